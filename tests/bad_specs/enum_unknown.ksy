# expect: 9:11: /seq/0/enum: there is no enum `kinds`; did you mean `kind`?
meta:
  id: enum_unknown
  encoding: UTF-8
  endian: be
seq:
  - id: kind
    type: u1
    enum: kinds
enums:
  kind:
    0: request
