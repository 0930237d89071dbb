meta:
  id: mqxqh
  title: IBM MQ transmission queue header (MQXQH)
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
  A header of 428 bytes in front of every message on a transmission queue. It
  says for which queue the message is meant and holds the message's own
  descriptor, always in version 1.

  The header does not say its own byte order and character set: the structure in
  front of it does, which is passed as `encoding` and `ccsid`. Without them both
  are found from the bytes.

  It has no Encoding, CodedCharSetId and Format of its own: those of the
  embedded descriptor describe what follows.

  Only that this header exists and where it stands comes from the source
  document (D1); everything else has the status "derived" and follows IBM's
  published documentation.
doc-ref:
  - IBM MQ documentation, MQI reference, MQXQH - Transmission-queue header
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
    -orig-id: MQXQH
    -source: [D2]
    -status: derived
    type: xqh(used_encoding, ccsid)
    doc: The transmission queue header, 428 bytes.
    doc-ref: IBM MQ documentation, MQXQH, Character set and encoding
  - id: following
    -source: [D2]
    -status: derived
    type: mqmd::data_context(header.msg_desc.format.kind.to_i, header.msg_desc.encoding, header.msg_desc.coded_char_set_id)
    doc: What the header says of that which follows it; no bytes.
    doc-ref: IBM MQ documentation, MQXQH, Format, Encoding and CodedCharSetId
  - id: remainder
    -source: [D2]
    -status: derived
    size-eos: true
    doc: |
      What follows. The header that `header.msg_desc.format` announces, else data. May
      be empty.
    doc-ref: IBM MQ documentation, MQXQH, Format, Encoding and CodedCharSetId
instances:
  start:
    -source: [D2]
    -status: derived
    -column: false
    pos: 0
    size: '_io.size < 8 ? _io.size : 8'
    doc: The first 8 bytes as they lie, as far as there are so many.
    doc-ref: IBM MQ documentation, MQXQH, Character set and encoding
  used_encoding:
    -source: [D2]
    -status: derived
    value: >-
      (encoding & 15) == 1 or (encoding & 15) == 2 ? encoding
      : _io.size >= 8 and start[4] != 0 and start[7] == 0 ? 546 : 273
    doc: |
      The encoding by which this header is read. As stated, else as the bytes of
      Version show it; versions are small numbers.
    doc-ref: IBM MQ documentation, MQXQH, Character set and encoding
types:
  xqh:
    meta:
      endian:
        switch-on: context_encoding & 15
        cases:
          2: le
          _: be
    doc: The transmission queue header, 428 bytes.
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
        doc-ref: IBM MQ documentation, MQXQH, Character set and encoding
      - id: struc_id
        -orig-id: StrucId
        -source: [D2]
        -status: derived
        size: 4
        valid:
          any-of:
            - '[0x58, 0x51, 0x48, 0x20]'
            - '[0xe7, 0xd8, 0xc8, 0x40]'
          -reason: wrong StrucId (MQ reason code 2260)
        doc: The letters XQH and blanks up to 4 characters, in ASCII or EBCDIC.
        doc-ref: IBM MQ documentation, MQXQH, StrucId
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
        doc-ref: IBM MQ documentation, MQXQH, Character set and encoding
      - id: version
        -orig-id: Version
        -source: [D2]
        -status: derived
        type: s4
        valid:
          eq: 1
          -reason: >-
            unsupported MQXQH version (MQ reason code 2260)
            (16777216: byte order mismatch with the context encoding)
        doc: Version number of this structure; only 1 exists.
        doc-ref: IBM MQ documentation, MQXQH, Version
      - id: remote_q_name
        -orig-id: RemoteQName
        -source: [D2]
        -status: derived
        type: mqmd::text(48, context_ccsid, is_ebcdic)
        doc: Queue for which the message is meant.
        doc-ref: IBM MQ documentation, MQXQH, RemoteQName
      - id: remote_q_mgr_name
        -orig-id: RemoteQMgrName
        -source: [D2]
        -status: derived
        type: mqmd::text(48, context_ccsid, is_ebcdic)
        doc: Queue manager of that queue.
        doc-ref: IBM MQ documentation, MQXQH, RemoteQMgrName
      - id: msg_desc
        -orig-id: MsgDesc
        -source: [D1:64, D1:67]
        -status: stated
        type: mqmd::md(context_encoding, context_ccsid, true)
        doc: |
          The message's own descriptor, 324 bytes, in the byte order and
          character set of this header.
        doc-ref: IBM MQ documentation, MQXQH, MsgDesc
    instances:
      is_ebcdic:
        -source: [D2]
        -status: derived
        value: struc_id == [0xe7, 0xd8, 0xc8, 0x40]
        doc: The names of this structure are in EBCDIC, as its StrucId shows.
        doc-ref: IBM MQ documentation, MQXQH, Character set and encoding
      embedded_version_is_wrong:
        -source: [D1:64, D1:67, D2]
        -status: derived
        value: msg_desc.version != 1
        doc: |
          The embedded descriptor does not say version 1, though its 324 bytes
          are all there is.
        doc-ref: IBM MQ documentation, MQXQH
