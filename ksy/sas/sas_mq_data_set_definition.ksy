meta:
  id: sas_mq_data_set_definition
  title: SAS attachments on MQ/MSMQ, data set definition
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
  What a data set is, without its variables. The layout stands behind the type
  identifier, which `sas_mq_data_set_message` reads.

  The Rendezvous layout of the same record ends with the limit of generations,
  which this document does not list: where exactly four bytes are left at the
  end, they are taken for it.
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
seq:
  - id: definition
    -source: [D1:90, D1:91, D1:92, D1:93, D1:94, D1:95, D1:96, D1:97, D1:98, D1:99, D1:100, D1:101, D1:102, D1:103, D1:104, D1:105, D1:106, D1:107, D1:108, D1:109, D1:110, D1:111, D1:112]
    -status: stated
    -decision: DEC-24
    type: definition(is_be, long_used, nul_counted, ccsid_used)
    doc: The definition.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
  - id: generations_limit
    -source: [D2:331, D2:332, D2:333, D2:334]
    -status: derived
    -decision: DEC-14
    type: sas_mq_string::long(is_be, 4)
    if: _io.size - _io.pos == 4
    doc: Most generations of the data set that are kept; mostly not sent.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
  - id: trailing_bytes
    -source: [D1:112]
    -status: derived
    -decision: DEC-23
    size-eos: true
    doc: Bytes behind the definition; normally none (TRAILING_BYTES).
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
instances:
  marks:
    -source: [D1:90, D1:91]
    -status: derived
    -decision: DEC-3
    -column: false
    pos: 0
    size: '_io.size >= 12 ? 12 : 0'
    doc: |
      The first twelve bytes: the version and the length of the data set type;
      nothing in a shorter body.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
  is_be:
    -source: [D1:91, D3]
    -status: derived
    -decision: DEC-3
    value: >-
      byte_order == "little" ? false : byte_order == "big" ? true
      : (encoding & 15) == 1 ? true : (encoding & 15) == 2 or marks.length == 0 ? false
      : marks[4] != 0 or marks[7] != 0 ? marks[4] == 0 : marks[8] == 0 and marks[11] != 0
    doc: |
      Whether numbers were read with their most significant byte first: as
      `byte_order` says, else as `encoding` says, else as the length of the data
      set type shows, which is small.
    doc-ref:
      - SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
      - IBM MQ documentation, MQMD, Encoding
  long_used:
    -source: [D1:91, D2:244, D2:245]
    -status: derived
    -decision: DEC-1
    value: >-
      long_bytes != 0 ? long_bytes : marks.length == 0 ? 4
      : is_be ? (marks[7] == 0 ? 8 : 4)
      : (marks[8] | marks[9] | marks[10] | marks[11]) == 0 ? 8 : 4
    doc: |
      Width of `long` that was taken. Found, where asked for, by the zero bytes
      of the first length; a data set type of length 0 without NUL misleads it.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
  nul_counted:
    -source: [D1:85, D2:298, D2:631]
    -status: derived
    -decision: DEC-2
    value: string_length != "excludes_nul"
    doc: Whether the length of a string was taken to count its NUL.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
  ccsid_used:
    -source: [D3]
    -status: derived
    -decision: DEC-13
    value: >-
      ccsid != 0 ? ccsid : first_letter.length == 1
      and ((first_letter[0] >= 0xc1 and first_letter[0] <= 0xc9)
      or (first_letter[0] >= 0xd1 and first_letter[0] <= 0xd9)
      or (first_letter[0] >= 0xe2 and first_letter[0] <= 0xe9)) ? 1047 : 819
    doc: Character set by which text was read.
    doc-ref: IBM MQ documentation, MQMD, CodedCharSetId
  first_letter:
    -source: [D1:92]
    -status: derived
    -decision: DEC-13
    -column: false
    pos: 4 + long_used
    size: '_io.size >= 5 + long_used ? 1 : 0'
    doc: |
      First letter of the data set type, by which EBCDIC is known; nothing in a
      shorter body.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
