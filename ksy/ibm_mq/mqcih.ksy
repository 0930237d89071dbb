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
  -source:
    - id: D1
      title: MQMDE-消息描述符扩展 (IBM MQ documentation, machine translation)
      lang: zh
      file: 002_094214e1f79353c6.txt
      sha256: 75d3c96bc71895df78b01fd4f240c5263fad2ef057694c21826653b737bdb61f
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
    -orig-id: MQCIH
    -status: derived
    type: cih(used_encoding, ccsid)
    doc: The CICS bridge header, 164 or 180 bytes.
  - id: following
    -status: derived
    type: mqmd::data_context(header.format.kind.to_i, used_encoding, ccsid)
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
            (_ == [0x43, 0x49, 0x48, 0x20] and not context.is_ebcdic)
            or (_ == [0xc3, 0xc9, 0xc8, 0x40] and not context.is_ascii)
          -reason: >-
            wrong StrucId, or charset mismatch with the context CCSID
            (CIH and blanks is 43494820 in ASCII, c3c9c840 in EBCDIC)
        doc: The letters CIH and blanks up to 4 characters, in ASCII or EBCDIC.
      - id: version
        -orig-id: Version
        -status: derived
        type: s4
        valid:
          any-of: [1, 2]
          -reason: >-
            unsupported MQCIH version
            (16777216 or 33554432: byte order mismatch with the context encoding)
        doc: Version number of this structure, 1 or 2.
      - id: struc_length
        -orig-id: StrucLength
        -status: derived
        -unit: byte
        type: s4
        valid:
          expr: '_ == (version == 1 ? 164 : 180)'
          -reason: 'StrucLength does not fit version: 164 for version 1, 180 for version 2'
        doc: |
          Length of this structure: 164 in version 1, 180 in version 2.
      - id: encoding
        -orig-id: Encoding
        -status: derived
        type: s4
        doc: |
          Reserved in this structure and without meaning. What follows keeps the
          encoding of this structure.
      - id: coded_char_set_id
        -orig-id: CodedCharSetId
        -status: derived
        type: s4
        doc: |
          Reserved in this structure and without meaning. What follows keeps the
          character set of this structure.
      - id: format
        -orig-id: Format
        -status: derived
        type: mqmd::format_name(is_ebcdic)
        doc: Name of the format of what follows the MQCIH.
      - id: flags
        -orig-id: Flags
        -status: derived
        type: s4
        doc: General flags; the columns below take them apart.
      - id: return_code
        -orig-id: ReturnCode
        -status: derived
        type: s4
        enum: return_code
        doc: What became of the request.
      - id: comp_code
        -orig-id: CompCode
        -status: derived
        type: s4
        doc: Completion code, whose meaning depends on ReturnCode.
      - id: reason
        -orig-id: Reason
        -status: derived
        type: s4
        doc: Reason or feedback code, whose meaning depends on ReturnCode.
      - id: uow_control
        -orig-id: UOWControl
        -status: derived
        type: s4
        enum: uow_control
        doc: Which place the message has in its unit of work.
      - id: get_wait_interval
        -orig-id: GetWaitInterval
        -status: derived
        type: s4
        doc: |
          How long the bridge waits for a message, in milliseconds; -2 leaves it
          to the bridge.
      - id: link_type
        -orig-id: LinkType
        -status: derived
        type: s4
        enum: link_type
        doc: Whether a program or a transaction is started.
      - id: output_data_length
        -orig-id: OutputDataLength
        -status: derived
        type: s4
        doc: Bytes that the program gives back; -1 as many as it got.
      - id: facility_keep_time
        -orig-id: FacilityKeepTime
        -status: derived
        type: s4
        doc: Seconds that the bridge facility is kept.
      - id: ads_descriptor
        -orig-id: ADSDescriptor
        -status: derived
        type: s4
        enum: ads_descriptor
        doc: |
          Whether descriptors of the screen data are sent, received, or in
          message format.
      - id: conversational_task
        -orig-id: ConversationalTask
        -status: derived
        type: s4
        doc: Not 0 where the task may ask for more input.
      - id: task_end_status
        -orig-id: TaskEndStatus
        -status: derived
        type: s4
        doc: How the task ended.
      - id: facility
        -orig-id: Facility
        -status: derived
        size: 8
        doc: Token of the bridge facility.
      - id: function
        -orig-id: Function
        -status: derived
        type: mqmd::text(4, context_ccsid, is_ebcdic)
        doc: Name of the call or command that failed.
      - id: abend_code
        -orig-id: AbendCode
        -status: derived
        type: mqmd::text(4, context_ccsid, is_ebcdic)
        doc: Code with which the program ended abnormally.
      - id: authenticator
        -orig-id: Authenticator
        -status: derived
        -sensitive: true
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Password or PassTicket.
      - id: reserved1
        -orig-id: Reserved1
        -status: derived
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Without meaning.
      - id: reply_to_format
        -orig-id: ReplyToFormat
        -status: derived
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Format name of the reply.
      - id: remote_sys_id
        -orig-id: RemoteSysId
        -status: derived
        type: mqmd::text(4, context_ccsid, is_ebcdic)
        doc: CICS system that does the work.
      - id: remote_trans_id
        -orig-id: RemoteTransId
        -status: derived
        type: mqmd::text(4, context_ccsid, is_ebcdic)
        doc: Transaction to be attached there.
      - id: transaction_id
        -orig-id: TransactionId
        -status: derived
        type: mqmd::text(4, context_ccsid, is_ebcdic)
        doc: Transaction to be attached.
      - id: facility_like
        -orig-id: FacilityLike
        -status: derived
        type: mqmd::text(4, context_ccsid, is_ebcdic)
        doc: Terminal that the bridge facility is like.
      - id: attention_id
        -orig-id: AttentionId
        -status: derived
        type: mqmd::text(4, context_ccsid, is_ebcdic)
        doc: Key that the terminal user is taken to have pressed.
      - id: start_code
        -orig-id: StartCode
        -status: derived
        type: mqmd::text(4, context_ccsid, is_ebcdic)
        doc: How the transaction is started.
      - id: cancel_code
        -orig-id: CancelCode
        -status: derived
        type: mqmd::text(4, context_ccsid, is_ebcdic)
        doc: Code with which the task is to be ended.
      - id: next_transaction_id
        -orig-id: NextTransactionId
        -status: derived
        type: mqmd::text(4, context_ccsid, is_ebcdic)
        doc: Transaction that is to come next.
      - id: reserved2
        -orig-id: Reserved2
        -status: derived
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Without meaning.
      - id: reserved3
        -orig-id: Reserved3
        -status: derived
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Without meaning.
      - id: screen
        -status: derived
        type: screen
        if: version == 2
        doc: What version 2 has in addition, 16 bytes.
    instances:
      is_ebcdic:
        -status: derived
        value: struc_id == [0xc3, 0xc9, 0xc8, 0x40]
        doc: The names of this structure are in EBCDIC, as its StrucId shows.
      pass_expiration:
        -orig-id: MQCIH_PASS_EXPIRATION
        -status: derived
        value: (flags & 1) != 0
        doc: Replies take over what is left of the expiry time.
      reply_without_nulls:
        -orig-id: MQCIH_REPLY_WITHOUT_NULLS
        -status: derived
        value: (flags & 2) != 0
        doc: Zeros at the end of the reply are left out.
      sync_on_return:
        -orig-id: MQCIH_SYNC_ON_RETURN
        -status: derived
        value: (flags & 4) != 0
        doc: The program's work is committed when it returns.
    types:
      screen:
        doc: What version 2 has in addition.
        seq:
          - id: cursor_position
            -orig-id: CursorPosition
            -status: derived
            type: s4
            doc: Where the cursor stands.
          - id: error_offset
            -orig-id: ErrorOffset
            -status: derived
            type: s4
            doc: Where the program found an error in the data.
          - id: input_item
            -orig-id: InputItem
            -status: derived
            type: s4
            doc: Reserved.
          - id: reserved4
            -orig-id: Reserved4
            -status: derived
            type: s4
            doc: Without meaning.
