# expect: 15:12: /seq/1/type/cases/1: this case is a number, which `size` and `terminator` do not hold for; wrap it in a type
# only ours: it ignores the size
meta:
  id: size_of_a_number_in_a_switch
  encoding: UTF-8
  endian: be
seq:
  - id: code
    type: u1
  - id: value
    size: 4
    type:
      switch-on: code
      cases:
        1: u1
        2: text
types:
  text:
    seq:
      - id: value
        size-eos: true
        type: str
