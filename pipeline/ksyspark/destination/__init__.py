"""A folder that a run writes: complete and shown in one step, or as it was before.

`folder` is the folder, its jobs and the journal of a commit, `marks` how runs see each other, `parquet` the files.
"""

from ksyspark.destination.folder import Destination, SaveMode, WriteOptions, Written

__all__ = ["Destination", "SaveMode", "WriteOptions", "Written"]
