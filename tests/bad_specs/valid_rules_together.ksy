# expect: 10:7: /seq/0/valid: expected exactly one rule in `valid`: eq, min, max (both together), any-of, in-enum or expr
meta:
  id: valid_rules_together
  encoding: UTF-8
  endian: be
seq:
  - id: version
    type: u1
    valid:
      eq: 2
      min: 1
