"""Fill the templates of the pages: every value is escaped unless it is markup already."""

from __future__ import annotations

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from ksyspark.escaping import visible


@cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("ksyspark_codegen", "templates/review"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        autoescape=True,
        finalize=_shown,
    )


def _shown(value: object) -> object:
    """Show what would change the direction of text: a reviewer reads a line in the order in which it is written."""
    return visible(value) if isinstance(value, str) and not isinstance(value, Markup) else value


def fill(template: str, **values: object) -> Markup:
    """Return the text of a template of the pages. Raises jinja2's error for a name that is not given."""
    return Markup(_environment().get_template(template).render(values))  # noqa: S704 (the template has escaped)


def source(name: str) -> str:
    """Return the text of a file beside the templates: the style sheet."""
    environment = _environment()
    assert environment.loader is not None
    return environment.loader.get_source(environment, name)[0]
