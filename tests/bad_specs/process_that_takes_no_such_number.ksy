# expect: 14:18: /seq/0/process: `rol` cannot take -3 in `rol(-3)`
# expect: 17:18: /seq/1/process: `ror` cannot take 9 in `ror(9)`
# expect: 20:18: /seq/2/process: `xor` cannot take 256 in `xor(0x100)`
# only ours: the compiler takes any number; its parsers fail when they read
meta:
  id: process_that_takes_no_such_number
  endian: be
  encoding: ASCII
seq:
  # Beyond 8 bits `rol` does what the official runtime does; of a byte it leaves nothing.
  # Amounts that a message tells are judged when it is read.
  - id: a
    size: 2
    process: rol(-3)
  - id: b
    size: 2
    process: ror(9)
  - id: c
    size: 2
    process: xor(0x100)
  - id: d
    size: 1
    process: rol(9)
