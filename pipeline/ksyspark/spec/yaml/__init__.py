"""YAML with places: every key and value of a specification knows its file, line, column and path."""

from ksyspark.spec.yaml.load import load_tree, load_tree_file
from ksyspark.spec.yaml.nodes import Entry, ListNode, MapNode, Node, Place, ScalarNode, plain

__all__ = ["Entry", "ListNode", "MapNode", "Node", "Place", "ScalarNode", "load_tree", "load_tree_file", "plain"]
