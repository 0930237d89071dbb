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
    -orig-id: MQDH
    -source: [D2]
    -status: derived
    type: dh(used_encoding, ccsid)
    doc: The distribution header, as long as its StrucLength says.
    doc-ref: IBM MQ documentation, MQDH, Character set and encoding
  - id: following
    -source: [D2]
    -status: derived
    type: mqmd::data_context(header.format.kind.to_i, header.encoding, header.coded_char_set_id)
    doc: What the header says of that which follows it; no bytes.
    doc-ref: IBM MQ documentation, MQDH, Format, Encoding and CodedCharSetId
  - id: remainder
    -source: [D2]
    -status: derived
    size-eos: true
    doc: |
      What follows. The header that `header.format` announces, else data. May be
      empty.
    doc-ref: IBM MQ documentation, MQDH, Format, Encoding and CodedCharSetId
instances:
  start:
    -source: [D2]
    -status: derived
    -column: false
    pos: 0
    size: '_io.size < 8 ? _io.size : 8'
    doc: The first 8 bytes as they lie, as far as there are so many.
    doc-ref: IBM MQ documentation, MQDH, Character set and encoding
  used_encoding:
    -source: [D2]
    -status: derived
    value: >-
      (encoding & 15) == 1 or (encoding & 15) == 2 ? encoding
      : _io.size >= 8 and start[4] != 0 and start[7] == 0 ? 546 : 273
    doc: |
      The encoding by which this header is read. As stated, else as the bytes of
      Version show it; versions are small numbers.
    doc-ref: IBM MQ documentation, MQDH, Character set and encoding
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
        doc-ref: IBM MQ documentation, MQDH, Character set and encoding
      - id: struc_id
        -orig-id: StrucId
        -source: [D2]
        -status: derived
        size: 4
        valid:
          any-of:
            - '[0x44, 0x48, 0x20, 0x20]'
            - '[0xc4, 0xc8, 0x40, 0x40]'
          -reason: wrong StrucId (MQ reason code 2135)
        doc: The letters DH and blanks up to 4 characters, in ASCII or EBCDIC.
        doc-ref: IBM MQ documentation, MQDH, StrucId
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
        doc-ref: IBM MQ documentation, MQDH, Character set and encoding
      - id: version
        -orig-id: Version
        -source: [D2]
        -status: derived
        type: s4
        valid:
          eq: 1
          -reason: >-
            unsupported MQDH version (MQ reason code 2135)
            (16777216: byte order mismatch with the context encoding)
        doc: Version number of this structure; only 1 exists.
        doc-ref: IBM MQ documentation, MQDH, Version
      - id: struc_length
        -orig-id: StrucLength
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        valid:
          min: 48
          -reason: StrucLength of an MQDH is at least 48 (MQ reason code 2135)
        doc: Length of this structure with its records.
        doc-ref: IBM MQ documentation, MQDH, StrucLength
      - id: encoding
        -orig-id: Encoding
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          How numbers are written in what follows the MQDH; `following` takes it
          apart.
        doc-ref: IBM MQ documentation, MQDH, Encoding
      - id: coded_char_set_id
        -orig-id: CodedCharSetId
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          CCSID of the text in what follows. 0 and -1 leave it open, -2 means
          the character set of this structure.
        doc-ref: IBM MQ documentation, MQDH, CodedCharSetId
      - id: format
        -orig-id: Format
        -source: [D2]
        -status: derived
        type: mqmd::format_name(is_ebcdic)
        doc: Name of the format of what follows the MQDH.
        doc-ref: IBM MQ documentation, MQDH, Format
      - id: flags
        -orig-id: Flags
        -source: [D2]
        -status: derived
        type: s4
        doc: 1 where every message gets a new identifier, else 0.
        doc-ref: IBM MQ documentation, MQDH, Flags
      - id: put_msg_rec_fields
        -orig-id: PutMsgRecFields
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          Which fields a put message record has: 1 MsgId, 2 CorrelId, 4 GroupId,
          8 Feedback, 16 AccountingToken.
        doc-ref: IBM MQ documentation, MQDH, PutMsgRecFields
      - id: recs_present
        -orig-id: RecsPresent
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          How many records each array has: one a destination.
        doc-ref: IBM MQ documentation, MQDH, RecsPresent
      - id: object_rec_offset
        -orig-id: ObjectRecOffset
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        doc: |
          Where the object records begin, counted from the start of this
          structure; 0 where there are none.
        doc-ref: IBM MQ documentation, MQDH, ObjectRecOffset
      - id: put_msg_rec_offset
        -orig-id: PutMsgRecOffset
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        doc: |
          Where the put message records begin, counted from the start of this
          structure; 0 where there are none.
        doc-ref: IBM MQ documentation, MQDH, PutMsgRecOffset
      - id: records
        -source: [D2]
        -status: derived
        size: struc_length - 48
        type: records(num_object_records, num_put_msg_records)
        doc: |
          Bytes up to the end that StrucLength says, and the two arrays in them.
        doc-ref: IBM MQ documentation, MQDH
    instances:
      is_ebcdic:
        -source: [D2]
        -status: derived
        value: struc_id == [0xc4, 0xc8, 0x40, 0x40]
        doc: The names of this structure are in EBCDIC, as its StrucId shows.
        doc-ref: IBM MQ documentation, MQDH, Character set and encoding
      new_msg_ids:
        -orig-id: MQDHF_NEW_MSG_IDS
        -source: [D2]
        -status: derived
        value: (flags & 1) != 0
        doc: A new identifier for each destination.
        doc-ref: IBM MQ documentation, MQDH, Flags
      len_put_msg_rec:
        -source: [D2]
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
        doc-ref: IBM MQ documentation, MQDH
      num_object_records:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          recs_present > 0 and object_rec_offset >= 48
          and object_rec_offset + recs_present * 96 <= struc_length ? recs_present : 0
        doc: |
          Number of object records; 0 where the array is not there or does not lie
          inside the structure.
        doc-ref: IBM MQ documentation, MQDH, RecsPresent and ObjectRecOffset
      num_put_msg_records:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          recs_present > 0 and put_msg_rec_offset >= 48 and (put_msg_rec_fields & 31) != 0
          and put_msg_rec_offset + recs_present * len_put_msg_rec <= struc_length ? recs_present : 0
        doc: |
          Number of put message records; 0 where the array is not there or does not
          lie inside the structure.
        doc-ref: IBM MQ documentation, MQDH, RecsPresent and PutMsgRecOffset
    types:
      records:
        doc: The arrays of the structure.
        params:
          - id: num_object_records
            -status: derived
            type: s4
            doc: Number of object records that lie inside the structure.
          - id: num_put_msg_records
            -status: derived
            type: s4
            doc: Number of put message records that lie inside the structure.
        instances:
          object_records:
            -orig-id: MQOR
            -source: [D2]
            -status: derived
            pos: 'num_object_records > 0 ? _parent.object_rec_offset - 48 : 0'
            type: object_record(_parent.context_ccsid, _parent.is_ebcdic)
            repeat: expr
            repeat-expr: num_object_records
            doc: |
              The destinations; none where the array does not lie inside the
              structure.
            doc-ref: IBM MQ documentation, MQDH
          put_msg_records:
            -orig-id: MQPMR
            -source: [D2]
            -status: derived
            pos: 'num_put_msg_records > 0 ? _parent.put_msg_rec_offset - 48 : 0'
            type: put_msg_record(_parent.put_msg_rec_fields)
            repeat: expr
            repeat-expr: num_put_msg_records
            doc: |
              What is particular to each destination; none where the array does not
              lie inside the structure.
            doc-ref: IBM MQ documentation, MQDH
          has_array_outside:
            -source: [D2]
            -status: derived
            value: >-
              _parent.recs_present != 0
              and ((_parent.object_rec_offset != 0 and num_object_records == 0)
              or (_parent.put_msg_rec_offset != 0
              and (_parent.put_msg_rec_fields & 31) != 0 and num_put_msg_records == 0))
            doc: |
              At least one array does not lie inside the structure, or has a
              negative number of records.
            doc-ref: IBM MQ documentation, MQDH
      object_record:
        doc: A destination, 96 bytes.
        params:
          - id: context_ccsid
            -source: [D2]
            -status: derived
            type: s4
            doc: CCSID of the names.
            doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
          - id: is_ebcdic
            -source: [D2]
            -status: derived
            type: bool
            doc: The names are in EBCDIC.
            doc-ref: IBM MQ documentation, elementary data types, MQCHARn
        seq:
          - id: object_name
            -orig-id: ObjectName
            -source: [D2]
            -status: derived
            type: mqmd::text(48, context_ccsid, is_ebcdic)
            doc: Queue.
            doc-ref: IBM MQ documentation, MQDH, ObjectName
          - id: object_q_mgr_name
            -orig-id: ObjectQMgrName
            -source: [D2]
            -status: derived
            type: mqmd::text(48, context_ccsid, is_ebcdic)
            doc: Queue manager of that queue.
            doc-ref: IBM MQ documentation, MQDH, ObjectQMgrName
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
            -source: [D2]
            -status: derived
            size: 24
            if: (fields & 1) != 0
            doc: Identifier of the message.
            doc-ref: IBM MQ documentation, MQDH, MsgId
          - id: correl_id
            -orig-id: CorrelId
            -source: [D2]
            -status: derived
            size: 24
            if: (fields & 2) != 0
            doc: Identifier that relates the message to another one.
            doc-ref: IBM MQ documentation, MQDH, CorrelId
          - id: group_id
            -orig-id: GroupId
            -source: [D2]
            -status: derived
            size: 24
            if: (fields & 4) != 0
            doc: Identifier of the group.
            doc-ref: IBM MQ documentation, MQDH, GroupId
          - id: feedback
            -orig-id: Feedback
            -source: [D2]
            -status: derived
            type: s4
            if: (fields & 8) != 0
            doc: Feedback code.
            doc-ref: IBM MQ documentation, MQDH, Feedback
          - id: accounting_token
            -orig-id: AccountingToken
            -source: [D2]
            -status: derived
            size: 32
            if: (fields & 16) != 0
            doc: What the work is charged to.
            doc-ref: IBM MQ documentation, MQDH, AccountingToken
