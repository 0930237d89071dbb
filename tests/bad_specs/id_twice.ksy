# expect: 10:5: /seq/1: the name `code` is already used on line 8
# expect: 13:3: /instances/code: the name `code` is already used on line 8
meta:
  id: id_twice
  encoding: UTF-8
  endian: be
seq:
  - id: code
    type: u1
  - id: code
    type: u2
instances:
  code:
    value: 1
