# expect: 8:11: /seq/0/type: the YAML tag !mine has no meaning in a specification
meta:
  id: yaml_tag
  encoding: UTF-8
  endian: be
seq:
  - id: code
    type: !mine u1
