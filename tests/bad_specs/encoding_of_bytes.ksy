# expect: 9:15: /seq/0/encoding: `encoding` has no meaning here: the field is not `str` or `strz`
meta:
  id: encoding_of_bytes
  encoding: UTF-8
  endian: be
seq:
  - id: name
    size: 8
    encoding: UTF-8
