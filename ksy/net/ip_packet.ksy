meta:
  id: ip_packet
  title: Packet of IPv4 or IPv6
  xref:
    rfc:
      - 791
      - 8200
  tags:
    - network
  license: MIT
  ks-version: '0.9'
  encoding: ASCII
  endian: be
  bit-endian: be
  -version: 0.1.0
  -instance-errors: refuse
  -source:
    - id: D1
      title: RFC 791, Internet Protocol
      lang: en
      url: https://www.rfc-editor.org/rfc/rfc791
    - id: D2
      title: RFC 8200, Internet Protocol, Version 6
      lang: en
      url: https://www.rfc-editor.org/rfc/rfc8200
    - id: D3
      title: RFC 4302, IP Authentication Header
      lang: en
      url: https://www.rfc-editor.org/rfc/rfc4302
doc: |
  One packet of either version: its header with extension headers, and what it
  carries, of which a capture may have kept the beginning only. Fragments are not
  put together; `is_fragment` marks them. Bytes behind the packet that pad a frame
  belong to nothing.
doc-ref:
  - https://www.rfc-editor.org/rfc/rfc791 RFC 791
  - https://www.rfc-editor.org/rfc/rfc8200 RFC 8200
seq:
  - id: header
    -source: [D1, D2]
    -status: derived
    type:
      switch-on: version
      cases:
        4: ipv4
        6: ipv6
        _: unknown
    doc: The header of this version.
    doc-ref: RFC 791, 3.1
  - id: payload
    -orig-id: Data
    -source: [D1, D2]
    -status: derived
    size: >-
      len_declared < len_header or len_rest > _io.size - _io.pos
      ? _io.size - _io.pos : len_rest
    doc: What the packet carries, as far as it is there.
    doc-ref: RFC 791, 3.1
instances:
  first_byte:
    -source: [D1, D2]
    -status: derived
    -column: false
    pos: 0
    type: u1
    doc: The first byte of the packet, read ahead.
    doc-ref: RFC 791, 3.1
  version:
    -source: [D1, D2]
    -status: derived
    value: first_byte >> 4
    doc: 4 or 6.
    doc-ref: RFC 791, 3.1
  protocol:
    -source: [D1, D2]
    -status: derived
    value: 'version == 4 ? header.as<ipv4>.protocol : header.as<ipv6>.last_header'
    enum: protocol
    doc: What the payload is.
    doc-ref: https://www.iana.org/assignments/protocol-numbers
  len_header:
    -source: [D1, D2]
    -status: derived
    -unit: byte
    value: 'version == 4 ? header.as<ipv4>.len_header : header.as<ipv6>.len_header'
    doc: Bytes of the header with options or extension headers.
    doc-ref: RFC 791, 3.1
  len_declared:
    -source: [D1, D2]
    -status: derived
    -unit: byte
    value: >-
      version == 4 ? header.as<ipv4>.total_length
      : header.as<ipv6>.payload_length == 0 ? 0 : header.as<ipv6>.payload_length + 40
    doc: |
      Length of the whole packet as it tells. 0 where it does not, as in captures of
      machines that let the network card cut packets.
    doc-ref: RFC 791, 3.1
  len_rest:
    -source: [D1, D2]
    -status: derived
    -unit: byte
    -column: false
    value: 'len_declared < len_header ? 0 : len_declared - len_header'
    doc: Bytes behind the headers, as the packet tells.
    doc-ref: RFC 791, 3.1
  is_fragment:
    -source: [D1, D2]
    -status: derived
    value: 'version == 4 ? header.as<ipv4>.is_fragment : header.as<ipv6>.is_fragment'
    doc: The packet is a piece of a longer one.
    doc-ref: RFC 791, 3.2
