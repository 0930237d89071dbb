"""The layouts, codes and names that MQ samples are written with, held against IBM's own Python package."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import struct
import sys
import types
from pathlib import Path

import pytest

SAMPLES = Path(__file__).parents[2] / "samples"
# Our name of a code where it is not IBM's in lower case; IBM's package lacks 299.
OTHERWISE = {
    "MQCUOWC_CONTINUE": "continued", "MQCADSD_MSGFORMAT": "msg_format", "MQPER_PERSISTENCE_AS_Q_DEF": "as_queue_def",
    "MQPER_PERSISTENT": "persistent", "MQMT_MQE_FIELDS_FROM_MQE": "mqe_fields_from_mqe",
}  # fmt: skip


class _Anything:
    """What the C part of the package has; its structures need none of it."""

    def __getattr__(self, name: str) -> _Anything:
        return _Anything()

    def __call__(self, *_: object) -> _Anything:
        return _Anything()


@pytest.fixture(scope="module")
def ibmmq():
    """Return IBM's package without its C part, which needs a client library."""
    if importlib.util.find_spec("ibmmq") is None:
        pytest.skip("ibmmq is not installed: it has no wheel for this platform")
    before, path = set(sys.modules), list(sys.path)
    client = types.ModuleType("ibmmqc")
    client.__version__ = importlib.metadata.version("ibmmq")
    client.__getattr__ = lambda name: _Anything()
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "ibmmq.ibmmqc", client)
        patch.setitem(sys.modules, "ibmmqc", client)
        yield pytest.importorskip("ibmmq")
    for name in set(sys.modules) - before:
        del sys.modules[name]
    sys.path[:] = path


@pytest.fixture(scope="module")
def writer():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(SAMPLES))
        yield importlib.import_module("mq_written")


CLASSES = {
    "mqmd": "MD",
    "mqmde": "MDE",
    "mqdlh": "DLH",
    "mqcih": "CIH",
    "mqiih": "IIH",
    "mqrfh2": "RFH2",
    "mqxqh": "XQH",
}


def _layout(theirs) -> list[tuple[str, str]]:
    """Return the names and formats of the fields of a structure of IBM's package, without an array's length."""
    # It has a single character as a number.
    listed = theirs._MQOpts__list
    return [(name.removeprefix("_"), {"b": "1s", "l": "i"}.get(form, form)) for name, _, form, *_ in listed]


@pytest.mark.parametrize("name", sorted(CLASSES))
def test_ibm_packs_the_same_bytes(ibmmq, writer, name) -> None:
    theirs = _layout(getattr(ibmmq, CLASSES[name])())
    ours = [one for one in writer.STRUCTURES if one.id == name][-1]
    fields = [field for field in ours.fields if not field[0].startswith("Md")]
    if name == "mqrfh2":
        theirs = theirs[: len(fields)]
    assert [field for field, _ in fields] == [field for field, _ in theirs]
    for at in writer.CONTEXTS:
        for kind in range(3):
            values = {**ours.fixed, **writer._numbers(ours, kind), **ours.struc_ids()}
            packed = [_packable(values.get(field, ""), at) for field, _ in theirs]
            sizes = "".join(form for _, form in theirs)
            blank = at.text("", 1)
            octets = struct.pack(at.order + sizes, *packed)
            written = ours.packed(at, values)[: len(octets)]
            start = 0
            for field, form in theirs:
                width = 4 if form == "i" else int(form[:-1])
                part = written[start : start + width]
                # IBM's package fills texts up with NULs, which mean the same as blanks.
                filled = part.rstrip(blank).ljust(width, b"\0") if form != "i" else part
                assert octets[start : start + width] in (part, filled), (field, at, kind)
                start += width


def _packable(value: object, at) -> object:
    return at.text(value, len(value)) if isinstance(value, str) else value


@pytest.mark.parametrize(
    ("table", "prefix"),
    [
        ("MSG_TYPES", "MQMT_"), ("FEEDBACK", "MQFB_"), ("PERSISTENCE", "MQPER_"), ("APPL_TYPES", "MQAT_"),
        ("RETURN_CODES", "MQCRC_"), ("UOW_CONTROLS", "MQCUOWC_"), ("LINK_TYPES", "MQCLT_"), ("ADS", "MQCADSD_"),
    ],
)  # fmt: skip
def test_ibm_names_the_same_codes(ibmmq, writer, table, prefix) -> None:
    constants = {name: value for name, value in vars(ibmmq.CMQC).items() if name.startswith(prefix)}
    names: dict[int, set[str]] = {}
    for name, value in constants.items():
        plain = name.removeprefix(prefix).lower()
        names.setdefault(value, set()).update({plain, plain.replace("_", ""), OTHERWISE.get(name, plain)})
    # The documentation adds these two up, and has no name for the sum.
    ours = {number: name for number, name in getattr(writer, table).items() if name != "send_and_recv"}
    assert {n: label for n, label in ours.items() if not {label, label.replace("_", "")} & names.get(n, set())} == {}


def test_ibm_knows_the_same_flags(ibmmq, writer) -> None:
    constants = vars(ibmmq.CMQC)
    for column, mask in writer.MSG_FLAGS.items():
        assert constants[f"MQMF_{column.upper()}"] == mask
    for column, mask in writer._REPORT.items():
        name = column.removeprefix("report.").upper()
        name = {"POSITIVE_ACTION": "PAN", "NEGATIVE_ACTION": "NAN"}.get(name, name)
        assert constants[f"MQRO_{name}"] == mask
    for name, bit in (("EXCEPTION", 24), ("EXPIRATION", 21), ("COA", 8), ("COD", 11)):
        kinds = ("", "_WITH_DATA", "_WITH_FULL_DATA")
        assert [constants[f"MQRO_{name}{kind}"] >> bit for kind in kinds] == [1, 3, 7]
