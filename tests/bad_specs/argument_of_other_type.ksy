# expect: 8:16: /seq/0/type: the argument `len_body` must be a whole number, found text in `body("four")`
meta:
  id: argument_of_other_type
  encoding: UTF-8
  endian: be
seq:
  - id: body
    type: body("four")
types:
  body:
    params:
      - id: len_body
        type: u4
    seq:
      - id: body
        size: len_body
