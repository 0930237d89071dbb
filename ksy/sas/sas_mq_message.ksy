meta:
  id: sas_mq_message
  title: SAS attachments on MQ/MSMQ, any message of a set
  application: SAS Common Messaging Interface
  tags:
    - messaging
    - statistics
  license: MIT
  ks-version: '0.10'
  imports:
    - sas_mq_attachment_header
    - sas_mq_attachment_count
    - sas_mq_file_descriptor
    - sas_mq_file_records
    - sas_mq_data_set_message
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
  Any message of the queue. What a body is, its bytes do not say; message type and
  correlation id in the message's descriptor do, and the header of the set:

  - type 100000 is an attachment header;
  - type 100001 with a number in the correlation id is a numbered message of an
    attachment: of a data set, or the descriptor (number 1) or records of a file;
  - type 100001 without a number is the count message of an attachment, or the
    application's own message, as the ids in the header tell;
  - other types belong to programs without attachments.

  `msg_type` and `correl_id` give the first two, `attachment_kind` and
  `is_application_message` what only the header knows. Without the latter a first
  numbered message is told by its bytes, and what could be several things is
  kept as bytes.
doc-ref: SAS 9.1.3 Integration Technologies, Attachment Layout for Websphere MQ and MSMQ
params:
  - id: msg_type
    -orig-id: msg type
    -source: [D1:17, D1:53, D1:73]
    -status: stated
    -decision: DEC-21
    -default: 0
    type: s4
    doc: |
      Type of the message, as its descriptor says (MQMD.MsgType): 100000 a header,
      100001 any other message of a set; 0 not known.
  - id: correl_id
    -orig-id: msg correlid
    -source: [D1:59, D1:73]
    -status: stated
    -decision: DEC-21
    -default: ''
    type: bytes
    doc: Correlation id of the message; 24 bytes on MQ, 20 on MSMQ.
  - id: attachment_kind
    -orig-id: attachment type
    -source: [D1:31, D1:61]
    -status: stated
    -decision: DEC-22
    -default: 0
    type: u1
    doc: |
      What the header says of the attachment with the same base: 1 data set, 2 text
      file, 3 binary file; 0 not known.
  - id: is_application_message
    -source: [D1:55]
    -status: stated
    -decision: DEC-22
    -default: false
    type: bool
    doc: The header names this message's correlation id as that of the application's message.
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
    -source: [D1:21, D1:85, D2:298, D2:631]
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
  - id: id_layout
    -source: [D1:35, D1:59]
    -status: derived
    -decision: DEC-4
    -default: 16+4+pad
    type: str
    doc: |
      Where the number stands in a correlation id of 24 bytes: `16+4+pad`, behind
      the base, or `16+zero+4`, at the end. Any other word counts as the first.
  - id: seq_order
    -source: [D1:59]
    -status: derived
    -decision: DEC-5
    -default: big
    type: str
    doc: |
      Byte order of that number: `big`, `native`, the sender's as `byte_order` or
      `encoding` say, or `auto`, as in `sas_mq_correlation_id`.
  - id: descriptor
    -source: [D1:63]
    -status: derived
    -decision: DEC-10
    -default: int
    type: str
    doc: Width of the numbers in a file's descriptor, `int` or `long`, as in `sas_mq_file_descriptor`.
  - id: continuation
    -source: [D1:83, D1:134, D1:135, D1:143, D1:144]
    -status: assumed
    -decision: DEC-12
    -default: has_type_id
    type: str
    doc: |
      Whether a message that goes on with the one before has a type identifier,
      `has_type_id` or `bare`, as in `sas_mq_data_set_message`.
  - id: raw_content
    -source: [D1:67, D1:134, D1:135, D1:143, D1:144]
    -status: derived
    -decision: DEC-11
    -default: false
    type: bool
    doc: |
      Keep records of files, and what is behind the type identifier of a data set's
      message, as bytes, to be put together with those of the next message.
seq:
  - id: body
    -source: [D1:17, D1:53, D1:55, D1:57, D1:61]
    -status: stated
    -decision: DEC-22
    size-eos: true
    type:
      switch-on: 'raw_content and part == part::file_records ? part::undecided : part'
      cases:
        part::attachment_header: sas_mq_attachment_header(byte_order, long_bytes, string_length, encoding, ccsid)
        part::attachment_count: sas_mq_attachment_count(byte_order, encoding)
        part::file_descriptor: sas_mq_file_descriptor(byte_order, encoding, descriptor)
        part::file_records: sas_mq_file_records(byte_order, long_bytes, encoding)
        part::data_set: sas_mq_data_set_message(byte_order, long_bytes, string_length, encoding, ccsid, continuation, raw_content)
    doc: What the message says, as its part in the set tells; bytes where nothing does.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, messages on a queue
