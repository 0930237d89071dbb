meta:
  id: sas_tibrv
  title: SAS attachment, one message of it over TIB/Rendezvous
  application: SAS Application Messaging
  tags:
    - messaging
    - statistics
  license: MIT
  ks-version: '0.9'
  imports:
    - ../tibco/tibrv_msg
  encoding: ISO-8859-1
  endian: be
  -instance-errors: refuse
  -source:
    - id: D1
      title: Application Messaging, Attachment Layout for TIB/Rendezvous (SAS)
      lang: en
      file: 001_2cd1415f645970e9.txt
      sha256: 0b1940d818c0aafccfb6e67e0781fa2be894f07d1346a5c1f2b0cfa1213ee8b0
    - id: D2
      title: raimd and sassrv, open programs for Rendezvous messages
      lang: en
      url: https://github.com/raitechnology/raimd
doc: |
  SAS sends data sets and files over TIB/Rendezvous as attachments: a header
  (HDR), messages with the definition and the values of a data set (DAT, VAR,
  ATO, ATI, ATC) or with the records of files (FDC, ATX, ATB), and a last
  message (LST). This is one such message. All its fields have the same name,
  which is the kind of message, and are numbered from 1.

  The document gives the fields in order; how fields are written as bytes is in
  the specification `tibrv_msg`. Each field is shown as its value, its
  identifier, and a remark where something about it is unusual but can be read:
  the order of the fields decides what they mean, not their identifiers.

  A field of another type than the document's is refused, and so is a message
  with too few or too many fields. Whole numbers may be wider or narrower than
  documented. Messages of other kinds keep their bytes in `raw`.

  What concerns several messages is not judged here: order, completeness, and
  that the numbers of one message agree with those of another.
doc-ref:
  - https://github.com/raitechnology/raimd raimd, rv_msg.h, rv_msg.cpp, msg_format.md
params:
  - id: has_identifiers
    -source: [D1:12, D1:13, D1:73]
    -status: derived
    -decision: DEC-2
    -default: true
    type: bool
    doc: |
      Whether two bytes behind the end of a name are the field's identifier. If
      not, they are ignored and no remark is made about identifiers.
  - id: is_size_78_next_byte
    -source: [D2]
    -status: assumed
    -decision: DEC-3
    -default: false
    type: bool
    doc: |
      How the size form 78 is read: as the number 120, or as a mark behind which
      one byte tells the size and counts itself.
seq:
  - id: len_message
    -orig-id: size
    -source: [D2]
    -status: derived
    -decision: DEC-1
    -unit: byte
    type: u4
    valid:
      min: 8
      -reason: message shorter than its own header
    doc: Size of the whole message, these four bytes included.
    doc-ref: raimd, rv_msg.cpp
  - id: magic
    -orig-id: magic
    -source: [D2]
    -status: derived
    -decision: DEC-1
    -column: false
    contents: [0x99, 0x55, 0xee, 0xaa]
    doc: Mark of every Rendezvous message.
    doc-ref: raimd, rv_msg.cpp
  - id: body
    -source: [D1:5, D1:6, D1:16, D1:29, D1:31, D1:33, D1:35, D1:37, D1:39, D1:41, D1:43, D1:60, D1:62, D1:64, D1:66, D1:68, D1:76]
    -status: stated
    -decision: DEC-30
    size: len_message - 8
    type:
      switch-on: kind
      cases:
        '"HDR"': header
        '"MSG"': message_data
        '"DATA"': message_data
        '"DAT"': data_set
        '"VAR"': variables
        '"ATO"': observations
        '"ATI"': indexes
        '"ATC"': constraints
        '"FDC"': file_descriptor
        '"ATX"': text_records
        '"ATB"': binary_records
        '"LST"': last
    doc: The fields of the message, in the column of its kind.
    doc-ref: raimd, rv_msg.cpp
instances:
  first_field:
    -source: [D1:5, D1:6]
    -status: derived
    -decision: DEC-1
    -column: false
    pos: 8
    type: first_field
    doc: Name of the first field.
    doc-ref: raimd, rv_msg.cpp
  kind:
    -orig-id: field name
    -source: [D1:5, D1:6, D1:7, D1:16, D1:76]
    -status: stated
    -decision: DEC-31
    value: first_field.label.name
    doc: |
      Kind of the message: the name of its first field, and normally of all.
    doc-ref: raimd, rv_msg.cpp