types:
  ipv4:
    doc: Header of IPv4.
    seq:
      - id: version
        -orig-id: Version
        -source: [D1]
        -status: derived
        -column: false
        type: b4
        doc: The version, 4.
        doc-ref: RFC 791, 3.1
      - id: ihl
        -orig-id: IHL
        -source: [D1]
        -status: derived
        type: b4
        valid:
          min: 5
          -reason: shorter than the header without options
        doc: Length of the header in words of four bytes.
        doc-ref: RFC 791, 3.1
      - id: type_of_service
        -orig-id: Type of Service
        -source: [D1]
        -status: derived
        type: u1
        doc: Class of the traffic.
        doc-ref: RFC 791, 3.1
      - id: total_length
        -orig-id: Total Length
        -source: [D1]
        -status: derived
        -unit: byte
        type: u2
        valid:
          expr: _ == 0 or _ >= ihl * 4
          -reason: shorter than the header
        doc: Length of the packet, header included; 0 where it is not stated.
        doc-ref: RFC 791, 3.1
      - id: identification
        -orig-id: Identification
        -source: [D1]
        -status: derived
        type: u2
        doc: The same number in all fragments of a packet.
        doc-ref: RFC 791, 3.1
      - id: reserved
        -orig-id: Flags, bit 0
        -source: [D1]
        -status: derived
        type: b1
        doc: Without meaning, 0.
        doc-ref: RFC 791, 3.1
      - id: dont_fragment
        -orig-id: DF
        -source: [D1]
        -status: derived
        type: b1
        doc: The packet may not be cut into fragments.
        doc-ref: RFC 791, 3.1
      - id: more_fragments
        -orig-id: MF
        -source: [D1]
        -status: derived
        type: b1
        doc: Other fragments follow this one.
        doc-ref: RFC 791, 3.1
      - id: fragment_offset
        -orig-id: Fragment Offset
        -source: [D1]
        -status: derived
        type: b13
        doc: Place of the fragment in the packet, in words of eight bytes.
        doc-ref: RFC 791, 3.1
      - id: time_to_live
        -orig-id: Time to Live
        -source: [D1]
        -status: derived
        type: u1
        doc: Routers that the packet may still pass.
        doc-ref: RFC 791, 3.1
      - id: protocol
        -orig-id: Protocol
        -source: [D1]
        -status: derived
        type: u1
        doc: What the payload is.
        doc-ref: RFC 791, 3.1
      - id: header_checksum
        -orig-id: Header Checksum
        -source: [D1]
        -status: derived
        type: u2
        doc: Check sum of the header, not judged.
        doc-ref: RFC 791, 3.1
      - id: source
        -orig-id: Source Address
        -source: [D1]
        -status: derived
        size: 4
        doc: Address of the sender.
        doc-ref: RFC 791, 3.1
      - id: destination
        -orig-id: Destination Address
        -source: [D1]
        -status: derived
        size: 4
        doc: Address of the receiver.
        doc-ref: RFC 791, 3.1
      - id: options
        -orig-id: Options
        -source: [D1]
        -status: derived
        size: ihl * 4 - 20
        doc: Options, not looked into.
        doc-ref: RFC 791, 3.1
    instances:
      len_header:
        -source: [D1]
        -status: derived
        -column: false
        value: ihl * 4
        doc: Bytes of the header.
        doc-ref: RFC 791, 3.1
      is_fragment:
        -source: [D1]
        -status: derived
        -column: false
        value: more_fragments or fragment_offset != 0
        doc: A piece of a longer packet.
        doc-ref: RFC 791, 3.2
  ipv6:
    doc: Header of IPv6, with the extension headers that lie before the payload.
    seq:
      - id: version
        -orig-id: Version
        -source: [D2]
        -status: derived
        -column: false
        type: b4
        doc: The version, 6.
        doc-ref: RFC 8200, 3
      - id: traffic_class
        -orig-id: Traffic Class
        -source: [D2]
        -status: derived
        type: b8
        doc: Class of the traffic.
        doc-ref: RFC 8200, 3
      - id: flow_label
        -orig-id: Flow Label
        -source: [D2]
        -status: derived
        type: b20
        doc: Marks packets that belong together.
        doc-ref: RFC 8200, 3
      - id: payload_length
        -orig-id: Payload Length
        -source: [D2]
        -status: derived
        -unit: byte
        type: u2
        doc: Bytes behind the first 40, extension headers included; 0 where it is not stated.
        doc-ref: RFC 8200, 3
      - id: next_header
        -orig-id: Next Header
        -source: [D2]
        -status: derived
        type: u1
        doc: What follows, an extension header or the payload.
        doc-ref: RFC 8200, 3
      - id: hop_limit
        -orig-id: Hop Limit
        -source: [D2]
        -status: derived
        type: u1
        doc: Routers that the packet may still pass.
        doc-ref: RFC 8200, 3
      - id: source
        -orig-id: Source Address
        -source: [D2]
        -status: derived
        size: 16
        doc: Address of the sender.
        doc-ref: RFC 8200, 3
      - id: destination
        -orig-id: Destination Address
        -source: [D2]
        -status: derived
        size: 16
        doc: Address of the receiver.
        doc-ref: RFC 8200, 3
      - id: extensions
        -source: [D2]
        -status: derived
        type: >-
          extension(_index == 0 ? next_header : extensions[_index - 1].next_header,
          _index == 0 ? 0 : extensions[_index - 1].len_up_to)
        repeat: until
        repeat-until: not _.is_extension_next
        if: has_extensions
        doc: Extension headers in their order.
        doc-ref: RFC 8200, 4
    instances:
      has_extensions:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          next_header == 0 or next_header == 43 or next_header == 44
          or next_header == 51 or next_header == 60
        doc: The header that follows is an extension header.
        doc-ref: RFC 8200, 4
      last_header:
        -source: [D2]
        -status: derived
        -column: false
        value: 'has_extensions ? extensions[extensions.size - 1].next_header : next_header'
        doc: What the payload is.
        doc-ref: RFC 8200, 4
      len_header:
        -source: [D2]
        -status: derived
        -column: false
        value: '40 + (has_extensions ? extensions[extensions.size - 1].len_up_to : 0)'
        doc: Bytes of all headers.
        doc-ref: RFC 8200, 4
      is_fragment:
        -source: [D2]
        -status: derived
        -column: false
        value: 'has_extensions ? extensions[extensions.size - 1].is_fragment : false'
        doc: A fragment header says that this is a piece; nothing else follows that one.
        doc-ref: RFC 8200, 4.5
  unknown:
    doc: A packet of neither version, which is refused.
    seq:
      - id: header
        -source: [D1]
        -status: derived
        -column: false
        size: 0
        valid:
          expr: _.size != 0
          -reason: neither IPv4 nor IPv6
        doc: Nothing is read of it.
        doc-ref: RFC 791, 3.1
  extension:
    doc: An extension header.
    params:
      - id: kind
        -source: [D2]
        -status: derived
        type: u1
        doc: Its number, which the header before it tells.
      - id: len_before
        -source: [D2]
        -status: derived
        type: u4
        doc: Bytes of the extension headers before it.
    seq:
      - id: next_header
        -orig-id: Next Header
        -source: [D2]
        -status: derived
        type: u1
        doc: What follows.
        doc-ref: RFC 8200, 4
      - id: len_extension
        -orig-id: Hdr Ext Len
        -source: [D2, D3]
        -status: derived
        type: u1
        doc: |
          Length in words of eight bytes without the first; of an authentication
          header in words of four without the first two. A fragment header has 0.
        doc-ref: RFC 8200, 4.3
      - id: body
        -orig-id: Header Specific Data
        -source: [D2, D3]
        -status: derived
        size: 'kind == 44 ? 6 : kind == 51 ? len_extension * 4 + 6 : len_extension * 8 + 6'
        doc: The rest of the header.
        doc-ref: RFC 8200, 4
    instances:
      len_up_to:
        -source: [D2]
        -status: derived
        -column: false
        value: len_before + 2 + body.size
        doc: Bytes of all extension headers up to the end of this one.
        doc-ref: RFC 8200, 4
      is_fragment:
        -source: [D2]
        -status: derived
        value: kind == 44 and ((body[0] << 8 | body[1]) & 0xfff9) != 0
        doc: A fragment header with an offset, or behind which more fragments come.
        doc-ref: RFC 8200, 4.5
      is_extension_next:
        -source: [D2]
        -status: derived
        -column: false
        value: >-
          not is_fragment and (next_header == 0 or next_header == 43 or next_header == 44
          or next_header == 51 or next_header == 60)
        doc: Another extension header follows; that of a fragment is the last.
        doc-ref: RFC 8200, 4
enums:
  protocol:
    1:
      id: icmp
      doc: Control messages of IPv4.
      -source: [D1]
    6:
      id: tcp
      doc: A segment of TCP; see tcp_segment.
      -source: [D1]
    17:
      id: udp
      doc: A datagram of UDP; see udp_datagram.
      -source: [D1]
    58:
      id: icmp_v6
      doc: Control messages of IPv6.
      -source: [D2]
