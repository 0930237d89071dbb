# expect: 7:9: /enums/kind: expected a map with at least one code for the enum `kind`
meta:
  id: enum_empty
  encoding: UTF-8
  endian: be
enums:
  kind: {}