instances:
  marks:
    -source: [D1:83]
    -status: derived
    -decision: DEC-22
    -column: false
    pos: 0
    size: '_io.size >= 4 ? 4 : 0'
    doc: The first four bytes; nothing in a shorter message.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, messages on a queue
  is_number_late:
    -source: [D1:35, D1:59]
    -status: derived
    -decision: DEC-4
    value: >-
      correl_id.length == 24 and (seq_order == "auto"
      ? (correl_id[16] | correl_id[17] | correl_id[18] | correl_id[19]) == 0
      : id_layout == "16+zero+4")
    doc: |
      The number was read from the last four of 24 bytes. With `seq_order` `auto` that
      is said of eight zero bytes too, whose number is 0 at either place.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, messages on a queue
  at_number:
    -source: [D1:59]
    -status: derived
    -decision: DEC-4
    -column: false
    value: 'is_number_late ? 20 : 16'
    doc: Where in the correlation id its number stands.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, messages on a queue
  number_as_big:
    -source: [D1:59]
    -status: derived
    -decision: DEC-5
    -column: false
    value: >-
      correl_id.length < 20 ? -1
      : (correl_id[at_number] << 24) + (correl_id[at_number + 1] << 16)
      + (correl_id[at_number + 2] << 8) + correl_id[at_number + 3]
    doc: The number, most significant byte first; -1 without a correlation id.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, messages on a queue
  number_as_little:
    -source: [D1:59]
    -status: derived
    -decision: DEC-5
    -column: false
    value: >-
      correl_id.length < 20 ? -1
      : (correl_id[at_number + 3] << 24) + (correl_id[at_number + 2] << 16)
      + (correl_id[at_number + 1] << 8) + correl_id[at_number]
    doc: The number, least significant byte first; -1 without a correlation id.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, messages on a queue
  number:
    -source: [D1:59]
    -status: derived
    -decision: DEC-5
    value: >-
      seq_order == "native"
      ? (byte_order == "big" or (byte_order != "little" and (encoding & 15) == 1) ? number_as_big : number_as_little)
      : seq_order == "auto" and number_as_little < number_as_big ? number_as_little : number_as_big
    doc: |
      Number of the message in its attachment; 0 for a plain id, -1 without a
      correlation id.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, messages on a queue
  part:
    -source: [D1:17, D1:53, D1:55, D1:57, D1:59, D1:61, D1:63, D1:83]
    -status: derived
    -decision: DEC-22
    value: >-
      msg_type == 100000 ? 1 : msg_type != 100001 ? 7
      : is_application_message ? 2 : number < 0 ? 0
      : number == 0 ? (attachment_kind != 0 ? 3 : 0)
      : attachment_kind == 1 ? 6
      : attachment_kind == 2 or attachment_kind == 3 ? (number == 1 ? 4 : 5)
      : attachment_kind != 0 or number != 1 ? 0
      : _io.size == 8 or (_io.size == 16 and descriptor == "long") ? 4
      : marks.length != 0 and ((marks[0] == 1 and (marks[1] | marks[2] | marks[3]) == 0)
      or (marks[3] == 1 and (marks[0] | marks[1] | marks[2]) == 0)) ? 6 : 0
    enum: part
    doc: What the message is in its set.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, messages on a queue
  is_over_32k:
    -source: [D1:69, D1:135, D1:144]
    -status: derived
    value: _io.size > 32768
    doc: The message is longer than the 32K that the document allows (MESSAGE_OVER_32K).
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, messages on a queue
  is_header_id_right:
    -source: [D1:23, D1:75]
    -status: derived
    value: body.as<sas_mq_attachment_header>.header.header_id == correl_id
    if: part == part::attachment_header and correl_id.length == 24
    doc: |
      A header's first field is its correlation id; if not, HEADER_ID_MISMATCH.
      Only where the message has 24 bytes of id.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, messages on a queue
enums:
  part:
    0:
      id: undecided
      -source: [D1:55, D1:59, D1:61]
      -status: derived
      -decision: DEC-22
      doc: Not known without the header of the set
    1:
      id: attachment_header
      -source: [D1:17, D1:75]
      -status: stated
      doc: Header of a set of attachments
    2:
      id: application
      -source: [D1:55, D1:77]
      -status: stated
      doc: The application's own message
    3:
      id: attachment_count
      -source: [D1:59, D1:81]
      -status: stated
      doc: Number of an attachment's messages
    4:
      id: file_descriptor
      -source: [D1:63, D1:78]
      -status: stated
      doc: Record length and size of a file
    5:
      id: file_records
      -source: [D1:63, D1:65, D1:66, D1:67, D1:79, D1:80]
      -status: stated
      doc: Records of a file
    6:
      id: data_set
      -source: [D1:57, D1:83]
      -status: stated
      doc: Part of a data set
    7:
      id: other
      -source: [D1:17, D1:53]
      -status: derived
      -decision: DEC-27
      doc: Nothing of attachments (MSG_TYPE_UNKNOWN)
