# expect: 7:5: /params/0: the `-default` of bytes is written in hexadecimal digits
# only ours: the compiler does not know the key
meta:
  id: parameter_default_of_bytes
  endian: be
params:
  - id: key
    -default: six
    type: bytes
seq:
  - id: code
    type: u1
