# expect: 11:7: /seq/0/valid: `in-enum` needs a field with `enum`
# breaks the compiler: its process dies
meta:
  id: valid_in_enum_without_enum
  encoding: UTF-8
  endian: be
seq:
  - id: version
    type: u1
    valid:
      in-enum: true
