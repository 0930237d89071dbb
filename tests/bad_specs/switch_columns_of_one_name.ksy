# expect: 12:7: /seq/1/type: two cases of the switch would share the column `part`; rename a type
# only ours: legal, but the columns could not be told apart
meta:
  id: switch_columns_of_one_name
  encoding: UTF-8
  endian: be
seq:
  - id: code
    type: u1
  - id: body
    type:
      switch-on: code
      cases:
        1: first::part
        2: second::part
types:
  first:
    types:
      part:
        seq:
          - id: code
            type: u1
  second:
    types:
      part:
        seq:
          - id: code
            type: u1
