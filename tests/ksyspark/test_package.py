"""The package as it is imported: refused where its files are not files."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import ksyspark


def test_inside_a_zip_it_says_what_to_do(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "shipped.zip", "w") as archive:
        archive.write(ksyspark.__file__, "ksyspark/__init__.py")
    program = f"import sys; sys.path.insert(0, {str(tmp_path / 'shipped.zip')!r}); import ksyspark"
    ended = subprocess.run([sys.executable, "-I", "-c", program], capture_output=True, text=True, check=False)
    assert ended.stderr.splitlines()[-1] == (
        "ImportError: ksyspark cannot run from inside shipped.zip: it needs files and compiled packages beside it. "
        "Install it with pip, or ship a whole environment (--archives), not --py-files."
    )
