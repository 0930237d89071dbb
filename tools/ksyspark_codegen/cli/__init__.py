"""Commands of the tool; they join `ksyspark` by the entry-point group `ksyspark.commands`."""
