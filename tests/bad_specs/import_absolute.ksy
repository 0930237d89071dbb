# expect: 6:7: /meta/imports/0: no folder is given in which to look for /parts/sound.ksy: expected the option importPath (--import-path)
# only ours: it searches a path that only it is given
meta:
  id: import_absolute
  imports:
    - /parts/sound
