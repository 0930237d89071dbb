meta:
  id: mqmde
  title: IBM MQ message descriptor extension (MQMDE) at the start of message data
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
  A header of 72 bytes that may stand in front of the data of an IBM MQ message.
  It holds the five fields that a message descriptor (MQMD) has in version 2 and
  lacks in version 1. Behind it follows the next header, or the data itself.

  The header does not say its own byte order and character set. The structure in
  front of it does: pass its Encoding and CodedCharSetId as the parameters
  `encoding` and `ccsid`. Without them both are found from the bytes; where they
  contradict the bytes, the header is refused, as a queue manager would treat it
  as message data (line 21).

  The header's own Encoding, CodedCharSetId and Format describe what follows it.

  Accepted although unusual, because the queue manager's own rules disagree or
  need more than the header: Flags other than 0, unknown bits in MsgFlags, an
  Encoding with undefined digits, a CodedCharSetId of 0 to -3.
doc-ref:
  - https://ibm.com/docs/SSFKSJ_9.3.0/refdev/q097780_.html MQMDE - Message descriptor extension
params:
  - id: encoding
    -orig-id: Encoding
    -source: [D1:17, D1:18, D1:19]
    -status: stated
    -term: {zh: 编码, en: encoding}
    -default: 0
    type: s4
    doc: |
      Encoding stated by the structure in front. Its last hexadecimal digit gives
      the byte order of this header: 1 most significant byte first (273, 785), 2
      least significant byte first (546). Any other digit, as in 0: not known.
  - id: ccsid
    -orig-id: CodedCharSetId
    -source: [D1:17, D1:18, D1:19]
    -status: stated
    -term: {zh: 字符集, en: character set}
    -default: 0
    type: s4
    doc: |
      CodedCharSetId stated by the structure in front. 37, 273, 277, 500, 1047 and
      1140 are EBCDIC; 437, 819, 850, 1208 and 1252 write names as ASCII does.
      Any other number, as 0: not known.
seq:
  - id: header
    -orig-id: MQMDE
    -source: [D1:3, D1:99, D1:100]
    -status: stated
    -term: {zh: MQMDE 结构, en: MQMDE structure}
    type: mde(byte_order.to_i, ccsid, false)
    doc: The message descriptor extension itself, 72 bytes.
    doc-ref: IBM MQ documentation, MQMDE, Character set and encoding
  - id: following
    -source: [D2]
    -status: derived
    type: mqmd::data_context(header.format_kind, header.encoding, header.coded_char_set_id)
    doc: What the header says of that which follows it; no bytes.
    doc-ref: IBM MQ documentation, MQMDE, Format, Encoding and CodedCharSetId
  - id: remainder
    -source: [D1:70, D1:69, D1:66, D1:64]
    -status: stated
    -term: {zh: 应用程序消息数据, en: application message data}
    size-eos: true
    doc: |
      What follows: the header that `format` announces, else data, in the byte
      order and character set that this header says. May be empty.
    doc-ref: IBM MQ documentation, MQMDE, Format, Encoding and CodedCharSetId
instances:
  version_bytes:
    -source: [D2]
    -status: assumed
    pos: 4
    size: 4
    doc: |
      The four bytes of Version as they lie. Version is 2, so that a first byte
      above zero before a last byte of zero shows the reversed byte order.
    doc-ref: IBM MQ documentation, MQMDE, Character set and encoding
  byte_order:
    -source: [D1:15, D1:21, D1:23, D1:57, D1:58, D1:59]
    -status: derived
    value: >-
      (encoding & 15) == 1 or (encoding & 15) == 2 ? encoding & 15
      : _io.size >= 8 and version_bytes[0] != 0 and version_bytes[3] == 0 ? 2 : 1
    enum: byte_order
    doc: Byte order of this header, as stated, else as Version shows it.
    doc-ref: IBM MQ documentation, MQMDE, Character set and encoding
  context_charset:
    -source: [D1:15, D1:21, D1:57, D1:58, D1:59]
    -status: derived
    value: >-
      ccsid == 37 or ccsid == 273 or ccsid == 277
      or ccsid == 500 or ccsid == 1047 or ccsid == 1140 ? 2
      : ccsid == 437 or ccsid == 819 or ccsid == 850
      or ccsid == 1208 or ccsid == 1252 ? 1 : 0
    enum: charset
    doc: Kind of character set that `ccsid` tells.
    doc-ref: IBM MQ documentation, MQMDE, Character set and encoding
