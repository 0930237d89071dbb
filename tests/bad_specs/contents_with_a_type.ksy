# expect: 7:5: /seq/0: `contents` stands for bytes: leave `type` out
meta:
  id: contents_with_a_type
  encoding: UTF-8
  endian: be
seq:
  - id: magic
    contents: MD
    type: u2
