# expect: 11:13: /seq/0/valid/expr: expected true or false for `expr`, found a whole number in `_ & 1`
# only ours: it takes any number for true
meta:
  id: valid_condition_is_a_number
  encoding: UTF-8
  endian: be
seq:
  - id: version
    type: u1
    valid:
      expr: _ & 1
