# expect: 9:11: /seq/0/type: expected at most 64 bits in a bit field, found 65
# only ours: its parser reads them, no column holds them
meta:
  id: type_of_too_many_bits
  encoding: UTF-8
  endian: be
seq:
  - id: flags
    type: b65
