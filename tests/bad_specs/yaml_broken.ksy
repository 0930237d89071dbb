# expect: 9:1: /: broken YAML: expected ',' or ']', but got '<stream end>'
meta:
  id: yaml_broken
  encoding: UTF-8
  endian: be
seq:
  - id: code
    type: [u1