types:
  definition:
    meta:
      endian:
        switch-on: is_be
        cases:
          true: be
          false: le
    doc: The fields that the document lists, in its order.
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
      - id: nul_counted
        -status: derived
        -decision: DEC-2
        type: bool
        doc: The length of a string counts its NUL.
      - id: ccsid
        -status: derived
        -decision: DEC-13
        type: s4
        doc: Character set of the text.
    seq:
      - id: version
        -orig-id: version
        -source: [D1:90]
        -status: stated
        -decision: DEC-17
        type: s4
        doc: Kept for later use; 0 is expected.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
      - id: data_set_type
        -orig-id: dataset type
        -source: [D1:91, D1:92]
        -status: stated
        -decision: DEC-26
        type: sas_mq_string(is_be, long_bytes, nul_counted, ccsid)
        doc: The data set option TYPE=, such as DATA; up to 8 characters, may be empty.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
      - id: label
        -orig-id: dataset label
        -source: [D1:93, D1:94]
        -status: stated
        -decision: DEC-26
        type: sas_mq_string(is_be, long_bytes, nul_counted, ccsid)
        doc: The data set's label, up to 256 characters.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
      - id: num_observations
        -orig-id: number of observations
        -source: [D1:95]
        -status: stated
        -decision: DEC-26
        type: sas_mq_string::long(is_be, long_bytes)
        doc: |
          How many rows were sent. Negative: not known, count them.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
      - id: num_variables
        -orig-id: number of variables
        -source: [D1:96]
        -status: stated
        type: sas_mq_string::long(is_be, long_bytes)
        doc: How many variable definitions there are.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
      - id: len_observation
        -orig-id: observation length
        -source: [D1:97]
        -status: stated
        -unit: byte
        type: sas_mq_string::long(is_be, long_bytes)
        doc: Bytes of one row.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
      - id: compress
        -orig-id: compress
        -source: [D1:98, D1:99]
        -status: stated
        -decision: DEC-25
        type: sas_mq_string(is_be, long_bytes, nul_counted, ccsid)
        doc: |
          NO, YES, CHAR or BINARY: how the source was compressed. Rows are sent
          plain (assumed).
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
      - id: reuse
        -orig-id: reuse
        -source: [D1:100]
        -status: stated
        -decision: DEC-17
        size: 1
        doc: One byte without known meaning; the Rendezvous layout lists R and E.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
      - id: encrypt
        -orig-id: encrypt
        -source: [D1:101, D1:102]
        -status: stated
        -decision: DEC-26
        type: sas_mq_string(is_be, long_bytes, nul_counted, ccsid)
        doc: Whether the source was encrypted, such as NO.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
      - id: num_sort_variables
        -orig-id: number of variables in sort key
        -source: [D1:103]
        -status: stated
        type: sas_mq_string::long(is_be, long_bytes)
        doc: How many variables the data set is sorted by.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
      - id: sort_collating_sequence
        -orig-id: sort collating sequence
        -source: [D1:104, D1:105]
        -status: stated
        -decision: DEC-26
        type: sas_mq_string(is_be, long_bytes, nul_counted, ccsid)
        doc: Such as ASCII, EBCDIC or ANSI.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
      - id: sort_flags
        -orig-id: sort flags
        -source: [D1:106]
        -status: stated
        -decision: DEC-17
        type: s2
        doc: Bits without known meaning.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
      - id: read_password_flag
        -orig-id: read password flag
        -source: [D1:107]
        -status: stated
        -decision: DEC-17
        type: s4
        doc: Whether the data set has a password for reading.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
      - id: read_password
        -orig-id: read password (encrypted)
        -source: [D1:108]
        -status: stated
        -decision: DEC-17
        -sensitive: true
        size: 4
        doc: The password, scrambled in a way that is not known.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
      - id: write_password_flag
        -orig-id: write password flag
        -source: [D1:109]
        -status: stated
        -decision: DEC-17
        type: s4
        doc: Whether the data set has a password for writing.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
      - id: write_password
        -orig-id: write password (encrypted)
        -source: [D1:110]
        -status: stated
        -decision: DEC-17
        -sensitive: true
        size: 4
        doc: The password, scrambled in a way that is not known.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
      - id: alter_password_flag
        -orig-id: alter password flag
        -source: [D1:111]
        -status: stated
        -decision: DEC-17
        type: s4
        doc: Whether the data set has a password for alterations.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
      - id: alter_password
        -orig-id: alter password (encrypted)
        -source: [D1:112]
        -status: stated
        -decision: DEC-17
        -sensitive: true
        size: 4
        doc: The password, scrambled in a way that is not known.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
    instances:
      are_strings_terminated:
        -source: [D1:85]
        -status: derived
        -decision: DEC-29
        value: >-
          data_set_type.is_terminated and label.is_terminated and compress.is_terminated
          and encrypt.is_terminated and sort_collating_sequence.is_terminated
        doc: |
          All its strings end with NUL. If not, that is a note
          (STRING_NOT_TERMINATED), or a wrong reading of the length of strings.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a dataset definition message
