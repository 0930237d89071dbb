meta:
  id: mq_message
  title: IBM MQ message, its descriptor, chain of headers and data
  application: IBM MQ
  tags:
    - messaging
  license: MIT
  ks-version: '0.9'
  imports:
    - mqmd
    - mqcih
    - mqdh
    - mqdlh
    - mqiih
    - mqmde
    - mqrfh
    - mqrfh2
    - mqrmh
    - mqwih
    - mqxqh
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
  A message as it lies in a queue: the message descriptor (MQMD), then the
  message data, which begins with any number of headers and ends with the data
  of the application.

  Each structure says in Format, Encoding and CodedCharSetId what follows it:
  the name of the next header, its byte order and its character set. So byte
  order and character set may change from header to header, EBCDIC included, and
  the headers may come in any order. A format name that is no header's ends the
  chain.

  Message data without a descriptor is read too: with `has_md` false, where
  `md_format`, `encoding` and `ccsid` tell what the descriptor said.

  A header that cannot be read ends the chain as well: `outcome` of its link
  says why, the headers before it stay, and all bytes from it on are `data`. A
  message is refused only where its descriptor cannot be read. Names, folders of
  an MQRFH2 and texts that cannot be decoded are empty, and their bytes noted.

  For an MQMDE the document's table 1 (lines 38 to 45) is worked out: what a
  queue manager does with it when it is put. On z/OS (line 45) an MQMDE with a
  version 1 descriptor is examined only where the queue's IndexType is
  MQIT_GROUP_ID, which a message does not show.
doc-ref:
  - https://ibm.com/docs/SSFKSJ_9.3.0/refdev/q097780_.html MQMDE - Message descriptor extension
params:
  - id: has_md
    -status: assumed
    -default: true
    type: bool
    doc: |
      The message begins with its descriptor. False: it is message data only.
  - id: encoding
    -orig-id: Encoding
    -source: [D1:15, D1:17, D1:18]
    -status: derived
    -default: 0
    type: s4
    doc: |
      With a descriptor: the Encoding of the queue manager, in which the
      descriptor itself is. Without: the Encoding that the descriptor states. Only
      the last hexadecimal digit counts: 1 most significant byte first (273,
      785), 2 least significant byte first (546); any other one, as in 0, is not
      known and found from the bytes.
  - id: ccsid
    -orig-id: CodedCharSetId
    -source: [D1:15, D1:17, D1:18]
    -status: derived
    -default: 0
    type: s4
    doc: |
      With a descriptor: the CodedCharSetId of the queue manager. Without: the
      one that the descriptor states. 0 is not known, the first letters of the
      structure decide.
  - id: md_format
    -orig-id: Format
    -source: [D1:11, D1:34, D1:53]
    -status: derived
    -default: ''
    type: str
    doc: |
      Without a descriptor: the Format that the descriptor states, such as MQHMDE,
      with or without blanks behind it.
  - id: md_version
    -orig-id: Version
    -source: [D1:40, D1:41, D1:42, D1:43, D1:44]
    -status: derived
    -term: {zh: MQMD 版本, en: MQMD version}
    -default: 0
    type: s4
    doc: |
      Without a descriptor: its version, 1 or 2; 0 where it is not known.
  - id: md_extension_is_default
    -source: [D1:34, D1:41, D1:42]
    -status: derived
    -default: true
    type: bool
    doc: |
      Without a descriptor, where it had version 2: its five fields of version 2
      (GroupId, MsgSeqNumber, Offset, MsgFlags, OriginalLength) had their
      initial values.
seq:
  - id: md
    -orig-id: MQMD
    -source: [D1:18]
    -status: stated
    type: mqmd::md(md_encoding, ccsid, false)
    if: has_md
    doc: The message descriptor.
    doc-ref: IBM MQ documentation, MQMD
  - id: first
    -source: [D2]
    -status: derived
    -column: false
    type: announcement(first_kind, first_encoding, first_ccsid, 0, 0)
    doc: What the message data begins with; no bytes.
    doc-ref: IBM MQ documentation, MQMD, Format
  - id: links
    -source: [D1:18, D1:19, D1:47, D1:64, D1:66, D1:67, D1:68, D1:69]
    -status: stated
    -term: {zh: 头结构, en: header structures}
    type: >-
      link(_index,
      _index == 0 ? first.kind : links[_index - 1].next.kind,
      _index == 0 ? first.encoding : links[_index - 1].next.encoding,
      _index == 0 ? first.ccsid : links[_index - 1].next.ccsid,
      _index == 0 ? 0 : links[_index - 1].next.before,
      _io.pos)
    repeat: until
    repeat-until: not _.next.is_header or _index == 63
    if: first.is_header
    doc: |
      The headers in their order, each with what the structure in front said of
      it. There are at most 64; what follows then stays data.
    doc-ref: IBM MQ documentation, message headers
  - id: data
    -orig-id: application message data
    -source: [D1:70]
    -status: stated
    -term: {zh: 应用程序消息数据, en: application message data}
    size-eos: true
    doc: |
      The data of the application, or all bytes from the first header on that
      cannot be read.
    doc-ref: IBM MQ documentation, message data
