# expect: 4:20: /meta/ks-opaque-types: expected true or false for `ks-opaque-types`
meta:
  id: opaque_types_neither_true_nor_false
  ks-opaque-types: [1]
