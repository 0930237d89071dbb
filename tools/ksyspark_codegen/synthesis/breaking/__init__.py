"""Make messages that break one rule of a specification each, with the error that every decoder must report.

breaches    the rules that there are to be broken
classify    which rules a message fails for
messages    for each rule a mutated message that the interpreter refuses for that rule
"""

from ksyspark_codegen.synthesis.breaking.breaches import Breach, BreachKind, breaches_of
from ksyspark_codegen.synthesis.breaking.messages import Breaker, Broken, NotBroken, broken_messages

__all__ = ["Breach", "BreachKind", "Breaker", "Broken", "NotBroken", "breaches_of", "broken_messages"]
