meta:
  id: mqrmh
  title: IBM MQ reference message header (MQRMH)
  application: IBM MQ
  tags:
    - messaging
  license: MIT
  ks-version: '0.9'
  imports:
    - mqmd
  -source:
    - id: D1
      title: MQMDE-消息描述符扩展 (IBM MQ documentation, machine translation)
      lang: zh
      file: 002_094214e1f79353c6.txt
      sha256: 75d3c96bc71895df78b01fd4f240c5263fad2ef057694c21826653b737bdb61f
doc: |
  A header of 108 bytes and four strings that stands for a large object outside
  the queue: where it comes from, where it goes, and which part of it the
  message is about.

  The header does not say its own byte order and character set: the structure in
  front of it does, which is passed as `encoding` and `ccsid`. Without them both
  are found from the bytes.

  Its own Encoding, CodedCharSetId and Format describe what follows it. The
  specification `mq_message` goes on there.

  A string that does not lie inside the structure is left out and
  `has_string_outside` says so.

  The source document (D1) does not describe this header: everything has the
  status "derived" and follows IBM's published documentation.
doc-ref:
  - IBM MQ documentation, MQI reference, MQRMH - Reference message header
params:
  - id: encoding
    -orig-id: Encoding
    -status: derived
    -default: 0
    type: s4
    doc: |
      Encoding told by the structure in front. Its last hexadecimal digit gives
      the byte order of this one: 1 most significant byte first (273, 785), 2
      least significant byte first (546). Any other digit, as in 0: not known.
  - id: ccsid
    -orig-id: CodedCharSetId
    -status: derived
    -default: 0
    type: s4
    doc: |
      CodedCharSetId told by the structure in front, in which this one writes its
      names. 0: not known, the structure's first letters decide.
seq:
  - id: header
    -orig-id: MQRMH
    -status: derived
    type: rmh(used_encoding, ccsid)
    doc: The reference message header, as long as its StrucLength says.
  - id: following
    -status: derived
    type: mqmd::data_context(header.format.kind.to_i, header.encoding, header.coded_char_set_id)
    doc: What the header says of that which follows it; no bytes.
  - id: remainder
    -status: derived
    size-eos: true
    doc: |
      What follows. The header that `header.format` announces, else data. May be
      empty.
instances:
  start:
    -status: derived
    -column: false
    pos: 0
    size: '_io.size < 8 ? _io.size : 8'
    doc: The first 8 bytes as they lie, as far as there are so many.
  used_encoding:
    -status: derived
    value: >-
      (encoding & 15) == 1 or (encoding & 15) == 2 ? encoding
      : _io.size >= 8 and start[4] != 0 and start[7] == 0 ? 546 : 273
    doc: |
      The encoding by which this header is read. As told, else as the bytes of
      Version show it; versions are small numbers.
