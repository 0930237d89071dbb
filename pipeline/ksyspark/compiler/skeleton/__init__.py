"""The skeleton of a specification: only what the size of a message depends on. A stream of messages is cut with it.

Bodies of known size are skipped unread, and rules (`valid`, `contents`, text encodings) are left out wherever the size
does not depend on the field: a message that breaks them is still as long as it says it is. The strict skeleton keeps
those of them by which a stream is seen to be in step.
"""

from ksyspark.compiler.skeleton.endless import why_endless
from ksyspark.compiler.skeleton.marks import Mark, find_mark
from ksyspark.compiler.skeleton.needs import Needs, find_needs
from ksyspark.compiler.skeleton.skeleton import skeleton, with_skeleton

__all__ = ["Mark", "Needs", "find_mark", "find_needs", "skeleton", "why_endless", "with_skeleton"]
