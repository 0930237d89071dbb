# expect: 10:11: /seq/0/enum: `enum` needs a field that is a whole number
meta:
  id: enum_of_text
  encoding: UTF-8
  endian: be
seq:
  - id: kind
    size: 1
    type: str
    enum: kind
enums:
  kind:
    0: request