types:
  mde:
    meta:
      endian:
        switch-on: context_encoding & 15
        cases:
          2: le
          _: be
    -source: [D1:100, D1:118, D1:122, D1:123, D1:151, D1:152, D1:173, D1:190, D1:192, D1:193, D1:197, D1:214]
    doc: The twelve fields, 72 bytes.
    params:
      - id: context_encoding
        -source: [D1:15, D1:17, D1:18, D1:19]
        -status: derived
        type: s4
        doc: |
          Encoding of this structure; its last hexadecimal digit 2 means least
          significant byte first.
      - id: context_ccsid
        -source: [D1:15, D1:17, D1:18, D1:19]
        -status: derived
        type: s4
        doc: CodedCharSetId of this structure's names, 0 where it is not known.
      - id: keeps_bad_values
        -status: assumed
        type: bool
        doc: |
          Fields out of range are kept, so that what a queue manager makes of them
          can be told; otherwise they are refused.
    seq:
      - id: context
        -source: [D2]
        -status: derived
        -column: false
        type: mqmd::data_context(0, context_encoding, context_ccsid)
        doc: Byte order and character set of this structure; no bytes.
        doc-ref: IBM MQ documentation, MQMDE, Character set and encoding
      - id: struc_id
        -orig-id: StrucId
        -source: [D1:77, D1:90, D1:101, D1:124, D1:125, D1:153, D1:174, D1:198]
        -status: stated
        -term: {zh: 结构标识, en: structure identifier}
        size: 4
        valid:
          any-of:
            - '[0x4d, 0x44, 0x45, 0x20]'
            - '[0xd4, 0xc4, 0xc5, 0x40]'
          -reason: wrong StrucId (MQ reason code 2248)
        doc: The letters MDE and one blank, in ASCII or EBCDIC.
        doc-ref: IBM MQ documentation, MQMDE, StrucId
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
        doc-ref: IBM MQ documentation, MQMDE, Character set and encoding
      - id: version
        -orig-id: Version
        -source: [D1:78, D1:102, D1:126, D1:127, D1:154, D1:175, D1:199]
        -status: stated
        -term: {zh: 结构版本号, en: structure version number}
        type: s4
        valid:
          eq: 2
          -reason: >-
            unsupported MQMDE version (MQ reason code 2248), only 2 exists
            (33554432: byte order mismatch with the context encoding)
        doc: |
          Version number of this structure; only 2 exists. The document gives the
          numbers no width: nine of 4 bytes, with 4, 8 and 24 bytes for the others,
          make the 72 bytes of line 79.
        doc-ref: IBM MQ documentation, MQMDE, Version
      - id: struc_length
        -orig-id: StrucLength
        -source: [D1:79, D1:103, D1:128, D1:129, D1:155, D1:176, D1:191, D1:200]
        -status: stated
        -term: {zh: MQMDE 结构的长度, en: length of the MQMDE structure}
        -unit: byte
        type: s4
        valid:
          eq: 72
          -reason: version 2 requires StrucLength 72 (MQ reason code 2248)
        doc: Length of this structure in bytes, always 72.
        doc-ref: IBM MQ documentation, MQMDE, StrucLength
      - id: encoding
        -orig-id: Encoding
        -source: [D1:80, D1:104, D1:105, D1:130, D1:131, D1:156, D1:157, D1:177, D1:178, D1:201, D1:202]
        -status: stated
        -term: {zh: MQMDE 之后的数据的数字编码, en: numeric encoding of data that follows}
        type: s4
        doc: |
          How numbers are written in what follows. Read it in hexadecimal: the
          last digit is for integers (1 most significant byte first, 2 reversed),
          the one before for packed decimals (1, 2), the one before that for
          floating point (1 IEEE, 2 IEEE reversed, 3 System/390, 4 TNS).
        doc-ref: IBM MQ documentation, MQMDE, Encoding
      - id: coded_char_set_id
        -orig-id: CodedCharSetId
        -source: [D1:81, D1:106, D1:107, D1:132, D1:133, D1:158, D1:159, D1:179, D1:180, D1:203, D1:204, D2]
        -status: stated
        -term: {zh: MQMDE 之后数据的字符集标识符, en: character-set identifier of data that follows}
        type: s4
        valid:
          expr: keeps_bad_values or _ >= -3
          -reason: there is no such CodedCharSetId (MQ reason code 2248)
        doc: |
          CCSID of the text in what follows. 0, -1 and -3 leave it open, -2 means
          the character set of this header. That there are no others below 0 is
          from IBM's page of reason code 2248.
        doc-ref: IBM MQ documentation, MQMDE, CodedCharSetId
      - id: format_ascii
        -orig-id: Format
        -source: [D1:82, D1:108, D1:109, D1:134, D1:135, D1:160, D1:161, D1:181, D1:205]
        -status: derived
        -term: {zh: MQMDE 之后的数据的格式名称, en: format name of data that follows}
        -column: false
        size: 8
        type: mqmd::ascii_name
        terminator: 0
        pad-right: 0x20
        if: not is_ebcdic
        doc: Format, where this header is in ASCII.
        doc-ref: IBM MQ documentation, MQMDE, Format
      - id: format_ebcdic
        -orig-id: Format
        -source: [D1:82, D1:108, D1:109, D1:134, D1:135, D1:160, D1:161, D1:181, D1:205]
        -status: derived
        -term: {zh: MQMDE 之后的数据的格式名称, en: format name of data that follows}
        -column: false
        size: 8
        type: mqmd::ebcdic_name
        terminator: 0
        pad-right: 0x40
        if: is_ebcdic
        doc: Format, where this header is in EBCDIC.
        doc-ref: IBM MQ documentation, MQMDE, Format
      - id: flags
        -orig-id: Flags
        -source: [D1:83, D1:110, D1:136, D1:137, D1:162, D1:182, D1:206]
        -status: stated
        -term: {zh: 常规标志, en: general flags}
        type: s4
        doc: General flags. None is defined, 0 is usual.
        doc-ref: IBM MQ documentation, MQMDE, Flags
      - id: group_id
        -orig-id: GroupId
        -source: [D1:84, D1:111, D1:138, D1:139, D1:163, D1:183, D1:207]
        -status: stated
        -term: {zh: 组标识, en: group identifier}
        size: 24
        doc: |
          Identifier of the group that the message belongs to; all zero for none.
          Bytes, never converted, though two of the five declarations (lines 139
          and 163) show characters.
        doc-ref: IBM MQ documentation, MQMDE, GroupId
      - id: msg_seq_number
        -orig-id: MsgSeqNumber
        -source: [D1:85, D1:112, D1:113, D1:140, D1:141, D1:164, D1:165, D1:184, D1:185, D1:208, D1:209, D2]
        -status: stated
        -term: {zh: 组内逻辑报文的序列号, en: sequence number of logical message within group}
        type: s4
        valid:
          expr: keeps_bad_values or (_ >= 1 and _ <= 999999999)
          -reason: MsgSeqNumber out of range (MQ reason code 2250)
        doc: |
          Number of the logical message in its group, from 1. The range is from
          IBM's page of reason code 2250.
        doc-ref: IBM MQ documentation, MQMDE, MsgSeqNumber
      - id: offset
        -orig-id: Offset
        -source: [D1:86, D1:114, D1:115, D1:142, D1:143, D1:166, D1:167, D1:186, D1:187, D1:210, D1:211, D2]
        -status: stated
        -term: {zh: 偏移量, en: offset}
        -unit: byte
        type: s4
        valid:
          expr: keeps_bad_values or (_ >= 0 and _ <= 999999999)
          -reason: Offset out of range (MQ reason code 2251)
        doc: |
          Offset of data in physical message from start of logical message. The
          range is from IBM's page of reason code 2251.
        doc-ref: IBM MQ documentation, MQMDE, Offset
      - id: msg_flags
        -orig-id: MsgFlags
        -source: [D1:87, D1:116, D1:144, D1:145, D1:168, D1:188, D1:212]
        -status: stated
        -term: {zh: 消息标志, en: message flags}
        type: s4
        doc: Bits that say whether the message is a segment or one of a group.
        doc-ref: IBM MQ documentation, MQMDE, MsgFlags
      - id: original_length
        -orig-id: OriginalLength
        -source: [D1:88, D1:117, D1:146, D1:147, D1:169, D1:189, D1:213, D2]
        -status: stated
        -term: {zh: 原始消息的长度, en: length of the original message}
        -unit: byte
        type: s4
        valid:
          expr: keeps_bad_values or _ >= -1
          -reason: OriginalLength out of range (MQ reason code 2252)
        doc: Length of the message before it was cut into segments; -1 if not defined.
        doc-ref: IBM MQ documentation, MQMDE, OriginalLength
    instances:
      is_ebcdic:
        -source: [D2]
        -status: derived
        value: struc_id == [0xd4, 0xc4, 0xc5, 0x40]
        doc: The text of this header is in EBCDIC, as its StrucId shows.
        doc-ref: IBM MQ documentation, MQMDE, Character set and encoding
      format:
        -orig-id: Format
        -source: [D1:82, D1:108, D1:109, D1:134, D1:135, D1:160, D1:161, D1:181, D1:205]
        -status: stated
        -term: {zh: MQMDE 之后的数据的格式名称, en: format name of data that follows}
        value: 'is_ebcdic ? format_ebcdic.name : format_ascii.name'
        doc: |
          Name of the format of what follows, without the blanks, or the zero and
          what is behind it, that fill it up to 8 characters. Empty for none.
        doc-ref: IBM MQ documentation, MQMDE, Format
      ascii_kind:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          format_ascii.name == '' ? 1
          : format_ascii.name == 'MQSTR' ? 39
          : format_ascii.name == 'MQXMIT' ? 10
          : format_ascii.name == 'MQHMDE' ? 11
          : format_ascii.name == 'MQDEAD' ? 12
          : format_ascii.name == 'MQHDIST' ? 13
          : format_ascii.name == 'MQHRF' ? 14
          : format_ascii.name == 'MQHRF2' ? 15
          : format_ascii.name == 'MQCICS' ? 16
          : format_ascii.name == 'MQIMS' ? 17
          : format_ascii.name == 'MQHWIH' ? 18
          : format_ascii.name == 'MQHREF' ? 19
          : format_ascii.name == 'MQADMIN' ? 30
          : format_ascii.name == 'MQAMQP' ? 31
          : format_ascii.name == 'MQCHCOM' ? 32
          : format_ascii.name == 'MQCMD1' ? 33
          : format_ascii.name == 'MQCMD2' ? 34
          : format_ascii.name == 'MQHEPCF' ? 35
          : format_ascii.name == 'MQEVENT' ? 36
          : format_ascii.name == 'MQIMSVS' ? 37
          : format_ascii.name == 'MQPCF' ? 38
          : format_ascii.name == 'MQTRIG' ? 40
          : 0
        if: not is_ebcdic
        doc: Number of a name in ASCII announces.
        doc-ref: IBM MQ documentation, MQMDE
      ebcdic_kind:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          format_ebcdic.name == '' ? 1
          : format_ebcdic.name == 'MQSTR' ? 39
          : format_ebcdic.name == 'MQXMIT' ? 10
          : format_ebcdic.name == 'MQHMDE' ? 11
          : format_ebcdic.name == 'MQDEAD' ? 12
          : format_ebcdic.name == 'MQHDIST' ? 13
          : format_ebcdic.name == 'MQHRF' ? 14
          : format_ebcdic.name == 'MQHRF2' ? 15
          : format_ebcdic.name == 'MQCICS' ? 16
          : format_ebcdic.name == 'MQIMS' ? 17
          : format_ebcdic.name == 'MQHWIH' ? 18
          : format_ebcdic.name == 'MQHREF' ? 19
          : format_ebcdic.name == 'MQADMIN' ? 30
          : format_ebcdic.name == 'MQAMQP' ? 31
          : format_ebcdic.name == 'MQCHCOM' ? 32
          : format_ebcdic.name == 'MQCMD1' ? 33
          : format_ebcdic.name == 'MQCMD2' ? 34
          : format_ebcdic.name == 'MQHEPCF' ? 35
          : format_ebcdic.name == 'MQEVENT' ? 36
          : format_ebcdic.name == 'MQIMSVS' ? 37
          : format_ebcdic.name == 'MQPCF' ? 38
          : format_ebcdic.name == 'MQTRIG' ? 40
          : 0
        if: is_ebcdic
        doc: Number of a name in EBCDIC announces.
        doc-ref: IBM MQ documentation, MQMDE, Character set and encoding
      format_kind:
        -source: [D2]
        -status: derived
        -column: false
        value: 'is_ebcdic ? ebcdic_kind : ascii_kind'
        doc: |
          Number of `format`, as `format_kind` in the specification `mqmd` has it;
          0 for a name that is not built in.
        doc-ref: IBM MQ documentation, MQMDE
      segmentation_allowed:
        -orig-id: MQMF_SEGMENTATION_ALLOWED
        -source: [D2]
        -status: derived
        value: (msg_flags & 1) != 0
        doc: The queue manager may cut the message into segments.
        doc-ref: IBM MQ documentation, MQMDE, MsgFlags
      segment:
        -orig-id: MQMF_SEGMENT
        -source: [D1:47, D2]
        -status: derived
        value: (msg_flags & 2) != 0
        doc: The message is a segment of a longer one.
        doc-ref: IBM MQ documentation, MQMDE, MsgFlags
      last_segment:
        -orig-id: MQMF_LAST_SEGMENT
        -source: [D1:47, D2]
        -status: derived
        value: (msg_flags & 4) != 0
        doc: The message is the last segment of a longer one.
        doc-ref: IBM MQ documentation, MQMDE, MsgFlags
      msg_in_group:
        -orig-id: MQMF_MSG_IN_GROUP
        -source: [D2]
        -status: derived
        value: (msg_flags & 8) != 0
        doc: The message is one of a group.
        doc-ref: IBM MQ documentation, MQMDE, MsgFlags
      last_msg_in_group:
        -orig-id: MQMF_LAST_MSG_IN_GROUP
        -source: [D2]
        -status: derived
        value: (msg_flags & 16) != 0
        doc: The message is the last one of its group.
        doc-ref: IBM MQ documentation, MQMDE, MsgFlags
      has_lone_last:
        -source: [D2]
        -status: derived
        value: (msg_flags & 6) == 4 or (msg_flags & 24) == 16
        doc: |
          A bit for the last segment stands without the one for segments, or a bit
          for the last message of a group without the one for groups.
        doc-ref: IBM MQ documentation, MQMDE
      undefined_msg_flags:
        -source: [D2]
        -status: derived
        value: >-
          (msg_flags & 0xfe0) != 0 ? 1
          : (msg_flags & 0xff000) != 0 ? 2
          : (msg_flags & ~0xfffff) != 0 ? 3 : 0
        enum: undefined_flags
        doc: |
          Whether MsgFlags has bits without meaning, and what a queue manager does
          with them.
        doc-ref: IBM MQ documentation, MQMDE
      refusal:
        -source: [D1:43, D2]
        -status: derived
        -column: false
        value: >-
          coded_char_set_id < -3 ? 2248
          : (msg_flags & 0xfe0) != 0 ? 2249
          : msg_seq_number < 1 or msg_seq_number > 999999999 ? 2250
          : offset < 0 or offset > 999999999 ? 2251
          : original_length < -1 ? 2252 : 0
        doc: |
          Reason code with which a put fails because of the CodedCharSetId or the
          five fields, 0 for none.
          GroupId in distribution lists (2258) is not judged.
        doc-ref: IBM MQ documentation, MQMDE
enums:
  undefined_flags:
    0:
      id: none
      -source: [D2]
      doc: All bits have a meaning
    1:
      id: reject
      -source: [D2]
      doc: Bits in mask 0x00000FFF, refused with MQ reason code 2249
    2:
      id: accept_if_xmit
      -source: [D2]
      doc: Bits in mask 0x000FF000, accepted for a remote destination only
    3:
      id: accept
      -source: [D2]
      doc: Bits in mask 0xFFF00000, accepted
  byte_order:
    1:
      id: big
      -source: [D2]
      doc: Most significant byte first
    2:
      id: little
      -source: [D2]
      doc: Least significant byte first
  charset:
    0:
      id: unknown
      -source: [D2]
      doc: Not stated
    1:
      id: ascii
      -source: [D2]
      doc: Names are written as in ASCII
    2:
      id: ebcdic
      -source: [D2]
      doc: Names are written as in EBCDIC
