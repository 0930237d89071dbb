meta:
  id: levels
  title: Notes that lie in notes
  encoding: UTF-8
  endian: be
  -max-recursion-depth: 2
doc: A note with a list of fields.
seq:
  - id: len_note
    -unit: byte
    type: u1
    doc: All bytes of the note.
  - id: fields
    type: field
    repeat: expr
    repeat-expr: 2
types:
  field:
    seq:
      - id: kind
        type: u1
        enum: kind
      - id: len_value
        type: u1
      - id: value
        size: len_value
        type:
          switch-on: kind
          cases:
            'kind::note': levels
            'kind::word': word
        doc: What the field says.
  word:
    seq:
      - id: secret
        -sensitive: true
        type: str
        size-eos: true
enums:
  kind:
    1: note
    2: word
