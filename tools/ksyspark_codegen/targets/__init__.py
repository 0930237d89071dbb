"""The outputs: each target turns models into texts by path, and writes nothing.

A target is one module and, where it lays out text, one template of the same stem.
"""
