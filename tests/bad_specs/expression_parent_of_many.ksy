# expect: 25:23: /types/part/seq/0/size: `len_body` cannot be looked up, the parent is one of first, second; cast it with `.as<type>` in `_parent.len_body`
meta:
  id: expression_parent_of_many
  encoding: UTF-8
  endian: be
seq:
  - id: first
    type: first
  - id: second
    type: second
types:
  first:
    seq:
      - id: part
        type: part
  second:
    seq:
      - id: part
        type: part
      - id: len_body
        type: u1
  part:
    seq:
      - id: body
        size: _parent.len_body
