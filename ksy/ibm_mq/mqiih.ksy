meta:
  id: mqiih
  title: IBM MQ IMS bridge header (MQIIH)
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
  A header of 84 bytes in front of data for an IMS transaction, and of its
  reply.

  The header does not say its own byte order and character set: the structure in
  front of it does, which is passed as `encoding` and `ccsid`. Without them both
  are found from the bytes.

  Its Format says what follows. Its Encoding and CodedCharSetId are reserved:
  what follows keeps those of the header. Replies of the bridge carry numbers
  there all the same.

  The source document (D1) does not describe this header: everything has the
  status "derived" and follows IBM's published documentation.
doc-ref:
  - IBM MQ documentation, MQI reference, MQIIH - IMS information header
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
    -orig-id: MQIIH
    -source: [D2]
    -status: derived
    type: iih(used_encoding, ccsid)
    doc: The IMS bridge header, 84 bytes.
    doc-ref: IBM MQ documentation, MQIIH, Character set and encoding
  - id: following
    -source: [D2]
    -status: derived
    type: mqmd::data_context(header.format.kind.to_i, used_encoding, ccsid)
    doc: What the header says of that which follows it; no bytes.
    doc-ref: IBM MQ documentation, MQIIH, Format, Encoding and CodedCharSetId
  - id: remainder
    -source: [D2]
    -status: derived
    size-eos: true
    doc: |
      What follows. The header that `header.format` announces, else data. May be
      empty.
    doc-ref: IBM MQ documentation, MQIIH, Format, Encoding and CodedCharSetId
instances:
  start:
    -source: [D2]
    -status: derived
    -column: false
    pos: 0
    size: '_io.size < 8 ? _io.size : 8'
    doc: The first 8 bytes as they lie, as far as there are so many.
    doc-ref: IBM MQ documentation, MQIIH, Character set and encoding
  used_encoding:
    -source: [D2]
    -status: derived
    value: >-
      (encoding & 15) == 1 or (encoding & 15) == 2 ? encoding
      : _io.size >= 8 and start[4] != 0 and start[7] == 0 ? 546 : 273
    doc: |
      The encoding by which this header is read. As stated, else as the bytes of
      Version show it; versions are small numbers.
    doc-ref: IBM MQ documentation, MQIIH, Character set and encoding
