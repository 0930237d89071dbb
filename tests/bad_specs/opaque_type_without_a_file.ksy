# expect: 9:11: /seq/0/type: `nowhere_described` is an opaque type, and there is no nowhere_described.ksy beside this file or in importPath
# only ours: the official compiler expects a parser that is written by hand
meta:
  id: opaque_type_without_a_file
  ks-opaque-types: true
seq:
  # what is described nowhere cannot be read
  - id: body
    type: nowhere_described
