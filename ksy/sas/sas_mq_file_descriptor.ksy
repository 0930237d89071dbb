meta:
  id: sas_mq_file_descriptor
  title: SAS attachments on MQ/MSMQ, descriptor of a file
  application: SAS Common Messaging Interface
  tags:
    - messaging
    - statistics
  license: MIT
  ks-version: '0.10'
  imports:
    - sas_mq_string
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
  The first numbered message of a file: two numbers, 8 bytes in all. The records
  follow in the messages from number 2 on (`sas_mq_file_records`).

  The document calls both numeric integers; the Rendezvous layout of the same
  attachments sends them with 4 bytes, so that is the reading here. A body of 16
  bytes can be read as two numbers of 8 bytes: `descriptor`.
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
  - id: descriptor
    -source: [D1:63]
    -status: derived
    -decision: DEC-10
    -default: int
    type: str
    doc: |
      Width of the two numbers: `int`, 4 bytes, or `long`, which means 8 bytes where
      the body has 16. Any other word counts as the first.
seq:
  - id: file
    -source: [D1:63, D1:78]
    -status: stated
    -decision: DEC-10
    type: numbers(is_be, number_bytes)
    doc: The two numbers.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, external files
  - id: trailing_bytes
    -source: [D1:63]
    -status: derived
    -decision: DEC-23
    size-eos: true
    doc: Bytes behind the two numbers; normally none (TRAILING_BYTES).
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, external files
instances:
  number_bytes:
    -source: [D1:63]
    -status: derived
    -decision: DEC-10
    -column: false
    value: 'descriptor == "long" and _io.size == 16 ? 8 : 4'
    doc: Width of the two numbers that was taken.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, external files
  first_word:
    -source: [D1:63]
    -status: derived
    -decision: DEC-3
    -column: false
    pos: 0
    size: '_io.size >= number_bytes ? number_bytes : 0'
    doc: The number at the front as it lies; nothing in a body that is too short.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, external files
  is_be:
    -source: [D1:63, D3]
    -status: derived
    -decision: DEC-3
    value: >-
      byte_order == "little" ? false : byte_order == "big" ? true
      : (encoding & 15) == 1 ? true : (encoding & 15) == 2 or first_word.length == 0 ? false
      : first_word.length == 8
      ? (first_word[0] << 16) + (first_word[1] << 8) + first_word[2]
      < (first_word[7] << 16) + (first_word[6] << 8) + first_word[5]
      or ((first_word[0] << 16) + (first_word[1] << 8) + first_word[2]
      == (first_word[7] << 16) + (first_word[6] << 8) + first_word[5] and first_word[3] < first_word[4])
      : (first_word[3] << 8) + first_word[2] > (first_word[0] << 8) + first_word[1]
    doc: |
      Whether the numbers were read with their most significant byte first: as
      `byte_order` says, else as `encoding` says, else the order that makes the
      record length smaller.
    doc-ref:
      - SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, external files
      - IBM MQ documentation, MQMD, Encoding
types:
  numbers:
    doc: Record length and size.
    params:
      - id: is_be
        -status: derived
        -decision: DEC-3
        type: bool
        doc: Numbers have their most significant byte first.
      - id: number_bytes
        -status: derived
        -decision: DEC-10
        type: u1
        doc: Width of a number, 8 or 4.
    seq:
      - id: logical_record_length
        -orig-id: logical record length
        -source: [D1:63, D1:78]
        -status: stated
        -unit: byte
        type: sas_mq_string::long(is_be, number_bytes)
        doc: Longest record. Longer ones are no error (RECORD_LONGER_THAN_LRECL).
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, external files
      - id: file_size
        -orig-id: size
        -source: [D1:63, D1:78]
        -status: stated
        -unit: byte
        type: sas_mq_string::long(is_be, number_bytes)
        doc: |
          Size of the file on the sender's machine, line ends included where it
          has some.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, external files
