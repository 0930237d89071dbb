"""The official compiler, run for real: what it makes must be importable Python that reads what the spec says."""

from __future__ import annotations

import importlib
import io
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType

import pytest
from kaitaistruct import KaitaiStream

from ksyspark_codegen.kaitai import Compiled, CompileJob, Refusal, ToolMissing, compile_specs

Load = Callable[[Mapping[str, str]], Callable[[str], ModuleType]]
HEADER = "# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild\n"


def job(spec: Mapping[str, object], imports: Mapping[str, Mapping[str, object]] | None = None) -> CompileJob:
    whole = {"meta": {"id": "demo", "endian": "be"}, **spec}
    return CompileJob("demo", whole, imports or {})


def one(spec: Mapping[str, object], imports: Mapping[str, Mapping[str, object]] | None = None) -> Compiled | Refusal:
    [result] = compile_specs([job(spec, imports)])
    return result


def files_of(result: Compiled | Refusal) -> Mapping[str, str]:
    assert isinstance(result, Compiled), result
    return result.files


def refusal_of(result: Compiled | Refusal) -> str:
    assert isinstance(result, Refusal), result
    return result.message


@pytest.fixture
def load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Load:
    """Write files as one package and import modules of it, as the generated package does."""

    def write(files: Mapping[str, str]) -> Callable[[str], ModuleType]:
        package = "ksc_" + "".join(c for c in request.node.name if c.isalnum())
        folder = tmp_path / package
        folder.mkdir()
        (folder / "__init__.py").touch()
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        request.addfinalizer(lambda: [sys.modules.pop(name) for name in list(sys.modules) if name.startswith(package)])
        return lambda stem: importlib.import_module(f"{package}.{stem}")

    return write


def stream(data: bytes) -> KaitaiStream:
    return KaitaiStream(io.BytesIO(data))


def test_a_parser_reads_what_the_spec_says(load: Load) -> None:
    files = files_of(one({"seq": [{"id": "code", "type": "u2"}, {"id": "rest", "size-eos": True}]}))
    parsed = load(files)("demo").Demo(stream(b"\x01\x02xyz"))
    assert (parsed.code, parsed.rest) == (0x0102, b"xyz")


def test_the_text_is_the_compilers_own(load: Load) -> None:
    [text] = files_of(one({"seq": [{"id": "code", "type": "u2"}]})).values()
    assert text.startswith(HEADER + "# type: ignore\n\nimport kaitaistruct\n")
    assert text == files_of(one({"seq": [{"id": "code", "type": "u2"}]}))["demo.py"]


@pytest.mark.slow
@pytest.mark.parametrize(
    "number", [2**31 - 1, -(2**31), 2**31, 2**32, 2**53 + 1, 2**63 - 1, 2**64 - 1, -(2**31) - 1, -(2**63)]
)
def test_integers_arrive_exactly(load: Load, number: int) -> None:
    spec = {
        "seq": [
            {"id": "equal", "type": "u8", "valid": abs(number)},
            {"id": "range", "type": "u8", "valid": {"min": abs(number), "max": abs(number)}},
            {"id": "listed", "type": "u8", "valid": {"any-of": [abs(number)]}},
            {"id": "chosen", "type": {"switch-on": "equal", "cases": {abs(number): "u1", "_": "u2"}}},
            {"id": "given", "type": f"holder({number})"},
        ],
        "types": {"holder": {"params": [{"id": "it", "type": "s8" if number < 0 else "u8"}]}},
        "instances": {"constant": {"value": number}, "nested": {"value": f"[{number}, 1]"}},
    }
    parsed = load(files_of(one(spec)))("demo").Demo(stream(abs(number).to_bytes(8, "big") * 3 + b"\x07"))
    assert (parsed.constant, parsed.nested[0], parsed.given.it) == (number, number, number)
    assert (parsed.equal, parsed.range, parsed.listed, parsed.chosen) == (abs(number), abs(number), abs(number), 7)


@pytest.mark.slow
@pytest.mark.parametrize("code", [0, 2**31, 2**32, 2**53 + 1, 2**63 - 1])
def test_enum_codes_arrive_exactly(load: Load, code: int) -> None:
    spec = {
        "seq": [{"id": "kind", "type": "u8", "enum": "kinds"}],
        "enums": {"kinds": {code: "known", 77: {"id": "other"}}},
    }
    parsed = load(files_of(one(spec)))("demo").Demo(stream(code.to_bytes(8, "big")))
    assert (parsed.kind.name, parsed.kind.value) == ("known", code)


def test_an_enum_code_beyond_the_compilers_range_is_refused() -> None:
    assert "18446744073709551615" in refusal_of(one({"enums": {"kinds": {2**64 - 1: "top"}}}))


def test_sizes_and_positions_beyond_int32_arrive_exactly() -> None:
    spec = {"seq": [{"id": "body", "size": 2**32 + 1}], "instances": {"far": {"pos": 2**33 + 1, "type": "u1"}}}
    text = files_of(one(spec))["demo.py"]
    assert "read_bytes(4294967297)" in text
    assert "seek(8589934593)" in text


@pytest.mark.slow
@pytest.mark.parametrize("number", [1.0, 0.1, -2.5, 1e300, 5e-324])
def test_floats_stay_floats(load: Load, number: float) -> None:
    parsed = load(files_of(one({"instances": {"constant": {"value": number}}})))("demo").Demo(stream(b""))
    assert isinstance(parsed.constant, float)
    assert parsed.constant == number


