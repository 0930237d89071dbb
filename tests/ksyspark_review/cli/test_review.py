"""`ksyspark review` from the command line: answers come in, remarks get replies, two roles sign."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner
from review_answers import answer, to_json

from ksyspark_review.answers.model import Answers, AnswersRefused, Met, Reviewer
from ksyspark_review.cli.review import page_of, review

SHIPPED = Path(__file__).parents[3] / "ksy"
PAGE = "mqmde"


@pytest.fixture(scope="module")
def page():
    return page_of(SHIPPED, PAGE)


@pytest.fixture
def run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def invoke(*arguments):
        folders = ["--ksy", str(SHIPPED), "--reviews", "reviews"]
        return CliRunner().invoke(review, [arguments[0], *folders, *map(str, arguments[1:])])

    return invoke


@pytest.fixture
def save(page, tmp_path):
    """Write a file in which everything is agreed to, but what is `said` of the first question."""

    def write(role, name, said=None, overall="", *, noticed=True):
        verdict, remark = said or ("same", "")
        given = [answer(one.id, one.fingerprint, pick=one.right) for one in page.questions]
        answers = Answers(
            PAGE,
            page.fingerprint,
            {one.id: one.fingerprint for one in page.specifications},
            {one.id: one.sha256 for one in page.documents if one.sha256},
            Reviewer(name, role, ""),
            overall or ("agree-with-remarks" if said else "agree"),
            "pt",
            7,
            40,
            "",
            "2026-01-31T10:00:00Z",
            (replace(given[0], verdict=verdict, remark=remark), *given[1:]),
            tuple(Met(one.id, noticed=noticed) for one in page.questions if one.is_plantable)[: page.planted],
        )
        path = tmp_path / f"{name}.json"
        path.write_bytes(to_json(answers))
        return path

    return write


def test_page_is_signed_step_by_step(run, save, page, tmp_path):
    result = run("status", PAGE)
    assert (result.exit_code, "protocol owner: not signed" in result.output) == (1, True)

    result = run("check-in", save("protocol owner", "Ana"), save("independent reader", "Bo", ("different", "Não é 4?")))
    assert result.exit_code == 0
    count = len(page.questions)
    assert result.output.count(f"{count} answers: {count} valid, 0 stale, 0 foreign") == 2
    assert len(list((tmp_path / "reviews" / PAGE).glob("*.json"))) == 2

    result = run("status", PAGE)
    assert result.exit_code == 1
    assert "independent reader (Bo): signed" in result.output
    picks = sum(bool(one.right) for one in page.questions)
    assert f"planted 4 of 4; first picks {picks} of {picks}; 40 minutes" in result.output
    assert "Não é 4?" in result.output

    result = run("reply", PAGE)
    assert "1 remark, 1 without a disposition" in result.output
    remark = result.output.split()[0]
    result = run("reply", PAGE, remark, "answered", "--text", "A linha 79 diz 72.")
    assert "1 remark, 0 without a disposition" in result.output
    pages = [path.read_text() for path in (tmp_path / "reviews" / PAGE).glob("*.reply.html")]
    assert sorted("A linha 79 diz 72." in text for text in pages) == [False, True]

    result = run("status", "--json", PAGE)
    found = json.loads(result.output)
    assert (result.exit_code, found["complete"]) == (0, True)
    assert found["pages"][0]["open"] == []
    assert {one["role"]: one["answered"] for one in found["pages"][0]["signatures"]} == {
        "protocol owner": count,
        "independent reader": count,
    }


def test_what_a_signature_is_worth_is_said_once(run, save):
    run("check-in", *(save(role, role, noticed=False) for role in ("protocol owner", "independent reader")))
    output = run("status", PAGE).output
    owner, reader = output.partition("  protocol owner")[2].split("  independent reader (")
    noticed = "fewer than three of four planted rules were noticed"
    assert ": signed: agree" in owner
    assert f"{noticed}: no condition for this role" in owner
    assert ": does not hold: agree" in reader
    assert f"{noticed}: read, not judged" in reader


def test_objections_beside_agreement_on_the_whole_are_told(run, save):
    sentence = "agrees on the whole, yet objects in 1 answer: ask which is meant"
    assert sentence in run("check-in", save("protocol owner", "Ana", ("different", ""), "agree")).output
    assert sentence in run("status", PAGE).output
    run("check-in", save("protocol owner", "Ana", ("different", "")))
    assert sentence not in run("status", PAGE).output


@pytest.mark.slow
def test_status_of_all_pages_waits_for_each(run, save):
    run("check-in", save("protocol owner", "Ana"), save("independent reader", "Bo"))
    assert run("status", PAGE).exit_code == 0
    result = run("status")
    assert result.exit_code == 1
    assert f"{PAGE} (" in result.output
    assert "mqtt_v3 (" in result.output
    assert "): complete: there is no question to answer" in result.output


def test_refused_files_are_named_and_the_others_are_stored(run, save, tmp_path):
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    good = save("protocol owner", "Ana")
    result = run("check-in", broken, good, good)
    assert isinstance(result.exception, AnswersRefused)
    assert str(result.exception) == "2 of 3 files not checked in."
    assert '"broken.json" is damaged' in result.output
    assert "already checked in" in result.output
    assert len(list((tmp_path / "reviews" / PAGE).iterdir())) == 1


def test_untrusted_text_does_not_control_a_terminal(run, save, tmp_path):
    run("check-in", save("protocol\u202eowner", "A", ("different", "\u202e\u200b x\ny")))
    for command in ("status", "reply"):
        output = run(command, PAGE).output
        assert "x y" in output
        assert not set(output) & {"\u202e", "\u200b", "\x1b"}


def test_specifications_are_never_changed(run, save):
    before = {path: path.read_bytes() for path in SHIPPED.rglob("*.*")}
    run("check-in", save("protocol owner", "Ana", ("different", "no")))
    run("reply", PAGE)
    assert {path: path.read_bytes() for path in SHIPPED.rglob("*.*")} == before


@pytest.mark.parametrize(
    ("arguments", "status"),
    [(["check-in"], 2), (["reply", PAGE, "R12345678"], 2), (["reply", PAGE, "R12345678", "maybe"], 2)],
)
def test_wrong_usage(run, arguments, status):
    assert run(*arguments).exit_code == status


@pytest.mark.parametrize("arguments", [["status", "nowhere"], ["reply", "../x"], ["reply", PAGE, "R1", "accepted"]])
def test_what_is_not_there_is_one_sentence(run, arguments):
    result = run(*arguments)
    assert result.exit_code == 1
    assert "there is no" in str(result.exception).lower()
