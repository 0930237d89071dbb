"""Optimise a program before its labels are resolved: remove dead code, repeated work and jumps to jumps."""
