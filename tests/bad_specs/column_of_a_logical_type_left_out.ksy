# expect: 8:14: /seq/0/-column: a logical type is that of a column, and this field has none
# only ours: columns are ours
meta:
  id: column_of_a_logical_type_left_out
seq:
  - id: number
    type: f8le
    -column: false
    -logical-type: sas_numeric
