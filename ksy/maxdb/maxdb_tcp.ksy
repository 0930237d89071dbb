meta:
  id: maxdb_tcp
  title: SAP DB and MaxDB message on TCP, with its communication header
  application:
    - SAP DB
    - SAP MaxDB
  tags:
    - database
    - network
  license: MIT
  ks-version: '0.11'
  imports:
    - maxdb_packet
  encoding: ISO-8859-1
  -version: 0.1.0
  -ports: [7210, 7269]
  -instance-errors: refuse
  -pieces:
    len-header: 24
    length: header.act_send_len
    whole: header.max_send_len
    rest: header.residual_packets
    param: joined
  -source:
    - id: D1
      title: Order interface of SAP DB, slides with notes (2002)
      lang: en
      file: 004_d3261d1e224c364c.txt
      sha256: c5a52b87f4f6e61dc2c594fef7b86f2ab324c9f8be968f6a032d6f227a7b8b5b
    - id: D2
      title: Sources of MaxDB 7.6.00.37 (sys/src)
      lang: en
      url: https://github.com/GunterMueller/MaxDB_GPL_Releases
doc: |
  One piece of what a client and a database server write to each other on TCP: a
  header of 24 bytes and a payload. The payload of a data message is an order
  interface packet (maxdb_packet), that of a connect message is described here,
  others stay raw. Usual ports are 7210 and 7200.

  A long message is split: every piece has a header of its own, and the payloads
  belong together. Readers of streams and captures join them behind the header of
  the first piece; the payload of a piece alone stays raw.

  The byte order of the header is not written in it. It is taken from the
  parameter `byte_order`; else from new_swap_type; else, in connect messages, from
  the second byte of the payload, which is their swap kind; else from the length,
  which is far below 16 MiB, so that its highest byte is 0; else, where the lowest
  byte is 0 as well, from the swap kind of the packet in a data message.

  The source document (D1) has the packets alone. This header was read in the
  published sources of the vendor and of a client.
doc-ref:
  - https://github.com/GunterMueller/MaxDB_GPL_Releases 7.6.00.37, sys/src/os/vos53k.cpp, sys/src/eo/geo003.h
params:
  - id: byte_order
    -status: assumed
    -default: 0
    -stream-value: connection_order
    type: u1
    doc: |
      Byte order agreed at connect: 1 most significant byte first, 2 least
      significant byte first, 0 not known.
  - id: service
    -status: assumed
    -default: 0
    -stream-value: connection_service
    type: u1
    doc: |
      Service type told at connect; 0 is a user, or not known. Data messages of a
      control connection (4, the database manager) hold no packets.
  - id: joined
    -status: assumed
    -default: 0
    type: u1
    doc: |
      1 where the payloads of all pieces follow the header of the first one, as a
      reader of streams joins them.
  - id: argument_form
    -status: assumed
    -default: 0
    type: u1
    doc: |
      Arguments of a connect message: 0 length of one byte, then the id; 1 id, then
      length of two bytes, a newer form that other services use.
  - id: port_in_packet_order
    -status: assumed
    -default: 0
    type: u1
    doc: |
      1 reads the port of a connect message in the order of the packet, as one
      client writes it; 0 most significant byte first, as the vendor has it.
  - id: strictness
    -status: assumed
    -default: 1
    type: u1
    doc: Whose rules a packet has to obey, as in maxdb_packet.
  - id: accept_termchar
    -status: assumed
    -default: 0
    type: u1
    doc: 1 accepts the code types 3 to 18, as in maxdb_packet.
  - id: ebcdic_ccsid
    -status: assumed
    -default: 37
    type: u2
    doc: Code page of packets in EBCDIC, as in maxdb_packet.
  - id: vardata_250
    -status: assumed
    -default: 0
    type: u1
    doc: Meaning of 250 as the first byte of a vardata field, as in maxdb_packet.
seq:
  - id: header
    -source: [D2]
    -status: derived
    type: header
    doc: The communication header, 24 bytes.
    doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
  - id: payload
    -source: [D2]
    -status: derived
    size: '(joined == 1 ? header.max_send_len : header.act_send_len) - 24'
    type:
      switch-on: payload_kind
      cases:
        payload_kind::packet: maxdb_packet(strictness, accept_termchar, ebcdic_ccsid, vardata_250)
        payload_kind::connect: connect
    doc: What the message brings; raw bytes where it is another class or a piece.
    doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
