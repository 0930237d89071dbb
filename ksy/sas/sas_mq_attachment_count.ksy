meta:
  id: sas_mq_attachment_count
  title: SAS attachments on MQ/MSMQ, count message
  application: SAS Common Messaging Interface
  tags:
    - messaging
    - statistics
  license: MIT
  ks-version: '0.10'
  -instance-errors: refuse
  -source:
    - id: D1
      title: Attachment Layout for Websphere MQ and MSMQ (SAS 9.1.3 Integration Technologies)
      lang: en
      file: 000_14b38cb558286739.txt
      sha256: 4b16f37a14819d96f849ec41dbfa8c49917ade4a0e26ef47e0fe713c1f9cf564
    - id: D2
      title: Application Messaging, Attachment Layout for TIB/Rendezvous (SAS)
      lang: en
      file: 001_2cd1415f645970e9.txt
      sha256: 0b1940d818c0aafccfb6e67e0781fa2be894f07d1346a5c1f2b0cfa1213ee8b0
    - id: D3
      title: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
      lang: en
      url: https://www.ibm.com/docs/en/ibm-mq
doc: |
  The last message of an attachment, put on the queue after its numbered ones. It
  says how many those are, itself not counted. Its correlation id is the plain id
  of the attachment, number 0.

  The document calls it a single integer and prints it as eight hexadecimal
  digits. 4 bytes are an `int`, 8 bytes a `long` of a Unix of 64 bits, and eight
  printed digits are read as well.
doc-ref: SAS 9.1.3 Integration Technologies, Attachment Layout for Websphere MQ and MSMQ
params:
  - id: byte_order
    -status: derived
    -decision: DEC-3
    -default: auto
    type: str
    doc: |
      Byte order of numbers: `little`, `big`, or `auto`, which any other word counts
      as: found from the bytes where they tell, else from `encoding`, else little.
  - id: encoding
    -orig-id: Encoding
    -source: [D3]
    -status: derived
    -decision: DEC-3
    -default: 0
    type: s4
    doc: |
      Encoding of the message's descriptor (MQMD): its last hexadecimal digit is 1
      for most significant byte first, 2 for least significant first. 0: not known.
seq:
  - id: body
    -source: [D1:59, D1:81]
    -status: stated
    -decision: DEC-9
    size-eos: true
    type:
      switch-on: form
      cases:
        form::printed: printed
        _: binary(is_be, form == form::wide)
    doc: The number, in one of its three forms.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
instances:
  marks:
    -source: [D1:59, D1:81]
    -status: derived
    -decision: DEC-9
    -column: false
    pos: 0
    size: '_io.size == 8 ? 8 : 0'
    doc: The eight bytes of a long or printed number; else nothing.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
  form:
    -source: [D1:59, D1:81]
    -status: derived
    -decision: DEC-9
    value: >-
      _io.size != 8 ? 1 : marks[0] >= 0x30 and marks[0] < 0xfa
      and marks[7] >= 0x30 and marks[7] < 0xfa ? 3 : 2
    enum: form
    doc: How the number is written. Digits are known by their first and last byte.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
  first_word:
    -source: [D1:59]
    -status: derived
    -decision: DEC-3
    -column: false
    pos: 0
    size: '_io.size >= 4 ? 4 : 0'
    doc: The first four bytes; nothing in a shorter body.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
  is_be:
    -source: [D1:59, D3]
    -status: derived
    -decision: DEC-3
    value: >-
      byte_order == "little" ? false : byte_order == "big" ? true
      : (encoding & 15) == 1 ? true : (encoding & 15) == 2 or first_word.length == 0 ? false
      : form == form::wide
      ? (marks[0] << 16) + (marks[1] << 8) + marks[2] < (marks[7] << 16) + (marks[6] << 8) + marks[5]
      or ((marks[0] << 16) + (marks[1] << 8) + marks[2] == (marks[7] << 16) + (marks[6] << 8) + marks[5]
      and marks[3] < marks[4])
      : (first_word[3] << 8) + first_word[2] > (first_word[0] << 8) + first_word[1]
    doc: |
      Whether the number was read with its most significant byte first: as
      `byte_order` says, else as `encoding` says, else the order that makes the
      smaller number.
    doc-ref:
      - SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
      - IBM MQ documentation, MQMD, Encoding
  num_messages:
    -source: [D1:59, D1:81]
    -status: derived
    value: 'form == form::printed ? body.as<printed>.value : body.as<binary>.value'
    doc: How many numbered messages the attachment has.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
