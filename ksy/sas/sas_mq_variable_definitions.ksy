meta:
  id: sas_mq_variable_definitions
  title: SAS attachments on MQ/MSMQ, variable definitions
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
  The variables of a data set, in the order in which their values stand in a row.
  The layout stands behind the type identifier, which `sas_mq_data_set_message`
  reads. Definitions may go on in the next message: then drop the type identifier
  of each, put the rest together in the order of numbers, and read the whole.
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
  - id: variables
    -source: [D1:117, D1:132, D1:134, D1:135]
    -status: stated
    -decision: DEC-6
    type: variable(is_be, long_used, nul_counted, ccsid_used)
    repeat: eos
    doc: One definition for each variable.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
instances:
  marks:
    -source: [D1:117]
    -status: derived
    -decision: DEC-3
    -column: false
    pos: 0
    size: '_io.size >= 8 ? 8 : 0'
    doc: |
      The first eight bytes, which begin with the length of the first name;
      nothing in a shorter body.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
  is_be:
    -source: [D1:117, D3]
    -status: derived
    -decision: DEC-3
    value: >-
      byte_order == "little" ? false : byte_order == "big" ? true
      : (encoding & 15) == 1 ? true : (encoding & 15) == 2 or marks.length == 0 ? false
      : marks[0] == 0 and (marks[3] != 0 or marks[7] != 0)
    doc: |
      Whether numbers were read with their most significant byte first: as
      `byte_order` says, else as `encoding` says, else as the length of the
      first name shows, which is small and not 0.
    doc-ref:
      - SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
      - IBM MQ documentation, MQMD, Encoding
  long_used:
    -source: [D1:117, D2:244, D2:245]
    -status: derived
    -decision: DEC-1
    value: >-
      long_bytes != 0 ? long_bytes : marks.length == 0 ? 4
      : is_be ? ((marks[0] | marks[1] | marks[2] | marks[3]) == 0 ? 8 : 4)
      : (marks[4] | marks[5] | marks[6] | marks[7]) == 0 ? 8 : 4
    doc: |
      Width of `long` that was taken. Found, where asked for, by the zero bytes
      of the first length.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
  nul_counted:
    -source: [D1:85, D2:298, D2:631]
    -status: derived
    -decision: DEC-2
    value: string_length != "excludes_nul"
    doc: Whether the length of a string was taken to count its NUL.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
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
    -source: [D1:118]
    -status: derived
    -decision: DEC-13
    -column: false
    pos: long_used
    size: '_io.size > long_used ? 1 : 0'
    doc: |
      First letter of the first name, by which EBCDIC is known; nothing in a
      shorter body.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
types:
  variable:
    meta:
      endian:
        switch-on: is_be
        cases:
          true: be
          false: le
    doc: A variable, its formats, and where its value lies in a row.
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
      - id: name
        -orig-id: variable name
        -source: [D1:117, D1:118]
        -status: stated
        -decision: DEC-26
        type: sas_mq_string(is_be, long_bytes, nul_counted, ccsid)
        doc: Name of the variable, up to 32 characters.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
      - id: format
        -orig-id: format name
        -source: [D1:119, D1:120]
        -status: stated
        -decision: DEC-26
        type: sas_mq_string(is_be, long_bytes, nul_counted, ccsid)
        doc: |
          How SAS shows the values, without width and dot; begins with a dollar
          sign for characters. It tells dates and times from numbers. May be
          empty.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
      - id: informat
        -orig-id: informat name
        -source: [D1:121, D1:122]
        -status: stated
        type: sas_mq_string(is_be, long_bytes, nul_counted, ccsid)
        doc: How SAS reads typed values; may be empty.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
      - id: label
        -orig-id: variable label
        -source: [D1:123, D1:124]
        -status: stated
        -decision: DEC-26
        type: sas_mq_string(is_be, long_bytes, nul_counted, ccsid)
        doc: The variable's label, up to 256 characters.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
      - id: variable_type
        -orig-id: variable type
        -source: [D1:125]
        -status: stated
        -decision: DEC-15
        type: u1
        doc: 1 for a number, anything else for characters. A printed 1 is accepted too.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
      - id: len_value
        -orig-id: variable length
        -source: [D1:126]
        -status: stated
        -decision: DEC-26
        -unit: byte
        type: sas_mq_string::long(is_be, long_bytes)
        doc: |
          Bytes of the value in a row: 2 to 8 for a number, 1 to 32767 for
          characters.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
      - id: format_width
        -orig-id: format field length
        -source: [D1:127]
        -status: stated
        type: sas_mq_string::long(is_be, long_bytes)
        doc: Width of the format; 0 for none.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
      - id: format_decimals
        -orig-id: format decimal
        -source: [D1:128]
        -status: stated
        type: sas_mq_string::long(is_be, long_bytes)
        doc: Decimals of the format.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
      - id: informat_width
        -orig-id: informat field length
        -source: [D1:129]
        -status: stated
        type: sas_mq_string::long(is_be, long_bytes)
        doc: Width of the informat; 0 for none.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
      - id: informat_decimals
        -orig-id: informat decimal
        -source: [D1:130]
        -status: stated
        type: sas_mq_string::long(is_be, long_bytes)
        doc: Decimals of the informat.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
      - id: sort_position
        -orig-id: nsort
        -source: [D1:131]
        -status: assumed
        -decision: DEC-16
        type: s1
        doc: |
          Place of the variable in the sort key, 0 where it is not in it;
          negative for descending order. The document gives the name only.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
    instances:
      is_numeric:
        -source: [D1:125]
        -status: derived
        -decision: DEC-15
        value: variable_type == 0x01 or variable_type == 0x31 or variable_type == 0xf1
        doc: The value is a number.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
      are_strings_terminated:
        -source: [D1:85]
        -status: derived
        -decision: DEC-29
        value: name.is_terminated and format.is_terminated and informat.is_terminated and label.is_terminated
        doc: |
          All its strings end with NUL. If not, that is a note
          (STRING_NOT_TERMINATED), or a wrong reading of the length of strings.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of a variable definition message
