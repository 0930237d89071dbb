"""Commands of the protocols, which join `ksyspark` by the entry points `ksyspark.commands`; one module a command."""
