# expect: 16:9: /seq/1/type/cases/0: the case must be a code of the enum switch_case_of_other_type::kind as `switch-on` is, found a whole number in `0`
# expect: 17:9: /seq/1/type/cases/kind::rquest: the enum `kind` has no label `rquest`; did you mean `request`? in `kind::rquest`
meta:
  id: switch_case_of_other_type
  encoding: UTF-8
  endian: be
seq:
  - id: kind
    type: u1
    enum: kind
  - id: body
    size-eos: true
    type:
      switch-on: kind
      cases:
        0: header
        kind::rquest: header
types:
  header:
    seq:
      - id: code
        type: u1
enums:
  kind:
    0: request
