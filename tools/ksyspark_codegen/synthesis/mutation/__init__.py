"""Change one thing in messages that obey: valid or not, all decoders must read them alike, and many break a rule.

bases      the messages that are changed, and where their fields lie
fields     other values for one field or parameter: near what it is compared with, at the ends of its range
structure  messages cut off, and streams made smaller by their sizes
messages   the mutated messages of a format, and changes of bytes at random
"""

from ksyspark_codegen.synthesis.mutation.bases import Base, Bases, bases_of
from ksyspark_codegen.synthesis.mutation.messages import Mutated, mutated, mutations, outcome_of, scrambled

__all__ = ["Base", "Bases", "Mutated", "bases_of", "mutated", "mutations", "outcome_of", "scrambled"]
