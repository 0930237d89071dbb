"""Parsers in JavaScript: the compiler's own, rewritten for a page."""

from __future__ import annotations

from collections.abc import Mapping

from ksyspark_codegen.kaitai import Compiled, CompileJob, Refusal, compile_specs, runtime_script

META = {"id": "demo", "endian": "be"}


def parser(spec: Mapping[str, object]) -> str:
    [result] = compile_specs([CompileJob("demo", {"meta": META, **spec}, {})], "javascript")
    assert isinstance(result, Compiled), result
    return result.files["Demo.js"]


def test_arithmetic_is_called() -> None:
    text = parser({"seq": [{"id": "a", "type": "u4"}], "instances": {"x": {"value": "(a + 1) / 2 & ~a"}}})
    assert "$and($divide($add(this.a,1),2),$not(this.a))" in text


def test_places_are_noted_by_calls() -> None:
    text = parser({"seq": [{"id": "a", "type": "u1", "repeat": "eos"}]})
    assert '$begin(this,this._io,"a")' in text
    assert "_debug.a" not in text


def test_a_loop_asks_with_the_number_of_its_item() -> None:
    text = parser({"seq": [{"id": "a", "type": "u1", "repeat": "until", "repeat-until": "_index == 2"}]})
    assert "i++" not in text
    assert "&&++i)" in text


def test_fields_may_be_named_as_what_is_rewritten() -> None:
    text = parser({"seq": [{"id": "length", "type": "u1"}, {"id": "b", "size": "length"}]})
    assert "this.length=this._io.readU1()" in text


def test_docs_are_left_out() -> None:
    assert "comment" not in parser({"doc": "ends a comment */ here", "seq": [{"id": "a", "type": "u1", "doc": "*/"}]})


def test_what_is_no_javascript_is_refused() -> None:
    job = CompileJob("demo", {"meta": META, "params": [{"id": "default", "type": "u1"}]}, {})
    [result] = compile_specs([job], "javascript")
    assert isinstance(result, Refusal)


def test_the_runtime_keeps_its_notices() -> None:
    text, license_text = runtime_script()
    assert "Copyright (c) Microsoft Corporation" in text
    assert text.endswith("();")
    assert "Apache License" in license_text
