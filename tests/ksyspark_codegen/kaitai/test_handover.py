"""What goes over to the compiler: JSON in which nothing can be misread."""

from __future__ import annotations

import json
from datetime import date

from ksyspark_codegen.kaitai import job_json


def handed(spec: dict[str, object]) -> object:
    return json.loads(job_json("demo", spec, {}))["spec"]


def test_a_job_names_all_its_parts() -> None:
    text = job_json("demo", {"meta": {}}, {"part": {"seq": []}})
    assert json.loads(text) == {
        "target": "python",
        "name": "demo",
        "spec": {"meta": {}},
        "imports": {"part": {"seq": []}},
    }


def test_a_job_for_a_script_has_no_docs() -> None:
    spec = {"doc": "a */ b", "doc-ref": ["x"], "seq": [{"id": "doc", "doc": "*/"}], "types": {"doc": {"doc": "t"}}}
    text = job_json("demo", spec, {"part": {"doc": "p"}}, "javascript")
    job = json.loads(text)
    assert job["spec"] == {"seq": [{"id": "doc"}], "types": {"doc": {}}}
    assert job["imports"] == {"part": {}}


def test_small_integers_stay_and_others_become_text() -> None:
    spec = {"a": [0, -1, 2**31 - 1, -(2**31)], "b": [2**31, -(2**31) - 1, 2**64 - 1]}
    assert handed(spec) == {
        "a": [0, -1, 2**31 - 1, -(2**31)],
        "b": ["2147483648", "-2147483649", "18446744073709551615"],
    }


def test_floats_and_dates_become_text_and_booleans_stay() -> None:
    assert handed({"a": 1.0, "b": True, "c": None, "-seen": date(2024, 5, 6)}) == {
        "a": "1.0",
        "b": True,
        "c": None,
        "-seen": "2024-05-06",
    }


def test_keys_become_text_as_yaml_spells_them() -> None:
    assert handed({"e": {2: "a", 2**64: "b", False: "c", None: "d"}}) == {
        "e": {"2": "a", "18446744073709551616": "b", "false": "c", "null": "d"}
    }


def test_docs_are_escaped_and_other_text_is_not() -> None:
    spec = {"doc": 'a\\b """', "doc-ref": ["c\\d"], "value": '"\\n"'}
    assert handed(spec) == {"doc": 'a\\\\b \\"\\"\\"', "doc-ref": ["c\\\\d"], "value": '"\\n"'}


def test_a_case_named_doc_is_no_doc() -> None:
    assert handed({"cases": {"doc": 't("\\n")'}}) == {"cases": {"doc": 't("\\n")'}}
