# expect: 12:7: /seq/1/type: a repeated switch between plain types of one kind is not covered; wrap the cases in types
# only ours: legal, but the case of an item could not be told
meta:
  id: switch_of_numbers_repeated
  encoding: UTF-8
  endian: be
seq:
  - id: code
    type: u1
  - id: items
    type:
      switch-on: code
      cases:
        1: u1
        2: u2
    repeat: eos
