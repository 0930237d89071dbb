meta:
  id: mqcih
  title: IBM MQ CICS bridge header (MQCIH)
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
  A header of 164 bytes (version 1) or 180 bytes (version 2) in front of data
  for a CICS program or transaction, and of its reply.

  The header does not say its own byte order and character set: the structure in
  front of it does, which is passed as `encoding` and `ccsid`. Without them both
  are found from the bytes.

  Its Format says what follows. Its Encoding and CodedCharSetId are reserved:
  what follows keeps those of the header.

  The source document (D1) does not describe this header: everything has the
  status "derived" and follows IBM's published documentation.
doc-ref:
  - IBM MQ documentation, MQI reference, MQCIH - CICS bridge header
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
    -orig-id: MQCIH
    -source: [D2]
    -status: derived
    type: cih(used_encoding, ccsid)
    doc: The CICS bridge header, 164 or 180 bytes.
    doc-ref: IBM MQ documentation, MQCIH, Character set and encoding
  - id: following
    -source: [D2]
    -status: derived
    type: mqmd::data_context(header.format.kind.to_i, used_encoding, ccsid)
    doc: What the header says of that which follows it; no bytes.
    doc-ref: IBM MQ documentation, MQCIH, Format, Encoding and CodedCharSetId
  - id: remainder
    -source: [D2]
    -status: derived
    size-eos: true
    doc: |
      What follows. The header that `header.format` announces, else data. May be
      empty.
    doc-ref: IBM MQ documentation, MQCIH, Format, Encoding and CodedCharSetId
instances:
  start:
    -source: [D2]
    -status: derived
    -column: false
    pos: 0
    size: '_io.size < 8 ? _io.size : 8'
    doc: The first 8 bytes as they lie, as far as there are so many.
    doc-ref: IBM MQ documentation, MQCIH, Character set and encoding
  used_encoding:
    -source: [D2]
    -status: derived
    value: >-
      (encoding & 15) == 1 or (encoding & 15) == 2 ? encoding
      : _io.size >= 8 and start[4] != 0 and start[7] == 0 ? 546 : 273
    doc: |
      The encoding by which this header is read. As stated, else as the bytes of
      Version show it; versions are small numbers.
    doc-ref: IBM MQ documentation, MQCIH, Character set and encoding
