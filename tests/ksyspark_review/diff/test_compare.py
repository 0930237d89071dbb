"""Each kind of edit of a shipped specification: its sentence, its effect on decoded data, the items that it changes."""

import re
from dataclasses import dataclass
from functools import reduce
from typing import Any

import pytest

from ksyspark_codegen.mutants.judging import Version
from ksyspark_codegen.synthesis.verifier import Sample
from ksyspark_review.diff.compare import values_differing
from ksyspark_review.model import LANGUAGES

MDE = "mqmde.mde."
BEHIND_FLAGS = [f"{MDE}{name}" for name in ("group_id", "msg_seq_number", "offset", "msg_flags", "original_length")]
FOLLOWS = "What follows in the message is read from other bytes."
NO_LONGER = "10\u202f000 to 999\u202f999\u202f999"


def shifted(name, new, old):
    return f"“{name}” now begins at byte {new} of “mde”, no longer at byte {old}; what follows moves along."


CHECKS = "Columns stay as they are; other messages are refused."
RETURN_CODES = "  connect_return_code:\n"
RETURN_CODE = "The column body.connack.return_code keeps its type; its values may be others."


def put(anchor, old, new):
    """Return an edit: the first `old` behind the anchor becomes `new`."""

    def edit(text):
        head, found, tail = text.partition(anchor)
        assert found
        assert old in tail
        return head + found + tail.replace(old, new, 1)

    return edit


def in_field(name, old, new):
    return put(f"- id: {name}\n", old, new)


def block(text, name):
    """Return the entry of a field with all below it."""
    found = re.search(rf"^( *)- id: {name}\n(?:\1 .*\n|\n)*", text, re.MULTILINE)
    assert found
    return found[0]


def without(name):
    return lambda text: text.replace(block(text, name), "", 1)


def behind(name, entry):
    """Return an edit that puts an entry behind a field: lines of it, without indentation."""

    def edit(text):
        found = block(text, name)
        indent = found[: found.index("-")]
        lines = "".join(f"{indent}{line}\n" for line in entry.splitlines())
        return text.replace(found, found + lines, 1)

    return edit


def moved(name, after):
    def edit(text):
        entry = block(text, name)
        rest = text.replace(entry, "", 1)
        return rest.replace(block(rest, after), block(rest, after) + entry, 1)

    return edit


@dataclass
class Edit:
    """What is expected of edits; `lost` are the items that they change, not all of them with `more_lost`."""

    kind: str
    sentence: str
    effects: list[str]
    outcomes: set[str]
    lost: list[str]
    more_lost: bool = False
    file: str = "mqmde"
    was: str | None = None
    now: str | None = None
    edits: Any = ()


