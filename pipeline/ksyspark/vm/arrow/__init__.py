"""Build Arrow columns out of the tables of cells that the machine filled, a whole column at a time.

`columns` walks the record layout; `formulas` and `numbers` read and compute numbers, `labels` names enums, `texts`
copies (`copying`) or transcodes (`transcoding`) bytes and text, all of them for the rows of a `selection`. What only
some rows have is built for those and spread over all (`spreading`). `flat_lists` are the values of recursive types,
whose rows `trees` puts in order (`preorder`).
"""
