# expect: 6:16: /seq/0/-default: `-default` is a number, a text, `true` or `false`, as the type is
# only ours: keys of ours mean nothing to the official compiler
meta:
  id: default_of_bytes
seq:
  - {-default: 3, id: octets, size: 2}