EDITS = {
    "field added": Edit(
        "added", "“extra” is new in “mde”.", ["A column appears: header.extra (int32).", shifted("GroupId", 35, 33)],
        {"refused", "accepted", "differs"}, BEHIND_FLAGS, more_lost=True,
        now="Whole number, 2 bytes, never negative.",
        edits=[behind("flags", "- id: extra\n  type: u2")],
    ),
    "field removed": Edit(
        "removed", "“GroupId” is no longer part of “mde”.",
        ["A column vanishes: header.group_id (binary).", shifted("MsgSeqNumber", 33, 57)],
        {"refused", "accepted"}, BEHIND_FLAGS, more_lost=True, was="24 bytes, kept as they are.",
        edits=[without("group_id")],
    ),
    "field renamed": Edit(
        "renamed", "“flags” in “mde” is now called “general flags”.",
        ["The column header.flags is now called header.general_flags."], set(), [f"{MDE}flags"],
        edits=[put("seq:", "- id: flags\n", "- id: general_flags\n")],
    ),
    "field moved": Edit(
        "moved", "“GroupId” in “mde” now comes right behind “Format (format ebcdic)”.",
        ["The column header.group_id keeps its type; its values may be others.", shifted("Flags", 53, 29)],
        {"differs"}, [f"{MDE}flags", f"{MDE}group_id"],
        edits=[moved("flags", "group_id")],
    ),
    "type widened": Edit(
        "width", "The length of “Flags” in “mde” in bytes is now 8; it was 4.",
        ["The column header.flags changes its type from int32 to int64.", shifted("GroupId", 37, 33)],
        {"refused", "accepted", "differs"}, [f"{MDE}flags", *BEHIND_FLAGS], more_lost=True,
        was="Whole number, 4 bytes, may be negative.", now="Whole number, 8 bytes, may be negative.",
        edits=[in_field("flags", "type: s4", "type: s8")],
    ),
    "signedness": Edit(
        "sign: unsigned", "“Flags” in “mde” can no longer be negative.",
        ["The column header.flags changes its type from int32 to int64."], {"differs"}, [f"{MDE}flags"],
        was="Whole number, 4 bytes, may be negative.", now="Whole number, 4 bytes, never negative.",
        edits=[in_field("flags", "type: s4", "type: u4")],
    ),
    "byte order": Edit(
        "order", "The bytes of “Flags” in “mde” are now read in another order.",
        ["The column header.flags keeps its type; its values may be others."], {"differs"}, [f"{MDE}flags"],
        edits=[in_field("flags", "type: s4", "type: s4le")],
    ),
    "byte order of a type": Edit(
        "order of all", "The bytes of 9 numbers in “mqmde” are now read in another order.",
        ["The column header.version keeps its type; its values may be others."],
        {"refused", "accepted"}, [f"{MDE}version", f"{MDE}flags", f"{MDE}offset"], more_lost=True,
        edits=[put("  mde:", "2: le\n          _: be", "2: be\n          _: le")],
    ),
    "size": Edit(
        "width", "The length of “GroupId” in “mde” in bytes is now 20; it was 24.",
        ["The column header.group_id keeps its type; its values may be others.", shifted("MsgSeqNumber", 53, 57)],
        {"refused", "accepted", "differs"}, BEHIND_FLAGS, more_lost=True,
        was="24 bytes, kept as they are.", now="20 bytes, kept as they are.",
        edits=[in_field("group_id", "size: 24", "size: 20")],
    ),
    "repeat": Edit(
        "repeat: added", "“Flags” in “mde” is now repeated.",
        ["The column header.flags changes its type from int32 to list of int32.", shifted("GroupId", 37, 33)],
        {"refused", "accepted", "differs"}, [f"{MDE}flags", *BEHIND_FLAGS], more_lost=True, now="Repeated 2 times.",
        edits=[in_field("flags", "type: s4", "type: s4\n        repeat: expr\n        repeat-expr: 2")],
    ),
    "end of repeat": Edit(
        "repeat", "“Return Code” in “suback” is now repeated differently.",
        ["The column body.suback.return_codes keeps its type; its values may be others.", FOLLOWS],
        {"differs"}, ["mqtt_v3.suback.return_codes"], file="mqtt_v3",
        edits=[put("  suback:", "repeat-until: _io.eof", "repeat-until: _io.eof or _index == 1")],
    ),
    "condition": Edit(
        "if", "“Will Message” in “connect” is now present under another condition.",
        ["The column body.connect.will_message keeps its type; its values may be others.",
         "What follows in the message, from “User Name” on, is read from other bytes."],
        {"differs"}, ["mqtt_v3.connect.will_message"], file="mqtt_v3",
        was="Present only if “Will Flag” is yes; otherwise left out.",
        edits=[in_field("will_message", "if: has_will", "if: has_will and protocol_level == 4")],
    ),
    "valid range": Edit(
        "valid: fewer", f"Fewer values of “Offset” in “mde” are accepted now: no longer {NO_LONGER}.",
        [CHECKS], {"refused"}, [f"{MDE}offset"],
        edits=[in_field("offset", "_ <= 999999999", "_ <= 9999")],
    ),
    "valid taken away": Edit(
        "valid: removed", "Every value of “Version” in “mde” is accepted now.", [CHECKS], {"accepted"},
        [f"{MDE}version"], was="Must be 2; anything else is refused.",
        edits=[in_field("version", "valid:", "-was-valid:")],
    ),
    "contents": Edit(
        "contents", "“magic” in “tibrv msg” must now consist of other bytes.", [CHECKS], {"refused", "accepted"},
        ["tibrv_msg.magic"], file="tibrv_msg",
        was="Always the bytes 99 55 EE AA; anything else is refused.",
        now="Always the bytes 99 55 EE AB; anything else is refused.",
        edits=[in_field("magic", "0xee, 0xaa", "0xee, 0xab")],
    ),
    "code added": Edit(
        "code added", "Code 6 is new in the list “connect return code”: “try later”.", [RETURN_CODE], set(), [],
        file="mqtt_v3", edits=[put(RETURN_CODES, "    0:\n", "    6:\n      id: try_later\n    0:\n")],
    ),
    "code removed": Edit(
        "code removed", "Code 5 is gone from the list “connect return code”: “not authorized”.", [RETURN_CODE],
        {"differs"}, ["mqtt_v3.connect_return_code.5"], file="mqtt_v3",
        edits=[lambda text: re.sub(r" +5:\n +id: not_authorized\n(      .*\n)+", "", text)],
    ),
    "code relabelled": Edit(
        "code relabelled", "Code 0 in the list “connect return code” now means “welcome”; it meant “accepted”.",
        [RETURN_CODE], {"differs"}, ["mqtt_v3.connect_return_code.0"], file="mqtt_v3",
        edits=[put(RETURN_CODES, "id: accepted", "id: welcome")],
    ),
    "alternative removed": Edit(
        "case removed", "“body” in “mqtt v3” has no alternative for “CONNACK” (2) any more: “connack”.",
        ["A column vanishes: body.connack (struct).", "Columns that depend on it: connection_level.", FOLLOWS],
        {"accepted"}, ["mqtt_v3.body"], file="mqtt_v3",
        edits=[put("      cases:", "        message_type::connack: connack\n", "")],
    ),
    "terminator": Edit(
        "terminator", "“Format (format ascii)” in “mde” now ends in another way.", [], {"differs"},
        [f"{MDE}format_ascii"],
        edits=[in_field("format_ascii", "terminator: 0", "terminator: 0x2e")],
    ),
    "encoding": Edit(
        "encoding", "The text of “name” in “ascii name” is now in IBM037; it was in ISO-8859-1.", [],
        {"differs"}, ["mqmd.ascii_name.name"], file="mqmd",
        edits=[put("ascii_name:", "encoding: ISO-8859-1", "encoding: IBM037")],
    ),
    "default of a parameter": Edit(
        "default", "Where no “Encoding” is given for “mqmde”, it is now 546; it was 0.", [], {"refused"},
        ["mqmde.encoding"], edits=[in_field("encoding", "-default: 0", "-default: 546")],
    ),
    "documentation": Edit(
        "documentation", "Only the explanation of “Flags” in “mde” has changed.", ["Decoded data stays as it is."],
        set(), [], edits=[in_field("flags", "doc: General flags.", "doc: Flags.")],
    ),
}  # fmt: skip


