# expect: 8:14: /seq/0/-column: a field with something sensitive needs its column, which is what is masked
# only ours: columns are ours
meta:
  id: column_of_a_secret_left_out
seq:
  - id: part
    type: part
    -column: false
types:
  part:
    seq:
      - id: password
        type: u1
        -sensitive: true
