"""A folder that a run writes: complete and shown in one step, or as it was before.

`destination` is the folder, `journal` the moves of a commit, `marks` how runs see each other.
"""

from ksyspark.destination.folder import Destination, SaveMode

__all__ = ["Destination", "SaveMode"]
