# expect: 11:11: /seq/0/enum: there is no enum `kinds`; did you mean `kind`?
# expect: 13:11: /seq/1/type: there is no type `u33`; known here are three_mistakes
# expect: 15:11: /seq/2/size: there is no field `len_bdy` in the type `three_mistakes`; did you mean `len_body`? in `len_bdy`
meta:
  id: three_mistakes
  encoding: UTF-8
  endian: be
seq:
  - id: kind
    type: u1
    enum: kinds
  - id: len_body
    type: u33
  - id: body
    size: len_bdy
enums:
  kind:
    0: request
