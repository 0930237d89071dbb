# expect: 7:11: /seq/0/type: text needs an encoding: add `encoding` to the field or to `meta`
meta:
  id: encoding_missing
seq:
  - id: name
    size: 8
    type: str
