# expect: 8:17: /seq/1/-checksum: `-checksum` belongs to a whole number of `seq` that has no sign and is not repeated
# only ours: keys of ours mean nothing to the official compiler
meta:
  id: checksum_with_a_sign
  endian: be
seq:
  - {id: body, size: 4}
  - {-checksum: {type: crc32}, id: sum, type: s4}