types:
  iih:
    meta:
      endian:
        switch-on: context_encoding & 15
        cases:
          2: le
          _: be
    doc: The IMS bridge header, 84 bytes.
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
        doc-ref: IBM MQ documentation, MQIIH, Character set and encoding
      - id: struc_id
        -orig-id: StrucId
        -source: [D2]
        -status: derived
        size: 4
        valid:
          any-of:
            - '[0x49, 0x49, 0x48, 0x20]'
            - '[0xc9, 0xc9, 0xc8, 0x40]'
          -reason: wrong StrucId (MQ reason code 2148)
        doc: The letters IIH and blanks up to 4 characters, in ASCII or EBCDIC.
        doc-ref: IBM MQ documentation, MQIIH, StrucId
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
        doc-ref: IBM MQ documentation, MQIIH, Character set and encoding
      - id: version
        -orig-id: Version
        -source: [D2]
        -status: derived
        type: s4
        valid:
          eq: 1
          -reason: >-
            unsupported MQIIH version (MQ reason code 2148)
            (16777216: byte order mismatch with the context encoding)
        doc: Version number of this structure; only 1 exists.
        doc-ref: IBM MQ documentation, MQIIH, Version
      - id: struc_length
        -orig-id: StrucLength
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        valid:
          eq: 84
          -reason: 'StrucLength does not fit version (MQ reason code 2148): an MQIIH has 84'
        doc: Length of this structure, always 84.
        doc-ref: IBM MQ documentation, MQIIH, StrucLength
      - id: encoding
        -orig-id: Encoding
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          Reserved in this structure and without meaning. What follows keeps the
          encoding of this structure.
        doc-ref: IBM MQ documentation, MQIIH, Encoding
      - id: coded_char_set_id
        -orig-id: CodedCharSetId
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          Reserved in this structure and without meaning. What follows keeps the
          character set of this structure.
        doc-ref: IBM MQ documentation, MQIIH, CodedCharSetId
      - id: format
        -orig-id: Format
        -source: [D2]
        -status: derived
        type: mqmd::format_name(is_ebcdic)
        doc: Name of the format of what follows the MQIIH.
        doc-ref: IBM MQ documentation, MQIIH, Format
      - id: flags
        -orig-id: Flags
        -source: [D2]
        -status: derived
        type: s4
        doc: General flags; the columns below take them apart.
        doc-ref: IBM MQ documentation, MQIIH, Flags
      - id: l_term_override
        -orig-id: LTermOverride
        -source: [D2]
        -status: derived
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Logical terminal that takes the place of the usual one.
        doc-ref: IBM MQ documentation, MQIIH, LTermOverride
      - id: mfs_map_name
        -orig-id: MFSMapName
        -source: [D2]
        -status: derived
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Message format service map.
        doc-ref: IBM MQ documentation, MQIIH, MFSMapName
      - id: reply_to_format
        -orig-id: ReplyToFormat
        -source: [D2]
        -status: derived
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Format name of the reply.
        doc-ref: IBM MQ documentation, MQIIH, ReplyToFormat
      - id: authenticator
        -orig-id: Authenticator
        -source: [D2]
        -status: derived
        -sensitive: true
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Password or PassTicket.
        doc-ref: IBM MQ documentation, MQIIH, Authenticator
      - id: tran_instance_id
        -orig-id: TranInstanceId
        -source: [D2]
        -status: derived
        size: 16
        doc: Identifier of a conversation.
        doc-ref: IBM MQ documentation, MQIIH, TranInstanceId
      - id: tran_state
        -orig-id: TranState
        -source: [D2]
        -status: derived
        type: mqmd::text(1, context_ccsid, is_ebcdic)
        doc: |
          State of the conversation: C in conversation, blank not, A
          architected.
        doc-ref: IBM MQ documentation, MQIIH, TranState
      - id: commit_mode
        -orig-id: CommitMode
        -source: [D2]
        -status: derived
        type: mqmd::text(1, context_ccsid, is_ebcdic)
        doc: 0 commit, then send; 1 send, then commit.
        doc-ref: IBM MQ documentation, MQIIH, CommitMode
      - id: security_scope
        -orig-id: SecurityScope
        -source: [D2]
        -status: derived
        type: mqmd::text(1, context_ccsid, is_ebcdic)
        doc: C the region checks, F the dependent region checks too.
        doc-ref: IBM MQ documentation, MQIIH, SecurityScope
      - id: reserved
        -orig-id: Reserved
        -source: [D2]
        -status: derived
        type: mqmd::text(1, context_ccsid, is_ebcdic)
        doc: Without meaning.
        doc-ref: IBM MQ documentation, MQIIH, Reserved
    instances:
      is_ebcdic:
        -source: [D2]
        -status: derived
        value: struc_id == [0xc9, 0xc9, 0xc8, 0x40]
        doc: The names of this structure are in EBCDIC, as its StrucId shows.
        doc-ref: IBM MQ documentation, MQIIH, Character set and encoding
      pass_expiration:
        -orig-id: MQIIH_PASS_EXPIRATION
        -source: [D2]
        -status: derived
        value: (flags & 0x1) != 0
        doc: Replies take over what is left of the expiry time.
        doc-ref: IBM MQ documentation, MQIIH, Flags
      reply_format_none:
        -orig-id: MQIIH_REPLY_FORMAT_NONE
        -source: [D2]
        -status: derived
        value: (flags & 0x8) != 0
        doc: The reply has no format name.
        doc-ref: IBM MQ documentation, MQIIH, Flags
      ignore_purg:
        -orig-id: MQIIH_IGNORE_PURG
        -source: [D2]
        -status: derived
        value: (flags & 0x10) != 0
        doc: Calls of PURG have no effect.
        doc-ref: IBM MQ documentation, MQIIH, Flags
      cm0_request_response:
        -orig-id: MQIIH_CM0_REQUEST_RESPONSE
        -source: [D2]
        -status: derived
        value: (flags & 0x20) != 0
        doc: A response is wanted in commit mode 0.
        doc-ref: IBM MQ documentation, MQIIH, Flags
