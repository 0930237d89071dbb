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
  -version: 0.1.0
  -instance-errors: refuse
  -source:
    - id: D1
      title: MQMDE-消息描述符扩展 (IBM MQ documentation, machine translation)
      lang: zh
      file: 002_094214e1f79353c6.txt
      sha256: 75d3c96bc71895df78b01fd4f240c5263fad2ef057694c21826653b737bdb61f
    - id: D2
      title: IBM MQ documentation, MQI application reference
      lang: en
      url: https://www.ibm.com/docs/en/ibm-mq
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
    -source: [D2]
    -status: derived
    -default: 0
    type: s4
    doc: |
      Encoding stated by the structure in front. Its last hexadecimal digit gives
      the byte order of this one: 1 most significant byte first (273, 785), 2
      least significant byte first (546). Any other digit, as in 0: not known.
    doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
  - id: ccsid
    -orig-id: CodedCharSetId
    -source: [D2]
    -status: derived
    -default: 0
    type: s4
    doc: |
      CodedCharSetId stated by the structure in front, in which this one writes its
      names. 0: not known, the structure's first letters decide.
    doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
seq:
  - id: header
    -orig-id: MQRMH
    -source: [D2]
    -status: derived
    type: rmh(used_encoding, ccsid)
    doc: The reference message header, as long as its StrucLength says.
    doc-ref: IBM MQ documentation, MQRMH, Character set and encoding
  - id: following
    -source: [D2]
    -status: derived
    type: mqmd::data_context(header.format.kind.to_i, header.encoding, header.coded_char_set_id)
    doc: What the header says of that which follows it; no bytes.
    doc-ref: IBM MQ documentation, MQRMH, Format, Encoding and CodedCharSetId
  - id: remainder
    -source: [D2]
    -status: derived
    size-eos: true
    doc: |
      What follows. The header that `header.format` announces, else data. May be
      empty.
    doc-ref: IBM MQ documentation, MQRMH, Format, Encoding and CodedCharSetId
