# expect: 8:11: /seq/0/type: expected a byte order: `le` or `be` behind the type, or `endian` in `meta`
# expect: 10:11: /seq/1/type: expected a byte order: `le` or `be` behind the type, or `endian` in `meta`
# expect: 15:12: /seq/2/type/cases/1: expected a byte order: `le` or `be` behind the type, or `endian` in `meta`
meta:
  id: endian_missing
seq:
  - id: len_body
    type: u2
  - id: ratio
    type: f4
  - id: body
    type:
      switch-on: len_body
      cases:
        1: s4
