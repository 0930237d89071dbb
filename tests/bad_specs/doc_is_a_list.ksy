# expect: 7:3: /doc: expected text for `doc`, found a list
meta:
  id: doc_is_a_list
  encoding: UTF-8
  endian: be
doc:
  - One sentence.
