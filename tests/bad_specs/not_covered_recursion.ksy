# expect: 22:15: /types/branch/seq/0/type: recursive types are not covered: `node` contains `branch`, which contains `node`
# only ours: legal, but such columns have no end
meta:
  id: not_covered_recursion
  encoding: UTF-8
  endian: be
seq:
  - id: root
    type: node
types:
  node:
    seq:
      - id: num_children
        type: u1
      - id: children
        type: branch
        repeat: expr
        repeat-expr: num_children
  branch:
    seq:
      - id: node
        type: node
