meta:
  id: sound
seq:
  - id: code
    type: u1