# Of each kind of change one stays in `make test`.
SLOW = {
    "byte order of a type", "contents", "encoding", "end of repeat", "field moved", "repeat", "size", "terminator",
    "type widened", "valid range", "byte order", "code removed", "code relabelled", "default of a parameter",
    "signedness", "alternative removed",
}  # fmt: skip


@pytest.fixture(params=[pytest.param(name, marks=pytest.mark.slow) if name in SLOW else name for name in EDITS])
def edit(request):
    return EDITS[request.param]


def test_each_edit_is_one_sentence_with_its_effects(edit, difference, shipped):
    found, new = difference(edit.file, *edit.edits)
    (change,) = found.changes
    assert (change.kind, change.sentence.en) == (edit.kind, edit.sentence)
    if edit.was:
        assert change.was.en == edit.was
    if edit.now:
        assert change.now.en == edit.now
    effects = [effect.en for effect in change.effects]
    assert effects[: len(edit.effects)] == edit.effects
    assert {one.outcome for one in change.messages} >= edit.outcomes
    check_messages(change, shipped(edit.file), new)
    check_items(found, change, edit, shipped(edit.file), new)
    check_languages(found)


def check_messages(change, old, new):
    """Both versions make of each message what the change says."""
    for one in change.messages:
        sample = Sample(one.message, one.parameters)
        was, now = (Version(side.library, side.main).read(sample) for side in (old, new))
        if one.outcome == "differs":
            assert was.fault is None
            assert now.fault is None
            assert one.field in [path for path, _, _ in values_differing(was.row, now.row, {})]
        else:
            refusing, accepting = (was, now) if one.outcome == "accepted" else (now, was)
            assert accepting.fault is None
            assert str(refusing.fault) == f"{one.field} at byte {one.offset}: {one.reason}"


