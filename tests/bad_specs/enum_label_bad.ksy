# expect: 9:8: /enums/kind/0: expected a lower_snake_case name for a label, found `Request`
# expect: 10:8: /enums/kind/1: expected a lower_snake_case name for a label, found `null`
meta:
  id: enum_label_bad
  encoding: UTF-8
  endian: be
enums:
  kind:
    0: Request
    1: null