types:
  first_field:
    seq:
      - id: len_name
        -orig-id: name length
        -source: [D2]
        -status: derived
        -decision: DEC-1
        -unit: byte
        type: u1
        doc: Number of bytes of the name part.
        doc-ref: raimd, rv_msg.cpp
      - id: label
        -source: [D2]
        -status: derived
        -decision: DEC-1
        size: len_name
        type: tibrv_msg::field_name(_root.has_identifiers)
        doc: Name and identifier.
        doc-ref: raimd, rv_msg.cpp
  field_head:
    doc: What stands in front of a field's data.
    params:
      - id: expected
        -source: [D1:101, D1:104, D1:107, D1:110, D1:154, D1:313]
        -status: derived
        -decision: DEC-10
        type: s2
        doc: |
          Type that the document asks for, as on the wire: 7 bytes, 8 text, 11
          number with sign, 12 without, 13 floating-point; -1 if none fits here.
      - id: number
        -source: [D1:13, D1:136, D1:220]
        -status: derived
        -decision: DEC-11
        type: s8
        doc: Number that the field should have.
    seq:
      - id: len_name
        -orig-id: name length
        -source: [D2]
        -status: derived
        -decision: DEC-1
        -unit: byte
        type: u1
        doc: Number of bytes of the name, its end and its identifier.
        doc-ref: raimd, rv_msg.cpp
      - id: label
        -orig-id: Field Name, Field ID
        -source: [D1:5, D1:6, D1:7, D1:13]
        -status: stated
        -decision: DEC-1
        size: len_name
        type: tibrv_msg::field_name(_root.has_identifiers)
        doc: Name and identifier.
        doc-ref: raimd, rv_msg.cpp
      - id: wire_type
        -orig-id: Function
        -source: [D1:101, D1:104, D1:107, D1:110, D1:154, D1:313]
        -status: derived
        -decision: DEC-1
        type: u1
        enum: tibrv_msg::wire_type
        valid:
          expr: >-
            _.to_i == expected or (expected >= 11 and _.to_i >= 14 and _.to_i <= 25
            and (expected == 13 ? _.to_i >= 24
            : _.to_i <= 21 and _.to_i % 2 == expected - 11))
          -reason: the field is not of the type that the document has here
        doc: What kind of data the field holds.
        doc-ref: raimd, rv_msg.cpp
      - id: len_data
        -source: [D2]
        -status: derived
        -decision: DEC-1
        type: tibrv_msg::field_size(_root.is_size_78_next_byte)
        doc: How many bytes of data follow.
        doc-ref: raimd, rv_msg.cpp
    instances:
      remark:
        -source: [D1:6, D1:7, D1:13]
        -status: derived
        -decision: DEC-11
        -default: 0
        value: >-
          label.identifier != number and _root.has_identifiers
          and (label.identifier != 0 or (_root.kind != "MSG" and _root.kind != "DATA")) ? 2
          : label.name != _root.kind ? 1
          : wire_type.to_i > 13 ? 3
          : len_data.form > 0x7a ? 4 : 0
        doc: Code of what is unusual about the field.
        doc-ref: raimd, rv_msg.cpp
      has_usual_identifier:
        -source: [D1:6, D1:7, D1:13]
        -status: derived
        -default: true
        value: label.identifier == number or _root.first_field.label.identifier == 0
        doc: Where the first field has an identifier, all fields have theirs.
        doc-ref: raimd, rv_msg.cpp
  integer:
    doc: A field with a whole number, `int`, `long` or `short` in the document.
    params:
      - id: number
        -source: [D1:13, D1:136, D1:220]
        -status: derived
        -decision: DEC-11
        type: s8
        doc: Number that the field should have.
    seq:
      - id: head
        -source: [D1:101, D1:104]
        -status: derived
        -decision: DEC-10
        -column: false
        type: field_head(11, number)
        doc: Name, type and size.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: data
        -source: [D1:101, D1:104]
        -status: derived
        -decision: DEC-10
        -column: false
        size: head.len_data.value
        type: tibrv_msg::signed
        doc: The number as it is written.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
    instances:
      value:
        -source: [D1:101, D1:104]
        -status: stated
        -decision: DEC-10
        value: data.value
        doc: The number.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      identifier:
        -orig-id: Field ID
        -source: [D1:12, D1:13]
        -status: stated
        value: head.label.identifier
        if: head.label.identifier != 0
        doc: Number of the field in the message.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      remark:
        -source: [D1:6, D1:7, D1:13]
        -status: derived
        -decision: DEC-11
        -default: 0
        value: head.remark
        enum: field_remark
        doc: What is unusual about the field, although it can be read.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
  unsigned:
    doc: A field with a whole number without sign.
    params:
      - id: number
        -source: [D1:13, D1:136, D1:220]
        -status: derived
        -decision: DEC-11
        type: s8
        doc: Number that the field should have.
    seq:
      - id: head
        -source: [D1:153, D1:154]
        -status: derived
        -column: false
        type: field_head(12, number)
        doc: Name, type and size.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: data
        -source: [D1:153, D1:154]
        -status: derived
        -column: false
        size: head.len_data.value
        type: tibrv_msg::unsigned
        doc: The number as it is written.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
    instances:
      value:
        -source: [D1:153, D1:154]
        -status: stated
        -decision: DEC-10
        value: data.value
        if: head.len_data.value < 8
        doc: The number; absent if it is written with eight bytes.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      identifier:
        -orig-id: Field ID
        -source: [D1:12, D1:13]
        -status: stated
        value: head.label.identifier
        if: head.label.identifier != 0
        doc: Number of the field in the message.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      remark:
        -source: [D1:6, D1:7, D1:13]
        -status: derived
        -decision: DEC-11
        -default: 0
        value: head.remark
        enum: field_remark
        doc: What is unusual about the field, although it can be read.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
  text:
    doc: A field with a text.
    params:
      - id: number
        -source: [D1:13, D1:136, D1:220]
        -status: derived
        -decision: DEC-11
        type: s8
        doc: Number that the field should have.
    seq:
      - id: head
        -source: [D1:110]
        -status: derived
        -column: false
        type: field_head(8, number)
        doc: Name, type and size.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: data
        -source: [D1:110, D1:143]
        -status: derived
        -decision: DEC-27
        -column: false
        size: head.len_data.value
        type: tibrv_msg::text
        doc: The text as it is written.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
    instances:
      value:
        -source: [D1:110, D1:143, D1:230, D1:341, D1:424, D1:461, D1:511]
        -status: stated
        -decision: DEC-27
        value: data.value
        doc: The text, without the zero byte that ends it; blanks that fill it up stay.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      identifier:
        -orig-id: Field ID
        -source: [D1:12, D1:13]
        -status: stated
        value: head.label.identifier
        if: head.label.identifier != 0
        doc: Number of the field in the message.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      remark:
        -source: [D1:6, D1:7, D1:13, D1:143]
        -status: derived
        -decision: DEC-11
        -default: 0
        value: >-
          head.remark != 0 ? head.remark
          : data.is_terminated or head.len_data.value == 0 ? 0 : 5
        enum: field_remark
        doc: What is unusual about the field, although it can be read.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
  counted_text:
    doc: Two fields, the length of a text and the text.
    params:
      - id: number
        -source: [D1:13, D1:136, D1:220]
        -status: derived
        -decision: DEC-11
        type: s8
        doc: Number that the first of the two fields should have.
    seq:
      - id: length
        -source: [D1:182, D1:183, D1:184]
        -status: stated
        -decision: DEC-8
        -column: false
        type: integer(number)
        doc: The length.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: text
        -source: [D1:186, D1:187, D1:188]
        -status: stated
        -column: false
        type: text(number + 1)
        doc: The text.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
    instances:
      value:
        -source: [D1:186, D1:187, D1:188]
        -status: stated
        -decision: DEC-27
        value: text.data.value
        doc: The text, without the zero byte that ends it; blanks that fill it up stay.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      told_length:
        -source: [D1:184, D1:195, D1:206]
        -status: stated
        -decision: DEC-8
        -unit: byte
        value: length.data.value
        doc: |
          The length that the field in front of the text tells, with or without
          the zero byte. The size of the text itself decides.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      identifier:
        -orig-id: Field ID
        -source: [D1:12, D1:13]
        -status: stated
        value: text.head.label.identifier
        if: text.head.label.identifier != 0
        doc: Number of the text's field in the message.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      remark:
        -source: [D1:6, D1:7, D1:13, D1:184]
        -status: derived
        -decision: DEC-8
        -default: 0
        value: >-
          length.head.remark != 0 ? length.head.remark
          : text.head.remark != 0 ? text.head.remark
          : length.data.value != text.head.len_data.value
          and length.data.value != text.head.len_data.value - 1 ? 6
          : text.data.is_terminated or text.head.len_data.value == 0 ? 0 : 5
        enum: field_remark
        doc: What is unusual about the two fields, although they can be read.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
  password:
    doc: A field with an encrypted password.
    params:
      - id: number
        -source: [D1:13, D1:136, D1:220]
        -status: derived
        -decision: DEC-11
        type: s8
        doc: Number that the field should have.
    seq:
      - id: head
        -source: [D1:312, D1:313]
        -status: derived
        -column: false
        type: field_head(7, number)
        doc: Name, type and size.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: value
        -orig-id: byte[4]
        -source: [D1:312, D1:313, D1:314]
        -status: stated
        -decision: DEC-18
        -sensitive: true
        size: head.len_data.value
        doc: Bytes of the password, encrypted; four by the document.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
    instances:
      identifier:
        -orig-id: Field ID
        -source: [D1:12, D1:13]
        -status: stated
        value: head.label.identifier
        if: head.label.identifier != 0
        doc: Number of the field in the message.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      remark:
        -source: [D1:6, D1:7, D1:13]
        -status: derived
        -decision: DEC-11
        -default: 0
        value: head.remark
        enum: field_remark
        doc: What is unusual about the field, although it can be read.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
  opaque:
    doc: A field with bytes.
    params:
      - id: number
        -source: [D1:13, D1:136, D1:220]
        -status: derived
        -decision: DEC-11
        type: s8
        doc: Number that the field should have.
    seq:
      - id: head
        -source: [D1:564, D1:565]
        -status: derived
        -column: false
        type: field_head(7, number)
        doc: Name, type and size.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: value
        -orig-id: 'byte[]'
        -source: [D1:564, D1:565, D1:566]
        -status: stated
        size: head.len_data.value
        doc: The bytes.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
    instances:
      identifier:
        -orig-id: Field ID
        -source: [D1:12, D1:13]
        -status: stated
        value: head.label.identifier
        if: head.label.identifier != 0
        doc: Number of the field in the message.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      remark:
        -source: [D1:6, D1:7, D1:13]
        -status: derived
        -decision: DEC-11
        -default: 0
        value: head.remark
        enum: field_remark
        doc: What is unusual about the field, although it can be read.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
  scalar:
    doc: A field whose type another field tells.
    params:
      - id: expected
        -source: [D1:122, D1:123, D1:124, D1:125, D1:126, D1:127, D1:440]
        -status: derived
        -decision: DEC-24
        type: s2
        doc: Type that is told, as on the wire; -1 if it is none of those allowed.
      - id: number
        -source: [D1:13, D1:136, D1:220]
        -status: derived
        -decision: DEC-11
        type: s8
        doc: Number that the field should have.
    seq:
      - id: head
        -source: [D1:101, D1:104, D1:107, D1:110, D1:443, D1:447]
        -status: derived
        -decision: DEC-24
        type: field_head(expected, number)
        doc: Name, type and size.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: integer
        -source: [D1:101, D1:104]
        -status: stated
        size: head.len_data.value
        type: tibrv_msg::signed
        if: expected == 11
        doc: A whole number.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: real
        -source: [D1:107, D1:443]
        -status: stated
        size: head.len_data.value
        type: tibrv_msg::real
        if: expected == 13
        doc: A floating-point number.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: text
        -source: [D1:110, D1:447]
        -status: stated
        -decision: DEC-27
        size: head.len_data.value
        type: tibrv_msg::text
        if: expected == 8
        doc: A text.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
    instances:
      remark:
        -source: [D1:6, D1:7, D1:13]
        -status: derived
        -decision: DEC-11
        value: >-
          head.remark != 0 ? head.remark
          : expected == 8 and head.len_data.value > 0 ? (text.is_terminated ? 0 : 5) : 0
        doc: Code of what is unusual about the field.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
  field_ahead:
    doc: A field that is only looked at, because what it is tells what comes first.
    seq:
      - id: len_name
        -orig-id: name length
        -source: [D2]
        -status: derived
        -decision: DEC-1
        -unit: byte
        type: u1
        doc: Number of bytes of the name part.
        doc-ref: raimd, rv_msg.cpp
      - id: label
        -orig-id: Field Name
        -source: [D2]
        -status: derived
        -decision: DEC-1
        size: len_name
        doc: Name and identifier.
        doc-ref: raimd, rv_msg.cpp
      - id: wire_type
        -orig-id: type
        -source: [D2]
        -status: derived
        -decision: DEC-1
        type: u1
        doc: What kind of data the field holds.
        doc-ref: raimd, rv_msg.cpp
      - id: len_data
        -source: [D2]
        -status: derived
        -decision: DEC-1
        type: tibrv_msg::field_size(_root.is_size_78_next_byte)
        doc: How many bytes of data follow.
        doc-ref: raimd, rv_msg.cpp
      - id: data
        -orig-id: data
        -source: [D2]
        -status: derived
        -decision: DEC-1
        size: len_data.value
        doc: The data.
        doc-ref: raimd, rv_msg.cpp
    instances:
      is_integer:
        -source: [D2]
        -status: derived
        -decision: DEC-29
        value: wire_type == 11 or (wire_type >= 14 and wire_type <= 20 and wire_type % 2 == 0)
        doc: The field holds a whole number with sign.
        doc-ref: raimd, rv_msg.cpp
  numbers_ahead:
    doc: How many fields with whole numbers stand at a place before another field.
    params:
      - id: ofs_fields
        -status: derived
        -decision: DEC-6
        type: s8
        doc: The place in the body.
    instances:
      fields:
        -source: [D1:414, D1:415, D1:450, D1:451]
        -status: derived
        -decision: DEC-6
        pos: ofs_fields
        type: field_ahead
        repeat: until
        repeat-until: _io.eof or _index == 3 or not _.is_integer
        doc: Up to four fields, the last of them the first that is no whole number.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      count:
        -source: [D1:414, D1:415, D1:450, D1:451]
        -status: derived
        -decision: DEC-6
        value: 'fields.last.is_integer ? fields.size : fields.size - 1'
        doc: Number of whole numbers, 0 to 4.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
  texts_ahead:
    doc: How many fields with texts stand at a place before another field.
    params:
      - id: ofs_fields
        -status: derived
        -decision: DEC-20
        type: s8
        doc: The place in the body.
    instances:
      fields:
        -source: [D1:595, D1:596, D1:597]
        -status: derived
        -decision: DEC-20
        pos: ofs_fields
        type: field_ahead
        repeat: until
        repeat-until: _io.eof or _.wire_type != 8
        doc: The texts, and the field behind them.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      count:
        -source: [D1:595, D1:596, D1:597]
        -status: derived
        -decision: DEC-20
        value: 'fields.last.wire_type == 8 ? fields.size : fields.size - 1'
        doc: Number of texts.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
  tail_ahead:
    doc: |
      Which of three shapes the rest of an integrity constraint has. The document
      does not say which codes stand for CHECK and FOREIGN KEY, but the types of
      the fields tell the shapes apart.
    params:
      - id: ofs_fields
        -status: derived
        -decision: DEC-5
        type: s8
        doc: The place in the body, behind the names.
    instances:
      fields:
        -source: [D1:528, D1:530, D1:569, D1:570, D1:598, D1:599, D1:600, D1:610, D1:611]
        -status: derived
        -decision: DEC-5
        pos: ofs_fields
        type: field_ahead
        repeat: until
        repeat-until: _io.eof or _index == 5
        doc: Up to six fields.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      shape:
        -source: [D1:528, D1:530, D1:569, D1:570, D1:598, D1:599, D1:600, D1:610, D1:611]
        -status: derived
        -decision: DEC-5
        value: >-
          fields.size > 2 and fields[2].wire_type == 7 ? 1
          : fields.size == 1 or (fields.size > 3 and fields[3].wire_type == 8) ? 2
          : fields.size > 5 and fields[4].wire_type == 8 and fields[5].wire_type == 8 ? 3
          : fields.size == 2 or (fields.size > 4 and fields[4].wire_type == 8) ? 1 : 3
        doc: |
          1 if a number and bytes follow the first field (or no bytes, and a new
          record), 2 if only a new record follows it, else 3.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
  header:
    -source: [D1:29, D1:30, D1:60, D1:61, D1:137, D1:138, D1:139, D1:140]
    doc: Header of an attachment, its first message.
    seq:
      - id: header_id
        -orig-id: header correlid
        -source: [D1:148, D1:149, D1:150, D1:151]
        -status: stated
        -decision: DEC-17
        type: text(1)
        doc: Identifier of the header, may be blanks.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Attachment Header - "HDR"
      - id: reserved_number
        -orig-id: reserved
        -source: [D1:152, D1:153, D1:154, D1:155]
        -status: stated
        type: unsigned(2)
        doc: Always 0.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Attachment Header - "HDR"
      - id: reserved_text
        -orig-id: reserved
        -source: [D1:156, D1:157, D1:158, D1:159]
        -status: stated
        -decision: DEC-17
        type: text(3)
        doc: Always blanks.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Attachment Header - "HDR"
      - id: message_id
        -orig-id: message correlid
        -source: [D1:160, D1:161, D1:162, D1:163]
        -status: stated
        -decision: DEC-17
        type: text(4)
        doc: Identifier of the message, may be blanks.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Attachment Header - "HDR"
      - id: num_attachments
        -orig-id: number of attachments in message
        -source: [D1:164, D1:165, D1:166, D1:167, D1:168]
        -status: stated
        -decision: DEC-14
        type: integer(5)
        doc: Number of attachments, one for each data set.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Attachment Header - "HDR"
      - id: attachments
        -source: [D1:220]
        -status: stated
        type: attachment(6 + 10 * _index)
        repeat: eos
        doc: One entry for each attachment, as many as there are.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Attachment Header - "HDR"
    instances:
      count_differs:
        -source: [D1:167, D1:168, D1:220]
        -status: derived
        -decision: DEC-12
        -default: false
        value: num_attachments.data.value != attachments.size
        doc: The number of attachments is not the number of entries that follow.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Attachment Header - "HDR"
  attachment:
    -source: [D1:220]
    doc: What the header says about one attachment.
    params:
      - id: first
        -source: [D1:220]
        -status: derived
        type: s8
        doc: Number of the entry's first field.
    seq:
      - id: attachment_type
        -orig-id: attachment type
        -source: [D1:169, D1:170, D1:171, D1:172, D1:173, D1:174, D1:175]
        -status: stated
        -column: false
        type: integer(first)
        doc: Kind of the attachment as a number.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Attachment Header - "HDR"
      - id: attachment_id
        -orig-id: attachment correlid
        -source: [D1:177, D1:178, D1:179, D1:180]
        -status: stated
        -decision: DEC-17
        type: text(first + 1)
        doc: Identifier of the attachment, may be blanks.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Attachment Header - "HDR"
      - id: qualifier_1
        -orig-id: qualifier 1
        -source: [D1:181, D1:182, D1:183, D1:184, D1:185, D1:186, D1:187, D1:188, D1:189, D1:190]
        -status: stated
        type: counted_text(first + 2)
        doc: FILENAME or FILEREF for a file; the library of a data set.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Attachment Header - "HDR"
      - id: qualifier_2
        -orig-id: qualifier 2
        -source: [D1:192, D1:193, D1:194, D1:195, D1:196, D1:197, D1:198, D1:199, D1:200, D1:201]
        -status: stated
        type: counted_text(first + 4)
        doc: Name or fileref of a file; the member name of a data set.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Attachment Header - "HDR"
      - id: description
        -orig-id: attachment description
        -source: [D1:203, D1:204, D1:205, D1:206, D1:207, D1:208, D1:209, D1:210]
        -status: stated
        type: counted_text(first + 6)
        doc: What the sender says about the attachment.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Attachment Header - "HDR"
      - id: minor_version
        -orig-id: user-specified minor version number
        -source: [D1:211, D1:212, D1:213, D1:214]
        -status: stated
        type: integer(first + 8)
        doc: Minor version, as the sender's users number them.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Attachment Header - "HDR"
      - id: major_version
        -orig-id: user-specified major version number
        -source: [D1:215, D1:216, D1:217, D1:218, D1:219]
        -status: stated
        type: integer(first + 9)
        doc: Major version, as the sender's users number them.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Attachment Header - "HDR"
    instances:
      kind:
        -orig-id: attachment type
        -source: [D1:172, D1:173, D1:174, D1:175]
        -status: stated
        value: attachment_type.data.value
        enum: attachment_kind
        doc: Kind of the attachment.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Attachment Header - "HDR"
  message_data:
    -source: [D1:16, D1:17, D1:31, D1:32, D1:74, D1:75, D1:76]
    doc: The program's own values, sent with a map of their types.
    seq:
      - id: num_values
        -orig-id: number of data pieces to follow
        -source: [D1:117, D1:118, D1:119, D1:120, D1:121]
        -status: stated
        type: integer(1)
        doc: Number of values.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Message Data - "MSG" or "DATA"
      - id: values
        -source: [D1:135, D1:136]
        -status: stated
        type: message_value(2 + 2 * _index)
        repeat: eos
        doc: The values, as many as there are.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Message Data - "MSG" or "DATA"
    instances:
      count_differs:
        -source: [D1:120, D1:135, D1:136]
        -status: derived
        -decision: DEC-12
        -default: false
        value: num_values.data.value != values.size
        doc: The number of values is not the number that follows.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Message Data - "MSG" or "DATA"
  message_value:
    doc: One value of a map, its type in front.
    params:
      - id: first
        -source: [D1:135, D1:136]
        -status: derived
        type: s8
        doc: Number of the field with the type.
    seq:
      - id: value_type
        -orig-id: data type of the data item
        -source: [D1:122, D1:123, D1:124, D1:125, D1:126, D1:127]
        -status: stated
        -column: false
        type: integer(first)
        doc: Type of the value as a number.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Message Data - "MSG" or "DATA"
      - id: field
        -orig-id: value of the parameter
        -source: [D1:128, D1:129, D1:130, D1:131, D1:132, D1:133, D1:134]
        -status: stated
        -column: false
        type: >-
          scalar(value_type.data.value == 1 or value_type.data.value == 2 ? 11
          : value_type.data.value == 3 ? 13 : value_type.data.value == 4 ? 8 : -1, first + 1)
        doc: The value.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Message Data - "MSG" or "DATA"
    instances:
      is_usual_size:
        -source: [D1:99, D1:100, D1:101]
        -status: derived
        -column: false
        -default: true
        value: field.head.len_data.value == 2 or value_type.data.value != 1
        doc: A short is added as a number of two bytes.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Message Data - "MSG" or "DATA"
      map_type:
        -source: [D1:99, D1:100, D1:102, D1:103, D1:105, D1:106, D1:108, D1:109]
        -status: stated
        value: value_type.data.value
        enum: map_type
        doc: Type of the value.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Message Data - "MSG" or "DATA"
      integer:
        -source: [D1:99, D1:100, D1:101, D1:102, D1:103, D1:104]
        -status: stated
        value: field.integer.value
        if: value_type.data.value == 1 or value_type.data.value == 2
        doc: The value, if it is a short or a long.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Message Data - "MSG" or "DATA"
      number:
        -source: [D1:105, D1:106, D1:107]
        -status: stated
        value: field.real.value
        if: value_type.data.value == 3
        doc: The value, if it is a double.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Message Data - "MSG" or "DATA"
      text:
        -source: [D1:92, D1:93, D1:108, D1:109, D1:110]
        -status: stated
        -decision: DEC-27
        value: field.text.value
        if: value_type.data.value == 4
        doc: The value, if it is a text; filled up with blanks to the length of the map.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Message Data - "MSG" or "DATA"
      remark:
        -source: [D1:6, D1:7, D1:13]
        -status: derived
        -decision: DEC-11
        -default: 0
        value: 'value_type.head.remark != 0 ? value_type.head.remark : field.remark'
        enum: field_remark
        doc: What is unusual about the two fields, although they can be read.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Message Data - "MSG" or "DATA"
  data_set:
    -source: [D1:33, D1:34, D1:226, D1:227]
    doc: Definition of a data set.
    seq:
      - id: record_type
        -orig-id: type of record is data set definition
        -source: [D1:235, D1:236, D1:237, D1:238]
        -status: stated
        -decision: DEC-12
        type: integer(1)
        doc: Always 1.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
      - id: version
        -orig-id: version information or 0
        -source: [D1:239, D1:240, D1:241, D1:242]
        -status: stated
        type: integer(2)
        doc: Version, or 0.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
      - id: data_set_type
        -orig-id: data set type
        -source: [D1:243, D1:244, D1:245, D1:246, D1:247, D1:248, D1:249, D1:250]
        -status: stated
        type: counted_text(3)
        doc: Type of the data set.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
      - id: label
        -orig-id: data set label
        -source: [D1:251, D1:252, D1:253, D1:254, D1:255, D1:256, D1:257, D1:258]
        -status: stated
        type: counted_text(5)
        doc: Label of the data set.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
      - id: num_observations
        -orig-id: number of observations
        -source: [D1:259, D1:260, D1:261, D1:262]
        -status: stated
        type: integer(7)
        doc: Number of rows.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
      - id: num_variables
        -orig-id: number of variables
        -source: [D1:263, D1:264, D1:265, D1:266]
        -status: stated
        type: integer(8)
        doc: Number of columns.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
      - id: len_observation
        -orig-id: observation length
        -source: [D1:267, D1:268, D1:269, D1:270]
        -status: stated
        -unit: byte
        type: integer(9)
        doc: Length of a row in the data set.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
      - id: compress
        -orig-id: compress
        -source: [D1:271, D1:272, D1:273, D1:274, D1:275, D1:276, D1:277, D1:278]
        -status: stated
        -decision: DEC-21
        type: counted_text(10)
        doc: Whether and how the data set is compressed.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
      - id: reuse
        -orig-id: reuse ("R" or "E")
        -source: [D1:279, D1:280, D1:281, D1:282]
        -status: stated
        -decision: DEC-21
        type: text(12)
        doc: Whether the space of deleted rows is used again, R or E.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
      - id: encrypt
        -orig-id: encrypt
        -source: [D1:283, D1:284, D1:285, D1:286, D1:287, D1:288, D1:289, D1:290]
        -status: stated
        -decision: DEC-21
        type: counted_text(13)
        doc: Whether the data set is encrypted.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
      - id: num_sort_variables
        -orig-id: number of variables in sort key
        -source: [D1:291, D1:292, D1:293, D1:294]
        -status: stated
        type: integer(15)
        doc: Number of variables in the sort key.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
      - id: collating_sequence
        -orig-id: sort collating sequence or NULL
        -source: [D1:295, D1:296, D1:297, D1:298, D1:299, D1:300, D1:301, D1:302]
        -status: stated
        -decision: DEC-8
        type: counted_text(16)
        doc: Order of characters for the sort; its length is 1 where it is empty.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
      - id: sort_flags
        -orig-id: sort flags or 0
        -source: [D1:303, D1:304, D1:305, D1:306]
        -status: stated
        -decision: DEC-21
        type: integer(18)
        doc: Flags of the sort, not explained.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
      - id: read_password_flag
        -orig-id: read password flag
        -source: [D1:307, D1:308, D1:309, D1:310]
        -status: stated
        -decision: DEC-21
        type: integer(19)
        doc: Whether there is a password for reading.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
      - id: read_password
        -orig-id: read password (encrypted)
        -source: [D1:311, D1:312, D1:313, D1:314]
        -status: stated
        -decision: DEC-18
        type: password(20)
        doc: Password for reading.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
      - id: write_password_flag
        -orig-id: write password flag
        -source: [D1:315, D1:316, D1:317, D1:318]
        -status: stated
        -decision: DEC-21
        type: integer(21)
        doc: Whether there is a password for writing.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
      - id: write_password
        -orig-id: write password (encrypted)
        -source: [D1:319, D1:320, D1:321, D1:322]
        -status: stated
        -decision: DEC-18
        type: password(22)
        doc: Password for writing.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
      - id: alter_password_flag
        -orig-id: alter password flag
        -source: [D1:323, D1:324, D1:325, D1:326]
        -status: stated
        -decision: DEC-21
        type: integer(23)
        doc: Whether there is a password for altering.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
      - id: alter_password
        -orig-id: alter password (encrypted)
        -source: [D1:327, D1:328, D1:329, D1:330]
        -status: stated
        -decision: DEC-18
        type: password(24)
        doc: Password for altering.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
      - id: max_generations
        -orig-id: max_gen data set attribute
        -source: [D1:331, D1:332, D1:333, D1:334]
        -status: stated
        -decision: DEC-19
        type: integer(25)
        if: not _io.eof
        doc: Limit of generations (GENMAX=). Some senders leave this field out.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
      - id: trailing_fields
        -source: [D1:331, D1:332, D1:333, D1:334]
        -status: derived
        -decision: DEC-32
        -column: false
        size-eos: true
        valid:
          expr: _.length == 0
          -reason: more fields than a data set definition has
        doc: Always empty.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
    instances:
      is_usual_size:
        -source: [D1:303, D1:304, D1:305, D1:306]
        -status: stated
        -column: false
        -default: true
        value: sort_flags.head.len_data.value == 2
        doc: The flags of the sort are added as a number of two bytes.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
  variables:
    -source: [D1:35, D1:36, D1:337, D1:338]
    doc: Definitions of variables; those of one data set may span several messages.
    seq:
      - id: num_variables
        -orig-id: number of variables
        -source: [D1:346, D1:347, D1:348, D1:349]
        -status: stated
        -decision: DEC-12
        type: integer(1)
        doc: Number of variables in this message.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
      - id: record_type
        -orig-id: type of record is variable definition
        -source: [D1:350, D1:351, D1:352, D1:353]
        -status: stated
        -decision: DEC-12
        type: integer(2)
        doc: Always 2.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
      - id: variables
        -source: [D1:414, D1:415, D1:416, D1:417]
        -status: stated
        -decision: DEC-6
        type: 'variable(_index, _index == 0 ? 3 : variables[_index - 1].next)'
        repeat: eos
        doc: The variables, as many as there are.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
    instances:
      count_differs:
        -source: [D1:349, D1:414, D1:415]
        -status: derived
        -decision: DEC-12
        -default: false
        value: num_variables.data.value != variables.size
        doc: The number of variables is not the number of definitions that follow.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
  variable:
    doc: |
      Definition of one variable. The document has fields repeated for each
      variable and does not say from which on. All three ways are read: from the
      length of the name, from the type of record, or from the first field.
    params:
      - id: index
        -source: [D1:414, D1:415]
        -status: derived
        -decision: DEC-6
        type: s8
        doc: Which definition of the message this is, from 0.
      - id: start
        -source: [D1:414, D1:415]
        -status: derived
        -decision: DEC-6
        type: s8
        doc: Number that the definition's first field should have.
    seq:
      - id: ahead
        -source: [D1:414, D1:415]
        -status: assumed
        -decision: DEC-6
        -column: false
        type: numbers_ahead(_io.pos)
        doc: How many numbers stand before the name.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
      - id: repeated_fields
        -source: [D1:414, D1:415]
        -status: assumed
        -decision: DEC-6
        -column: false
        type: integer(start + _index)
        repeat: expr
        repeat-expr: ahead.count - 1
        doc: The number of variables and the type of record, if they are repeated.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
      - id: name
        -orig-id: name of variable
        -source: [D1:354, D1:355, D1:356, D1:357, D1:358, D1:359, D1:360, D1:361]
        -status: stated
        type: counted_text(first)
        doc: Name of the variable.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
      - id: format_name
        -orig-id: format name
        -source: [D1:362, D1:363, D1:364, D1:365, D1:366, D1:367, D1:368, D1:369]
        -status: stated
        type: counted_text(first + 2)
        doc: Name of the format in which values are shown.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
      - id: informat_name
        -orig-id: informat name
        -source: [D1:370, D1:371, D1:372, D1:373, D1:374, D1:375, D1:376, D1:377]
        -status: stated
        type: counted_text(first + 4)
        doc: Name of the format in which values are read.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
      - id: label
        -orig-id: variable label
        -source: [D1:378, D1:379, D1:380, D1:381, D1:382, D1:383, D1:384, D1:385]
        -status: stated
        type: counted_text(first + 6)
        doc: Label of the variable.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
      - id: variable_type
        -orig-id: type of variable (1=numeric, 2=char)
        -source: [D1:386, D1:387, D1:388, D1:389]
        -status: stated
        -decision: DEC-9
        type: text(first + 8)
        doc: Type of the variable as it is sent.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
      - id: len_value
        -orig-id: length of variable
        -source: [D1:390, D1:391, D1:392, D1:393]
        -status: stated
        -unit: byte
        type: integer(first + 9)
        doc: Length of the variable's values in the data set.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
      - id: format_width
        -orig-id: format field length
        -source: [D1:394, D1:395, D1:396, D1:397]
        -status: stated
        type: integer(first + 10)
        doc: Width of the format.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
      - id: format_decimals
        -orig-id: format decimal
        -source: [D1:398, D1:399, D1:400, D1:401]
        -status: stated
        type: integer(first + 11)
        doc: Decimals of the format.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
      - id: informat_width
        -orig-id: informat field length
        -source: [D1:402, D1:403, D1:404, D1:405]
        -status: stated
        type: integer(first + 12)
        doc: Width of the informat.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
      - id: informat_decimals
        -orig-id: informat decimal
        -source: [D1:406, D1:407, D1:408, D1:409]
        -status: stated
        type: integer(first + 13)
        doc: Decimals of the informat.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
      - id: nsort
        -orig-id: nsort information
        -source: [D1:410, D1:411, D1:412, D1:413]
        -status: stated
        -decision: DEC-21
        type: text(first + 14)
        doc: One character about sorting; empty if it is a zero byte.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
    instances:
      first:
        -source: [D1:414, D1:415]
        -status: assumed
        -decision: DEC-6
        -column: false
        value: start + repeated_fields.size
        doc: Number that the field with the length of the name should have.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
      next:
        -source: [D1:414, D1:415]
        -status: derived
        -decision: DEC-6
        -column: false
        value: first + 15
        doc: Number that the field behind the definition should have.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
      reading:
        -source: [D1:414, D1:415]
        -status: assumed
        -decision: DEC-6
        value: 'index == 0 ? 0 : repeated_fields.size + 1'
        enum: variable_reading
        doc: From which field on the definition repeats the one before it.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
      kind:
        -source: [D1:389]
        -status: stated
        -decision: DEC-9
        value: >-
          variable_type.data.value == "1" or variable_type.data.value == "\u0001" ? 1
          : variable_type.data.value == "2" or variable_type.data.value == "\u0002" ? 2 : 3
        enum: variable_kind
        doc: Type of the variable, sent as a digit or as a byte of that value.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
  observations:
    -source: [D1:37, D1:38, D1:420, D1:421]
    doc: Values of a data set, row by row; they may span several messages.
    seq:
      - id: num_observations
        -orig-id: number of observations
        -source: [D1:429, D1:430, D1:431, D1:432]
        -status: stated
        -decision: DEC-12
        type: integer(1)
        doc: Number of rows in this message.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Observations - "ATO"
      - id: record_type
        -orig-id: type of record is observation
        -source: [D1:433, D1:434, D1:435, D1:436]
        -status: stated
        -decision: DEC-12
        type: integer(2)
        doc: Always 3.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Observations - "ATO"
      - id: values
        -source: [D1:450, D1:451, D1:452, D1:453]
        -status: stated
        -decision: DEC-7
        type: 'observation_value(_index == 0 ? 3 : values[_index - 1].next)'
        repeat: eos
        doc: |
          The values, for each row one of each variable in the order of their
          definitions. How many make a row, only the definitions tell.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Observations - "ATO"
  observation_value:
    doc: |
      One value. The document has fields repeated for each observation and does
      not say which. Fields 3 and 4 stand for each value; the numbers of fields 1
      and 2 may stand again in front of a value or of a row, and are passed over.
    params:
      - id: start
        -source: [D1:450, D1:451]
        -status: derived
        -decision: DEC-7
        type: s8
        doc: Number that the first of the fields should have.
    seq:
      - id: ahead
        -source: [D1:450, D1:451]
        -status: assumed
        -decision: DEC-7
        -column: false
        type: numbers_ahead(_io.pos)
        doc: How many numbers stand before the value.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: repeated_fields
        -source: [D1:450, D1:451]
        -status: assumed
        -decision: DEC-7
        -column: false
        type: integer(start + _index)
        repeat: expr
        repeat-expr: ahead.count - 1
        doc: The number of observations and the type of record, if they are repeated.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: value_type
        -orig-id: observation type (vtype)
        -source: [D1:437, D1:438, D1:439, D1:440]
        -status: stated
        -decision: DEC-24
        -column: false
        type: integer(start + repeated_fields.size)
        doc: Type of the value as a number.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: field
        -orig-id: observation
        -source: [D1:441, D1:442, D1:443, D1:444, D1:445, D1:446, D1:447, D1:448, D1:449]
        -status: stated
        -decision: DEC-24
        -column: false
        type: >-
          scalar(value_type.data.value == 1 ? 13 : value_type.data.value == 2 ? 8 : -1,
          start + repeated_fields.size + 1)
        doc: The value.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
    instances:
      next:
        -source: [D1:450, D1:451]
        -status: derived
        -decision: DEC-7
        -column: false
        value: start + repeated_fields.size + 2
        doc: Number that the field behind the value should have.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      vtype:
        -orig-id: observation type (vtype)
        -source: [D1:440]
        -status: derived
        -decision: DEC-24
        value: value_type.data.value
        enum: variable_kind
        doc: Type of the value.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      number:
        -source: [D1:442, D1:443, D1:444]
        -status: stated
        -decision: DEC-26
        -logical-type: sas_numeric
        value: field.real.value
        if: value_type.data.value == 1
        doc: The value of a numeric variable; absent if it is missing.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      missing:
        -source: [D1:442, D1:443, D1:444]
        -status: derived
        -decision: DEC-26
        -logical-type: sas_missing
        value: field.real.value
        if: value_type.data.value == 1
        doc: |
          Which missing value it is: a dot, a dot and an underscore, or a dot and
          a letter. SAS writes them as NaNs, which travel bit for bit.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      text:
        -source: [D1:446, D1:447, D1:448, D1:449]
        -status: stated
        -decision: DEC-27
        value: field.text.value
        if: value_type.data.value == 2
        doc: The value of a character variable; blanks at its end only fill it up.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      remark:
        -source: [D1:6, D1:7, D1:13]
        -status: derived
        -decision: DEC-11
        -default: 0
        value: 'value_type.head.remark != 0 ? value_type.head.remark : field.remark'
        enum: field_remark
        doc: What is unusual about the two fields, although they can be read.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
  indexes:
    -source: [D1:39, D1:40, D1:457, D1:458]
    doc: Indexes of a data set.
    seq:
      - id: record_type
        -orig-id: type of record is index
        -source: [D1:466, D1:467, D1:468, D1:469]
        -status: stated
        -decision: DEC-12
        type: integer(1)
        doc: Always 4.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Index - "ATI"
      - id: num_records
        -orig-id: number of records in this message
        -source: [D1:470, D1:471, D1:472, D1:473]
        -status: stated
        -decision: DEC-12
        type: integer(2)
        doc: Number of indexes in this message.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Index - "ATI"
      - id: records
        -source: [D1:502, D1:503]
        -status: stated
        type: 'index_record(_index == 0 ? 3 : records[_index - 1].next)'
        repeat: eos
        doc: The indexes, as many as there are.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Index - "ATI"
    instances:
      count_differs:
        -source: [D1:473, D1:502, D1:503]
        -status: derived
        -decision: DEC-12
        -default: false
        value: num_records.data.value != records.size
        doc: The number of records is not the number that follows.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Index - "ATI"
  index_record:
    doc: One index, or the key of a constraint.
    params:
      - id: first
        -source: [D1:502, D1:503]
        -status: derived
        type: s8
        doc: Number that the record's first field should have.
    seq:
      - id: upercmx
        -orig-id: upercmx
        -source: [D1:474, D1:475, D1:476, D1:477]
        -status: stated
        -decision: DEC-21
        type: integer(first)
        doc: Share of updates in percent after which the index's centiles are refreshed.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: name
        -orig-id: index/key name
        -source: [D1:478, D1:479, D1:480, D1:481, D1:482, D1:483, D1:484, D1:485]
        -status: stated
        type: counted_text(first + 1)
        doc: Name of the index or key.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: flags
        -orig-id: flags
        -source: [D1:486, D1:487, D1:488, D1:489]
        -status: stated
        -decision: DEC-21
        type: integer(first + 3)
        doc: Flags, not explained.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: num_variables
        -orig-id: number of variables in the index/key
        -source: [D1:490, D1:491, D1:492, D1:493]
        -status: stated
        type: integer(first + 4)
        doc: Number of variables in the key.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: num_keys
        -orig-id: number of keys
        -source: [D1:494, D1:495, D1:496, D1:497]
        -status: stated
        type: integer(first + 5)
        doc: Number of names that follow.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: keys
        -orig-id: key name
        -source: [D1:498, D1:499, D1:500, D1:501, D1:502]
        -status: stated
        type: text(first + 6 + _index)
        repeat: expr
        repeat-expr: num_keys.data.value
        doc: Names of the variables of the key.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
    instances:
      next:
        -source: [D1:502, D1:503]
        -status: derived
        -column: false
        value: first + 6 + keys.size
        doc: Number that the field behind the record should have.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
  constraints:
    -source: [D1:41, D1:42, D1:507, D1:508]
    doc: Integrity constraints of a data set.
    seq:
      - id: record_type
        -orig-id: type of record is integrity constraint
        -source: [D1:516, D1:517, D1:518, D1:519]
        -status: stated
        -decision: DEC-12
        type: integer(1)
        doc: Always 5.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Integrity Constraints - "ATC"
      - id: num_records
        -orig-id: number of records in this message
        -source: [D1:520, D1:521, D1:522, D1:523]
        -status: stated
        -decision: DEC-12
        type: integer(2)
        doc: Number of constraints in this message.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Integrity Constraints - "ATC"
      - id: records
        -source: [D1:652, D1:653]
        -status: stated
        type: 'constraint(_index == 0 ? 3 : records[_index - 1].next)'
        repeat: eos
        doc: The constraints, as many as there are.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Integrity Constraints - "ATC"
    instances:
      count_differs:
        -source: [D1:523, D1:652, D1:653]
        -status: derived
        -decision: DEC-12
        -default: false
        value: num_records.data.value != records.size
        doc: The number of records is not the number that follows.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Integrity Constraints - "ATC"
  constraint:
    -source: [D1:524, D1:525, D1:526, D1:527, D1:528]
    doc: |
      One integrity constraint. CHECK, FOREIGN KEY and all others have shapes of
      their own; the codes of the types are not public, the shape tells.
    params:
      - id: first
        -source: [D1:652, D1:653]
        -status: derived
        type: s8
        doc: Number that the record's first field should have.
    seq:
      - id: constraint_type
        -orig-id: IC type
        -source: [D1:524, D1:525, D1:526, D1:527, D1:528]
        -status: stated
        -decision: DEC-5
        type: integer(first)
        doc: Code of the type of constraint.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Integrity Constraints - "ATC"
      - id: max_length
        -orig-id: max length for this IC
        -source: [D1:535, D1:536, D1:537, D1:538, D1:575, D1:576, D1:577, D1:578]
        -status: stated
        -unit: byte
        type: integer(first + 1)
        doc: Longest length for this constraint.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Integrity Constraints - "ATC"
      - id: name
        -orig-id: name of IC
        -source: [D1:539, D1:540, D1:541, D1:542, D1:579, D1:580, D1:581, D1:582]
        -status: stated
        type: text(first + 2)
        doc: Name of the constraint.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Integrity Constraints - "ATC"
      - id: num_variables
        -orig-id: nvar; retval
        -source: [D1:543, D1:544, D1:545, D1:546, D1:583, D1:584, D1:585, D1:586]
        -status: stated
        -decision: DEC-20
        type: integer(first + 3)
        doc: Number of variables; in a CHECK the value that its expression returns.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Integrity Constraints - "ATC"
      - id: num_names
        -orig-id: number of NNAME records; total length
        -source: [D1:547, D1:548, D1:549, D1:550, D1:587, D1:588, D1:589, D1:590]
        -status: stated
        -decision: DEC-20
        type: integer(first + 4)
        doc: Number of names that follow; in a CHECK a total length.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Integrity Constraints - "ATC"
      - id: names_ahead
        -source: [D1:595, D1:596, D1:597]
        -status: derived
        -decision: DEC-20
        -column: false
        type: texts_ahead(_io.pos)
        doc: How many texts follow.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Integrity Constraints - "ATC"
      - id: names
        -orig-id: NNAME; list of wtnames
        -source: [D1:551, D1:552, D1:553, D1:554, D1:591, D1:592, D1:593, D1:594, D1:595, D1:596, D1:597]
        -status: stated
        -decision: DEC-20
        type: text(first + 5 + _index)
        repeat: expr
        repeat-expr: names_ahead.count
        doc: Names of the variables; in a CHECK one text, those of its expression.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Integrity Constraints - "ATC"
      - id: tail_ahead
        -source: [D1:528, D1:530, D1:569, D1:570, D1:598, D1:599, D1:600, D1:610, D1:611]
        -status: derived
        -decision: DEC-5
        -column: false
        type: tail_ahead(_io.pos)
        doc: What follows.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Integrity Constraints - "ATC"
      - id: tail
        -source: [D1:530, D1:569, D1:570, D1:598, D1:599, D1:600, D1:610, D1:611]
        -status: derived
        -decision: DEC-5
        type:
          switch-on: tail_ahead.shape
          cases:
            1: check_tail(first + 5 + names.size)
            2: plain_tail(first + 5 + names.size)
            3: foreign_key_tail(first + 5 + names.size)
        doc: The rest, in the column of its shape.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Integrity Constraints - "ATC"
    instances:
      next:
        -source: [D1:596, D1:597, D1:652, D1:653]
        -status: derived
        -column: false
        value: >-
          first + 5 + names.size + (tail_ahead.shape == 1
          ? 2 + tail.as<check_tail>.buffers.size : tail_ahead.shape == 2 ? 1 : 9)
        doc: Number that the field behind the record should have.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Integrity Constraints - "ATC"
      shape:
        -source: [D1:528, D1:530, D1:569, D1:570, D1:598, D1:599, D1:600, D1:610, D1:611]
        -status: derived
        -decision: DEC-5
        value: tail_ahead.shape
        enum: constraint_shape
        doc: Shape of the record, as the types of its fields show it.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Integrity Constraints - "ATC"
      count_differs:
        -source: [D1:554, D1:590, D1:595]
        -status: derived
        -decision: DEC-12
        -default: false
        value: >-
          tail_ahead.shape == 1 ? names.size != 1 : num_names.data.value != names.size
        doc: There are not as many names as there should be.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Integrity Constraints - "ATC"
  check_tail:
    -source: [D1:530]
    doc: The rest of a CHECK constraint.
    params:
      - id: number
        -source: [D1:595, D1:596, D1:597]
        -status: derived
        type: s8
        doc: Number of its first field.
    seq:
      - id: whlen
        -orig-id: whlen
        -source: [D1:555, D1:556, D1:557, D1:558]
        -status: stated
        -decision: DEC-21
        type: integer(number)
        doc: Length of the expression.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: num_buffers
        -orig-id: number of members in tree
        -source: [D1:559, D1:560, D1:561, D1:562]
        -status: stated
        -decision: DEC-20
        type: integer(number + 1)
        doc: Number of members in the tree of the expression.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: buffers
        -orig-id: whbuf buffer
        -source: [D1:563, D1:564, D1:565, D1:566, D1:567, D1:568]
        -status: stated
        -decision: DEC-20
        type: opaque(number + 2 + _index)
        repeat: expr
        repeat-expr: num_buffers.data.value
        doc: Members of the tree, in SAS's own form, kept as bytes.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
  plain_tail:
    -source: [D1:599, D1:600]
    doc: The rest of a constraint that is neither CHECK nor FOREIGN KEY.
    params:
      - id: number
        -source: [D1:595, D1:596, D1:597]
        -status: derived
        type: s8
        doc: Number of its first field.
    seq:
      - id: filler
        -orig-id: filler value
        -source: [D1:605, D1:606, D1:607, D1:608]
        -status: stated
        -decision: DEC-12
        type: integer(number)
        doc: Always 1.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
  foreign_key_tail:
    -source: [D1:610, D1:611]
    doc: The rest of a FOREIGN KEY constraint.
    params:
      - id: number
        -source: [D1:595, D1:596, D1:597]
        -status: derived
        type: s8
        doc: Number of its first field.
    seq:
      - id: total_length
        -orig-id: total length of following fields
        -source: [D1:616, D1:617, D1:618, D1:619]
        -status: stated
        -unit: byte
        type: integer(number)
        doc: Length of the following fields together.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: on_delete
        -orig-id: fkdelt
        -source: [D1:620, D1:621, D1:622, D1:623]
        -status: stated
        -decision: DEC-21
        type: integer(number + 1)
        doc: What happens on deletion, as a code that is not explained.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: on_update
        -orig-id: fkupd
        -source: [D1:624, D1:625, D1:626, D1:627]
        -status: stated
        -decision: DEC-21
        type: integer(number + 2)
        doc: What happens on update, as a code that is not explained.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: primary_key
        -orig-id: pkname
        -source: [D1:628, D1:629, D1:630, D1:631, D1:632, D1:633, D1:634, D1:635]
        -status: stated
        -decision: DEC-8
        type: counted_text(number + 3)
        doc: Name of the primary key; the length in front counts one more.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: libref
        -orig-id: pkfname libref
        -source: [D1:636, D1:637, D1:638, D1:639]
        -status: stated
        -decision: DEC-18
        type: text(number + 5)
        doc: Library of the data set with the primary key, eight characters.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: member_name
        -orig-id: member name
        -source: [D1:640, D1:641, D1:642, D1:643, D1:644, D1:645, D1:646, D1:647]
        -status: stated
        type: counted_text(number + 6)
        doc: Name of the data set with the primary key.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
      - id: attributes
        -orig-id: ICP attributes
        -source: [D1:648, D1:649, D1:650, D1:651]
        -status: stated
        -decision: DEC-21
        type: integer(number + 8)
        doc: Attributes, not explained.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous
  file_descriptor:
    -source: [D1:62, D1:63, D1:655, D1:656]
    doc: Description of a file; its records follow in messages of their own.
    seq:
      - id: len_record
        -orig-id: size of logical record
        -source: [D1:666, D1:667, D1:668, D1:669]
        -status: stated
        -unit: byte
        type: integer(1)
        doc: Length of a record of the file.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, External File Descriptor - "FDC"
      - id: file_size
        -orig-id: file size
        -source: [D1:670, D1:671, D1:672, D1:673]
        -status: stated
        -unit: byte
        type: integer(2)
        doc: Size of the file.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, External File Descriptor - "FDC"
      - id: trailing_fields
        -source: [D1:670, D1:671, D1:672, D1:673]
        -status: derived
        -decision: DEC-32
        -column: false
        size-eos: true
        valid:
          expr: _.length == 0
          -reason: more fields than a file descriptor has
        doc: Always empty.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, External File Descriptor - "FDC"
  text_records:
    -source: [D1:64, D1:65, D1:675, D1:676]
    doc: Records of a text file, without line ends.
    seq:
      - id: num_records
        -orig-id: number of records in this message
        -source: [D1:682, D1:683, D1:684, D1:685]
        -status: stated
        type: integer(1)
        doc: Number of records in this message.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Text File Attachment - "ATX"
      - id: records
        -orig-id: file data
        -source: [D1:686, D1:687, D1:688, D1:689, D1:690, D1:691, D1:692, D1:693, D1:694]
        -status: stated
        -decision: DEC-8
        type: counted_text(2 + 2 * _index)
        repeat: eos
        doc: The records, as many as there are.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Text File Attachment - "ATX"
    instances:
      count_differs:
        -source: [D1:685, D1:694]
        -status: derived
        -decision: DEC-12
        -default: false
        value: num_records.data.value != records.size
        doc: The number of records is not the number that follows.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Text File Attachment - "ATX"
  binary_records:
    -source: [D1:66, D1:67, D1:696, D1:697]
    doc: Records of a binary file.
    seq:
      - id: num_records
        -orig-id: number of records in this message
        -source: [D1:703, D1:704, D1:705, D1:706]
        -status: stated
        type: integer(1)
        doc: Number of records in this message.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Binary File Attachment - "ATB"
      - id: records
        -source: [D1:715]
        -status: stated
        type: binary_record(2 + 2 * _index)
        repeat: eos
        doc: The records, as many as there are.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Binary File Attachment - "ATB"
    instances:
      count_differs:
        -source: [D1:706, D1:715]
        -status: derived
        -decision: DEC-12
        -default: false
        value: num_records.data.value != records.size
        doc: The number of records is not the number that follows.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Binary File Attachment - "ATB"
  binary_record:
    doc: Two fields, the length of a record and its bytes.
    params:
      - id: number
        -source: [D1:715]
        -status: derived
        type: s8
        doc: Number of the first of the two fields.
    seq:
      - id: length
        -orig-id: length of data in field 3
        -source: [D1:707, D1:708, D1:709, D1:710]
        -status: stated
        -decision: DEC-8
        -column: false
        type: integer(number)
        doc: The length.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Binary File Attachment - "ATB"
      - id: head
        -source: [D1:712, D1:713]
        -status: derived
        -decision: DEC-25
        -column: false
        type: field_head(7, number + 1)
        doc: Name, type and size.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Binary File Attachment - "ATB"
      - id: value
        -orig-id: file data
        -source: [D1:711, D1:712, D1:713, D1:714]
        -status: stated
        -decision: DEC-25
        size: head.len_data.value
        doc: Bytes of the record.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Binary File Attachment - "ATB"
    instances:
      told_length:
        -source: [D1:710]
        -status: stated
        -decision: DEC-8
        -unit: byte
        value: length.data.value
        doc: The length that the field in front tells. The size of the bytes decides.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Binary File Attachment - "ATB"
      identifier:
        -orig-id: Field ID
        -source: [D1:12, D1:13]
        -status: stated
        value: head.label.identifier
        if: head.label.identifier != 0
        doc: Number of the field with the bytes in the message.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Binary File Attachment - "ATB"
      remark:
        -source: [D1:6, D1:7, D1:13, D1:710]
        -status: derived
        -decision: DEC-8
        -default: 0
        value: >-
          length.head.remark != 0 ? length.head.remark : head.remark != 0 ? head.remark
          : length.data.value != head.len_data.value ? 6 : 0
        enum: field_remark
        doc: What is unusual about the two fields, although they can be read.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Binary File Attachment - "ATB"
  last:
    -source: [D1:43, D1:44, D1:68, D1:69, D1:717, D1:718, D1:719, D1:720]
    doc: The end of an attachment.
    seq:
      - id: num_messages
        -orig-id: number of messages sent for attachment
        -source: [D1:719, D1:720, D1:727, D1:728, D1:729, D1:730, D1:731]
        -status: stated
        -decision: DEC-13
        type: integer(1)
        doc: How many messages were sent, this one not counted.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Last Message of Attachment - "LST"
      - id: trailing_fields
        -source: [D1:727, D1:728, D1:729, D1:730, D1:731]
        -status: derived
        -decision: DEC-32
        -column: false
        size-eos: true
        valid:
          expr: _.length == 0
          -reason: more fields than a last message has
        doc: Always empty.
        doc-ref: SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Last Message of Attachment - "LST"
