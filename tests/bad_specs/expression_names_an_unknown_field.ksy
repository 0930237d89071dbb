# expect: 11:11: /seq/1/size: there is no field `len_bdy` in the type `expression_names_an_unknown_field`; did you mean `len_body`? in `len_bdy + header.cod`
# expect: 11:28: /seq/1/size: there is no field `cod` in the type `header`; did you mean `code`? in `len_bdy + header.cod`
meta:
  id: expression_names_an_unknown_field
  encoding: UTF-8
  endian: be
seq:
  - id: len_body
    type: u1
  - id: body
    size: len_bdy + header.cod
  - id: header
    type: header
types:
  header:
    seq:
      - id: code
        type: u1
