# expect: 8:17: /seq/1/-checksum: `sum` stands behind `body`
# only ours: keys of ours mean nothing to the official compiler
meta:
  id: checksum_of_fields_backwards
  endian: be
seq:
  - {id: body, size: 4}
  - {-checksum: {type: crc32, of: [sum, body]}, id: sum, type: u4}
