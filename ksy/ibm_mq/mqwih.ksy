meta:
  id: mqwih
  title: IBM MQ work information header (MQWIH)
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
  A header of 120 bytes in front of data that the z/OS workload manager hands to
  a service.

  The header does not say its own byte order and character set: the structure in
  front of it does, which is passed as `encoding` and `ccsid`. Without them both
  are found from the bytes.

  Its own Encoding, CodedCharSetId and Format describe what follows it. The
  specification `mq_message` goes on there.

  The source document (D1) does not describe this header: everything has the
  status "derived" and follows IBM's published documentation.
doc-ref:
  - IBM MQ documentation, MQI reference, MQWIH - Work information header
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
    -orig-id: MQWIH
    -source: [D2]
    -status: derived
    type: wih(used_encoding, ccsid)
    doc: The work information header, 120 bytes.
    doc-ref: IBM MQ documentation, MQWIH, Character set and encoding
  - id: following
    -source: [D2]
    -status: derived
    type: mqmd::data_context(header.format.kind.to_i, header.encoding, header.coded_char_set_id)
    doc: What the header says of that which follows it; no bytes.
    doc-ref: IBM MQ documentation, MQWIH, Format, Encoding and CodedCharSetId
  - id: remainder
    -source: [D2]
    -status: derived
    size-eos: true
    doc: |
      What follows. The header that `header.format` announces, else data. May be
      empty.
    doc-ref: IBM MQ documentation, MQWIH, Format, Encoding and CodedCharSetId
instances:
  start:
    -source: [D2]
    -status: derived
    -column: false
    pos: 0
    size: '_io.size < 8 ? _io.size : 8'
    doc: The first 8 bytes as they lie, as far as there are so many.
    doc-ref: IBM MQ documentation, MQWIH, Character set and encoding
  used_encoding:
    -source: [D2]
    -status: derived
    value: >-
      (encoding & 15) == 1 or (encoding & 15) == 2 ? encoding
      : _io.size >= 8 and start[4] != 0 and start[7] == 0 ? 546 : 273
    doc: |
      The encoding by which this header is read. As stated, else as the bytes of
      Version show it; versions are small numbers.
    doc-ref: IBM MQ documentation, MQWIH, Character set and encoding
types:
  wih:
    meta:
      endian:
        switch-on: context_encoding & 15
        cases:
          2: le
          _: be
    doc: The work information header, 120 bytes.
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
        doc-ref: IBM MQ documentation, MQWIH, Character set and encoding
      - id: struc_id
        -orig-id: StrucId
        -source: [D2]
        -status: derived
        size: 4
        valid:
          any-of:
            - '[0x57, 0x49, 0x48, 0x20]'
            - '[0xe6, 0xc9, 0xc8, 0x40]'
          -reason: wrong StrucId (MQ reason code 2333)
        doc: The letters WIH and blanks up to 4 characters, in ASCII or EBCDIC.
        doc-ref: IBM MQ documentation, MQWIH, StrucId
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
        doc-ref: IBM MQ documentation, MQWIH, Character set and encoding
      - id: version
        -orig-id: Version
        -source: [D2]
        -status: derived
        type: s4
        valid:
          eq: 1
          -reason: >-
            unsupported MQWIH version (MQ reason code 2333)
            (16777216: byte order mismatch with the context encoding)
        doc: Version number of this structure; only 1 exists.
        doc-ref: IBM MQ documentation, MQWIH, Version
      - id: struc_length
        -orig-id: StrucLength
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        valid:
          eq: 120
          -reason: 'StrucLength does not fit version (MQ reason code 2333): an MQWIH has 120'
        doc: Length of this structure, always 120.
        doc-ref: IBM MQ documentation, MQWIH, StrucLength
      - id: encoding
        -orig-id: Encoding
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          How numbers are written in what follows the MQWIH; `following` takes
          it apart.
        doc-ref: IBM MQ documentation, MQWIH, Encoding
      - id: coded_char_set_id
        -orig-id: CodedCharSetId
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          CCSID of the text in what follows. 0 and -1 leave it open, -2 means
          the character set of this structure.
        doc-ref: IBM MQ documentation, MQWIH, CodedCharSetId
      - id: format
        -orig-id: Format
        -source: [D2]
        -status: derived
        type: mqmd::format_name(is_ebcdic)
        doc: Name of the format of what follows the MQWIH.
        doc-ref: IBM MQ documentation, MQWIH, Format
      - id: flags
        -orig-id: Flags
        -source: [D2]
        -status: derived
        type: s4
        doc: General flags. None is defined, 0 is usual.
        doc-ref: IBM MQ documentation, MQWIH, Flags
      - id: service_name
        -orig-id: ServiceName
        -source: [D2]
        -status: derived
        type: mqmd::text(32, context_ccsid, is_ebcdic)
        doc: Service of the workload manager that shall do the work.
        doc-ref: IBM MQ documentation, MQWIH, ServiceName
      - id: service_step
        -orig-id: ServiceStep
        -source: [D2]
        -status: derived
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Step of that service.
        doc-ref: IBM MQ documentation, MQWIH, ServiceStep
      - id: msg_token
        -orig-id: MsgToken
        -source: [D2]
        -status: derived
        size: 16
        doc: Token that tells messages apart.
        doc-ref: IBM MQ documentation, MQWIH, MsgToken
      - id: reserved
        -orig-id: Reserved
        -source: [D2]
        -status: derived
        type: mqmd::text(32, context_ccsid, is_ebcdic)
        doc: Without meaning.
        doc-ref: IBM MQ documentation, MQWIH, Reserved
    instances:
      is_ebcdic:
        -source: [D2]
        -status: derived
        value: struc_id == [0xe6, 0xc9, 0xc8, 0x40]
        doc: The names of this structure are in EBCDIC, as its StrucId shows.
        doc-ref: IBM MQ documentation, MQWIH, Character set and encoding
