meta:
  id: sas_mq_attachment_header
  title: SAS attachments on MQ/MSMQ, header message
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
  The first message of a set of attachments. It names the set, repeats what the
  sending program asked for, and lists the attachments with the ids under which
  their messages are found (`sas_mq_correlation_id`).

  Senders write numbers as their machines do, and the document leaves the width
  of `long` and the length of strings open. The parameters switch; the columns
  behind `trailing_bytes` tell what was taken. A wrong reading shifts what
  follows, so that the message is refused or leaves bytes over.

  The document lists the minor version number before the major one.
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
    -source: [D1:21, D2:298, D2:631]
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
  - id: header
    -source: [D1:23, D1:24, D1:25, D1:26, D1:27, D1:28, D1:29, D1:30]
    -status: stated
    type: header(is_be, long_used)
    doc: What concerns the set as a whole.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
  - id: attachments
    -source: [D1:30, D1:31, D1:51]
    -status: stated
    -decision: DEC-6
    type: attachment(is_be, nul_counted, ccsid_used)
    repeat: expr
    repeat-expr: header.num_attachments
    doc: One entry for each attachment.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
  - id: trailing_bytes
    -source: [D1:51]
    -status: derived
    -decision: DEC-23
    size-eos: true
    doc: Bytes behind the last attachment; normally none (TRAILING_BYTES).
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
instances:
  marks:
    -source: [D1:30, D1:31]
    -status: derived
    -decision: DEC-3
    -column: false
    pos: 76
    size: '_io.size >= 88 ? 12 : 0'
    doc: |
      The twelve bytes from 76 on; none in a message without attachment. With a
      `long` of 4 bytes they begin with the number of attachments and the kind
      of the first one, with 8 bytes these stand four bytes later.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
  at_count:
    -source: [D1:24, D1:30]
    -status: derived
    -decision: DEC-1
    -column: false
    value: 'long_used == 8 ? 4 : 0'
    doc: Where in `marks` the number of attachments stands.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
  is_be:
    -source: [D1:30, D3]
    -status: derived
    -decision: DEC-3
    value: >-
      byte_order == "little" ? false : byte_order == "big" ? true
      : marks.length == 0 ? (encoding & 15) == 1
      : (marks[at_count] | marks[at_count + 1]) == 0
      and (marks[at_count + 2] | marks[at_count + 3]) != 0 ? true
      : (marks[at_count + 2] | marks[at_count + 3]) == 0
      and (marks[at_count] | marks[at_count + 1]) != 0 ? false
      : (encoding & 15) == 1
    doc: |
      Whether numbers were read with their most significant byte first: as
      `byte_order` says, else as the number of attachments shows, which is small
      in the right order only, else as `encoding` says, else not.
    doc-ref:
      - SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
      - IBM MQ documentation, MQMD, Encoding
  long_used:
    -source: [D1:24, D1:31, D2:244, D2:245]
    -status: derived
    -decision: DEC-1
    value: >-
      long_bytes != 0 ? long_bytes : marks.length == 0 ? (_io.size == 84 ? 8 : 4)
      : (marks[4] | marks[7]) <= 3 and (marks[4] | marks[5] | marks[6] | marks[7]) != 0
      and (marks[0] | marks[1] | marks[2] | marks[3]) != 0 ? 4 : 8
    doc: |
      Width of `long` that was taken. Found, where asked for: with 4 bytes the
      kind of the first attachment stands at 80 and a number before it; with 8
      bytes the number stands there, behind the zero bytes that end an id.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
  nul_counted:
    -source: [D1:21, D2:298, D2:631]
    -status: derived
    -decision: DEC-2
    value: string_length != "excludes_nul"
    doc: Whether the length of a string was taken to count its NUL.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
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
  is_reading_conflict:
    -source: [D3]
    -status: derived
    -decision: DEC-3
    value: ((encoding & 15) == 1 and not is_be) or ((encoding & 15) == 2 and is_be)
    doc: |
      The byte order that was taken is not the one that `encoding` tells
      (READING_CONFLICT).
    doc-ref: IBM MQ documentation, MQMD, Encoding
  first_letter:
    -source: [D1:38]
    -status: derived
    -decision: DEC-13
    -column: false
    pos: 'long_used == 8 ? 116 : 112'
    size: '_io.size >= 117 ? 1 : 0'
    doc: |
      First byte of the first attachment's qualifier 1, by which EBCDIC is
      known; none in a message without attachment.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
