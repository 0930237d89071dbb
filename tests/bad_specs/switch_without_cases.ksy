# expect: 10:7: /seq/0/type: expected `cases` with at least one case
meta:
  id: switch_without_cases
  encoding: UTF-8
  endian: be
seq:
  - id: body
    size-eos: true
    type:
      switch-on: 1
