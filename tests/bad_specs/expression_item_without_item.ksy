# expect: 8:11: /seq/0/size: `_` means nothing here; it is the value in `valid: expr` and `repeat-until` in `_`
meta:
  id: expression_item_without_item
  encoding: UTF-8
  endian: be
seq:
  - id: body
    size: _
