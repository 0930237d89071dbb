"""The specification as values: what a `.ksy` says, read once and never changed. Reading is in the `read_*` modules."""
