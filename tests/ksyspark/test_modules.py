"""Generated modules from installed packages and from texts."""

from __future__ import annotations

import pickle

import pytest

from ksyspark.errors import FormatError
from ksyspark.modules import GeneratedModules, InstalledModules

TEXTS = {
    "parsers/part.py": "VALUE = 7\n",
    "parsers/whole.py": "from . import part\nVALUE = part.VALUE + 1\n",
    "frames/whole.py": "from ..parsers import part\nVALUE = part.VALUE + 2\n",
}


def test_texts_import_each_other_within_and_across_rooms() -> None:
    modules = GeneratedModules(TEXTS)
    assert modules.load("parsers", "whole").VALUE == 8
    assert modules.load("frames", "whole").VALUE == 9


def test_texts_travel_in_a_pickle() -> None:
    modules = pickle.loads(pickle.dumps(GeneratedModules(TEXTS)))
    assert modules.load("parsers", "part").VALUE == 7


def test_two_versions_of_a_module_do_not_mix() -> None:
    one, two = GeneratedModules(TEXTS), GeneratedModules({**TEXTS, "parsers/part.py": "VALUE = 70\n"})
    assert one.load("parsers", "whole").VALUE == 8
    assert two.load("parsers", "whole").VALUE == 71
    assert one.load("parsers", "part").VALUE == 7


@pytest.mark.parametrize("modules", [GeneratedModules(TEXTS), InstalledModules("ksyspark_formats")])
def test_a_missing_module_is_named(modules) -> None:
    with pytest.raises(FormatError, match=r"layouts\.nowhere is missing.*ksyspark generate"):
        modules.load("layouts", "nowhere")


def test_an_installed_package_pickles_as_its_name() -> None:
    modules = pickle.loads(pickle.dumps(InstalledModules("ksyspark_formats")))
    assert modules.load("layouts", "mqmde").LAYOUT.name == "mqmde"
