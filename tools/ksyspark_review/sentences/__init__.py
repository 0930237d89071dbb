"""The rules of a specification as plain sentences in English, Chinese and Portuguese.

1. `expressions` turns the tree of an expression into phrases; `idioms` has the words for what means more than its
   parts: a bit that is set, filling up to a multiple, a mark, a field. `naming` has those for names.
2. `rules` puts the phrases of one field into sentences: what is accepted, how often, and where it ends; `fields` has
   what it holds, who gives a parameter, and what it means.
3. `phrases` has the words of each language, in `locale/`; a phrase is rendered in all of them at once. Another
   language needs a file there, its code in `Language`, and its rule in `plural`.
"""
