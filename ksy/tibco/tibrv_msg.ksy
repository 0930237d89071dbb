meta:
  id: tibrv_msg
  title: TIB/Rendezvous message (tibrvMsg) as bytes
  application:
    - TIBCO Rendezvous
    - SAS Application Messaging
  tags:
    - messaging
    - network
  license: MIT
  ks-version: '0.9'
  encoding: ISO-8859-1
  endian: be
  bit-endian: be
  -instance-errors: refuse
  -max-recursion-depth: 3
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
    - id: D3
      title: TIBCO Rendezvous documentation, Concepts and C Reference
      lang: en
      url: https://docs.tibco.com/products/tibco-rendezvous
doc: |
  One message of TIBCO Rendezvous: its size, a fixed mark, then fields without
  gaps, each with a name, a type, a size and data. All numbers have their most
  significant byte first. Messages in a file or stream follow each other directly.

  TIBCO publishes the functions that fill a message, not the bytes. The layout
  here has the status "derived": it is that of the open programs named in the
  references, which work with real Rendezvous daemons. What those do not settle
  is "assumed", with a parameter where two readings are in use.

  A field of a type that is not known here is kept as bytes, because its size
  tells where it ends.
doc-ref:
  - https://github.com/raitechnology/raimd raimd, rv_msg.h, rv_msg.cpp, msg_format.md
  - https://github.com/raitechnology/sassrv sassrv, rv7_msg.cpp, ev_rv.cpp
params:
  - id: has_identifiers
    -source: [D1:12, D1:13, D1:73, D3]
    -status: derived
    -decision: DEC-2
    -default: true
    type: bool
    doc: |
      Whether two bytes behind the end of a name are the field's identifier. If
      not, they are ignored, and fields are told apart by name and position.
  - id: is_size_78_next_byte
    -source: [D2]
    -status: assumed
    -decision: DEC-3
    -default: false
    type: bool
    doc: |
      How the size form 78 is read: as the number 120 like those below it, or as
      a mark behind which one byte tells the size and counts itself.
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
    -source: [D2]
    -status: derived
    -decision: DEC-1
    size: len_message - 8
    type: fields
    doc: The fields, up to the end of the message. There may be none.
    doc-ref: raimd, rv_msg.cpp
