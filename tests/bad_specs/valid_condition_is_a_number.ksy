# expect: 11:13: /seq/0/valid/expr: expected true or false for `expr`, found text in `_.to_s`
# only ours: it takes any value for true
meta:
  id: valid_condition_is_a_number
  encoding: UTF-8
  endian: be
seq:
  - id: version
    type: u1
    valid:
      expr: _.to_s
