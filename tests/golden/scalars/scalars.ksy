meta:
  id: scalars
  title: One field of every plain type
  encoding: UTF-8
  endian: le
doc: Everything that is no type of its own.
seq:
  - id: u1
    type: u1
  - id: s1
    type: s1
  - id: u2
    type: u2
  - id: s2
    type: s2be
  - id: u4
    -unit: ms
    type: u4
    doc: |
      Time since the start of the
      process.
  - id: s4
    type: s4
  - id: u8
    type: u8
  - id: s8
    type: s8
  - id: f4
    type: f4
  - id: f8
    type: f8be
  - id: b1
    type: b1
  - id: b7
    type: b7
  - id: b8
    type: b8
  - id: b31
    type: b31
  - id: b1_tail
    type: b1
  - id: b64
    type: b64
  - id: code
    -orig-id: KodeFeld
    type: u1
    enum: code
  - id: flag
    type: b1
    enum: code
  - id: text
    size: 8
    type: str
    encoding: IBM037
  - id: line
    type: strz
    if: u1 == 1
  - id: secret
    -sensitive: true
    size: u1
  - id: magic
    contents: MD
  - id: counts
    type: u2
    valid:
      min: 1
      -reason: counts begin at 1
    repeat: expr
    repeat-expr: 2
  - id: codes
    type: u1
    enum: code
    repeat: eos
enums:
  code:
    0: zero
    1:
      id: one
      doc: Just one.
    -1: minus_one
