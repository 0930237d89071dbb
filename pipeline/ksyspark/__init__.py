"""Read binary messages into Arrow and Spark from Kaitai Struct specifications.

The doors to Arrow are loaded when they are first used: `read` and `decode` of `ksyspark.arrow`, `show` of
`ksyspark.inspect.render`, `tables` of `ksyspark.table_set`.
"""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ksyspark.arrow import decode, read
    from ksyspark.inspect.render import show
    from ksyspark.table_set import tables

__all__ = ["decode", "read", "show", "tables"]
_HOMES = {"show": "inspect.render", "tables": "table_set"}

if not Path(__file__).exists():
    raise ImportError(
        f"ksyspark cannot run from inside {Path(__file__).parents[1].name}: it needs files and compiled packages "
        "beside it. Install it with pip, or ship a whole environment (--archives), not --py-files."
    )


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    # Arrow, and the reader, take a while to import.
    return getattr(import_module(f"ksyspark.{_HOMES.get(name, 'arrow')}"), name)
