meta:
  id: sas_mq_file_records
  title: SAS attachments on MQ/MSMQ, records of a file
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
  Records of a file, each behind its length, up to the end. One message holds at
  most 32K; the bodies of all messages from number 2 on, put together in the
  order of their numbers, are read the same way, should a record go on in the
  next message.

  A record has no NUL: the document says that of the header and of data sets
  only. The records of a text file are its lines without line ends; those of a
  binary file follow each other without anything between.
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
  - id: long_bytes
    -source: [D2:244, D2:245]
    -status: derived
    -decision: DEC-1
    -default: 4
    type: u1
    doc: |
      Width of the document's `long`: 4, as the Rendezvous layout of the same
      records has it, or 8, as on a Unix of 64 bits; 0 counts as 4: the records
      alone do not tell, the header of the set does.
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
  - id: records
    -source: [D1:63, D1:65, D1:66, D1:67, D1:79, D1:80]
    -status: stated
    -decision: DEC-11
    type: record(is_be, long_bytes)
    repeat: eos
    doc: The records in order.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, external files
instances:
  first_word:
    -source: [D1:65]
    -status: derived
    -decision: DEC-3
    -column: false
    pos: 0
    size: '_io.size >= 4 ? 4 : 0'
    doc: The first four bytes; nothing in a shorter body.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, external files
  second_word:
    -source: [D1:65]
    -status: derived
    -decision: DEC-3
    -column: false
    pos: 4
    size: '_io.size >= 8 ? 4 : 0'
    doc: The four bytes behind them; nothing in a shorter body.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, external files
  is_be:
    -source: [D1:65, D3]
    -status: derived
    -decision: DEC-3
    value: >-
      byte_order == "little" ? false : byte_order == "big" ? true
      : (encoding & 15) == 1 ? true : (encoding & 15) == 2 or first_word.length == 0 ? false
      : long_bytes == 8 and second_word.length == 4
      ? (first_word[0] << 16) + (first_word[1] << 8) + first_word[2]
      < (second_word[3] << 16) + (second_word[2] << 8) + second_word[1]
      or ((first_word[0] << 16) + (first_word[1] << 8) + first_word[2]
      == (second_word[3] << 16) + (second_word[2] << 8) + second_word[1] and first_word[3] < second_word[0])
      : (first_word[3] << 8) + first_word[2] > (first_word[0] << 8) + first_word[1]
    doc: |
      Whether lengths were read with their most significant byte first: as
      `byte_order` says, else as `encoding` says, else the order that makes the
      first length smaller. Where that is 0, the bytes do not tell.
    doc-ref:
      - SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, external files
      - IBM MQ documentation, MQMD, Encoding
types:
  record:
    doc: A length and so many bytes.
    params:
      - id: is_be
        -status: derived
        -decision: DEC-3
        type: bool
        doc: Numbers have their most significant byte first.
      - id: long_bytes
        -status: derived
        -decision: DEC-1
        type: u1
        doc: Width of `long`, 8 or 4.
    seq:
      - id: len_data
        -orig-id: size of logical record
        -source: [D1:65]
        -status: stated
        -decision: DEC-1
        -column: false
        -unit: byte
        type: sas_mq_string::length(is_be, long_bytes, true)
        doc: Number of bytes of the record; 0 for an empty one.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, external files
      - id: data
        -orig-id: actual record
        -source: [D1:66]
        -status: stated
        -decision: DEC-18
        size: len_data.value
        doc: The record, in the character set of the sender if it is text.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, external files
