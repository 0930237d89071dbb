# expect: 9:5: /params/0: `-default` must be a whole number from 0 to 255, found 256
# expect: 10:5: /params/1: `-default` must be a label of its enum or a whole number from 0 to 255, found 'me'
# only ours: keys that begin with a hyphen are not the compiler's
meta:
  id: parameter_default_beyond_its_type
  endian: be
params:
  # A caller who tells nothing gets the default.
  - {id: level, type: u1, -default: 256}
  - {id: order, type: u1, enum: order, -default: me}
seq:
  - {id: x, type: u1}
enums:
  order: {1: le}
