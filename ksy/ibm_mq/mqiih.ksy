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
  -source:
    - id: D1
      title: MQMDE-消息描述符扩展 (IBM MQ documentation, machine translation)
      lang: zh
      file: 002_094214e1f79353c6.txt
      sha256: 75d3c96bc71895df78b01fd4f240c5263fad2ef057694c21826653b737bdb61f
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
    -status: derived
    -default: 0
    type: s4
    doc: |
      Encoding told by the structure in front. Its last hexadecimal digit gives
      the byte order of this one: 1 most significant byte first (273, 785), 2
      least significant byte first (546). Any other digit, as in 0: not known.
  - id: ccsid
    -orig-id: CodedCharSetId
    -status: derived
    -default: 0
    type: s4
    doc: |
      CodedCharSetId told by the structure in front, in which this one writes its
      names. 0: not known, the structure's first letters decide.
seq:
  - id: header
    -orig-id: MQIIH
    -status: derived
    type: iih(used_encoding, ccsid)
    doc: The IMS bridge header, 84 bytes.
  - id: following
    -status: derived
    type: mqmd::data_context(header.format.kind.to_i, used_encoding, ccsid)
    doc: What the header says of that which follows it; no bytes.
  - id: remainder
    -status: derived
    size-eos: true
    doc: |
      What follows. The header that `header.format` announces, else data. May be
      empty.
instances:
  start:
    -status: derived
    -column: false
    pos: 0
    size: '_io.size < 8 ? _io.size : 8'
    doc: The first 8 bytes as they lie, as far as there are so many.
  used_encoding:
    -status: derived
    value: >-
      (encoding & 15) == 1 or (encoding & 15) == 2 ? encoding
      : _io.size >= 8 and start[4] != 0 and start[7] == 0 ? 546 : 273
    doc: |
      The encoding by which this header is read. As told, else as the bytes of
      Version show it; versions are small numbers.
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
        -status: derived
        type: s4
        doc: |
          Encoding of this structure; its last hexadecimal digit 2 means least
          significant byte first.
      - id: context_ccsid
        -status: derived
        type: s4
        doc: CodedCharSetId of this structure's names, 0 where it is not known.
    seq:
      - id: context
        -status: derived
        -column: false
        type: mqmd::data_context(0, context_encoding, context_ccsid)
        doc: Byte order and character set of this structure; no bytes.
      - id: struc_id
        -orig-id: StrucId
        -status: derived
        size: 4
        valid:
          expr: >-
            (_ == [0x49, 0x49, 0x48, 0x20] and not context.is_ebcdic)
            or (_ == [0xc9, 0xc9, 0xc8, 0x40] and not context.is_ascii)
          -reason: >-
            wrong StrucId, or charset mismatch with the context CCSID
            (IIH and blanks is 49494820 in ASCII, c9c9c840 in EBCDIC)
        doc: The letters IIH and blanks up to 4 characters, in ASCII or EBCDIC.
      - id: version
        -orig-id: Version
        -status: derived
        type: s4
        valid:
          eq: 1
          -reason: >-
            unsupported MQIIH version
            (16777216: byte order mismatch with the context encoding)
        doc: Version number of this structure; only 1 exists.
      - id: struc_length
        -orig-id: StrucLength
        -status: derived
        -unit: byte
        type: s4
        valid:
          eq: 84
          -reason: 'StrucLength does not fit version: an MQIIH has 84'
        doc: Length of this structure, always 84.
      - id: encoding
        -orig-id: Encoding
        -status: derived
        type: s4
        doc: |
          Reserved in this structure and without meaning. What follows keeps the
          encoding of this structure.
      - id: coded_char_set_id
        -orig-id: CodedCharSetId
        -status: derived
        type: s4
        doc: |
          Reserved in this structure and without meaning. What follows keeps the
          character set of this structure.
      - id: format
        -orig-id: Format
        -status: derived
        type: mqmd::format_name(is_ebcdic)
        doc: Name of the format of what follows the MQIIH.
      - id: flags
        -orig-id: Flags
        -status: derived
        type: s4
        doc: General flags; the columns below take them apart.
      - id: l_term_override
        -orig-id: LTermOverride
        -status: derived
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Logical terminal that takes the place of the usual one.
      - id: mfs_map_name
        -orig-id: MFSMapName
        -status: derived
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Message format service map.
      - id: reply_to_format
        -orig-id: ReplyToFormat
        -status: derived
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Format name of the reply.
      - id: authenticator
        -orig-id: Authenticator
        -status: derived
        -sensitive: true
        type: mqmd::text(8, context_ccsid, is_ebcdic)
        doc: Password or PassTicket.
      - id: tran_instance_id
        -orig-id: TranInstanceId
        -status: derived
        size: 16
        doc: Identifier of a conversation.
      - id: tran_state
        -orig-id: TranState
        -status: derived
        type: mqmd::text(1, context_ccsid, is_ebcdic)
        doc: |
          State of the conversation: C in conversation, blank not, A
          architected.
      - id: commit_mode
        -orig-id: CommitMode
        -status: derived
        type: mqmd::text(1, context_ccsid, is_ebcdic)
        doc: 0 commit, then send; 1 send, then commit.
      - id: security_scope
        -orig-id: SecurityScope
        -status: derived
        type: mqmd::text(1, context_ccsid, is_ebcdic)
        doc: C the region checks, F the dependent region checks too.
      - id: reserved
        -orig-id: Reserved
        -status: derived
        type: mqmd::text(1, context_ccsid, is_ebcdic)
        doc: Without meaning.
    instances:
      is_ebcdic:
        -status: derived
        value: struc_id == [0xc9, 0xc9, 0xc8, 0x40]
        doc: The names of this structure are in EBCDIC, as its StrucId shows.
      pass_expiration:
        -orig-id: MQIIH_PASS_EXPIRATION
        -status: derived
        value: (flags & 0x1) != 0
        doc: Replies take over what is left of the expiry time.
      reply_format_none:
        -orig-id: MQIIH_REPLY_FORMAT_NONE
        -status: derived
        value: (flags & 0x8) != 0
        doc: The reply has no format name.
      ignore_purg:
        -orig-id: MQIIH_IGNORE_PURG
        -status: derived
        value: (flags & 0x10) != 0
        doc: Calls of PURG have no effect.
      cm0_request_response:
        -orig-id: MQIIH_CM0_REQUEST_RESPONSE
        -status: derived
        value: (flags & 0x20) != 0
        doc: A response is wanted in commit mode 0.