types:
  fields:
    doc: Fields one behind the other, without count, padding or alignment.
    seq:
      - id: fields
        -orig-id: field
        -source: [D2]
        -status: derived
        -decision: DEC-1
        type: field
        repeat: eos
        doc: All fields of the message in their order.
        doc-ref: raimd, rv_msg.cpp
  field:
    doc: One field, with its name, the type of its data and the data.
    seq:
      - id: len_name
        -orig-id: name length
        -source: [D2]
        -status: derived
        -decision: DEC-1
        -unit: byte
        -column: false
        type: u1
        doc: Number of bytes of the name, its end and its identifier; 0 for no name.
        doc-ref: raimd, rv_msg.h, types
      - id: label
        -source: [D2]
        -status: derived
        -decision: DEC-1
        -column: false
        size: len_name
        type: field_name(_root.has_identifiers)
        doc: Name and identifier.
        doc-ref: raimd, rv_msg.h, types
      - id: wire_type
        -orig-id: type
        -source: [D2]
        -status: derived
        -decision: DEC-1
        type: u1
        enum: wire_type
        doc: What kind of data the field holds.
        doc-ref: raimd, rv_msg.h, types
      - id: len_data
        -source: [D2]
        -status: derived
        -decision: DEC-1
        -column: false
        type: field_size(_root.is_size_78_next_byte)
        valid:
          expr: _.form == 0x7a or wire_type != wire_type::message
          -reason: nested message without the size form 7A
        doc: How many bytes of data follow.
        doc-ref: raimd, rv_msg.h, types
      - id: data
        -source: [D2]
        -status: derived
        -decision: DEC-30
        size: len_data.value
        type:
          switch-on: wire_type
          cases:
            wire_type::message: message_list(wire_type == wire_type::message_array)
            wire_type::message_array: message_list(wire_type == wire_type::message_array)
            wire_type::subject: subject
            wire_type::datetime: datetime
            wire_type::string: text
            wire_type::boolean: boolean
            wire_type::ip_data: ip_data
            wire_type::signed: signed
            wire_type::unsigned: unsigned
            wire_type::real: real
            wire_type::api_i8: signed
            wire_type::api_u8: unsigned
            wire_type::api_i16: signed
            wire_type::api_u16: unsigned
            wire_type::api_i32: signed
            wire_type::api_u32: unsigned
            wire_type::api_i64: signed
            wire_type::api_u64: unsigned
            wire_type::api_f32: real
            wire_type::api_f64: real
            wire_type::api_ip_port: ip_data
            wire_type::api_ip_address: ip_data
            wire_type::i8_array: i8_array
            wire_type::u8_array: u8_array
            wire_type::i16_array: i16_array
            wire_type::u16_array: u16_array
            wire_type::i32_array: i32_array
            wire_type::u32_array: u32_array
            wire_type::i64_array: i64_array
            wire_type::u64_array: u64_array
            wire_type::f32_array: f32_array
            wire_type::f64_array: f64_array
            wire_type::xml: xml(_root.is_size_78_next_byte)
            wire_type::string_array: string_array
        doc: |
          The value, in the column of its kind. Opaque and encrypted data, and
          data of types that are not known, stay bytes in `raw`. Of a message
          inside a field, the size has just been read: it is its first word.
        doc-ref: raimd, rv_msg.h, types
    instances:
      name:
        -orig-id: field name
        -source: [D1:5, D1:6, D1:7]
        -status: derived
        value: label.name
        doc: Name of the field; empty if it has none. Several fields may share one.
        doc-ref: raimd, rv_msg.h, types
      identifier:
        -orig-id: field ID
        -source: [D1:12, D1:13]
        -status: derived
        -decision: DEC-2
        value: label.identifier
        if: label.identifier != 0
        doc: Number of the field in its message, 1 to 65535; absent if it has none.
        doc-ref: raimd, rv_msg.h, types
      remark:
        -source: [D2]
        -status: assumed
        -decision: DEC-30
        -default: 0
        value: >-
          wire_type.to_i >= 14 and wire_type.to_i <= 27 and
          (wire_type.to_i <= 21 or wire_type.to_i >= 24) ? 2
          : wire_type.to_i > 49 and wire_type.to_i < 128 ? 1
          : wire_type.to_i >= 4 and wire_type.to_i <= 6 ? 1
          : wire_type.to_i >= 22 and wire_type.to_i <= 31 ? 1
          : wire_type.to_i == 33 or wire_type.to_i == 42 or wire_type.to_i == 43 ? 1
          : wire_type.to_i == 46 ? 1
          : len_data.form > 0x7a ? 3 : 0
        enum: field_remark
        doc: What is unusual about the field, although it can be read.
        doc-ref: raimd, rv_msg.h, types
      is_usual_size:
        -source: [D2]
        -status: derived
        -column: false
        -default: true
        value: >-
          len_data.value == (wire_type.to_i > 23 ? 4 * (wire_type.to_i - 23) : 1 << (wire_type.to_i - 14) / 2)
          or wire_type.to_i < 14 or wire_type.to_i > 25
        doc: A number has the size of which its type, if it is one of the interface, speaks.
        doc-ref: raimd, rv_msg.h, types
  field_name:
    doc: Name part of a field.
    params:
      - id: has_identifiers
        -source: [D2]
        -status: derived
        -decision: DEC-2
        type: bool
        doc: Whether two bytes behind the name are an identifier.
    seq:
      - id: name
        -orig-id: name
        -source: [D2, D3]
        -status: derived
        -decision: DEC-27
        type: str
        terminator: 0
        eos-error: false
        doc: |
          Characters of the name, in the sender's character set; read as Latin-1.
          The programming interface allows 127, the bytes allow more.
        doc-ref: TIBCO Rendezvous Concepts, Field Names and Field Identifiers
      - id: behind_name
        -source: [D2]
        -status: derived
        -decision: DEC-2
        -column: false
        size-eos: true
        doc: |
          What follows the zero byte at the end of the name: two bytes if the
          field has an identifier. A name holds no other zero byte.
        doc-ref: TIBCO Rendezvous Concepts, Field Names and Field Identifiers
    instances:
      identifier:
        -source: [D2, D3]
        -status: derived
        -decision: DEC-2
        value: >-
          has_identifiers and behind_name.length == 2
          ? behind_name[0] * 256 + behind_name[1] : 0
        doc: The two bytes behind the name as a number; 0 means no identifier.
        doc-ref: TIBCO Rendezvous Concepts, Field Names and Field Identifiers
  field_size:
    doc: |
      Size of a field's data: one byte for small sizes, else a mark and a number
      of two or four bytes that counts its own bytes too.
    params:
      - id: is_size_78_next_byte
        -source: [D2]
        -status: derived
        -decision: DEC-3
        type: bool
        doc: Whether the form 78 is a mark in front of one byte.
    seq:
      - id: form
        -orig-id: size
        -source: [D2]
        -status: derived
        -decision: DEC-3
        type: u1
        doc: |
          Below 78: the size itself. 79: a number of two bytes follows. 7A: a
          number of four bytes follows. Nobody is known to write others; they are
          taken as the size itself.
        doc-ref: raimd, rv_msg.cpp, sizes
      - id: len_8
        -orig-id: size
        -source: [D2]
        -status: assumed
        -decision: DEC-3
        -unit: byte
        type: u1
        valid:
          min: 1
          -reason: size smaller than its own byte
        if: form == 0x78 and is_size_78_next_byte
        doc: Size in one byte, itself counted.
        doc-ref: raimd, rv_msg.cpp, sizes
      - id: len_16
        -orig-id: size
        -source: [D2]
        -status: derived
        -unit: byte
        type: u2
        valid:
          min: 2
          -reason: size smaller than its own 2 bytes
        if: form == 0x79
        doc: Size in two bytes, themselves counted.
        doc-ref: raimd, rv_msg.cpp, sizes
      - id: len_32
        -orig-id: size
        -source: [D2]
        -status: derived
        -unit: byte
        type: u4
        valid:
          min: 4
          -reason: size smaller than its own 4 bytes
        if: form == 0x7a
        doc: Size in four bytes, themselves counted.
        doc-ref: raimd, rv_msg.cpp, sizes
    instances:
      value:
        -source: [D2]
        -status: derived
        -decision: DEC-3
        -unit: byte
        value: >-
          form < 0x79 and form != 0x78 ? form : form == 0x79 ? len_16 - 2 : form == 0x7a ? len_32 - 4
          : form == 0x78 and is_size_78_next_byte ? len_8 - 1 : form
        doc: Number of bytes of the data.
        doc-ref: raimd, rv_msg.cpp, sizes
      is_usual:
        -source: [D2]
        -status: derived
        -column: false
        -default: true
        value: form != 0x79 or len_16 < 30002
        doc: Writers use the form 79 for fewer than 30,000 bytes.
        doc-ref: raimd, rv_msg.cpp, sizes
  message_list:
    doc: |
      The message that a field holds, or all messages of an array. Messages may
      hold messages again; those that lie too deep keep their fields as bytes.
    params:
      - id: is_array
        -source: [D2]
        -status: derived
        type: bool
        doc: Whether it is an array, with a count and the size of each message.
    seq:
      - id: num_messages
        -orig-id: count
        -source: [D2]
        -status: derived
        type: u4
        if: is_array
        doc: Number of messages of the array.
        doc-ref: raimd, rv_msg.cpp, nested messages
      - id: messages
        -source: [D2]
        -status: derived
        -decision: DEC-30
        type: inner_message(is_array)
        repeat: expr
        repeat-expr: 'is_array ? num_messages : 1'
        doc: The messages, or the one message.
        doc-ref: raimd, rv_msg.cpp, nested messages
  inner_message:
    doc: A whole message inside another.
    params:
      - id: is_array
        -source: [D2]
        -status: derived
        type: bool
        doc: Whether the message is one of an array and begins with its size.
    seq:
      - id: len_message
        -orig-id: size
        -source: [D2]
        -status: derived
        -unit: byte
        -column: false
        type: u4
        valid:
          min: 8
          -reason: message shorter than its own header
        if: is_array
        doc: Size of the message, these four bytes included.
        doc-ref: raimd, rv_msg.cpp, nested messages
      - id: magic
        -orig-id: magic
        -source: [D2]
        -status: derived
        -column: false
        contents: [0x99, 0x55, 0xee, 0xaa]
        doc: Mark of every Rendezvous message.
        doc-ref: raimd, rv_msg.cpp, nested messages
      - id: body
        -source: [D2]
        -status: derived
        size: 'is_array ? len_message - 8 : _io.size - 4'
        type: fields
        doc: The fields; identifiers count anew in every message.
        doc-ref: raimd, rv_msg.cpp, nested messages
  text:
    doc: A text.
    seq:
      - id: value
        -orig-id: tibrvMsg_AddString()
        -source: [D1:110, D1:143, D3]
        -status: derived
        -decision: DEC-27
        type: str
        terminator: 0
        consume: false
        eos-error: false
        doc: |
          The characters up to the zero byte that ends them, read as Latin-1; the
          bytes are in the character set of the sender.
        doc-ref: TIBCO Rendezvous C Reference, Strings and Character Encodings
      - id: ending
        -source: [D3]
        -status: derived
        -column: false
        size-eos: true
        doc: The zero byte, and whatever a sender left behind it.
        doc-ref: TIBCO Rendezvous C Reference, Strings and Character Encodings
    instances:
      is_terminated:
        -source: [D3]
        -status: derived
        value: ending.length > 0
        doc: The text ends with its zero byte, as it should. An empty one may lack it.
        doc-ref: TIBCO Rendezvous C Reference, Strings and Character Encodings
  signed:
    doc: A whole number with sign, of 1, 2, 4 or 8 bytes.
    seq:
      - id: width
        -source: [D3]
        -status: derived
        -column: false
        size: 0
        valid:
          expr: _io.size == 4 or _io.size == 8 or _io.size == 2 or _io.size == 1
          -reason: a whole number has 1, 2, 4 or 8 bytes
        doc: Nothing; here the size of the data is judged.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
      - id: int8
        -orig-id: tibrv_i8
        -source: [D3]
        -status: derived
        -column: false
        type: s1
        if: _io.size == 1
        doc: The number, if it has one byte.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
      - id: int16
        -orig-id: tibrv_i16
        -source: [D3]
        -status: derived
        -column: false
        type: s2
        if: _io.size == 2
        doc: The number, if it has two bytes.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
      - id: int32
        -orig-id: tibrv_i32
        -source: [D3]
        -status: derived
        -column: false
        type: s4
        if: _io.size == 4
        doc: The number, if it has four bytes.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
      - id: int64
        -orig-id: tibrv_i64
        -source: [D3]
        -status: derived
        -column: false
        type: s8
        if: _io.size == 8
        doc: The number, if it has eight bytes.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
    instances:
      value:
        -orig-id: tibrvMsg_AddI16(), tibrvMsg_AddI32()
        -source: [D1:101, D1:104]
        -status: derived
        -decision: DEC-10
        value: '_io.size == 4 ? int32 : _io.size == 2 ? int16 : _io.size == 1 ? int8 : int64'
        doc: The number. Its width is the sender's choice and means nothing.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
  unsigned:
    doc: A whole number without sign, of 1, 2, 4 or 8 bytes.
    seq:
      - id: width
        -source: [D3]
        -status: derived
        -column: false
        size: 0
        valid:
          expr: _io.size == 4 or _io.size == 8 or _io.size == 2 or _io.size == 1
          -reason: a whole number has 1, 2, 4 or 8 bytes
        doc: Nothing; here the size of the data is judged.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
      - id: uint8
        -orig-id: tibrv_u8
        -source: [D3]
        -status: derived
        -column: false
        type: u1
        if: _io.size == 1
        doc: The number, if it has one byte.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
      - id: uint16
        -orig-id: tibrv_u16
        -source: [D3]
        -status: derived
        -column: false
        type: u2
        if: _io.size == 2
        doc: The number, if it has two bytes.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
      - id: uint32
        -orig-id: tibrv_u32
        -source: [D3]
        -status: derived
        -column: false
        type: u4
        if: _io.size == 4
        doc: The number, if it has four bytes.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
      - id: long_value
        -orig-id: tibrv_u64
        -source: [D3]
        -status: derived
        type: u8
        if: _io.size == 8
        doc: The number, if it has eight bytes.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
    instances:
      value:
        -orig-id: tibrvMsg_AddU32()
        -source: [D1:154]
        -status: derived
        -decision: DEC-10
        value: '_io.size == 4 ? uint32 : _io.size == 2 ? uint16 : uint8'
        if: _io.size < 8
        doc: The number, if it has up to four bytes.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
  real:
    doc: A floating-point number of 4 or 8 bytes (IEEE 754).
    seq:
      - id: width
        -source: [D3]
        -status: derived
        -column: false
        size: 0
        valid:
          expr: _io.size == 8 or _io.size == 4
          -reason: a floating-point number has 4 or 8 bytes
        doc: Nothing; here the size of the data is judged.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
      - id: float32
        -orig-id: tibrv_f32
        -source: [D3]
        -status: derived
        -column: false
        type: f4
        if: _io.size == 4
        doc: The number, if it has four bytes.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
      - id: float64
        -orig-id: tibrv_f64
        -source: [D3]
        -status: derived
        -column: false
        type: f8
        if: _io.size == 8
        doc: The number, if it has eight bytes.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
    instances:
      value:
        -orig-id: tibrvMsg_AddF64()
        -source: [D1:107]
        -status: derived
        -decision: DEC-26
        value: '_io.size == 8 ? float64 : float32'
        doc: The number, bit for bit; SAS marks missing values in bits of it.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
  boolean:
    doc: True or false.
    seq:
      - id: width
        -source: [D3]
        -status: derived
        -column: false
        size: 0
        valid:
          expr: _io.size == 1
          -reason: a boolean has 1 byte
        doc: Nothing; here the size of the data is judged.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
      - id: code
        -orig-id: tibrv_bool
        -source: [D3]
        -status: derived
        -column: false
        type: u1
        doc: 0 is false.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
    instances:
      value:
        -source: [D3]
        -status: derived
        value: code != 0
        doc: Whether it is true.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
  ip_data:
    doc: An address of IP version 4, or a port, both in network order.
    seq:
      - id: width
        -source: [D3]
        -status: derived
        -column: false
        size: 0
        valid:
          expr: _io.size == 4 or _io.size == 2
          -reason: an address has 4 bytes and a port 2
        doc: Nothing; here the size of the data is judged.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
      - id: address
        -orig-id: tibrv_ipaddr32
        -source: [D3]
        -status: derived
        type: u1
        repeat: expr
        repeat-expr: 4
        if: _io.size == 4
        doc: The four numbers of the address as people write them, 127.0.0.1.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
      - id: port
        -orig-id: tibrv_ipport16
        -source: [D3]
        -status: derived
        type: u2
        if: _io.size == 2
        doc: The port.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
  datetime:
    doc: |
      A time in seconds and microseconds since 1970-01-01 00:00 UTC. TIBCO gives
      the seconds 40 bits; programs that read 32 bits of seconds and 32 of
      microseconds agree with this layout from 1970 to 2106.
    seq:
      - id: width
        -source: [D3]
        -status: derived
        -column: false
        size: 0
        valid:
          expr: _io.size == 8
          -reason: a date and time has 8 bytes
        doc: Nothing; here the size of the data is judged.
        doc-ref: TIBCO Rendezvous C Reference, DateTime Format
      - id: seconds_low
        -orig-id: sec
        -source: [D3]
        -status: derived
        -decision: DEC-28
        -column: false
        type: u4
        doc: Low 32 bits of the seconds.
        doc-ref: TIBCO Rendezvous C Reference, DateTime Format
      - id: seconds_high
        -orig-id: sec
        -source: [D3]
        -status: derived
        -decision: DEC-28
        -column: false
        type: s1
        doc: High 8 bits of the seconds, with the sign.
        doc-ref: TIBCO Rendezvous C Reference, DateTime Format
      - id: microseconds
        -orig-id: nsec
        -source: [D3]
        -status: derived
        -decision: DEC-28
        -unit: us
        type: b24
        doc: Microseconds behind the seconds.
        doc-ref: TIBCO Rendezvous C Reference, DateTime Format
    instances:
      seconds:
        -source: [D3]
        -status: derived
        -decision: DEC-28
        -unit: s
        value: seconds_high * 4294967296 + seconds_low
        doc: Seconds since the beginning of 1970, negative before.
        doc-ref: TIBCO Rendezvous C Reference, DateTime Format
  subject:
    doc: A subject name, element by element.
    seq:
      - id: num_elements
        -orig-id: count
        -source: [D2]
        -status: derived
        type: u1
        doc: Number of elements; dots separate them where people write the subject.
        doc-ref: raimd, rv_msg.cpp, subjects
      - id: elements
        -source: [D2]
        -status: derived
        type: subject_element
        repeat: expr
        repeat-expr: num_elements
        doc: The elements in their order.
        doc-ref: raimd, rv_msg.cpp, subjects
  subject_element:
    seq:
      - id: len_element
        -orig-id: element length
        -source: [D2]
        -status: derived
        -unit: byte
        -column: false
        type: u1
        valid:
          min: 2
          -reason: subject element shorter than its length byte and its end
        doc: Number of bytes of the element, this byte and the zero byte counted.
        doc-ref: raimd, rv_msg.cpp, subjects
      - id: value
        -orig-id: element
        -source: [D2]
        -status: derived
        size: len_element - 1
        type: strz
        doc: Characters of the element.
        doc-ref: raimd, rv_msg.cpp, subjects
  i8_array:
    doc: Whole numbers of one byte with sign. Their count is the size of the field.
    seq:
      - id: values
        -orig-id: 'tibrv_i8[]'
        -source: [D3]
        -status: derived
        type: s1
        repeat: eos
        doc: The numbers.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
  u8_array:
    doc: Whole numbers of one byte without sign.
    seq:
      - id: values
        -orig-id: 'tibrv_u8[]'
        -source: [D3]
        -status: derived
        type: u1
        repeat: eos
        doc: The numbers.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
  i16_array:
    doc: Whole numbers of two bytes with sign.
    seq:
      - id: values
        -orig-id: 'tibrv_i16[]'
        -source: [D3]
        -status: derived
        type: s2
        repeat: eos
        doc: The numbers.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
  u16_array:
    doc: Whole numbers of two bytes without sign.
    seq:
      - id: values
        -orig-id: 'tibrv_u16[]'
        -source: [D3]
        -status: derived
        type: u2
        repeat: eos
        doc: The numbers.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
  i32_array:
    doc: Whole numbers of four bytes with sign.
    seq:
      - id: values
        -orig-id: 'tibrv_i32[]'
        -source: [D3]
        -status: derived
        type: s4
        repeat: eos
        doc: The numbers.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
  u32_array:
    doc: Whole numbers of four bytes without sign.
    seq:
      - id: values
        -orig-id: 'tibrv_u32[]'
        -source: [D3]
        -status: derived
        type: u4
        repeat: eos
        doc: The numbers.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
  i64_array:
    doc: Whole numbers of eight bytes with sign.
    seq:
      - id: values
        -orig-id: 'tibrv_i64[]'
        -source: [D3]
        -status: derived
        type: s8
        repeat: eos
        doc: The numbers.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
  u64_array:
    doc: Whole numbers of eight bytes without sign.
    seq:
      - id: values
        -orig-id: 'tibrv_u64[]'
        -source: [D3]
        -status: derived
        type: u8
        repeat: eos
        doc: The numbers.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
  f32_array:
    doc: Floating-point numbers of four bytes.
    seq:
      - id: values
        -orig-id: 'tibrv_f32[]'
        -source: [D3]
        -status: derived
        type: f4
        repeat: eos
        doc: The numbers.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
  f64_array:
    doc: Floating-point numbers of eight bytes.
    seq:
      - id: values
        -orig-id: 'tibrv_f64[]'
        -source: [D3]
        -status: derived
        type: f8
        repeat: eos
        doc: The numbers.
        doc-ref: TIBCO Rendezvous Concepts, Wire Format Datatypes
  xml:
    doc: An XML document, compressed.
    params:
      - id: is_size_78_next_byte
        -source: [D2]
        -status: derived
        -decision: DEC-3
        type: bool
        doc: Whether the form 78 is a mark in front of one byte.
    seq:
      - id: len_plain
        -source: [D2]
        -status: derived
        -column: false
        type: field_size(is_size_78_next_byte)
        doc: Size of the document before compression, in the forms of a field's size.
        doc-ref: raimd, rv_msg.cpp, XML
      - id: compressed
        -orig-id: tibrvXml
        -source: [D2]
        -status: derived
        size-eos: true
        doc: The document as a zlib stream, not unpacked here.
        doc-ref: raimd, rv_msg.cpp, XML
    instances:
      len_document:
        -source: [D2]
        -status: derived
        -unit: byte
        value: len_plain.value
        doc: Number of bytes of the document when it is unpacked.
        doc-ref: raimd, rv_msg.cpp, XML
  string_array:
    doc: A list of texts.
    seq:
      - id: num_values
        -orig-id: count
        -source: [D2]
        -status: derived
        type: u4
        doc: Number of texts.
        doc-ref: raimd, rv_msg.cpp, string arrays
      - id: values
        -orig-id: 'string[]'
        -source: [D2]
        -status: derived
        type: strz
        repeat: expr
        repeat-expr: num_values
        doc: The texts, each with its zero byte.
        doc-ref: raimd, rv_msg.cpp, string arrays
