"""Mutate messages that obey: whatever they are then, all who read them must find the same.

messages     which mutations are made, in which shares
bases        the messages, fields and objects that mutations set in at, made fuller where fields are empty
fields       other values for one field: near what it is compared with, at the ends of its range, other letters
expressions  values under which a condition, a link of one, a switch or a worked-out value turns out otherwise
structure    messages cut to sizes that expressions ask for, made long, or read with another mode
texts        bytes that are no letter, in texts that are read in each character set
combining    mutations in turn, two in one message, and random changes of bytes
"""

from ksyspark_codegen.synthesis.mutation.combining import scrambled
from ksyspark_codegen.synthesis.mutation.fields import near_values
from ksyspark_codegen.synthesis.mutation.messages import Mutated, mutated, verified

__all__ = ["Mutated", "mutated", "near_values", "scrambled", "verified"]
