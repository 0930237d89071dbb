"""YAML trees in which every key and value knows its file, line, column and path.

nodes.py   the nodes, and places inside their texts
compose.py text to the nodes of PyYAML
load.py    these to nodes with places
edit.py    nodes with other parts
"""

from ksyspark.spec.yaml.nodes import Entry, ListNode, MapNode, Node, Place, ScalarNode, plain

__all__ = ["Entry", "ListNode", "MapNode", "Node", "Place", "ScalarNode", "plain"]
