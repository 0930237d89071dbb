"""Annotated dumps: every byte of a message beside the field it belongs to."""

from ksyspark.inspect.annotate import Inspection, annotate
from ksyspark.inspect.notes import Note
from ksyspark.inspect.render import render

__all__ = ["Inspection", "Note", "annotate", "render"]
