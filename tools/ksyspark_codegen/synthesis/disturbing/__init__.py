"""Disturb messages that obey: all who read them must find the same, and the strict reader says what.

near         literals that have to do with a field
values       other values for one field: near what it is compared with, the ends of its range, other letters
expressions  values under which a condition, a link of one, a switch or a worked-out value turns out otherwise
crossing     messages that show much, with each value of what many objects ask for
grounds      where disturbances set in
filling      messages with some bytes in every text
growing      messages that obey in another way, with what a rule allows beside what they hold
misreading   what is no letter, in texts that are read in each set
shortening   messages of as many bytes as expressions ask for
stretching   long messages
mixing       one disturbance at a time, field after field, then several in one message
messages     messages so disturbed
"""

from ksyspark_codegen.synthesis.disturbing.messages import Disturbed, disturbed, judged
from ksyspark_codegen.synthesis.disturbing.mixing import scrambled
from ksyspark_codegen.synthesis.disturbing.near import near_values

__all__ = ["Disturbed", "disturbed", "judged", "near_values", "scrambled"]
