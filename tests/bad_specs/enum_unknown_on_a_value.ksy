# expect: 11:11: /instances/kind_value/enum: there is no enum `kinds`; did you mean `kind`?
meta:
  id: enum_unknown_on_a_value
seq:
  - id: code
    type: u1
instances:
  # only the name is wrong: `code` is a whole number
  kind_value:
    value: code
    enum: kinds
enums:
  kind:
    0: request
