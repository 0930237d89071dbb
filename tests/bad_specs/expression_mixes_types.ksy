# expect: 23:17: /instances/sum/value: `+` cannot work on text and a whole number in `name + code`
# expect: 25:12: /instances/twice/value: `-` cannot work on text in `-name`
# expect: 27:17: /instances/is_it/value: `==` cannot work on a code of the enum expression_mixes_types::kind and a whole number in `kind == 1`
# expect: 29:17: /instances/both/value: `and` cannot work on a whole number and true or false in `code and true`
# expect: 31:18: /instances/either/value: both sides of `:` must agree, found text and a whole number in `code == 1 ? name : code`
# expect: 33:12: /instances/part/value: `[ ]` needs a list or bytes, found a whole number in `code[0]`
# expect: 35:20: /instances/list/value: expected a whole number in the list, found text in `[code, name]`
# expect: 37:13: /instances/none/value: an empty list has no type in `[]`
meta:
  id: expression_mixes_types
  encoding: UTF-8
  endian: be
seq:
  - id: name
    type: strz
  - id: code
    type: u1
  - id: kind
    type: u1
    enum: kind
instances:
  sum:
    value: name + code
  twice:
    value: -name
  is_it:
    value: kind == 1
  both:
    value: code and true
  either:
    value: 'code == 1 ? name : code'
  part:
    value: code[0]
  list:
    value: '[code, name]'
  none:
    value: '[]'
enums:
  kind:
    1: request
