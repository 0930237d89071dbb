# expect: 16:16: /instances/code/value: there is no type `heder`; did you mean `header`? in `body.as<heder>.code`
# expect: 18:17: /instances/other/value: `code` cannot be looked up, its type depends on the message; cast it with `.as<type>` in `body.code`
meta:
  id: expression_cast_to_nothing
  encoding: UTF-8
  endian: be
seq:
  - id: body
    type:
      switch-on: 1
      cases:
        1: header
        2: tail
instances:
  code:
    value: body.as<heder>.code
  other:
    value: body.code
types:
  header:
    seq:
      - id: code
        type: u1
  tail:
    seq:
      - id: code
        type: u1