instances:
  mess_class_byte:
    -source: [D2]
    -status: derived
    -column: false
    pos: 5
    type: u1
    doc: Class of the message, read ahead.
    doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
  swap_type_byte:
    -source: [D2]
    -status: derived
    -column: false
    pos: 18
    type: u1
    doc: Byte order that the sender tells, read ahead.
    doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
  is_connect:
    -source: [D2]
    -status: derived
    -column: false
    value: >-
      mess_class_byte == 51 or mess_class_byte == 52
      or mess_class_byte == 61 or mess_class_byte == 62
    doc: A request or reply with which a connection begins.
    doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
  is_data:
    -source: [D2]
    -status: derived
    -column: false
    value: mess_class_byte == 63 or mess_class_byte == 64
    doc: A request or reply of a connection.
    doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
  length_bytes:
    -source: [D2]
    -status: derived
    -column: false
    pos: 0
    size: 4
    doc: The length as it lies, read ahead.
    doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
  payload_swap:
    -source: [D2]
    -status: derived
    -column: false
    pos: 25
    size: 'is_connect or is_data ? 1 : 0'
    doc: Swap kind of a connect packet or an order interface packet, read ahead.
    doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
  order:
    -source: [D2]
    -status: assumed
    value: >-
      byte_order == 1 or byte_order == 2 ? byte_order
      : swap_type_byte == 3 ? 1
      : swap_type_byte == 4 ? 2
      : is_connect ? payload_swap[0]
      : length_bytes[0] != 0 and length_bytes[3] == 0 ? 2
      : length_bytes[0] == 0 and length_bytes[3] != 0 ? 1
      : is_data and payload_swap[0] == 1 ? 1 : 2
    enum: byte_order
    doc: Byte order of the header.
    doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
  connection_order:
    -source: [D2]
    -status: assumed
    value: order.to_i
    if: is_connect
    doc: The byte order that this message agrees on; null for all but connect messages.
    doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
  connection_service:
    -source: [D2]
    -status: derived
    value: payload.as<connect>.service_type.to_i
    if: payload_kind == payload_kind::connect
    doc: The service that this message asks for; null for all but connect messages.
    doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
  payload_kind:
    -source: [D2]
    -status: derived
    value: >-
      joined != 1 and header.max_send_len > header.act_send_len ? 3
      : is_connect ? 2
      : is_data and service != 4 ? 1 : 0
    enum: payload_kind
    doc: What the payload is.
    doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
