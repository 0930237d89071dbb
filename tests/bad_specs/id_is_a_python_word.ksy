# expect: 7:9: /seq/0/id: `class` is a word of the Python language and cannot be a name; try `class_`
meta:
  id: id_is_a_python_word
  encoding: UTF-8
  endian: be
seq:
  - id: class
    type: u1
