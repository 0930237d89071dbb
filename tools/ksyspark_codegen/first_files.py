"""The first files of a format, to go on from: a specification that keeps all conventions, a sample, its expectation."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ksyspark.errors import KsysparkError
from ksyspark.escaping import json_text
from ksyspark.formats import find_format
from ksyspark.spec.yaml.load import load_tree
from ksyspark_codegen.checks.unmade import record
from ksyspark_codegen.targets.templates import fill

SAMPLE = "first.stream"
_MESSAGES = (b"\x01\x05Alice", b"\x02\x03Bob")


class AlreadyThere(KsysparkError):
    """A file of the new format exists."""


def begin_format(specification: Path, samples: Path, title: str, application: str) -> list[Path]:
    """Write the first specification of a format and its folder of samples; return the files.

    Nothing is written where a file exists, which raises AlreadyThere, or where a text is none of a specification, which
    raises SpecError.
    """
    texts = _texts(specification, samples, title, application)
    for path in texts:
        if path.exists():
            raise AlreadyThere(f"{path} is there already; `ksyspark new` changes no file.")
    load_tree(texts[specification].decode(), str(specification))
    for path, content in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    recorded = record(find_format(str(specification)), samples, {})
    return [*texts, *(one.file for one in recorded)]


def _texts(specification: Path, samples: Path, title: str, application: str) -> Mapping[Path, bytes]:
    name = specification.stem
    quoted = {"title": json_text(title), "application": json_text(application)}
    readme = fill("first_samples.md.jinja", id=name, sample=SAMPLE, folder=samples.as_posix())
    return {
        specification: fill("first.ksy.jinja", id=name, **quoted).encode(),
        samples / "README.md": readme.encode(),
        samples / SAMPLE: b"".join(_MESSAGES),
    }
