"""The skeleton of a specification: only what the size of a message depends on. It finds message ends in streams.

`needs` finds what is read, `reduction` leaves out the rest: bodies of known size are skipped, and rules (`valid`,
`contents`, text encodings) are dropped wherever the size does not depend on the field, because a message that breaks
them still has the length that it states. The strict skeleton keeps the rules of `marks`, by which a reader sees
whether it is in step with a stream. `endless` finds formats whose messages do not state their end.
"""

from ksyspark.compiler.skeleton.endless import why_endless
from ksyspark.compiler.skeleton.marks import Mark, find_mark
from ksyspark.compiler.skeleton.needs import Needs, find_needs
from ksyspark.compiler.skeleton.reduction import with_skeleton

__all__ = ["Mark", "Needs", "find_mark", "find_needs", "why_endless", "with_skeleton"]
