# expect: 11:16: /seq/0/valid/in-enum: expected true for `in-enum`; leave `valid` out for no rule
meta:
  id: valid_in_enum_is_false
  encoding: UTF-8
  endian: be
seq:
  - id: kind
    type: u1
    enum: kind
    valid:
      in-enum: false
enums:
  kind:
    0: request
