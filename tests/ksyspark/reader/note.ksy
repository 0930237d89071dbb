meta:
  id: note
  title: Short notes, for the tests of reading
  license: MIT
  ks-version: '0.9'
  encoding: UTF-8
  endian: be
params:
  - id: scale
    -default: 1
    -stream-value: told_scale
    type: u1
    doc: What lengths are multiplied by. A head tells it for its stream.
seq:
  - id: magic
    contents: N
  - id: kind
    type: u1
    enum: kind
    doc: What this note is for.
  - id: len_text
    -unit: byte
    type: u1
    valid:
      max: 250
  - id: text
    size: len_text
    type: str
instances:
  told_scale:
    value: len_text
    if: kind == kind::head
  scaled:
    value: len_text * scale
enums:
  kind:
    0: plain
    1: head
