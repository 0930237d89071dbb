# expect: 8:5: /seq/0/pos: `pos` has no meaning in a field of `seq`; an instance can have it
meta:
  id: key_of_another_place
  encoding: UTF-8
  endian: be
seq:
  - id: body
    pos: 4
    type: u1
