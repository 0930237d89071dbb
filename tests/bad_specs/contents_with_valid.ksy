# expect: 7:5: /seq/0: `contents` is a rule already: leave `valid` out
meta:
  id: contents_with_valid
  encoding: UTF-8
  endian: be
seq:
  - id: magic
    contents: MD
    valid:
      eq: '[77, 68]'
