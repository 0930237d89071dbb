# expect: 6:3: /meta/ks-opaque-types: types written by hand are not covered
# expect: 7:13: /meta/ks-debug: expected true or false for `ks-debug`
meta:
  id: not_covered_opaque_types
  # false is the same as nothing
  ks-opaque-types: true
  ks-debug: [1]
