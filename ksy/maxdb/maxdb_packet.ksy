meta:
  id: maxdb_packet
  title: SAP DB and MaxDB order interface packet
  application:
    - SAP DB
    - SAP MaxDB
  tags:
    - database
    - network
  license: MIT
  ks-version: '0.11'
  encoding: ISO-8859-1
  bit-endian: be
  -version: 0.1.0
  -instance-errors: refuse
  -source:
    - id: D1
      title: Order interface of SAP DB, slides with notes (2002)
      lang: en
      file: 004_d3261d1e224c364c.txt
      sha256: c5a52b87f4f6e61dc2c594fef7b86f2ab324c9f8be968f6a032d6f227a7b8b5b
    - id: D2
      title: Order interface manual, release 7.3 (SOURCES/PDF/7.3/xorder7.pdf)
      lang: en
      url: https://github.com/GunterMueller/MaxDB_GPL_Releases
    - id: D3
      title: Order interface of SAP DB, the slides undamaged (SOURCES/PDF/7.3/sap_db_network_protocol.pdf)
      lang: en
      url: https://github.com/GunterMueller/MaxDB_GPL_Releases
    - id: D4
      title: Sources of MaxDB 7.6.00.37 (sys/src)
      lang: en
      url: https://github.com/GunterMueller/MaxDB_GPL_Releases
doc: |
  What a client and the database kernel send to each other: a header of 32 bytes,
  then segments. A segment of a request is one command; the reply has one segment
  for it. A segment has parts, each a header of 16 bytes and a body; the next part
  begins at a multiple of 8 bytes.

  Only the first two bytes can be read before the byte order is known: the second
  decides it for all that follows. There is no magic number.

  The source document (D1) is a damaged copy of slides: it names the fields and
  shows traces, most offsets and numbers are lost. Those have the status
  "derived": they were read in the order interface manual of release 7.3, in the
  undamaged slides and in the published sources of the vendor. The layout is the
  same from release 6.2 to 7.6; enumerations hold the values of all of them.

  Not refused: unknown kinds of parts (their bodies stay raw bytes, as every
  client and kernel has to ignore them), unknown message types, function codes,
  data types, attribute and option bits, any filler, bytes behind the last
  segment. Not judged, because a packet alone does not show it: whether a session
  agreed on vardata, and what belongs to which request.

  Rows of data parts stay raw: their widths are told by the description
  (shortinfo) of this reply or of an earlier parse.
doc-ref:
  - https://github.com/GunterMueller/MaxDB_GPL_Releases SOURCES/PDF/7.3/xorder7.pdf, the manual
  - https://github.com/GunterMueller/MaxDB_GPL_Releases SOURCES/PDF/7.3/sap_db_network_protocol.pdf, the slides
params:
  - id: strictness
    -status: assumed
    -default: 1
    type: u1
    doc: |
      Whose rules a packet has to obey. 0: those without which it cannot be read,
      as the vendor's packet checker has them. 1: of requests also those of the
      kernel's dispatcher that one packet shows. 2: also those of the 7.6 kernel
      within a session (SQL mode 1 to 5, code types 0 and 19 to 22).
  - id: accept_termchar
    -status: assumed
    -default: 0
    type: u1
    doc: |
      1 accepts the code types 3 to 18, character sets of release 7.3 and older.
      They are not known, so that texts stay bytes.
  - id: ebcdic_ccsid
    -status: assumed
    -default: 37
    type: u2
    doc: |
      Code page of packets in EBCDIC: 37, 500 or 1047; any other number is taken as
      37. No source names it.
  - id: vardata_250
    -status: assumed
    -default: 0
    type: u1
    doc: |
      Meaning of 250 as the first byte of a vardata field. 0: a length, as the
      kernel and the drivers have it. 1: a mark without bytes, as the packet checker
      has it.
seq:
  - id: code_type
    -orig-id: sp1h_mess_code
    -source: [D1:3, D1:107]
    -status: stated
    type: u1
    enum: code_type
    valid:
      expr: >-
        _ == code_type::ascii or _ == code_type::unicode_swap or _ == code_type::unicode
        or _ == code_type::unicode_native or _ == code_type::utf8
        or (strictness < 2 and (_ == code_type::ebcdic or _ == code_type::codeneutral
        or _ == code_type::instance_code))
        or (accept_termchar == 1 and _.to_i > 2 and _.to_i < 19)
      -reason: code type that the kernel does not accept
    doc: Character set of the texts in this packet.
    doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_packet_header
  - id: swap_kind
    -orig-id: sp1h_mess_swap
    -source: [D1:3, D1:107]
    -status: stated
    type: u1
    enum: swap_kind
    valid:
      expr: >-
        (_ == swap_kind::normal or _ == swap_kind::full_swapped) and (strictness == 0
        or ((code_type != code_type::unicode_swap or _ == swap_kind::full_swapped)
        and (code_type != code_type::unicode or _ == swap_kind::normal)))
      -reason: unknown byte order, or one that does not fit the code type
    doc: |
      Byte order of the numbers in this packet. The kernel answers in the order of
      the client. Code type unicode_swap goes with full_swapped, unicode with normal.
    doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_packet_header
  - id: header
    -orig-id: tsp1_packet_header
    -source: [D1:3]
    -status: stated
    type: packet_header
    doc: The rest of the packet header, 30 bytes.
    doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_packet_header
  - id: varpart
    -orig-id: sp1_varpart
    -source: [D1:6, D1:7]
    -status: stated
    size: header.varpart_len
    type: varpart
    doc: The used part of the packet behind its header.
    doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_packet_header
instances:
  charset:
    -source: [D4]
    -status: derived
    value: >-
      code_type == code_type::ascii ? 1
      : code_type == code_type::unicode_swap ? 2
      : code_type == code_type::unicode ? 3
      : code_type == code_type::unicode_native
      ? (swap_kind == swap_kind::full_swapped ? 2 : 3)
      : code_type == code_type::utf8 ? 4
      : code_type != code_type::ebcdic ? 0
      : ebcdic_ccsid == 500 ? 6
      : ebcdic_ccsid == 1047 ? 7 : 5
    enum: charset
    doc: Character set in which texts are decoded.
    doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_packet_header
