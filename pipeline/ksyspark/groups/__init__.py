"""Groups and segmented messages of IBM MQ: `read` puts them together out of files, `write` writes them as tables.

Both hold all messages of a queue in one process; `ksyspark.spark.groups` does the same with Spark.
"""

from ksyspark.groups.read import QueueGroups, read_groups
from ksyspark.groups.write import GroupsResult, write_groups

__all__ = ["GroupsResult", "QueueGroups", "read_groups", "write_groups"]
