# expect: 7:9: /seq/0/id: expected a lower_snake_case name for `id`, found `StrucId`
meta:
  id: id_with_capitals
  encoding: UTF-8
  endian: be
seq:
  - id: StrucId
    size: 4
