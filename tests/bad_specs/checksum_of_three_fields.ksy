# expect: 8:35: /seq/1/-checksum/of: expected one field, or the first and the last of a run, found 3 names
# only ours: keys of ours mean nothing to the official compiler
meta:
  id: checksum_of_three_fields
  endian: be
seq:
  - {id: body, size: 4}
  - {-checksum: {type: crc32, of: [body, sum, body]}, id: sum, type: u4}
