meta:
  id: pcap_packet
  title: Packet in a capture file (pcap)
  application:
    - tcpdump
    - Wireshark
  tags:
    - network
  license: MIT
  ks-version: '0.9'
  encoding: ASCII
  -version: 0.1.0
  -source:
    - id: D1
      title: PCAP Capture File Format (draft-ietf-opsawg-pcap)
      lang: en
      url: https://datatracker.ietf.org/doc/draft-ietf-opsawg-pcap/
doc: |
  One packet behind the header of a capture file (pcap_header): when it was seen,
  how long it was, and its bytes, as many of them as were kept. Packets follow
  each other without gaps. Their byte order is that of the file's header.
doc-ref: https://datatracker.ietf.org/doc/draft-ietf-opsawg-pcap/ PCAP Capture File Format
params:
  - id: byte_order
    -source: [D1]
    -status: derived
    -default: 2
    type: u1
    enum: byte_order
    doc: Byte order of the file, as its header shows.
seq:
  - id: packet
    -source: [D1]
    -status: derived
    type: packet
    doc: All of the packet.
    doc-ref: draft-ietf-opsawg-pcap, 5 Packet Record
types:
  packet:
    meta:
      endian:
        switch-on: _root.byte_order
        cases:
          byte_order::big: be
          _: le
    doc: The header of the packet, 16 bytes, and its bytes.
    seq:
      - id: seconds
        -orig-id: Timestamp (Seconds)
        -source: [D1]
        -status: derived
        -unit: s
        type: u4
        doc: Seconds since 1970-01-01 00:00 UTC.
        doc-ref: draft-ietf-opsawg-pcap, 5 Packet Record
      - id: fraction
        -orig-id: Timestamp (Microseconds or nanoseconds)
        -source: [D1]
        -status: derived
        type: u4
        doc: Microseconds or nanoseconds behind the second, as the file's header says.
        doc-ref: draft-ietf-opsawg-pcap, 5 Packet Record
      - id: len_data
        -orig-id: Captured Packet Length
        -source: [D1]
        -status: derived
        -unit: byte
        type: u4
        valid:
          max: 262144
          -reason: more than programs keep of a packet
        doc: |
          Number of bytes that were kept. Programs keep at most 262 144; a larger
          number means that the file is damaged before it.
        doc-ref: draft-ietf-opsawg-pcap, 5 Packet Record
      - id: original_len
        -orig-id: Original Packet Length
        -source: [D1]
        -status: derived
        -unit: byte
        type: u4
        doc: Number of bytes that the packet had on the wire.
        doc-ref: draft-ietf-opsawg-pcap, 5 Packet Record
      - id: data
        -orig-id: Packet Data
        -source: [D1]
        -status: derived
        size: len_data
        doc: The packet from its link header on; see link_frame.
        doc-ref: draft-ietf-opsawg-pcap, 5 Packet Record
enums:
  byte_order:
    1:
      id: big
      doc: Most significant byte first.
      -source: [D1]
    2:
      id: little
      doc: Least significant byte first.
      -source: [D1]
