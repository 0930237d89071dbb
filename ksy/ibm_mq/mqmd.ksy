meta:
  id: mqmd
  title: IBM MQ message descriptor (MQMD), version 1 and 2
  application: IBM MQ
  tags:
    - messaging
  license: MIT
  ks-version: '0.9'
  -source:
    - id: D1
      title: MQMDE-消息描述符扩展 (IBM MQ documentation, machine translation)
      lang: zh
      file: 002_094214e1f79353c6.txt
      sha256: 75d3c96bc71895df78b01fd4f240c5263fad2ef057694c21826653b737bdb61f
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
    -status: derived
    -default: 0
    type: s4
    doc: |
      Encoding of the queue manager. Its last hexadecimal digit gives
      the byte order of this one: 1 most significant byte first (273, 785), 2
      least significant byte first (546). Any other digit, as in 0: not known.
  - id: ccsid
    -orig-id: CodedCharSetId
    -status: derived
    -default: 0
    type: s4
    doc: |
      CodedCharSetId of the queue manager, in which the descriptor writes its
      names. 0: not known, the structure's first letters decide.
seq:
  - id: header
    -orig-id: MQMD
    -status: derived
    type: md(used_encoding, ccsid, false)
    doc: The message descriptor, 324 or 364 bytes.
  - id: following
    -status: derived
    type: data_context(header.format.kind.to_i, header.encoding, header.coded_char_set_id)
    doc: What the header says of that which follows it; no bytes.
  - id: remainder
    -status: derived
    size-eos: true
    doc: |
      The message data. The header that `header.format` announces, else data. May be
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
        -status: derived
        type: s4
        doc: |
          Encoding of this structure; its last hexadecimal digit 2 means least
          significant byte first.
      - id: context_ccsid
        -status: derived
        type: s4
        doc: CodedCharSetId of this structure's names, 0 where it is not known.
      - id: is_embedded
        -status: derived
        type: bool
        doc: |
          The descriptor lies in an MQXQH, where it has the 324 bytes of version
          1 whatever its Version says.
    seq:
      - id: context
        -status: derived
        -column: false
        type: data_context(0, context_encoding, context_ccsid)
        doc: Byte order and character set of this structure; no bytes.
      - id: struc_id
        -orig-id: StrucId
        -status: derived
        size: 4
        valid:
          expr: >-
            (_ == [0x4d, 0x44, 0x20, 0x20] and not context.is_ebcdic)
            or (_ == [0xd4, 0xc4, 0x40, 0x40] and not context.is_ascii)
          -reason: >-
            wrong StrucId (MQ reason code 2026), or charset mismatch with the context CCSID
            (MD and blanks is 4d442020 in ASCII, d4c44040 in EBCDIC)
        doc: The letters MD and blanks up to 4 characters, in ASCII or EBCDIC.
      - id: version
        -orig-id: Version
        -source: [D1:5]
        -status: derived
        type: s4
        valid:
          expr: is_embedded or _ == 1 or _ == 2
          -reason: >-
            unsupported MQMD version
            (16777216 or 33554432: byte order mismatch with the context encoding)
        doc: Version number of this structure, 1 or 2.
      - id: report
        -orig-id: Report
        -status: derived
        type: report
        doc: |
          Which reports the sender asks for, and what becomes of a message that
          is not delivered.
      - id: msg_type
        -orig-id: MsgType
        -status: derived
        type: s4
        enum: msg_type
        doc: |
          What kind of message this is. 1 to 65535 belong to the system, higher
          numbers to applications.
      - id: expiry
        -orig-id: Expiry
        -status: derived
        -unit: 0.1 s
        type: s4
        doc: How long the message lives, in tenths of a second; -1 for ever.
      - id: feedback
        -orig-id: Feedback
        -status: derived
        type: s4
        enum: feedback
        doc: |
          Why a report was made. Reason codes of MQ (2000 and more) occur too;
          65536 and more belong to applications.
      - id: encoding
        -orig-id: Encoding
        -source: [D1:18]
        -status: derived
        type: s4
        doc: |
          How numbers are written in the message data; `following` takes it
          apart.
      - id: coded_char_set_id
        -orig-id: CodedCharSetId
        -source: [D1:18]
        -status: derived
        type: s4
        doc: |
          CCSID of the text in the message data. 0 is the queue manager's own,
          -1 says that the data tells it itself, -2 that of the descriptor.
      - id: format
        -orig-id: Format
        -source: [D1:33]
        -status: derived
        type: format_name(is_ebcdic)
        doc: Name of the format of the message data.
      - id: priority
        -orig-id: Priority
        -status: derived
        type: s4
        doc: 0 lowest to 9 highest; -1 leaves it to the queue.
      - id: persistence
        -orig-id: Persistence
        -status: derived
        type: s4
        enum: persistence
        doc: Whether the message survives a restart of the queue manager.
      - id: msg_id
        -orig-id: MsgId
        -status: derived
        size: 24
        doc: |
          Identifier of the message, bytes that are never converted. Those that
          a queue manager makes begin with AMQ or CSQ and a blank in its
          character set.
      - id: correl_id
        -orig-id: CorrelId
        -status: derived
        size: 24
        doc: |
          Identifier that relates the message to another one; all zero for none.
      - id: backout_count
        -orig-id: BackoutCount
        -status: derived
        type: s4
        doc: How often the message was read and put back.
      - id: reply_to_q
        -orig-id: ReplyToQ
        -status: derived
        type: text(48, context_ccsid, is_ebcdic)
        doc: Queue for replies and reports.
      - id: reply_to_q_mgr
        -orig-id: ReplyToQMgr
        -status: derived
        type: text(48, context_ccsid, is_ebcdic)
        doc: Queue manager of that queue.
      - id: user_identifier
        -orig-id: UserIdentifier
        -status: derived
        type: text(12, context_ccsid, is_ebcdic)
        doc: User on whose behalf the message was put.
      - id: accounting_token
        -orig-id: AccountingToken
        -status: derived
        size: 32
        doc: What the work is charged to; the last byte tells the kind of token.
      - id: appl_identity_data
        -orig-id: ApplIdentityData
        -status: derived
        type: text(32, context_ccsid, is_ebcdic)
        doc: Data of the application about the identity.
      - id: put_appl_type
        -orig-id: PutApplType
        -status: derived
        type: s4
        enum: appl_type
        doc: |
          Kind of application that put the message. 65536 and more are users'
          own.
      - id: put_appl_name
        -orig-id: PutApplName
        -status: derived
        type: text(28, context_ccsid, is_ebcdic)
        doc: Name of that application.
      - id: put_date
        -orig-id: PutDate
        -status: derived
        type: text(8, context_ccsid, is_ebcdic)
        doc: Date of the put, YYYYMMDD, Greenwich mean time.
      - id: put_time
        -orig-id: PutTime
        -status: derived
        type: text(8, context_ccsid, is_ebcdic)
        doc: |
          Time of the put, HHMMSSTH with tenths and hundredths of a second,
          Greenwich mean time.
      - id: appl_origin_data
        -orig-id: ApplOriginData
        -status: derived
        type: text(4, context_ccsid, is_ebcdic)
        doc: Data of the application about the origin.
      - id: extension
        -source: [D1:5]
        -status: stated
        type: extension
        if: version == 2 and not is_embedded
        doc: The five fields that version 2 has and version 1 lacks.
    instances:
      is_ebcdic:
        -status: derived
        value: struc_id == [0xd4, 0xc4, 0x40, 0x40]
        doc: The names of this structure are in EBCDIC, as its StrucId shows.
    types:
      extension:
        doc: The five fields of version 2, 40 bytes; those of an MQMDE.
        seq:
          - id: group_id
            -orig-id: GroupId
            -source: [D1:84, D1:111]
            -status: stated
            size: 24
            doc: |
              Identifier of the group that the message belongs to; all zero for
              none.
          - id: msg_seq_number
            -orig-id: MsgSeqNumber
            -source: [D1:85, D1:112, D1:113]
            -status: stated
            type: s4
            doc: Number of the message within its group, from 1.
          - id: offset
            -orig-id: Offset
            -source: [D1:86, D1:114, D1:115]
            -status: stated
            -unit: byte
            type: s4
            doc: Where the data of this segment begins in the whole message.
          - id: msg_flags
            -orig-id: MsgFlags
            -source: [D1:87, D1:116]
            -status: stated
            type: msg_flags
            doc: Bits that say whether the message is a segment or one of a group.
          - id: original_length
            -orig-id: OriginalLength
            -source: [D1:88, D1:117]
            -status: stated
            -unit: byte
            type: s4
            doc: |
              Length of the message before it was cut into segments; -1 if not
              defined.
        instances:
          is_default:
            -source: [D1:42, D1:84, D1:85, D1:86, D1:87, D1:88]
            -status: derived
            value: >-
              group_id == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
              and msg_seq_number == 1 and offset == 0 and msg_flags.bits == 0 and original_length == -1
            doc: |
              All five fields have their initial values, so that an MQMDE in front
              of the data is honoured.
      report:
        doc: Report options, 4 bytes.
        seq:
          - id: bits
            -status: derived
            type: s4
            doc: The number as it is stored.
        instances:
          exception:
            -orig-id: MQRO_EXCEPTION
            -status: derived
            value: (bits >> 24) & 7
            enum: report_kind
            doc: |
              Report that the message cannot be delivered, and how much of its data
              comes with it.
          expiration:
            -orig-id: MQRO_EXPIRATION
            -status: derived
            value: (bits >> 21) & 7
            enum: report_kind
            doc: |
              Report that the message expired, and how much of its data comes with
              it.
          confirm_on_arrival:
            -orig-id: MQRO_COA
            -status: derived
            value: (bits >> 8) & 7
            enum: report_kind
            doc: |
              Report that the message arrived on its queue, and how much of its data
              comes with it.
          confirm_on_delivery:
            -orig-id: MQRO_COD
            -status: derived
            value: (bits >> 11) & 7
            enum: report_kind
            doc: |
              Report that the message was read, and how much of its data comes with
              it.
          positive_action:
            -orig-id: MQRO_PAN
            -status: derived
            value: (bits & 0x1) != 0
            doc: The application shall report success.
          negative_action:
            -orig-id: MQRO_NAN
            -status: derived
            value: (bits & 0x2) != 0
            doc: The application shall report failure.
          activity:
            -orig-id: MQRO_ACTIVITY
            -status: derived
            value: (bits & 0x4) != 0
            doc: Programs on the way shall report what they do.
          pass_correl_id:
            -orig-id: MQRO_PASS_CORREL_ID
            -status: derived
            value: (bits & 0x40) != 0
            doc: Reports take over CorrelId; without it they get the MsgId there.
          pass_msg_id:
            -orig-id: MQRO_PASS_MSG_ID
            -status: derived
            value: (bits & 0x80) != 0
            doc: Reports take over MsgId; without it they get a new one.
          pass_discard_and_expiry:
            -orig-id: MQRO_PASS_DISCARD_AND_EXPIRY
            -status: derived
            value: (bits & 0x4000) != 0
            doc: Reports take over the options to discard and the expiry.
          discard_msg:
            -orig-id: MQRO_DISCARD_MSG
            -status: derived
            value: (bits & 0x8000000) != 0
            doc: A message that cannot be delivered is thrown away.
          undefined_bits:
            -status: derived
            value: bits & ~0xfe07fc7
            doc: |
              The bits that none of the other columns is about. Of unknown ones
              those in 0x101C0000 are refused by a queue manager.
      msg_flags:
        doc: Message flags, 4 bytes.
        seq:
          - id: bits
            -status: derived
            type: s4
            doc: The number as it is stored.
        instances:
          segmentation_allowed:
            -orig-id: MQMF_SEGMENTATION_ALLOWED
            -status: derived
            value: (bits & 1) != 0
            doc: The queue manager may cut the message into segments.
          segment:
            -orig-id: MQMF_SEGMENT
            -status: derived
            value: (bits & 2) != 0
            doc: The message is a segment of a longer one.
          last_segment:
            -orig-id: MQMF_LAST_SEGMENT
            -status: derived
            value: (bits & 4) != 0
            doc: The message is the last segment of a longer one.
          msg_in_group:
            -orig-id: MQMF_MSG_IN_GROUP
            -status: derived
            value: (bits & 8) != 0
            doc: The message is one of a group.
          last_msg_in_group:
            -orig-id: MQMF_LAST_MSG_IN_GROUP
            -status: derived
            value: (bits & 16) != 0
            doc: The message is the last one of its group.
          undefined:
            -status: derived
            value: '(bits & 0xfe0) != 0 ? 1 : (bits & 0xff000) != 0 ? 2 : (bits & ~0xfffff) != 0 ? 3 : 0'
            enum: undefined_flags
            doc: |
              Whether there are bits without meaning, and what a queue manager does
              with them.
  format_name:
    -column: value
    doc: |
      Name of a format, 8 characters filled up with blanks; a zero ends it
      early.
    params:
      - id: is_ebcdic
        -status: derived
        type: bool
        doc: The name is in EBCDIC.
    seq:
      - id: ascii
        -orig-id: Format
        -status: derived
        -column: false
        size: 8
        type: str
        terminator: 0
        pad-right: 0x20
        encoding: ISO-8859-1
        if: not is_ebcdic
        doc: The name, where it is in ASCII.
      - id: ebcdic
        -orig-id: Format
        -status: derived
        -column: false
        size: 8
        type: str
        terminator: 0
        pad-right: 0x40
        encoding: IBM037
        if: is_ebcdic
        doc: The name, where it is in EBCDIC.
      - id: known
        -status: derived
        -column: false
        type: 'known_format(is_ebcdic ? ebcdic_kind : ascii_kind)'
        doc: Number of the name, looked up once; no bytes.
    instances:
      value:
        -orig-id: Format
        -status: derived
        value: 'is_ebcdic ? ebcdic : ascii'
        doc: The name without what fills it up; empty for none.
      ascii_kind:
        -status: derived
        -column: false
        value: >-
          ascii == '' ? 1
          : ascii == 'MQSTR' ? 39
          : ascii == 'MQXMIT' ? 10
          : ascii == 'MQHMDE' ? 11
          : ascii == 'MQDEAD' ? 12
          : ascii == 'MQHDIST' ? 13
          : ascii == 'MQHRF' ? 14
          : ascii == 'MQHRF2' ? 15
          : ascii == 'MQCICS' ? 16
          : ascii == 'MQIMS' ? 17
          : ascii == 'MQHWIH' ? 18
          : ascii == 'MQHREF' ? 19
          : ascii == 'MQADMIN' ? 30
          : ascii == 'MQAMQP' ? 31
          : ascii == 'MQCHCOM' ? 32
          : ascii == 'MQCMD1' ? 33
          : ascii == 'MQCMD2' ? 34
          : ascii == 'MQHEPCF' ? 35
          : ascii == 'MQEVENT' ? 36
          : ascii == 'MQIMSVS' ? 37
          : ascii == 'MQPCF' ? 38
          : ascii == 'MQTRIG' ? 40
          : 0
        if: not is_ebcdic
        doc: Number of the name in ASCII.
      ebcdic_kind:
        -status: derived
        -column: false
        value: >-
          ebcdic == '' ? 1
          : ebcdic == 'MQSTR' ? 39
          : ebcdic == 'MQXMIT' ? 10
          : ebcdic == 'MQHMDE' ? 11
          : ebcdic == 'MQDEAD' ? 12
          : ebcdic == 'MQHDIST' ? 13
          : ebcdic == 'MQHRF' ? 14
          : ebcdic == 'MQHRF2' ? 15
          : ebcdic == 'MQCICS' ? 16
          : ebcdic == 'MQIMS' ? 17
          : ebcdic == 'MQHWIH' ? 18
          : ebcdic == 'MQHREF' ? 19
          : ebcdic == 'MQADMIN' ? 30
          : ebcdic == 'MQAMQP' ? 31
          : ebcdic == 'MQCHCOM' ? 32
          : ebcdic == 'MQCMD1' ? 33
          : ebcdic == 'MQCMD2' ? 34
          : ebcdic == 'MQHEPCF' ? 35
          : ebcdic == 'MQEVENT' ? 36
          : ebcdic == 'MQIMSVS' ? 37
          : ebcdic == 'MQPCF' ? 38
          : ebcdic == 'MQTRIG' ? 40
          : 0
        if: is_ebcdic
        doc: Number of the name in EBCDIC.
      kind:
        -status: derived
        value: known.number
        enum: format_kind
        doc: What the name means; upper and lower case differ.
  known_format:
    doc: Number of a format name; no bytes.
    params:
      - id: code
        -status: derived
        type: s4
        doc: Number of the name, as in `format_kind`.
    instances:
      number:
        -status: derived
        -column: false
        value: code
        doc: Number of the name.
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
        -status: derived
        type: s4
        doc: CCSID of the text, 0 where it is not known.
      - id: is_ebcdic
        -status: derived
        type: bool
        doc: The text is in EBCDIC.
    seq:
      - id: ascii
        -status: derived
        -column: false
        size: len
        terminator: 0
        pad-right: 0x20
        if: not is_ebcdic
        doc: |
          The bytes without what fills them up, where the text is not in EBCDIC.
      - id: ebcdic
        -status: derived
        -column: false
        size: len
        terminator: 0
        pad-right: 0x40
        if: is_ebcdic
        doc: The bytes without what fills them up, where the text is in EBCDIC.
    instances:
      value:
        -status: derived
        value: >-
          is_ebcdic
          ? (ccsid == 273 ? ebcdic.to_s('IBM273')
          : ccsid == 500 ? ebcdic.to_s('IBM500')
          : ccsid == 1047 ? ebcdic.to_s('IBM1047')
          : ccsid == 1140 ? ebcdic.to_s('IBM1140') : ebcdic.to_s('IBM037'))
          : (ccsid == 1208 ? ascii.to_s('UTF-8')
          : ccsid == 1252 ? ascii.to_s('windows-1252')
          : ccsid == 437 ? ascii.to_s('IBM437')
          : ccsid == 850 ? ascii.to_s('IBM850') : ascii.to_s('ISO-8859-1'))
        doc: The text without what fills it up.
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
        -status: derived
        type: s4
        doc: The encoding that was told.
      - id: ccsid
        -orig-id: CodedCharSetId
        -status: derived
        type: s4
        doc: The CCSID that was told.
    instances:
      kind:
        -status: derived
        -column: false
        value: told_kind
        enum: format_kind
        doc: What the format name means.
      integers:
        -orig-id: MQENC_INTEGER_MASK
        -source: [D1:80]
        -status: derived
        value: encoding & 15
        enum: order
        doc: Byte order of whole numbers.
      decimals:
        -orig-id: MQENC_DECIMAL_MASK
        -status: derived
        value: (encoding >> 4) & 15
        enum: order
        doc: Order of the digits of packed decimals.
      floats:
        -orig-id: MQENC_FLOAT_MASK
        -status: derived
        value: (encoding >> 8) & 15
        enum: float_format
        doc: Floating point numbers.
      has_reserved_bits:
        -orig-id: MQENC_RESERVED_MASK
        -status: derived
        value: (encoding & ~0xfff) != 0
        doc: The encoding has bits that must be 0.
      environment:
        -status: derived
        value: encoding
        enum: environment
        doc: |
          Where the encoding as a whole is native; its number where it has no
          name.
      is_ebcdic:
        -status: derived
        -column: false
        value: >-
          ccsid == 37 or ccsid == 273 or ccsid == 277
          or ccsid == 500 or ccsid == 1047 or ccsid == 1140
        doc: The CCSID is one of EBCDIC.
      is_ascii:
        -status: derived
        -column: false
        value: >-
          ccsid == 437 or ccsid == 819 or ccsid == 850
          or ccsid == 1208 or ccsid == 1252
        doc: The CCSID is one that writes names as ASCII does.
      charset:
        -status: derived
        value: 'ccsid == 0 or ccsid == -1 ? 0 : ccsid == -2 ? 3 : is_ebcdic ? 2 : is_ascii ? 1 : 4'
        enum: charset
        doc: Kind of character set that the CCSID tells.
