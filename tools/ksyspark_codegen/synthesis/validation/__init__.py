"""Everything that a format is validated with: messages, and what must become of each.

extremes    messages with the least and the largest number of every field, and with codes that no label names
obeying     messages that obey, as different as can be
throughout  messages in which all objects of a type show the same at once
everywhere  messages that show on each route what others show on one
beginnings  every beginning of a few messages
validation  all of them for one specification, with messages that obey and messages that break a rule
"""

from ksyspark_codegen.synthesis.validation.beginnings import Beginning
from ksyspark_codegen.synthesis.validation.extremes import Extreme, NotHeld, Wanted, wanted_of
from ksyspark_codegen.synthesis.validation.validation import Validation, make_validation

__all__ = ["Beginning", "Extreme", "NotHeld", "Validation", "Wanted", "make_validation", "wanted_of"]
