# expect: 3:3: /meta: expected `id` in `meta`
meta:
  title: A format without a name