enums:
  format_kind:
    0:
      id: application
      doc: Name that is not built in
    1:
      id: none
      doc: Blank. The data has no format name
    10:
      id: xmit_q_header
      doc: Transmission queue header MQXQH
    11:
      id: md_extension
      doc: Message descriptor extension MQMDE
    12:
      id: dead_letter_header
      doc: Dead-letter header MQDLH
    13:
      id: dist_header
      doc: Distribution header MQDH
    14:
      id: rf_header_1
      doc: Rules and formatting header MQRFH
    15:
      id: rf_header_2
      doc: Rules and formatting header MQRFH2
    16:
      id: cics
      doc: CICS bridge header MQCIH
    17:
      id: ims
      doc: IMS bridge header MQIIH
    18:
      id: work_info_header
      doc: Work information header MQWIH
    19:
      id: ref_msg_header
      doc: Reference message header MQRMH
    30:
      id: admin
      doc: Administration in programmable command format
    31:
      id: amqp
      doc: Message of the AMQP protocol
    32:
      id: channel_completed
      doc: A channel has ended
    33:
      id: command_1
      doc: Reply to a command, first form
    34:
      id: command_2
      doc: Reply to a command, second form
    35:
      id: embedded_pcf
      doc: |
        Embedded programmable command format header, which could chain too and
        is not taken apart here
    36:
      id: event
      doc: Event of a queue manager
    37:
      id: ims_var_string
      doc: Text for IMS
    38:
      id: pcf
      doc: Programmable command format
    39:
      id: string
      doc: Text
    40:
      id: trigger
      doc: Trigger message MQTM, 684 bytes
  msg_type:
    1:
      id: request
      doc: A reply is wanted
    2:
      id: reply
      doc: Reply to a request
    4:
      id: report
      doc: Report on another message
    8:
      id: datagram
      doc: No reply is wanted
    112:
      id: mqe_fields_from_mqe
      doc: From MQ Everyplace
    113:
      id: mqe_fields
      doc: For MQ Everyplace
  feedback:
    0:
      id: none
      doc: Nothing to report
    256:
      id: quit
      doc: The application shall end
    258:
      id: expiration
      doc: The message expired
    259:
      id: coa
      doc: The message arrived
    260:
      id: cod
      doc: The message was read
    271:
      id: xmit_q_msg_error
      doc: A message on a transmission queue is not in the right format
    275:
      id: pan
      doc: The application reports success
    276:
      id: nan
      doc: The application reports failure
  persistence:
    0:
      id: not_persistent
      doc: Lost when the queue manager stops
    1:
      id: persistent
      doc: Survives a restart
    2:
      id: as_queue_def
      doc: As the queue says
  appl_type:
    -1:
      id: unknown
      doc: Not known
    0:
      id: no_context
      doc: No context
    1:
      id: cics
      doc: CICS transaction
    2:
      id: zos
      doc: z/OS, MVS, OS/390
    3:
      id: ims
      doc: IMS
    4:
      id: os2
      doc: OS/2
    5:
      id: dos
      doc: DOS
    6:
      id: unix
      doc: UNIX, AIX
    7:
      id: qmgr
      doc: Queue manager
    8:
      id: os400
      doc: OS/400, IBM i
    9:
      id: windows
      doc: Windows 16 bit
    10:
      id: cics_vse
      doc: CICS on VSE
    11:
      id: windows_nt
      doc: Windows
    12:
      id: vms
      doc: VMS
    13:
      id: nsk
      doc: Guardian, NonStop Kernel
    14:
      id: vos
      doc: VOS
    15:
      id: open_tp1
      doc: OpenTP1
    18:
      id: vm
      doc: VM
    19:
      id: ims_bridge
      doc: IMS bridge
    20:
      id: xcf
      doc: XCF
    21:
      id: cics_bridge
      doc: CICS bridge
    22:
      id: notes_agent
      doc: Notes agent
    23:
      id: tpf
      doc: TPF
    25:
      id: user
      doc: User application
    26:
      id: broker
      doc: Publish and subscribe of the queue manager
    28:
      id: java
      doc: Java
    29:
      id: dqm
      doc: Distributed queue management
    30:
      id: channel_initiator
      doc: Channel initiator
    31:
      id: wlm
      doc: Workload manager
    32:
      id: batch
      doc: Batch
    33:
      id: rrs_batch
      doc: RRS batch
    34:
      id: sib
      doc: Service integration bus
    35:
      id: system_extension
      doc: System extension
    36:
      id: mcast_publish
      doc: Multicast publish
    37:
      id: amqp
      doc: AMQP
  report_kind:
    0:
      id: none
      doc: No report
    1:
      id: without_data
      doc: Report without data
    3:
      id: with_data
      doc: Report with the first bytes of the data
    7:
      id: with_full_data
      doc: Report with all data
  undefined_flags:
    0:
      id: none
      doc: All bits have a meaning
    1:
      id: reject
      doc: Bits in mask 0x00000FFF, refused with MQ reason code 2249
    2:
      id: accept_if_xmit
      doc: Bits in mask 0x000FF000, accepted for a remote destination only
    3:
      id: accept
      doc: Bits in mask 0xFFF00000, accepted
  order:
    0:
      id: undefined
      doc: Not told
    1:
      id: normal
      doc: Most significant byte or digit first
    2:
      id: reversed
      doc: Least significant byte first
  float_format:
    0:
      id: undefined
      doc: Not told
    1:
      id: ieee_normal
      doc: IEEE, most significant byte first
    2:
      id: ieee_reversed
      doc: IEEE, least significant byte first
    3:
      id: s390
      doc: System/390 hexadecimal floating point
    4:
      id: tns
      doc: NonStop TNS
  environment:
    -1:
      id: as_published
      doc: Request option, no stored value
    17:
      id: micro_focus_cobol
      doc: Micro Focus COBOL on Windows, program side
    273:
      id: normal
      doc: IBM i, AIX, Linux on s390x, SPARC
    546:
      id: reversed
      doc: Windows, Linux on x86, ARM and POWER LE, macOS
    785:
      id: s390
      doc: z/OS
    1041:
      id: tns
      doc: NonStop
  charset:
    0:
      id: unspecified
      doc: 0 or -1, left open
    1:
      id: ascii
      doc: Names are written as in ASCII
    2:
      id: ebcdic
      doc: Names are written as in EBCDIC
    3:
      id: inherited
      doc: -2, as the structure that says so
    4:
      id: other
      doc: A CCSID that is not known here
