# expect: 13:11: /seq/1/enum: there is no enum `unsound::sort`
# expect: parts/unsound.ksy:5:11: /seq/0/type: expected a byte order: `le` or `be` behind the type, or `endian` in `meta`
meta:
  id: import_with_mistakes
  endian: be
  imports:
    - parts/unsound
seq:
  - id: part
    type: unsound
  - id: kind
    type: u1
    enum: unsound::sort
