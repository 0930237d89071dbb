# expect: 12:12: /seq/0/valid/eq: the field is bytes and cannot be compared with text in `"MD"`
# expect: 18:12: /seq/1/valid/any-of/1: the field is a whole number and cannot be compared with text in `"2"`
# expect: 23:12: /seq/2/valid/max: the field is a floating-point number and cannot be compared with true or false in `true`
meta:
  id: valid_of_other_type
  encoding: UTF-8
  endian: be
seq:
  - id: magic
    size: 2
    valid:
      eq: '"MD"'
  - id: version
    type: u1
    valid:
      any-of:
        - 1
        - '"2"'
  - id: ratio
    type: f4
    valid:
      min: 0
      max: true
