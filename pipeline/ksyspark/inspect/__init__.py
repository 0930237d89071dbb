"""Annotated dumps: every byte of a message beside the field it belongs to."""

from ksyspark.inspect.annotate import Annotator, Inspection, Note, annotate
from ksyspark.inspect.render import render

__all__ = ["Annotator", "Inspection", "Note", "annotate", "render"]
