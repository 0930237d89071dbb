# expect: 10:12: /to-string: expected text for `to-string`, found a whole number in `code + 1`
# only ours: its parser fails when it is shown
meta:
  id: to_string_is_a_number
  encoding: UTF-8
  endian: be
seq:
  - id: code
    type: u1
to-string: code + 1
