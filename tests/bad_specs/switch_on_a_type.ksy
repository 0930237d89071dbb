# expect: 11:18: /seq/1/type/switch-on: a switch needs a whole number, text, bytes, an enum or true/false, found the type header in `header`
meta:
  id: switch_on_a_type
  encoding: UTF-8
  endian: be
seq:
  - id: header
    type: header
  - id: body
    type:
      switch-on: header
      cases:
        1: header
types:
  header:
    seq:
      - id: code
        type: u1
