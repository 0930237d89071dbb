# expect: 8:20: /seq/0/contents/1: expected a byte (0 to 255) or text in a list of bytes
meta:
  id: contents_beyond_a_byte
  encoding: UTF-8
  endian: be
seq:
  - id: magic
    contents: [77, 0x144]
