"""Types of values: what a field or an expression gives, and which attributes and methods a value has."""
