# expect: 9:5: /instances/code/pos: `pos` has no meaning in a value instance; expected one of doc, doc-ref, enum, if, value
meta:
  id: instance_with_value_and_place
  encoding: UTF-8
  endian: be
instances:
  code:
    value: 1
    pos: 4