types:
  packet_header:
    meta:
      endian:
        switch-on: _root.swap_kind
        cases:
          swap_kind::normal: be
          swap_kind::full_swapped: le
    seq:
      - id: filler1
        -orig-id: sp1h_filler1
        -source: [D1:3]
        -status: stated
        type: s2
        doc: Always 0.
        doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_packet_header
      - id: appl_version
        -orig-id: sp1h_appl_version
        -source: [D1:3, D1:107, D1:189]
        -status: stated
        size: 5
        type: str
        doc: Version of the client, five digits; 70205 is 7.02.05. Never converted.
        doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_packet_header
      - id: application
        -orig-id: sp1h_application
        -source: [D1:3, D1:107, D1:189]
        -status: stated
        size: 3
        type: str
        doc: |
          The client: CPC precompiler, CPP SQLClass, DBM database manager, DBG
          procedure debugger, GPC generic client, JDB JDBC, KNL kernel, LOA loader, ODB
          ODBC, UTI utility, XCI test client. Other names are allowed. Never converted.
        doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_packet_header
      - id: varpart_size
        -orig-id: sp1h_varpart_size
        -source: [D1:3, D1:4, D1:67]
        -status: stated
        -unit: byte
        type: s4
        valid:
          min: 0
          -reason: negative capacity
        doc: Room behind the header; the used length is the next field.
        doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_packet_header
      - id: varpart_len
        -orig-id: sp1h_varpart_len
        -source: [D1:3, D1:5, D1:107]
        -status: stated
        -unit: byte
        type: s4
        valid:
          expr: _ >= 0 and _ <= varpart_size
          -reason: negative length, or more than varpart_size
        doc: Used bytes behind the header, the sum of all segments.
        doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_packet_header
      - id: filler2
        -orig-id: sp1h_filler2
        -source: [D1:3]
        -status: stated
        type: s2
        doc: Always 0.
        doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_packet_header
      - id: no_of_segm
        -orig-id: sp1h_no_of_segm
        -source: [D1:3, D1:7, D1:107, D1:236]
        -status: stated
        type: s2
        valid:
          expr: _ >= 1 and _ <= varpart_len / 40
          -reason: no segment, or more than varpart_len has room for
        doc: Number of segments, at least 1.
        doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_packet_header
      - id: filler3
        -orig-id: sp1h_filler3
        -source: [D4]
        -status: derived
        size: 8
        doc: Usually 0; an error reply without a request may hold blanks.
        doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_packet_header
  varpart:
    meta:
      endian:
        switch-on: _root.swap_kind
        cases:
          swap_kind::normal: be
          swap_kind::full_swapped: le
    seq:
      - id: segments
        -orig-id: sp1_segm
        -source: [D1:7, D1:8, D1:10, D1:12]
        -status: stated
        type: segment(_index)
        repeat: expr
        repeat-expr: _root.header.no_of_segm
        doc: |
          The commands, or the replies to them in the same order. A reply may have
          fewer segments than its request: a failing commit ends it.
        doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_packet
      - id: behind
        -source: [D4]
        -status: derived
        size-eos: true
        doc: What lies behind the last segment; empty in a sound packet.
        doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_packet
    types:
      segment:
        -source: [D1:32, D1:34]
        doc: A command or the reply to one, a header of 40 bytes and parts.
        params:
          - id: index
            -status: derived
            type: s4
            doc: Position of this segment in the packet, from 0.
        seq:
          - id: segm_len
            -orig-id: sp1s_segm_len
            -source: [D1:32, D1:109]
            -status: stated
            -unit: byte
            type: s4
            valid:
              expr: _ >= 40 and _ <= _io.size - _io.pos + 4
              -reason: segment shorter than its header, or beyond varpart_len
            doc: |
              Used bytes of this segment with its header and with all parts and their
              fillers. A multiple of 8; where a reply has another length, the next
              segment still begins at a multiple of 8.

              The vendor's packet checker forgives a segment that goes up to 23 bytes
              beyond varpart_len, for the sake of one faulty driver; here it is refused.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header
          - id: segm_offset
            -orig-id: sp1s_segm_offset
            -source: [D1:32, D1:37]
            -status: stated
            -inverse: >-
              index == 0 ? 0 : (_parent.segments[index - 1].segm_offset
              + _parent.segments[index - 1].segm_len + 7) / 8 * 8
            -unit: byte
            type: s4
            valid:
              expr: _ == _io.pos - 8
              -reason: not the place of this segment
            doc: Where this segment begins, counted from the end of the packet header.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header
          - id: no_of_parts
            -orig-id: sp1s_no_of_parts
            -source: [D1:32, D1:40, D1:109, D1:237]
            -status: stated
            type: s2
            valid:
              expr: _ >= 0 and (_root.strictness == 0 or _ <= (segm_len - 40) / 16)
              -reason: negative, or more parts than the segment has room for
            doc: Number of parts. 0 in a reply with neither output nor error.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header
          - id: own_index
            -orig-id: sp1s_own_index
            -source: [D1:32, D1:109]
            -status: stated
            -inverse: index + 1
            type: s2
            valid:
              expr: _ == index + 1
              -reason: not the position of this segment
            doc: Position of this segment in the packet, from 1.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header
          - id: segm_kind
            -orig-id: sp1s_segm_kind
            -source: [D1:33, D1:42]
            -status: stated
            type: u1
            enum: segment_kind
            valid:
              expr: >-
                _.to_i >= 1 and _.to_i <= 4 and (_root.strictness == 0
                or _ != segment_kind::cmd or segm_len % 8 == 0)
              -reason: kind of segment outside 1 to 4, or segm_len of a request not a multiple of 8
            doc: Whether this is a command or a reply.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header
          - id: request
            -source: [D1:33, D1:44]
            -status: stated
            type: request
            if: segm_kind == segment_kind::cmd or segm_kind == segment_kind::proccall
            doc: The rest of the header of a command.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header
          - id: reply
            -source: [D1:100, D1:140]
            -status: stated
            type: reply
            if: segm_kind == segment_kind::reply or segm_kind == segment_kind::procreply
            doc: The rest of the header of a reply.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header
          - id: parts
            -orig-id: sp1p_part
            -source: [D1:8, D1:37, D1:40]
            -status: stated
            type: part(_index)
            repeat: expr
            repeat-expr: no_of_parts
            doc: The arguments of a command, or what a reply brings.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header
          - id: unused
            -source: [D4]
            -status: derived
            size: segm_offset + segm_len - _io.pos
            doc: Bytes of the segment behind its last part; usually none.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header
          - id: filler
            -orig-id: alignment filler
            -source: [D1:36, D1:64, D4]
            -status: derived
            size: >-
              _io.size - _io.pos < (8 - segm_len % 8) % 8
              ? _io.size - _io.pos : (8 - segm_len % 8) % 8
            doc: Up to the next multiple of 8, where segm_len is not one.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header
        instances:
          is_logon:
            -source: [D4]
            -status: derived
            -column: false
            value: >-
              segm_kind == segment_kind::cmd and (request.message_type == message_type::dbs
              or request.message_type == message_type::get_challenge)
            doc: |
              A request of a type whose values, where it has any, are those of a logon: a
              CONNECT or a step before it.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header
      request:
        doc: Header of a command, 27 bytes behind the common 13.
        seq:
          - id: message_type
            -orig-id: sp1c_mess_type
            -source: [D1:33, D1:44, D1:46, D1:48, D1:50, D1:52, D1:54, D1:109]
            -status: stated
            type: u1
            enum: message_type
            valid:
              expr: >-
                _root.strictness == 0 or _parent.segm_kind != segment_kind::cmd
                or (_ == message_type::hello or _ == message_type::get_challenge
                ? _parent.no_of_parts == 0 : _parent.no_of_parts != 0)
              -reason: a request without part, or a hello or get_challenge with one
            doc: What the kernel is asked to do.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, cmd
          - id: sqlmode
            -orig-id: sp1c_sqlmode
            -source: [D1:33, D1:56, D1:58, D1:111]
            -status: stated
            type: u1
            enum: sqlmode
            valid:
              expr: >-
                _root.strictness < 2 or _parent.segm_kind != segment_kind::cmd
                or (_.to_i >= 1 and _.to_i <= 5)
              -reason: SQL mode outside 1 to 5 within a session
            doc: SQL dialect of this command.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, cmd
          - id: producer
            -orig-id: sp1c_producer
            -source: [D1:111, D4]
            -status: stated
            type: u1
            enum: producer
            doc: Who gave the command.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, cmd
          - id: commit_immediately
            -orig-id: sp1c_commit_immediately
            -source: [D4]
            -status: derived
            type: u1
            enum: switch
            doc: Commit behind this command.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, cmd
          - id: ignore_costwarning
            -orig-id: sp1c_ignore_costwarning
            -source: [D4]
            -status: derived
            type: u1
            enum: switch
            doc: Run the command even where it is expensive.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, cmd
          - id: prepare
            -orig-id: sp1c_prepare
            -source: [D4]
            -status: derived
            type: u1
            enum: switch
            doc: The kernel keeps the text of the statement, to parse it again.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, cmd
          - id: with_info
            -orig-id: sp1c_with_info
            -source: [D1:113]
            -status: stated
            type: u1
            enum: switch
            doc: Send names and descriptions of the output columns.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, cmd
          - id: mass_cmd
            -orig-id: sp1c_mass_cmd
            -source: [D1:33, D1:60, D1:62]
            -status: stated
            type: u1
            enum: switch
            doc: The command gets many rows at once.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, cmd
          - id: parsing_again
            -orig-id: sp1c_parsing_again
            -source: [D4]
            -status: derived
            type: u1
            enum: switch
            doc: A repeated parse, because the kernel answered -8.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, cmd
          - id: unused_options
            -orig-id: sp1c_command_options
            -source: [D4]
            -status: derived
            type: b5
            doc: Bits without meaning.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, cmd
          - id: no_explicit_close
            -orig-id: sp1c_command_options
            -source: [D4]
            -status: derived
            type: b1
            doc: The result table need not be closed by a command.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, cmd
          - id: scrollable_cursor
            -orig-id: sp1c_command_options
            -source: [D4]
            -status: derived
            type: b1
            doc: The cursor can move in both directions.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, cmd
          - id: no_implicit_fetch
            -orig-id: sp1c_command_options
            -source: [D4]
            -status: derived
            type: b1
            doc: A SELECT does not fetch rows by itself.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, cmd
          - id: filler1
            -orig-id: sp1c_filler1
            -source: [D4]
            -status: derived
            type: u1
            doc: Usually 0.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, cmd
          - id: filler2
            -orig-id: sp1c_filler2
            -source: [D4]
            -status: derived
            size: 8
            doc: Usually 0.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, cmd
          - id: filler3
            -orig-id: sp1c_filler3
            -source: [D4]
            -status: derived
            size: 8
            doc: Usually 0.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, cmd
      reply:
        doc: Header of a reply, 27 bytes behind the common 13.
        seq:
          - id: sqlstate
            -orig-id: sp1r_sqlstate
            -source: [D1:125, D1:145, D1:226]
            -status: stated
            size: 5
            type: str
            doc: Outcome as the SQL standard codes it; 00000 is ok. Never converted.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, return
          - id: returncode
            -orig-id: sp1r_returncode
            -source: [D1:100, D1:123, D1:140]
            -status: stated
            type: s2
            doc: |
              0 ok, 100 row not found, negative for errors; -8 parse again, -9 was
              parsed again.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, return
          - id: errorpos
            -orig-id: sp1r_errorpos
            -source: [D1:125, D1:144]
            -status: stated
            type: s4
            doc: |
              Place of the error in the statement, from 1; of an array command the
              number of the failing row. Without meaning where returncode is 0.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, return
          - id: extern_warning
            -orig-id: sp1r_extern_warning
            -source: [D1:226]
            -status: stated
            type: warnings
            doc: Warnings for the client, 16 bits that are never swapped.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, return
          - id: unused_intern_warning
            -orig-id: sp1r_intern_warning
            -source: [D4]
            -status: derived
            type: b7
            doc: Bits without meaning.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, return
          - id: result_set_closed
            -orig-id: sp1r_intern_warning
            -source: [D4]
            -status: derived
            type: b1
            doc: The kernel closed the result set.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, return
          - id: unused_intern_warning2
            -orig-id: sp1r_intern_warning
            -source: [D4]
            -status: derived
            type: u1
            doc: Bits without meaning.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, return
          - id: function_code
            -orig-id: sp1r_function_code
            -source: [D1:125, D1:142, D1:226]
            -status: stated
            type: s2
            enum: function_code
            doc: What the command was, so that no client needs to parse it.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, return
          - id: tracelevel
            -orig-id: sp1r_tracelevel
            -source: [D4]
            -status: derived
            type: u1
            doc: Usually 0.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, return
          - id: filler1
            -orig-id: sp1r_filler1
            -source: [D4]
            -status: derived
            type: u1
            doc: Usually 0.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, return
          - id: filler2
            -orig-id: sp1r_filler2
            -source: [D4]
            -status: derived
            size: 8
            doc: Usually 0.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header, return
      warnings:
        meta:
          bit-endian: le
        doc: Bit k is bit k mod 8, counted from the lowest, of byte k div 8.
        seq:
          - id: warning_exists
            -orig-id: warning_exists
            -source: [D1:226]
            -status: stated
            type: b1
            doc: Bit 0, set whenever another one is.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_Warnings
          - id: value_truncated
            -orig-id: warn1
            -source: [D4]
            -status: derived
            type: b1
            doc: Bit 1, set by clients alone.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_Warnings
          - id: null_in_set_function
            -orig-id: warn2_null_in_builtin_func
            -source: [D4]
            -status: derived
            type: b1
            doc: Bit 2, a set function met NULL.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_Warnings
          - id: column_count_differs
            -orig-id: warn3_output_not_into_columns
            -source: [D4]
            -status: derived
            type: b1
            doc: Bit 3, more or fewer output columns than host variables.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_Warnings
          - id: no_where_clause
            -orig-id: warn4_nullwhere
            -source: [D4]
            -status: derived
            type: b1
            doc: Bit 4, UPDATE or DELETE of all rows.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_Warnings
          - id: unused5
            -orig-id: warn5
            -source: [D4]
            -status: derived
            type: b1
            doc: Bit 5, without meaning.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_Warnings
          - id: date_adjusted
            -orig-id: warn6_end_of_month_adjustment
            -source: [D4]
            -status: derived
            type: b1
            doc: Bit 6, a date was moved to the end of its month.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_Warnings
          - id: unused7
            -orig-id: warn7
            -source: [D4]
            -status: derived
            type: b1
            doc: Bit 7, without meaning.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_Warnings
          - id: table_scan
            -orig-id: table_scan
            -source: [D1:226]
            -status: stated
            type: b1
            doc: Bit 8, a table was read from end to end, or sorted.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_Warnings
          - id: statement_optimized
            -orig-id: warn9_stmt_optimized
            -source: [D4]
            -status: derived
            type: b1
            doc: Bit 9, release 7.6.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_Warnings
          - id: views_substituted
            -orig-id: warn10_views_substituted
            -source: [D4]
            -status: derived
            type: b1
            doc: Bit 10, release 7.6; in release 7.0 some database servers were down.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_Warnings
          - id: time_value_overflow
            -orig-id: warn11_time_value_too_long
            -source: [D4]
            -status: derived
            type: b1
            doc: Bit 11, a time was too large.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_Warnings
          - id: rowno_limit
            -orig-id: warn12_rowno_used
            -source: [D4]
            -status: derived
            type: b1
            doc: Bit 12, ROWNO ended the result.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_Warnings
          - id: index_on_optional_column
            -orig-id: warn13_optional_column_indexed
            -source: [D4]
            -status: derived
            type: b1
            doc: Bit 13, an index was used that has no entries for NULL.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_Warnings
          - id: next_inverted_list
            -orig-id: warn14_next_invlist
            -source: [D4]
            -status: derived
            type: b1
            doc: Bit 14, the next inverted list.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_Warnings
          - id: user_defined_code
            -orig-id: warn15_user_defined_code
            -source: [D4]
            -status: derived
            type: b1
            doc: Bit 15, release 7.6; in release 7.0 a server outside the majority.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_Warnings
      part:
        -source: [D1:66, D1:89]
        doc: One argument of a command or one result, a header of 16 bytes and a body.
        params:
          - id: index
            -status: derived
            type: s4
            doc: Position of this part in its segment, from 0.
        seq:
          - id: part_kind
            -orig-id: sp1p_part_kind
            -source: [D1:66, D1:75, D1:90, D1:192, D1:207]
            -status: stated
            type: u1
            enum: part_kind
            valid:
              expr: >-
                _io.pos + 15 <= _parent.segm_offset + _parent.segm_len
                and (_root.strictness == 0 or index > 0
                or _parent.segm_kind != segment_kind::cmd or _ == part_kind::command
                or (_parent.request.message_type != message_type::dbs
                and _parent.request.message_type != message_type::parse
                and _parent.request.message_type != message_type::syntax
                and _parent.request.message_type != message_type::utility))
                and (_root.strictness == 0 or index > 0
                or _parent.segm_kind != segment_kind::cmd or _ == part_kind::parsid
                or _parent.request.message_type != message_type::execute)
              -reason: >-
                part header beyond its segment, or a first part that is no command
                (dbs, parse, syntax, utility) or no parsid (execute)
            doc: |
              What the body holds. Bodies of unknown kinds stay raw: clients and kernel
              have to ignore them (line 240). A getparse may begin with any part, though line
              92 gives it a statement as it does dbs and parse.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_part_header
          - id: unused_attributes
            -orig-id: sp1p_attributes
            -source: [D1:66, D4]
            -status: derived
            type: b5
            doc: Bits without meaning.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_part_header
          - id: first_packet
            -orig-id: sp1p_attributes
            -source: [D1:66, D4]
            -status: derived
            type: b1
            doc: The first of several packets of an array command.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_part_header
          - id: next_packet
            -orig-id: sp1p_attributes
            -source: [D1:66, D4]
            -status: derived
            type: b1
            doc: One of several packets of an array command, neither first nor last.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_part_header
          - id: last_packet
            -orig-id: sp1p_attributes
            -source: [D1:66, D4]
            -status: derived
            type: b1
            doc: The last packet of an array command; in a reply, no more rows.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_part_header
          - id: arg_count
            -orig-id: sp1p_arg_count
            -source: [D1:66, D1:79, D1:81, D1:83, D1:85, D1:115]
            -status: stated
            type: s2
            valid:
              expr: >-
                _ >= 0 and (_root.strictness == 0 or _ > 0
                or _parent.segm_kind != segment_kind::cmd or last_packet
                or part_kind == part_kind::nil
                or part_kind == part_kind::appl_parameter_description
                or _parent.request.message_type == message_type::hello)
              -reason: negative, or no argument in a part of a request
            doc: Number of arguments; rows in a data part, names in columnnames, else mostly 1.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_part_header
          - id: segm_offset
            -orig-id: sp1p_segm_offset
            -source: [D1:66, D1:70, D1:71]
            -status: stated
            -inverse: _parent.segm_offset
            -unit: byte
            type: s4
            valid:
              expr: _ == _parent.segm_offset
              -reason: not the offset of this segment
            doc: The same as in the header of the segment.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_part_header
          - id: buf_len
            -orig-id: sp1p_buf_len
            -source: [D1:66, D1:72, D1:117]
            -status: stated
            -unit: byte
            type: s4
            valid:
              expr: _ >= 0 and _ <= _parent.segm_offset + _parent.segm_len - _io.pos - 4
              -reason: negative, or body beyond its segment
            doc: Used bytes of the body, without the filler behind it.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_part_header
          - id: buf_size
            -orig-id: sp1p_buf_size
            -source: [D1:66, D1:73, D1:115]
            -status: stated
            -unit: byte
            type: s4
            valid:
              expr: _ >= buf_len or _root.strictness == 0
              -reason: less than buf_len
            doc: |
              Room from the start of the body to the end of the packet's capacity.
              Clients get it wrong; only that it holds the body can be relied on.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_part_header
          - id: body
            -orig-id: sp1p_buf
            -source: [D1:66, D1:71, D1:75, D1:238, D1:240]
            -status: stated
            size: buf_len
            type:
              switch-on: part_kind
              cases:
                part_kind::appl_parameter_description: parameter_descriptions(arg_count)
                part_kind::columnnames: names(arg_count)
                part_kind::command: text
                part_kind::conv_tables_returned: conversion_tables(arg_count)
                part_kind::data: data(_parent.is_logon)
                part_kind::errortext: text
                part_kind::modulname: text
                part_kind::parsid: parse_ids
                part_kind::parsid_of_select: parse_ids
                part_kind::resultcount: counter
                part_kind::resulttablename: text
                part_kind::shortinfo: shortinfos(arg_count, part_kind == part_kind::vardata_shortinfo)
                part_kind::user_info_returned: user_info
                part_kind::longdata: longdata(arg_count)
                part_kind::tablename: text
                part_kind::session_info_returned: session_info
                part_kind::output_cols_no_parameter: shortinfos(arg_count, part_kind == part_kind::vardata_shortinfo)
                part_kind::serial: serial
                part_kind::relative_pos: counter
                part_kind::abap_info: abap_info
                part_kind::long_demand: long_demands(arg_count)
                part_kind::vardata_shortinfo: shortinfos(arg_count, part_kind == part_kind::vardata_shortinfo)
                part_kind::vardata: vardata(arg_count, _parent.is_logon)
                part_kind::feature: features(arg_count)
                part_kind::clientid: client_id
            doc: The argument or result itself.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_part_header
          - id: filler
            -orig-id: alignment filler
            -source: [D1:64, D1:70, D4]
            -status: derived
            size: >-
              _parent.segm_offset + _parent.segm_len - _io.pos < (8 - buf_len % 8) % 8
              ? _parent.segm_offset + _parent.segm_len - _io.pos : (8 - buf_len % 8) % 8
            doc: Up to the next multiple of 8, any bytes.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_part_header
      text:
        doc: A text that fills the body. Trailing blanks are cut by the writer.
        seq:
          - id: data
            -orig-id: buf
            -source: [D1:94, D1:98, D1:117]
            -status: stated
            size-eos: true
            doc: The text as it lies, for character sets that are not known.
            doc-ref: Order interface manual 7.3, texts of the parts command and errortext
        instances:
          text:
            -source: [D1:94, D1:98]
            -status: stated
            value: >-
              _root.charset == charset::iso_8859_1 ? data.to_s("ISO-8859-1")
              : _root.charset == charset::utf_16le ? data.to_s("UTF-16LE")
              : _root.charset == charset::utf_16be ? data.to_s("UTF-16BE")
              : _root.charset == charset::utf_8 ? data.to_s("UTF-8")
              : _root.charset == charset::ibm500 ? data.to_s("IBM500")
              : _root.charset == charset::ibm1047 ? data.to_s("IBM1047")
              : data.to_s("IBM037")
            if: _root.charset != charset::unknown
            doc: |
              The text. UCS-2 is read as UTF-16, which refuses halves of pairs; where the
              statement creates no result table, resulttablename holds zero bytes.
            doc-ref: Order interface manual 7.3, texts of the parts command and errortext
      name:
        doc: A text behind its length.
        seq:
          - id: len_name
            -source: [D2]
            -status: derived
            -column: false
            -unit: byte
            type: u1
            doc: Number of bytes of the text, also in Unicode packets.
            doc-ref: Order interface manual 7.3, columnnames
          - id: name
            -source: [D2]
            -status: derived
            size: len_name
            type: text
            doc: The text.
            doc-ref: Order interface manual 7.3, columnnames
      names:
        params:
          - id: arg_count
            -status: derived
            type: s4
            doc: Number of names, from the header of the part.
        seq:
          - id: names
            -source: [D1:83, D2]
            -status: derived
            type: name
            repeat: expr
            repeat-expr: arg_count
            doc: Names of the columns, in their order.
            doc-ref: Order interface manual 7.3, columnnames
      user_info:
        doc: Answer to CONNECT. The part counts one argument and holds four texts.
        seq:
          - id: sysdba
            -source: [D2]
            -status: derived
            type: name
            doc: SYSDBA of the connected database.
            doc-ref: Order interface manual 7.3, user_info_returned
          - id: user_sysdba
            -source: [D2]
            -status: derived
            type: name
            doc: SYSDBA of the user's database.
            doc-ref: Order interface manual 7.3, user_info_returned
          - id: user_kind
            -source: [D2]
            -status: derived
            type: name
            doc: DBA, RESOURCE, STANDARD, ADMIN and so on.
            doc-ref: Order interface manual 7.3, user_info_returned
          - id: user_group
            -source: [D2]
            -status: derived
            type: name
            doc: Group of the user, may be empty.
            doc-ref: Order interface manual 7.3, user_info_returned
      abap_info:
        doc: |
          Where in an ABAP program the statement stands. The argument count is 1 in the
          manual and 2 from some drivers; two texts follow in any case. No packet is
          refused for these texts.
        seq:
          - id: program
            -source: [D2]
            -status: derived
            type: abap_name
            doc: Name of the program.
            doc-ref: Order interface manual 7.3, abap_info
          - id: line
            -source: [D2]
            -status: derived
            type: abap_name
            doc: Number of the line, as text.
            doc-ref: Order interface manual 7.3, abap_info
      abap_name:
        doc: A text behind its length, one byte a character or, from some drivers, two.
        seq:
          - id: len_name
            -source: [D2]
            -status: derived
            -column: false
            -unit: byte
            type: u1
            doc: Number of bytes of the text.
            doc-ref: Order interface manual 7.3, abap_info
          - id: name
            -source: [D2]
            -status: derived
            size: len_name
            type: abap_text
            doc: The text.
            doc-ref: Order interface manual 7.3, abap_info
      abap_text:
        doc: |
          In Unicode packets too the line, and from the precompiler the name, have one
          byte a character. Which it is shows in the bytes: of two-byte characters the
          high one is 0.
        seq:
          - id: characters
            -source: [D4]
            -status: derived
            -column: false
            type: abap_character
            repeat: until
            repeat-until: _io.eof or not _.is_wide
            if: >-
              (_root.charset == charset::utf_16le or _root.charset == charset::utf_16be)
              and _io.size > 0 and _io.size % 2 == 0
            doc: Two bytes each, up to the first two that are no character of two bytes.
            doc-ref: Order interface manual 7.3, abap_info
        instances:
          data:
            -orig-id: buf
            -source: [D2]
            -status: derived
            pos: 0
            size: _io.size
            doc: The text as it lies.
            doc-ref: Order interface manual 7.3, abap_info
          text:
            -source: [D2]
            -status: derived
            value: >-
              _root.charset == charset::utf_16le and is_wide ? data.to_s("UTF-16LE")
              : _root.charset == charset::utf_16be and is_wide ? data.to_s("UTF-16BE")
              : _root.charset == charset::ibm500 ? data.to_s("IBM500")
              : _root.charset == charset::ibm1047 ? data.to_s("IBM1047")
              : _root.charset == charset::ibm037 ? data.to_s("IBM037")
              : data.to_s("ISO-8859-1")
            if: _root.charset != charset::unknown
            doc: The text.
            doc-ref: Order interface manual 7.3, abap_info
          is_wide:
            -source: [D4]
            -status: derived
            -column: false
            value: _io.size > 0 and _io.size % 2 == 0 and characters.last.is_wide
            doc: The characters have two bytes; asked in Unicode packets alone.
            doc-ref: Order interface manual 7.3, abap_info
      abap_character:
        seq:
          - id: first
            -orig-id: buf
            -source: [D4]
            -status: derived
            type: u1
            doc: The low byte, where the low one comes first.
            doc-ref: Order interface manual 7.3, abap_info
          - id: second
            -orig-id: buf
            -source: [D4]
            -status: derived
            type: u1
            doc: The other byte.
            doc-ref: Order interface manual 7.3, abap_info
        instances:
          is_wide:
            -source: [D4]
            -status: derived
            value: '(_root.charset == charset::utf_16le ? second : first) == 0'
            doc: The high byte is 0.
            doc-ref: Order interface manual 7.3, abap_info
      data:
        params:
          - id: is_logon
            -status: derived
            type: bool
            doc: The values are those of a logon.
        seq:
          - id: rows
            -orig-id: data
            -source: [D1:173, D1:191, D1:192, D1:194, D1:198, D1:200]
            -status: stated
            size-eos: true
            if: not is_logon
            doc: |
              As many rows as arg_count says, close behind each other. A value has a define
              byte in front (ff is NULL) and a fixed width, told by the description.
            doc-ref: Order interface manual 7.3, data
          - id: logon
            -orig-id: data
            -source: [D2]
            -status: derived
            -sensitive: true
            size-eos: true
            if: is_logon
            doc: |
              Values of a CONNECT before release 7.6, each behind its define byte: perhaps
              64 bytes of user name, 24 of encrypted password, 18 of terminal.
            doc-ref: Order interface manual 7.3, data
      parse_ids:
        seq:
          - id: parse_ids
            -source: [D1:149, D1:151, D1:225]
            -status: stated
            type: parse_id
            repeat: until
            repeat-until: _io.eof
            doc: One, or several where a command drops several.
            doc-ref: Order interface manual 7.3, parsid
      parse_id:
        doc: Names a parsed statement, 12 bytes that are never swapped.
        seq:
          - id: session_id
            -orig-id: session id
            -source: [D1:149, D1:225, D2]
            -status: derived
            type: u4be
            doc: The session that parsed the statement; with its end all parse ids are void.
            doc-ref: Order interface manual 7.3, parsid
          - id: statement_counter
            -orig-id: statement counter
            -source: [D1:225, D2]
            -status: derived
            type: b24
            doc: Number of the statement in its session.
            doc-ref: Order interface manual 7.3, parsid
          - id: command_number
            -orig-id: command number
            -source: [D1:225, D2]
            -status: derived
            type: u1
            doc: Number of the command inside the statement.
            doc-ref: Order interface manual 7.3, parsid
          - id: message_kind
            -orig-id: mess_type
            -source: [D1:225, D2]
            -status: derived
            type: u1
            enum: kernel_message_kind
            doc: The kernel's own kind of command, which the trace prints as mess_type.
            doc-ref: Order interface manual 7.3, parsid
          - id: buffer_number
            -orig-id: buffer number
            -source: [D1:225, D2]
            -status: derived
            type: u1
            doc: Highest number of a buffer.
            doc-ref: Order interface manual 7.3, parsid
          - id: application_info
            -orig-id: last but one byte
            -source: [D1:153, D1:155, D1:157]
            -status: stated
            type: u1
            enum: application_info
            doc: More than the function code says; the one byte that is a client's business.
            doc-ref: Order interface manual 7.3, parsid
          - id: date_format
            -orig-id: date format
            -source: [D1:225, D2]
            -status: derived
            type: u1
            enum: date_format
            doc: Form of dates and times when the statement was parsed; 0 where it has none.
            doc-ref: Order interface manual 7.3, parsid
      shortinfos:
        params:
          - id: arg_count
            -status: derived
            type: s4
            doc: Number of descriptions, from the header of the part.
          - id: is_vardata
            -status: derived
            type: bool
            doc: Inputs are sent as vardata.
        seq:
          - id: shortinfos
            -source: [D1:83, D1:79]
            -status: derived
            type: shortinfo(is_vardata)
            repeat: expr
            repeat-expr: arg_count
            doc: |
              Parameters and output columns in the order of the statement, 12 bytes each.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_param_info
      shortinfo:
        doc: Describes one parameter or output column.
        params:
          - id: is_vardata
            -status: derived
            type: bool
            doc: Inputs are sent as vardata.
        seq:
          - id: unused_mode
            -orig-id: sp1i_mode
            -source: [D4]
            -status: derived
            type: b4
            doc: Bits without meaning.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_param_info
          - id: escape_character
            -orig-id: sp1i_mode
            -source: [D4]
            -status: derived
            type: b1
            doc: The parameter is the escape character of LIKE.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_param_info
          - id: has_default
            -orig-id: sp1i_mode
            -source: [D4]
            -status: derived
            type: b1
            doc: The column has a default value.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_param_info
          - id: null_allowed
            -orig-id: sp1i_mode
            -source: [D4]
            -status: derived
            type: b1
            doc: NULL is allowed.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_param_info
          - id: null_not_allowed
            -orig-id: sp1i_mode
            -source: [D4]
            -status: derived
            type: b1
            doc: NULL is not allowed.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_param_info
          - id: io_type
            -orig-id: sp1i_io_type
            -source: [D4]
            -status: derived
            type: u1
            enum: io_type
            doc: |
              Direction. One slide has 00 for output and 01 for input; the manual, the
              trace and the sources agree on 0 for input.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_param_info
          - id: data_type
            -orig-id: sp1i_data_type
            -source: [D4]
            -status: derived
            type: u1
            enum: data_type
            doc: Type of the value.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_param_info
          - id: frac
            -orig-id: sp1i_frac
            -source: [D1:167]
            -status: stated
            type: u1
            doc: Decimal places of a FIXED; of no use for any length.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_param_info
          - id: length
            -orig-id: sp1i_length
            -source: [D1:167]
            -status: stated
            type: u2
            doc: Characters or digits of the column.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_param_info
          - id: in_out_len
            -orig-id: sp1i_in_out_len
            -source: [D1:167, D1:169]
            -status: stated
            -unit: byte
            type: u2
            doc: |
              Bytes of the value in a data part, define byte included. Line 169 has the
              formula of FIXED for CHAR as well; a CHAR(n) takes n + 1.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_param_info
          - id: bufpos
            -orig-id: sp1i_bufpos
            -source: [D1:194, D1:196]
            -status: stated
            type: s4
            if: not is_vardata or io_type != io_type::input
            doc: |
              Place of the define byte in the buffer behind the part header, from 1, as of one
              row; each further row counts anew. Inputs and outputs count apart.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_param_info
          - id: param_no
            -orig-id: sp1i_param_no
            -source: [D4]
            -status: derived
            type: s2
            if: is_vardata and io_type == io_type::input
            doc: Number of the vardata field, from 1.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_param_info
          - id: read_only
            -orig-id: sp1i_read_only
            -source: [D4]
            -status: derived
            type: u1
            enum: switch
            if: is_vardata and io_type == io_type::input
            doc: The value cannot be set.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_param_info
          - id: serial
            -orig-id: sp1i_serial
            -source: [D4]
            -status: derived
            type: u1
            enum: switch
            if: is_vardata and io_type == io_type::input
            doc: The kernel counts the value itself.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_param_info
      parameter_descriptions:
        params:
          - id: arg_count
            -status: derived
            type: s4
            doc: Number of descriptions, from the header of the part.
        seq:
          - id: parameters
            -source: [D4]
            -status: derived
            type: parameter_description
            repeat: expr
            repeat-expr: arg_count
            doc: What the application holds its parameters in, 4 bytes each.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_param_spec_list
      parameter_description:
        seq:
          - id: data_type
            -orig-id: para_type
            -source: [D4]
            -status: derived
            type: u1
            enum: data_type
            doc: Type of the parameter.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_param_spec_list
          - id: frac
            -orig-id: para_frac
            -source: [D4]
            -status: derived
            type: u1
            doc: Decimal places.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_param_spec_list
          - id: length
            -orig-id: para_length
            -source: [D4]
            -status: derived
            type: s2
            doc: Characters or digits; 0 is unknown, 32767 is larger.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_param_spec_list
      number:
        doc: |
          A define byte and a number of the database: a characteristic (exponent and
          sign), then decimal digits, two a byte. Compared byte by byte they lie in
          the order of their values.
        params:
          - id: len_number
            -status: derived
            type: u1
            doc: Bytes of the number, without the define byte.
        seq:
          - id: define_byte
            -orig-id: undef-byte
            -source: [D1:175, D1:206, D2]
            -status: stated
            type: u1
            doc: |
              ff is NULL, fe an overflow, fd the default of the column, fc a mark inside the
              kernel: with these four there is no value, with any other byte there is one.
            doc-ref: Order interface manual 7.3, numbers
          - id: number
            -orig-id: number
            -source: [D1:202, D1:204, D1:207]
            -status: stated
            -logical-type: maxdb_number
            size: len_number
            if: define_byte < 0xfc
            doc: |
              The number. Line 230 says that the mantissa comes first; it is the
              characteristic, as line 204 has it. c4 47 11 is 0.4711 * 10^4.
            doc-ref: Order interface manual 7.3, numbers
          - id: undefined
            -source: [D2]
            -status: derived
            -column: false
            size: len_number
            if: define_byte >= 0xfc
            doc: Bytes without meaning, where there is no value.
            doc-ref: Order interface manual 7.3, numbers
        instances:
          is_negative:
            -source: [D2]
            -status: derived
            value: number[0] < 0x80
            if: define_byte < 0xfc
            doc: The number is below 0.
            doc-ref: Order interface manual 7.3, numbers
          is_zero:
            -source: [D2]
            -status: derived
            value: number[0] == 0x80
            if: define_byte < 0xfc
            doc: The number is 0.
            doc-ref: Order interface manual 7.3, numbers
          exponent:
            -source: [D1:230, D2]
            -status: derived
            value: 'number[0] < 0x80 ? 64 - number[0] : number[0] - 192'
            if: define_byte < 0xfc and number[0] != 0x80
            doc: |
              Power of ten behind the fraction. Line 230 prints 104 for 10^4, a lost
              superscript.
            doc-ref: Order interface manual 7.3, numbers
      counter:
        doc: A number of 10 digits that fills the body.
        seq:
          - id: count
            -source: [D1:206, D1:207, D1:213, D1:215, D1:217, D1:219, D1:221, D1:226]
            -status: stated
            type: number(6)
            doc: |
              Number of rows. -1 is not known, because the result was not copied or a
              whole table was deleted. NULL begins an array command.
            doc-ref: Order interface manual 7.3, resultcount
          - id: trailing_bytes
            -source: [D2]
            -status: derived
            -column: false
            size-eos: true
            valid:
              expr: _.length == 0
              -reason: more than the 7 bytes of a count
            doc: Always empty.
            doc-ref: Order interface manual 7.3, resultcount
      longdata:
        params:
          - id: arg_count
            -status: derived
            type: s4
            doc: Number of descriptors, from the header of the part.
        seq:
          - id: descriptors
            -source: [D1:169, D2]
            -status: derived
            type: long_descriptor
            repeat: expr
            repeat-expr: arg_count
            doc: Descriptors, each followed by its bytes.
            doc-ref: Order interface manual 7.3, longdata
          - id: behind
            -source: [D2]
            -status: derived
            size-eos: true
            doc: What no descriptor claims; usually empty.
            doc-ref: Order interface manual 7.3, longdata
      long_descriptor:
        doc: |
          Describes a LONG value or a portion of one. Its bytes follow where valpos
          points right behind the descriptor and the body holds them; in the reply to
          execute descriptors stand alone.
        seq:
          - id: define_byte
            -orig-id: undef-byte
            -source: [D1:175, D4]
            -status: derived
            type: u1
            doc: ff is NULL.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_LongDescriptor
          - id: descriptor
            -orig-id: ld_descriptor
            -source: [D4]
            -status: derived
            size: 8
            doc: The kernel's own.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_LongDescriptor
          - id: tabid
            -orig-id: ld_tabid
            -source: [D4]
            -status: derived
            size: 8
            doc: The kernel's own.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_LongDescriptor
          - id: maxlen
            -orig-id: ld_maxlen
            -source: [D4]
            -status: derived
            -unit: byte
            type: s4
            doc: Length of the whole value, when read.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_LongDescriptor
          - id: intern_pos
            -orig-id: ld_intern_pos
            -source: [D4]
            -status: derived
            type: s4
            doc: Next place in the value, from 1.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_LongDescriptor
          - id: without_short_column
            -orig-id: infoset
            -source: [D4]
            -status: derived
            type: b1
            doc: No short column.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_LongDescriptor
          - id: unicode
            -orig-id: infoset
            -source: [D4]
            -status: derived
            type: b1
            doc: The value is in Unicode.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_LongDescriptor
          - id: catalog
            -orig-id: infoset
            -source: [D4]
            -status: derived
            type: b1
            doc: The value belongs to the catalog.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_LongDescriptor
          - id: comment
            -orig-id: infoset
            -source: [D4]
            -status: derived
            type: b1
            doc: The value is a comment.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_LongDescriptor
          - id: new_record
            -orig-id: infoset
            -source: [D4]
            -status: derived
            type: b1
            doc: The value belongs to a new row.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_LongDescriptor
          - id: no_close
            -orig-id: infoset
            -source: [D4]
            -status: derived
            type: b1
            doc: The value stays open.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_LongDescriptor
          - id: with_lock
            -orig-id: infoset
            -source: [D4]
            -status: derived
            type: b1
            doc: The value is locked.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_LongDescriptor
          - id: trigger
            -orig-id: infoset
            -source: [D4]
            -status: derived
            type: b1
            doc: A trigger is at work.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_LongDescriptor
          - id: state
            -orig-id: ld_state
            -source: [D4]
            -status: derived
            type: u1
            doc: |
              The kernel's own bits: 1 stream, 2 conversion, 4 to ASCII, 8 UCS-2 swap, 16
              short column, 32 first insert, 64 copy, 128 first call.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_LongDescriptor
          - id: unused1
            -orig-id: ld_used_in_ak
            -source: [D4]
            -status: derived
            type: u1
            doc: Without meaning.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_LongDescriptor
          - id: valmode
            -orig-id: ld_valmode
            -source: [D4]
            -status: derived
            type: u1
            enum: valmode
            doc: What the portion is of the value.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_LongDescriptor
          - id: valind
            -orig-id: ld_valind
            -source: [D4]
            -status: derived
            type: s2
            doc: Private to the client; its byte order is not known.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_LongDescriptor
          - id: unused2
            -orig-id: ld_unused_2
            -source: [D4]
            -status: derived
            type: s2
            doc: Without meaning.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_LongDescriptor
          - id: valpos
            -orig-id: ld_valpos
            -source: [D4]
            -status: derived
            type: s4
            doc: Place of the portion in this body, from 1.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_LongDescriptor
          - id: vallen
            -orig-id: ld_vallen
            -source: [D4]
            -status: derived
            -unit: byte
            type: s4
            doc: Length of the portion, which has no define byte.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_LongDescriptor
          - id: portion
            -orig-id: LONG data
            -source: [D4]
            -status: derived
            size: vallen
            if: >-
              vallen > 0 and valpos == _io.pos + 1 and vallen <= _io.size - _io.pos
              and valmode != valmode::nodata and valmode != valmode::last_putval
            doc: The bytes of the value.
            doc-ref: MaxDB 7.6.00.37, sys/src/sp/vsp00, tsp00_LongDescriptor
      session_info:
        doc: Answer to CONNECT or SET, 2208 bytes. Texts in it stay bytes.
        seq:
          - id: is_unicode
            -orig-id: unicode
            -source: [D2]
            -status: derived
            type: u1
            enum: switch
            doc: The database is in Unicode.
            doc-ref: Order interface manual 7.3, session_info_returned
          - id: session_id
            -orig-id: session id
            -source: [D2]
            -status: derived
            type: u4be
            doc: The same as in parse ids.
            doc-ref: Order interface manual 7.3, session_info_returned
          - id: len_nls_date_format
            -orig-id: length of NLS date format
            -source: [D2]
            -status: derived
            -unit: byte
            type: u1
            doc: Used bytes of the next field.
            doc-ref: Order interface manual 7.3, session_info_returned
          - id: nls_date_format
            -orig-id: NLS date format
            -source: [D2]
            -status: derived
            size: 100
            doc: Form of dates, clear text.
            doc-ref: Order interface manual 7.3, session_info_returned
          - id: len_nls_date_format_coded
            -orig-id: length of coded NLS date format
            -source: [D2]
            -status: derived
            -unit: byte
            type: u1
            doc: Used bytes of the next field.
            doc-ref: Order interface manual 7.3, session_info_returned
          - id: nls_date_format_coded
            -orig-id: coded NLS date format
            -source: [D2]
            -status: derived
            size: 50
            doc: Form of dates, coded.
            doc-ref: Order interface manual 7.3, session_info_returned
          - id: nls_date_language
            -orig-id: NLS date language
            -source: [D2]
            -status: derived
            size: 6
            doc: Language of dates, three characters of one or two bytes.
            doc-ref: Order interface manual 7.3, session_info_returned
          - id: nls_language
            -orig-id: NLS language
            -source: [D2]
            -status: derived
            size: 6
            doc: Language, three characters of one or two bytes.
            doc-ref: Order interface manual 7.3, session_info_returned
          - id: date_format
            -orig-id: date format
            -source: [D2]
            -status: derived
            type: u1
            enum: date_format
            doc: Form of dates and times in this session.
            doc-ref: Order interface manual 7.3, session_info_returned
          - id: numeric_characters
            -orig-id: NLS numeric characters
            -source: [D2]
            -status: derived
            size: 4
            doc: Decimal and group sign, one or two bytes each.
            doc-ref: Order interface manual 7.3, session_info_returned
          - id: filler1
            -orig-id: filler
            -source: [D2]
            -status: derived
            size: 18
            doc: Usually 0.
            doc-ref: Order interface manual 7.3, session_info_returned
          - id: dictionary
            -orig-id: dictionary
            -source: [D2]
            -status: derived
            size: 2000
            doc: Names of months and days, in a form of its own.
            doc-ref: Order interface manual 7.3, session_info_returned
          - id: page_size
            -source: [D2]
            -status: derived
            type: number(3)
            doc: |
              Size of a page, FIXED(4). The manual gives it five bytes; four are used.
            doc-ref: Order interface manual 7.3, session_info_returned
          - id: filler2
            -orig-id: filler
            -source: [D2]
            -status: derived
            size: 4
            doc: Usually 0.
            doc-ref: Order interface manual 7.3, session_info_returned
          - id: kernel_version
            -orig-id: kernel version
            -source: [D2]
            -status: derived
            size: 5
            type: str
            doc: Version of the kernel, like 70600. Never converted.
            doc-ref: Order interface manual 7.3, session_info_returned
          - id: filler3
            -orig-id: filler
            -source: [D2]
            -status: derived
            size: 3
            doc: Usually 0.
            doc-ref: Order interface manual 7.3, session_info_returned
      conversion_tables:
        params:
          - id: arg_count
            -status: derived
            type: s4
            doc: Number of tables, from the header of the part.
        seq:
          - id: tables
            -orig-id: conversion table
            -source: [D2]
            -status: derived
            size: 256
            repeat: expr
            repeat-expr: arg_count
            doc: |
              Release 7.6 sends two, to lower and to upper case; 7.3 sends four (upper to
              small, small to upper, ASCII to EBCDIC, EBCDIC to ASCII), and two more for
              a termchar set.
            doc-ref: Order interface manual 7.3, conv_tables_returned
      serial:
        doc: Keys that the kernel generated.
        seq:
          - id: first_key
            -source: [D2]
            -status: derived
            type: number(20)
            doc: The first one.
            doc-ref: Order interface manual 7.3, serial
          - id: last_key
            -source: [D2]
            -status: derived
            type: number(20)
            doc: The last one.
            doc-ref: Order interface manual 7.3, serial
      long_demands:
        params:
          - id: arg_count
            -status: derived
            type: s4
            doc: Number of demands, from the header of the part.
        seq:
          - id: demands
            -source: [D4]
            -status: derived
            type: long_demand
            repeat: expr
            repeat-expr: arg_count
            doc: Which LONG values to send at once, 16 bytes each.
            doc-ref: MaxDB 7.6.00.37, sys/src/ak/vak506, long_demand
      long_demand:
        seq:
          - id: define_byte
            -orig-id: undef-byte
            -source: [D4]
            -status: derived
            type: u1
            doc: ff means at once.
            doc-ref: MaxDB 7.6.00.37, sys/src/ak/vak506, long_demand
          - id: at_once
            -orig-id: at once
            -source: [D4]
            -status: derived
            type: u1
            enum: switch
            doc: Send the value with the reply.
            doc-ref: MaxDB 7.6.00.37, sys/src/ak/vak506, long_demand
          - id: start
            -source: [D4]
            -status: derived
            type: number(6)
            doc: First place of the value to send; NULL means 1.
            doc-ref: MaxDB 7.6.00.37, sys/src/ak/vak506, long_demand
          - id: length
            -source: [D4]
            -status: derived
            type: number(6)
            doc: How much to send; NULL means all.
            doc-ref: MaxDB 7.6.00.37, sys/src/ak/vak506, long_demand
      vardata:
        doc: |
          Values of variable length. arg_count is the number of rows, or, from some
          clients, of the fields in the only row.
        params:
          - id: arg_count
            -status: derived
            type: s4
            doc: Number of rows or fields, from the header of the part.
          - id: is_logon
            -status: derived
            type: bool
            doc: The values are those of a logon.
        seq:
          - id: rows
            -source: [D4]
            -status: derived
            type: vardata_row(is_logon)
            repeat: until
            repeat-until: _io.eof or _index + 1 >= arg_count
            if: not _io.eof
            doc: The rows.
            doc-ref: MaxDB 7.6.00.37, sys/src/SAPDB/SAPDBCommon/Fields/SAPDBFields_VarData.cpp
          - id: trailing_bytes
            -source: [D4]
            -status: derived
            -column: false
            size-eos: true
            valid:
              expr: _.length == 0
              -reason: fields stop short of the end of the body
            doc: Always empty.
            doc-ref: MaxDB 7.6.00.37, sys/src/SAPDB/SAPDBCommon/Fields/SAPDBFields_VarData.cpp
      vardata_row:
        params:
          - id: is_logon
            -status: derived
            type: bool
            doc: The values are those of a logon.
        seq:
          - id: num_fields
            -orig-id: field count
            -source: [D4]
            -status: derived
            type: u2be
            doc: Number of fields, never swapped.
            doc-ref: MaxDB 7.6.00.37, sys/src/SAPDB/SAPDBCommon/Fields/SAPDBFields_VarData.cpp
          - id: fields
            -source: [D4]
            -status: derived
            type: vardata_field(is_logon)
            repeat: expr
            repeat-expr: num_fields
            doc: The values.
            doc-ref: MaxDB 7.6.00.37, sys/src/SAPDB/SAPDBCommon/Fields/SAPDBFields_VarData.cpp
      vardata_field:
        doc: A value behind its length, or a mark that stands for one.
        params:
          - id: is_logon
            -status: derived
            type: bool
            doc: The value is one of a logon.
        seq:
          - id: len_or_mark
            -source: [D4]
            -status: derived
            -column: false
            type: u1
            doc: A length up to 250; 251 to 254 are marks; 255 announces a length of two bytes.
            doc-ref: MaxDB 7.6.00.37, sys/src/SAPDB/SAPDBCommon/Fields/SAPDBFields_VarData.cpp
          - id: len_long
            -source: [D4]
            -status: derived
            -column: false
            -unit: byte
            type: u2be
            if: len_or_mark == 255
            doc: Length of a long value, never swapped.
            doc-ref: MaxDB 7.6.00.37, sys/src/SAPDB/SAPDBCommon/Fields/SAPDBFields_VarData.cpp
          - id: value
            -orig-id: field
            -source: [D4]
            -status: derived
            size: 'len_or_mark == 255 ? len_long : len_or_mark'
            if: kind == vardata_kind::value and not is_logon
            doc: The bytes of the value, without define byte.
            doc-ref: MaxDB 7.6.00.37, sys/src/SAPDB/SAPDBCommon/Fields/SAPDBFields_VarData.cpp
          - id: logon
            -orig-id: field
            -source: [D4]
            -status: derived
            -sensitive: true
            size: 'len_or_mark == 255 ? len_long : len_or_mark'
            if: kind == vardata_kind::value and is_logon
            doc: The bytes of a value that proves who the client is.
            doc-ref: MaxDB 7.6.00.37, sys/src/SAPDB/SAPDBCommon/Fields/SAPDBFields_VarData.cpp
        instances:
          kind:
            -source: [D4]
            -status: derived
            value: >-
              len_or_mark == 255 or len_or_mark < 250
              or (len_or_mark == 250 and _root.vardata_250 == 0) ? 0 : len_or_mark
            enum: vardata_kind
            doc: Whether there is a value.
            doc-ref: MaxDB 7.6.00.37, sys/src/SAPDB/SAPDBCommon/Fields/SAPDBFields_VarData.cpp
      features:
        params:
          - id: arg_count
            -status: derived
            type: s4
            doc: Number of features, from the header of the part.
        seq:
          - id: features
            -source: [D4]
            -status: derived
            type: feature
            repeat: expr
            repeat-expr: arg_count
            doc: What the client asks for, or what the kernel agreed to.
            doc-ref: MaxDB 7.6.00.37, sys/src/SAPDB/PacketInterface, feature
      feature:
        seq:
          - id: feature
            -orig-id: feature
            -source: [D4]
            -status: derived
            type: u1
            enum: feature
            doc: Which one.
            doc-ref: MaxDB 7.6.00.37, sys/src/SAPDB/PacketInterface, feature
          - id: is_on
            -orig-id: feature value
            -source: [D4]
            -status: derived
            type: u1
            enum: switch
            doc: Whether it is wanted or agreed to.
            doc-ref: MaxDB 7.6.00.37, sys/src/SAPDB/PacketInterface, feature
      client_id:
        seq:
          - id: define_byte
            -orig-id: undef-byte
            -source: [D4]
            -status: derived
            type: u1
            doc: ff is NULL.
            doc-ref: MaxDB 7.6.00.37, sys/src/SAPDB/PacketInterface, clientid
          - id: terminal_id
            -source: [D4]
            -status: derived
            size-eos: true
            type: text
            doc: Name of the terminal, up to 18 characters, filled with blanks.
            doc-ref: MaxDB 7.6.00.37, sys/src/SAPDB/PacketInterface, clientid
