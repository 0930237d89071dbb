# expect: 10:8: /enums/kind/0: expected a lower_snake_case name for a label, found `Request`
# expect: 11:8: /enums/kind/1: expected a lower_snake_case name for a label, found `null`
# expect: 12:8: /enums/kind/2: a label cannot be named `mro`: no Python enum can have it
meta:
  id: enum_label_bad
  encoding: UTF-8
  endian: be
enums:
  kind:
    0: Request
    1: null
    2: mro
