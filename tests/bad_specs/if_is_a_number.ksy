# expect: 11:9: /seq/1/if: expected true or false for `if`, found a whole number in `flags & 4`
meta:
  id: if_is_a_number
  encoding: UTF-8
  endian: be
seq:
  - id: flags
    type: u1
  - id: extra
    type: u1
    if: flags & 4
