# expect: 9:15: /seq/0/size-eos: `size` and `size-eos` exclude each other
meta:
  id: end_twice
  encoding: UTF-8
  endian: be
seq:
  - id: body
    size: 4
    size-eos: true
