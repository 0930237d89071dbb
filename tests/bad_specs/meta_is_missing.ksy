# expect: 2:1: /: expected `meta` with an `id`
seq:
  - id: code
    type: u1
