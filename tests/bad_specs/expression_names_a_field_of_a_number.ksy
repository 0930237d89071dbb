# expect: 12:21: /instances/low/value: a whole number has no `low`; it has to_s in `len_body.low`
# expect: 14:21: /instances/text/value: a whole number has no `to_s` with 1 argument; it has to_s in `len_body.to_s(16)`
meta:
  id: expression_names_a_field_of_a_number
  encoding: UTF-8
  endian: be
seq:
  - id: len_body
    type: u1
instances:
  low:
    value: len_body.low
  text:
    value: len_body.to_s(16)
