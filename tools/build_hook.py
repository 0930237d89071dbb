"""Compile the specifications when the package is built: an installed wheel carries them, models, layouts and plans."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileSpecifications(BuildHookInterface[Any]):
    """Write the compiled formats of wheels and editable installs beside their generated modules."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        if version == "standard":
            # An editable install would put a second folder of the package into site-packages.
            build_data["force_include"][str(root / "ksy")] = "ksyspark_formats/ksy"
        sys.path.insert(0, str(root / "pipeline"))
        try:
            from ksyspark.compiler.build import write_compiled  # noqa: PLC0415 (found in this checkout)

            write_compiled(root / "ksy", root / "generated" / "ksyspark_formats")
        finally:
            sys.path.remove(str(root / "pipeline"))
