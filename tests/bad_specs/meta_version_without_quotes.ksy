# expect: 4:15: /meta/ks-version: without quotes this is 0.1; write '0.10'
meta:
  id: meta_version_without_quotes
  ks-version: 0.10
