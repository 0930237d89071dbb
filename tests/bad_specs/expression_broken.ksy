# expect: 15:16: /seq/1/if: unexpected `&`; did you mean `and`? in the expression `flags && true`
# expect: 18:15: /seq/2/if: unexpected character `=`; did you mean `==`? in the expression `flags = 1`
# expect: 20:21: /seq/3/size: it ends too early in the expression `(flags + 1`
# expect: 22:11: /seq/4/size: a number cannot begin with 0; octal numbers begin with 0o in the expression `010`
# expect: 24:13: /seq/5/size: unknown escape `\x` in the expression `"\x41".length`
meta:
  id: expression_broken
  encoding: UTF-8
  endian: be
seq:
  - id: flags
    type: u1
  - id: one
    type: u1
    if: flags && true
  - id: two
    type: u1
    if: flags = 1
  - id: three
    size: (flags + 1
  - id: four
    size: 010
  - id: five
    size: '"\x41".length'
