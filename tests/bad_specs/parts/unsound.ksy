meta:
  id: unsound
seq:
  - id: code
    type: u2
enums:
  kind:
    0: request
