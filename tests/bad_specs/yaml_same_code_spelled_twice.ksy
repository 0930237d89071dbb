# expect: 13:5: /enums/kind/0x10: the key 0x10 is already there on line 12
meta:
  id: yaml_same_code_spelled_twice
  encoding: UTF-8
  endian: be
seq:
  - id: kind
    type: u1
    enum: kind
enums:
  kind:
    16: request
    0x10: reply
