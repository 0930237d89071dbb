# expect: 9:17: /seq/2/-checksum: `b` may begin inside a byte, and a checksum is made of whole bytes
# only ours: keys of ours mean nothing to the official compiler
meta:
  id: checksum_inside_a_byte
  endian: be
seq:
  - {id: a, type: b4}
  - {id: b, type: b4}
  - {-checksum: {type: crc8, of: b}, id: sum, type: u1}
