# expect: 7:17: /seq/0/-checksum: no byte stands from the beginning of the first field to the end of the last one
# only ours: keys of ours mean nothing to the official compiler
meta:
  id: checksum_of_nothing
  endian: be
seq:
  - {-checksum: {type: crc32}, id: sum, type: u4}
