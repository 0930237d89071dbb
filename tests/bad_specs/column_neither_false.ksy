# expect: 8:14: /seq/0/-column: `-column` of a field can only be false
# only ours: columns are ours
meta:
  id: column_neither_false
seq:
  - id: length
    type: u1
    -column: no column
