# expect: 9:23: /instances/same/-encoding-errors: `-encoding-errors` belongs to a value instance that makes text of bytes, as `name.to_s('UTF-8')`
# only ours: keys of ours mean nothing to the official compiler
meta:
  id: encoding_errors_of_bytes
seq:
  - {id: octets, size: 2}
instances:
  same:
    -encoding-errors: note
    value: octets
