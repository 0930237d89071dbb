"""Make messages that break one rule of a specification each, with the error that every decoder must report.

breaches       which rules there are to be broken
bases          messages that obey, and where in them each field lies
turning        which values, put into a message, give an expression another value
lengthening    put more bytes into a field of a message
patches        put values into a message
made_to_break  messages that the solver makes so that they break one rule
proposals      proposals of messages for each kind of rule
meant          whether a message fails for the rule that is meant
spares         messages that were refused for another rule than the one they were meant for
messages       the first proposal that the strict reader refuses for the rule that is meant, and for no other
truncations    what every beginning of a message lacks
"""

from ksyspark_codegen.synthesis.breaking.breaches import Breach, BreachKind, breaches_of
from ksyspark_codegen.synthesis.breaking.messages import Broken, NotBroken, broken_messages
from ksyspark_codegen.synthesis.breaking.truncations import Cut, truncations

__all__ = ["Breach", "BreachKind", "Broken", "Cut", "NotBroken", "breaches_of", "broken_messages", "truncations"]
