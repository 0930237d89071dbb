# expect: 6:8: /-note/0: a YAML alias that contains itself cannot be read
meta:
  id: yaml_alias_of_itself
  encoding: UTF-8
  endian: be
-note: &note
  - *note
