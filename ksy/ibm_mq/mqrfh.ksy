meta:
  id: mqrfh
  title: IBM MQ rules and formatting header, version 1 (MQRFH)
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
  A header of 32 bytes and a string of names and values, in the character set of
  the header.

  The header does not say its own byte order and character set: the structure in
  front of it does, which is passed as `encoding` and `ccsid`. Without them both
  are found from the bytes.

  Its own Encoding, CodedCharSetId and Format describe what follows it. The
  specification `mq_message` goes on there.

  The source document (D1) does not describe this header: everything has the
  status "derived" and follows IBM's published documentation.
doc-ref:
  - IBM MQ documentation, MQI reference, MQRFH - Rules and formatting header
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
    -orig-id: MQRFH
    -source: [D2]
    -status: derived
    type: rfh(used_encoding, ccsid)
    doc: The rules and formatting header, as long as its StrucLength says.
    doc-ref: IBM MQ documentation, MQRFH, Character set and encoding
  - id: following
    -source: [D2]
    -status: derived
    type: mqmd::data_context(header.format.kind.to_i, header.encoding, header.coded_char_set_id)
    doc: What the header says of that which follows it; no bytes.
    doc-ref: IBM MQ documentation, MQRFH, Format, Encoding and CodedCharSetId
  - id: remainder
    -source: [D2]
    -status: derived
    size-eos: true
    doc: |
      What follows. The header that `header.format` announces, else data. May be
      empty.
    doc-ref: IBM MQ documentation, MQRFH, Format, Encoding and CodedCharSetId
instances:
  start:
    -source: [D2]
    -status: derived
    -column: false
    pos: 0
    size: '_io.size < 8 ? _io.size : 8'
    doc: The first 8 bytes as they lie, as far as there are so many.
    doc-ref: IBM MQ documentation, MQRFH, Character set and encoding
  used_encoding:
    -source: [D2]
    -status: derived
    value: >-
      (encoding & 15) == 1 or (encoding & 15) == 2 ? encoding
      : _io.size >= 8 and start[4] != 0 and start[7] == 0 ? 546 : 273
    doc: |
      The encoding by which this header is read. As stated, else as the bytes of
      Version show it; versions are small numbers.
    doc-ref: IBM MQ documentation, MQRFH, Character set and encoding
types:
  rfh:
    meta:
      endian:
        switch-on: context_encoding & 15
        cases:
          2: le
          _: be
    doc: The rules and formatting header, as long as its StrucLength says.
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
        doc-ref: IBM MQ documentation, MQRFH, Character set and encoding
      - id: struc_id
        -orig-id: StrucId
        -source: [D2]
        -status: derived
        size: 4
        valid:
          any-of:
            - '[0x52, 0x46, 0x48, 0x20]'
            - '[0xd9, 0xc6, 0xc8, 0x40]'
          -reason: wrong StrucId (MQ reason code 2334)
        doc: The letters RFH and blanks up to 4 characters, in ASCII or EBCDIC.
        doc-ref: IBM MQ documentation, MQRFH, StrucId
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
        doc-ref: IBM MQ documentation, MQRFH, Character set and encoding
      - id: version
        -orig-id: Version
        -source: [D2]
        -status: derived
        type: s4
        valid:
          eq: 1
          -reason: >-
            unsupported MQRFH version (MQ reason code 2334)
            (16777216: byte order mismatch with the context encoding)
        doc: Version number of this structure; only 1 exists.
        doc-ref: IBM MQ documentation, MQRFH, Version
      - id: struc_length
        -orig-id: StrucLength
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        valid:
          min: 32
          -reason: StrucLength of an MQRFH is at least 32 (MQ reason code 2334)
        doc: Length of this structure with its string.
        doc-ref: IBM MQ documentation, MQRFH, StrucLength
      - id: encoding
        -orig-id: Encoding
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          How numbers are written in what follows the MQRFH; `following` takes
          it apart.
        doc-ref: IBM MQ documentation, MQRFH, Encoding
      - id: coded_char_set_id
        -orig-id: CodedCharSetId
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          CCSID of the text in what follows. 0 and -1 leave it open, -2 means
          the character set of this structure.
        doc-ref: IBM MQ documentation, MQRFH, CodedCharSetId
      - id: format
        -orig-id: Format
        -source: [D2]
        -status: derived
        type: mqmd::format_name(is_ebcdic)
        doc: Name of the format of what follows the MQRFH.
        doc-ref: IBM MQ documentation, MQRFH, Format
      - id: flags
        -orig-id: Flags
        -source: [D2]
        -status: derived
        type: s4
        doc: General flags. None is defined, 0 is usual.
        doc-ref: IBM MQ documentation, MQRFH, Flags
      - id: name_value_string
        -orig-id: NameValueString
        -source: [D2]
        -status: derived
        type: mqmd::text(struc_length - 32, context_ccsid, is_ebcdic)
        doc: |
          Names and values in turn, with blanks between them. Quotation marks
          hold values with blanks together; one inside is doubled.
        doc-ref: IBM MQ documentation, MQRFH, NameValueString
    instances:
      is_ebcdic:
        -source: [D2]
        -status: derived
        value: struc_id == [0xd9, 0xc6, 0xc8, 0x40]
        doc: The names of this structure are in EBCDIC, as its StrucId shows.
        doc-ref: IBM MQ documentation, MQRFH, Character set and encoding
      is_unaligned:
        -source: [D2]
        -status: derived
        value: struc_length % 4 != 0
        doc: StrucLength is no multiple of 4, as it should be.
        doc-ref: IBM MQ documentation, MQRFH
