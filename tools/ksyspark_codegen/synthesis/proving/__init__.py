"""Prove that no message can break a rule, or that every message that would breaks another rule before.

polynomials  whole numbers over names that stand for values of a message
relations    what comparisons of them mean; conditions with alternatives; values case by case
infeasible   polynomials that no numbers make 0 or more together
bounds       the least and largest values of sums, and what each follows from
search       alternatives, tried one after another until all contradict themselves
places       objects of a message as their types show them, and what a name means there
ranges       the bounds of fields and parameters
bytewise     bytes as numbers, single bits
naming       names for values, and what is told of each
reasons      expressions as polynomials, case by case; conditions as alternatives
whole_bytes  whether bits fill whole bytes
spans        where fields begin and how many bytes they take
asking       who asks for an instance, and what is known there
layouts      how the bytes of an object are laid out
looked_ahead lists whose items were looked at ahead
alike        fields that are the same bytes: a structure and what was looked at ahead of it
refute       what is known of the values in a proof: conditions, rules that were kept before, sizes of streams
claims       what is to be proven, and what a proof rests on
broken       what must hold where a rule is broken
never        the proof for each kind of rule

A proof supposes that a rule is broken although all that was read before is as it must be, and shows that no numbers are
so. It looks at one type in general first, then at each use of it. What is used of a field counts only where the field
is there: on the branch of a proof that works its value out. What is not proven may still be impossible.
"""

from ksyspark_codegen.synthesis.proving.claims import Proof
from ksyspark_codegen.synthesis.proving.never import Never

__all__ = ["Never", "Proof"]
