meta:
  id: labelled
enums:
  kind:
    0: request
