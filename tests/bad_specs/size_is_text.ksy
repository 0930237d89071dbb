# expect: 10:11: /seq/1/size: expected a whole number for `size`, found text in `name`
meta:
  id: size_is_text
  encoding: UTF-8
  endian: be
seq:
  - id: name
    type: strz
  - id: body
    size: name