types:
  rmh:
    meta:
      endian:
        switch-on: context_encoding & 15
        cases:
          2: le
          _: be
    doc: The reference message header, as long as its StrucLength says.
    params:
      - id: context_encoding
        -status: derived
        type: s4
        doc: |
          Encoding of this structure; its last hexadecimal digit 2 means least
          significant byte first.
      - id: context_ccsid
        -status: derived
        type: s4
        doc: CodedCharSetId of this structure's names, 0 where it is not known.
    seq:
      - id: context
        -status: derived
        -column: false
        type: mqmd::data_context(0, context_encoding, context_ccsid)
        doc: Byte order and character set of this structure; no bytes.
      - id: struc_id
        -orig-id: StrucId
        -status: derived
        size: 4
        valid:
          expr: >-
            (_ == [0x52, 0x4d, 0x48, 0x20] and not context.is_ebcdic)
            or (_ == [0xd9, 0xd4, 0xc8, 0x40] and not context.is_ascii)
          -reason: >-
            wrong StrucId, or charset mismatch with the context CCSID
            (RMH and blanks is 524d4820 in ASCII, d9d4c840 in EBCDIC)
        doc: The letters RMH and blanks up to 4 characters, in ASCII or EBCDIC.
      - id: version
        -orig-id: Version
        -status: derived
        type: s4
        valid:
          eq: 1
          -reason: >-
            unsupported MQRMH version
            (16777216: byte order mismatch with the context encoding)
        doc: Version number of this structure; only 1 exists.
      - id: struc_length
        -orig-id: StrucLength
        -status: derived
        -unit: byte
        type: s4
        valid:
          min: 108
          -reason: StrucLength of an MQRMH is at least 108
        doc: |
          Length of this structure with its strings. The data of the object, if
          any is there, begins behind it.
      - id: encoding
        -orig-id: Encoding
        -status: derived
        type: s4
        doc: |
          How numbers are written in what follows the MQRMH; `following` takes
          it apart.
      - id: coded_char_set_id
        -orig-id: CodedCharSetId
        -status: derived
        type: s4
        doc: |
          CCSID of the text in what follows. 0 and -1 leave it open, -2 means
          the character set of this structure.
      - id: format
        -orig-id: Format
        -status: derived
        type: mqmd::format_name(is_ebcdic)
        doc: Name of the format of what follows the MQRMH.
      - id: flags
        -orig-id: Flags
        -status: derived
        type: s4
        doc: 1 where the message is the last of its object, else 0.
      - id: object_type
        -orig-id: ObjectType
        -status: derived
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Kind of object, by which exits know theirs.
      - id: object_instance_id
        -orig-id: ObjectInstanceId
        -status: derived
        size: 24
        doc: Identifier of the object.
      - id: len_src_env
        -orig-id: SrcEnvLength
        -status: derived
        -unit: byte
        type: s4
        doc: |
          Environment of the source: length in bytes, 0 for none.
      - id: ofs_src_env
        -orig-id: SrcEnvOffset
        -status: derived
        -unit: byte
        type: s4
        doc: |
          Environment of the source: where it begins, counted from the start of
          this structure.
      - id: len_src_name
        -orig-id: SrcNameLength
        -status: derived
        -unit: byte
        type: s4
        doc: |
          Name of the source: length in bytes, 0 for none.
      - id: ofs_src_name
        -orig-id: SrcNameOffset
        -status: derived
        -unit: byte
        type: s4
        doc: |
          Name of the source: where it begins, counted from the start of this
          structure.
      - id: len_dest_env
        -orig-id: DestEnvLength
        -status: derived
        -unit: byte
        type: s4
        doc: |
          Environment of the destination: length in bytes, 0 for none.
      - id: ofs_dest_env
        -orig-id: DestEnvOffset
        -status: derived
        -unit: byte
        type: s4
        doc: |
          Environment of the destination: where it begins, counted from the
          start of this structure.
      - id: len_dest_name
        -orig-id: DestNameLength
        -status: derived
        -unit: byte
        type: s4
        doc: |
          Name of the destination: length in bytes, 0 for none.
      - id: ofs_dest_name
        -orig-id: DestNameOffset
        -status: derived
        -unit: byte
        type: s4
        doc: |
          Name of the destination: where it begins, counted from the start of
          this structure.
      - id: data_logical_length
        -orig-id: DataLogicalLength
        -status: derived
        -unit: byte
        type: s4
        doc: Bytes of the object that this message stands for; 0 all of it.
      - id: data_logical_offset
        -orig-id: DataLogicalOffset
        -status: derived
        type: s4
        doc: |
          Where they begin in the object: the low nine decimal digits.
      - id: data_logical_offset2
        -orig-id: DataLogicalOffset2
        -status: derived
        type: s4
        doc: |
          Where they begin in the object: the digits above, in thousand
          millions.
      - id: strings
        -status: derived
        size: struc_length - 108
        type: strings
        doc: |
          Bytes up to the end that StrucLength says, and the four strings in
          them.
    instances:
      is_ebcdic:
        -status: derived
        value: struc_id == [0xd9, 0xd4, 0xc8, 0x40]
        doc: The names of this structure are in EBCDIC, as its StrucId shows.
      is_last:
        -orig-id: MQRMHF_LAST
        -status: derived
        value: (flags & 1) != 0
        doc: The message is the last, or the only one, of its object.
      logical_offset:
        -status: derived
        -unit: byte
        value: data_logical_offset2 * 1000000000 + data_logical_offset
        doc: |
          Where the bytes begin in the object. It is not the place of the data
          in the message.
    types:
      strings:
        doc: |
          The strings of the structure. Their order is free, and there may be gaps.
        instances:
          src_env_fits:
            -status: derived
            -column: false
            value: >-
              _parent.len_src_env > 0
              and _parent.ofs_src_env >= 108
              and _parent.ofs_src_env - 108 + _parent.len_src_env <= _io.size
            doc: Environment of the source is there and lies inside the structure.
          src_env:
            -orig-id: SrcEnv
            -status: derived
            pos: 'src_env_fits ? _parent.ofs_src_env - 108 : 0'
            type: 'mqmd::text(src_env_fits ? _parent.len_src_env : 0, _parent.context_ccsid, _parent.is_ebcdic)'
            doc: |
              Environment of the source; empty where there is none, or where it does
              not lie inside the structure.
          src_name_fits:
            -status: derived
            -column: false
            value: >-
              _parent.len_src_name > 0
              and _parent.ofs_src_name >= 108
              and _parent.ofs_src_name - 108 + _parent.len_src_name <= _io.size
            doc: Name of the source is there and lies inside the structure.
          src_name:
            -orig-id: SrcName
            -status: derived
            pos: 'src_name_fits ? _parent.ofs_src_name - 108 : 0'
            type: 'mqmd::text(src_name_fits ? _parent.len_src_name : 0, _parent.context_ccsid, _parent.is_ebcdic)'
            doc: |
              Name of the source; empty where there is none, or where it does not
              lie inside the structure.
          dest_env_fits:
            -status: derived
            -column: false
            value: >-
              _parent.len_dest_env > 0
              and _parent.ofs_dest_env >= 108
              and _parent.ofs_dest_env - 108 + _parent.len_dest_env <= _io.size
            doc: |
              Environment of the destination is there and lies inside the structure.
          dest_env:
            -orig-id: DestEnv
            -status: derived
            pos: 'dest_env_fits ? _parent.ofs_dest_env - 108 : 0'
            type: 'mqmd::text(dest_env_fits ? _parent.len_dest_env : 0, _parent.context_ccsid, _parent.is_ebcdic)'
            doc: |
              Environment of the destination; empty where there is none, or where it
              does not lie inside the structure.
          dest_name_fits:
            -status: derived
            -column: false
            value: >-
              _parent.len_dest_name > 0
              and _parent.ofs_dest_name >= 108
              and _parent.ofs_dest_name - 108 + _parent.len_dest_name <= _io.size
            doc: Name of the destination is there and lies inside the structure.
          dest_name:
            -orig-id: DestName
            -status: derived
            pos: 'dest_name_fits ? _parent.ofs_dest_name - 108 : 0'
            type: 'mqmd::text(dest_name_fits ? _parent.len_dest_name : 0, _parent.context_ccsid, _parent.is_ebcdic)'
            doc: |
              Name of the destination; empty where there is none, or where it does
              not lie inside the structure.
          has_string_outside:
            -status: derived
            value: >-
              (_parent.len_src_env != 0 and not src_env_fits)
              or (_parent.len_src_name != 0 and not src_name_fits)
              or (_parent.len_dest_env != 0 and not dest_env_fits)
              or (_parent.len_dest_name != 0 and not dest_name_fits)
            doc: At least one string does not lie inside the structure.
