# expect: 11:13: /instances/both/value: a list of bytes with fields needs a cast: `[ ... ].as<bytes>` in `[code, 1]`
meta:
  id: expression_of_bytes_with_fields
  encoding: UTF-8
  endian: be
seq:
  - id: code
    type: u1
instances:
  both:
    value: '[code, 1]'
