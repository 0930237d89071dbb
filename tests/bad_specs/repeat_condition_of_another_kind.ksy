# expect: 10:19: /seq/0/repeat-until: `repeat-until` needs `repeat: until`
meta:
  id: repeat_condition_of_another_kind
  encoding: UTF-8
  endian: be
seq:
  - id: items
    type: u1
    repeat: eos
    repeat-until: _ == 0