types:
  header:
    meta:
      endian:
        switch-on: is_be
        cases:
          true: be
          false: le
    doc: 80 bytes with a `long` of 4 bytes, 84 with one of 8.
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
      - id: header_id
        -orig-id: header correlid
        -source: [D1:23]
        -status: stated
        -decision: DEC-4
        size: 24
        doc: Id of this message, the same as its correlation id.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
      - id: original_message_type
        -orig-id: original msg type
        -source: [D1:24, D1:25]
        -status: stated
        -decision: DEC-1
        type: sas_mq_string::long(is_be, long_bytes)
        doc: Message type that the sending program asked for.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
      - id: original_correlation_id
        -orig-id: original msg correlid
        -source: [D1:26, D1:27]
        -status: stated
        -decision: DEC-4
        size: 24
        doc: Correlation id that the sending program asked for.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
      - id: message_id
        -orig-id: message correlid
        -source: [D1:28, D1:29, D1:55]
        -status: stated
        -decision: DEC-4
        size: 24
        doc: Correlation id under which the program's own message was sent.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
      - id: num_attachments
        -orig-id: number of attachments
        -source: [D1:30]
        -status: stated
        -decision: DEC-30
        type: s4
        valid:
          min: 0
          -reason: the number of attachments is negative
        doc: How many entries follow.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
  attachment:
    meta:
      endian:
        switch-on: is_be
        cases:
          true: be
          false: le
    doc: An attachment of the set, and where its messages are found.
    params:
      - id: is_be
        -status: derived
        -decision: DEC-3
        type: bool
        doc: Numbers have their most significant byte first.
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
      - id: kind
        -orig-id: attachment type
        -source: [D1:31, D1:32, D1:33, D1:34]
        -status: stated
        type: s4
        enum: kind
        doc: Data set, text file or binary file.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
      - id: attachment_id
        -orig-id: attachment correlid
        -source: [D1:35, D1:36, D1:59]
        -status: stated
        -decision: DEC-4
        size: 24
        doc: |
          Correlation id of the attachment's count message. Its first 16 bytes
          and a number make the ids of the numbered messages.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
      - id: qualifier_1
        -orig-id: qualifier 1
        -source: [D1:37, D1:38, D1:39, D1:40, D1:41]
        -status: stated
        type: sas_mq_string(is_be, 4, nul_counted, ccsid)
        doc: FILENAME or FILEREF for a file; the sending library (libref) for a data set.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
      - id: qualifier_2
        -orig-id: qualifier 2
        -source: [D1:42, D1:43, D1:44, D1:45, D1:46]
        -status: stated
        type: sas_mq_string(is_be, 4, nul_counted, ccsid)
        doc: The file name or fileref; the member name of a data set.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
      - id: description
        -orig-id: attachment description
        -source: [D1:47, D1:48]
        -status: stated
        type: sas_mq_string(is_be, 4, nul_counted, ccsid)
        doc: Free for the user.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
      - id: minor_version
        -orig-id: user specified minor version number
        -source: [D1:49]
        -status: stated
        type: s4
        doc: Free for the user.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
      - id: major_version
        -orig-id: user specified major version number
        -source: [D1:50]
        -status: stated
        type: s4
        doc: Free for the user.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
    instances:
      are_strings_terminated:
        -source: [D1:21]
        -status: derived
        -decision: DEC-29
        value: qualifier_1.is_terminated and qualifier_2.is_terminated and description.is_terminated
        doc: |
          All its strings end with NUL. If not, that is a note
          (STRING_NOT_TERMINATED), or a wrong reading of the length of strings.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, layout of an attachment header message
enums:
  kind:
    1:
      id: data_set
      -orig-id: SAS Dataset
      -source: [D1:32]
      -status: stated
      doc: SAS data set
    2:
      id: text_file
      -orig-id: External text file
      -source: [D1:33]
      -status: stated
      doc: External text file
    3:
      id: binary_file
      -orig-id: External binary file
      -source: [D1:34]
      -status: stated
      doc: External binary file
