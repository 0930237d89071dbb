# expect: 9:16: /seq/0/pad-right: expected a byte (0 to 255) for `pad-right`, found `256`
meta:
  id: pad_beyond_a_byte
  encoding: UTF-8
  endian: be
seq:
  - id: name
    size: 4
    pad-right: 256
