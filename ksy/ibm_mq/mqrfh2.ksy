meta:
  id: mqrfh2
  title: IBM MQ rules and formatting header, version 2 (MQRFH2)
  application: IBM MQ
  tags:
    - messaging
  license: MIT
  ks-version: '0.9'
  imports:
    - mqmd
  -version: 0.1.0
  -instance-errors: refuse
  -source:
    - id: D1
      title: MQMDE-消息描述符扩展 (IBM MQ documentation, machine translation)
      lang: zh
      file: 002_094214e1f79353c6.txt
      sha256: 75d3c96bc71895df78b01fd4f240c5263fad2ef057694c21826653b737bdb61f
    - id: D2
      title: IBM MQ documentation, MQI application reference
      lang: en
      url: https://www.ibm.com/docs/en/ibm-mq
doc: |
  A header of 36 bytes and folders of names and values in text like XML. A
  message may have several such headers, one behind the other.

  The header does not say its own byte order and character set: the structure in
  front of it does, which is passed as `encoding` and `ccsid`. Without them both
  are found from the bytes.

  Its own Encoding, CodedCharSetId and Format describe what follows it. The
  specification `mq_message` goes on there.

  A folder whose length is bad ends the folders, not the header: the length of
  the header still holds.

  The source document (D1) does not describe this header: everything has the
  status "derived" and follows IBM's published documentation.
doc-ref:
  - IBM MQ documentation, MQI reference, MQRFH2 - Rules and formatting header 2
params:
  - id: encoding
    -orig-id: Encoding
    -source: [D2]
    -status: derived
    -default: 0
    type: s4
    doc: |
      Encoding stated by the structure in front. Its last hexadecimal digit gives
      the byte order of this one: 1 most significant byte first (273, 785), 2
      least significant byte first (546). Any other digit, as in 0: not known.
    doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
  - id: ccsid
    -orig-id: CodedCharSetId
    -source: [D2]
    -status: derived
    -default: 0
    type: s4
    doc: |
      CodedCharSetId stated by the structure in front, in which this one writes its
      names. 0: not known, the structure's first letters decide.
    doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
seq:
  - id: header
    -orig-id: MQRFH2
    -source: [D2]
    -status: derived
    type: rfh2(used_encoding, ccsid)
    doc: The rules and formatting header, as long as its StrucLength says.
    doc-ref: IBM MQ documentation, MQRFH2, Character set and encoding
  - id: following
    -source: [D2]
    -status: derived
    type: mqmd::data_context(header.format.kind.to_i, header.encoding, header.coded_char_set_id)
    doc: What the header says of that which follows it; no bytes.
    doc-ref: IBM MQ documentation, MQRFH2, Format, Encoding and CodedCharSetId
  - id: remainder
    -source: [D2]
    -status: derived
    size-eos: true
    doc: |
      What follows. The header that `header.format` announces, else data. May be
      empty.
    doc-ref: IBM MQ documentation, MQRFH2, Format, Encoding and CodedCharSetId
instances:
  start:
    -source: [D2]
    -status: derived
    -column: false
    pos: 0
    size: '_io.size < 8 ? _io.size : 8'
    doc: The first 8 bytes as they lie, as far as there are so many.
    doc-ref: IBM MQ documentation, MQRFH2, Character set and encoding
  used_encoding:
    -source: [D2]
    -status: derived
    value: >-
      (encoding & 15) == 1 or (encoding & 15) == 2 ? encoding
      : _io.size >= 8 and start[4] != 0 and start[7] == 0 ? 546 : 273
    doc: |
      The encoding by which this header is read. As stated, else as the bytes of
      Version show it; versions are small numbers.
    doc-ref: IBM MQ documentation, MQRFH2, Character set and encoding
