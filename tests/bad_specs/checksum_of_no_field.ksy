# expect: 8:17: /seq/1/-checksum: there is no field `bodi` in `seq`; did you mean `body`?
# only ours: keys of ours mean nothing to the official compiler
meta:
  id: checksum_of_no_field
  endian: be
seq:
  - {id: body, size: 4}
  - {-checksum: {type: crc32, of: bodi}, id: sum, type: u4}
