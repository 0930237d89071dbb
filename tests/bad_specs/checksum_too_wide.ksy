# expect: 8:17: /seq/1/-checksum: `crc32` needs 32 bits, and the field has 16
# only ours: keys of ours mean nothing to the official compiler
meta:
  id: checksum_too_wide
  endian: be
seq:
  - {id: body, size: 4}
  - {-checksum: {type: crc32}, id: sum, type: u2}
