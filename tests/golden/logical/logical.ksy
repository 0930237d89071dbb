meta:
  id: logical
  title: A field of every kind of logical type
  encoding: ASCII
  endian: be
doc: Values that mean more than their bytes.
seq:
  - id: amount
    -orig-id: BETRAG
    -logical-type: maxdb_number(9,2)
    size: 6
    doc: What was paid.
  - id: count
    -logical-type: maxdb_number
    size: 4
  - id: fee
    -logical-type: maxdb_defined_number(5)
    -sensitive: true
    size: 4
  - id: rate
    -logical-type: maxdb_number_text
    size: 4
  - id: day
    -logical-type: maxdb_date
    size: 10
    type: str
  - id: times
    -logical-type: maxdb_time
    size: 8
    repeat: expr
    repeat-expr: 2
  - id: stamp
    -logical-type: maxdb_timestamp
    size: 26
  - id: put
    -logical-type: mq_timestamp
    size: 16
    type: str
  - id: born
    -logical-type: sas_date
    type: f8
  - id: short
    -logical-type: sas_datetime(le)
    size: 3
    if: amount[0] != 0
  - id: hex
    -logical-type: ibm_hex_float
    size: 4
instances:
  born_missing:
    -logical-type: sas_missing
    value: born
    doc: Which missing value stands for the day of birth.
  born_days:
    value: born + 0.0
