# expect: 17:14: /seq/1/process: `rol` needs a whole number, found bytes in `rol([1])`
# expect: 21:14: /seq/2/process: `process` needs bytes, or a type with a size or terminator
# expect: 24:14: /seq/3/process: `process` needs bytes, or a type with a size or terminator
# expect: 27:14: /seq/4/process: `xor` takes 1 argument, found 2
# expect: 30:14: /seq/5/process: expected the name of a process with its arguments, such as `xor(key)` or `zlib`
# expect: 33:18: /seq/6/process: there is no field `nothing` in the type `process_of_nothing` in `xor(nothing)`
meta:
  id: process_of_nothing
  endian: be
  encoding: ASCII
seq:
  - id: a
    size: 2
    process: xor(1)
  - id: b
    size: 1
    process: rol([1])
  - id: c
    type: str
    size: 1
    process: zlib
  - id: d
    type: u1
    process: xor(1)
  - id: e
    size: 1
    process: xor(1, 2)
  - id: f
    size: 1
    process: 7 * 3
  - id: h
    size: 1
    process: xor(nothing)
