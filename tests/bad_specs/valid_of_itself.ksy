# expect: 10:12: /seq/0/valid/min: `_` means nothing here; it is the value in `valid: expr` and `repeat-until` in `_`
meta:
  id: valid_of_itself
  encoding: UTF-8
  endian: be
seq:
  - id: version
    type: u1
    valid:
      min: _
