meta:
  id: mqmd
  title: IBM MQ message descriptor (MQMD), version 1 and 2
  application: IBM MQ
  tags:
    - messaging
  license: MIT
  ks-version: '0.9'
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
  The descriptor that belongs to every IBM MQ message: who sent it, where
  replies go, how long it lives, and in which byte order, character set and
  format the message data is. Version 1 has 324 bytes; version 2 has 40 more,
  the five fields that an MQMDE carries for a version 1 descriptor.

  A descriptor does not say its own byte order and character set: they are those
  of the queue manager that stored it. Pass them as `encoding` and `ccsid`;
  without them both are found from the bytes.

  Its Encoding, CodedCharSetId and Format describe the message data, which
  follows here as `remainder`. The specification `mq_message` goes on into that
  data.

  The types for names, format names and encodings are used by all other headers.
  EBCDIC text is read in the code page that the CCSID names where it is 37, 273,
  500, 1047 or 1140, in 037 otherwise: letters, digits, blank and the characters
  of object names are the same in all of them. Other text is read as UTF-8
  (1208), windows-1252 (1252), code page 437 or 850, and as ISO 8859-1
  otherwise.

  Only the part about the five fields of version 2 comes from the source
  document (D1); everything else has the status "derived" and follows IBM's
  published documentation.
doc-ref:
  - IBM MQ documentation, MQI reference, MQMD - Message descriptor
params:
  - id: encoding
    -orig-id: Encoding
    -source: [D2]
    -status: derived
    -default: 0
    type: s4
    doc: |
      Encoding of the queue manager. Its last hexadecimal digit gives
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
      CodedCharSetId of the queue manager, in which the descriptor writes its
      names. 0: not known, the structure's first letters decide.
    doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
seq:
  - id: header
    -orig-id: MQMD
    -source: [D2]
    -status: derived
    type: md(used_encoding, ccsid, false)
    doc: The message descriptor, 324 or 364 bytes.
    doc-ref: IBM MQ documentation, MQMD, Character set and encoding
  - id: following
    -source: [D2]
    -status: derived
    type: data_context(header.format.kind.to_i, header.encoding, header.coded_char_set_id)
    doc: What the header says of that which follows it; no bytes.
    doc-ref: IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
  - id: remainder
    -source: [D2]
    -status: derived
    size-eos: true
    doc: |
      The message data. The header that `header.format` announces, else data. May be
      empty.
    doc-ref: IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
instances:
  start:
    -source: [D2]
    -status: derived
    -column: false
    pos: 0
    size: '_io.size < 8 ? _io.size : 8'
    doc: The first 8 bytes as they lie, as far as there are so many.
    doc-ref: IBM MQ documentation, MQMD, Character set and encoding
  used_encoding:
    -source: [D2]
    -status: derived
    value: >-
      (encoding & 15) == 1 or (encoding & 15) == 2 ? encoding
      : _io.size >= 8 and start[4] != 0 and start[7] == 0 ? 546 : 273
    doc: |
      The encoding by which this header is read. As stated, else as the bytes of
      Version show it; versions are small numbers.
    doc-ref: IBM MQ documentation, MQMD, Character set and encoding
