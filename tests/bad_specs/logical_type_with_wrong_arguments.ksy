# expect: 12:20: /seq/0/-logical-type: `maxdb_number` takes a number's digits (1 to 38) and how many of them stand behind the point, found `(39)`
# expect: 15:20: /seq/1/-logical-type: `maxdb_number` takes a number's digits (1 to 38) and how many of them stand behind the point, found `(4, 5)`
# expect: 18:20: /seq/2/-logical-type: `sas_date` takes one of le, be, ibm, found `(vax)`
# expect: 21:20: /seq/3/-logical-type: `maxdb_timestamp` takes no arguments, found `(iso)`
# expect: 24:20: /seq/4/-logical-type: expected the name of a logical type for `-logical-type`, such as `maxdb_number(9, 2)`
# only ours: keys that start with `-` are no business of the compiler
meta:
  id: logical_type_with_wrong_arguments
  endian: be
seq:
  - id: long
    -logical-type: maxdb_number(39)
    size: 6
  - id: deep
    -logical-type: maxdb_number(4, 5)
    size: 6
  - id: day
    -logical-type: sas_date(vax)
    size: 8
  - id: stamp
    -logical-type: maxdb_timestamp(iso)
    size: 26
  - id: open
    -logical-type: maxdb_number(4
    size: 26
