"""Fill the templates of the pages: every value is escaped unless it is markup already."""

from __future__ import annotations

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup


@cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("ksyspark_codegen", "templates/review"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        autoescape=True,
    )


def fill(template: str, **values: object) -> Markup:
    """Return the text of a template of the pages. Raises jinja2's error for a name that is not given."""
    return Markup(_environment().get_template(template).render(values))  # noqa: S704 (the template has escaped)


def source(name: str) -> str:
    """Return the text of a file beside the templates: the style sheet."""
    environment = _environment()
    assert environment.loader is not None
    return environment.loader.get_source(environment, name)[0]
