# expect: 8:34: /seq/1/-checksum/of: expected a field for `of`, or the first and the last one
# only ours: keys of ours mean nothing to the official compiler
meta:
  id: checksum_of_three
  endian: be
seq:
  - {id: a, type: u1}
  - {-checksum: {type: crc8, of: [a, sum, a]}, id: sum, type: u1}
