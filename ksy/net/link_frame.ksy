meta:
  id: link_frame
  title: Captured frame with its link header
  application:
    - tcpdump
    - Wireshark
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
      title: Link-Layer Types for PCAP and PCAPNG (draft-ietf-opsawg-pcaplinktype)
      lang: en
      url: https://www.tcpdump.org/linktypes.html
    - id: D2
      title: RFC 894, IP over Ethernet, and IEEE 802.1Q
      lang: en
      url: https://www.rfc-editor.org/rfc/rfc894
doc: |
  What a capture keeps of one frame: the header of the link, which the link type
  of the capture names, and what it carries. `ether_type` says alike for all links
  what that is: 0800 an IPv4 packet, 86DD one of IPv6 (both: ip_packet).

  Not looked into: frames of IEEE 802.3 with LLC, whose ether_type is below 0600.
doc-ref: https://www.tcpdump.org/linktypes.html Link-Layer Header Types
params:
  - id: link_type
    -source: [D1]
    -status: derived
    -default: 1
    type: u2
    enum: link_type
    doc: Link type of the capture or of the interface.
seq:
  - id: header
    -source: [D1]
    -status: derived
    type:
      switch-on: link_type
      cases:
        link_type::ethernet: ethernet
        link_type::null_loopback: null_loopback
        link_type::openbsd_loopback: openbsd_loopback
        link_type::linux_cooked: linux_cooked
        link_type::linux_cooked_2: linux_cooked_2
        link_type::raw: raw
        link_type::raw_bsd: raw
        link_type::raw_openbsd: raw
        link_type::ipv4: raw
        link_type::ipv6: raw
        _: unknown
    doc: The header of the link.
    doc-ref: https://www.tcpdump.org/linktypes.html
  - id: payload
    -orig-id: Payload
    -source: [D1]
    -status: derived
    size-eos: true
    doc: What the frame carries, and bytes that pad a short frame.
    doc-ref: https://www.tcpdump.org/linktypes.html
instances:
  ether_type:
    -source: [D1]
    -status: derived
    value: >-
      link_type == link_type::ethernet ? header.as<ethernet>.ether_type
      : link_type == link_type::null_loopback ? header.as<null_loopback>.ether_type
      : link_type == link_type::openbsd_loopback ? header.as<openbsd_loopback>.ether_type
      : link_type == link_type::linux_cooked ? header.as<linux_cooked>.ether_type
      : link_type == link_type::linux_cooked_2 ? header.as<linux_cooked_2>.protocol
      : header.as<raw>.ether_type
    doc: What the payload is, as the number that Ethernet has for it; 0 not known.
    doc-ref: https://www.iana.org/assignments/ieee-802-numbers