enums:
  wire_type:
    0:
      id: bad
      -source: [D2]
      -status: derived
      doc: Bad data
    1:
      id: message
      -source: [D2]
      -status: derived
      doc: A whole message inside the field
    2:
      id: subject
      -source: [D2]
      -status: derived
      doc: A subject name
    3:
      id: datetime
      -source: [D2]
      -status: derived
      doc: Date and time
    7:
      id: opaque
      -orig-id: tibrvMsg_AddOpaque()
      -source: [D1:313, D1:565, D1:713, D2]
      -status: derived
      doc: Bytes
    8:
      id: string
      -orig-id: tibrvMsg_AddString()
      -source: [D1:110, D1:150, D2]
      -status: derived
      doc: A text with a zero byte behind it
    9:
      id: boolean
      -source: [D2]
      -status: derived
      doc: True or false
    10:
      id: ip_data
      -source: [D2]
      -status: derived
      doc: IP address of four bytes, or port of two bytes
    11:
      id: signed
      -orig-id: tibrvMsg_AddI8() to tibrvMsg_AddI64()
      -source: [D1:101, D1:104, D2]
      -status: derived
      doc: Whole number with sign
    12:
      id: unsigned
      -orig-id: tibrvMsg_AddU8() to tibrvMsg_AddU64()
      -source: [D1:154, D2]
      -status: derived
      doc: Whole number without sign
    13:
      id: real
      -orig-id: tibrvMsg_AddF32(), tibrvMsg_AddF64()
      -source: [D1:107, D1:443, D2]
      -status: derived
      doc: Floating-point number
    14:
      id: api_i8
      -source: [D2]
      -status: derived
      -decision: DEC-29
      doc: Whole number with sign, 1 byte; the code of the programming interface
    15:
      id: api_u8
      -source: [D2]
      -status: derived
      -decision: DEC-29
      doc: Whole number without sign, 1 byte; the code of the programming interface
    16:
      id: api_i16
      -source: [D2]
      -status: derived
      -decision: DEC-29
      doc: Whole number with sign, 2 bytes; the code of the programming interface
    17:
      id: api_u16
      -source: [D2]
      -status: derived
      -decision: DEC-29
      doc: Whole number without sign, 2 bytes; the code of the programming interface
    18:
      id: api_i32
      -source: [D2]
      -status: derived
      -decision: DEC-29
      doc: Whole number with sign, 4 bytes; the code of the programming interface
    19:
      id: api_u32
      -source: [D2]
      -status: derived
      -decision: DEC-29
      doc: Whole number without sign, 4 bytes; the code of the programming interface
    20:
      id: api_i64
      -source: [D2]
      -status: derived
      -decision: DEC-29
      doc: Whole number with sign, 8 bytes; the code of the programming interface
    21:
      id: api_u64
      -source: [D2]
      -status: derived
      -decision: DEC-29
      doc: Whole number without sign, 8 bytes; the code of the programming interface
    24:
      id: api_f32
      -source: [D2]
      -status: derived
      -decision: DEC-29
      doc: Floating-point number of 4 bytes; the code of the programming interface
    25:
      id: api_f64
      -source: [D2]
      -status: derived
      -decision: DEC-29
      doc: Floating-point number of 8 bytes; the code of the programming interface
    26:
      id: api_ip_port
      -source: [D2]
      -status: derived
      -decision: DEC-29
      doc: Port; the code of the programming interface
    27:
      id: api_ip_address
      -source: [D2]
      -status: derived
      -decision: DEC-29
      doc: IP address; the code of the programming interface
    32:
      id: encrypted
      -source: [D2]
      -status: derived
      doc: Encrypted bytes, of old releases
    34:
      id: i8_array
      -source: [D2]
      -status: derived
      doc: Whole numbers of 1 byte with sign
    35:
      id: u8_array
      -source: [D2]
      -status: derived
      doc: Whole numbers of 1 byte without sign
    36:
      id: i16_array
      -source: [D2]
      -status: derived
      doc: Whole numbers of 2 bytes with sign
    37:
      id: u16_array
      -source: [D2]
      -status: derived
      doc: Whole numbers of 2 bytes without sign
    38:
      id: i32_array
      -source: [D2]
      -status: derived
      doc: Whole numbers of 4 bytes with sign
    39:
      id: u32_array
      -source: [D2]
      -status: derived
      doc: Whole numbers of 4 bytes without sign
    40:
      id: i64_array
      -source: [D2]
      -status: derived
      doc: Whole numbers of 8 bytes with sign
    41:
      id: u64_array
      -source: [D2]
      -status: derived
      doc: Whole numbers of 8 bytes without sign
    44:
      id: f32_array
      -source: [D2]
      -status: derived
      doc: Floating-point numbers of 4 bytes
    45:
      id: f64_array
      -source: [D2]
      -status: derived
      doc: Floating-point numbers of 8 bytes
    47:
      id: xml
      -source: [D2]
      -status: derived
      doc: Compressed XML document
    48:
      id: string_array
      -source: [D2]
      -status: derived
      doc: Texts
    49:
      id: message_array
      -source: [D2]
      -status: derived
      doc: Whole messages
  field_remark:
    0:
      id: none
      -source: [D2]
      -status: derived
      -decision: DEC-30
      doc: Nothing unusual
    1:
      id: type_unknown
      -source: [D2]
      -status: derived
      -decision: DEC-30
      doc: Nobody knows this type; its bytes are kept
    2:
      id: api_type_on_wire
      -source: [D2]
      -status: derived
      -decision: DEC-29
      doc: The code is that of the programming interface, not the one on the wire
    3:
      id: size_form_unknown
      -source: [D2]
      -status: derived
      -decision: DEC-3
      doc: Nobody is known to write this size form; it is taken as the size itself
