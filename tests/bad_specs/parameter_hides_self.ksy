# expect: 7:9: /params/0/id: a parameter cannot be named `self`: the parser in Python needs that name
meta:
  id: parameter_hides_self
  encoding: UTF-8
  endian: be
params:
  - id: self
    type: u1
