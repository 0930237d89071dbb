# expect: 15:11: /seq/1/enum: `enum` on a field with a switched type is not covered
meta:
  id: not_covered_enum_of_a_switch
  encoding: UTF-8
  endian: be
seq:
  - id: code
    type: u1
  - id: kind
    type:
      switch-on: code
      cases:
        1: u1
        2: s1
    enum: kind
enums:
  kind:
    0: request
