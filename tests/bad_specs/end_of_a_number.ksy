# expect: 9:11: /seq/0/size: `size` has no meaning here: the type says how long the number is
meta:
  id: end_of_a_number
  encoding: UTF-8
  endian: be
seq:
  - id: code
    type: u4
    size: 4
