# expect: 22:15: /types/branch/seq/0/type: `node` contains `branch`, which contains `node`: the bytes of the last level have no end; give this field, or one on the way, a `size`
# only ours: legal, but such columns have no end
meta:
  id: recursion_without_end
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
