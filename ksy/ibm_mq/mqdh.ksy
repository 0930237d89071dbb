meta:
  id: mqdh
  title: IBM MQ distribution header (MQDH)
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
  A header of 48 bytes and two arrays in front of a message on a transmission
  queue that is meant for several queues.

  The header does not say its own byte order and character set: the structure in
  front of it does, which is passed as `encoding` and `ccsid`. Without them both
  are found from the bytes.

  Its own Encoding, CodedCharSetId and Format describe what follows it. The
  specification `mq_message` goes on there.

  An array that does not lie inside the structure is left out and
  `has_array_outside` says so; nothing is read by its count alone.

  The source document (D1) does not describe this header: everything has the
  status "derived" and follows IBM's published documentation.
doc-ref:
  - IBM MQ documentation, MQI reference, MQDH - Distribution header
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
    -orig-id: MQDH
    -status: derived
    type: dh(used_encoding, ccsid)
    doc: The distribution header, as long as its StrucLength says.
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
  dh:
    meta:
      endian:
        switch-on: context_encoding & 15
        cases:
          2: le
          _: be
    doc: The distribution header, as long as its StrucLength says.
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
            (_ == [0x44, 0x48, 0x20, 0x20] and not context.is_ebcdic)
            or (_ == [0xc4, 0xc8, 0x40, 0x40] and not context.is_ascii)
          -reason: >-
            wrong StrucId, or charset mismatch with the context CCSID
            (DH and blanks is 44482020 in ASCII, c4c84040 in EBCDIC)
        doc: The letters DH and blanks up to 4 characters, in ASCII or EBCDIC.
      - id: version
        -orig-id: Version
        -status: derived
        type: s4
        valid:
          eq: 1
          -reason: >-
            unsupported MQDH version
            (16777216: byte order mismatch with the context encoding)
        doc: Version number of this structure; only 1 exists.
      - id: struc_length
        -orig-id: StrucLength
        -status: derived
        -unit: byte
        type: s4
        valid:
          min: 48
          -reason: StrucLength of an MQDH is at least 48
        doc: Length of this structure with its records.
      - id: encoding
        -orig-id: Encoding
        -status: derived
        type: s4
        doc: |
          How numbers are written in what follows the MQDH; `following` takes it
          apart.
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
        doc: Name of the format of what follows the MQDH.
      - id: flags
        -orig-id: Flags
        -status: derived
        type: s4
        doc: 1 where every message gets a new identifier, else 0.
      - id: put_msg_rec_fields
        -orig-id: PutMsgRecFields
        -status: derived
        type: s4
        doc: |
          Which fields a put message record has: 1 MsgId, 2 CorrelId, 4 GroupId,
          8 Feedback, 16 AccountingToken.
      - id: recs_present
        -orig-id: RecsPresent
        -status: derived
        type: s4
        doc: |
          How many records each array has: one a destination.
      - id: object_rec_offset
        -orig-id: ObjectRecOffset
        -status: derived
        -unit: byte
        type: s4
        doc: |
          Where the object records begin, counted from the start of this
          structure; 0 where there are none.
      - id: put_msg_rec_offset
        -orig-id: PutMsgRecOffset
        -status: derived
        -unit: byte
        type: s4
        doc: |
          Where the put message records begin, counted from the start of this
          structure; 0 where there are none.
      - id: records
        -status: derived
        size: struc_length - 48
        type: records
        doc: |
          Bytes up to the end that StrucLength says, and the two arrays in them.
    instances:
      is_ebcdic:
        -status: derived
        value: struc_id == [0xc4, 0xc8, 0x40, 0x40]
        doc: The names of this structure are in EBCDIC, as its StrucId shows.
      new_msg_ids:
        -orig-id: MQDHF_NEW_MSG_IDS
        -status: derived
        value: (flags & 1) != 0
        doc: A new identifier for each destination.
      len_put_msg_rec:
        -status: derived
        -unit: byte
        -column: false
        value: >-
          (put_msg_rec_fields & 1) * 24
          + ((put_msg_rec_fields >> 1) & 1) * 24
          + ((put_msg_rec_fields >> 2) & 1) * 24
          + ((put_msg_rec_fields >> 3) & 1) * 4
          + ((put_msg_rec_fields >> 4) & 1) * 32
        doc: Length of a put message record.
    types:
      records:
        doc: The arrays of the structure.
        instances:
          object_records_fit:
            -status: derived
            -column: false
            value: >-
              _parent.recs_present > 0
              and _parent.object_rec_offset >= 48
              and _parent.object_rec_offset - 48
              + _parent.recs_present * 96 <= _io.size
            doc: The array is there and lies inside the structure.
          put_msg_records_fit:
            -status: derived
            -column: false
            value: >-
              _parent.recs_present > 0
              and _parent.put_msg_rec_offset >= 48 and _parent.len_put_msg_rec > 0
              and _parent.put_msg_rec_offset - 48
              + _parent.recs_present * _parent.len_put_msg_rec <= _io.size
            doc: The array is there and lies inside the structure.
          object_records:
            -orig-id: MQOR
            -status: derived
            pos: 'object_records_fit ? _parent.object_rec_offset - 48 : 0'
            type: object_record(_parent.context_ccsid, _parent.is_ebcdic)
            repeat: expr
            repeat-expr: 'object_records_fit ? _parent.recs_present : 0'
            doc: |
              The destinations; none where the array does not lie inside the
              structure.
          put_msg_records:
            -orig-id: MQPMR
            -status: derived
            pos: 'put_msg_records_fit ? _parent.put_msg_rec_offset - 48 : 0'
            type: put_msg_record(_parent.put_msg_rec_fields)
            repeat: expr
            repeat-expr: 'put_msg_records_fit ? _parent.recs_present : 0'
            doc: |
              What is particular to each destination; none where the array does not
              lie inside the structure.
          has_array_outside:
            -status: derived
            value: >-
              (_parent.recs_present != 0 and _parent.object_rec_offset != 0 and not object_records_fit)
              or (_parent.recs_present != 0 and _parent.put_msg_rec_offset != 0
              and _parent.len_put_msg_rec != 0 and not put_msg_records_fit)
            doc: |
              At least one array does not lie inside the structure, or has a
              negative number of records.
      object_record:
        doc: A destination, 96 bytes.
        params:
          - id: context_ccsid
            -status: derived
            type: s4
            doc: CCSID of the names.
          - id: is_ebcdic
            -status: derived
            type: bool
            doc: The names are in EBCDIC.
        seq:
          - id: object_name
            -orig-id: ObjectName
            -status: derived
            type: mqmd::text(48, context_ccsid, is_ebcdic)
            doc: Queue.
          - id: object_q_mgr_name
            -orig-id: ObjectQMgrName
            -status: derived
            type: mqmd::text(48, context_ccsid, is_ebcdic)
            doc: Queue manager of that queue.
      put_msg_record:
        doc: |
          What is particular to a destination: only the fields that PutMsgRecFields
          names, in this order.
        params:
          - id: fields
            -orig-id: PutMsgRecFields
            -status: derived
            type: s4
            doc: Which fields there are.
        seq:
          - id: msg_id
            -orig-id: MsgId
            -status: derived
            size: 24
            if: (fields & 1) != 0
            doc: Identifier of the message.
          - id: correl_id
            -orig-id: CorrelId
            -status: derived
            size: 24
            if: (fields & 2) != 0
            doc: Identifier that relates the message to another one.
          - id: group_id
            -orig-id: GroupId
            -status: derived
            size: 24
            if: (fields & 4) != 0
            doc: Identifier of the group.
          - id: feedback
            -orig-id: Feedback
            -status: derived
            type: s4
            if: (fields & 8) != 0
            doc: Feedback code.
          - id: accounting_token
            -orig-id: AccountingToken
            -status: derived
            size: 32
            if: (fields & 16) != 0
            doc: What the work is charged to.
