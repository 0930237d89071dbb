meta:
  id: nested
  imports:
    - parts/block
  encoding: UTF-8
  endian: be
params:
  - id: level
    -default: 3
    -stream-value: next_level
    type: u1
    doc: Level of the connection.
seq:
  - id: header
    type: header(level, true)
  - id: blocks
    type: block(_index)
    repeat: until
    repeat-until: _.is_last
  - id: body
    size: header.len_body
    type: body
instances:
  next_level:
    value: level + 1
  first_bytes:
    pos: 0
    size: 4
  whole_header:
    value: header
  kind:
    value: header.code.to_i
    enum: kind
  codes:
    value: '[level, 300]'
types:
  header:
    params:
      - id: level
        type: u1
      - id: has_code
        type: bool
    seq:
      - id: len_body
        type: u2
      - id: code
        type: u1
        enum: block::kind
        if: has_code and level > 2
  body:
    seq:
      - id: parts
        type: part
        repeat: eos
    types:
      part:
        seq:
          - id: value
            type: u1
        instances:
          outer_len:
            value: _parent._parent.header.len_body
enums:
  kind:
    0: request
    1: reply
