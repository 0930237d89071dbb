# expect: 8:17: /seq/0/terminator: expected a byte (0 to 255) for `terminator`, found a list
meta:
  id: terminator_of_two_bytes
  encoding: UTF-8
  endian: be
seq:
  - id: line
    terminator: [13, 10]
