# expect: 8:17: /seq/1/-checksum: no byte stands from the beginning of the first field to the end of the last one
# only ours: keys of ours mean nothing to the official compiler
meta:
  id: checksum_of_fields_backwards
  endian: be
seq:
  - {id: body, size: 4}
  - {-checksum: {type: crc32, of: [sum, body]}, id: sum, type: u4}
