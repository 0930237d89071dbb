"""Everything of protocols that faces Spark: the only package of `ksyspark_protocols` that imports pyspark."""
