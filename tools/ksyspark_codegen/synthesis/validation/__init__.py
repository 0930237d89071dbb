"""All messages that a format is validated with, and what must become of each.

validation  all of them for one specification, under one seed
extremes    messages with the least and the largest number of every field, and with codes that no label names
beginnings  every beginning of a few messages
"""

from ksyspark_codegen.synthesis.validation.beginnings import Beginning, truncations
from ksyspark_codegen.synthesis.validation.extremes import Extreme, NotHeld, Wanted, wanted_of
from ksyspark_codegen.synthesis.validation.validation import Validation, make_validation

__all__ = [
    "Beginning",
    "Extreme",
    "NotHeld",
    "Validation",
    "Wanted",
    "make_validation",
    "truncations",
    "wanted_of",
]
