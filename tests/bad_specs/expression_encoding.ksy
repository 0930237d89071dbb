# expect: 13:22: /instances/read/value: `to_s` needs the name of its encoding as a string in `name.to_s(encoding)`
meta:
  id: expression_encoding
  encoding: UTF-8
  endian: be
seq:
  - id: name
    size: 8
  - id: encoding
    type: strz
instances:
  read:
    value: name.to_s(encoding)