@pytest.mark.slow
@pytest.mark.parametrize("text", ["é€", "😀", "a\\😀", '"', "\\ud83d\\ude00"])
def test_string_literals_arrive_exactly(load: Load, text: str) -> None:
    literal = '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
    assert (
        load(files_of(one({"instances": {"constant": {"value": literal}}})))("demo").Demo(stream(b"")).constant == text
    )


@pytest.mark.slow
@pytest.mark.parametrize("doc", ["C:\\new\\x", 'says """so"""', 'ends with "', "ends with \\", "\\N{BULLET} \\u12"])
def test_docs_arrive_exactly(load: Load, doc: str) -> None:
    spec = {"doc": doc, "doc-ref": [doc, f"http://example.org {doc}"], "instances": {"one": {"value": 1, "doc": doc}}}
    parser = load(files_of(one(spec)))("demo").Demo
    assert parser.one.__doc__ == doc + "."
    assert parser.__doc__.startswith(doc)


def test_imports_between_parsers_are_relative(load: Load) -> None:
    imports = {
        "sub/part": {"meta": {"id": "part", "imports": ["leaf", "../other"]}, "seq": [{"id": "a", "type": "leaf"}]},
        "sub/leaf": {"meta": {"id": "leaf"}, "seq": [{"id": "b", "type": "u1"}]},
        "other": {"meta": {"id": "other"}},
        "/net/ip": {"meta": {"id": "ip"}, "seq": [{"id": "c", "type": "u1"}]},
    }
    spec = {
        "meta": {"id": "demo", "imports": ["sub/part", "/net/ip"]},
        "seq": [{"id": "x", "type": "part"}, {"id": "y", "type": "ip"}],
    }
    files = files_of(one(spec, imports))
    assert list(files) == ["demo.py", "ip.py", "leaf.py", "other.py", "part.py"]
    parsed = load(files)("demo").Demo(stream(b"\x01\x02"))
    assert (parsed.x.a.b, parsed.y.c) == (1, 2)
    assert "ip" not in sys.modules


def test_specs_that_import_each_other_compile(load: Load) -> None:
    imports = {
        "part": {"meta": {"id": "part", "imports": ["demo"]}, "seq": [{"id": "again", "type": "demo", "if": "false"}]}
    }
    spec = {"meta": {"id": "demo", "imports": ["part"]}, "seq": [{"id": "x", "type": "part"}]}
    assert not hasattr(load(files_of(one(spec, imports)))("demo").Demo(stream(b"")).x, "again")


def test_a_missing_import_is_refused_by_name() -> None:
    assert "there is no spec 'sub/nowhere'" in refusal_of(one({"meta": {"id": "demo", "imports": ["sub/nowhere"]}}))


def test_a_refusal_has_the_compilers_words_and_path() -> None:
    message = refusal_of(one({"seq": [{"id": "x", "type": "nope"}]}))
    assert message == "demo: /seq/0/type: unable to find type 'nope', searching from demo"


def test_a_problem_without_path_keeps_the_name_of_its_kind() -> None:
    assert "TypeUndecidedError: first" in refusal_of(one({"instances": {"first": {"value": "first"}}}))


def test_a_python_keyword_as_id_is_refused() -> None:
    assert "not valid Python" in refusal_of(one({"seq": [{"id": "class", "type": "u1"}]}))


def test_an_expression_too_deep_for_the_compiler_is_refused() -> None:
    assert "call stack" in refusal_of(one({"instances": {"deep": {"value": "(" * 20000 + "1" + ")" * 20000}}}))


def test_many_jobs_come_back_in_order() -> None:
    jobs = [CompileJob(f"f{i}", {"meta": {"id": f"f{i}"}}, {}) for i in range(20)]
    assert [list(files_of(result)) for result in compile_specs(jobs)] == [[f"f{i}.py"] for i in range(20)]


def test_no_jobs_need_no_tool(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert compile_specs([]) == []


@pytest.fixture
def sick_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Put a Node first on PATH that misbehaves whenever the question holds the word `guilty`."""
    from ksyspark_codegen.kaitai import find_node

    real = find_node().node

    def install(misbehaviour: str) -> None:
        script = tmp_path / "node"
        script.write_text(
            "#!/bin/sh\n"
            f'if [ "$1" = --version ]; then exec {real} --version; fi\n'
            f"question=$(cat)\ncase $question in *guilty*) {misbehaviour} ;; esac\n"
            f'printf %s "$question" | {real} "$@"\n'
        )
        script.chmod(0o755)
        monkeypatch.setenv("PATH", str(tmp_path), prepend=":")

    return install


@pytest.mark.parametrize(
    ("misbehaviour", "words"),
    [
        ("echo 'TypeError: oh no' >&2; exit 7", "status 7: TypeError: oh no"),
        ("kill -9 $$", "status -9"),
        ("echo nonsense; exit 0", "not JSON"),
        ("exit 0", "not JSON"),
    ],
)
def test_what_the_compiler_does_not_survive_costs_one_job(
    sick_node: Callable[[str], None], misbehaviour: str, words: str
) -> None:
    sick_node(misbehaviour)
    jobs = [job({}), job({"doc": "guilty"}), job({"doc": "innocent"})]
    first, second, third = compile_specs(jobs)
    assert words in refusal_of(second)
    assert files_of(first)
    assert files_of(third)


def test_a_compiler_that_never_runs_is_a_missing_tool(sick_node: Callable[[str], None]) -> None:
    sick_node("exit 3;; *) exit 3")
    with pytest.raises(ToolMissing, match="does not run on"):
        compile_specs([job({})])
