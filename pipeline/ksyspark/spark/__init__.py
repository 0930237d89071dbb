"""Everything that faces Spark: the only room of `ksyspark` that imports pyspark."""
