# expect: 4:11: /meta/endian: expected le, be or a map with `switch-on` for `endian`
meta:
  id: endian_misspelled
  endian: big
