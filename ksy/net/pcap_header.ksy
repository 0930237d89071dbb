meta:
  id: pcap_header
  title: Header of a capture file (pcap)
  application:
    - tcpdump
    - Wireshark
  file-extension:
    - pcap
    - cap
  xref:
    wikidata: Q28206729
  tags:
    - network
  license: MIT
  ks-version: '0.9'
  encoding: ASCII
  -version: 0.1.0
  -instance-errors: refuse
  -source:
    - id: D1
      title: PCAP Capture File Format (draft-ietf-opsawg-pcap)
      lang: en
      url: https://datatracker.ietf.org/doc/draft-ietf-opsawg-pcap/
doc: |
  The first 24 bytes of a capture file. Packets follow it, as pcap_packet says.
  The program that wrote the file used the byte order of its machine; the magic
  number shows it, and whether times have microseconds or nanoseconds.
doc-ref: https://datatracker.ietf.org/doc/draft-ietf-opsawg-pcap/ PCAP Capture File Format
seq:
  - id: magic
    -orig-id: Magic Number
    -source: [D1]
    -status: derived
    type: u4be
    enum: magic
    valid:
      any-of:
        - magic::microseconds_big
        - magic::microseconds_little
        - magic::nanoseconds_big
        - magic::nanoseconds_little
      -reason: not the beginning of a capture file
    doc: Byte order of the file and unit of its times, read as a big-endian number.
    doc-ref: draft-ietf-opsawg-pcap, 4 General File Structure
  - id: fields
    -source: [D1]
    -status: derived
    type: fields
    doc: The numbers behind the magic number, in the file's byte order.
    doc-ref: draft-ietf-opsawg-pcap, 4 General File Structure
instances:
  byte_order:
    -source: [D1]
    -status: derived
    value: 'magic == magic::microseconds_big or magic == magic::nanoseconds_big ? 1 : 2'
    enum: byte_order
    doc: Byte order of all numbers that follow in the file.
    doc-ref: draft-ietf-opsawg-pcap, 4 General File Structure
  has_nanoseconds:
    -source: [D1]
    -status: derived
    value: magic == magic::nanoseconds_big or magic == magic::nanoseconds_little
    doc: The fractions of seconds of all packets are nanoseconds, not microseconds.
    doc-ref: draft-ietf-opsawg-pcap, 4 General File Structure
types:
  fields:
    meta:
      endian:
        switch-on: _root.byte_order
        cases:
          byte_order::big: be
          byte_order::little: le
    doc: Version, limits and the link type.
    seq:
      - id: version_major
        -orig-id: Major Version
        -source: [D1]
        -status: derived
        type: u2
        valid: 2
        doc: Version of the file format; the only one in use is 2.4.
        doc-ref: draft-ietf-opsawg-pcap, 4 General File Structure
      - id: version_minor
        -orig-id: Minor Version
        -source: [D1]
        -status: derived
        type: u2
        doc: The second number of the version, 4. Others are read alike.
        doc-ref: draft-ietf-opsawg-pcap, 4 General File Structure
      - id: reserved
        -orig-id: Reserved1, Reserved2
        -source: [D1]
        -status: derived
        size: 8
        doc: Once time zone and accuracy, which no program fills. Ignored.
        doc-ref: draft-ietf-opsawg-pcap, 4 General File Structure
      - id: snap_len
        -orig-id: SnapLen
        -source: [D1]
        -status: derived
        -unit: byte
        type: u4
        doc: The most bytes of a packet that were kept.
        doc-ref: draft-ietf-opsawg-pcap, 4 General File Structure
      - id: link
        -orig-id: LinkType and additional information
        -source: [D1]
        -status: derived
        type: u4
        doc: The low 16 bits are the link type, the top bits tell of check sums.
        doc-ref: draft-ietf-opsawg-pcap, 4 General File Structure
    instances:
      link_type:
        -orig-id: LinkType
        -source: [D1]
        -status: derived
        value: link & 0xffff
        doc: What each packet begins with, a number of the registry of link types.
        doc-ref: https://datatracker.ietf.org/doc/draft-ietf-opsawg-pcaplinktype/
enums:
  magic:
    0xa1b2c3d4:
      id: microseconds_big
      doc: Microseconds, most significant byte first.
      -source: [D1]
    0xd4c3b2a1:
      id: microseconds_little
      doc: Microseconds, least significant byte first.
      -source: [D1]
    0xa1b23c4d:
      id: nanoseconds_big
      doc: Nanoseconds, most significant byte first.
      -source: [D1]
    0x4d3cb2a1:
      id: nanoseconds_little
      doc: Nanoseconds, least significant byte first.
      -source: [D1]
  byte_order:
    1:
      id: big
      doc: Most significant byte first.
      -source: [D1]
    2:
      id: little
      doc: Least significant byte first.
      -source: [D1]