types:
  md:
    meta:
      endian:
        switch-on: context_encoding & 15
        cases:
          2: le
          _: be
    doc: The descriptor.
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
      - id: is_embedded
        -status: derived
        type: bool
        doc: |
          The descriptor lies in an MQXQH, where it has the 324 bytes of version
          1 whatever its Version says.
    seq:
      - id: context
        -source: [D2]
        -status: derived
        -column: false
        type: data_context(0, context_encoding, context_ccsid)
        doc: Byte order and character set of this structure; no bytes.
        doc-ref: IBM MQ documentation, MQMD, Character set and encoding
      - id: struc_id
        -orig-id: StrucId
        -source: [D2]
        -status: derived
        size: 4
        valid:
          any-of:
            - '[0x4d, 0x44, 0x20, 0x20]'
            - '[0xd4, 0xc4, 0x40, 0x40]'
          -reason: wrong StrucId (MQ reason code 2026)
        doc: The letters MD and blanks up to 4 characters, in ASCII or EBCDIC.
        doc-ref: IBM MQ documentation, MQMD, StrucId
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
        doc-ref: IBM MQ documentation, MQMD, Character set and encoding
      - id: version
        -orig-id: Version
        -source: [D1:3, D2]
        -status: derived
        type: s4
        valid:
          expr: is_embedded or _ == 1 or _ == 2
          -reason: >-
            unsupported MQMD version (MQ reason code 2026)
            (16777216 or 33554432: byte order mismatch with the context encoding)
        doc: Version number of this structure, 1 or 2.
        doc-ref: IBM MQ documentation, MQMD, Version
      - id: report
        -orig-id: Report
        -source: [D2]
        -status: derived
        type: report
        doc: |
          Which reports the sender asks for, and what becomes of a message that
          is not delivered.
        doc-ref: IBM MQ documentation, MQMD, Report
      - id: msg_type
        -orig-id: MsgType
        -source: [D2]
        -status: derived
        type: s4
        enum: msg_type
        doc: |
          What kind of message this is. 1 to 65535 belong to the system, higher
          numbers to applications.
        doc-ref: IBM MQ documentation, MQMD, MsgType
      - id: expiry
        -orig-id: Expiry
        -source: [D2]
        -status: derived
        -unit: 0.1 s
        type: s4
        doc: How long the message lives, in tenths of a second; -1 for ever.
        doc-ref: IBM MQ documentation, MQMD, Expiry
      - id: feedback
        -orig-id: Feedback
        -source: [D2]
        -status: derived
        type: s4
        enum: feedback
        doc: |
          Why a report was made. Reason codes of MQ (2000 and more) occur too;
          65536 and more belong to applications.
        doc-ref: IBM MQ documentation, MQMD, Feedback
      - id: encoding
        -orig-id: Encoding
        -source: [D1:17, D1:18, D2]
        -status: derived
        type: s4
        doc: |
          How numbers are written in the message data; `following` takes it
          apart.
        doc-ref: IBM MQ documentation, MQMD, Encoding
      - id: coded_char_set_id
        -orig-id: CodedCharSetId
        -source: [D1:17, D1:18, D2]
        -status: derived
        type: s4
        doc: |
          CCSID of the text in the message data. 0 is the queue manager's own,
          -1 says that the data tells it itself, -2 that of the descriptor.
        doc-ref: IBM MQ documentation, MQMD, CodedCharSetId
      - id: format
        -orig-id: Format
        -source: [D1:34, D1:53, D2]
        -status: derived
        type: format_name(is_ebcdic)
        doc: Name of the format of the message data.
        doc-ref: IBM MQ documentation, MQMD, Format
      - id: priority
        -orig-id: Priority
        -source: [D2]
        -status: derived
        type: s4
        doc: 0 lowest to 9 highest; -1 leaves it to the queue.
        doc-ref: IBM MQ documentation, MQMD, Priority
      - id: persistence
        -orig-id: Persistence
        -source: [D2]
        -status: derived
        type: s4
        enum: persistence
        doc: Whether the message survives a restart of the queue manager.
        doc-ref: IBM MQ documentation, MQMD, Persistence
      - id: msg_id
        -orig-id: MsgId
        -source: [D2]
        -status: derived
        size: 24
        doc: |
          Identifier of the message, bytes that are never converted. Those that
          a queue manager makes begin with AMQ or CSQ and a blank in its
          character set.
        doc-ref: IBM MQ documentation, MQMD, MsgId
      - id: correl_id
        -orig-id: CorrelId
        -source: [D2]
        -status: derived
        size: 24
        doc: |
          Identifier that relates the message to another one; all zero for none.
        doc-ref: IBM MQ documentation, MQMD, CorrelId
      - id: backout_count
        -orig-id: BackoutCount
        -source: [D2]
        -status: derived
        type: s4
        doc: How often the message was read and put back.
        doc-ref: IBM MQ documentation, MQMD, BackoutCount
      - id: reply_to_q
        -orig-id: ReplyToQ
        -source: [D2]
        -status: derived
        type: text(48, context_ccsid, is_ebcdic)
        doc: Queue for replies and reports.
        doc-ref: IBM MQ documentation, MQMD, ReplyToQ
      - id: reply_to_q_mgr
        -orig-id: ReplyToQMgr
        -source: [D2]
        -status: derived
        type: text(48, context_ccsid, is_ebcdic)
        doc: Queue manager of that queue.
        doc-ref: IBM MQ documentation, MQMD, ReplyToQMgr
      - id: user_identifier
        -orig-id: UserIdentifier
        -source: [D2]
        -status: derived
        type: text(12, context_ccsid, is_ebcdic)
        doc: User on whose behalf the message was put.
        doc-ref: IBM MQ documentation, MQMD, UserIdentifier
      - id: accounting_token
        -orig-id: AccountingToken
        -source: [D2]
        -status: derived
        size: 32
        doc: What the work is charged to; the last byte tells the kind of token.
        doc-ref: IBM MQ documentation, MQMD, AccountingToken
      - id: appl_identity_data
        -orig-id: ApplIdentityData
        -source: [D2]
        -status: derived
        type: text(32, context_ccsid, is_ebcdic)
        doc: Data of the application about the identity.
        doc-ref: IBM MQ documentation, MQMD, ApplIdentityData
      - id: put_appl_type
        -orig-id: PutApplType
        -source: [D2]
        -status: derived
        type: s4
        enum: appl_type
        doc: |
          Kind of application that put the message. 65536 and more are users'
          own.
        doc-ref: IBM MQ documentation, MQMD, PutApplType
      - id: put_appl_name
        -orig-id: PutApplName
        -source: [D2]
        -status: derived
        type: text(28, context_ccsid, is_ebcdic)
        doc: Name of that application.
        doc-ref: IBM MQ documentation, MQMD, PutApplName
      - id: put_date
        -orig-id: PutDate
        -source: [D2]
        -status: derived
        type: text(8, context_ccsid, is_ebcdic)
        doc: Date of the put, YYYYMMDD, Greenwich mean time.
        doc-ref: IBM MQ documentation, MQMD, PutDate
      - id: put_time
        -orig-id: PutTime
        -source: [D2]
        -status: derived
        type: text(8, context_ccsid, is_ebcdic)
        doc: |
          Time of the put, HHMMSSTH with tenths and hundredths of a second,
          Greenwich mean time.
        doc-ref: IBM MQ documentation, MQMD, PutTime
      - id: appl_origin_data
        -orig-id: ApplOriginData
        -source: [D2]
        -status: derived
        type: text(4, context_ccsid, is_ebcdic)
        doc: Data of the application about the origin.
        doc-ref: IBM MQ documentation, MQMD, ApplOriginData
      - id: extension
        -source: [D1:3]
        -status: stated
        type: extension
        if: version == 2 and not is_embedded
        doc: The five fields that version 2 has and version 1 lacks.
        doc-ref: IBM MQ documentation, MQMD
    instances:
      is_ebcdic:
        -source: [D2]
        -status: derived
        value: struc_id == [0xd4, 0xc4, 0x40, 0x40]
        doc: The names of this structure are in EBCDIC, as its StrucId shows.
        doc-ref: IBM MQ documentation, MQMD, Character set and encoding
    types:
      extension:
        doc: The five fields of version 2, 40 bytes; those of an MQMDE.
        seq:
          - id: group_id
            -orig-id: GroupId
            -source: [D1:84, D1:111]
            -status: stated
            -term: {zh: 组标识, en: group identifier}
            size: 24
            doc: |
              Identifier of the group that the message belongs to; all zero for
              none.
            doc-ref: IBM MQ documentation, MQMD, GroupId
          - id: msg_seq_number
            -orig-id: MsgSeqNumber
            -source: [D1:85, D1:112, D1:113]
            -status: stated
            -term: {zh: 组内逻辑报文的序列号, en: sequence number of logical message within group}
            type: s4
            doc: Number of the message within its group, from 1.
            doc-ref: IBM MQ documentation, MQMD, MsgSeqNumber
          - id: offset
            -orig-id: Offset
            -source: [D1:86, D1:114, D1:115]
            -status: stated
            -term: {zh: 偏移量, en: offset}
            -unit: byte
            type: s4
            doc: Where the data of this segment begins in the whole message.
            doc-ref: IBM MQ documentation, MQMD, Offset
          - id: msg_flags
            -orig-id: MsgFlags
            -source: [D1:87, D1:116]
            -status: stated
            -term: {zh: 消息标志, en: message flags}
            type: msg_flags
            doc: Bits that say whether the message is a segment or one of a group.
            doc-ref: IBM MQ documentation, MQMD, MsgFlags
          - id: original_length
            -orig-id: OriginalLength
            -source: [D1:88, D1:117]
            -status: stated
            -term: {zh: 原始消息的长度, en: length of the original message}
            -unit: byte
            type: s4
            doc: |
              Length of the message before it was cut into segments; -1 if not
              defined.
            doc-ref: IBM MQ documentation, MQMD, OriginalLength
        instances:
          is_default:
            -source: [D1:41, D1:42, D1:84, D1:85, D1:86, D1:87, D1:88]
            -status: derived
            value: >-
              group_id == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
              and msg_seq_number == 1 and offset == 0 and msg_flags.bits == 0 and original_length == -1
            doc: |
              All five fields have their initial values, so that an MQMDE in front
              of the data is honoured.
            doc-ref: IBM MQ documentation, MQMD
      report:
        doc: Report options, 4 bytes.
        seq:
          - id: bits
            -orig-id: Report
            -source: [D2]
            -status: derived
            type: s4
            doc: The number as it is stored.
            doc-ref: IBM MQ documentation, MQMD, Report
        instances:
          exception:
            -orig-id: MQRO_EXCEPTION
            -source: [D2]
            -status: derived
            value: (bits >> 24) & 7
            enum: report_kind
            doc: |
              Report that the message cannot be delivered, and how much of its data
              comes with it.
            doc-ref: IBM MQ documentation, MQMD, Report
          expiration:
            -orig-id: MQRO_EXPIRATION
            -source: [D2]
            -status: derived
            value: (bits >> 21) & 7
            enum: report_kind
            doc: |
              Report that the message expired, and how much of its data comes with
              it.
            doc-ref: IBM MQ documentation, MQMD, Report
          confirm_on_arrival:
            -orig-id: MQRO_COA
            -source: [D2]
            -status: derived
            value: (bits >> 8) & 7
            enum: report_kind
            doc: |
              Report that the message arrived on its queue, and how much of its data
              comes with it.
            doc-ref: IBM MQ documentation, MQMD, Report
          confirm_on_delivery:
            -orig-id: MQRO_COD
            -source: [D2]
            -status: derived
            value: (bits >> 11) & 7
            enum: report_kind
            doc: |
              Report that the message was read, and how much of its data comes with
              it.
            doc-ref: IBM MQ documentation, MQMD, Report
          positive_action:
            -orig-id: MQRO_PAN
            -source: [D2]
            -status: derived
            value: (bits & 0x1) != 0
            doc: The application shall report success.
            doc-ref: IBM MQ documentation, MQMD, Report
          negative_action:
            -orig-id: MQRO_NAN
            -source: [D2]
            -status: derived
            value: (bits & 0x2) != 0
            doc: The application shall report failure.
            doc-ref: IBM MQ documentation, MQMD, Report
          activity:
            -orig-id: MQRO_ACTIVITY
            -source: [D2]
            -status: derived
            value: (bits & 0x4) != 0
            doc: Programs on the way shall report what they do.
            doc-ref: IBM MQ documentation, MQMD, Report
          pass_correl_id:
            -orig-id: MQRO_PASS_CORREL_ID
            -source: [D2]
            -status: derived
            value: (bits & 0x40) != 0
            doc: Reports take over CorrelId; without it they get the MsgId there.
            doc-ref: IBM MQ documentation, MQMD, Report
          pass_msg_id:
            -orig-id: MQRO_PASS_MSG_ID
            -source: [D2]
            -status: derived
            value: (bits & 0x80) != 0
            doc: Reports take over MsgId; without it they get a new one.
            doc-ref: IBM MQ documentation, MQMD, Report
          pass_discard_and_expiry:
            -orig-id: MQRO_PASS_DISCARD_AND_EXPIRY
            -source: [D2]
            -status: derived
            value: (bits & 0x4000) != 0
            doc: Reports take over the options to discard and the expiry.
            doc-ref: IBM MQ documentation, MQMD, Report
          discard_msg:
            -orig-id: MQRO_DISCARD_MSG
            -source: [D2]
            -status: derived
            value: (bits & 0x8000000) != 0
            doc: A message that cannot be delivered is thrown away.
            doc-ref: IBM MQ documentation, MQMD, Report
          undefined_bits:
            -source: [D2]
            -status: derived
            value: bits & ~0xfe07fc7
            doc: |
              The bits that none of the other columns is about. Of unknown ones
              those in 0x101C0000 are refused by a queue manager.
            doc-ref: IBM MQ documentation, MQMD, Report
      msg_flags:
        doc: Message flags, 4 bytes.
        seq:
          - id: bits
            -orig-id: MsgFlags
            -source: [D2]
            -status: derived
            type: s4
            doc: The number as it is stored.
            doc-ref: IBM MQ documentation, MQMD, MsgFlags
        instances:
          segmentation_allowed:
            -orig-id: MQMF_SEGMENTATION_ALLOWED
            -source: [D2]
            -status: derived
            value: (bits & 1) != 0
            doc: The queue manager may cut the message into segments.
            doc-ref: IBM MQ documentation, MQMD, MsgFlags
          segment:
            -orig-id: MQMF_SEGMENT
            -source: [D2]
            -status: derived
            value: (bits & 2) != 0
            doc: The message is a segment of a longer one.
            doc-ref: IBM MQ documentation, MQMD, MsgFlags
          last_segment:
            -orig-id: MQMF_LAST_SEGMENT
            -source: [D2]
            -status: derived
            value: (bits & 4) != 0
            doc: The message is the last segment of a longer one.
            doc-ref: IBM MQ documentation, MQMD, MsgFlags
          msg_in_group:
            -orig-id: MQMF_MSG_IN_GROUP
            -source: [D2]
            -status: derived
            value: (bits & 8) != 0
            doc: The message is one of a group.
            doc-ref: IBM MQ documentation, MQMD, MsgFlags
          last_msg_in_group:
            -orig-id: MQMF_LAST_MSG_IN_GROUP
            -source: [D2]
            -status: derived
            value: (bits & 16) != 0
            doc: The message is the last one of its group.
            doc-ref: IBM MQ documentation, MQMD, MsgFlags
          undefined:
            -source: [D2]
            -status: derived
            value: '(bits & 0xfe0) != 0 ? 1 : (bits & 0xff000) != 0 ? 2 : (bits & ~0xfffff) != 0 ? 3 : 0'
            enum: undefined_flags
            doc: |
              Whether there are bits without meaning, and what a queue manager does
              with them.
            doc-ref: IBM MQ documentation, MQMD, MsgFlags
  format_name:
    -column: value
    doc: |
      Name of a format, 8 characters filled up with blanks; a zero ends it
      early.
    params:
      - id: is_ebcdic
        -source: [D2]
        -status: derived
        type: bool
        doc: The name is in EBCDIC.
        doc-ref: IBM MQ documentation, elementary data types, MQCHARn
    seq:
      - id: ascii
        -orig-id: Format
        -source: [D2]
        -status: derived
        -column: false
        size: 8
        type: ascii_name
        terminator: 0
        pad-right: 0x20
        if: not is_ebcdic
        doc: The name, where it is in ASCII.
        doc-ref: IBM MQ documentation, MQMD, Format
      - id: ebcdic
        -orig-id: Format
        -source: [D2]
        -status: derived
        -column: false
        size: 8
        type: ebcdic_name
        terminator: 0
        pad-right: 0x40
        if: is_ebcdic
        doc: The name, where it is in EBCDIC.
        doc-ref: IBM MQ documentation, MQMD, Format
      - id: known
        -source: [D2]
        -status: derived
        -column: false
        type: 'known_format(is_ebcdic ? ebcdic_kind : ascii_kind)'
        doc: Number of the name, looked up once; no bytes.
        doc-ref: IBM MQ documentation, MQMD, Format
    instances:
      value:
        -orig-id: Format
        -source: [D2]
        -status: derived
        value: 'is_ebcdic ? ebcdic.name : ascii.name'
        doc: The name without what fills it up; empty for none.
        doc-ref: IBM MQ documentation, MQMD, Format
      ascii_kind:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          ascii.name == '' ? 1
          : ascii.name == 'MQSTR' ? 39
          : ascii.name == 'MQXMIT' ? 10
          : ascii.name == 'MQHMDE' ? 11
          : ascii.name == 'MQDEAD' ? 12
          : ascii.name == 'MQHDIST' ? 13
          : ascii.name == 'MQHRF' ? 14
          : ascii.name == 'MQHRF2' ? 15
          : ascii.name == 'MQCICS' ? 16
          : ascii.name == 'MQIMS' ? 17
          : ascii.name == 'MQHWIH' ? 18
          : ascii.name == 'MQHREF' ? 19
          : ascii.name == 'MQADMIN' ? 30
          : ascii.name == 'MQAMQP' ? 31
          : ascii.name == 'MQCHCOM' ? 32
          : ascii.name == 'MQCMD1' ? 33
          : ascii.name == 'MQCMD2' ? 34
          : ascii.name == 'MQHEPCF' ? 35
          : ascii.name == 'MQEVENT' ? 36
          : ascii.name == 'MQIMSVS' ? 37
          : ascii.name == 'MQPCF' ? 38
          : ascii.name == 'MQTRIG' ? 40
          : 0
        if: not is_ebcdic
        doc: Number of the name in ASCII.
        doc-ref: IBM MQ documentation, MQMD, Format
      ebcdic_kind:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          ebcdic.name == '' ? 1
          : ebcdic.name == 'MQSTR' ? 39
          : ebcdic.name == 'MQXMIT' ? 10
          : ebcdic.name == 'MQHMDE' ? 11
          : ebcdic.name == 'MQDEAD' ? 12
          : ebcdic.name == 'MQHDIST' ? 13
          : ebcdic.name == 'MQHRF' ? 14
          : ebcdic.name == 'MQHRF2' ? 15
          : ebcdic.name == 'MQCICS' ? 16
          : ebcdic.name == 'MQIMS' ? 17
          : ebcdic.name == 'MQHWIH' ? 18
          : ebcdic.name == 'MQHREF' ? 19
          : ebcdic.name == 'MQADMIN' ? 30
          : ebcdic.name == 'MQAMQP' ? 31
          : ebcdic.name == 'MQCHCOM' ? 32
          : ebcdic.name == 'MQCMD1' ? 33
          : ebcdic.name == 'MQCMD2' ? 34
          : ebcdic.name == 'MQHEPCF' ? 35
          : ebcdic.name == 'MQEVENT' ? 36
          : ebcdic.name == 'MQIMSVS' ? 37
          : ebcdic.name == 'MQPCF' ? 38
          : ebcdic.name == 'MQTRIG' ? 40
          : 0
        if: is_ebcdic
        doc: Number of the name in EBCDIC.
        doc-ref: IBM MQ documentation, MQMD, Format
      kind:
        -source: [D2]
        -status: derived
        value: known.number
        enum: format_kind
        doc: What the name means; upper and lower case differ.
        doc-ref: IBM MQ documentation, MQMD, Format
  known_format:
    doc: Number of a format name; no bytes.
    params:
      - id: code
        -status: derived
        type: s4
        doc: Number of the name, as in `format_kind`.
    instances:
      number:
        -source: [D2]
        -status: derived
        -column: false
        value: code
        doc: Number of the name.
        doc-ref: IBM MQ documentation, MQMD, Format
  text:
    -column: value
    doc: |
      Text of a fixed number of bytes, filled up with blanks; a zero ends it
      early.
    params:
      - id: len
        -status: derived
        type: s4
        doc: How many bytes there are.
      - id: ccsid
        -source: [D2]
        -status: derived
        type: s4
        doc: CCSID of the text, 0 where it is not known.
        doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
      - id: is_ebcdic
        -source: [D2]
        -status: derived
        type: bool
        doc: The text is in EBCDIC.
        doc-ref: IBM MQ documentation, elementary data types, MQCHARn
    seq:
      - id: ascii
        -source: [D2]
        -status: derived
        -column: false
        size: len
        type: ascii_octets
        terminator: 0
        pad-right: 0x20
        if: not is_ebcdic
        doc: |
          The bytes without what fills them up, where the text is not in EBCDIC.
        doc-ref: IBM MQ documentation, elementary data types, MQCHARn
      - id: ebcdic
        -source: [D2]
        -status: derived
        -column: false
        size: len
        type: ebcdic_octets
        terminator: 0
        pad-right: 0x40
        if: is_ebcdic
        doc: The bytes without what fills them up, where the text is in EBCDIC.
        doc-ref: IBM MQ documentation, elementary data types, MQCHARn
    instances:
      value:
        -source: [D2]
        -status: derived
        -encoding-errors: note
        value: >-
          is_ebcdic
          ? (ccsid == 273 ? ebcdic.octets.to_s('IBM273')
          : ccsid == 500 ? ebcdic.octets.to_s('IBM500')
          : ccsid == 1047 ? ebcdic.octets.to_s('IBM1047')
          : ccsid == 1140 ? ebcdic.octets.to_s('IBM1140') : ebcdic.octets.to_s('IBM037'))
          : (ccsid == 1208 ? ascii.octets.to_s('UTF-8')
          : ccsid == 1252 ? ascii.octets.to_s('windows-1252')
          : ccsid == 437 ? ascii.octets.to_s('IBM437')
          : ccsid == 850 ? ascii.octets.to_s('IBM850') : ascii.octets.to_s('ISO-8859-1'))
        doc: The text without what fills it up.
        doc-ref: IBM MQ documentation, elementary data types, MQCHARn
  ascii_name:
    doc: A name in ASCII as far as a zero ends it; blanks at its end fill it up.
    seq:
      - id: name
        -source: [D2]
        -status: derived
        -column: false
        size-eos: true
        type: str
        pad-right: 0x20
        encoding: ISO-8859-1
        doc: The name without the blanks.
        doc-ref: IBM MQ documentation, elementary data types, MQCHARn
  ascii_octets:
    doc: A text in ASCII as far as a zero ends it; blanks at its end fill it up.
    seq:
      - id: octets
        -source: [D2]
        -status: derived
        -column: false
        size-eos: true
        pad-right: 0x20
        doc: The bytes without the blanks.
        doc-ref: IBM MQ documentation, elementary data types, MQCHARn
  ebcdic_name:
    doc: A name in EBCDIC as far as a zero ends it; blanks at its end fill it up.
    seq:
      - id: name
        -source: [D2]
        -status: derived
        -column: false
        size-eos: true
        type: str
        pad-right: 0x40
        encoding: IBM037
        doc: The name without the blanks.
        doc-ref: IBM MQ documentation, elementary data types, MQCHARn
  ebcdic_octets:
    doc: A text in EBCDIC as far as a zero ends it; blanks at its end fill it up.
    seq:
      - id: octets
        -source: [D2]
        -status: derived
        -column: false
        size-eos: true
        pad-right: 0x40
        doc: The bytes without the blanks.
        doc-ref: IBM MQ documentation, elementary data types, MQCHARn
  data_context:
    doc: |
      In which format, byte order and character set something is. It has no
      bytes of its own.
    params:
      - id: told_kind
        -status: derived
        type: s4
        doc: Number of the format, as in `format_kind`.
      - id: encoding
        -orig-id: Encoding
        -source: [D2]
        -status: derived
        type: s4
        doc: The encoding that was stated.
        doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
      - id: ccsid
        -orig-id: CodedCharSetId
        -source: [D2]
        -status: derived
        type: s4
        doc: The CCSID that was stated.
        doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
    instances:
      kind:
        -source: [D2]
        -status: derived
        -column: false
        value: told_kind
        enum: format_kind
        doc: What the format name means.
        doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
      integers:
        -orig-id: MQENC_INTEGER_MASK
        -source: [D2]
        -status: derived
        value: encoding & 15
        enum: order
        doc: Byte order of whole numbers.
        doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
      decimals:
        -orig-id: MQENC_DECIMAL_MASK
        -source: [D2]
        -status: derived
        value: (encoding >> 4) & 15
        enum: order
        doc: Order of the digits of packed decimals.
        doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
      floats:
        -orig-id: MQENC_FLOAT_MASK
        -source: [D2]
        -status: derived
        value: (encoding >> 8) & 15
        enum: float_format
        doc: Floating point numbers.
        doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
      has_reserved_bits:
        -orig-id: MQENC_RESERVED_MASK
        -source: [D2]
        -status: derived
        value: (encoding & ~0xfff) != 0
        doc: The encoding has bits that must be 0.
        doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
      environment:
        -source: [D2]
        -status: derived
        value: encoding
        enum: environment
        doc: |
          Where the encoding as a whole is native; its number where it has no
          name.
        doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
      is_ebcdic:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          ccsid == 37 or ccsid == 273 or ccsid == 277
          or ccsid == 500 or ccsid == 1047 or ccsid == 1140
        doc: The CCSID is one of EBCDIC.
        doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
      is_ascii:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          ccsid == 437 or ccsid == 819 or ccsid == 850
          or ccsid == 1208 or ccsid == 1252
        doc: The CCSID is one that writes names as ASCII does.
        doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
      charset:
        -source: [D2]
        -status: derived
        value: 'ccsid == 0 or ccsid == -1 ? 0 : ccsid == -2 ? 3 : is_ebcdic ? 2 : is_ascii ? 1 : 4'
        enum: charset
        doc: Kind of character set that the CCSID tells.
        doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
