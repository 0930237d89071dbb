"""Make messages that break one rule of a specification each, with the error that every decoder must report.

breaches    the rules that there are to be broken; bounds: those that no value can break
bases       messages that obey, and where in them each field lies
patches     put values into a finished message; inversion: which values give an expression another value
proposals   messages that may break a rule over values; sizes: one over sizes, positions, counts and ends
goals       the goals of the solver under which a message breaks a rule
classify    which rules a message fails for, and messages kept that fail for another rule than was meant
messages    for each rule the first message that the strict reader refuses for that rule, and for no other
"""

from ksyspark_codegen.synthesis.breaking.breaches import Breach, BreachKind, breaches_of
from ksyspark_codegen.synthesis.breaking.messages import Broken, NotBroken, broken_messages

__all__ = ["Breach", "BreachKind", "Broken", "NotBroken", "breaches_of", "broken_messages"]
