# expect: 6:7: /meta/imports/0: expected the path of a specification without `.ksy`, such as `common/header`
# expect: 7:7: /meta/imports/1: expected the path of a specification without `.ksy`, such as `common/header`
meta:
  id: import_spelled_wrong
  imports:
    - parts/sound.ksy
    - path: parts/sound
