"""Mutate messages that obey: valid or not, all decoders must read them alike.

messages     which mutations are made, in which shares
bases        the messages, fields and objects that mutations set in at, made fuller where fields are empty
fields       other values for one field: near what it is compared with, at the ends of its range, other letters
expressions  values under which a condition, a part of one, a switch or a value instance has another result
structure    messages cut to sizes that expressions compare with, lengthened, or with another shared value
texts        bytes that are no letter, in texts that are read in each character set
combining    mutations in turn, two in one message, and random changes of bytes
"""

from ksyspark_codegen.synthesis.mutation.combining import scrambled
from ksyspark_codegen.synthesis.mutation.fields import near_values
from ksyspark_codegen.synthesis.mutation.messages import Mutated, mutated, verified

__all__ = ["Mutated", "mutated", "near_values", "scrambled", "verified"]
