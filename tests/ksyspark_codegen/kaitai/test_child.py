"""The process that runs the compiler: whatever it does, one answer or error comes back, and nothing is left running."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ksyspark_codegen.kaitai import Child, ChildFailed

Start = Callable[[str, float], Child]


@pytest.fixture
def start(tmp_path: Path) -> Start:
    """Make a child whose Node is the shell and whose script is the given one."""

    def make(script: str, seconds: float) -> Child:
        path = tmp_path / "script.sh"
        path.write_text(script)
        return Child("/bin/sh", path, seconds)

    return make


def test_answers_come_back_in_order(start: Start) -> None:
    child = start("""cat >&2; echo '{"answers": [{"refusal": "a"}, {"files": {"x.py": ""}}]}'""", 60)
    assert child.answers(["{}", "{}"]) == [{"refusal": "a"}, {"files": {"x.py": ""}}]


def test_the_question_is_one_list_of_jobs(start: Start) -> None:
    child = start("""question=$(cat | tr -d '"'); echo '{"answers": [{"refusal": "'"$question"'"}]}'""", 60)
    assert child.answers(['{"name": 1}']) == [{"refusal": "{jobs: [{name: 1}]}"}]


@pytest.mark.parametrize("answer", ["", "{", "\\377\\376"])
def test_an_answer_that_is_no_json_is_refused(start: Start, answer: str) -> None:
    with pytest.raises(ChildFailed, match="its answer is not JSON"):
        start(f"cat >/dev/null; printf '{answer}'", 60).answers(["{}"])


def test_a_crash_is_told_with_the_line_that_names_the_error(start: Start) -> None:
    script = "printf 'file.js:1\\n  code\\nRangeError: too much\\n    at x\\n' >&2; exit 5"
    with pytest.raises(ChildFailed, match=r"^it ended with status 5: RangeError: too much$"):
        start(script, 60).answers(["{}"])


def test_a_hanging_child_ends_with_all_that_it_started(start: Start, tmp_path: Path) -> None:
    """`node` may be a launcher: killing it alone would leave the real Node running and holding the pipes."""
    child = start(f"sleep 600 & echo $! >{tmp_path}/pid; wait", 2)
    with pytest.raises(ChildFailed, match="no answer within 2 seconds"):
        child.answers(["{}"])
    assert ends(int((tmp_path / "pid").read_text()))


def ends(pid: int) -> bool:
    """Tell whether a process ends that was killed: on a busy machine that takes a moment."""
    for _ in range(200):
        if not is_running(pid):
            return True
        time.sleep(0.05)
    os.kill(pid, signal.SIGKILL)
    return False


def is_running(pid: int) -> bool:
    """Tell whether a process still runs; a killed one may wait as a zombie for its new parent."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not (status.exists() and status.read_text().rpartition(")")[2].split()[0] in "ZX")


def test_options_of_the_users_shell_do_not_reach_the_compiler(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NODE_OPTIONS", "--inspect")
    child = start("""cat >/dev/null; echo '{"answers": [{"refusal": "'"${NODE_OPTIONS-unset}"'"}]}'""", 60)
    assert child.answers(["{}"]) == [{"refusal": "unset"}]