types:
  header:
    meta:
      endian:
        switch-on: _root.order
        cases:
          byte_order::big: be
          byte_order::little: le
    seq:
      - id: act_send_len
        -orig-id: act_send_len
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        valid:
          min: 24
          -reason: shorter than its header
        doc: Bytes of this piece with this header.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
      - id: protocol_id
        -orig-id: protocol_id
        -source: [D2]
        -status: derived
        type: u1
        doc: 3 is TCP.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
      - id: mess_class
        -orig-id: mess_class
        -source: [D2]
        -status: derived
        type: u1
        enum: mess_class
        doc: What kind of message this is.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
      - id: rte_flags
        -orig-id: rte_flags
        -source: [D2]
        -status: derived
        type: u1
        enum: rte_flags
        doc: Usually normal.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
      - id: residual_packets
        -orig-id: residual_packets
        -source: [D2]
        -status: derived
        type: u1
        doc: Pieces of this message still to come.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
      - id: sender_ref
        -orig-id: sender_ref
        -source: [D2]
        -status: derived
        type: s4
        doc: The sender's name of the connection.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
      - id: receiver_ref
        -orig-id: receiver_ref
        -source: [D2]
        -status: derived
        type: s4
        doc: The receiver's name of the connection.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
      - id: rte_return_code
        -orig-id: rte_return_code
        -source: [D2]
        -status: derived
        type: s2
        enum: rte_return_code
        doc: Outcome for the connection.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
      - id: new_swap_type
        -orig-id: new_swap_type
        -source: [D2]
        -status: derived
        type: u1
        doc: |
          4 from a machine with the least significant byte first, 3 with the most
          significant one; 0 from clients that do not tell.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
      - id: filler
        -orig-id: filler
        -source: [D2]
        -status: derived
        type: u1
        doc: Without meaning.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
      - id: max_send_len
        -orig-id: max_send_len
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        doc: Length of the whole message with one header; more than act_send_len in pieces.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_header
  connect:
    meta:
      endian:
        switch-on: _root.order
        cases:
          byte_order::big: be
          byte_order::little: le
    doc: Begins a connection, or answers. 40 bytes and arguments.
    seq:
      - id: code
        -orig-id: cp_mess_code
        -source: [D2]
        -status: derived
        type: u1
        enum: connect_code
        doc: Character set of the names.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_connect_packet
      - id: swap
        -orig-id: cp_mess_code
        -source: [D2]
        -status: derived
        type: u1
        doc: Byte order of the numbers, 1 or 2; 3 is refused.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_connect_packet
      - id: connect_length
        -orig-id: cp_connect_length
        -source: [D2]
        -status: derived
        -unit: byte
        type: s2
        valid:
          expr: _ >= 40 and _ <= _io.size
          -reason: shorter than 40 bytes, or more than the message has
        doc: Length of this packet with its arguments.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_connect_packet
      - id: service_type
        -orig-id: cp_service_type
        -source: [D2]
        -status: derived
        type: u1
        enum: service_type
        doc: What the connection is for.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_connect_packet
      - id: os_type
        -orig-id: cp_os_type
        -source: [D2]
        -status: derived
        type: u1
        enum: os_type
        doc: Operating system of the sender.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_connect_packet
      - id: fillers
        -orig-id: cp_filler1
        -source: [D2]
        -status: derived
        size: 2
        doc: Without meaning.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_connect_packet
      - id: max_segment_size
        -orig-id: cp_max_segment_size
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        doc: Longest piece.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_connect_packet
      - id: max_data_len
        -orig-id: cp_max_data_size
        -source: [D2]
        -status: derived
        -unit: byte
        type: s4
        doc: |
          Room for a request and its reply together. In the trace of the document it
          was 32320, as the sizes in the packets show.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_connect_packet
      - id: packet_size
        -orig-id: cp_packet_size
        -source: [D1:20, D2]
        -status: derived
        -unit: byte
        type: s4
        doc: Size of a packet, 16384 to 131072.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_connect_packet
      - id: min_reply_size
        -orig-id: cp_min_reply_size
        -source: [D1:22, D1:24, D1:26, D2]
        -status: derived
        -unit: byte
        type: s4
        doc: Room that a request must leave for its reply.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_connect_packet
      - id: receiver_ascii
        -orig-id: cp_server_db
        -source: [D2]
        -status: derived
        size: 8
        type: str
        terminator: 0
        pad-right: 0x20
        if: code != connect_code::ebcdic
        doc: Name of the database, where names are in ASCII.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_connect_packet
      - id: receiver_ebcdic
        -orig-id: cp_server_db
        -source: [D2]
        -status: derived
        size: 8
        type: str
        terminator: 0
        pad-right: 0x40
        encoding: IBM037
        if: code == connect_code::ebcdic
        doc: Name of the database, where names are in EBCDIC.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_connect_packet
      - id: sender_ascii
        -orig-id: cp_client_db
        -source: [D2]
        -status: derived
        size: 8
        type: str
        terminator: 0
        pad-right: 0x20
        if: code != connect_code::ebcdic
        doc: Database of the sender, where names are in ASCII.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_connect_packet
      - id: sender_ebcdic
        -orig-id: cp_client_db
        -source: [D2]
        -status: derived
        size: 8
        type: str
        terminator: 0
        pad-right: 0x40
        encoding: IBM037
        if: code == connect_code::ebcdic
        doc: Database of the sender, where names are in EBCDIC.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_connect_packet
      - id: arguments
        -source: [D2]
        -status: derived
        size: connect_length - 40
        type: arguments
        doc: More about the client.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_connect_packet
    instances:
      receiver:
        -source: [D2]
        -status: derived
        value: 'code == connect_code::ebcdic ? receiver_ebcdic : receiver_ascii'
        doc: Name of the database.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_connect_packet
      sender:
        -source: [D2]
        -status: derived
        value: 'code == connect_code::ebcdic ? sender_ebcdic : sender_ascii'
        doc: Database of the sender, usually empty.
        doc-ref: MaxDB 7.6.00.37, sys/src/eo/geo003.h, rte_connect_packet
    types:
      arguments:
        seq:
          - id: arguments
            -source: [D2]
            -status: derived
            type: argument
            repeat: eos
            doc: Each with an id of one letter.
            doc-ref: MaxDB 7.6.00.37, sys/src/eo/veo42.cpp, arguments of a connect packet
      argument:
        seq:
          - id: len_argument
            -orig-id: argument length
            -source: [D2]
            -status: derived
            -unit: byte
            type: u1
            valid:
              min: 2
              -reason: shorter than its length and id
            if: _root.argument_form == 0
            doc: Length of the argument; the length itself and the id are counted.
            doc-ref: MaxDB 7.6.00.37, sys/src/eo/veo42.cpp, arguments of a connect packet
          - id: id
            -orig-id: argument id
            -source: [D2]
            -status: derived
            type: u1
            enum: argument_id
            doc: Letter that names the argument.
            doc-ref: MaxDB 7.6.00.37, sys/src/eo/veo42.cpp, arguments of a connect packet
          - id: len_value
            -orig-id: argument length
            -source: [D2]
            -status: derived
            -unit: byte
            type: u2be
            if: _root.argument_form != 0
            doc: Length of the value, in the newer form.
            doc-ref: MaxDB 7.6.00.37, sys/src/eo/veo42.cpp, arguments of a connect packet
          - id: value
            -source: [D2]
            -status: derived
            size: '_root.argument_form == 0 ? len_argument - 2 : len_value'
            type:
              switch-on: id
              cases:
                argument_id::port: port
                argument_id::process_id: text_argument
                argument_id::acknowledge: number_argument
                argument_id::omit_reply_part: number_argument
                argument_id::authentication: text_argument
                argument_id::db_root: text_argument
                argument_id::server_program: text_argument
                argument_id::version: text_argument
            doc: The argument; raw bytes for the other letters.
            doc-ref: MaxDB 7.6.00.37, sys/src/eo/veo42.cpp, arguments of a connect packet
      port:
        seq:
          - id: network_order
            -orig-id: port
            -source: [D2]
            -status: derived
            type: u2be
            if: _root.port_in_packet_order == 0
            doc: The port, most significant byte first.
            doc-ref: MaxDB 7.6.00.37, sys/src/eo/veo42.cpp, arguments of a connect packet
          - id: packet_order
            -orig-id: port
            -source: [D2]
            -status: derived
            type: u2
            if: _root.port_in_packet_order != 0
            doc: The port in the order of the packet.
            doc-ref: MaxDB 7.6.00.37, sys/src/eo/veo42.cpp, arguments of a connect packet
        instances:
          port:
            -source: [D2]
            -status: derived
            value: '_root.port_in_packet_order == 0 ? network_order : packet_order'
            doc: The port.
            doc-ref: MaxDB 7.6.00.37, sys/src/eo/veo42.cpp, arguments of a connect packet
      text_argument:
        seq:
          - id: text
            -orig-id: argument
            -source: [D2]
            -status: derived
            type: strz
            eos-error: false
            doc: The text, up to a zero byte.
            doc-ref: MaxDB 7.6.00.37, sys/src/eo/veo42.cpp, arguments of a connect packet
      number_argument:
        seq:
          - id: number
            -orig-id: argument
            -source: [D2]
            -status: derived
            type: u1
            doc: A number or a mark.
            doc-ref: MaxDB 7.6.00.37, sys/src/eo/veo42.cpp, arguments of a connect packet