enums:
  format_kind:
    0:
      id: application
      -source: [D2]
      doc: Name that is not built in
    1:
      id: none
      -source: [D2]
      doc: Blank. The data has no format name
    10:
      id: xmit_q_header
      -source: [D2]
      doc: Transmission queue header MQXQH
    11:
      id: md_extension
      -source: [D1:11, D1:34, D1:53]
      doc: Message descriptor extension MQMDE
    12:
      id: dead_letter_header
      -source: [D2]
      doc: Dead-letter header MQDLH
    13:
      id: dist_header
      -source: [D2]
      doc: Distribution header MQDH
    14:
      id: rf_header_1
      -source: [D2]
      doc: Rules and formatting header MQRFH
    15:
      id: rf_header_2
      -source: [D2]
      doc: Rules and formatting header MQRFH2
    16:
      id: cics
      -source: [D2]
      doc: CICS bridge header MQCIH
    17:
      id: ims
      -source: [D2]
      doc: IMS bridge header MQIIH
    18:
      id: work_info_header
      -source: [D2]
      doc: Work information header MQWIH
    19:
      id: ref_msg_header
      -source: [D2]
      doc: Reference message header MQRMH
    30:
      id: admin
      -source: [D2]
      doc: Administration in programmable command format
    31:
      id: amqp
      -source: [D2]
      doc: Message of the AMQP protocol
    32:
      id: channel_completed
      -source: [D2]
      doc: A channel has ended
    33:
      id: command_1
      -source: [D2]
      doc: Reply to a command, first form
    34:
      id: command_2
      -source: [D2]
      doc: Reply to a command, second form
    35:
      id: embedded_pcf
      -source: [D2]
      doc: |
        Embedded programmable command format header, which could chain too and
        is not taken apart here
    36:
      id: event
      -source: [D2]
      doc: Event of a queue manager
    37:
      id: ims_var_string
      -source: [D2]
      doc: Text for IMS
    38:
      id: pcf
      -source: [D2]
      doc: Programmable command format
    39:
      id: string
      -source: [D2]
      doc: Text
    40:
      id: trigger
      -source: [D2]
      doc: Trigger message MQTM, 684 bytes
  msg_type:
    1:
      id: request
      -source: [D2]
      doc: A reply is wanted
    2:
      id: reply
      -source: [D2]
      doc: Reply to a request
    4:
      id: report
      -source: [D2]
      doc: Report on another message
    8:
      id: datagram
      -source: [D2]
      doc: No reply is wanted
    112:
      id: mqe_fields_from_mqe
      -source: [D2]
      doc: From MQ Everyplace
    113:
      id: mqe_fields
      -source: [D2]
      doc: For MQ Everyplace
  feedback:
    0:
      id: none
      -source: [D2]
      doc: Nothing to report
    256:
      id: quit
      -source: [D2]
      doc: The application shall end
    258:
      id: expiration
      -source: [D2]
      doc: The message expired
    259:
      id: coa
      -source: [D2]
      doc: The message arrived
    260:
      id: cod
      -source: [D2]
      doc: The message was read
    262:
      id: channel_completed
      -source: [D2]
      doc: The channel ended as it should
    263:
      id: channel_fail_retry
      -source: [D2]
      doc: The channel failed and will be tried again
    264:
      id: channel_fail
      -source: [D2]
      doc: The channel failed
    265:
      id: appl_cannot_be_started
      -source: [D2]
      doc: The application of a trigger message cannot be started
    266:
      id: tm_error
      -source: [D2]
      doc: A trigger message is not in the right format
    267:
      id: appl_type_error
      -source: [D2]
      doc: A trigger message names an unknown kind of application
    268:
      id: stopped_by_msg_exit
      -source: [D2]
      doc: A message exit of a channel stopped the message
    269:
      id: activity
      -source: [D2]
      doc: Report of an activity
    271:
      id: xmit_q_msg_error
      -source: [D2]
      doc: A message on a transmission queue is not in the right format
    275:
      id: pan
      -source: [D2]
      doc: The application reports success
    276:
      id: nan
      -source: [D2]
      doc: The application reports failure
    277:
      id: stopped_by_chad_exit
      -source: [D2]
      doc: An exit for automatic channel definitions stopped the channel
    279:
      id: stopped_by_pubsub_exit
      -source: [D2]
      doc: An exit of publish and subscribe stopped the message
    280:
      id: not_a_repository_msg
      -source: [D2]
      doc: A message on the repository queue is not one for it
    281:
      id: bind_open_clusrcvr_del
      -source: [D2]
      doc: The cluster channel to which the message was bound was deleted
    282:
      id: max_activities
      -source: [D2]
      doc: As many activities were recorded as are allowed
    283:
      id: not_forwarded
      -source: [D2]
      doc: The message was not forwarded
    284:
      id: not_delivered
      -source: [D2]
      doc: The message was not delivered
    285:
      id: unsupported_forwarding
      -source: [D2]
      doc: The message asks for a kind of forwarding that is not supported
    286:
      id: unsupported_delivery
      -source: [D2]
      doc: The message asks for a kind of delivery that is not supported
    291:
      id: data_length_zero
      -source: [D2]
      doc: IMS bridge, a data length is 0
    292:
      id: data_length_negative
      -source: [D2]
      doc: IMS bridge, a data length is negative
    293:
      id: data_length_too_big
      -source: [D2]
      doc: IMS bridge, a data length is too large
    294:
      id: buffer_overflow
      -source: [D2]
      doc: IMS bridge, a data length exceeds the buffer
    295:
      id: length_off_by_one
      -source: [D2]
      doc: IMS bridge, a data length is off by one byte
    296:
      id: iih_error
      -source: [D2]
      doc: IMS bridge, the MQIIH is not valid
    298:
      id: not_authorized_for_ims
      -source: [D2]
      doc: IMS bridge, the user has no authority
    300:
      id: ims_error
      -source: [D2]
      doc: IMS bridge, unexpected error of IMS
    401:
      id: cics_internal_error
      -source: [D2]
      doc: CICS bridge, internal error
    402:
      id: cics_not_authorized
      -source: [D2]
      doc: CICS bridge, the user has no authority
    403:
      id: cics_bridge_failure
      -source: [D2]
      doc: CICS bridge, it ended unexpectedly
    404:
      id: cics_correl_id_error
      -source: [D2]
      doc: CICS bridge, the correlation identifier is not right
    405:
      id: cics_ccsid_error
      -source: [D2]
      doc: CICS bridge, the character set is not right
    406:
      id: cics_encoding_error
      -source: [D2]
      doc: CICS bridge, the encoding is not right
    407:
      id: cics_cih_error
      -source: [D2]
      doc: CICS bridge, the MQCIH is not valid
    408:
      id: cics_uow_error
      -source: [D2]
      doc: CICS bridge, the unit of work is not right
    409:
      id: cics_commarea_error
      -source: [D2]
      doc: CICS bridge, the communication area is not right
    410:
      id: cics_appl_not_started
      -source: [D2]
      doc: CICS bridge, the application was not started
    411:
      id: cics_appl_abended
      -source: [D2]
      doc: CICS bridge, the application ended abnormally
    412:
      id: cics_dlq_error
      -source: [D2]
      doc: CICS bridge, the dead-letter queue cannot be used
    413:
      id: cics_uow_backed_out
      -source: [D2]
      doc: CICS bridge, the unit of work was backed out
    501:
      id: publications_on_request
      -source: [D2]
      doc: Publications are made only on request
    502:
      id: subscriber_is_publisher
      -source: [D2]
      doc: The publisher is the subscriber itself
    503:
      id: msg_scope_mismatch
      -source: [D2]
      doc: The scope of the message does not fit the subscription
    504:
      id: selector_mismatch
      -source: [D2]
      doc: The selection string does not fit the message
    505:
      id: not_a_groupur_msg
      -source: [D2]
      doc: The message belongs to no group unit of recovery
  persistence:
    0:
      id: not_persistent
      -source: [D2]
      doc: Lost when the queue manager stops
    1:
      id: persistent
      -source: [D2]
      doc: Survives a restart
    2:
      id: as_queue_def
      -source: [D2]
      doc: As the queue says
  appl_type:
    -1:
      id: unknown
      -source: [D2]
      doc: Not known
    0:
      id: no_context
      -source: [D2]
      doc: No context
    1:
      id: cics
      -source: [D2]
      doc: CICS transaction
    2:
      id: zos
      -source: [D2]
      doc: z/OS, MVS, OS/390
    3:
      id: ims
      -source: [D2]
      doc: IMS
    4:
      id: os2
      -source: [D2]
      doc: OS/2
    5:
      id: dos
      -source: [D2]
      doc: DOS
    6:
      id: unix
      -source: [D2]
      doc: UNIX, AIX
    7:
      id: qmgr
      -source: [D2]
      doc: Queue manager
    8:
      id: os400
      -source: [D2]
      doc: OS/400, IBM i
    9:
      id: windows
      -source: [D2]
      doc: Windows 16 bit
    10:
      id: cics_vse
      -source: [D2]
      doc: CICS on VSE
    11:
      id: windows_nt
      -source: [D2]
      doc: Windows
    12:
      id: vms
      -source: [D2]
      doc: VMS
    13:
      id: nsk
      -source: [D2]
      doc: Guardian, NonStop Kernel
    14:
      id: vos
      -source: [D2]
      doc: VOS
    15:
      id: open_tp1
      -source: [D2]
      doc: OpenTP1
    18:
      id: vm
      -source: [D2]
      doc: VM
    19:
      id: ims_bridge
      -source: [D2]
      doc: IMS bridge
    20:
      id: xcf
      -source: [D2]
      doc: XCF
    21:
      id: cics_bridge
      -source: [D2]
      doc: CICS bridge
    22:
      id: notes_agent
      -source: [D2]
      doc: Notes agent
    23:
      id: tpf
      -source: [D2]
      doc: TPF
    25:
      id: user
      -source: [D2]
      doc: User application
    26:
      id: broker
      -source: [D2]
      doc: Publish and subscribe of the queue manager
    28:
      id: java
      -source: [D2]
      doc: Java
    29:
      id: dqm
      -source: [D2]
      doc: Distributed queue management
    30:
      id: channel_initiator
      -source: [D2]
      doc: Channel initiator
    31:
      id: wlm
      -source: [D2]
      doc: Workload manager
    32:
      id: batch
      -source: [D2]
      doc: Batch
    33:
      id: rrs_batch
      -source: [D2]
      doc: RRS batch
    34:
      id: sib
      -source: [D2]
      doc: Service integration bus
    35:
      id: system_extension
      -source: [D2]
      doc: System extension
    36:
      id: mcast_publish
      -source: [D2]
      doc: Multicast publish
    37:
      id: amqp
      -source: [D2]
      doc: AMQP
  report_kind:
    0:
      id: none
      -source: [D2]
      doc: No report
    1:
      id: without_data
      -source: [D2]
      doc: Report without data
    3:
      id: with_data
      -source: [D2]
      doc: Report with the first bytes of the data
    7:
      id: with_full_data
      -source: [D2]
      doc: Report with all data
  undefined_flags:
    0:
      id: none
      -source: [D2]
      doc: All bits have a meaning
    1:
      id: reject
      -source: [D2]
      doc: Bits in mask 0x00000FFF, refused with MQ reason code 2249
    2:
      id: accept_if_xmit
      -source: [D2]
      doc: Bits in mask 0x000FF000, accepted for a remote destination only
    3:
      id: accept
      -source: [D2]
      doc: Bits in mask 0xFFF00000, accepted
  order:
    0:
      id: undefined
      -source: [D2]
      doc: Not stated
    1:
      id: normal
      -source: [D2]
      doc: Most significant byte or digit first
    2:
      id: reversed
      -source: [D2]
      doc: Least significant byte first
  float_format:
    0:
      id: undefined
      -source: [D2]
      doc: Not stated
    1:
      id: ieee_normal
      -source: [D2]
      doc: IEEE, most significant byte first
    2:
      id: ieee_reversed
      -source: [D2]
      doc: IEEE, least significant byte first
    3:
      id: s390
      -source: [D2]
      doc: System/390 hexadecimal floating point
    4:
      id: tns
      -source: [D2]
      doc: NonStop TNS
  environment:
    -1:
      id: as_published
      -source: [D2]
      doc: Request option, no stored value
    17:
      id: micro_focus_cobol
      -source: [D2]
      doc: Micro Focus COBOL on Windows, program side
    273:
      id: normal
      -source: [D2]
      doc: IBM i, AIX, Linux on s390x, SPARC
    546:
      id: reversed
      -source: [D2]
      doc: Windows, Linux on x86, ARM and POWER LE, macOS
    785:
      id: s390
      -source: [D2]
      doc: z/OS
    1041:
      id: tns
      -source: [D2]
      doc: NonStop
  charset:
    0:
      id: unspecified
      -source: [D2]
      doc: 0 or -1, left open
    1:
      id: ascii
      -source: [D2]
      doc: Names are written as in ASCII
    2:
      id: ebcdic
      -source: [D2]
      doc: Names are written as in EBCDIC
    3:
      id: inherited
      -source: [D2]
      doc: -2, as the structure that says so
    4:
      id: other
      -source: [D2]
      doc: A CCSID that is not known here