types:
  cih:
    meta:
      endian:
        switch-on: context_encoding & 15
        cases:
          2: le
          _: be
    doc: The CICS bridge header, 164 or 180 bytes.
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
        doc-ref: IBM MQ documentation, MQCIH, Character set and encoding
      - id: struc_id
        -orig-id: StrucId
        -source: [D2]
        -status: derived
        size: 4
        valid:
          any-of:
            - '[0x43, 0x49, 0x48, 0x20]'
            - '[0xc3, 0xc9, 0xc8, 0x40]'
          -reason: wrong StrucId (MQ reason code 2140)
        doc: The letters CIH and blanks up to 4 characters, in ASCII or EBCDIC.
        doc-ref: IBM MQ documentation, MQCIH, StrucId
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
        doc-ref: IBM MQ documentation, MQCIH, Character set and encoding
      - id: version
        -orig-id: Version
        -source: [D2]
        -status: derived
        type: s4
        valid:
          any-of: [1, 2]
          -reason: >-
            unsupported MQCIH version (MQ reason code 2140)
            (16777216 or 33554432: byte order mismatch with the context encoding)
        doc: Version number of this structure, 1 or 2.
        doc-ref: IBM MQ documentation, MQCIH, Version
      - id: struc_length
        -orig-id: StrucLength
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        valid:
          expr: '_ == (version == 1 ? 164 : 180)'
          -reason: 'StrucLength does not fit version (MQ reason code 2140): 164 for version 1, 180 for version 2'
        doc: |
          Length of this structure: 164 in version 1, 180 in version 2.
        doc-ref: IBM MQ documentation, MQCIH, StrucLength
      - id: encoding
        -orig-id: Encoding
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          Reserved in this structure and without meaning. What follows keeps the
          encoding of this structure.
        doc-ref: IBM MQ documentation, MQCIH, Encoding
      - id: coded_char_set_id
        -orig-id: CodedCharSetId
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          Reserved in this structure and without meaning. What follows keeps the
          character set of this structure.
        doc-ref: IBM MQ documentation, MQCIH, CodedCharSetId
      - id: format
        -orig-id: Format
        -source: [D2]
        -status: derived
        type: mqmd::format_name(is_ebcdic)
        doc: Name of the format of what follows the MQCIH.
        doc-ref: IBM MQ documentation, MQCIH, Format
      - id: flags
        -orig-id: Flags
        -source: [D2]
        -status: derived
        type: s4
        doc: General flags; the columns below take them apart.
        doc-ref: IBM MQ documentation, MQCIH, Flags
      - id: return_code
        -orig-id: ReturnCode
        -source: [D2]
        -status: derived
        type: s4
        enum: return_code
        doc: What became of the request.
        doc-ref: IBM MQ documentation, MQCIH, ReturnCode
      - id: comp_code
        -orig-id: CompCode
        -source: [D2]
        -status: derived
        type: s4
        doc: Completion code, whose meaning depends on ReturnCode.
        doc-ref: IBM MQ documentation, MQCIH, CompCode
      - id: reason
        -orig-id: Reason
        -source: [D2]
        -status: derived
        type: s4
        doc: Reason or feedback code, whose meaning depends on ReturnCode.
        doc-ref: IBM MQ documentation, MQCIH, Reason
      - id: uow_control
        -orig-id: UOWControl
        -source: [D2]
        -status: derived
        type: s4
        enum: uow_control
        doc: Which place the message has in its unit of work.
        doc-ref: IBM MQ documentation, MQCIH, UOWControl
      - id: get_wait_interval
        -orig-id: GetWaitInterval
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          How long the bridge waits for a message, in milliseconds; -2 leaves it
          to the bridge.
        doc-ref: IBM MQ documentation, MQCIH, GetWaitInterval
      - id: link_type
        -orig-id: LinkType
        -source: [D2]
        -status: derived
        type: s4
        enum: link_type
        doc: Whether a program or a transaction is started.
        doc-ref: IBM MQ documentation, MQCIH, LinkType
      - id: output_data_length
        -orig-id: OutputDataLength
        -source: [D2]
        -status: derived
        type: s4
        doc: Bytes that the program gives back; -1 as many as it got.
        doc-ref: IBM MQ documentation, MQCIH, OutputDataLength
      - id: facility_keep_time
        -orig-id: FacilityKeepTime
        -source: [D2]
        -status: derived
        type: s4
        doc: Seconds that the bridge facility is kept.
        doc-ref: IBM MQ documentation, MQCIH, FacilityKeepTime
      - id: ads_descriptor
        -orig-id: ADSDescriptor
        -source: [D2]
        -status: derived
        type: s4
        enum: ads_descriptor
        doc: |
          Whether descriptors of the screen data are sent, received, or in
          message format.
        doc-ref: IBM MQ documentation, MQCIH, ADSDescriptor
      - id: conversational_task
        -orig-id: ConversationalTask
        -source: [D2]
        -status: derived
        type: s4
        doc: Not 0 where the task may ask for more input.
        doc-ref: IBM MQ documentation, MQCIH, ConversationalTask
      - id: task_end_status
        -orig-id: TaskEndStatus
        -source: [D2]
        -status: derived
        type: s4
        doc: How the task ended.
        doc-ref: IBM MQ documentation, MQCIH, TaskEndStatus
      - id: facility
        -orig-id: Facility
        -source: [D2]
        -status: derived
        size: 8
        doc: Token of the bridge facility.
        doc-ref: IBM MQ documentation, MQCIH, Facility
      - id: function
        -orig-id: Function
        -source: [D2]
        -status: derived
        type: mqmd::text(4, context_ccsid, is_ebcdic)
        doc: Name of the call or command that failed.
        doc-ref: IBM MQ documentation, MQCIH, Function
      - id: abend_code
        -orig-id: AbendCode
        -source: [D2]
        -status: derived
        type: mqmd::text(4, context_ccsid, is_ebcdic)
        doc: Code with which the program ended abnormally.
        doc-ref: IBM MQ documentation, MQCIH, AbendCode
      - id: authenticator
        -orig-id: Authenticator
        -source: [D2]
        -status: derived
        -sensitive: true
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Password or PassTicket.
        doc-ref: IBM MQ documentation, MQCIH, Authenticator
      - id: reserved1
        -orig-id: Reserved1
        -source: [D2]
        -status: derived
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Without meaning.
        doc-ref: IBM MQ documentation, MQCIH, Reserved1
      - id: reply_to_format
        -orig-id: ReplyToFormat
        -source: [D2]
        -status: derived
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Format name of the reply.
        doc-ref: IBM MQ documentation, MQCIH, ReplyToFormat
      - id: remote_sys_id
        -orig-id: RemoteSysId
        -source: [D2]
        -status: derived
        type: mqmd::text(4, context_ccsid, is_ebcdic)
        doc: CICS system that does the work.
        doc-ref: IBM MQ documentation, MQCIH, RemoteSysId
      - id: remote_trans_id
        -orig-id: RemoteTransId
        -source: [D2]
        -status: derived
        type: mqmd::text(4, context_ccsid, is_ebcdic)
        doc: Transaction to be attached there.
        doc-ref: IBM MQ documentation, MQCIH, RemoteTransId
      - id: transaction_id
        -orig-id: TransactionId
        -source: [D2]
        -status: derived
        type: mqmd::text(4, context_ccsid, is_ebcdic)
        doc: Transaction to be attached.
        doc-ref: IBM MQ documentation, MQCIH, TransactionId
      - id: facility_like
        -orig-id: FacilityLike
        -source: [D2]
        -status: derived
        type: mqmd::text(4, context_ccsid, is_ebcdic)
        doc: Terminal that the bridge facility is like.
        doc-ref: IBM MQ documentation, MQCIH, FacilityLike
      - id: attention_id
        -orig-id: AttentionId
        -source: [D2]
        -status: derived
        type: mqmd::text(4, context_ccsid, is_ebcdic)
        doc: Key that the terminal user is taken to have pressed.
        doc-ref: IBM MQ documentation, MQCIH, AttentionId
      - id: start_code
        -orig-id: StartCode
        -source: [D2]
        -status: derived
        type: mqmd::text(4, context_ccsid, is_ebcdic)
        doc: How the transaction is started.
        doc-ref: IBM MQ documentation, MQCIH, StartCode
      - id: cancel_code
        -orig-id: CancelCode
        -source: [D2]
        -status: derived
        type: mqmd::text(4, context_ccsid, is_ebcdic)
        doc: Code with which the task is to be ended.
        doc-ref: IBM MQ documentation, MQCIH, CancelCode
      - id: next_transaction_id
        -orig-id: NextTransactionId
        -source: [D2]
        -status: derived
        type: mqmd::text(4, context_ccsid, is_ebcdic)
        doc: Transaction that is to come next.
        doc-ref: IBM MQ documentation, MQCIH, NextTransactionId
      - id: reserved2
        -orig-id: Reserved2
        -source: [D2]
        -status: derived
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Without meaning.
        doc-ref: IBM MQ documentation, MQCIH, Reserved2
      - id: reserved3
        -orig-id: Reserved3
        -source: [D2]
        -status: derived
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Without meaning.
        doc-ref: IBM MQ documentation, MQCIH, Reserved3
      - id: screen
        -source: [D2]
        -status: derived
        type: screen
        if: version == 2
        doc: What version 2 has in addition, 16 bytes.
        doc-ref: IBM MQ documentation, MQCIH
    instances:
      is_ebcdic:
        -source: [D2]
        -status: derived
        value: struc_id == [0xc3, 0xc9, 0xc8, 0x40]
        doc: The names of this structure are in EBCDIC, as its StrucId shows.
        doc-ref: IBM MQ documentation, MQCIH, Character set and encoding
      pass_expiration:
        -orig-id: MQCIH_PASS_EXPIRATION
        -source: [D2]
        -status: derived
        value: (flags & 1) != 0
        doc: Replies take over what is left of the expiry time.
        doc-ref: IBM MQ documentation, MQCIH, Flags
      reply_without_nulls:
        -orig-id: MQCIH_REPLY_WITHOUT_NULLS
        -source: [D2]
        -status: derived
        value: (flags & 2) != 0
        doc: Zeros at the end of the reply are left out.
        doc-ref: IBM MQ documentation, MQCIH, Flags
      sync_on_return:
        -orig-id: MQCIH_SYNC_ON_RETURN
        -source: [D2]
        -status: derived
        value: (flags & 4) != 0
        doc: The program's work is committed when it returns.
        doc-ref: IBM MQ documentation, MQCIH, Flags
    types:
      screen:
        doc: What version 2 has in addition.
        seq:
          - id: cursor_position
            -orig-id: CursorPosition
            -source: [D2]
            -status: derived
            type: s4
            doc: Where the cursor stands.
            doc-ref: IBM MQ documentation, MQCIH, CursorPosition
          - id: error_offset
            -orig-id: ErrorOffset
            -source: [D2]
            -status: derived
            type: s4
            doc: Where the program found an error in the data.
            doc-ref: IBM MQ documentation, MQCIH, ErrorOffset
          - id: input_item
            -orig-id: InputItem
            -source: [D2]
            -status: derived
            type: s4
            doc: Reserved.
            doc-ref: IBM MQ documentation, MQCIH, InputItem
          - id: reserved4
            -orig-id: Reserved4
            -source: [D2]
            -status: derived
            type: s4
            doc: Without meaning.
            doc-ref: IBM MQ documentation, MQCIH, Reserved4
