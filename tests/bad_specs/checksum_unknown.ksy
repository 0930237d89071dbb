# expect: 8:17: /seq/1/-checksum: there is no checksum `crc32-iso`; did you mean `crc32-iscsi`?
# only ours: keys of ours mean nothing to the official compiler
meta:
  id: checksum_unknown
  endian: be
seq:
  - {id: body, size: 4}
  - {-checksum: {type: crc32-iso}, id: sum, type: u4}