enums:
  field_remark:
    0:
      id: none
      -source: [D1:6, D1:7, D1:13]
      -status: derived
      -decision: DEC-11
      doc: Nothing unusual
    1:
      id: other_name
      -source: [D1:6, D1:7]
      -status: derived
      -decision: DEC-11
      doc: Name differs from that of the first field, which is the kind of message
    2:
      id: other_identifier
      -source: [D1:13, D1:136, D1:220]
      -status: derived
      -decision: DEC-11
      doc: Identifier is missing, or not the one of this place
    3:
      id: api_type_on_wire
      -source: [D2]
      -status: derived
      -decision: DEC-29
      doc: Type is written as the programming interface numbers it
    4:
      id: size_form_unknown
      -source: [D2]
      -status: derived
      -decision: DEC-3
      doc: Nobody is known to write this size form; it is taken as the size itself
    5:
      id: not_terminated
      -source: [D1:143]
      -status: derived
      -decision: DEC-8
      doc: Text has no zero byte at its end
    6:
      id: length_disagrees
      -source: [D1:184]
      -status: derived
      -decision: DEC-8
      doc: |
        Length in front of a text is neither its size nor its size without the zero
        byte; in front of a binary record it is not the size
  attachment_kind:
    1:
      id: data_set
      -source: [D1:173]
      -status: stated
      doc: SAS data set
    2:
      id: text_file
      -source: [D1:174]
      -status: stated
      doc: External text file
    3:
      id: binary_file
      -source: [D1:175]
      -status: stated
      doc: External binary file
  map_type:
    1:
      id: short
      -source: [D1:99, D1:100, D1:101]
      -status: stated
      doc: Short whole number
    2:
      id: long
      -source: [D1:102, D1:103, D1:104]
      -status: stated
      doc: Long whole number
    3:
      id: double
      -source: [D1:105, D1:106, D1:107]
      -status: stated
      doc: Floating-point number
    4:
      id: char
      -source: [D1:108, D1:109, D1:110]
      -status: stated
      doc: Text
  variable_kind:
    1:
      id: numeric
      -source: [D1:389]
      -status: stated
      -decision: DEC-9
      doc: Number
    2:
      id: character
      -source: [D1:389]
      -status: stated
      -decision: DEC-9
      doc: Text
    3:
      id: unknown
      -source: [D1:389]
      -status: derived
      -decision: DEC-9
      doc: Neither is said; to be treated as a text
  variable_reading:
    0:
      id: first_of_message
      -source: [D1:414, D1:415]
      -status: derived
      -decision: DEC-6
      doc: First definition of a message, where all readings agree
    1:
      id: from_name
      -source: [D1:414, D1:415]
      -status: assumed
      -decision: DEC-6
      doc: Fields 3 to 17 are repeated
    2:
      id: from_record_type
      -source: [D1:414, D1:415]
      -status: assumed
      -decision: DEC-6
      doc: Fields 2 to 17 are repeated
    3:
      id: from_count
      -source: [D1:414, D1:415]
      -status: assumed
      -decision: DEC-6
      doc: Fields 1 to 17 are repeated
  constraint_shape:
    1:
      id: check
      -source: [D1:530]
      -status: derived
      -decision: DEC-5
      doc: CHECK
    2:
      id: plain
      -source: [D1:599, D1:600]
      -status: derived
      -decision: DEC-5
      doc: Neither CHECK nor FOREIGN KEY
    3:
      id: foreign_key
      -source: [D1:610, D1:611]
      -status: derived
      -decision: DEC-5
      doc: FOREIGN KEY
