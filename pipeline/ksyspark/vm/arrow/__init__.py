"""Build Arrow columns out of the tables of cells that the machine filled, a whole column at a time.

`columns` walks the record layout, copies (`copying`) or transcodes (`transcoding`) bytes and text, and names enums;
`formulas` and `numbers` read and compute numbers. What only some rows have is built for those and spread over
all. The rows of recursive types are put in order by `trees`.
"""
