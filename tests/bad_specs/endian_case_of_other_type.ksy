# expect: 9:8: /meta/endian/cases/"II": the case must be a whole number as `switch-on` is, found text in `"II"`
# expect: 10:8: /meta/endian/cases/"MM": the case must be a whole number as `switch-on` is, found text in `"MM"`
# only ours: it compares anything here, and no case ever holds
meta:
  id: endian_case_of_other_type
  endian:
    switch-on: order
    cases:
      '"II"': le
      '"MM"': be
seq:
  - id: order
    type: u1
  - id: size
    type: u2
