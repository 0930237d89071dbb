"""Expressions in words: values, conditions, and what means more than its parts."""
