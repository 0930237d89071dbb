meta:
  id: pcapng_block
  title: Block of a capture file (pcapng)
  application:
    - Wireshark
    - tcpdump
  file-extension: pcapng
  xref:
    wikidata: Q28206784
  tags:
    - network
  license: MIT
  ks-version: '0.9'
  encoding: UTF-8
  -version: 0.1.0
  -instance-errors: refuse
  -source:
    - id: D1
      title: PCAP Now Generic Capture File Format (draft-ietf-opsawg-pcapng)
      lang: en
      url: https://datatracker.ietf.org/doc/draft-ietf-opsawg-pcapng/
doc: |
  One block of a capture file: its type, its length, its body and the length once
  more. A section header begins a section and says the byte order of all blocks up
  to the next one. Interfaces are numbered from 0 in each section; packets name
  theirs, which says the link type and the unit of times.
doc-ref: https://datatracker.ietf.org/doc/draft-ietf-opsawg-pcapng/ PCAP Now Generic (pcapng)
params:
  - id: byte_order
    -source: [D1]
    -status: derived
    -default: 0
    -stream-value: section_order
    type: u1
    doc: |
      Byte order of the section: 1 most significant byte first, 2 least
      significant byte first. 0 is not known and read as 2.
seq:
  - id: block
    -source: [D1]
    -status: derived
    type: block
    doc: All of the block.
    doc-ref: draft-ietf-opsawg-pcapng, 3.1 General Block Structure
instances:
  type_bytes:
    -source: [D1]
    -status: derived
    -column: false
    pos: 0
    size: 4
    doc: The type as it lies; a section header's reads alike in both orders.
    doc-ref: draft-ietf-opsawg-pcapng, 4.1 Section Header Block
  magic_bytes:
    -source: [D1]
    -status: derived
    -column: false
    pos: 8
    size: 'is_section_header ? 4 : 0'
    doc: The byte-order magic of a section header, read ahead.
    doc-ref: draft-ietf-opsawg-pcapng, 4.1 Section Header Block
  is_section_header:
    -source: [D1]
    -status: derived
    -column: false
    value: type_bytes == [0x0a, 0x0d, 0x0d, 0x0a]
    doc: The block begins a section.
    doc-ref: draft-ietf-opsawg-pcapng, 4.1 Section Header Block
  order:
    -source: [D1]
    -status: derived
    value: >-
      is_section_header
      ? (magic_bytes == [0x1a, 0x2b, 0x3c, 0x4d] ? 1 : 2)
      : byte_order == 1 ? 1 : 2
    enum: byte_order
    doc: Byte order of this block.
    doc-ref: draft-ietf-opsawg-pcapng, 4.1 Section Header Block
  section_order:
    -source: [D1]
    -status: derived
    value: order.to_i
    if: is_section_header
    doc: The byte order that a section header sets for all blocks behind it.
    doc-ref: draft-ietf-opsawg-pcapng, 4.1 Section Header Block
