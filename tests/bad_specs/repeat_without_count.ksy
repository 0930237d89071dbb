# expect: 7:5: /seq/0: `repeat: expr` needs `repeat-expr`
meta:
  id: repeat_without_count
  encoding: UTF-8
  endian: be
seq:
  - id: items
    type: u1
    repeat: expr
