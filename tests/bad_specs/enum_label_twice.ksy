# expect: 9:8: /enums/kind/1: the label `request` already names the code 0
meta:
  id: enum_label_twice
  encoding: UTF-8
  endian: be
enums:
  kind:
    0: request
    1: request
