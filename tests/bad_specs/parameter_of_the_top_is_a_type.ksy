# expect: 9:5: /params/0: a parameter of the top type must be a plain value, found the type header
# expect: 11:5: /params/1: `-stream-value` names `kind_of_stream`, which is no instance of the top type
# only ours: legal, but no caller could give it
meta:
  id: parameter_of_the_top_is_a_type
  encoding: UTF-8
  endian: be
params:
  - id: header
    type: header
  - id: kind
    type: u1
    -stream-value: kind_of_stream
types:
  header:
    seq:
      - id: code
        type: u1
