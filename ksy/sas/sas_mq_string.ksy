meta:
  id: sas_mq_string
  title: SAS attachments on MQ/MSMQ, character string
  application: SAS Common Messaging Interface
  tags:
    - messaging
    - statistics
  license: MIT
  ks-version: '0.10'
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
-column: text
doc: |
  A length, then so many characters, then a NUL. All names, labels and the like
  of the attachment messages have this form. The types `long` and `length` here
  are the document's other words of more than one reading; the layouts use them.

  The document does not say whether the length counts the NUL. The layout of the
  same records for TIB/Rendezvous gives the length 1 to a null string and sends
  the length of a key name plus one, so it is taken to count; `nul_counted`
  switches. A string without its NUL is not refused, its counted bytes are used.
doc-ref: SAS 9.1.3 Integration Technologies, Attachment Layout for Websphere MQ and MSMQ
params:
  - id: is_be
    -status: derived
    -decision: DEC-3
    -default: false
    type: bool
    doc: Numbers have their most significant byte first, as on z/OS and many Unix systems.
  - id: length_bytes
    -source: [D1:37, D1:91]
    -status: derived
    -decision: DEC-1
    -default: 4
    type: u1
    doc: Width of the length. Any number but 8 is taken for 4.
  - id: nul_counted
    -source: [D1:21, D1:85, D2:298, D2:631]
    -status: derived
    -decision: DEC-2
    -default: true
    type: bool
    doc: The length counts the NUL at the end of the string.
  - id: ccsid
    -source: [D3]
    -status: derived
    -decision: DEC-13
    -default: 819
    type: s4
    doc: |
      Character set: 819 Latin-1, 1208 UTF-8, 1252 Windows, 437 and 850 DOS; 37,
      500, 1047 and 1140 EBCDIC. Any other number is read as Latin-1.
seq:
  - id: len
    -source: [D1:37, D1:91]
    -status: derived
    -decision: DEC-2
    -column: false
    -unit: byte
    type: length(is_be, length_bytes, nul_counted)
    doc: Number of bytes, with the NUL or without, as `nul_counted` says.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
  - id: content
    -source: [D1:21, D1:38, D1:85, D1:92]
    -status: derived
    -decision: DEC-2
    -column: false
    size: 'nul_counted ? len.value : len.value + 1'
    type: content(nul_counted, ccsid)
    doc: The characters and the NUL.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
instances:
  text:
    -source: [D1:21, D1:38, D1:85, D1:92]
    -status: derived
    -decision: DEC-29
    value: content.text
    doc: The string without its NUL and without the blanks at its end.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
  is_terminated:
    -source: [D1:21, D1:85]
    -status: derived
    -decision: DEC-29
    value: content.is_terminated
    doc: |
      The string ends with NUL, or has the length 0 and no byte. False is the note
      STRING_NOT_TERMINATED, or a wrong reading of the length.
    doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
