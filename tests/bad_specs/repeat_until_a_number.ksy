# expect: 10:19: /seq/0/repeat-until: expected true or false for `repeat-until`, found a whole number in `_ + 1`
meta:
  id: repeat_until_a_number
  encoding: UTF-8
  endian: be
seq:
  - id: items
    type: u1
    repeat: until
    repeat-until: _ + 1