def check_items(found, change, edit, old, new):
    """Items change exactly where a fingerprint is another one, and each by the change that is the reason."""
    assert [*found.other] == [item for item, one in old.fingerprints.items() if new.fingerprints.get(item) != one]
    assert {*found.kept} | {*found.other} == {*old.fingerprints}
    assert [*change.items] == [*found.other]
    assert {*edit.lost} <= {*change.items} if edit.more_lost else [*change.items] == edit.lost


def check_languages(found):
    texts = [text for change in found.changes for text in (change.sentence, *change.effects)]
    for text in [*texts, *found.summary]:
        assert len({text.of(language) for language in LANGUAGES}) == len(LANGUAGES)
        assert not [language for language in LANGUAGES if re.search(r"[{}]", text.of(language))]
    for change in found.changes:
        assert len(change.sentence.en.split()) <= 25
        assert len(change.sentence.pt.split()) <= 25


def exchanged(one, other):
    def edit(text):
        first, second = block(text, one), block(text, other)
        return text.replace(first, "\0", 1).replace(second, first, 1).replace("\0", second, 1)

    return edit


def both(*edits):
    return lambda text: reduce(lambda changed, edit: edit(changed), edits, text)


# Of each reviewed format: the specification, its edit, what has to be said.
SINGLE = {
    "limit one digit off": (
        "mqmde", in_field("offset", "_ <= 999999999", "_ <= 99999999"),
        "Fewer values of “Offset” in “mde” are accepted now: no longer 100 000 000 to 999 999 999.",
    ),
    "range narrowed": (
        "sas_mq_attachment_header", in_field("num_attachments", "min: 0", "min: 1"),
        "Fewer values of “number of attachments” in “header” are accepted now: no longer 0.",
    ),
    "range widened": (
        "mqmde", in_field("original_length", "_ >= -1", "_ >= -2"),
        "More values of “OriginalLength” in “mde” are accepted now: also −2.",
    ),
    "bound from another field": (
        "maxdb_packet", in_field("varpart_len", "_ <= varpart_size", "_ < varpart_size"),
        "Fewer values of “sp1h_varpart_len” in “packet header” are accepted now.",
    ),
    "limit within a long rule": (
        "maxdb_packet", in_field("code_type", "_.to_i < 19", "_.to_i < 18"),
        "Fewer values of “sp1h_mess_code” in “maxdb packet” are accepted now: no longer 18.",
    ),
    "fixed number": (
        "mqmde", in_field("struc_length", "eq: 72", "eq: 76"),
        "Other values of “StrucLength” in “mde” are accepted now: also 76, no longer 72.",
    ),
    "fixed text": (
        "mqtt_v3", in_field("protocol_name", '"MQIsdp"', '"MQIsdb"'),
        "Other values of “Protocol Name” in “connect” are accepted now: also ‘MQIsdb’, no longer ‘MQIsdp’.",
    ),
    "neighbouring code page": (
        "mqmd", put("ebcdic_name:", "IBM037", "IBM273"),
        "The text of “name” in “ebcdic name” is now in IBM273; it was in IBM037.",
    ),
    "one byte more": (
        "maxdb_packet", in_field("appl_version", "size: 5", "size: 6"),
        "The length of “sp1h_appl_version” in “packet header” in bytes is now 6; it was 5.",
    ),
    "condition on the flag beside it": (
        "mqtt_v5", in_field("user_name", "if: has_user_name", "if: has_password"),
        "“user name” in “connect” is now present under another condition.",
    ),
    "fields exchanged": (
        "sas_mq_attachment_header", exchanged("minor_version", "major_version"),
        "version number” and “user specified major version number” in “attachment” have exchanged their places.",
    ),
    "names exchanged": (
        "mqmde", both(
            lambda text: text.replace("- id: msg_flags\n", "- id: \0\n").replace("- id: flags\n", "- id: msg_flags\n"),
            lambda text: text.replace("\0", "flags"),
        ),
        "“flags” and “msg flags” in “mde” have exchanged their names.",
    ),
    "types exchanged": (
        "maxdb_packet", both(
            in_field("segm_offset", "type: s4", "type: s2"), in_field("no_of_parts", "type: s2", "type: s4")
        ),
        "“sp1s_segm_offset” and “sp1s_no_of_parts” in “segment” have exchanged their types.",
    ),
    "alternatives exchanged": (
        "mqtt_v3", both(
            put("cases:", "connack: connack", "connack: publish"), put("cases:", "publish: publish", "publish: connack")
        ),
        "the alternatives for “CONNACK” (2) and “PUBLISH” (3) are exchanged: “CONNACK” (2) now means “publish”.",
    ),
    "another type": (
        "mqmde", in_field("flags", "type: s4", "type: f4"), "“Flags” in “mde” is now another kind of value.",
    ),
    "sign": ("mqmde", in_field("msg_flags", "type: s4", "type: u4"), "“MsgFlags” in “mde” can no longer be negative."),
    "byte order": (
        "maxdb_packet", in_field("filler1", "type: s2", "type: s2le"),
        "The bytes of “sp1h_filler1” in “packet header” are now read in another order.",
    ),
    "code added": (
        "mqtt_v3", put(RETURN_CODES, "    0:\n", "    6:\n      id: try_later\n    0:\n"),
        "Code 6 is new in the list “connect return code”: “try later”.",
    ),
    "code removed": (
        "mqtt_v3", lambda text: re.sub(r" +5:\n +id: not_authorized\n(      .*\n)+", "", text),
        "Code 5 is gone from the list “connect return code”: “not authorized”.",
    ),
    "code renamed": (
        "sas_mq_attachment_header", put("  kind:\n    1:", "id: text_file", "id: letter"),
        "Code 2 in the list “kind” now means “letter”; it meant “text file”.",
    ),
    "code with another number": (
        "mqtt_v3", put(RETURN_CODES, "    5:\n", "    6:\n"),
        "“not authorized” in the list “connect return code” has code 6 now; it was 5.",
    ),
    "codes exchanged": (
        "sas_mq_attachment_header", both(
            put("  kind:\n    1:", "id: binary_file", "id: \0"),
            put("  kind:\n    1:", "id: text_file", "id: binary_file"),
            lambda text: text.replace("\0", "text_file"),
        ),
        "Codes 2 and 3 in the list “kind” have exchanged their meanings: 2 now means “binary file”.",
    ),
    "number of repeats": (
        "sas_mq_attachment_count", put("repeat: expr", "repeat-expr: 8", "repeat-expr: 9"),
        "“digits” in “printed” is now repeated differently.",
    ),
    "end of repeats": (
        "sas_tibrv", put("repeat: until", "_io.eof or _index == 3", "_io.eof or _index == 4"),
        "“fields” in “numbers ahead” is now repeated differently.",
    ),
    "field moved": (
        "mqmde", moved("flags", "group_id"), "“GroupId” in “mde” now comes right behind “Format (format ebcdic)”.",
    ),
    "field renamed": (
        "mqmde", put("seq:", "- id: flags\n", "- id: general_flags\n"),
        "“flags” in “mde” is now called “general flags”.",
    ),
    "field added": (
        "maxdb_packet", behind("filler1", "- id: extra\n  type: u2"), "“extra” is new in “packet header”.",
    ),
    "field removed": ("mqmde", without("group_id"), "“GroupId” is no longer part of “mde”."),
    "default of a parameter": (
        "maxdb_packet", in_field("ebcdic_ccsid", "-default: 37", "-default: 500"),
        "Where no “ebcdic ccsid” is given for “maxdb packet”, it is now 500; it was 37.",
    ),
    "explanation": (
        "mqtt_v5", in_field("will_topic", "doc: Topic", "doc: The topic"),
        "Only the explanation of “Will Topic” in “connect” has changed.",
    ),
    "formula": (
        "sas_tibrv", put("numbers_ahead:", "fields.size - 1", "fields.size"),
        "“count” in “numbers ahead” is now worked out differently.",
    ),
    "terminator": (
        "sas_mq_indexes", put("-column: text", "terminator: 0", "terminator: 0x20"), "now ends in another way.",
    ),
    "padding": (
        "sas_mq_string", in_field("characters", "pad-right: 0x20", "pad-right: 0x00"),
        "is now filled up in another way.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SINGLE)
def test_a_single_edit_is_named_right(difference, name):
    specification, edit, said = SINGLE[name]
    found, _ = difference(specification, edit, with_messages=False)
    (change,) = found.changes
    assert said.replace("\u202f", " ") in change.sentence.en.replace("\u202f", " ")
    check_languages(found)


FLAGS_TYPE, FLAGS_DOC = "        type: s4\n", "        doc: General flags. None is defined, 0 is usual.\n"
SAME = {
    "number in hexadecimal": in_field("struc_length", "eq: 72", "eq: 0x48"),
    "comment": put("types:", "\n", " # a comment\n"),
    "blanks in an expression": in_field("offset", "_ >= 0 and", "_>=0  and"),
    "order of keys": in_field("flags", FLAGS_TYPE + FLAGS_DOC, FLAGS_DOC + FLAGS_TYPE),
}


@pytest.mark.parametrize("name", SAME)
def test_same_meaning_is_no_change(difference, name):
    found, _ = difference("mqmde", SAME[name])
    assert not found.changes
    assert [text.en for text in found.summary] == ["Nothing changed."]


def test_renamed_field_changes_nothing_where_it_is_used(difference):
    found, _ = difference("mqtt_v3", lambda text: text.replace("len_will_message", "will_size"))
    (change,) = found.changes
    assert change.kind == "renamed"
    assert [effect.path for effect in change.columns] == ["body.connect.will_size"]


def test_several_edits_are_several_changes_each_with_its_own_effects(difference):
    found, _ = difference(
        "mqmde",
        in_field("version", "eq: 2", "eq: 3"),
        in_field("flags", "type: s4", "type: u4"),
        in_field("group_id", "doc: |", "doc: |\n          Another word."),
    )
    version, flags, group = found.changes
    assert {one.outcome for one in version.messages} == {"accepted", "refused"}
    assert {one.field for one in version.messages} == {"header.version"}
    assert [effect.kind for effect in flags.columns] == ["type"]
    assert group.kind == "documentation"
    assert found.other == (f"{MDE}version", f"{MDE}flags")


def test_a_key_that_no_rule_follows_from_is_explanation(difference):
    note = "        -note: 0 is usual.\n"
    found, _ = difference("mqmde", in_field("flags", FLAGS_TYPE, note + FLAGS_TYPE), with_messages=False)
    assert [change.sentence.en for change in found.changes] == ["Only the explanation of “Flags” in “mde” has changed."]


def test_change_of_an_imported_specification_is_found(difference):
    found, _ = difference("mqmde", put("data_context:", "type: s4", "type: s8"), file="mqmd", with_messages=False)
    assert [change.kind for change in found.changes] == ["width"]


def test_other_lines_of_a_document_are_told(difference):
    found, _ = difference("mqmde", in_field("flags", "D1:83", "D1:84"))
    (change,) = found.changes
    assert change.sentence.en == "“Flags” in “mde” now names other places of the document."
    assert change.items == (f"{MDE}flags",)


def test_equal_versions_give_equal_results(difference):
    edit = in_field("flags", "type: s4", "type: s8")
    assert difference("mqmde", edit)[0] == difference("mqmde")[0]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("specification", "edit", "told"),
    [
        (
            "maxdb_packet", in_field("code_type", "_.to_i < 19", "_.to_i < 18"),
            r"with code_type = \"18\" was accepted and is now refused at byte 1: 12 .* \(accept_termchar = 1\)",
        ),
        (
            "mqtt_v3", in_field("digits", "_index < 3", "_index < 4"),
            r"with remaining_length.digits\[3\] = 128 was refused at byte 5 and is now accepted: .. 80 80 80 80 00",
        ),
    ],
    ids=["parameter", "entry"],
)  # fmt: skip
def test_an_example_has_what_else_its_rule_depends_on(difference, specification, edit, told):
    found, _ = difference(specification, edit)
    (change,) = found.changes
    assert [effect.en for effect in change.effects if re.search(told, effect.en)]
