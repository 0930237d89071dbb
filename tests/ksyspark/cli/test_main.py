"""What all commands share: help, exit status, and what happens when the output has nowhere to go."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import version
from typing import get_args

import click
import pytest
from click.testing import CliRunner

from ksyspark.cli import commands
from ksyspark.options.read_options import OPTIONS, FramingKind

COMMANDS = (
    "diff",
    "new",
    "review",
    "formats",
    "schema",
    "tables",
    "doctor",
    "decode",
    "encode",
    "inspect",
    "groups",
    "ingest",
    "attachments",
    "connections",
    "sample",
    "test",
    "generate",
    "check",
    "lint",
    "package",
)


@pytest.mark.parametrize("arguments", [("--help",), ("-h",), *((command, "--help") for command in COMMANDS)])
def test_help_of_everything(arguments):
    ended = CliRunner().invoke(commands, arguments)
    assert ended.exit_code == 0
    assert ended.output.startswith("Usage: ")


def test_every_command_is_listed_with_what_it_does():
    listed = CliRunner().invoke(commands, ("--help",), terminal_width=300).output
    context = click.Context(commands)
    for name in COMMANDS:
        command = commands.get_command(context, name)
        assert re.search(rf"^  {name} +{re.escape(command.get_short_help_str(120))}$", listed, re.MULTILINE)


def test_the_commands_are_these():
    assert commands.list_commands(click.Context(commands)) == sorted(COMMANDS)


def test_version(ksyspark):
    ended = ksyspark("--version")
    assert (ended.status, ended.text.strip()) == (0, f"ksyspark, version {version('ksyspark')}")


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ((), "Usage: "),
        (("decod",), "No such command 'decod'"),
        (("decode", "mqtt_v3"), "Missing argument 'FILE...'"),
        (("decode", "mqtt_v3", "x", "--framng", "stream"), "No such option '--framng'"),
        (("decode", "mqtt_v3", "x", "--max-rejects", "-1"), "-1 is not in the range"),
        (("decode", "mqtt_v3", "x", "--max-rejects", "few"), "'few' is not a valid integer range"),
        (("schema", "mqtt_v3", "--as", "xml"), "'xml' is not one of 'tree', 'ddl', 'json'"),
        (("inspect", "mqtt_v3"), "Give either a FILE or --hex."),
        (("inspect", "mqtt_v3", "x", "--hex", "c000"), "Give either a FILE or --hex."),
        (("ingest", "mqtt_v3", "x"), "Expected a folder DEST, or --table NAME."),
        (("ingest", "mqtt_v3", "x", "y", "--mode", "strict"), "expected one of PERMISSIVE, DROPMALFORMED, FAILFAST"),
        (("ingest", "mqtt_v3", "x", "y", "--cores", "0"), "0 is not in the range"),
        (("generate", "--ksy", "not/there"), "Directory 'not/there' does not exist"),
        (("schema", "mqtt_v3", "mqmde"), "Got unexpected extra argument (mqmde)"),
    ],
)
def test_wrong_usage_ends_with_2(ksyspark, arguments, error):
    ended = ksyspark(*arguments)
    assert ended.status == 2
    assert error in ended.errors
    assert ended.output == b""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--option", "recordlen=3"), "There is no option 'recordlen'. Did you mean recordLength?"),
        (("--option", "recordLength"), "--option: expected NAME=VALUE, found 'recordLength'."),
        (("--option", "recordLength=3"), "recordLength belongs to framing=fixed, but the framing is file."),
        (("--option", "batchRows=0"), "batchRows: expected a whole number from 1 to 10000000, found '0'."),
        (("--framing", "fixed"), "framing=fixed needs recordLength, the bytes of one message."),
        (
            ("--framing", "streams"),
            f"framing: expected one of {', '.join(get_args(FramingKind))}, found 'streams'.",
        ),
        (("--param", "lvl=3"), "The format mqtt_v3 has no parameter 'lvl'. Did you mean level?"),
        (("--param", "level"), "--param: expected NAME=VALUE, found 'level'."),
    ],
)
@pytest.mark.parametrize("command", ["decode", "inspect"])
def test_an_option_that_does_not_fit_ends_with_2(ksyspark, will, command, arguments, sentence):
    ended = ksyspark(command, "mqtt_v3", will, *arguments)
    assert (ended.status, ended.errors, ended.output) == (2, f"ksyspark: {sentence}\n", b"")


LONG = "x" * 100_000


@pytest.mark.parametrize(
    "arguments",
    [
        ("decode", "mqtt_v3", "{file}", "--option", f"columns={LONG}"),
        ("decode", "mqtt_v3", "{file}", "--option", f"columns={'x,' * 50_000}y"),
        ("decode", "mqtt_v3", "{file}", "--option", f"explode={LONG}"),
        ("decode", "mqtt_v3", "{file}", "--option", f"where={LONG}"),
        ("decode", "mqtt_v3", "{file}", "--option", f"batchBytes={LONG}"),
        ("decode", "mqtt_v3", "{file}", "--option", f"modifiedAfter={LONG}"),
        ("decode", "mqtt_v3", "{file}", "--option", f"pathGlobFilter={LONG}"),
        ("decode", "mqtt_v3", "{file}", "--option", f"{LONG}=1"),
        ("decode", "mqtt_v3", "{file}", "--option", LONG),
        ("decode", "mqtt_v3", "{file}", "--framing", LONG),
        ("decode", "mqtt_v3", "{file}", "--mode", LONG),
        ("decode", "mqtt_v3", "{file}", "--param", f"{LONG}=1"),
        ("decode", "mqtt_v3", "{file}", "--param", f"level={LONG}"),
        ("decode", "mqtt_v3", "{file}", "--type", LONG),
        ("decode", "mqtt_v3", LONG),
        ("decode", LONG, "{file}"),
        ("decode", f"{LONG}.ksy", "{file}"),
        ("decode", "mqtt_v3", f"--{LONG}"),
        ("inspect", "mqtt_v3", "--hex", LONG),
        ("inspect", "mqtt_v3", "{file}", "--index", LONG),
        ("attachments", "{file}", "--switch", f"{LONG}=1"),
        ("attachments", "{file}", "--format", LONG),
        ("ingest", "mqtt_v3", "{file}", f"/{LONG}"),
        (LONG,),
    ],
    ids=lambda arguments: " ".join(arguments)[:60],
)
def test_what_is_given_is_repeated_within_bounds(ksyspark, will, arguments):
    ended = ksyspark(*(one.format(file=will) for one in arguments))
    assert ended.status in (1, 2)
    assert max(map(len, ended.errors.splitlines())) <= 2_100
    assert "Traceback" not in ended.errors


def test_a_parameter_of_another_type_ends_with_2(ksyspark, will):
    ended = ksyspark("decode", "mqtt_v3", will, "--param", "level=three")
    assert ended.status == 2
    assert ended.errors.startswith("ksyspark: param.level: expected a whole number from ")
    assert ended.errors.endswith("found 'three'.\n")


def test_an_unknown_type_ends_with_2_and_names_the_types(ksyspark, will):
    ended = ksyspark("decode", "mqtt_v3", will, "--type", "conect")
    assert ended.status == 2
    assert ended.errors.startswith("ksyspark: The format mqtt_v3 has no type 'conect'.")
    assert "connect" in ended.errors


@pytest.mark.parametrize("shape", ["--json", "--arrow"])
def test_a_reader_that_goes_away_is_no_mistake(samples, environment, shape):
    """As `ksyspark decode ... | head -1` does; the output is longer than what a pipe holds."""
    files = [str(samples / "mqtt_v3" / "sizes_v311.c2s.bin")]
    command = [sys.executable, "-m", "ksyspark", "decode", "mqtt_v3", *files, "--framing", "stream", shape]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.read(1)
        process.stdout.close()
        error = process.stderr.read().decode()
    assert process.returncode in (0, 1)
    assert "Traceback" not in error
    assert "Exception" not in error


@pytest.mark.parametrize(
    "arguments",
    [
        ("formats",),
        ("schema", "mqmde"),
        ("decode", "mqtt_v3", "--framing", "stream", "WILL"),
        ("decode", "mqtt_v3", "--framing", "stream", "WILL", "--arrow"),
        ("inspect", "mqtt_v3", "--hex", "c000"),
    ],
)
def test_an_output_that_cannot_be_written_ends_with_1(arguments, will, environment):
    command = [sys.executable, "-m", "ksyspark", *(str(will) if one == "WILL" else one for one in arguments)]
    with open("/dev/full", "w") as full:  # noqa: PTH123 (a device)
        ended = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, env=environment, check=False)
    assert ended.returncode == 1
    assert ended.stderr.decode().splitlines()[-1] == ("ksyspark: reading or writing failed: No space left on device.")
    assert b"Traceback" not in ended.stderr


def test_ctrl_c_ends_with_130_and_without_a_traceback(ksyspark, will, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("ksyspark.cli.decode.read_split", interrupted)
    ended = ksyspark("decode", "mqtt_v3", will, "--framing", "stream")
    assert (ended.status, ended.errors.strip()) == (130, "Aborted!")


@pytest.mark.parametrize("command", [("connections", "mqtt"), ("attachments",), ("groups",)])
def test_a_last_path_that_is_a_file_is_said_to_be_read(ksyspark, will, tmp_path, command):
    (tmp_path / "file").write_text("x")
    ended = ksyspark(*command, will, tmp_path / "file")
    said = f"Nothing is written: the last path, {tmp_path / 'file'}, is a file, and is read as the others are."
    assert ended.errors.startswith(said)


@pytest.mark.parametrize("command", [("connections", "mqtt"), ("attachments",), ("groups",), ("ingest", "mqtt_v3")])
def test_a_destination_that_is_a_link_to_nothing_is_named(ksyspark, will, tmp_path, command):
    (tmp_path / "link").symlink_to("nowhere")
    ended = ksyspark(*command, will, tmp_path / "link")
    assert ended.status == 1
    assert ended.sentence.endswith("link: cannot be written: it is a link that leads nowhere, to nowhere")


def test_a_command_imports_no_pandas_and_leaves_it_to_those_who_ask(environment, will):
    script = (
        "import sys; from ksyspark.cli import commands\n"
        "commands(['decode', 'mqtt_v3', sys.argv[1], '--framing', 'stream'], standalone_mode=False)\n"
        "before = 'pandas' in sys.modules; import pyarrow as pa\n"
        "print(before, pa.array([1, 2]).to_pandas().sum())"
    )
    command = [sys.executable, "-c", script, str(will)]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert ended.stdout.splitlines()[-1] == "False 3"


def test_ctrl_c_while_the_program_loads_ends_it_with_a_word(environment):
    script = (
        "import signal, sys; from ksyspark.__main__ import main\n"
        "class Pressed:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name == 'click': signal.raise_signal(signal.SIGINT)\n"
        "sys.meta_path.insert(0, Pressed()); main()"
    )
    command = [sys.executable, "-c", script, "formats"]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, "", "Aborted!\n")


@pytest.mark.parametrize("command", ["decode", "inspect", "ingest", "connections", "groups", "attachments"])
def test_options_of_a_read_have_a_help_of_their_own(ksyspark, command):
    own, all_options = ksyspark(command, "--help").text, ksyspark(command, "--help-options").text
    assert "recordLength" not in own
    assert [name for name in [option.name for option in OPTIONS] if f"\n  {name} " not in all_options] == []
    assert ("--where" in own) == (command in ("decode", "inspect", "ingest"))
