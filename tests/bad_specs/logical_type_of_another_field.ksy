# expect: 16:20: /params/0/-logical-type: `-logical-type` has no meaning in a parameter; give it to a value instance
# expect: 20:20: /seq/0/-logical-type: `maxdb_number` is made of bytes, found text
# expect: 24:20: /seq/1/-logical-type: `sas_date` is made of `f8` (for bytes: `sas_date(le)`, `sas_date(be)`, `sas_date(ibm)`), found `f4`
# expect: 27:20: /seq/2/-logical-type: `sas_date` is made of `f8` (for bytes: `sas_date(le)`, `sas_date(be)`, `sas_date(ibm)`), found bytes
# expect: 29:20: /seq/3/-logical-type: `-logical-type` has no meaning in a field without id: it has no column
# expect: 33:20: /seq/4/-logical-type: `maxdb_date` is made of bytes or text, found a code of the enum logical_type_of_another_field::kind
# expect: 37:20: /seq/5/-logical-type: `-logical-type` on a field with a switched type is not covered; wrap the cases in types
# expect: 45:20: /instances/twice/-logical-type: `mq_time` is made of text, found a whole number
# only ours: keys that start with `-` are no business of the compiler
meta:
  id: logical_type_of_another_field
  encoding: ASCII
  endian: be
params:
  - id: told
    -logical-type: sas_date
    type: f8
seq:
  - id: amount
    -logical-type: maxdb_number
    size: 6
    type: str
  - id: day
    -logical-type: sas_date
    type: f4
  - id: born
    -logical-type: sas_date
    size: 4
  - -logical-type: mq_date
    size: 8
    type: str
  - id: kind
    -logical-type: maxdb_date
    type: u1
    enum: kind
  - id: body
    -logical-type: maxdb_date
    size: 8
    type:
      switch-on: kind
      cases:
        'kind::text': str
instances:
  twice:
    -logical-type: mq_time
    value: kind.to_i * 2
enums:
  kind:
    1: text