types:
  ethernet:
    doc: Header of Ethernet, with any tags of VLANs.
    seq:
      - id: destination
        -orig-id: destination address
        -source: [D2]
        -status: derived
        size: 6
        doc: Address of the station that the frame is for.
        doc-ref: RFC 894, Frame Format
      - id: source
        -orig-id: source address
        -source: [D2]
        -status: derived
        size: 6
        doc: Address of the station that sent the frame.
        doc-ref: RFC 894, Frame Format
      - id: outer_type
        -orig-id: Type
        -source: [D2]
        -status: derived
        type: u2
        doc: What follows; 8100, 88A8 or 9100 is the tag of a VLAN.
        doc-ref: RFC 894, Frame Format
      - id: tags
        -source: [D2]
        -status: derived
        type: vlan_tag
        repeat: until
        repeat-until: not _.is_tag_next
        if: outer_type == 0x8100 or outer_type == 0x88a8 or outer_type == 0x9100
        doc: Tags of VLANs, the outermost first.
        doc-ref: IEEE 802.1Q, 9 Tag format
    instances:
      has_tags:
        -source: [D2]
        -status: derived
        -column: false
        value: outer_type == 0x8100 or outer_type == 0x88a8 or outer_type == 0x9100
        doc: The frame has tags.
        doc-ref: IEEE 802.1Q, 9 Tag format
      ether_type:
        -source: [D2]
        -status: derived
        value: 'has_tags ? tags[tags.size - 1].inner_type : outer_type'
        doc: What the frame carries behind all tags.
        doc-ref: RFC 894, Frame Format
  vlan_tag:
    doc: The tag of a VLAN.
    seq:
      - id: priority
        -orig-id: PCP
        -source: [D2]
        -status: derived
        type: b3
        doc: Priority, 0 to 7.
        doc-ref: IEEE 802.1Q, 9.6 VLAN Tag Control Information
      - id: may_drop
        -orig-id: DEI
        -source: [D2]
        -status: derived
        type: b1
        doc: The frame may be dropped before others.
        doc-ref: IEEE 802.1Q, 9.6 VLAN Tag Control Information
      - id: vlan
        -orig-id: VID
        -source: [D2]
        -status: derived
        type: b12
        doc: Number of the VLAN.
        doc-ref: IEEE 802.1Q, 9.6 VLAN Tag Control Information
      - id: inner_type
        -orig-id: Type
        -source: [D2]
        -status: derived
        type: u2
        doc: What follows, another tag or the content.
        doc-ref: IEEE 802.1Q, 9 Tag format
    instances:
      is_tag_next:
        -source: [D2]
        -status: derived
        -column: false
        value: inner_type == 0x8100 or inner_type == 0x88a8 or inner_type == 0x9100
        doc: Another tag follows.
        doc-ref: IEEE 802.1Q, 9 Tag format
  null_loopback:
    doc: Header of the loopback of BSD, in the byte order of the machine.
    seq:
      - id: family
        -orig-id: protocol type
        -source: [D1]
        -status: derived
        type: u4le
        doc: Address family, read with its least significant byte first.
        doc-ref: https://www.tcpdump.org/linktypes.html LINKTYPE_NULL
    instances:
      number:
        -source: [D1]
        -status: derived
        -column: false
        value: '(family & 0xffff) == 0 ? family >> 24 : family'
        doc: The family, whichever byte order the machine had.
        doc-ref: https://www.tcpdump.org/linktypes.html LINKTYPE_NULL
      ether_type:
        -source: [D1]
        -status: derived
        value: 'number == 2 ? 0x0800 : number == 24 or number == 28 or number == 30 ? 0x86dd : 0'
        doc: 2 is IPv4; 24, 28 and 30 are IPv6 on one BSD or another.
        doc-ref: https://www.tcpdump.org/linktypes.html LINKTYPE_NULL
  openbsd_loopback:
    doc: Header of the loopback of OpenBSD.
    seq:
      - id: family
        -orig-id: protocol type
        -source: [D1]
        -status: derived
        type: u4
        doc: Address family of OpenBSD.
        doc-ref: https://www.tcpdump.org/linktypes.html LINKTYPE_LOOP
    instances:
      ether_type:
        -source: [D1]
        -status: derived
        value: 'family == 2 ? 0x0800 : family == 24 ? 0x86dd : 0'
        doc: 2 is IPv4, 24 IPv6.
        doc-ref: https://www.tcpdump.org/linktypes.html LINKTYPE_LOOP
  linux_cooked:
    doc: What Linux writes instead of a link header where it captures on all interfaces.
    seq:
      - id: packet_type
        -orig-id: Packet type
        -source: [D1]
        -status: derived
        type: u2
        doc: 0 to this machine, 1 to all, 2 to some, 3 to others, 4 sent by this machine.
        doc-ref: https://www.tcpdump.org/linktypes/LINKTYPE_LINUX_SLL.html
      - id: device_type
        -orig-id: ARPHRD_ type
        -source: [D1]
        -status: derived
        type: u2
        doc: Kind of the device, a number of Linux.
        doc-ref: https://www.tcpdump.org/linktypes/LINKTYPE_LINUX_SLL.html
      - id: len_address
        -orig-id: Link-layer address length
        -source: [D1]
        -status: derived
        -unit: byte
        type: u2
        doc: Bytes of the sender's address; above 8 only 8 are kept.
        doc-ref: https://www.tcpdump.org/linktypes/LINKTYPE_LINUX_SLL.html
      - id: address
        -orig-id: Link-layer address
        -source: [D1]
        -status: derived
        size: 8
        doc: The sender's address, filled up to 8 bytes.
        doc-ref: https://www.tcpdump.org/linktypes/LINKTYPE_LINUX_SLL.html
      - id: outer_type
        -orig-id: Protocol type
        -source: [D1]
        -status: derived
        type: u2
        doc: What follows, as Ethernet numbers it.
        doc-ref: https://www.tcpdump.org/linktypes/LINKTYPE_LINUX_SLL.html
      - id: tags
        -source: [D2]
        -status: derived
        type: vlan_tag
        repeat: until
        repeat-until: not _.is_tag_next
        if: outer_type == 0x8100 or outer_type == 0x88a8 or outer_type == 0x9100
        doc: Tags of VLANs, the outermost first.
        doc-ref: IEEE 802.1Q, 9 Tag format
    instances:
      has_tags:
        -source: [D2]
        -status: derived
        -column: false
        value: outer_type == 0x8100 or outer_type == 0x88a8 or outer_type == 0x9100
        doc: The frame has tags.
        doc-ref: IEEE 802.1Q, 9 Tag format
      ether_type:
        -source: [D2]
        -status: derived
        value: 'has_tags ? tags[tags.size - 1].inner_type : outer_type'
        doc: What the frame carries behind all tags.
        doc-ref: https://www.tcpdump.org/linktypes/LINKTYPE_LINUX_SLL.html
  linux_cooked_2:
    doc: The newer header that Linux writes where it captures on all interfaces.
    seq:
      - id: protocol
        -orig-id: Protocol type
        -source: [D1]
        -status: derived
        type: u2
        doc: What follows, as Ethernet numbers it.
        doc-ref: https://www.tcpdump.org/linktypes/LINKTYPE_LINUX_SLL2.html
      - id: reserved
        -orig-id: Reserved (MBZ)
        -source: [D1]
        -status: derived
        type: u2
        doc: Without meaning, 0.
        doc-ref: https://www.tcpdump.org/linktypes/LINKTYPE_LINUX_SLL2.html
      - id: interface_index
        -orig-id: Interface index
        -source: [D1]
        -status: derived
        type: u4
        doc: Number of the interface on its machine.
        doc-ref: https://www.tcpdump.org/linktypes/LINKTYPE_LINUX_SLL2.html
      - id: device_type
        -orig-id: ARPHRD_ type
        -source: [D1]
        -status: derived
        type: u2
        doc: Kind of the device, a number of Linux.
        doc-ref: https://www.tcpdump.org/linktypes/LINKTYPE_LINUX_SLL2.html
      - id: packet_type
        -orig-id: Packet type
        -source: [D1]
        -status: derived
        type: u1
        doc: 0 to this machine, 1 to all, 2 to some, 3 to others, 4 sent by this machine.
        doc-ref: https://www.tcpdump.org/linktypes/LINKTYPE_LINUX_SLL2.html
      - id: len_address
        -orig-id: Link-layer address length
        -source: [D1]
        -status: derived
        -unit: byte
        type: u1
        doc: Bytes of the sender's address; above 8 only 8 are kept.
        doc-ref: https://www.tcpdump.org/linktypes/LINKTYPE_LINUX_SLL2.html
      - id: address
        -orig-id: Link-layer address
        -source: [D1]
        -status: derived
        size: 8
        doc: The sender's address, filled up to 8 bytes.
        doc-ref: https://www.tcpdump.org/linktypes/LINKTYPE_LINUX_SLL2.html
  raw:
    doc: No header; the frame is an IP packet, whose first four bits tell the version.
    instances:
      first_byte:
        -source: [D1]
        -status: derived
        -column: false
        pos: 0
        type: u1
        doc: The first byte of the packet, read ahead.
        doc-ref: https://www.tcpdump.org/linktypes.html LINKTYPE_RAW
      ether_type:
        -source: [D1]
        -status: derived
        value: 'first_byte >> 4 == 4 ? 0x0800 : first_byte >> 4 == 6 ? 0x86dd : 0'
        doc: Which of the two it is.
        doc-ref: https://www.tcpdump.org/linktypes.html LINKTYPE_RAW
  unknown:
    doc: A link whose header is not described here; the frame is refused.
    seq:
      - id: header
        -source: [D1]
        -status: derived
        -column: false
        size: 0
        valid:
          expr: _.size != 0
          -reason: frames of this link type are not read
        doc: Nothing is read of it.
        doc-ref: https://www.tcpdump.org/linktypes.html
enums:
  link_type:
    0:
      id: null_loopback
      doc: Loopback of BSD.
      -source: [D1]
    1:
      id: ethernet
      doc: Ethernet.
      -source: [D1]
    12:
      id: raw_bsd
      doc: Raw IP, as some systems number it.
      -source: [D1]
    14:
      id: raw_openbsd
      doc: Raw IP, as OpenBSD numbers it.
      -source: [D1]
    101:
      id: raw
      doc: Raw IP.
      -source: [D1]
    108:
      id: openbsd_loopback
      doc: Loopback of OpenBSD.
      -source: [D1]
    113:
      id: linux_cooked
      doc: Linux, all interfaces.
      -source: [D1]
    228:
      id: ipv4
      doc: Raw IPv4.
      -source: [D1]
    229:
      id: ipv6
      doc: Raw IPv6.
      -source: [D1]
    276:
      id: linux_cooked_2
      doc: Linux, all interfaces, the newer form.
      -source: [D1]
