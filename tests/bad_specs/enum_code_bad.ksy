# expect: 9:5: /enums/kind/request: expected a whole number as a code, found `request`
# expect: 10:5: /enums/kind/9223372036854775808: expected a code within 64 signed bits, found `9223372036854775808`
meta:
  id: enum_code_bad
  encoding: UTF-8
  endian: be
enums:
  kind:
    request: 0
    9223372036854775808: too_large
