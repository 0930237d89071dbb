# expect: 4:15: /meta/ks-version: needs version 0.12 of the Kaitai Struct compiler, this is 0.11
meta:
  id: meta_version_too_new
  ks-version: '0.12'
