# expect: 8:5: /seq/0/pos: `pos` has no meaning in a field of `seq`; expected one of consume, contents, doc, doc-ref, encoding, enum, eos-error, id, if, include, pad-right, repeat, repeat-expr, repeat-until, size, size-eos, terminator, type, valid
meta:
  id: key_of_another_place
  encoding: UTF-8
  endian: be
seq:
  - id: body
    pos: 4
    type: u1
