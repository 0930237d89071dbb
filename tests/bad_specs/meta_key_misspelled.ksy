# expect: 4:3: /meta/endain: `endain` has no meaning in `meta`; did you mean `endian`?
meta:
  id: meta_key_misspelled
  endain: be
