# expect: 9:13: /seq/0/repeat: expected eos, expr or until for `repeat`, found `forever`
meta:
  id: repeat_misspelled
  encoding: UTF-8
  endian: be
seq:
  - id: items
    type: u1
    repeat: forever
