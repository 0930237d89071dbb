# expect: 6:3: /: expected a plain key, found a list or map
meta:
  id: yaml_key_is_a_list
  encoding: UTF-8
  endian: be
? [seq]
: []