types:
  binary:
    meta:
      endian:
        switch-on: is_be
        cases:
          true: be
          false: le
    doc: A number of 4 or 8 bytes.
    params:
      - id: is_be
        -status: derived
        -decision: DEC-3
        type: bool
        doc: Most significant byte first.
      - id: is_wide
        -status: derived
        -decision: DEC-9
        type: bool
        doc: The number has 8 bytes.
    seq:
      - id: narrow
        -orig-id: single numeric integer
        -source: [D1:59]
        -status: derived
        -decision: DEC-9
        -column: false
        type: s4
        valid:
          min: 0
          -reason: the number of messages is negative
        if: not is_wide
        doc: The number, where it has 4 bytes.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
      - id: wide
        -orig-id: single numeric integer
        -source: [D1:59]
        -status: derived
        -decision: DEC-9
        -column: false
        type: s8
        valid:
          min: 0
          -reason: the number of messages is negative
        if: is_wide
        doc: The number, where it has 8 bytes.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
      - id: trailing_bytes
        -source: [D1:59]
        -status: derived
        -decision: DEC-23
        size-eos: true
        doc: Bytes behind the number; normally none (TRAILING_BYTES).
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
    instances:
      value:
        -source: [D1:59]
        -status: derived
        value: 'is_wide ? wide : narrow'
        doc: The number.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
  printed:
    doc: Eight hexadecimal digits in ASCII or EBCDIC.
    seq:
      - id: digits
        -source: [D1:81]
        -status: derived
        -decision: DEC-9
        type: digit
        repeat: expr
        repeat-expr: 8
        doc: The digits, the highest first.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
    instances:
      value:
        -source: [D1:81]
        -status: derived
        -decision: DEC-9
        value: >-
          (((digits[0].value * 16 + digits[1].value) * 16 + digits[2].value) * 16 + digits[3].value) * 65536
          + ((digits[4].value * 16 + digits[5].value) * 16 + digits[6].value) * 16 + digits[7].value
        doc: The number that the digits make.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
  digit:
    -column: value
    seq:
      - id: code
        -orig-id: single numeric integer
        -source: [D1:81]
        -status: derived
        -decision: DEC-9
        type: u1
        valid:
          expr: >-
            (_ >= 0x30 and _ <= 0x39) or (_ >= 0x41 and _ <= 0x46) or (_ >= 0x61 and _ <= 0x66)
            or (_ >= 0xf0 and _ <= 0xf9) or (_ >= 0xc1 and _ <= 0xc6) or (_ >= 0x81 and _ <= 0x86)
          -reason: no hexadecimal digit
        doc: |
          The digit's character: 0 to 9 and A to F, of either case, in ASCII or
          EBCDIC.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
    instances:
      value:
        -source: [D1:81]
        -status: derived
        -decision: DEC-9
        value: '(code & 15) + ((code & 0x30) == 0x30 ? 0 : 9)'
        doc: What the digit is worth, 0 to 15.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, number of physical messages
enums:
  form:
    1:
      id: narrow
      -source: [D1:59]
      -status: derived
      -decision: DEC-9
      doc: A number of 4 bytes
    2:
      id: wide
      -source: [D1:59]
      -status: derived
      -decision: DEC-9
      doc: A number of 8 bytes
    3:
      id: printed
      -source: [D1:81]
      -status: derived
      -decision: DEC-9
      doc: Eight printed digits
