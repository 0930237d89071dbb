"""The pyspark that is installed: without one, or with one that is too old, importing this says so in one sentence."""

import re

from ksyspark.errors import SparkMissing

try:
    import pyspark
except ImportError as error:
    raise SparkMissing(
        "This needs pyspark: on a cluster use the Python that its Spark uses, elsewhere pip install 'ksyspark[spark]'."
    ) from error

OLDEST_SPARK = (3, 5)


def checked_version(text: str) -> tuple[int, int]:
    """Return the first two numbers of a version of Spark. Raises SparkMissing for one that is too old."""
    numbers = re.match(r"(\d+)\.(\d+)", text)
    version = (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)
    if version < OLDEST_SPARK:
        raise SparkMissing(f"This needs Spark {'.'.join(map(str, OLDEST_SPARK))} or newer, and pyspark {text} is here.")
    return version


SPARK_VERSION = checked_version(pyspark.__version__)
