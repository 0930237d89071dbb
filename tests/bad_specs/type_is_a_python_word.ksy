# expect: 10:3: /types/none: `none` would become the class None, which Python needs itself; rename it
meta:
  id: type_is_a_python_word
  encoding: UTF-8
  endian: be
seq:
  - id: body
    type: none
types:
  none:
    seq:
      - id: code
        type: u1