enums:
  return_code:
    0:
      id: ok
      -source: [D2]
      doc: No error
    1:
      id: cics_exec_error
      -source: [D2]
      doc: A CICS command failed
    2:
      id: mq_api_error
      -source: [D2]
      doc: A call of MQ failed
    3:
      id: bridge_error
      -source: [D2]
      doc: The bridge found an error
    4:
      id: bridge_abend
      -source: [D2]
      doc: The bridge ended abnormally
    5:
      id: application_abend
      -source: [D2]
      doc: The application ended abnormally
    6:
      id: security_error
      -source: [D2]
      doc: Not authorised
    7:
      id: program_not_available
      -source: [D2]
      doc: There is no such program
    8:
      id: bridge_timeout
      -source: [D2]
      doc: The next message did not come in time
    9:
      id: transid_not_available
      -source: [D2]
      doc: There is no such transaction
  uow_control:
    16:
      id: middle
      -source: [D2]
      doc: In the middle of the unit of work
    17:
      id: first
      -source: [D2]
      doc: First of the unit of work
    256:
      id: commit
      -source: [D2]
      doc: Commit the unit of work
    272:
      id: last
      -source: [D2]
      doc: Last of the unit of work
    273:
      id: only
      -source: [D2]
      doc: The only one of its unit of work
    4352:
      id: backout
      -source: [D2]
      doc: Back out the unit of work
    65536:
      id: continued
      -source: [D2]
      doc: Go on with the conversation
  link_type:
    1:
      id: program
      -source: [D2]
      doc: A program
    2:
      id: transaction
      -source: [D2]
      doc: A transaction
  ads_descriptor:
    0:
      id: none
      -source: [D2]
      doc: No descriptors
    1:
      id: send
      -source: [D2]
      doc: Descriptors are sent
    16:
      id: recv
      -source: [D2]
      doc: Descriptors are received
    17:
      id: send_and_recv
      -source: [D2]
      doc: Descriptors are sent and received
    256:
      id: msg_format
      -source: [D2]
      doc: Descriptors are in message format