instances:
  start:
    -source: [D2]
    -status: derived
    -column: false
    pos: 0
    size: '_io.size < 8 ? _io.size : 8'
    doc: The first 8 bytes as they lie, as far as there are so many.
    doc-ref: IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
  len_md:
    -source: [D1:3, D2]
    -status: derived
    -unit: byte
    -column: false
    value: 'not has_md ? 0 : md.version == 2 ? 364 : 324'
    doc: Bytes of the descriptor, 0 without one.
    doc-ref: IBM MQ documentation, MQMD
  headers:
    -source: [D1:18, D1:19]
    -status: derived
    pos: len_md
    size: _io.size - data.size - len_md
    doc: |
      The bytes of all headers in `links` that are read, as they lie between the
      descriptor and `data`.
    doc-ref: IBM MQ documentation, message headers
  knows_order:
    -source: [D2]
    -status: derived
    -column: false
    value: (encoding & 15) == 1 or (encoding & 15) == 2
    doc: The byte order of the first structure is stated.
    doc-ref: IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
  md_encoding:
    -source: [D2]
    -status: derived
    -column: false
    value: >-
      knows_order ? encoding
      : start.size == 8 and start[4] != 0 and start[7] == 0 ? 546 : 273
    doc: |
      The encoding by which the descriptor is read. As stated, else as the bytes
      of Version show it.
    doc-ref: IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
  told_kind:
    -source: [D2]
    -status: derived
    -column: false
    value: >-
      md_format == '' or md_format == '        ' ? 1
      : md_format == 'MQXMIT' or md_format == 'MQXMIT  ' ? 10
      : md_format == 'MQHMDE' or md_format == 'MQHMDE  ' ? 11
      : md_format == 'MQDEAD' or md_format == 'MQDEAD  ' ? 12
      : md_format == 'MQHDIST' or md_format == 'MQHDIST ' ? 13
      : md_format == 'MQHRF' or md_format == 'MQHRF   ' ? 14
      : md_format == 'MQHRF2' or md_format == 'MQHRF2  ' ? 15
      : md_format == 'MQCICS' or md_format == 'MQCICS  ' ? 16
      : md_format == 'MQIMS' or md_format == 'MQIMS   ' ? 17
      : md_format == 'MQHWIH' or md_format == 'MQHWIH  ' ? 18
      : md_format == 'MQHREF' or md_format == 'MQHREF  ' ? 19
      : md_format == 'MQADMIN' or md_format == 'MQADMIN ' ? 30
      : md_format == 'MQAMQP' or md_format == 'MQAMQP  ' ? 31
      : md_format == 'MQCHCOM' or md_format == 'MQCHCOM ' ? 32
      : md_format == 'MQCMD1' or md_format == 'MQCMD1  ' ? 33
      : md_format == 'MQCMD2' or md_format == 'MQCMD2  ' ? 34
      : md_format == 'MQHEPCF' or md_format == 'MQHEPCF ' ? 35
      : md_format == 'MQEVENT' or md_format == 'MQEVENT ' ? 36
      : md_format == 'MQIMSVS' or md_format == 'MQIMSVS ' ? 37
      : md_format == 'MQPCF' or md_format == 'MQPCF   ' ? 38
      : md_format == 'MQSTR' or md_format == 'MQSTR   ' ? 39
      : md_format == 'MQTRIG' or md_format == 'MQTRIG  ' ? 40
      : 0
    doc: Number of the format that the caller gave.
    doc-ref: IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
  first_kind:
    -source: [D2]
    -status: derived
    -column: false
    value: 'has_md ? md.format.kind.to_i : told_kind'
    doc: Number of the format of the message data.
    doc-ref: IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
  first_encoding:
    -source: [D2]
    -status: derived
    -column: false
    value: >-
      has_md ? md.encoding
      : knows_order or told_kind < 10 or told_kind > 19 ? encoding
      : start.size == 8 and start[4] != 0 and start[7] == 0 ? 546 : 273
    doc: |
      Encoding of the message data. Where a header comes first and nobody told,
      as the bytes of its Version show it.
    doc-ref: IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
  first_ccsid:
    -source: [D2]
    -status: derived
    -column: false
    value: 'not has_md or md.coded_char_set_id <= 0 ? ccsid : md.coded_char_set_id'
    doc: CCSID of the message data. Of 0 and below the descriptor's own stays.
    doc-ref: IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
  ending:
    -source: [D2]
    -status: derived
    value: >-
      not first.is_header ? 0
      : links.last.next.is_header ? 20 : links.last.next.outcome
    enum: ending
    doc: Why the chain of headers ends.
    doc-ref: IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
  data_kind:
    -source: [D2]
    -status: derived
    value: 'first.is_header ? links.last.next.kind : first.kind'
    enum: format_kind
    doc: |
      What the data is, by its format name; for a header that cannot be read,
      that header.
    doc-ref: IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
  data_encoding:
    -orig-id: Encoding
    -source: [D2]
    -status: derived
    value: 'first.is_header ? links.last.next.encoding : first.encoding'
    doc: How numbers are written in the data, as the last structure said.
    doc-ref: IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
  data_ccsid:
    -orig-id: CodedCharSetId
    -source: [D2]
    -status: derived
    value: 'first.is_header ? links.last.next.ccsid : first.ccsid'
    doc: |
      CCSID of the text in the data, as the last structure said; 0 where nobody
      said so.
    doc-ref: IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
  text:
    -source: [D2]
    -status: derived
    -encoding-errors: note
    value: >-
      data_ccsid == 1208 ? data.to_s('UTF-8')
      : data_ccsid == 819 ? data.to_s('ISO-8859-1')
      : data_ccsid == 1252 ? data.to_s('windows-1252')
      : data_ccsid == 437 ? data.to_s('IBM437')
      : data_ccsid == 850 ? data.to_s('IBM850')
      : data_ccsid == 37 ? data.to_s('IBM037')
      : data_ccsid == 273 ? data.to_s('IBM273')
      : data_ccsid == 500 ? data.to_s('IBM500')
      : data_ccsid == 1047 ? data.to_s('IBM1047')
      : data_ccsid == 1140 ? data.to_s('IBM1140')
      : (data_encoding & 15) == 2 ? data.to_s('UTF-16LE') : data.to_s('UTF-16BE')
    if: >-
      ending == ending::data and data_kind == format_kind::string
      and (data_ccsid == 1208 or data_ccsid == 819 or data_ccsid == 1252
      or data_ccsid == 437 or data_ccsid == 850 or data_ccsid == 37
      or data_ccsid == 273 or data_ccsid == 500 or data_ccsid == 1047
      or data_ccsid == 1140 or data_ccsid == 1200 or data_ccsid == 13488
      or data_ccsid == 17584)
    doc: |
      The data as text, where its format is MQSTR and its CCSID one of those
      that are read; UTF-16 has the byte order of `data_encoding`.
    doc-ref: IBM MQ documentation, MQMD, Format, Encoding and CodedCharSetId
