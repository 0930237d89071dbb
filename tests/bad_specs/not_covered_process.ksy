# expect: 10:5: /seq/0/process: `process` (decryption, compression) is not covered
# only ours: legal
meta:
  id: not_covered_process
  encoding: UTF-8
  endian: be
seq:
  - id: body
    size: 16
    process: zlib
