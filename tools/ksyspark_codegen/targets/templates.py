"""Fill templates. Each value that is no name passes the filter of the place where it stands."""

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined

from ksyspark.escaping import code_span, docstring, json_text, one_line


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("ksyspark_codegen", "templates"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,  # noqa: S701 (the templates make Python, not HTML)
    )
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
