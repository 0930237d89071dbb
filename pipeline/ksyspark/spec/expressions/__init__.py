"""The Kaitai expression language: `grammar.lark` and `parse.py` make the trees of `nodes.py` from text."""

from ksyspark.spec.expressions.nodes import Expression, names_in, walk

__all__ = ["Expression", "names_in", "walk"]