types:
  long:
    -column: value
    meta:
      endian:
        switch-on: is_be
        cases:
          true: be
          false: le
    doc: |
      The C type `long`: 4 bytes, but 8 where a Unix of 64 bits sends it so. The
      document does not say which of the two is on the wire.
    params:
      - id: is_be
        -status: derived
        -decision: DEC-3
        type: bool
        doc: Most significant byte first.
      - id: long_bytes
        -status: derived
        -decision: DEC-1
        type: u1
        doc: 8 for eight bytes, else four.
    seq:
      - id: narrow
        -orig-id: long
        -source: [D1:24, D1:95, D2:244, D2:245]
        -status: derived
        -decision: DEC-1
        -column: false
        type: s4
        if: long_bytes != 8
        doc: The number, where it has 4 bytes.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
      - id: wide
        -orig-id: long
        -source: [D1:24, D1:95]
        -status: derived
        -decision: DEC-1
        -column: false
        type: s8
        if: long_bytes == 8
        doc: The number, where it has 8 bytes.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
    instances:
      value:
        -source: [D1:24, D1:95]
        -status: derived
        -decision: DEC-1
        value: 'long_bytes == 8 ? wide : narrow'
        doc: The number.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
  length:
    meta:
      endian:
        switch-on: is_be
        cases:
          true: be
          false: le
    doc: |
      A number of bytes that follow, 4 or 8 bytes wide. It is never negative and
      never more than what is left.
    params:
      - id: is_be
        -status: derived
        -decision: DEC-3
        type: bool
        doc: Most significant byte first.
      - id: length_bytes
        -source: [D1:37, D1:91]
        -status: derived
        -decision: DEC-1
        type: u1
        doc: 8 for eight bytes, else four.
      - id: nul_counted
        -status: derived
        -decision: DEC-2
        type: bool
        doc: False where one more byte follows than the number says.
    seq:
      - id: narrow
        -orig-id: int
        -source: [D1:37, D1:91]
        -status: derived
        -decision: DEC-30
        -column: false
        -inverse: >-
          (nul_counted ? 1 : 0) + (_parent.as<sas_mq_string>.content.is_ebcdic
          ? _parent.as<sas_mq_string>.content.ebcdic_characters.size
          : _parent.as<sas_mq_string>.content.characters.size)
        -unit: byte
        type: s4
        valid:
          expr: '_ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)'
          -reason: a length is negative or reaches past the end (LENGTH_NEGATIVE, LENGTH_PAST_END)
        if: length_bytes != 8
        doc: The length, where it has 4 bytes.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
      - id: wide
        -orig-id: long
        -source: [D1:91]
        -status: derived
        -decision: DEC-30
        -column: false
        -inverse: >-
          (nul_counted ? 1 : 0) + (_parent.as<sas_mq_string>.content.is_ebcdic
          ? _parent.as<sas_mq_string>.content.ebcdic_characters.size
          : _parent.as<sas_mq_string>.content.characters.size)
        -unit: byte
        type: s8
        valid:
          expr: '_ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)'
          -reason: a length is negative or reaches past the end (LENGTH_NEGATIVE, LENGTH_PAST_END)
        if: length_bytes == 8
        doc: The length, where it has 8 bytes.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
    instances:
      value:
        -source: [D1:37, D1:91]
        -status: derived
        -decision: DEC-1
        -unit: byte
        value: 'length_bytes == 8 ? wide : narrow'
        doc: The length.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
  content:
    doc: What the length reaches over, and the NUL behind it where it is not counted.
    params:
      - id: nul_counted
        -status: derived
        -decision: DEC-2
        type: bool
        doc: The length counts the NUL.
      - id: ccsid
        -status: derived
        -decision: DEC-13
        type: s4
        doc: Character set, as in the string.
    seq:
      - id: characters
        -orig-id: 'char[]'
        -source: [D1:38, D1:92]
        -status: derived
        -decision: DEC-29
        size: len_characters
        pad-right: 0x20
        if: not is_ebcdic
        doc: Bytes of the characters, without the blanks at their end.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
      - id: ebcdic_characters
        -orig-id: 'char[]'
        -source: [D1:38, D1:92, D3]
        -status: derived
        -decision: DEC-29
        size: len_characters
        pad-right: 0x40
        if: is_ebcdic
        doc: The same, in EBCDIC, where the blank is another byte.
        doc-ref:
          - SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
          - IBM MQ documentation, MQMD, CodedCharSetId
      - id: terminator
        -orig-id: 'null'
        -source: [D1:21, D1:85]
        -status: derived
        -decision: DEC-2
        size-eos: true
        doc: The NUL. Nothing where a counted NUL is missing.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
    instances:
      last:
        -source: [D1:21, D1:85]
        -status: derived
        -decision: DEC-2
        pos: '_io.size > 0 ? _io.size - 1 : 0'
        size: '_io.size > 0 ? 1 : 0'
        doc: The last byte; nothing where there is no byte.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
      is_terminated:
        -source: [D1:21, D1:85]
        -status: derived
        -decision: DEC-29
        value: _io.size == 0 or last == [0]
        doc: The last byte is NUL, or there is no byte.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
      len_characters:
        -source: [D1:21, D1:85]
        -status: derived
        -decision: DEC-2
        -unit: byte
        value: '_io.size > 0 and (last == [0] or not nul_counted) ? _io.size - 1 : _io.size'
        doc: Number of bytes before the NUL.
        doc-ref: SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
      is_ebcdic:
        -source: [D3]
        -status: derived
        -decision: DEC-13
        value: ccsid == 37 or ccsid == 500 or ccsid == 1047 or ccsid == 1140
        doc: The character set is one of EBCDIC.
        doc-ref: IBM MQ documentation, MQMD, CodedCharSetId
      text:
        -source: [D1:38, D1:92, D3]
        -status: derived
        -decision: DEC-13
        value: >-
          ccsid == 37 ? ebcdic_characters.to_s("IBM037")
          : ccsid == 500 ? ebcdic_characters.to_s("IBM500")
          : ccsid == 1047 ? ebcdic_characters.to_s("IBM1047")
          : ccsid == 1140 ? ebcdic_characters.to_s("IBM1140")
          : ccsid == 1208 ? characters.to_s("UTF-8")
          : ccsid == 1252 ? characters.to_s("windows-1252")
          : ccsid == 437 ? characters.to_s("IBM437")
          : ccsid == 850 ? characters.to_s("IBM850")
          : characters.to_s("ISO-8859-1")
        doc: The characters as text.
        doc-ref:
          - SAS 9.1.3, Attachment Layout for Websphere MQ and MSMQ, character strings
          - IBM MQ documentation, MQMD, CodedCharSetId
