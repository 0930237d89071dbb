"""Commands of the review; they join `ksyspark` by the entry-point group `ksyspark.commands`."""
