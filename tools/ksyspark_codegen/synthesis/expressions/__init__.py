"""Expressions of a specification, forward and backward.

operations, evaluate   the value of an expression at a place of a message
hypotheses             the value that it would have under other assignments
targets                which assignment a name stands for
inversion, numbers     which assignments give an expression the value that it must have
search                 where that is not found at once: assignments that bring it nearer, and guesses
"""
