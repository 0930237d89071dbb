"""The questions of a page: facts of a document that a person can check, never the rules of a specification one by one.

facts      questions that follow from what cites the lines, where the review file words none; wrong rules beside the
           right one: mutants of a field, said by the sentences that say the field
wording    questions as the review file words them, the digests that tie words to rules, and slips of words

A question has all lines that state a fact, and the rule they became. Source: README of the review, what a question is.
"""
