"""From the text of a `.ksy` to a checked, typed model. Every part keeps its place, so that a problem can name it.

    yaml -> parse (with expressions) -> library -> checks (with types) -> recursion

A specification is read exactly or refused: no construct is silently ignored.
"""
