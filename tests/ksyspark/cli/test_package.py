"""`ksyspark package`: a wheel of specifications, with which each door knows their formats, and what it refuses."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from email import message_from_bytes
from importlib.metadata import version

import pytest

PING = """\
meta: {id: ping, title: 'Ping | all', license: MIT OR Apache-2.0, endian: be, imports: [sub/pong]}
seq: [{id: pong, type: pong}]
"""
PONG = "meta: {id: pong, title: Pong, endian: be}\nseq: [{id: number, type: u2}]\n"
LICENCE = "LicenseRef-not-stated AND (MIT OR Apache-2.0)"


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "Some-formats" / "sub").mkdir(parents=True)
    (tmp_path / "Some-formats" / "ping.ksy").write_text(PING)
    (tmp_path / "Some-formats" / "sub" / "pong.ksy").write_text(PONG)
    return tmp_path / "Some-formats"


def test_a_wheel_offers_its_formats_with_their_licences(ksyspark, folder, tmp_path):
    ended = ksyspark("package", folder, tmp_path / "made", "--version", "2.1")
    wheel = tmp_path / "made" / "some_formats_formats-2.1-py3-none-any.whl"
    assert ended.text == f"{wheel}: 2 formats, licence {LICENCE}\n"
    with zipfile.ZipFile(wheel) as files:
        files.extractall(tmp_path / "site")
        [name] = [name for name in files.namelist() if name.endswith("METADATA")]
        metadata = message_from_bytes(files.read(name))
    assert metadata["License-Expression"] == LICENCE
    assert metadata["Requires-Dist"] == f"ksyspark=={version('ksyspark')}"
    assert "| `ping` | Ping \\| all | MIT OR Apache-2.0 |" in metadata.get_payload()
    package = tmp_path / "site" / "some_formats_formats"
    parts = ("ksy/ping.ksy", "ksy/sub/pong.ksy", "parsers/pong.py", "schemas/ping.py", "compiled/ping/plan.pickle")
    assert [part for part in parts if not (package / part).is_file()] == []
    (tmp_path / "message").write_bytes(b"\0\7")
    paths = os.pathsep.join([str(tmp_path / "site"), *sys.path])
    command = [sys.executable, "-m", "ksyspark", "decode", "ping", str(tmp_path / "message"), "--columns", "pong"]
    read = subprocess.run(command, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=True)
    assert read.stdout.startswith('{"pong": {"number": 7}')


@pytest.mark.parametrize(
    ("before", "after", "arguments", "sentence"),
    [
        ("MIT OR Apache-2.0", "GPL v2", (), "ping.ksy:1:48: /meta/license: expected an SPDX expression, as `MIT`: "),
        (
            "id: ping",
            "id: mqmde",
            (),
            "ping.ksy: ksyspark_formats has a format named mqmde, too; choose another id.",
        ),
        ("u2", "u3", (), "there is no type `u3`"),
        ("", "", ("--version", "x y"), "The wheel cannot be made: Invalid version `x y`"),
        ("", "", ("--name", "a-b"), "'a-b' cannot be the name of a Python package."),
    ],
)
def test_what_cannot_be_a_package_is_told(ksyspark, folder, tmp_path, before, after, arguments, sentence):
    for path in folder.rglob("*.ksy"):
        path.write_text(path.read_text().replace(before, after))
    ended = ksyspark("package", folder, tmp_path / "made", *arguments)
    assert ended.status in (1, 2)
    assert sentence in ended.errors
    assert not (tmp_path / "made").exists()


def test_what_has_mistakes_and_what_imports_it_are_left_out_if_asked(ksyspark, folder, tmp_path):
    head = "meta: {id: %s, endian: be%s}\n"
    number = "seq: [{id: number, type: %s}]\n"
    contents = {
        "twice": head % ("pong", "") + number % "u2",
        "yaml": "meta: {id: yaml",
        "broken": head % ("broken", "") + number % "u3",
        "over": head % ("over", ", imports: [broken]") + number % "broken",
        "refused": head % ("refused", "")
        + "seq: [{id: own, type: own}]\ntypes: {own: {doc: '', seq: [{id: a, type: u1}]}}\n",
    }
    for name, text in contents.items():
        (folder / f"{name}.ksy").write_text(text)
    arguments = ("package", folder, tmp_path / "made", "--name", "own")
    ended = ksyspark(*arguments)
    assert ended.status == 1
    assert not (tmp_path / "made").exists()
    ended = ksyspark(*arguments, "--skip")
    assert {name for name in contents if f"Some-formats/{name}.ksy:" in ended.errors} | {"twice"} == {*contents}
    assert ended.text == f"{tmp_path / 'made' / 'own-1.0-py3-none-any.whl'}: 2 formats, licence {LICENCE}\n"
    assert {path.stem for path in folder.rglob("*.ksy")} == {"ping", "pong", *contents}


def test_a_checkout_that_imports_names_of_other_packages(ksyspark, folder, tmp_path):
    (folder / "net").mkdir()
    (folder / "net" / "tcp_segment.ksy").write_text("meta: {id: tcp_segment, endian: be}\nseq: [{id: a, type: u2}]\n")
    above = "meta: {id: above, endian: be, imports: [/net/tcp_segment, /sub/pong]}\n"
    (folder / "above.ksy").write_text(f"{above}seq: [{{id: pong, type: pong}}, {{id: own, type: tcp_segment}}]\n")
    ended = ksyspark("package", folder, tmp_path / "made", "--name", "own")
    assert "tcp_segment, too; in this wheel only what imports it has it." in ended.errors
    assert ended.text.startswith(f"{tmp_path / 'made' / 'own-1.0-py3-none-any.whl'}: 3 formats, ")
    with zipfile.ZipFile(tmp_path / "made" / "own-1.0-py3-none-any.whl") as files:
        files.extractall(tmp_path / "site")
    (tmp_path / "message").write_bytes(b"\0\7\0\5")
    paths = os.pathsep.join([str(tmp_path / "site"), *sys.path])
    command = [sys.executable, "-m", "ksyspark", "decode", "above", str(tmp_path / "message"), "--columns", "own"]
    read = subprocess.run(command, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=True)
    assert read.stdout.startswith('{"own": {"a": 5}')