enums:
  return_code:
    0:
      id: ok
      doc: No error
    1:
      id: cics_exec_error
      doc: A CICS command failed
    2:
      id: mq_api_error
      doc: A call of MQ failed
    3:
      id: bridge_error
      doc: The bridge found an error
    4:
      id: bridge_abend
      doc: The bridge ended abnormally
    5:
      id: application_abend
      doc: The application ended abnormally
    6:
      id: security_error
      doc: Not authorised
    7:
      id: program_not_available
      doc: There is no such program
    8:
      id: bridge_timeout
      doc: The next message did not come in time
    9:
      id: transid_not_available
      doc: There is no such transaction
  uow_control:
    16:
      id: middle
      doc: In the middle of the unit of work
    17:
      id: first
      doc: First of the unit of work
    256:
      id: commit
      doc: Commit the unit of work
    272:
      id: last
      doc: Last of the unit of work
    273:
      id: only
      doc: The only one of its unit of work
    4352:
      id: backout
      doc: Back out the unit of work
    65536:
      id: continued
      doc: Go on with the conversation
  link_type:
    1:
      id: program
      doc: A program
    2:
      id: transaction
      doc: A transaction
  ads_descriptor:
    0:
      id: none
      doc: No descriptors
    1:
      id: send
      doc: Descriptors are sent
    16:
      id: recv
      doc: Descriptors are received
    17:
      id: send_and_recv
      doc: Descriptors are sent and received
    256:
      id: msg_format
      doc: Descriptors are in message format
