"""The rules of a specification as plain sentences in English, Chinese and Portuguese.

1. `values` and `conditions` turn the tree of an expression into phrases, with an idiom's own words where there is one
   (`idioms`, `bytes_and_bits`).
2. `rules` and `types` put the phrases of one field into sentences, `switches` those of alternatives.
3. `splitting` cuts a sentence of more than 25 words: a part of it gets a letter and a sentence of its own.
4. `catalogue` has the words of each language; a phrase is rendered in all of them at once.
"""
