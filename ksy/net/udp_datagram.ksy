meta:
  id: udp_datagram
  title: UDP datagram
  xref:
    rfc: 768
  tags:
    - network
  license: MIT
  ks-version: '0.9'
  encoding: ASCII
  endian: be
  -version: 0.1.0
  -source:
    - id: D1
      title: RFC 768, User Datagram Protocol
      lang: en
      url: https://www.rfc-editor.org/rfc/rfc768
doc: |
  One datagram: a header of 8 bytes, then data, of which a capture may have kept
  the beginning only. The check sum is not judged.
doc-ref: https://www.rfc-editor.org/rfc/rfc768 RFC 768
seq:
  - id: source_port
    -orig-id: Source Port
    -source: [D1]
    -status: derived
    type: u2
    doc: Port of the sender; 0 where it wants no answer.
    doc-ref: RFC 768, Fields
  - id: destination_port
    -orig-id: Destination Port
    -source: [D1]
    -status: derived
    type: u2
    doc: Port of the receiver.
    doc-ref: RFC 768, Fields
  - id: len_datagram
    -orig-id: Length
    -source: [D1]
    -status: derived
    -unit: byte
    type: u2
    valid:
      expr: _ >= 8 or _ == 0
      -reason: shorter than its header
    doc: Bytes of header and data; 0 where there are more than the number can hold.
    doc-ref: RFC 768, Fields
  - id: checksum
    -orig-id: Checksum
    -source: [D1]
    -status: derived
    type: u2
    doc: Check sum, not judged; 0 where the sender made none.
    doc-ref: RFC 768, Fields
  - id: payload
    -orig-id: data octets
    -source: [D1]
    -status: derived
    size: 'len_datagram == 0 or len_datagram > _io.size ? _io.size - 8 : len_datagram - 8'
    doc: The data, as far as it is there.
    doc-ref: RFC 768, Fields
