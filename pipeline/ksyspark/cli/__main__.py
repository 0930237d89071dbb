"""`python -m ksyspark.cli`."""

from ksyspark.cli import main

main()