types:
  announcement:
    doc: What comes next in a message, as the structure in front says; no bytes.
    params:
      - id: kind
        -orig-id: Format
        -source: [D2]
        -status: derived
        type: s4
        doc: Number of the format, as in `format_kind`.
        doc-ref: IBM MQ documentation, MQMD, Format
      - id: encoding
        -orig-id: Encoding
        -source: [D2]
        -status: derived
        type: s4
        doc: Encoding of what comes next.
        doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
      - id: ccsid
        -orig-id: CodedCharSetId
        -source: [D2]
        -status: derived
        type: s4
        doc: |
          CCSID of what comes next; of 0 and below that of the structure in
          front stays.
        doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
      - id: before
        -status: derived
        type: s4
        doc: Number of the header in front, 0 for the descriptor.
      - id: outcome
        -status: derived
        type: s4
        doc: Number of what is wrong with the header in front, 0 for nothing.
    instances:
      is_header:
        -source: [D2]
        -status: derived
        value: outcome == 0 and kind >= 10 and kind <= 19
        doc: A header comes next.
        doc-ref: IBM MQ documentation, message headers
  link:
    doc: One header with what the structure in front said of it.
    params:
      - id: index
        -status: derived
        type: s4
        doc: How many headers lie in front.
      - id: told_kind
        -orig-id: Format
        -status: derived
        type: s4
        doc: Number of the format, as in `format_kind`.
      - id: told_encoding
        -orig-id: Encoding
        -source: [D2]
        -status: derived
        type: s4
        doc: Encoding of this header.
        doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
      - id: told_ccsid
        -orig-id: CodedCharSetId
        -source: [D2]
        -status: derived
        type: s4
        doc: CCSID of this header's names, 0 where it is not known.
        doc-ref: IBM MQ documentation, MQMD, Encoding and CodedCharSetId
      - id: before
        -status: derived
        type: s4
        doc: Number of the header in front, 0 for the descriptor.
      - id: begin
        -status: derived
        -unit: byte
        type: s4
        doc: Where this header begins in the message.
    seq:
      - id: spelling
        -source: [D2]
        -status: derived
        -column: false
        type: 'spelling(is_in_ascii ? 1 : is_in_ebcdic ? 2 : 0)'
        doc: The character set of the header's letters; no bytes.
        doc-ref: IBM MQ documentation, message headers
      - id: verdict
        -source: [D2]
        -status: derived
        -column: false
        type: verdict(found)
        doc: Whether the header can be read; no bytes.
        doc-ref: IBM MQ documentation, MQMD, Format
      - id: header
        -source: [D1:19, D1:64, D1:66, D1:67, D1:68, D1:69, D2]
        -status: derived
        type:
          switch-on: told_kind
          cases:
            10: mqxqh::xqh(told_encoding, told_ccsid)
            11: mqmde::mde(told_encoding, told_ccsid, true)
            12: mqdlh::dlh(told_encoding, told_ccsid)
            13: mqdh::dh(told_encoding, told_ccsid)
            14: mqrfh::rfh(told_encoding, told_ccsid)
            15: mqrfh2::rfh2(told_encoding, told_ccsid)
            16: mqcih::cih(told_encoding, told_ccsid)
            17: mqiih::iih(told_encoding, told_ccsid)
            18: mqwih::wih(told_encoding, told_ccsid)
            19: mqrmh::rmh(told_encoding, told_ccsid)
        if: verdict.code == 0
        doc: The header itself; absent where it cannot be read.
        doc-ref: IBM MQ documentation, message headers
      - id: next
        -source: [D2]
        -status: derived
        -column: false
        type: announcement(next_kind, said_encoding, next_ccsid, told_kind, verdict.code)
        doc: What comes next, with all that is inherited; no bytes.
        doc-ref: IBM MQ documentation, message headers
      - id: following
        -source: [D2]
        -status: derived
        type: mqmd::data_context(next.kind, said_encoding, said_ccsid)
        doc: |
          What the header says of that which follows it, taken apart; no bytes.
          Where it cannot be read, what was said of it.
        doc-ref: IBM MQ documentation, message headers
    instances:
      announced:
        -orig-id: Format
        -source: [D1:11, D1:18, D1:19, D1:34, D1:53, D2]
        -status: derived
        value: told_kind
        enum: format_kind
        doc: The header that the format name in front announces.
        doc-ref: IBM MQ documentation, message headers
      encoding:
        -orig-id: Encoding
        -source: [D1:17, D1:18, D1:19, D2]
        -status: derived
        value: told_encoding
        doc: |
          Encoding of this header, as the structure in front says; only the last
          hexadecimal digit counts.
        doc-ref: IBM MQ documentation, message headers
      ccsid:
        -orig-id: CodedCharSetId
        -source: [D1:17, D1:18, D1:19, D2]
        -status: derived
        value: told_ccsid
        doc: |
          CCSID of this header's names, as the structure in front says; 0 where
          nobody said so.
        doc-ref: IBM MQ documentation, message headers
      offset:
        -source: [D2]
        -status: derived
        -unit: byte
        value: begin
        doc: Where this header begins in the message.
        doc-ref: IBM MQ documentation, message headers
      outcome:
        -source: [D2]
        -status: derived
        value: verdict.code
        enum: outcome
        doc: Whether the header can be read, and if not, why.
        doc-ref: IBM MQ documentation, message headers
      reason:
        -source: [D2]
        -status: derived
        value: >-
          verdict.code == 3 or verdict.code == 4 or verdict.code == 8 ? 2142
          : told_kind == 10 ? 2260
          : told_kind == 12 ? 2141
          : told_kind == 13 ? 2135
          : told_kind <= 15 ? 2334
          : told_kind == 16 ? 2140
          : told_kind == 17 ? 2148
          : told_kind == 18 ? 2333 : 2220
        if: told_kind != 11 and verdict.code != 0
        doc: |
          Reason code of MQ for a header that cannot be read: that of its kind,
          or 2142 where it is not in the byte order or character set told. Of an
          MQMDE `mqmde_reason` says it.
        doc-ref: IBM MQ documentation, reason codes 2135 to 2334
      letters:
        -source: [D2]
        -status: derived
        value: spelling.code
        enum: letters
        doc: The character set that the first four letters of the header are in.
        doc-ref: IBM MQ documentation, message headers
      len_left:
        -source: [D2]
        -status: derived
        -unit: byte
        -column: false
        value: _io.size - begin
        doc: Bytes of the message from this header on.
        doc-ref: IBM MQ documentation, message headers
      front:
        -source: [D2]
        -status: derived
        -column: false
        pos: begin
        type: front((told_encoding & 15) == 2, len_left >= 20)
        doc: The first 20 bytes, which most headers have alike, in the stated byte order.
        doc-ref: IBM MQ documentation, message headers
      struc_id:
        -source: [D2]
        -status: derived
        -column: false
        pos: begin
        type: four_bytes(len_left >= 4)
        doc: The first 4 bytes.
        doc-ref: IBM MQ documentation, message headers
      embedded_id:
        -source: [D2]
        -status: derived
        -column: false
        pos: 'told_kind == 10 and len_left >= 108 ? begin + 104 : begin'
        type: four_bytes(told_kind == 10 and len_left >= 108)
        doc: The first 4 bytes of the descriptor in an MQXQH.
        doc-ref: IBM MQ documentation, message headers
      is_embedded_md:
        -source: [D2]
        -status: derived
        -column: false
        value: 'embedded_id.number == (spelling.code == 2 ? 0xd4c44040 : 0x4d442020)'
        doc: The descriptor in an MQXQH begins with the letters MD.
        doc-ref: IBM MQ documentation, message headers
      is_in_ascii:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          len_left >= 4 and struc_id.number ==
          (told_kind == 10 ? 0x58514820
          : told_kind == 11 ? 0x4d444520
          : told_kind == 12 ? 0x444c4820
          : told_kind == 13 ? 0x44482020
          : told_kind <= 15 ? 0x52464820
          : told_kind == 16 ? 0x43494820
          : told_kind == 17 ? 0x49494820
          : told_kind == 18 ? 0x57494820
          : 0x524d4820)
        doc: StrucId is that of the announced header in ASCII.
        doc-ref: IBM MQ documentation, message headers
      is_in_ebcdic:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          len_left >= 4 and struc_id.number ==
          (told_kind == 10 ? 0xe7d8c840
          : told_kind == 11 ? 0xd4c4c540
          : told_kind == 12 ? 0xc4d3c840
          : told_kind == 13 ? 0xc4c84040
          : told_kind <= 15 ? 0xd9c6c840
          : told_kind == 16 ? 0xc3c9c840
          : told_kind == 17 ? 0xc9c9c840
          : told_kind == 18 ? 0xe6c9c840
          : 0xd9d4c840)
        doc: StrucId is that of the announced header in EBCDIC.
        doc-ref: IBM MQ documentation, message headers
      is_ebcdic_told:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          told_ccsid == 37 or told_ccsid == 273 or told_ccsid == 277
          or told_ccsid == 500 or told_ccsid == 1047 or told_ccsid == 1140
        doc: The CCSID is one of EBCDIC.
        doc-ref: IBM MQ documentation, message headers
      is_ascii_told:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          told_ccsid == 437 or told_ccsid == 819 or told_ccsid == 850
          or told_ccsid == 1208 or told_ccsid == 1252
        doc: The CCSID is one that writes names as ASCII does.
        doc-ref: IBM MQ documentation, message headers
      len_fixed:
        -source: [D2]
        -status: derived
        -unit: byte
        -column: false
        value: >-
          told_kind == 10 ? 428
          : told_kind == 11 ? 72
          : told_kind == 12 ? 172
          : told_kind == 13 ? 48
          : told_kind == 14 ? 32
          : told_kind == 15 ? 36
          : told_kind == 16 ? 164
          : told_kind == 17 ? 84
          : told_kind == 18 ? 120
          : 108
        doc: Bytes that this header has at the least.
        doc-ref: IBM MQ documentation, message headers
      is_known_version:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          front.words.version == (told_kind == 11 or told_kind == 15 ? 2 : 1)
          or (told_kind == 16 and front.words.version == 2)
        doc: The version exists.
        doc-ref: IBM MQ documentation, message headers
      is_swapped_version:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          front.words.version == 0x1000000 or front.words.version == 0x2000000
        doc: Version would be 1 or 2 in the other byte order.
        doc-ref: IBM MQ documentation, message headers
      is_bad_length:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          told_kind == 11 ? front.words.struc_length != 72
          : told_kind == 16 ? front.words.struc_length != (front.words.version == 1 ? 164 : 180)
          : told_kind == 17 ? front.words.struc_length != 84
          : told_kind == 18 ? front.words.struc_length != 120
          : told_kind >= 13 and front.words.struc_length < len_fixed
        doc: StrucLength does not fit the version of this header.
        doc-ref: IBM MQ documentation, message headers
      form:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          is_known_version
          ? (is_bad_length ? 7 : told_kind >= 13 and front.words.struc_length > len_left ? 1
          : told_kind == 10 and not is_embedded_md ? 9 : 0)
          : (told_kind == 14 or told_kind == 15) and (front.words.version == 1 or front.words.version == 2) ? 6
          : is_swapped_version ? 4 : 5
        doc: Number of what is wrong behind the letters, 0 for nothing.
        doc-ref: IBM MQ documentation, message headers
      found:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          (told_encoding & 15) != 1 and (told_encoding & 15) != 2 ? 8
          : len_left < len_fixed ? 1
          : spelling.code == 0 ? 2
          : spelling.code == 1 ? (is_ebcdic_told ? 3 : form) : is_ascii_told ? 3 : form
        doc: Number of what is wrong with this header, 0 where it can be read.
        doc-ref: IBM MQ documentation, message headers
      next_kind:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          verdict.code != 0 ? told_kind
          : told_kind == 10 ? header.as<mqxqh::xqh>.msg_desc.format.kind.to_i
          : told_kind == 11 ? header.as<mqmde::mde>.format_kind
          : told_kind == 12 ? header.as<mqdlh::dlh>.format.kind.to_i
          : told_kind == 13 ? header.as<mqdh::dh>.format.kind.to_i
          : told_kind == 14 ? header.as<mqrfh::rfh>.format.kind.to_i
          : told_kind == 15 ? header.as<mqrfh2::rfh2>.format.kind.to_i
          : told_kind == 16 ? header.as<mqcih::cih>.format.kind.to_i
          : told_kind == 17 ? header.as<mqiih::iih>.format.kind.to_i
          : told_kind == 18 ? header.as<mqwih::wih>.format.kind.to_i
          : told_kind == 19 ? header.as<mqrmh::rmh>.format.kind.to_i
          : 0
        doc: Number of the format of what follows.
        doc-ref: IBM MQ documentation, message headers
      said_encoding:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          verdict.code != 0 or told_kind == 16 or told_kind == 17 ? told_encoding
          : told_kind == 10 ? header.as<mqxqh::xqh>.msg_desc.encoding
          : told_kind == 12 ? header.as<mqdlh::dlh>.encoding
          : front.words.encoding
        doc: Encoding that the header says; MQCIH and MQIIH leave it as it is.
        doc-ref: IBM MQ documentation, message headers
      said_ccsid:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          verdict.code != 0 or told_kind == 16 or told_kind == 17 ? told_ccsid
          : told_kind == 10 ? header.as<mqxqh::xqh>.msg_desc.coded_char_set_id
          : told_kind == 12 ? header.as<mqdlh::dlh>.coded_char_set_id
          : front.words.ccsid
        doc: CCSID that the header says; MQCIH and MQIIH leave it as it is.
        doc-ref: IBM MQ documentation, message headers
      next_ccsid:
        -source: [D2]
        -status: derived
        -column: false
        value: 'said_ccsid > 0 ? said_ccsid : told_ccsid'
        doc: CCSID of what follows; of 0 and below this header's own stays.
        doc-ref: IBM MQ documentation, message headers
      mqmde_action:
        -source: [D1:36, D1:38, D1:40, D1:41, D1:42, D1:43, D1:44, D1:45]
        -status: stated
        -term: {zh: 队列管理器执行的操作, en: action of the queue manager}
        value: >-
          index > 0 and before != 10 ? (before == 11 ? 2 : 4)
          : verdict.code == 1 or verdict.code == 2 or verdict.code == 7 ? 3
          : verdict.code != 0 or not is_native ? 2
          : header.as<mqmde::mde>.refusal != 0 ? 3
          : before == 10 or md_version == 1 ? 1
          : md_version == 0 ? 5
          : md_is_default ? 1 : 2
        enum: mqmde_action
        if: told_kind == 11
        doc: |
          What a queue manager does with this MQMDE when it is put with its
          descriptor, by table 1 of the document. Behind an MQXQH the embedded
          descriptor counts, which has version 1.
        doc-ref: IBM MQ documentation, MQMDE, MQMDE specified on MQPUT and MQPUT1 calls
      mqmde_reason:
        -source: [D1:43, D2]
        -status: derived
        -term: {zh: 原因码, en: reason code}
        value: 'verdict.code == 0 ? header.as<mqmde::mde>.refusal : 2248'
        if: told_kind == 11 and mqmde_action == mqmde_action::call_fails
        doc: |
          Reason code with which the call fails; 2248 is a bad MQMDE or CCSID, 2249 bad
          MsgFlags, 2250 a bad MsgSeqNumber, 2251 a bad Offset, 2252 a bad
          OriginalLength.
        doc-ref: IBM MQ documentation, reason codes 2248 to 2252
      md_version:
        -source: [D2]
        -status: derived
        -column: false
        value: '_parent.has_md ? _parent.md.version : _parent.md_version'
        doc: Version of the message's descriptor, 0 where it is not known.
        doc-ref: IBM MQ documentation, MQMDE, MQMDE specified on MQPUT and MQPUT1 calls
      md_is_default:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          not _parent.has_md ? _parent.md_extension_is_default
          : _parent.md.version != 2 or _parent.md.extension.is_default
        doc: |
          The five fields of version 2 have their initial values in the
          message's descriptor.
        doc-ref: IBM MQ documentation, MQMDE, MQMDE specified on MQPUT and MQPUT1 calls
      is_native:
        -source: [D1:15, D1:21, D2]
        -status: derived
        -column: false
        value: >-
          before == 10 or not _parent.has_md
          or ((_parent.md_encoding & 15) == (told_encoding & 15)
          and _parent.md.is_ebcdic == (spelling.code == 2))
        doc: |
          The header has the byte order and character set of the queue manager,
          as far as the descriptor shows those.
        doc-ref: IBM MQ documentation, MQMDE, Character set and encoding
  front:
    doc: |
      What most headers begin with. The rest of it means the same in those that
      have a StrucLength, but for MQCIH and MQIIH.
    params:
      - id: is_reversed
        -status: derived
        type: bool
        doc: Numbers have the least significant byte first.
      - id: is_there
        -status: derived
        type: bool
        doc: There are so many bytes.
    seq:
      - id: words
        -source: [D2]
        -status: derived
        type: words(is_reversed)
        if: is_there
        doc: The first 20 bytes.
        doc-ref: IBM MQ documentation, message headers
  words:
    meta:
      endian:
        switch-on: is_reversed
        cases:
          true: le
          false: be
    doc: Letters and the first four numbers of a header.
    params:
      - id: is_reversed
        -status: derived
        type: bool
        doc: Numbers have the least significant byte first.
    seq:
      - id: struc_id
        -orig-id: StrucId
        -source: [D2]
        -status: derived
        size: 4
        doc: Letters of the header.
        doc-ref: IBM MQ documentation, message headers
      - id: version
        -orig-id: Version
        -source: [D2]
        -status: derived
        type: s4
        doc: Version of the header.
        doc-ref: IBM MQ documentation, message headers
      - id: struc_length
        -orig-id: StrucLength
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        doc: Length of the header, where it has one.
        doc-ref: IBM MQ documentation, message headers
      - id: encoding
        -orig-id: Encoding
        -source: [D2]
        -status: derived
        type: s4
        doc: Encoding of what follows, where it stands here.
        doc-ref: IBM MQ documentation, message headers
      - id: ccsid
        -orig-id: CodedCharSetId
        -source: [D2]
        -status: derived
        type: s4
        doc: CCSID of what follows, where it stands here.
        doc-ref: IBM MQ documentation, message headers
  four_bytes:
    doc: Four bytes, which are letters, as a number.
    params:
      - id: is_there
        -status: derived
        type: bool
        doc: There are so many bytes.
    seq:
      - id: number
        -orig-id: StrucId
        -source: [D2]
        -status: derived
        type: u4be
        if: is_there
        doc: The four bytes, the first one the most significant.
        doc-ref: IBM MQ documentation, message headers
  spelling:
    doc: The character set of a header's letters; no bytes.
    params:
      - id: code
        -status: derived
        type: s4
        doc: Number of it, as in `letters`.
  verdict:
    doc: Whether a header can be read; no bytes.
    params:
      - id: found
        -status: derived
        type: s4
        doc: Number of what is wrong, 0 for nothing.
    instances:
      code:
        -source: [D2]
        -status: derived
        value: found
        doc: Number of what is wrong, 0 for nothing.
        doc-ref: IBM MQ documentation, message headers
