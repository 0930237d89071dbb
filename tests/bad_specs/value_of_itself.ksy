# expect: 8:12: /instances/first/value: `first` is computed from itself in `second + 1`
meta:
  id: value_of_itself
  encoding: UTF-8
  endian: be
instances:
  first:
    value: second + 1
  second:
    value: first + 1
