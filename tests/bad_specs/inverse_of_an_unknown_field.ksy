# expect: 6:23: /seq/0/-inverse: there is no field `names` in the type `inverse_of_an_unknown_field`; did you mean `name`? in `names.size`
# only ours: keys of ours mean nothing to the official compiler
meta:
  id: inverse_of_an_unknown_field
seq:
  - {id: n, -inverse: names.size, type: u1}
  - {id: name, size: n}
