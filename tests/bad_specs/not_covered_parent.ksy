# expect: 10:5: /seq/0/parent: `parent` (another parent for a type) is not covered
# only ours: legal
meta:
  id: not_covered_parent
  encoding: UTF-8
  endian: be
seq:
  - id: body
    type: body
    parent: _root
types:
  body:
    seq:
      - id: code
        type: u1
