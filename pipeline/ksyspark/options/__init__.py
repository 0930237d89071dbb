"""What a caller may ask of a read: checked once, on the driver, before anything is opened."""

from ksyspark.options.file_options import Compression, FileOptions
from ksyspark.options.framing_options import CONTAINERS, FramingKind, FramingOptions
from ksyspark.options.read_options import Mode, ReadOptions

__all__ = ["CONTAINERS", "Compression", "FileOptions", "FramingKind", "FramingOptions", "Mode", "ReadOptions"]