types:
  rfh2:
    meta:
      endian:
        switch-on: context_encoding & 15
        cases:
          2: le
          _: be
    doc: The rules and formatting header, as long as its StrucLength says.
    params:
      - id: context_encoding
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          Encoding of this structure; its last hexadecimal digit 2 means least
          significant byte first.
        doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
      - id: context_ccsid
        -source: [D2]
        -status: derived
        type: s4
        doc: CodedCharSetId of this structure's names, 0 where it is not known.
        doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
    seq:
      - id: context
        -source: [D2]
        -status: derived
        -column: false
        type: mqmd::data_context(0, context_encoding, context_ccsid)
        doc: Byte order and character set of this structure; no bytes.
        doc-ref: IBM MQ documentation, MQRFH2, Character set and encoding
      - id: struc_id
        -orig-id: StrucId
        -source: [D2]
        -status: derived
        size: 4
        valid:
          any-of:
            - '[0x52, 0x46, 0x48, 0x20]'
            - '[0xd9, 0xc6, 0xc8, 0x40]'
          -reason: wrong StrucId (MQ reason code 2334)
        doc: The letters RFH and blanks up to 4 characters, in ASCII or EBCDIC.
        doc-ref: IBM MQ documentation, MQRFH2, StrucId
      - id: charset
        -source: [D2]
        -status: derived
        -column: false
        size: 0
        valid:
          expr: 'is_ebcdic ? not context.is_ascii : not context.is_ebcdic'
          -reason: charset mismatch with the context CCSID
        doc: |
          StrucId is in the character set that the structure in front tells; no
          bytes.
        doc-ref: IBM MQ documentation, MQRFH2, Character set and encoding
      - id: version
        -orig-id: Version
        -source: [D2]
        -status: derived
        type: s4
        valid:
          eq: 2
          -reason: >-
            unsupported MQRFH2 version (MQ reason code 2334)
            (33554432: byte order mismatch with the context encoding)
        doc: Version number of this structure; only 2 exists.
        doc-ref: IBM MQ documentation, MQRFH2, Version
      - id: struc_length
        -orig-id: StrucLength
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        valid:
          min: 36
          -reason: StrucLength of an MQRFH2 is at least 36 (MQ reason code 2334)
        doc: Length of this structure with all its folders.
        doc-ref: IBM MQ documentation, MQRFH2, StrucLength
      - id: encoding
        -orig-id: Encoding
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          How numbers are written in what follows the MQRFH2; `following` takes
          it apart.
        doc-ref: IBM MQ documentation, MQRFH2, Encoding
      - id: coded_char_set_id
        -orig-id: CodedCharSetId
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          CCSID of the text in what follows. 0 and -1 leave it open, -2 means
          the character set of this structure.
        doc-ref: IBM MQ documentation, MQRFH2, CodedCharSetId
      - id: format
        -orig-id: Format
        -source: [D2]
        -status: derived
        type: mqmd::format_name(is_ebcdic)
        doc: Name of the format of what follows the MQRFH2.
        doc-ref: IBM MQ documentation, MQRFH2, Format
      - id: flags
        -orig-id: Flags
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          General flags. Applications use 0; the bits of 0xFFFF0000 are the
          queue manager's.
        doc-ref: IBM MQ documentation, MQRFH2, Flags
      - id: name_value_ccsid
        -orig-id: NameValueCCSID
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          CCSID of the folders: 1208 UTF-8; 1200, 13488 and 17584 UTF-16 in the
          byte order of this header. Theirs is not the header's character set.
        doc-ref: IBM MQ documentation, MQRFH2, NameValueCCSID
      - id: name_values
        -orig-id: NameValueData
        -source: [D2]
        -status: derived
        size: struc_length - 36
        type: name_values
        doc: The folders, up to the end that StrucLength says.
        doc-ref: IBM MQ documentation, MQRFH2, NameValueData
    instances:
      is_ebcdic:
        -source: [D2]
        -status: derived
        value: struc_id == [0xd9, 0xc6, 0xc8, 0x40]
        doc: The names of this structure are in EBCDIC, as its StrucId shows.
        doc-ref: IBM MQ documentation, MQRFH2, Character set and encoding
      is_unaligned:
        -source: [D2]
        -status: derived
        value: struc_length % 4 != 0
        doc: StrucLength is no multiple of 4, as it should be.
        doc-ref: IBM MQ documentation, MQRFH2
    types:
      name_values:
        doc: |
          Pairs of a length and as many bytes of text, until the end or until a
          length is bad.
        seq:
          - id: folders
            -source: [D2]
            -status: derived
            type: folder(_parent.name_value_ccsid, _io.size - _io.pos, (_parent.context_encoding & 15) == 2)
            repeat: until
            repeat-until: _io.size - _io.pos < 4 or not _.is_sound
            if: _io.size >= 4
            doc: |
              The folders; usual ones are mcd, jms, usr, psc, pscr, mqext and mqps.
            doc-ref: IBM MQ documentation, MQRFH2
          - id: stray
            -source: [D2]
            -status: derived
            size-eos: true
            doc: |
              What is left behind the last folder: fewer than 4 bytes, or what
              stands behind a bad length. Usually empty.
            doc-ref: IBM MQ documentation, MQRFH2
        instances:
          ending:
            -source: [D2]
            -status: derived
            value: '_io.size < 4 ? (_io.size == 0 ? 0 : 2) : not folders.last.is_sound ? 1 : stray.size > 0 ? 2 : 0'
            enum: ending
            doc: How the folders end.
            doc-ref: IBM MQ documentation, MQRFH2
      folder:
        doc: A length and as many bytes of text like XML, filled up with blanks.
        params:
          - id: ccsid
            -orig-id: NameValueCCSID
            -source: [D2]
            -status: derived
            type: s4
            doc: CCSID of the text.
            doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
          - id: len_left
            -status: derived
            -unit: byte
            type: s4
            doc: How many bytes the structure has left, the length included.
          - id: is_reversed
            -status: derived
            type: bool
            doc: Numbers and UTF-16 have the least significant byte first.
        seq:
          - id: len_data
            -orig-id: NameValueLength
            -source: [D2]
            -status: derived
            -unit: byte
            type: s4
            doc: Bytes of text that follow; a multiple of 4.
            doc-ref: IBM MQ documentation, MQRFH2, NameValueLength
          - id: utf8
            -orig-id: NameValueData
            -source: [D2]
            -status: derived
            -column: false
            size: 'is_sound ? len_data : 0'
            pad-right: 0x20
            if: ccsid == 1208
            doc: The bytes of the text without blanks at the end, where it is UTF-8.
            doc-ref: IBM MQ documentation, MQRFH2, NameValueData
          - id: utf16
            -orig-id: NameValueData
            -source: [D2]
            -status: derived
            -column: false
            size: 'is_sound ? len_data : 0'
            if: ccsid == 1200 or ccsid == 13488 or ccsid == 17584
            doc: The bytes of the text, where it is UTF-16.
            doc-ref: IBM MQ documentation, MQRFH2, NameValueData
          - id: raw
            -orig-id: NameValueData
            -source: [D2]
            -status: derived
            size: 'is_sound ? len_data : 0'
            if: ccsid != 1208 and not (ccsid == 1200 or ccsid == 13488 or ccsid == 17584)
            doc: The bytes, where the CCSID is none that folders have.
            doc-ref: IBM MQ documentation, MQRFH2, NameValueData
        instances:
          is_sound:
            -source: [D2]
            -status: derived
            value: len_data >= 0 and len_data <= len_left - 4 and len_data % 4 == 0
            doc: |
              The length is not negative, a multiple of 4, and stays within the
              structure. Otherwise nothing is read.
            doc-ref: IBM MQ documentation, MQRFH2
          data:
            -orig-id: NameValueData
            -source: [D2]
            -status: derived
            -encoding-errors: note
            value: >-
              ccsid == 1208 ? utf8.to_s('UTF-8')
              : is_reversed ? utf16.to_s('UTF-16LE') : utf16.to_s('UTF-16BE')
            if: ccsid == 1208 or (ccsid == 1200 or ccsid == 13488 or ccsid == 17584)
            doc: The text; blanks at the end are left out of UTF-8.
            doc-ref: IBM MQ documentation, MQRFH2, NameValueData
enums:
  ending:
    0:
      id: complete
      doc: Exactly behind the last folder
    1:
      id: bad_length
      doc: At a NameValueLength that is negative, too long or no multiple of 4
    2:
      id: stray_bytes
      doc: Fewer than 4 bytes are left over