instances:
  start:
    -source: [D2]
    -status: derived
    -column: false
    pos: 0
    size: '_io.size < 8 ? _io.size : 8'
    doc: The first 8 bytes as they lie, as far as there are so many.
    doc-ref: IBM MQ documentation, MQRMH, Character set and encoding
  used_encoding:
    -source: [D2]
    -status: derived
    value: >-
      (encoding & 15) == 1 or (encoding & 15) == 2 ? encoding
      : _io.size >= 8 and start[4] != 0 and start[7] == 0 ? 546 : 273
    doc: |
      The encoding by which this header is read. As stated, else as the bytes of
      Version show it; versions are small numbers.
    doc-ref: IBM MQ documentation, MQRMH, Character set and encoding
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
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          Encoding of this structure; its last hexadecimal digit 2 means least
          significant byte first.
        doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
      - id: context_ccsid
        -source: [D2]
        -status: derived
        type: s4
        doc: CodedCharSetId of this structure's names, 0 where it is not known.
        doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
    seq:
      - id: context
        -source: [D2]
        -status: derived
        -column: false
        type: mqmd::data_context(0, context_encoding, context_ccsid)
        doc: Byte order and character set of this structure; no bytes.
        doc-ref: IBM MQ documentation, MQRMH, Character set and encoding
      - id: struc_id
        -orig-id: StrucId
        -source: [D2]
        -status: derived
        size: 4
        valid:
          any-of:
            - '[0x52, 0x4d, 0x48, 0x20]'
            - '[0xd9, 0xd4, 0xc8, 0x40]'
          -reason: wrong StrucId (MQ reason code 2220)
        doc: The letters RMH and blanks up to 4 characters, in ASCII or EBCDIC.
        doc-ref: IBM MQ documentation, MQRMH, StrucId
      - id: charset
        -source: [D2]
        -status: derived
        -column: false
        size: 0
        valid:
          expr: 'is_ebcdic ? not context.is_ascii : not context.is_ebcdic'
          -reason: charset mismatch with the context CCSID
        doc: |
          StrucId is in the character set that the structure in front tells; no
          bytes.
        doc-ref: IBM MQ documentation, MQRMH, Character set and encoding
      - id: version
        -orig-id: Version
        -source: [D2]
        -status: derived
        type: s4
        valid:
          eq: 1
          -reason: >-
            unsupported MQRMH version (MQ reason code 2220)
            (16777216: byte order mismatch with the context encoding)
        doc: Version number of this structure; only 1 exists.
        doc-ref: IBM MQ documentation, MQRMH, Version
      - id: struc_length
        -orig-id: StrucLength
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        valid:
          min: 108
          -reason: StrucLength of an MQRMH is at least 108 (MQ reason code 2220)
        doc: |
          Length of this structure with its strings. The data of the object, if
          any is there, begins behind it.
        doc-ref: IBM MQ documentation, MQRMH, StrucLength
      - id: encoding
        -orig-id: Encoding
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          How numbers are written in what follows the MQRMH; `following` takes
          it apart.
        doc-ref: IBM MQ documentation, MQRMH, Encoding
      - id: coded_char_set_id
        -orig-id: CodedCharSetId
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          CCSID of the text in what follows. 0 and -1 leave it open, -2 means
          the character set of this structure.
        doc-ref: IBM MQ documentation, MQRMH, CodedCharSetId
      - id: format
        -orig-id: Format
        -source: [D2]
        -status: derived
        type: mqmd::format_name(is_ebcdic)
        doc: Name of the format of what follows the MQRMH.
        doc-ref: IBM MQ documentation, MQRMH, Format
      - id: flags
        -orig-id: Flags
        -source: [D2]
        -status: derived
        type: s4
        doc: 1 where the message is the last of its object, else 0.
        doc-ref: IBM MQ documentation, MQRMH, Flags
      - id: object_type
        -orig-id: ObjectType
        -source: [D2]
        -status: derived
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Kind of object, by which exits know theirs.
        doc-ref: IBM MQ documentation, MQRMH, ObjectType
      - id: object_instance_id
        -orig-id: ObjectInstanceId
        -source: [D2]
        -status: derived
        size: 24
        doc: Identifier of the object.
        doc-ref: IBM MQ documentation, MQRMH, ObjectInstanceId
      - id: len_src_env
        -orig-id: SrcEnvLength
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        doc: |
          Environment of the source: length in bytes, 0 for none.
        doc-ref: IBM MQ documentation, MQRMH, SrcEnvLength
      - id: ofs_src_env
        -orig-id: SrcEnvOffset
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        doc: |
          Environment of the source: where it begins, counted from the start of
          this structure.
        doc-ref: IBM MQ documentation, MQRMH, SrcEnvOffset
      - id: len_src_name
        -orig-id: SrcNameLength
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        doc: |
          Name of the source: length in bytes, 0 for none.
        doc-ref: IBM MQ documentation, MQRMH, SrcNameLength
      - id: ofs_src_name
        -orig-id: SrcNameOffset
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        doc: |
          Name of the source: where it begins, counted from the start of this
          structure.
        doc-ref: IBM MQ documentation, MQRMH, SrcNameOffset
      - id: len_dest_env
        -orig-id: DestEnvLength
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        doc: |
          Environment of the destination: length in bytes, 0 for none.
        doc-ref: IBM MQ documentation, MQRMH, DestEnvLength
      - id: ofs_dest_env
        -orig-id: DestEnvOffset
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        doc: |
          Environment of the destination: where it begins, counted from the
          start of this structure.
        doc-ref: IBM MQ documentation, MQRMH, DestEnvOffset
      - id: len_dest_name
        -orig-id: DestNameLength
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        doc: |
          Name of the destination: length in bytes, 0 for none.
        doc-ref: IBM MQ documentation, MQRMH, DestNameLength
      - id: ofs_dest_name
        -orig-id: DestNameOffset
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        doc: |
          Name of the destination: where it begins, counted from the start of
          this structure.
        doc-ref: IBM MQ documentation, MQRMH, DestNameOffset
      - id: data_logical_length
        -orig-id: DataLogicalLength
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        doc: Bytes of the object that this message stands for; 0 all of it.
        doc-ref: IBM MQ documentation, MQRMH, DataLogicalLength
      - id: data_logical_offset
        -orig-id: DataLogicalOffset
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          Where they begin in the object: the low nine decimal digits.
        doc-ref: IBM MQ documentation, MQRMH, DataLogicalOffset
      - id: data_logical_offset2
        -orig-id: DataLogicalOffset2
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          Where they begin in the object: the digits above, in thousand
          millions.
        doc-ref: IBM MQ documentation, MQRMH, DataLogicalOffset2
      - id: strings
        -source: [D2]
        -status: derived
        size: struc_length - 108
        type: strings(len_src_env_inside, len_src_name_inside, len_dest_env_inside, len_dest_name_inside)
        doc: |
          Bytes up to the end that StrucLength says, and the four strings in
          them.
        doc-ref: IBM MQ documentation, MQRMH
    instances:
      is_ebcdic:
        -source: [D2]
        -status: derived
        value: struc_id == [0xd9, 0xd4, 0xc8, 0x40]
        doc: The names of this structure are in EBCDIC, as its StrucId shows.
        doc-ref: IBM MQ documentation, MQRMH, Character set and encoding
      is_last:
        -orig-id: MQRMHF_LAST
        -source: [D2]
        -status: derived
        value: (flags & 1) != 0
        doc: The message is the last, or the only one, of its object.
        doc-ref: IBM MQ documentation, MQRMH, Flags
      logical_offset:
        -source: [D2]
        -status: derived
        -unit: byte
        value: data_logical_offset2 * 1000000000 + data_logical_offset
        doc: |
          Where the bytes begin in the object. It is not the place of the data
          in the message.
        doc-ref: IBM MQ documentation, MQRMH
      len_src_env_inside:
        -source: [D2]
        -status: derived
        -unit: byte
        -column: false
        value: >-
          len_src_env > 0 and ofs_src_env >= 108
          and ofs_src_env + len_src_env <= struc_length ? len_src_env : 0
        doc: |
          Length of the environment of the source; 0 where there is none, or
          where it does not lie inside the structure.
        doc-ref: IBM MQ documentation, MQRMH, SrcEnvLength and SrcEnvOffset
      len_src_name_inside:
        -source: [D2]
        -status: derived
        -unit: byte
        -column: false
        value: >-
          len_src_name > 0 and ofs_src_name >= 108
          and ofs_src_name + len_src_name <= struc_length ? len_src_name : 0
        doc: |
          Length of the name of the source; 0 where there is none, or
          where it does not lie inside the structure.
        doc-ref: IBM MQ documentation, MQRMH, SrcNameLength and SrcNameOffset
      len_dest_env_inside:
        -source: [D2]
        -status: derived
        -unit: byte
        -column: false
        value: >-
          len_dest_env > 0 and ofs_dest_env >= 108
          and ofs_dest_env + len_dest_env <= struc_length ? len_dest_env : 0
        doc: |
          Length of the environment of the destination; 0 where there is none, or
          where it does not lie inside the structure.
        doc-ref: IBM MQ documentation, MQRMH, DestEnvLength and DestEnvOffset
      len_dest_name_inside:
        -source: [D2]
        -status: derived
        -unit: byte
        -column: false
        value: >-
          len_dest_name > 0 and ofs_dest_name >= 108
          and ofs_dest_name + len_dest_name <= struc_length ? len_dest_name : 0
        doc: |
          Length of the name of the destination; 0 where there is none, or
          where it does not lie inside the structure.
        doc-ref: IBM MQ documentation, MQRMH, DestNameLength and DestNameOffset
    types:
      strings:
        doc: |
          The strings of the structure. Their order is free, and there may be gaps.
        params:
          - id: len_src_env
            -status: derived
            type: s4
            doc: Bytes of the environment of the source that lie inside.
          - id: len_src_name
            -status: derived
            type: s4
            doc: Bytes of the name of the source that lie inside.
          - id: len_dest_env
            -status: derived
            type: s4
            doc: Bytes of the environment of the destination that lie inside.
          - id: len_dest_name
            -status: derived
            type: s4
            doc: Bytes of the name of the destination that lie inside.
        instances:
          src_env:
            -orig-id: SrcEnv
            -source: [D2]
            -status: derived
            pos: 'len_src_env > 0 ? _parent.ofs_src_env - 108 : 0'
            type: mqmd::text(len_src_env, _parent.context_ccsid, _parent.is_ebcdic)
            doc: |
              Environment of the source; empty where there is none, or where it does
              not lie inside the structure.
            doc-ref: IBM MQ documentation, MQRMH, SrcEnv
          src_name:
            -orig-id: SrcName
            -source: [D2]
            -status: derived
            pos: 'len_src_name > 0 ? _parent.ofs_src_name - 108 : 0'
            type: mqmd::text(len_src_name, _parent.context_ccsid, _parent.is_ebcdic)
            doc: |
              Name of the source; empty where there is none, or where it does not
              lie inside the structure.
            doc-ref: IBM MQ documentation, MQRMH, SrcName
          dest_env:
            -orig-id: DestEnv
            -source: [D2]
            -status: derived
            pos: 'len_dest_env > 0 ? _parent.ofs_dest_env - 108 : 0'
            type: mqmd::text(len_dest_env, _parent.context_ccsid, _parent.is_ebcdic)
            doc: |
              Environment of the destination; empty where there is none, or where it
              does not lie inside the structure.
            doc-ref: IBM MQ documentation, MQRMH, DestEnv
          dest_name:
            -orig-id: DestName
            -source: [D2]
            -status: derived
            pos: 'len_dest_name > 0 ? _parent.ofs_dest_name - 108 : 0'
            type: mqmd::text(len_dest_name, _parent.context_ccsid, _parent.is_ebcdic)
            doc: |
              Name of the destination; empty where there is none, or where it does
              not lie inside the structure.
            doc-ref: IBM MQ documentation, MQRMH, DestName
          has_string_outside:
            -source: [D2]
            -status: derived
            value: >-
              (_parent.len_src_env != 0 and len_src_env == 0)
              or (_parent.len_src_name != 0 and len_src_name == 0)
              or (_parent.len_dest_env != 0 and len_dest_env == 0)
              or (_parent.len_dest_name != 0 and len_dest_name == 0)
            doc: At least one string does not lie inside the structure.
            doc-ref: IBM MQ documentation, MQRMH
