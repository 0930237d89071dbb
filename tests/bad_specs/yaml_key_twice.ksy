# expect: 9:5: /seq/0/type: the key type is already there on line 8
meta:
  id: yaml_key_twice
  encoding: UTF-8
  endian: be
seq:
  - id: code
    type: u1
    type: u2
