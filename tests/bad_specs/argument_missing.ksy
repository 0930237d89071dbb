# expect: 9:11: /seq/0/type: `body` takes 1 argument (len_body), found none
# expect: 11:11: /seq/1/type: `body` takes 1 argument (len_body), found 2
meta:
  id: argument_missing
  encoding: UTF-8
  endian: be
seq:
  - id: body
    type: body
  - id: tail
    type: body(1, 2)
types:
  body:
    params:
      - id: len_body
        type: u4
    seq:
      - id: body
        size: len_body
