# expect: 8:19: /seq/0/type: it ends too early in the type `header(1`
meta:
  id: type_reference_broken
  encoding: UTF-8
  endian: be
seq:
  - id: header
    type: header(1
types:
  header:
    params:
      - id: level
        type: u1
