# expect: 10:11: /instances/kind/enum: `enum` needs a whole number, found text
# only ours: it does not look at the type of the value
meta:
  id: enum_of_a_text_value
  encoding: UTF-8
  endian: be
instances:
  kind:
    value: '"request"'
    enum: kind
enums:
  kind:
    0: request
