# expect: 8:5: /seq/0/size-eof: `size-eof` has no meaning in a field of `seq`; did you mean `size-eos`?
meta:
  id: key_misspelled
  encoding: UTF-8
  endian: be
seq:
  - id: body
    size-eof: true