enums:
  format_kind:
    0:
      id: application
      -source: [D2]
      doc: Name that is not built in
    1:
      id: none
      -source: [D2]
      doc: Blank. The data has no format name
    10:
      id: xmit_q_header
      -source: [D2]
      doc: Transmission queue header MQXQH
    11:
      id: md_extension
      -source: [D1:11, D1:34, D1:53]
      doc: Message descriptor extension MQMDE
    12:
      id: dead_letter_header
      -source: [D2]
      doc: Dead-letter header MQDLH
    13:
      id: dist_header
      -source: [D2]
      doc: Distribution header MQDH
    14:
      id: rf_header_1
      -source: [D2]
      doc: Rules and formatting header MQRFH
    15:
      id: rf_header_2
      -source: [D2]
      doc: Rules and formatting header MQRFH2
    16:
      id: cics
      -source: [D2]
      doc: CICS bridge header MQCIH
    17:
      id: ims
      -source: [D2]
      doc: IMS bridge header MQIIH
    18:
      id: work_info_header
      -source: [D2]
      doc: Work information header MQWIH
    19:
      id: ref_msg_header
      -source: [D2]
      doc: Reference message header MQRMH
    30:
      id: admin
      -source: [D2]
      doc: Administration in programmable command format
    31:
      id: amqp
      -source: [D2]
      doc: Message of the AMQP protocol
    32:
      id: channel_completed
      -source: [D2]
      doc: A channel has ended
    33:
      id: command_1
      -source: [D2]
      doc: Reply to a command, first form
    34:
      id: command_2
      -source: [D2]
      doc: Reply to a command, second form
    35:
      id: embedded_pcf
      -source: [D2]
      doc: |
        Embedded programmable command format header, which could chain too and
        is not taken apart here
    36:
      id: event
      -source: [D2]
      doc: Event of a queue manager
    37:
      id: ims_var_string
      -source: [D2]
      doc: Text for IMS
    38:
      id: pcf
      -source: [D2]
      doc: Programmable command format
    39:
      id: string
      -source: [D2]
      doc: Text
    40:
      id: trigger
      -source: [D2]
      doc: Trigger message MQTM, 684 bytes
  outcome:
    0:
      id: read
      doc: The header is read
    1:
      id: truncated
      doc: Fewer bytes are left than the header has
    2:
      id: wrong_struc_id
      doc: Does not begin with the letters of the announced header
    3:
      id: charset_mismatch
      doc: |
        Begins with the letters in the other character set than the CCSID says
    4:
      id: byte_order_mismatch
      doc: |
        Its Version makes sense in the other byte order than the encoding says
    5:
      id: unsupported_version
      doc: There is no such version
    6:
      id: version_format_disagreement
      doc: An MQRFH of one version is announced by the format name of the other
    7:
      id: bad_struc_length
      doc: StrucLength does not fit the version
    8:
      id: integer_order_undefined
      doc: The encoding does not say the byte order of whole numbers
    9:
      id: wrong_embedded_struc_id
      doc: The descriptor in an MQXQH does not begin with MD
  ending:
    0:
      id: data
      doc: |
        The format name announces no header: the data of the application
    1:
      id: truncated
      doc: Fewer bytes are left than the header has
    2:
      id: wrong_struc_id
      doc: Does not begin with the letters of the announced header
    3:
      id: charset_mismatch
      doc: |
        Begins with the letters in the other character set than the CCSID says
    4:
      id: byte_order_mismatch
      doc: |
        Its Version makes sense in the other byte order than the encoding says
    5:
      id: unsupported_version
      doc: There is no such version
    6:
      id: version_format_disagreement
      doc: An MQRFH of one version is announced by the format name of the other
    7:
      id: bad_struc_length
      doc: StrucLength does not fit the version
    8:
      id: integer_order_undefined
      doc: The encoding does not say the byte order of whole numbers
    9:
      id: wrong_embedded_struc_id
      doc: The descriptor in an MQXQH does not begin with MD
    20:
      id: too_many_headers
      doc: After 64 headers one more is announced
  letters:
    0:
      id: neither
      doc: Neither
    1:
      id: ascii
      doc: ASCII
    2:
      id: ebcdic
      doc: EBCDIC
  mqmde_action:
    1:
      id: honoured
      -source: [D1:40, D1:41]
      doc: |
        The MQMDE is honoured: its fields become those of the message
    2:
      id: message_data
      -source: [D1:42, D1:44]
      doc: The MQMDE is treated as message data
    3:
      id: call_fails
      -source: [D1:43]
      doc: The call fails with a reason code
    4:
      id: elsewhere
      doc: |
        The MQMDE does not stand at the front of the data: the table does not
        speak of it. Of several only the first can have been honoured
    5:
      id: unknown
      doc: The version of the descriptor is not known