enums:
  byte_order:
    1:
      id: big
      -source: [D2]
      doc: Most significant byte first
    2:
      id: little
      -source: [D2]
      doc: Least significant byte first
    3:
      id: half_swapped
      -source: [D2]
      doc: Low half first, high byte first in each half; not read
  payload_kind:
    0: {id: other, -source: [D2]}
    1: {id: packet, -source: [D2]}
    2: {id: connect, -source: [D2]}
    3: {id: piece, -source: [D2]}
  mess_class:
    49: {id: keep_alive, -source: [D2]}
    50: {id: keep_alive_old, -source: [D2]}
    51: {id: info_request, -source: [D2]}
    52: {id: info_reply, -source: [D2]}
    53: {id: ping_request, -source: [D2]}
    54: {id: ping_reply, -source: [D2]}
    55: {id: debug_level_request, -source: [D2]}
    56: {id: debug_level_reply, -source: [D2]}
    57: {id: migrate_request, -source: [D2]}
    58: {id: migrate_reply, -source: [D2]}
    61: {id: user_connect_request, -source: [D2]}
    62: {id: user_connect_reply, -source: [D2]}
    63: {id: user_data_request, -source: [D2]}
    64: {id: user_data_reply, -source: [D2]}
    65: {id: user_cancel_request, -source: [D2]}
    66: {id: user_release_request, -source: [D2]}
    71: {id: kernel_connect_request, -source: [D2]}
    72: {id: kernel_connect_reply, -source: [D2]}
    73: {id: kernel_data_request, -source: [D2]}
    74: {id: kernel_data_reply, -source: [D2]}
    76: {id: kernel_release_request, -source: [D2]}
    81: {id: dump_request, -source: [D2]}
    91: {id: control_connect_request, -source: [D2]}
    92: {id: control_connect_reply, -source: [D2]}
    93: {id: control_cancel_request, -source: [D2]}
    94: {id: certificate_request, -source: [D2]}
    95: {id: certificate_reply, -source: [D2]}
    100: {id: new_user_connect_request, -source: [D2]}
  rte_flags:
    0: {id: normal, -source: [D2]}
    1: {id: commit, -source: [D2]}
  rte_return_code:
    0: {id: ok, -source: [D2]}
    1: {id: not_ok, -source: [D2]}
    2: {id: task_limit, -source: [D2]}
    3: {id: timeout, -source: [D2]}
    4: {id: crash, -source: [D2]}
    5: {id: start_required, -source: [D2]}
    6: {id: shutdown, -source: [D2]}
    7: {id: send_line_down, -source: [D2]}
    8: {id: receive_line_down, -source: [D2]}
    9: {id: packet_limit, -source: [D2]}
    10: {id: released, -source: [D2]}
    11: {id: would_block, -source: [D2]}
    12: {id: unknown_request, -source: [D2]}
    13: {id: server_or_db_unknown, -source: [D2]}
  connect_code:
    0: {id: ascii, -source: [D2]}
    1: {id: ebcdic, -source: [D2]}
  service_type:
    0: {id: user, -source: [D2]}
    1: {id: async_user, -source: [D2]}
    2: {id: utility, -source: [D2]}
    3: {id: distribution, -source: [D2]}
    4: {id: control, -source: [D2]}
    5: {id: event, -source: [D2]}
    6: {id: stream, -source: [D2]}
    7: {id: ping, -source: [D2]}
    8: {id: lvc_user, -source: [D2]}
    9: {id: oltp_user, -source: [D2]}
  os_type:
    0: {id: mainframe_0, -source: [D2]}
    1: {id: mainframe_1, -source: [D2]}
    2: {id: mainframe_2, -source: [D2]}
    3: {id: mainframe_3, -source: [D2]}
    4: {id: mainframe_4, -source: [D2]}
    5: {id: vmsp, -source: [D2]}
    6: {id: mainframe_6, -source: [D2]}
    7: {id: vms, -source: [D2]}
    8: {id: dos, -source: [D2]}
    9: {id: os2, -source: [D2]}
    10: {id: bs2000, -source: [D2]}
    11: {id: unix, -source: [D2]}
    12: {id: sinix, -source: [D2]}
    13: {id: win32, -source: [D2]}
  argument_id:
    0x50:
      id: port
      -source: [D2]
      doc: P
    0x49:
      id: process_id
      -source: [D2]
      doc: I
    0x52:
      id: acknowledge
      -source: [D2]
      doc: R
    0x72:
      id: omit_reply_part
      -source: [D2]
      doc: r
    0x61:
      id: authentication
      -source: [D2]
      doc: a, methods with commas between
    0x64:
      id: db_root
      -source: [D2]
      doc: d
    0x70:
      id: server_program
      -source: [D2]
      doc: p
    0x56:
      id: version
      -source: [D2]
      doc: V
    0x3e:
      id: node
      -source: [D2]
      doc: The sign for greater than
