# expect: 11:14: /seq/0/include: `include` needs a `terminator`
# expect: 12:14: /seq/0/consume: `consume` needs a `terminator`
# only ours: it ignores the keys
meta:
  id: terminator_without_need
  encoding: UTF-8
  endian: be
seq:
  - id: body
    size: 4
    include: true
    consume: false
