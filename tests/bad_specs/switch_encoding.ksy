# expect: 11:15: /seq/1/encoding: `encoding` has no meaning beside a switch; set it in `meta`
meta:
  id: switch_encoding
  encoding: UTF-8
  endian: be
seq:
  - id: code
    type: u1
  - id: value
    size: 4
    encoding: UTF-8
    type:
      switch-on: code
      cases:
        1: str
