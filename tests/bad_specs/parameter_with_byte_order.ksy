# expect: 12:15: /types/body/params/0/type: a parameter's type has no byte order, end or arguments, found `u4le`
# expect: 14:15: /types/body/params/1/type: a parameter's type has no byte order, end or arguments, found `strz`
# expect: 16:15: /types/body/params/2/type: there is no type `nothing`; known here are body, parameter_with_byte_order
meta:
  id: parameter_with_byte_order
  encoding: UTF-8
  endian: be
types:
  body:
    params:
      - id: len_body
        type: u4le
      - id: name
        type: strz
      - id: other
        type: nothing
