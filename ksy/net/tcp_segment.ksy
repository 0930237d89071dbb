meta:
  id: tcp_segment
  title: TCP segment
  xref:
    rfc: 9293
  tags:
    - network
  license: MIT
  ks-version: '0.9'
  encoding: ASCII
  endian: be
  bit-endian: be
  -version: 0.1.0
  -source:
    - id: D1
      title: RFC 9293, Transmission Control Protocol
      lang: en
      url: https://www.rfc-editor.org/rfc/rfc9293
doc: |
  One segment of a TCP connection: a header of 20 to 60 bytes, then data. The
  check sum is not judged: machines that let the network card compute it show a
  wrong one in their own captures.
doc-ref: https://www.rfc-editor.org/rfc/rfc9293 RFC 9293
seq:
  - id: source_port
    -orig-id: Source Port
    -source: [D1]
    -status: derived
    type: u2
    doc: Port of the sender.
    doc-ref: RFC 9293, 3.1 Header Format
  - id: destination_port
    -orig-id: Destination Port
    -source: [D1]
    -status: derived
    type: u2
    doc: Port of the receiver.
    doc-ref: RFC 9293, 3.1 Header Format
  - id: sequence_number
    -orig-id: Sequence Number
    -source: [D1]
    -status: derived
    type: u4
    doc: |
      Number of the first byte of data in the sender's stream, modulo 2 to the 32nd;
      with SYN the number before it.
    doc-ref: RFC 9293, 3.1 Header Format
  - id: acknowledgment_number
    -orig-id: Acknowledgment Number
    -source: [D1]
    -status: derived
    type: u4
    doc: Number of the next byte that the sender expects, where ACK is set.
    doc-ref: RFC 9293, 3.1 Header Format
  - id: data_offset
    -orig-id: Data Offset
    -source: [D1]
    -status: derived
    type: b4
    valid:
      min: 5
      -reason: shorter than the header without options
    doc: Length of the header in words of four bytes.
    doc-ref: RFC 9293, 3.1 Header Format
  - id: reserved
    -orig-id: Rsrvd
    -source: [D1]
    -status: derived
    type: b4
    doc: Without meaning, 0.
    doc-ref: RFC 9293, 3.1 Header Format
  - id: cwr
    -orig-id: CWR
    -source: [D1]
    -status: derived
    type: b1
    doc: The sender has slowed down.
    doc-ref: RFC 9293, 3.1 Header Format
  - id: ece
    -orig-id: ECE
    -source: [D1]
    -status: derived
    type: b1
    doc: The network reported congestion.
    doc-ref: RFC 9293, 3.1 Header Format
  - id: urg
    -orig-id: URG
    -source: [D1]
    -status: derived
    type: b1
    doc: The urgent pointer counts.
    doc-ref: RFC 9293, 3.1 Header Format
  - id: ack
    -orig-id: ACK
    -source: [D1]
    -status: derived
    type: b1
    doc: The acknowledgment number counts.
    doc-ref: RFC 9293, 3.1 Header Format
  - id: psh
    -orig-id: PSH
    -source: [D1]
    -status: derived
    type: b1
    doc: The receiver shall hand its data on.
    doc-ref: RFC 9293, 3.1 Header Format
  - id: rst
    -orig-id: RST
    -source: [D1]
    -status: derived
    type: b1
    doc: The connection is broken off.
    doc-ref: RFC 9293, 3.1 Header Format
  - id: syn
    -orig-id: SYN
    -source: [D1]
    -status: derived
    type: b1
    doc: The stream begins; it takes one sequence number.
    doc-ref: RFC 9293, 3.1 Header Format
  - id: fin
    -orig-id: FIN
    -source: [D1]
    -status: derived
    type: b1
    doc: The stream ends behind this segment; it takes one sequence number.
    doc-ref: RFC 9293, 3.1 Header Format
  - id: window
    -orig-id: Window
    -source: [D1]
    -status: derived
    type: u2
    doc: How much the sender of the segment is ready to receive, not yet scaled.
    doc-ref: RFC 9293, 3.1 Header Format
  - id: checksum
    -orig-id: Checksum
    -source: [D1]
    -status: derived
    type: u2
    doc: Check sum, not judged.
    doc-ref: RFC 9293, 3.1 Header Format
  - id: urgent_pointer
    -orig-id: Urgent Pointer
    -source: [D1]
    -status: derived
    type: u2
    doc: Where urgent data ends, where URG is set.
    doc-ref: RFC 9293, 3.1 Header Format
  - id: options
    -orig-id: Options
    -source: [D1]
    -status: derived
    size: data_offset * 4 - 20
    doc: Options, not looked into.
    doc-ref: RFC 9293, 3.2 Specific Option Definitions
  - id: payload
    -orig-id: Data
    -source: [D1]
    -status: derived
    size-eos: true
    doc: Bytes of the sender's stream.
    doc-ref: RFC 9293, 3.1 Header Format
