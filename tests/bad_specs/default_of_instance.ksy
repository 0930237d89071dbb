# expect: 8:24: /instances/is_large/-default: `-default` is a number, a text, `true` or `false`, as the type is
# only ours: keys of ours mean nothing to the official compiler
meta:
  id: default_of_instance
seq:
  - {id: number, type: u1}
instances:
  is_large: {-default: 1, value: number > 9}
