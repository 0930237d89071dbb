# expect: 8:11: /seq/0/type: there is no type `haeder`; did you mean `header`?
meta:
  id: type_unknown
  encoding: UTF-8
  endian: be
seq:
  - id: header
    type: haeder
types:
  header:
    seq:
      - id: code
        type: u1
