"""Find files on any file system that Arrow knows, and read them through a window of bounded size."""

from ksyspark.io.files.listing import SourceFile, list_files
from ksyspark.io.files.opening import open_file
from ksyspark.io.files.windows import Window, WindowReader

__all__ = ["SourceFile", "Window", "WindowReader", "list_files", "open_file"]