types:
  block:
    meta:
      endian:
        switch-on: _root.order
        cases:
          byte_order::big: be
          _: le
    doc: Type, length, body, and the length again.
    seq:
      - id: block_type
        -orig-id: Block Type
        -source: [D1]
        -status: derived
        type: u4
        enum: block_type
        doc: What the body is.
        doc-ref: draft-ietf-opsawg-pcapng, 3.1 General Block Structure
      - id: len_block
        -orig-id: Block Total Length
        -source: [D1]
        -status: derived
        -unit: byte
        type: u4
        valid:
          expr: _ >= 12 and _ % 4 == 0
          -reason: not a length of a block, which is a multiple of 4 and at least 12
        doc: Length of the block, this number and the one behind the body included.
        doc-ref: draft-ietf-opsawg-pcapng, 3.1 General Block Structure
      - id: body
        -source: [D1]
        -status: derived
        size: len_block - 12
        type:
          switch-on: block_type
          cases:
            block_type::section_header: section_header
            block_type::interface_description: interface_description
            block_type::packet: packet
            block_type::simple_packet: simple_packet
            block_type::enhanced_packet: enhanced_packet
        doc: What the block says; raw bytes where it is no packet, interface or section.
        doc-ref: draft-ietf-opsawg-pcapng, 3.1 General Block Structure
      - id: len_block_again
        -orig-id: Block Total Length
        -source: [D1]
        -status: derived
        -inverse: len_block
        -unit: byte
        type: u4
        valid:
          expr: _ == len_block
          -reason: the length behind the block is not the one before it
        doc: The length once more, so that a file can be read backwards.
        doc-ref: draft-ietf-opsawg-pcapng, 3.1 General Block Structure
    types:
      section_header:
        doc: Begins a section.
        seq:
          - id: magic
            -orig-id: Byte-Order Magic
            -source: [D1]
            -status: derived
            type: u4
            valid:
              expr: _ == 0x1a2b3c4d
              -reason: no byte-order magic
            doc: 1A2B3C4D in the byte order of the section.
            doc-ref: draft-ietf-opsawg-pcapng, 4.1 Section Header Block
          - id: version_major
            -orig-id: Major Version
            -source: [D1]
            -status: derived
            type: u2
            valid: 1
            doc: Version of the format, 1.
            doc-ref: draft-ietf-opsawg-pcapng, 4.1 Section Header Block
          - id: version_minor
            -orig-id: Minor Version
            -source: [D1]
            -status: derived
            type: u2
            doc: The second number of the version, 0 or 2.
            doc-ref: draft-ietf-opsawg-pcapng, 4.1 Section Header Block
          - id: section_len
            -orig-id: Section Length
            -source: [D1]
            -status: derived
            -unit: byte
            type: s8
            doc: Bytes of the blocks of this section; -1 where the writer did not know.
            doc-ref: draft-ietf-opsawg-pcapng, 4.1 Section Header Block
          - id: options
            -orig-id: Options
            -source: [D1]
            -status: derived
            size-eos: true
            doc: Remarks about machine and program, not looked into.
            doc-ref: draft-ietf-opsawg-pcapng, 3.5 Options
      interface_description:
        doc: Describes an interface; the packets behind it name it by its number.
        seq:
          - id: link_type
            -orig-id: LinkType
            -source: [D1]
            -status: derived
            type: u2
            doc: What each packet begins with, a number of the registry of link types.
            doc-ref: draft-ietf-opsawg-pcapng, 4.2 Interface Description Block
          - id: reserved
            -orig-id: Reserved
            -source: [D1]
            -status: derived
            type: u2
            doc: Without meaning.
            doc-ref: draft-ietf-opsawg-pcapng, 4.2 Interface Description Block
          - id: snap_len
            -orig-id: SnapLen
            -source: [D1]
            -status: derived
            -unit: byte
            type: u4
            doc: The most bytes of a packet that were kept; 0 for all.
            doc-ref: draft-ietf-opsawg-pcapng, 4.2 Interface Description Block
          - id: options
            -orig-id: Options
            -source: [D1]
            -status: derived
            type: option
            repeat: eos
            doc: Among others the unit of times and an offset of them.
            doc-ref: draft-ietf-opsawg-pcapng, 4.2 Interface Description Block
      option:
        doc: One option; padded to four bytes.
        seq:
          - id: code
            -orig-id: Option Code
            -source: [D1]
            -status: derived
            type: u2
            enum: option_code
            doc: What the value means.
            doc-ref: draft-ietf-opsawg-pcapng, 3.5 Options
          - id: len_value
            -orig-id: Option Length
            -source: [D1]
            -status: derived
            -unit: byte
            type: u2
            doc: Bytes of the value, without those that pad it.
            doc-ref: draft-ietf-opsawg-pcapng, 3.5 Options
          - id: value
            -orig-id: Option Value
            -source: [D1]
            -status: derived
            size: len_value
            doc: The value, in a form that the code decides.
            doc-ref: draft-ietf-opsawg-pcapng, 3.5 Options
          - id: padding
            -orig-id: padding
            -source: [D1]
            -status: derived
            size: '(4 - len_value % 4) % 4'
            doc: Up to three bytes without meaning.
            doc-ref: draft-ietf-opsawg-pcapng, 3.5 Options
      packet:
        doc: A packet as older programs wrote it.
        seq:
          - id: interface_id
            -orig-id: Interface ID
            -source: [D1]
            -status: derived
            type: u2
            doc: Number of the interface in its section, from 0.
            doc-ref: draft-ietf-opsawg-pcapng, A Packet Block (obsolete)
          - id: num_drops
            -orig-id: Drops Count
            -source: [D1]
            -status: derived
            type: u2
            doc: Packets that were lost before this one; 65535 where they were not counted.
            doc-ref: draft-ietf-opsawg-pcapng, A Packet Block (obsolete)
          - id: time_high
            -orig-id: Timestamp (Upper)
            -source: [D1]
            -status: derived
            type: u4
            doc: The upper 32 bits of the time.
            doc-ref: draft-ietf-opsawg-pcapng, A Packet Block (obsolete)
          - id: time_low
            -orig-id: Timestamp (Lower)
            -source: [D1]
            -status: derived
            type: u4
            doc: The lower 32 bits of the time.
            doc-ref: draft-ietf-opsawg-pcapng, A Packet Block (obsolete)
          - id: len_data
            -orig-id: Captured Packet Length
            -source: [D1]
            -status: derived
            -unit: byte
            type: u4
            doc: Number of bytes that were kept.
            doc-ref: draft-ietf-opsawg-pcapng, A Packet Block (obsolete)
          - id: original_len
            -orig-id: Original Packet Length
            -source: [D1]
            -status: derived
            -unit: byte
            type: u4
            doc: Number of bytes that the packet had on the wire.
            doc-ref: draft-ietf-opsawg-pcapng, A Packet Block (obsolete)
          - id: data
            -orig-id: Packet Data
            -source: [D1]
            -status: derived
            size: len_data
            doc: The packet from its link header on; see link_frame.
            doc-ref: draft-ietf-opsawg-pcapng, A Packet Block (obsolete)
          - id: options
            -orig-id: Options
            -source: [D1]
            -status: derived
            size-eos: true
            doc: Padding and remarks, not looked into.
            doc-ref: draft-ietf-opsawg-pcapng, A Packet Block (obsolete)
      simple_packet:
        doc: A packet of interface 0 without a time.
        seq:
          - id: original_len
            -orig-id: Original Packet Length
            -source: [D1]
            -status: derived
            -unit: byte
            type: u4
            doc: Number of bytes that the packet had on the wire.
            doc-ref: draft-ietf-opsawg-pcapng, 4.4 Simple Packet Block
          - id: data
            -orig-id: Packet Data
            -source: [D1]
            -status: derived
            size: 'original_len < _io.size - 4 ? original_len : _io.size - 4'
            doc: The packet from its link header on, as many bytes as there are.
            doc-ref: draft-ietf-opsawg-pcapng, 4.4 Simple Packet Block
          - id: padding
            -orig-id: padding
            -source: [D1]
            -status: derived
            size-eos: true
            doc: Up to three bytes without meaning.
            doc-ref: draft-ietf-opsawg-pcapng, 4.4 Simple Packet Block
      enhanced_packet:
        doc: A packet with its interface and time.
        seq:
          - id: interface_id
            -orig-id: Interface ID
            -source: [D1]
            -status: derived
            type: u4
            doc: Number of the interface in its section, from 0.
            doc-ref: draft-ietf-opsawg-pcapng, 4.3 Enhanced Packet Block
          - id: time_high
            -orig-id: Timestamp (Upper)
            -source: [D1]
            -status: derived
            type: u4
            doc: The upper 32 bits of the time.
            doc-ref: draft-ietf-opsawg-pcapng, 4.3 Enhanced Packet Block
          - id: time_low
            -orig-id: Timestamp (Lower)
            -source: [D1]
            -status: derived
            type: u4
            doc: |
              The lower 32 bits of the time, which is counted since 1970-01-01 00:00 UTC
              in the unit of the interface, microseconds unless it says otherwise.
            doc-ref: draft-ietf-opsawg-pcapng, 4.3 Enhanced Packet Block
          - id: len_data
            -orig-id: Captured Packet Length
            -source: [D1]
            -status: derived
            -unit: byte
            type: u4
            doc: Number of bytes that were kept.
            doc-ref: draft-ietf-opsawg-pcapng, 4.3 Enhanced Packet Block
          - id: original_len
            -orig-id: Original Packet Length
            -source: [D1]
            -status: derived
            -unit: byte
            type: u4
            doc: Number of bytes that the packet had on the wire.
            doc-ref: draft-ietf-opsawg-pcapng, 4.3 Enhanced Packet Block
          - id: data
            -orig-id: Packet Data
            -source: [D1]
            -status: derived
            size: len_data
            doc: The packet from its link header on; see link_frame.
            doc-ref: draft-ietf-opsawg-pcapng, 4.3 Enhanced Packet Block
          - id: options
            -orig-id: Options
            -source: [D1]
            -status: derived
            size-eos: true
            doc: Padding and remarks, not looked into.
            doc-ref: draft-ietf-opsawg-pcapng, 4.3 Enhanced Packet Block
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
  block_type:
    0x00000001:
      id: interface_description
      doc: An interface.
      -source: [D1]
    0x00000002:
      id: packet
      doc: A packet, in the older form.
      -source: [D1]
    0x00000003:
      id: simple_packet
      doc: A packet without a time.
      -source: [D1]
    0x00000004:
      id: name_resolution
      doc: Names of addresses.
      -source: [D1]
    0x00000005:
      id: interface_statistics
      doc: Counts of an interface.
      -source: [D1]
    0x00000006:
      id: enhanced_packet
      doc: A packet.
      -source: [D1]
    0x0000000a:
      id: decryption_secrets
      doc: Keys of encrypted connections.
      -source: [D1]
    0x0a0d0d0a:
      id: section_header
      doc: The beginning of a section.
      -source: [D1]
  option_code:
    0:
      id: end
      doc: The last option.
      -source: [D1]
    2:
      id: name
      doc: Name of the interface.
      -source: [D1]
    9:
      id: time_resolution
      doc: Unit of times; a power of 10, or of 2 where the top bit is set.
      -source: [D1]
    14:
      id: time_offset
      doc: Seconds to add to all times.
      -source: [D1]
