# expect: 15:28: /instances/below/value: `number` cannot be looked up: the `recursion_looked_into` of level 5 stays bytes, unless with recursion=flat in `100000 + inner.number`
# only ours: legal, but the last level is bytes
meta:
  id: recursion_looked_into
  endian: be
seq:
  - id: number
    type: u1
  - id: inner
    type: recursion_looked_into
    size-eos: true
    if: number > 0
instances:
  below:
    value: '100000 + inner.number'
