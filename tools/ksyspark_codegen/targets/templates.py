"""Fill templates, each value that is no name by the filter of its place; `tests/test_<id>.py` of each format."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from ksyspark.escaping import code_span, docstring, json_text, one_line
from ksyspark.layout import Array, Enum, Layout, Record
from ksyspark.spec.library import Library
from ksyspark.spec.python_names import class_name
from ksyspark_codegen.synthesis.breaking import breaches_of


def environment_of(package: str, *, autoescape: bool, **more: Any) -> Environment:
    """Return the environment of the templates of a package."""
    more |= {"loader": PackageLoader(package, "templates"), "undefined": StrictUndefined}
    return Environment(trim_blocks=True, lstrip_blocks=True, autoescape=autoescape, **more)  # noqa: S701 (not all is HTML)


@cache
def _environment() -> Environment:
    # The templates make Python, not HTML.
    environment = environment_of("ksyspark_codegen", keep_trailing_newline=True, autoescape=False)
    environment.filters.update(
        code_span=code_span, docstring=docstring, json_text=json_text, literal=repr, one_line=one_line
    )
    return environment


def fill(template: str, **values: object) -> str:
    """Return the text of a template of this package. Raises jinja2's error for a name that is not given."""
    return _environment().get_template(template).render(values)


def generated_header(file: str) -> str:
    """Return the first line of a generated file."""
    return f"# Generated from {one_line(file)} by `ksyspark generate`; do not edit."


def test_files(
    library: Library, layouts: Sequence[Layout], package: str, import_paths: Sequence[str]
) -> Iterator[tuple[str, str]]:
    """Yield the test modules of formats by path; `import_paths` are seen from the folder above the specifications."""
    yield "tests/conftest.py", fill("conftest.py.jinja")
    for layout in layouts:
        yield f"tests/test_{layout.name}.py", _test_text(library, layout, package, import_paths)


def _test_text(library: Library, layout: Layout, package: str, import_paths: Sequence[str]) -> str:
    spec = library.specs[layout.name]
    return fill(
        "test.py.jinja",
        header=generated_header(spec.file),
        layout=layout,
        file=spec.file,
        package=package,
        import_paths=import_paths,
        rules=[f"{one.name!r}: {str(one)!r}" for one in breaches_of(library, spec)],
        records=[_record(record) for record in layout.records.values() if not record.is_of_flat_list],
        enums=_enums(layout),
        params=[(param.id, param.default) for param in layout.params],
    )


def _record(record: Record) -> dict[str, object]:
    fields = tuple(column.id for column in record.columns if column.origin == "seq")
    return {"name": record.name, "parser": record.parser, "fields": fields}


def _enums(layout: Layout) -> list[dict[str, object]]:
    types = [column.type for record in layout.records.values() for column in record.columns]
    single = [one.item if isinstance(one, Array) else one for one in types]
    labels = {_enum_class(one.name): dict(one.labels) for one in single if isinstance(one, Enum)}
    return [{"parser": parser, "labels": labels[parser]} for parser in sorted(labels)]


def _enum_class(name: str) -> str:
    """Return where the official parser has an enum: `mqtt_v3:MqttV3.PacketType`."""
    path = name.split("::")
    return f"{path[0]}:{'.'.join(map(class_name, path))}"
