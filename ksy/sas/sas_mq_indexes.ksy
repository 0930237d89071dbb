meta:
  id: sas_mq_indexes
  title: SAS attachments on MQ/MSMQ, indexes
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
  The indexes of a data set. The document expects that nobody needs them. The
  layout stands behind the type identifier, which `sas_mq_data_set_message` reads.
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
  - id: names_length
    -source: [D1:154, D1:155]
    -status: assumed
    -decision: DEC-28
    -default: same
    type: str
    doc: |
      Whether the summed length of the names counts their NULs: `includes_nul`,
      `excludes_nul`, or `same`, which any other word counts as: as `string_length`.
seq:
  - id: indexes
    -source: [D1:148, D1:156]
    -status: stated
    -decision: DEC-6
    type: index(is_be, long_used, nul_counted, ccsid_used, are_nuls_summed)
    repeat: eos
    doc: One entry for each index.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
instances:
  marks:
    -source: [D1:149, D1:150]
    -status: derived
    -decision: DEC-3
    -column: false
    pos: 0
    size: '_io.size >= 16 ? 16 : 0'
    doc: |
      The first sixteen bytes: UPERCMX and the length of the first name; nothing
      in a shorter body.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
  is_be:
    -source: [D1:150, D3]
    -status: derived
    -decision: DEC-3
    value: >-
      byte_order == "little" ? false : byte_order == "big" ? true
      : (encoding & 15) == 1 ? true : (encoding & 15) == 2 or marks.length == 0 ? false
      : long_bytes == 8 ? marks[8] == 0 : marks[4] == 0 and marks[7] != 0
    doc: |
      Whether numbers were read with their most significant byte first: as
      `byte_order` says, else as `encoding` says, else as the length of the
      first name shows, which is small and not 0.
    doc-ref:
      - SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
      - IBM MQ documentation, MQMD, Encoding
  long_used:
    -source: [D1:149, D2:244, D2:245]
    -status: derived
    -decision: DEC-1
    value: >-
      long_bytes != 0 ? long_bytes : marks.length == 0 ? 4
      : is_be ? ((marks[8] | marks[9] | marks[10] | marks[11]) == 0 ? 8 : 4)
      : (marks[4] | marks[5] | marks[6] | marks[7]) == 0 ? 8 : 4
    doc: |
      Width of `long` that was taken. Found, where asked for, by the zero bytes
      of the first length.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
  nul_counted:
    -source: [D1:85, D2:298, D2:631]
    -status: derived
    -decision: DEC-2
    value: string_length != "excludes_nul"
    doc: Whether the length of a string was taken to count its NUL.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
  are_nuls_summed:
    -source: [D1:154, D1:155]
    -status: derived
    -decision: DEC-28
    -column: false
    value: >-
      names_length == "includes_nul" ? true : names_length == "excludes_nul" ? false
      : nul_counted
    doc: Whether the summed length of names was taken to count their NULs.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
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
    -source: [D1:151]
    -status: derived
    -decision: DEC-13
    -column: false
    pos: 2 * long_used
    size: '_io.size > 2 * long_used ? 1 : 0'
    doc: |
      First letter of the first name, by which EBCDIC is known; nothing in a
      shorter body.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
types:
  index:
    doc: An index, and the variables that make its key.
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
      - id: are_nuls_summed
        -status: derived
        -decision: DEC-28
        type: bool
        doc: The summed length of the names counts their NULs.
    seq:
      - id: upercmx
        -orig-id: upercmx
        -source: [D1:149]
        -status: stated
        -decision: DEC-17
        type: sas_mq_string::long(is_be, long_bytes)
        doc: |
          Percentage of changed values after which SAS renews the centiles of
          the index; 5 is usual.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
      - id: name
        -orig-id: index/key name
        -source: [D1:150, D1:151]
        -status: stated
        type: sas_mq_string(is_be, long_bytes, nul_counted, ccsid)
        doc: Name of the index or key.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
      - id: flags
        -orig-id: flags
        -source: [D1:152]
        -status: stated
        -decision: DEC-17
        type: sas_mq_string::long(is_be, long_bytes)
        doc: Bits without known meaning.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
      - id: num_variables
        -orig-id: number of variables in the index/key
        -source: [D1:153]
        -status: stated
        type: sas_mq_string::long(is_be, long_bytes)
        doc: How many variables make the key.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
      - id: len_names
        -orig-id: variable lengths added together
        -source: [D1:154]
        -status: stated
        -decision: DEC-28
        -column: false
        -unit: byte
        type: sas_mq_string::length(is_be, long_bytes, true)
        doc: Bytes of all names together, with their NULs or without.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
      - id: names
        -orig-id: all variables
        -source: [D1:154, D1:155]
        -status: stated
        -decision: DEC-28
        size: 'are_nuls_summed ? len_names.value : len_names.value + num_variables.value'
        type: names(ccsid)
        doc: The names of the variables, one behind the other.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
    instances:
      is_count_right:
        -source: [D1:153, D1:155]
        -status: derived
        -decision: DEC-28
        value: names.names.size == num_variables.value
        doc: There are as many names as the entry says.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
      is_name_terminated:
        -source: [D1:85, D1:151]
        -status: derived
        -decision: DEC-29
        value: name.is_terminated
        doc: The name of the index ends with NUL.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
  names:
    -column: names
    params:
      - id: ccsid
        -status: derived
        -decision: DEC-13
        type: s4
        doc: Character set of the text.
    seq:
      - id: names
        -source: [D1:155]
        -status: stated
        -decision: DEC-28
        type: name(ccsid)
        repeat: eos
        doc: The names in the order of the key.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
  name:
    -column: text
    params:
      - id: ccsid
        -status: derived
        -decision: DEC-13
        type: s4
        doc: Character set of the text.
    seq:
      - id: characters
        -orig-id: 'char[]'
        -source: [D1:155]
        -status: derived
        -decision: DEC-28
        -column: false
        terminator: 0
        eos-error: false
        doc: Bytes of the name, without its NUL.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
    instances:
      text:
        -source: [D1:155]
        -status: derived
        -decision: DEC-13
        value: >-
          ccsid == 37 ? characters.to_s("IBM037")
          : ccsid == 500 ? characters.to_s("IBM500")
          : ccsid == 1047 ? characters.to_s("IBM1047")
          : ccsid == 1140 ? characters.to_s("IBM1140")
          : ccsid == 1208 ? characters.to_s("UTF-8")
          : ccsid == 1252 ? characters.to_s("windows-1252")
          : ccsid == 437 ? characters.to_s("IBM437")
          : ccsid == 850 ? characters.to_s("IBM850")
          : characters.to_s("ISO-8859-1")
        doc: The name as text.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an index message
