# expect: 10:11: /seq/0/type: text needs an end: `size`, `size-eos` or `terminator`
# expect: 11:5: /seq/1: a field without type is bytes and needs an end: `size`, `size-eos` or `terminator`
# expect: 17:12: /seq/2/type/cases/1: text needs an end: `size`, `size-eos` or `terminator`
meta:
  id: end_missing
  encoding: UTF-8
  endian: be
seq:
  - id: name
    type: str
  - id: body
    doc: Bytes without size.
  - id: value
    type:
      switch-on: 1
      cases:
        1: str
