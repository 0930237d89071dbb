# expect: 9:1: /: broken YAML: while parsing a flow sequence, did not find expected ',' or ']'
meta:
  id: yaml_broken
  encoding: UTF-8
  endian: be
seq:
  - id: code
    type: [u1