enums:
  charset:
    0:
      id: unknown
      -source: [D4]
      doc: Texts stay bytes
    1: {id: iso_8859_1, -source: [D4]}
    2: {id: utf_16le, -source: [D4]}
    3: {id: utf_16be, -source: [D4]}
    4: {id: utf_8, -source: [D4]}
    5: {id: ibm037, -source: [D4]}
    6: {id: ibm500, -source: [D4]}
    7: {id: ibm1047, -source: [D4]}
  code_type:
    0:
      id: ascii
      -source: [D1:107, D4]
      doc: One byte a character
    1:
      id: ebcdic
      -source: [D4]
      doc: Old clients only
    2:
      id: codeneutral
      -source: [D4]
      doc: Not used between client and kernel
    19:
      id: unicode_swap
      -source: [D4]
      doc: UCS-2, low byte first
    20:
      id: unicode
      -source: [D4]
      doc: UCS-2, high byte first
    21:
      id: unicode_native
      -source: [D4]
      doc: UCS-2, taken in the byte order of the packet
    22: {id: utf8, -source: [D4]}
    128:
      id: instance_code
      -source: [D4]
      doc: Internal
  swap_kind:
    0:
      id: dummy
      -source: [D4]
      doc: Invalid
    1:
      id: normal
      -source: [D4]
      doc: Most significant byte first
    2:
      id: full_swapped
      -source: [D1:107, D4]
      doc: Least significant byte first
    3:
      id: part_swapped
      -source: [D4]
      doc: Low half first, high byte first in each half; no kernel accepts it
  switch:
    0: {id: 'off', -source: [D4]}
    1: {id: 'on', -source: [D4]}
  segment_kind:
    0:
      id: nil
      -source: [D4]
      doc: Invalid
    1:
      id: cmd
      -source: [D1:42, D1:109, D4]
      doc: Request of a client
    2:
      id: reply
      -source: [D1:42, D1:123, D4]
      doc: Reply of the kernel, named return in the documents
    3:
      id: proccall
      -source: [D4]
      doc: Request of the kernel to a procedure server
    4:
      id: procreply
      -source: [D4]
      doc: Reply of a procedure server
  message_type:
    0: {id: nil, -source: [D4]}
    1: {id: lower_bound_of_commands, -source: [D4]}
    2:
      id: dbs
      -source: [D1:46, D1:91, D1:92, D1:109, D4]
      doc: Parse and execute
    3: {id: parse, -source: [D1:48, D1:92, D4]}
    4:
      id: getparse
      -source: [D1:92, D4]
      doc: Release 7.0, without use later
    5: {id: syntax, -source: [D4]}
    6: {id: filler_6, -source: [D4]}
    7: {id: filler_7, -source: [D4]}
    8: {id: filler_8, -source: [D4]}
    9: {id: filler_9, -source: [D4]}
    10: {id: filler_10, -source: [D4]}
    11: {id: upper_bound_of_commands, -source: [D4]}
    12: {id: lower_bound_of_non_commands, -source: [D4]}
    13: {id: execute, -source: [D1:50, D1:225, D4]}
    14:
      id: getexecute
      -source: [D4]
      doc: Release 7.0, without use later
    15:
      id: putval
      -source: [D4]
      doc: Write LONG data
    16:
      id: getval
      -source: [D4]
      doc: Read LONG data
    17: {id: load, -source: [D4]}
    18: {id: unload, -source: [D4]}
    19: {id: filler_19, -source: [D4]}
    20: {id: filler_20, -source: [D4]}
    21: {id: filler_21, -source: [D4]}
    22: {id: filler_22, -source: [D4]}
    23: {id: filler_23, -source: [D4]}
    24: {id: upper_bound_of_non_commands, -source: [D4]}
    25: {id: hello, -source: [D4]}
    26: {id: lower_bound_of_utilities, -source: [D4]}
    27:
      id: utility
      -source: [D1:54, D4]
      doc: Release 7.6 handles it as dbs
    28: {id: incopy, -source: [D1:52, D4]}
    29: {id: filler_29, -source: [D4]}
    30: {id: outcopy, -source: [D4]}
    31: {id: diag_outcopy, -source: [D4]}
    32: {id: filler_32, -source: [D4]}
    33: {id: filler_33, -source: [D4]}
    34: {id: filler_34, -source: [D4]}
    35: {id: filler_35, -source: [D4]}
    36: {id: filler_36, -source: [D4]}
    37: {id: upper_bound_of_utilities, -source: [D4]}
    38: {id: lower_bound_of_specials, -source: [D4]}
    39: {id: switch, -source: [D4]}
    40: {id: switchlimit, -source: [D4]}
    41: {id: buflength, -source: [D4]}
    42: {id: minbuf, -source: [D4]}
    43: {id: maxbuf, -source: [D4]}
    44: {id: state_utility, -source: [D4]}
    45:
      id: get_challenge
      -source: [D4]
      doc: Since release 7.6
    46: {id: filler_46, -source: [D4]}
    47: {id: filler_47, -source: [D4]}
    48: {id: filler_48, -source: [D4]}
    49: {id: upper_bound_of_specials, -source: [D4]}
    50:
      id: wait_for_event
      -source: [D4]
      doc: Since release 7.2
    51: {id: lower_bound_of_procserv, -source: [D4]}
    52:
      id: procserv_call
      -source: [D4]
      doc: Release 7.6
    53:
      id: procserv_reply
      -source: [D4]
      doc: Release 7.6
    54: {id: filler_54, -source: [D4]}
    55: {id: filler_55, -source: [D4]}
    56: {id: filler_56, -source: [D4]}
    57: {id: filler_57, -source: [D4]}
    58: {id: filler_58, -source: [D4]}
    59: {id: upper_bound_of_procserv, -source: [D4]}
  sqlmode:
    0: {id: nil, -source: [D4]}
    1:
      id: session_sqlmode
      -source: [D1:56, D1:111, D4]
      doc: The mode of the session
    2:
      id: internal
      -source: [D4]
      doc: Named adabas in release 7.0
    3: {id: ansi, -source: [D4]}
    4: {id: db2, -source: [D4]}
    5: {id: oracle, -source: [D4]}
    6:
      id: sapr3
      -source: [D4]
      doc: Known to some clients alone
  producer:
    0: {id: nil, -source: [D4]}
    1:
      id: user_cmd
      -source: [D1:111, D4]
      doc: Every ordinary client
    2: {id: internal_cmd, -source: [D4]}
    3: {id: kernel, -source: [D4]}
    4: {id: installation, -source: [D4]}
    5:
      id: view_optimizer
      -source: [D4]
      doc: Release 7.6
    6:
      id: complex_view_handling
      -source: [D4]
      doc: Release 7.6
    7:
      id: queryrewrite
      -source: [D4]
      doc: Release 7.6
  function_code:
    0: {id: nil, -source: [D4]}
    1: {id: create_table, -source: [D4]}
    2: {id: set_role, -source: [D4]}
    3: {id: insert, -source: [D4]}
    4: {id: select, -source: [D1:125, D4]}
    5: {id: update, -source: [D4]}
    6: {id: drop_role, -source: [D4]}
    7: {id: drop_view, -source: [D4]}
    8: {id: drop_table, -source: [D4]}
    9: {id: delete, -source: [D4]}
    10: {id: create_view, -source: [D4]}
    11: {id: drop_user, -source: [D4]}
    12: {id: create_role, -source: [D4]}
    13: {id: create_sequence, -source: [D4]}
    14: {id: alter_sequence, -source: [D4]}
    15: {id: unused1, -source: [D4]}
    16: {id: drop_sequence, -source: [D4]}
    17: {id: create_schema, -source: [D4]}
    18: {id: create_cluster, -source: [D4]}
    19: {id: create_user, -source: [D4]}
    20: {id: create_index, -source: [D4]}
    21: {id: drop_index, -source: [D4]}
    22: {id: drop_cluster, -source: [D4]}
    23: {id: validate_index, -source: [D4]}
    24: {id: create_procedure, -source: [D4]}
    25: {id: alter_procedure, -source: [D4]}
    26: {id: alter_table, -source: [D4]}
    27: {id: explain, -source: [D4]}
    28: {id: grant, -source: [D4]}
    29: {id: revoke, -source: [D4]}
    30: {id: create_synonym, -source: [D4]}
    31: {id: drop_synonym, -source: [D4]}
    32: {id: alter_system_switch_log, -source: [D4]}
    33: {id: set_transaction, -source: [D4]}
    34:
      id: pl_sql_execute
      -source: [D4]
      doc: Call of a database procedure
    35: {id: lock_table, -source: [D4]}
    36:
      id: drop_schema
      -source: [D4]
      doc: Unused before release 7.6
    37: {id: rename, -source: [D4]}
    38: {id: comment, -source: [D4]}
    39: {id: audit, -source: [D4]}
    40: {id: noaudit, -source: [D4]}
    41: {id: alter_index, -source: [D4]}
    42: {id: create_external_database, -source: [D4]}
    43: {id: drop_external_database, -source: [D4]}
    44: {id: create_database, -source: [D4]}
    45: {id: alter_database, -source: [D4]}
    46: {id: create_rollback_segment, -source: [D4]}
    47: {id: alter_rollback_segment, -source: [D4]}
    48: {id: drop_rollback_segment, -source: [D4]}
    49: {id: create_tablespace, -source: [D4]}
    50: {id: alter_tablespace, -source: [D4]}
    51: {id: drop_tablespace, -source: [D4]}
    52: {id: alter_session, -source: [D4]}
    53: {id: alter_user, -source: [D4]}
    54: {id: commit, -source: [D4]}
    55: {id: rollback, -source: [D4]}
    56: {id: savepoint, -source: [D4]}
    57: {id: create_control_file, -source: [D4]}
    58: {id: alter_tracing, -source: [D4]}
    59: {id: create_trigger, -source: [D4]}
    60: {id: alter_trigger, -source: [D4]}
    61: {id: drop_trigger, -source: [D4]}
    62:
      id: analyze_table
      -source: [D4]
      doc: Update of the statistics
    63: {id: analyze_index, -source: [D4]}
    64: {id: analyze_cluster, -source: [D4]}
    65: {id: create_profile, -source: [D4]}
    66: {id: drop_profile, -source: [D4]}
    67: {id: alter_profile, -source: [D4]}
    68: {id: drop_procedure, -source: [D4]}
    69: {id: unused3, -source: [D4]}
    70: {id: alter_resource_cost, -source: [D4]}
    71: {id: create_snapshot_log, -source: [D4]}
    72: {id: alter_snapshot_log, -source: [D4]}
    73: {id: drop_snapshot_log, -source: [D4]}
    74: {id: create_snapshot, -source: [D4]}
    75: {id: alter_snapshot, -source: [D4]}
    76: {id: drop_snapshot, -source: [D4]}
    201: {id: select_direct, -source: [D4]}
    202: {id: select_first, -source: [D4]}
    203: {id: select_last, -source: [D4]}
    204: {id: select_next, -source: [D4]}
    205: {id: select_prev, -source: [D4]}
    206: {id: fetch_first, -source: [D4]}
    207: {id: fetch_last, -source: [D4]}
    208: {id: fetch_next, -source: [D4]}
    209: {id: fetch_prev, -source: [D4]}
    210: {id: fetch_pos, -source: [D4]}
    211: {id: fetch_same, -source: [D4]}
    212: {id: string_command, -source: [D4]}
    213: {id: connect, -source: [D4]}
    214: {id: drop_parseid, -source: [D4]}
    215: {id: close, -source: [D4]}
    216:
      id: show
      -source: [D4]
      doc: Before release 7.4
    217: {id: usage, -source: [D4]}
    218: {id: serverdb, -source: [D4]}
    219: {id: monitor, -source: [D4]}
    220: {id: set, -source: [D4]}
    221: {id: link, -source: [D4]}
    222: {id: create_domain, -source: [D4]}
    223: {id: drop_domain, -source: [D4]}
    224: {id: describe, -source: [D4]}
    225: {id: alter_password, -source: [D4]}
    226:
      id: lowlevel_create_cluster
      -source: [D4]
      doc: Release 7.0
    227:
      id: lowlevel_drop_cluster
      -source: [D4]
      doc: Release 7.0
    228:
      id: lowlevel_create_entry
      -source: [D4]
      doc: Release 7.0
    229:
      id: lowlevel_drop_entry
      -source: [D4]
      doc: Release 7.0
    230:
      id: mfetch_rowid
      -source: [D4]
      doc: Release 7.0
    231:
      id: mfetch_entry
      -source: [D4]
      doc: Release 7.0
    232:
      id: mfetch_object
      -source: [D4]
      doc: Release 7.0
    233: {id: putval, -source: [D4]}
    234: {id: getval, -source: [D4]}
    235: {id: diagnose, -source: [D4]}
    236: {id: unlock, -source: [D4]}
    237: {id: refresh, -source: [D4]}
    238: {id: clear_snapshot_log, -source: [D4]}
    239: {id: next_stamp, -source: [D4]}
    240: {id: exists_table, -source: [D4]}
    241: {id: commit_release, -source: [D4]}
    242: {id: rollback_release, -source: [D4]}
    243: {id: drda_native_ddl, -source: [D4]}
    244: {id: select_into, -source: [D1:226, D4]}
    245:
      id: create_database_link
      -source: [D4]
      doc: Before release 7.6
    246:
      id: drop_database_link
      -source: [D4]
      doc: Before release 7.6
    247: {id: fetch_relative, -source: [D4]}
    248:
      id: cursor_pl_sql_execute
      -source: [D4]
      doc: Database procedure with a result set; release 7.6
    249:
      id: administrator
      -source: [D4]
      doc: Release 7.6
    250:
      id: reset
      -source: [D4]
      doc: Release 7.6
    1003: {id: minsert, -source: [D4]}
    1004: {id: mselect, -source: [D4]}
    1005: {id: mupdate, -source: [D4]}
    1009: {id: mdelete, -source: [D4]}
    1035: {id: mlock_objects, -source: [D4]}
    1206: {id: mfetch_first, -source: [D4]}
    1207: {id: mfetch_last, -source: [D4]}
    1208: {id: mfetch_next, -source: [D4]}
    1209: {id: mfetch_prev, -source: [D4]}
    1210: {id: mfetch_pos, -source: [D4]}
    1211: {id: mfetch_same, -source: [D4]}
    1244: {id: mselect_into, -source: [D4]}
    1247: {id: mfetch_relative, -source: [D4]}
  part_kind:
    0: {id: nil, -source: [D4]}
    1: {id: appl_parameter_description, -source: [D4]}
    2: {id: columnnames, -source: [D1:83, D4]}
    3: {id: command, -source: [D1:90, D1:115, D4]}
    4: {id: conv_tables_returned, -source: [D4]}
    5: {id: data, -source: [D1:192, D1:225, D4]}
    6: {id: errortext, -source: [D1:98, D1:127, D4]}
    7: {id: getinfo, -source: [D4]}
    8: {id: modulname, -source: [D4]}
    9: {id: page, -source: [D4]}
    10: {id: parsid, -source: [D1:225, D4]}
    11: {id: parsid_of_select, -source: [D4]}
    12: {id: resultcount, -source: [D1:207, D1:226, D4]}
    13: {id: resulttablename, -source: [D4]}
    14: {id: shortinfo, -source: [D1:83, D4]}
    15: {id: user_info_returned, -source: [D4]}
    16: {id: surrogate, -source: [D4]}
    17: {id: bdinfo, -source: [D4]}
    18: {id: longdata, -source: [D4]}
    19: {id: tablename, -source: [D4]}
    20: {id: session_info_returned, -source: [D4]}
    21: {id: output_cols_no_parameter, -source: [D4]}
    22: {id: key, -source: [D4]}
    23: {id: serial, -source: [D4]}
    24: {id: relative_pos, -source: [D4]}
    25: {id: abap_istream, -source: [D4]}
    26: {id: abap_ostream, -source: [D4]}
    27: {id: abap_info, -source: [D4]}
    28: {id: checkpoint_info, -source: [D4]}
    29: {id: procid, -source: [D4]}
    30: {id: long_demand, -source: [D4]}
    31: {id: message_list, -source: [D4]}
    32: {id: vardata_shortinfo, -source: [D4]}
    33: {id: vardata, -source: [D4]}
    34: {id: feature, -source: [D4]}
    35: {id: clientid, -source: [D4]}
  kernel_message_kind:
    0: {id: none, -source: [D4]}
    6: {id: close, -source: [D4]}
    18: {id: delete, -source: [D4]}
    28: {id: fetch, -source: [D4]}
    35: {id: insert, -source: [D4]}
    42: {id: array_fetch, -source: [D4]}
    60: {id: select, -source: [D1:225, D4]}
    76: {id: update, -source: [D4]}
    84:
      id: shared_statement
      -source: [D4]
      doc: Release 7.6
  application_info:
    0: {id: none, -source: [D4]}
    1:
      id: statement_executed
      -source: [D4]
      doc: The statement ran while it was parsed
    2:
      id: use_dbs
      -source: [D4]
      doc: Old; not to be parsed, send it as dbs
    10: {id: release_found, -source: [D4]}
    20:
      id: fast_select_direct
      -source: [D4]
      doc: Old
    30: {id: not_allowed_in_programs, -source: [D4]}
    40: {id: close, -source: [D4]}
    41: {id: describe, -source: [D4]}
    42: {id: fetch, -source: [D4]}
    43: {id: array_fetch, -source: [D4]}
    44: {id: select_with_result_set, -source: [D4]}
    45: {id: select_for_update, -source: [D4]}
    46:
      id: select_reuse
      -source: [D4]
      doc: The result is copied
    47: {id: select_reuse_for_update, -source: [D4]}
    52:
      id: fetch_without_result
      -source: [D4]
      doc: Release 7.0
    53:
      id: fetch_without_first_result
      -source: [D4]
      doc: Release 7.0
    60: {id: procedure_call, -source: [D4]}
    70:
      id: array_command
      -source: [D4]
      doc: Array insert, update or delete
    114: {id: array_select_with_result_set, -source: [D4]}
    115: {id: array_select_for_update, -source: [D4]}
    116: {id: array_select_reuse, -source: [D4]}
    117: {id: array_select_reuse_for_update, -source: [D4]}
  date_format:
    0: {id: none, -source: [D4]}
    1: {id: internal, -source: [D4]}
    2: {id: iso, -source: [D4]}
    3: {id: usa, -source: [D4]}
    4: {id: eur, -source: [D4]}
    5: {id: jis, -source: [D4]}
    6: {id: oracle, -source: [D4]}
    7:
      id: ansi
      -source: [D4]
      doc: The same form as iso
    8: {id: ts_eur, -source: [D4]}
  io_type:
    0: {id: input, -source: [D4]}
    1: {id: output, -source: [D4]}
    2: {id: input_output, -source: [D4]}
  data_type:
    0: {id: fixed, -source: [D4]}
    1: {id: float, -source: [D4]}
    2: {id: char_ascii, -source: [D4]}
    3: {id: char_ebcdic, -source: [D4]}
    4: {id: char_byte, -source: [D4]}
    5: {id: rowid, -source: [D4]}
    6: {id: long_ascii, -source: [D4]}
    7: {id: long_ebcdic, -source: [D4]}
    8: {id: long_byte, -source: [D4]}
    9:
      id: long_dbyte
      -source: [D4]
      doc: Unused
    10: {id: date, -source: [D4]}
    11: {id: time, -source: [D4]}
    12:
      id: vfloat
      -source: [D4]
      doc: Float of an expression
    13: {id: timestamp, -source: [D4]}
    14:
      id: unknown
      -source: [D4]
      doc: Internal
    15:
      id: number
      -source: [D4]
      doc: Internal
    16:
      id: nonumber
      -source: [D4]
      doc: Internal
    17:
      id: duration
      -source: [D4]
      doc: Internal
    18:
      id: dbyte_ebcdic
      -source: [D4]
      doc: Unused
    19: {id: longfile_ascii, -source: [D4]}
    20: {id: longfile_ebcdic, -source: [D4]}
    21: {id: longfile_byte, -source: [D4]}
    22:
      id: longfile_dbyte
      -source: [D4]
      doc: Unused
    23: {id: boolean, -source: [D4]}
    24: {id: char_unicode, -source: [D4]}
    25: {id: filler_25, -source: [D4]}
    26: {id: filler_26, -source: [D4]}
    27: {id: filler_27, -source: [D4]}
    28: {id: filler_28, -source: [D4]}
    29: {id: smallint, -source: [D4]}
    30: {id: integer, -source: [D4]}
    31: {id: varchar_ascii, -source: [D4]}
    32: {id: varchar_ebcdic, -source: [D4]}
    33: {id: varchar_byte, -source: [D4]}
    34: {id: long_unicode, -source: [D4]}
    35: {id: longfile_unicode, -source: [D4]}
    36: {id: varchar_unicode, -source: [D4]}
    37:
      id: udt
      -source: [D4]
      doc: Internal
    38: {id: abap_table_handle, -source: [D4]}
    39: {id: wyde, -source: [D4]}
  valmode:
    0:
      id: datapart
      -source: [D4]
      doc: Part of the value
    1:
      id: alldata
      -source: [D4]
      doc: The whole value
    2:
      id: lastdata
      -source: [D4]
      doc: Last part of the value
    3:
      id: nodata
      -source: [D4]
      doc: No bytes here
    4: {id: no_more_data, -source: [D4]}
    5:
      id: last_putval
      -source: [D4]
      doc: Ends the last putval of a statement
    6: {id: data_trunc, -source: [D4]}
    7: {id: close, -source: [D4]}
    8:
      id: error
      -source: [D4]
      doc: Since release 7.4.4
    9: {id: startpos_invalid, -source: [D4]}
  vardata_kind:
    0: {id: value, -source: [D4]}
    250:
      id: ignored
      -source: [D4]
      doc: As the packet checker reads it
    251:
      id: special_null
      -source: [D4]
      doc: The kernel reads an empty value
    252:
      id: long_reference
      -source: [D4]
      doc: Place of a LONG descriptor
    253:
      id: default
      -source: [D4]
      doc: The default value of the column
    254: {id: null_value, -source: [D4]}
  feature:
    1: {id: multiple_drop_parseid, -source: [D4]}
    2: {id: space_option, -source: [D4]}
    3: {id: variable_input, -source: [D4]}
    4: {id: optimized_streams, -source: [D4]}
    5: {id: check_scrollable_option, -source: [D4]}
    6: {id: ascii_in_and_output, -source: [D4]}
