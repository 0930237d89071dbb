"""Prove that no message can break a rule, or that every message that would breaks another rule before.

polynomials  whole numbers over names that stand for values of a message
relations    what comparisons of them mean, and values case by case
infeasible   conditions that no numbers fulfil
places       objects of a message as their types show them, and what a name means there
reasons      expressions as polynomials, case by case; conditions as alternatives
spans        where fields begin and how many bytes they take
refute       conditions together with what the rules of the fields in them tell
never        the proof for each kind of rule

A proof looks at one type in general first, then at each use of it. What is not proven may still be impossible.
"""

from ksyspark_codegen.making.proving.never import Never, Proof

__all__ = ["Never", "Proof"]
