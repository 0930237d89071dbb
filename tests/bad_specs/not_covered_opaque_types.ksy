# expect: 7:3: /meta/ks-opaque-types: `ks-opaque-types` (types written by hand) is not covered
# expect: 8:3: /meta/ks-debug: `ks-debug` is not covered; positions are recorded without it
# expect: 9:3: /meta/ks-zero-copy-substream: `ks-zero-copy-substream` is not covered; no parser in Python knows it
# only ours: legal
meta:
  id: not_covered_opaque_types
  ks-opaque-types: true
  ks-debug: true
  ks-zero-copy-substream: false
