# expect: 13:17: /instances/len_name/value: the size of `name` is not always the same in `name._sizeof`
# expect: 15:12: /instances/len_all/value: the size of `expression_size_that_varies` is not always the same in `sizeof<expression_size_that_varies>`
# expect: 17:12: /instances/len_text/value: `str` has no size of its own in `sizeof<str>`
meta:
  id: expression_size_that_varies
  encoding: UTF-8
  endian: be
seq:
  - id: name
    type: strz
instances:
  len_name:
    value: name._sizeof
  len_all:
    value: sizeof<expression_size_that_varies>
  len_text:
    value: sizeof<str>
