# expect: 12:15: /seq/0/encoding: there is no encoding `EBCDIC`
# expect: 15:15: /seq/1/encoding: there is no encoding `rot13`
# only ours: it warns, and its parser fails on the first message
meta:
  id: encoding_unknown
  encoding: UTF-8
  endian: be
seq:
  - id: name
    size: 8
    type: str
    encoding: EBCDIC
  - id: label
    type: strz
    encoding: rot13
