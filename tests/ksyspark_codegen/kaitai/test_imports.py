"""Absolute imports between generated parsers become relative; all others stay."""

from __future__ import annotations

from ksyspark_codegen.kaitai import relative_imports

HEAD = """\
# generated

import kaitaistruct
from kaitaistruct import KaitaiStruct
import tibrv_msg
import tibrv
import zlib
"""


def test_only_parsers_of_the_same_job_become_relative() -> None:
    files = relative_imports({"tibrv.py": HEAD, "tibrv_msg.py": "import my_opaque\n"})
    assert files == {
        "tibrv.py": HEAD.replace("import tibrv_msg", "from . import tibrv_msg").replace(
            "\nimport tibrv\n", "\nfrom . import tibrv\n"
        ),
        "tibrv_msg.py": "import my_opaque\n",
    }


def test_a_docstring_that_looks_like_an_import_stays() -> None:
    text = 'import part\n\nclass A:\n    """\nimport part\n"""\n'
    assert relative_imports({"part.py": "", "a.py": text})["a.py"] == "from . " + text
