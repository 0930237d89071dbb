meta:
  id: block
  endian: le
params:
  - id: index
    type: s4
seq:
  - id: len_data
    type: u2
  - id: data
    size: len_data
instances:
  is_last:
    value: len_data == 0
enums:
  kind:
    0: request
    1: reply
