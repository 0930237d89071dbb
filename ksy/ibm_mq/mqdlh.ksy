meta:
  id: mqdlh
  title: IBM MQ dead-letter header (MQDLH)
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
  A header of 172 bytes in front of the data of a message on a dead-letter
  queue. It says why the message could not be delivered and where it was to go.

  The header does not say its own byte order and character set: the structure in
  front of it does, which is passed as `encoding` and `ccsid`. Without them both
  are found from the bytes.

  Its own Encoding, CodedCharSetId and Format describe what follows it. The
  specification `mq_message` goes on there.

  Only that this header exists and where it stands comes from the source
  document (D1); everything else has the status "derived" and follows IBM's
  published documentation.
doc-ref:
  - IBM MQ documentation, MQI reference, MQDLH - Dead-letter header
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
    -orig-id: MQDLH
    -source: [D2]
    -status: derived
    type: dlh(used_encoding, ccsid)
    doc: The dead-letter header, 172 bytes.
    doc-ref: IBM MQ documentation, MQDLH, Character set and encoding
  - id: following
    -source: [D2]
    -status: derived
    type: mqmd::data_context(header.format.kind.to_i, header.encoding, header.coded_char_set_id)
    doc: What the header says of that which follows it; no bytes.
    doc-ref: IBM MQ documentation, MQDLH, Format, Encoding and CodedCharSetId
  - id: remainder
    -source: [D2]
    -status: derived
    size-eos: true
    doc: |
      What follows. The header that `header.format` announces, else data. May be
      empty.
    doc-ref: IBM MQ documentation, MQDLH, Format, Encoding and CodedCharSetId
instances:
  start:
    -source: [D2]
    -status: derived
    -column: false
    pos: 0
    size: '_io.size < 8 ? _io.size : 8'
    doc: The first 8 bytes as they lie, as far as there are so many.
    doc-ref: IBM MQ documentation, MQDLH, Character set and encoding
  used_encoding:
    -source: [D2]
    -status: derived
    value: >-
      (encoding & 15) == 1 or (encoding & 15) == 2 ? encoding
      : _io.size >= 8 and start[4] != 0 and start[7] == 0 ? 546 : 273
    doc: |
      The encoding by which this header is read. As stated, else as the bytes of
      Version show it; versions are small numbers.
    doc-ref: IBM MQ documentation, MQDLH, Character set and encoding
types:
  dlh:
    meta:
      endian:
        switch-on: context_encoding & 15
        cases:
          2: le
          _: be
    doc: The dead-letter header, 172 bytes.
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
        doc-ref: IBM MQ documentation, MQDLH, Character set and encoding
      - id: struc_id
        -orig-id: StrucId
        -source: [D2]
        -status: derived
        size: 4
        valid:
          any-of:
            - '[0x44, 0x4c, 0x48, 0x20]'
            - '[0xc4, 0xd3, 0xc8, 0x40]'
          -reason: wrong StrucId (MQ reason code 2141)
        doc: The letters DLH and blanks up to 4 characters, in ASCII or EBCDIC.
        doc-ref: IBM MQ documentation, MQDLH, StrucId
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
        doc-ref: IBM MQ documentation, MQDLH, Character set and encoding
      - id: version
        -orig-id: Version
        -source: [D2]
        -status: derived
        type: s4
        valid:
          eq: 1
          -reason: >-
            unsupported MQDLH version (MQ reason code 2141)
            (16777216: byte order mismatch with the context encoding)
        doc: Version number of this structure; only 1 exists.
        doc-ref: IBM MQ documentation, MQDLH, Version
      - id: reason
        -orig-id: Reason
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          Why the message came to the dead-letter queue: an MQ reason code (2000
          and more) or a feedback code.
        doc-ref: IBM MQ documentation, MQDLH, Reason
      - id: dest_q_name
        -orig-id: DestQName
        -source: [D2]
        -status: derived
        type: mqmd::text(48, context_ccsid, is_ebcdic)
        doc: Queue for which the message was meant.
        doc-ref: IBM MQ documentation, MQDLH, DestQName
      - id: dest_q_mgr_name
        -orig-id: DestQMgrName
        -source: [D2]
        -status: derived
        type: mqmd::text(48, context_ccsid, is_ebcdic)
        doc: Queue manager of that queue.
        doc-ref: IBM MQ documentation, MQDLH, DestQMgrName
      - id: encoding
        -orig-id: Encoding
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          How numbers are written in what follows the MQDLH; `following` takes
          it apart.
        doc-ref: IBM MQ documentation, MQDLH, Encoding
      - id: coded_char_set_id
        -orig-id: CodedCharSetId
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          CCSID of the text in what follows. 0 and -1 leave it open, -2 means
          the character set of this structure.
        doc-ref: IBM MQ documentation, MQDLH, CodedCharSetId
      - id: format
        -orig-id: Format
        -source: [D2]
        -status: derived
        type: mqmd::format_name(is_ebcdic)
        doc: Name of the format of what follows the MQDLH.
        doc-ref: IBM MQ documentation, MQDLH, Format
      - id: put_appl_type
        -orig-id: PutApplType
        -source: [D2]
        -status: derived
        type: s4
        enum: appl_type
        doc: |
          Kind of application that put the message on the dead-letter queue.
          65536 and more are users' own.
        doc-ref: IBM MQ documentation, MQDLH, PutApplType
      - id: put_appl_name
        -orig-id: PutApplName
        -source: [D2]
        -status: derived
        type: mqmd::text(28, context_ccsid, is_ebcdic)
        doc: Name of that application.
        doc-ref: IBM MQ documentation, MQDLH, PutApplName
      - id: put_date
        -orig-id: PutDate
        -source: [D2]
        -status: derived
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Date of the put, YYYYMMDD, Greenwich mean time.
        doc-ref: IBM MQ documentation, MQDLH, PutDate
      - id: put_time
        -orig-id: PutTime
        -source: [D2]
        -status: derived
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: |
          Time of the put, HHMMSSTH with tenths and hundredths of a second,
          Greenwich mean time.
        doc-ref: IBM MQ documentation, MQDLH, PutTime
    instances:
      is_ebcdic:
        -source: [D2]
        -status: derived
        value: struc_id == [0xc4, 0xd3, 0xc8, 0x40]
        doc: The names of this structure are in EBCDIC, as its StrucId shows.
        doc-ref: IBM MQ documentation, MQDLH, Character set and encoding
enums:
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
