meta:
  id: switches
  encoding: UTF-8
  endian: be
seq:
  - id: kind
    type: u1
    enum: kind
  - id: name
    type: strz
  - id: len_body
    type: u2
  - id: sized
    size: len_body
    type:
      switch-on: kind
      cases:
        kind::number: number
        kind::text: text
  - id: complete
    size: len_body
    type:
      switch-on: name
      cases:
        '"number"': number
        _: text
  - id: bare
    type:
      switch-on: kind
      cases:
        kind::number: number
        kind::text: text
  - id: numbers
    type:
      switch-on: len_body
      cases:
        -1: s2
        0x10: u2
        17: u2le
        _: u8
  - id: mixed
    type:
      switch-on: kind == kind::text
      cases:
        true: strz
        false: f8
    if: len_body > 0
  - id: items
    type:
      switch-on: kind
      cases:
        kind::number: number
        kind::text: text
    repeat: expr
    repeat-expr: 2
types:
  number:
    seq:
      - id: value
        type: u4
  text:
    seq:
      - id: value
        type: strz
enums:
  kind:
    1: number
    2: text
