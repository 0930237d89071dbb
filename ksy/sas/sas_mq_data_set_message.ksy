meta:
  id: sas_mq_data_set_message
  title: SAS attachments on MQ/MSMQ, message of a data set
  application: SAS Common Messaging Interface
  tags:
    - messaging
    - statistics
  license: MIT
  ks-version: '0.10'
  imports:
    - sas_mq_data_set_definition
    - sas_mq_variable_definitions
    - sas_mq_indexes
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
  A message of a data set begins with a type identifier that says what it holds:
  the definition of the data set, definitions of variables, observations, indexes
  or integrity constraints.

  Observations are kept as bytes: their layout is what the definitions of the
  variables say, which are in other messages. Integrity constraints have no
  layout in the document and are kept as bytes too.

  Definitions and observations may go on in the next message (lines 134 and 143).
  A message that ends inside a definition is refused; `raw_content` keeps what is
  behind the type identifier, to be put together and read with the layouts of
  the contents.
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
      records has it, or 8, as on a Unix of 64 bits; 0 to find it from the bytes.
  - id: string_length
    -source: [D1:85, D2:298, D2:631]
    -status: derived
    -decision: DEC-2
    -default: includes_nul
    type: str
    doc: |
      Whether the length of a string counts its NUL: `includes_nul`, or
      `excludes_nul`. Any other word counts as the first.
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
  - id: ccsid
    -orig-id: CodedCharSetId
    -source: [D3]
    -status: derived
    -decision: DEC-13
    -default: 0
    type: s4
    doc: |
      Character set of the text, as the descriptor (MQMD) says: 819, 1208, 1252,
      437, 850, or 37, 500, 1047, 1140 for EBCDIC. 0: not known; then EBCDIC 1047
      where a name begins with a letter of EBCDIC, else Latin-1.
  - id: continuation
    -source: [D1:83, D1:134, D1:135, D1:143, D1:144]
    -status: assumed
    -decision: DEC-12
    -default: has_type_id
    type: str
    doc: |
      Whether a message that goes on with the one before has a type identifier:
      `has_type_id`, or `bare`, where a message that begins with no identifier is
      such a one, and is kept as bytes. Any other word counts as the first.
  - id: raw_content
    -source: [D1:134, D1:135, D1:143, D1:144]
    -status: derived
    -decision: DEC-11
    -default: false
    type: bool
    doc: Keep what is behind the type identifier as bytes.
seq:
  - id: head
    -source: [D1:83]
    -status: stated
    type: head(is_be)
    if: not is_continuation
    doc: The type identifier.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, type identifier
  - id: content
    -source: [D1:83, D1:140, D1:141]
    -status: stated
    -decision: DEC-25
    size-eos: true
    type:
      switch-on: 'is_continuation or raw_content ? 0 : head.type_id.to_i'
      cases:
        1: sas_mq_data_set_definition(order, long_bytes, string_length, encoding, ccsid)
        2: sas_mq_variable_definitions(order, long_bytes, string_length, encoding, ccsid)
        4: sas_mq_indexes(order, long_bytes, string_length, encoding, ccsid, "same")
    doc: What is behind the type identifier.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, type identifier
instances:
  marks:
    -source: [D1:83]
    -status: derived
    -decision: DEC-3
    -column: false
    pos: 0
    size: '_io.size >= 4 ? 4 : 0'
    doc: |
      The first four bytes, where the type identifier stands; nothing in a
      shorter message.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, type identifier
  is_be:
    -source: [D1:83, D3]
    -status: derived
    -decision: DEC-3
    value: >-
      byte_order == "little" ? false : byte_order == "big" ? true
      : marks.length == 0 ? (encoding & 15) == 1
      : marks[0] == 0 and marks[1] == 0 and marks[2] == 0 and marks[3] != 0 ? true
      : marks[3] == 0 and marks[2] == 0 and marks[1] == 0 and marks[0] != 0 ? false
      : (encoding & 15) == 1
    doc: |
      Whether numbers were read with their most significant byte first: as
      `byte_order` says, else as the type identifier shows, which is 1 to 5,
      else as `encoding` says, else not.
    doc-ref:
      - SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, type identifier
      - IBM MQ documentation, MQMD, Encoding
  order:
    -source: [D1:83]
    -status: derived
    -decision: DEC-3
    -column: false
    value: 'is_be ? "big" : "little"'
    doc: The byte order that was taken, as a word.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, type identifier
  is_continuation:
    -source: [D1:83, D1:134, D1:135, D1:143, D1:144]
    -status: derived
    -decision: DEC-12
    value: >-
      continuation == "bare" and (marks.length == 0
      or not (is_be ? marks[0] == 0 and marks[1] == 0 and marks[2] == 0 and marks[3] >= 1 and marks[3] <= 5
      : marks[3] == 0 and marks[2] == 0 and marks[1] == 0 and marks[0] >= 1 and marks[0] <= 5))
    doc: The message has no type identifier and goes on with the one before.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, type identifier
  is_reading_conflict:
    -source: [D3]
    -status: derived
    -decision: DEC-3
    value: ((encoding & 15) == 1 and not is_be) or ((encoding & 15) == 2 and is_be)
    doc: |
      The byte order that was taken is not the one that `encoding` tells
      (READING_CONFLICT).
    doc-ref: IBM MQ documentation, MQMD, Encoding
types:
  head:
    meta:
      endian:
        switch-on: is_be
        cases:
          true: be
          false: le
    params:
      - id: is_be
        -status: derived
        -decision: DEC-3
        type: bool
        doc: Numbers have their most significant byte first.
    seq:
      - id: type_id
        -orig-id: type
        -source: [D1:83, D1:89, D1:116, D1:139, D1:148]
        -status: stated
        type: s4
        enum: type_id
        valid:
          expr: _.to_i >= 1 and _.to_i <= 5
          -reason: unknown type identifier (TYPE_ID_UNKNOWN)
        doc: What the message holds.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, type identifier
enums:
  type_id:
    1:
      id: definition
      -orig-id: data set definitions
      -source: [D1:83, D1:89]
      -status: stated
      doc: Definition of the data set
    2:
      id: variables
      -orig-id: variable definitions
      -source: [D1:83, D1:116]
      -status: stated
      doc: Definitions of variables
    3:
      id: observations
      -orig-id: actual observations
      -source: [D1:83, D1:139]
      -status: stated
      doc: Observations, row behind row
    4:
      id: indexes
      -orig-id: indexes
      -source: [D1:83, D1:148]
      -status: stated
      -decision: DEC-8
      doc: Indexes; may be ignored
    5:
      id: constraints
      -orig-id: integrity constraints
      -source: [D1:83]
      -status: stated
      -decision: DEC-7
      doc: Integrity constraints; no layout, may be ignored
