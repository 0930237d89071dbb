# expect: 11:15: /instances/level/value: unexpected character `=`; did you mean `==`? in the expression `flags == 1 ? 1 : flags == 2 ? 2 : flags = 3`
meta:
  id: expression_broken_in_a_folded_text
  encoding: UTF-8
  endian: be
instances:
  level:
    value: >-
      flags == 1 ? 1
      : flags == 2 ? 2
      : flags = 3
seq:
  - id: flags
    type: u1
