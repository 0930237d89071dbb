"""Write `written.json` of `mq_message`: chains of IBM MQ headers, `python mq_chains_written.py`.

A chain has every header behind every other one, in both character sets and orders. What each link says is what was put
there, by the order rules and checks of IBM's documentation. No specification and no decoder is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from mq_written import BIG, CODECS, HOST, LITTLE, STRUCTURES, Context, Structure, encoded
from written_samples import Message, write_all

HEADERS = {
    "MQXMIT": ("xmit_q_header", "mqxqh", 2260), "MQHMDE": ("md_extension", "mqmde", None),
    "MQDEAD": ("dead_letter_header", "mqdlh", 2141), "MQHDIST": ("dist_header", "mqdh", 2135),
    "MQHRF": ("rf_header_1", "mqrfh", 2334), "MQHRF2": ("rf_header_2", "mqrfh2", 2334),
    "MQCICS": ("cics", "mqcih", 2140), "MQIMS": ("ims", "mqiih", 2148), "MQHWIH": ("work_info_header", "mqwih", 2333),
    "MQHREF": ("ref_msg_header", "mqrmh", 2220),
}  # fmt: skip
OTHERS = {
    "": "none", "MQADMIN": "admin", "MQAMQP": "amqp", "MQCHCOM": "channel_completed", "MQCMD1": "command_1",
    "MQCMD2": "command_2", "MQHEPCF": "embedded_pcf", "MQEVENT": "event", "MQIMSVS": "ims_var_string",
    "MQPCF": "pcf", "MQSTR": "string", "MQTRIG": "trigger", "MYFORMAT": "application", "mqstr": "application",
}  # fmt: skip
NAMES = {**{name: kind for name, (kind, _, _) in HEADERS.items()}, **OTHERS}
UNSAID = ("mqcih", "mqiih")
"""Headers whose Encoding and CodedCharSetId are reserved: what follows keeps those of the header."""
BY_ID = {one.id: one for one in STRUCTURES if (one.id, one.fixed["Version"]) not in (("mqcih", 2), ("mqmd", 2))}
MD_2 = next(one for one in STRUCTURES if (one.id, one.fixed["Version"]) == ("mqmd", 2))
CIH_2 = next(one for one in STRUCTURES if (one.id, one.fixed["Version"]) == ("mqcih", 2))


def header(one: Structure, at: Context, name: str, then: Context, **values: object) -> bytes:
    """Return a header that announces a format."""
    prefix = "Md" if one.id == "mqxqh" else ""
    told = {f"{prefix}Encoding": then.encoding, f"{prefix}CodedCharSetId": then.ccsid, f"{prefix}Format": name}
    return one.packed(at, {**one.struc_ids(), **told, **values})


def circuit() -> list[str]:
    """Return all headers so that each stands behind each other one once, and behind itself."""
    left = {name: list(HEADERS) for name in HEADERS}
    stack, names = ["MQXMIT"], []
    while stack:
        if left[stack[-1]]:
            stack.append(left[stack[-1]].pop())
        else:
            names.append(stack.pop())
    return names[::-1]


def chain(name: str, names: list[str], contexts: list[Context], last: str = "MQSTR", text: str = "end") -> Message:
    """Return a message with these headers, each in the context that the one before it told, and a text behind them."""
    at = contexts[0]
    data = header(BY_ID["mqmd"], at, (*names, last)[0], contexts[1 % len(contexts)])
    at = contexts[1 % len(contexts)]
    expected: dict[str, object] = {}
    for number, (header_name, following) in enumerate(zip(names, (*names, last)[1:], strict=True)):
        kind, id_, _ = HEADERS[header_name]
        then = at if id_ in UNSAID else contexts[(number + 2) % len(contexts)]
        place = f"links[{number}]"
        expected |= {
            f"{place}.announced": kind, f"{place}.encoding": at.encoding, f"{place}.ccsid": at.ccsid,
            f"{place}.offset": len(data), f"{place}.outcome": "read", f"{place}.reason": None,
            f"{place}.letters": "ebcdic" if at.is_ebcdic else "ascii",
        }  # fmt: skip
        data += header(BY_ID[id_], at, following, then)
        at = then
    ends = {"ending": "data", "data_kind": NAMES[last], "data_encoding": at.encoding, "data_ccsid": at.ccsid}
    octets = encoded(text, at.ccsid)
    texts = {"text": text if last == "MQSTR" else None, "data": octets.hex()}
    return Message(name, data + octets, {}, {**expected, **ends, **texts})


def chains() -> Iterator[Message]:
    names = circuit()
    for contexts in ([BIG], [HOST], [LITTLE, BIG, HOST]):
        words = ", ".join(f"{one.encoding} {one.ccsid}" for one in contexts)
        for begin in range(0, len(names), 25):
            yield chain(f"chain {begin} in {words}", names[begin : begin + 26], contexts)
    for ccsid, (_, is_ebcdic, text) in CODECS.items():
        yield chain(f"text in {ccsid}", [], [HOST if is_ebcdic else BIG, Context(273, ccsid)], text=text)
    for encoding, codec in ((273, "utf-16-be"), (546, "utf-16-le")):
        for ccsid in (1200, 13488, 17584):
            front = BY_ID["mqmd"].packed(BIG, {**BY_ID["mqmd"].struc_ids(), "Encoding": encoding,
                                               "CodedCharSetId": ccsid, "Format": "MQSTR"})  # fmt: skip
            yield Message(f"text in {ccsid}, {encoding}", front + "Ü€".encode(codec), {}, {"text": "Ü€"})
    for ccsid in (1, 1199, 1201, 13487, 17585, 277, 36, 818):
        front = BY_ID["mqmd"].packed(BIG, {**BY_ID["mqmd"].struc_ids(), "CodedCharSetId": ccsid, "Format": "MQSTR"})
        yield Message(f"text in {ccsid}, which is not known", front + b"abcd", {}, {"text": None, "data_ccsid": ccsid})


def told_charsets() -> Iterator[Message]:
    """Yield a header in ASCII and in EBCDIC behind each CCSID: a known one must be of its kind, others may not."""
    beside = (36, 38, 272, 274, 276, 278, 436, 438, 499, 501, 818, 820, 849, 851, 1046, 1048, 1139, 1141, 1207, 1209)
    for at, ccsid in product((BIG, HOST), (*CODECS, 277, *beside, 1251, 1253)):
        front = header(BY_ID["mqmd"], BIG, "MQDEAD", Context(273, ccsid))
        is_wrong = (ccsid in CODECS or ccsid == 277) and (ccsid == 277 or CODECS[ccsid][1]) != at.is_ebcdic
        outcome = "charset_mismatch" if is_wrong else "read"
        said = {"links[0].outcome": outcome, "links[0].ccsid": ccsid}
        data = front + header(BY_ID["mqdlh"], at, "MQSTR", at)
        yield Message(f"MQDEAD in {at.ccsid} told as {ccsid}", data, {}, said)


def announced() -> Iterator[Message]:
    """Yield messages whose data has a format that is no header, by each kind of announcement."""
    for name in OTHERS:
        for at in (BIG, HOST):
            yield chain(f"{name or 'no format'} announced by MQMD, {at.ccsid}", [], [at], name)
            yield chain(f"{name or 'no format'} announced by MQMDE, {at.ccsid}", ["MQHMDE"], [at], name)
    for name, kind in NAMES.items():
        for spelling in dict.fromkeys((name, name.ljust(8))):
            for encoding in (273, 0):
                params = {"has_md": False, "encoding": encoding, "ccsid": 819, "md_format": spelling}
                words = f"{spelling!r} told by the caller, {encoding}"
                if name in HEADERS:
                    one = BY_ID[HEADERS[name][1]]
                    expected = {"links[0].announced": kind, "links[0].outcome": "read", "data_kind": "string"}
                    yield Message(words, header(one, BIG, "MQSTR", BIG) + b"end", params, expected)
                else:
                    expected = {"links": None, "ending": "data", "data_kind": kind, "data_encoding": encoding}
                    yield Message(words, b"end of it", params, expected)


def wrong() -> Iterator[Message]:
    """Yield messages with one header that cannot be read, and why."""
    for name, (kind, id_, reason) in HEADERS.items():
        one = BY_ID[id_]
        for at in (BIG, HOST):
            octets = header(one, at, "MQSTR", at)
            front = header(BY_ID["mqmd"], at, name, at)
            other = HOST if at is BIG else BIG
            cases = [
                ("truncated", octets[:-1], at), ("truncated", b"", at), ("truncated", octets[:3], at),
                ("truncated", octets[:4], at), ("unsupported_version", _version(one, at, -1), at),
                ("read", octets, at), ("read", octets + b"\0", at),
                ("integer_order_undefined", octets, Context(0, at.ccsid)),
                ("integer_order_undefined", octets, Context(3, at.ccsid)),
                ("charset_mismatch", octets, Context(at.encoding, other.ccsid)),
                ("unsupported_version", _version(one, at, 3), at), ("unsupported_version", _version(one, at, 0), at),
                ("byte_order_mismatch", _version(one, at, 0x1000000), at),
                ("byte_order_mismatch", _version(one, at, 0x2000000), at),
                *(("wrong_struc_id", octets[:n] + bytes([octets[n] ^ 2]) + octets[n + 1 :], at) for n in range(4)),
            ]  # fmt: skip
            if "StrucLength" in one.fixed:
                length = one.fixed["StrucLength"]
                cases += [("bad_struc_length", header(one, at, "MQSTR", at, StrucLength=length - 1) + b"\0", at)]
                cases += [("bad_struc_length", header(one, at, "MQSTR", at, StrucLength=-1) + b"\0", at)]
                if id_ in ("mqmde", "mqcih", "mqiih", "mqwih"):
                    cases += [("bad_struc_length", header(one, at, "MQSTR", at, StrucLength=length + 1) + b"\0", at)]
                else:
                    cases += [("truncated", header(one, at, "MQSTR", at, StrucLength=length + 1), at),
                              ("read", header(one, at, "MQSTR", at, StrucLength=length + 1) + b"\0", at)]  # fmt: skip
            if id_ in ("mqrfh", "mqrfh2"):
                cases += [("version_format_disagreement", _version(one, at, 3 - one.fixed["Version"]), at)]
            if id_ == "mqxqh":
                cases += [("truncated", octets[:size], at) for size in (104, 107, 108)]
                cases += [
                    ("wrong_embedded_struc_id", octets[:n] + bytes([octets[n] ^ 2]) + octets[n + 1 :], at)
                    for n in range(104, 108)
                ]
            for number, (outcome, rest, told) in enumerate(cases):
                front = header(BY_ID["mqmd"], at, name, told)
                words = f"{name} {number}, {outcome}, {at.ccsid}"
                is_known = outcome != "wrong_struc_id" and len(rest) >= 4
                letters: dict[str, object] = {
                    "links[0].letters": ("ascii", "ebcdic")[at.is_ebcdic] if is_known else "neither"
                }
                if id_ == "mqmde" and outcome != "read":
                    is_bad = outcome in ("wrong_struc_id", "truncated", "bad_struc_length")
                    letters["links[0].mqmde_action"] = "call_fails" if is_bad else "message_data"
                yield Message(words, front + rest, {}, _outcome(kind, reason, outcome, rest) | letters)


def _version(one: Structure, at: Context, version: int) -> bytes:
    return header(one, at, "MQSTR", at, Version=version)


def _outcome(kind: str, reason: int | None, outcome: str, rest: bytes) -> dict[str, object]:
    place = "links[0]"
    said = {f"{place}.announced": kind, f"{place}.outcome": outcome, "ending": outcome if outcome != "read" else "data"}
    if outcome in ("charset_mismatch", "byte_order_mismatch", "integer_order_undefined"):
        reason = reason and 2142
    said[f"{place}.reason"] = None if outcome == "read" else reason
    if outcome != "read":
        said |= {"data": rest.hex(), "data_kind": kind}
    return said


def told_by_callers() -> Iterator[Message]:
    """Yield headers without a descriptor: what the caller tells of it, and orders that only Version shows."""
    front = {"has_md": False, "ccsid": 819}
    data = header(BY_ID["mqmde"], BIG, "MQSTR", BIG, MsgSeqNumber=1, OriginalLength=-1) + b"end"
    told: dict[str, object] = {**front, "md_format": "MQHMDE", "encoding": 273}
    for params, action in (
        ({}, "unknown"), ({"md_version": 0}, "unknown"), ({"md_version": 1}, "honoured"),
        ({"md_version": 2}, "honoured"),
        ({"md_version": 2, "md_extension_is_default": True}, "honoured"),
        ({"md_version": 2, "md_extension_is_default": False}, "message_data"),
    ):  # fmt: skip
        yield Message(f"MQMDE behind {params}", data, told | params, {"links[0].mqmde_action": action})
    for at, encoding, used in (
        (BIG, 0x331, 0x331),
        (LITTLE, 0x112, 0x112),
        (BIG, 0, 273),
        (LITTLE, 0, 546),
        (BIG, 3, 273),
    ):
        data = header(BY_ID["mqdlh"], at, "MQSTR", at) + b"end"
        params = {**front, "md_format": "MQDEAD", "encoding": encoding, "ccsid": at.ccsid}
        said = {"links[0].encoding": used, "links[0].outcome": "read"}
        yield Message(f"MQDEAD of {at.encoding} told as {encoding}", data, params, said)
    for octets, used in ((b"\0\0\1\0", 273), (b"\1\0\1\0", 546), (b"\2\0\0\1", 273)):
        data = header(BY_ID["mqdlh"], BIG, "MQSTR", BIG)
        params = {**front, "md_format": "MQDEAD", "encoding": 0}
        said = {"links[0].encoding": used, "ending": "unsupported_version"}
        yield Message(f"MQDEAD, version {octets.hex()}", data[:4] + octets + data[8:], params, said)
        data = header(BY_ID["mqmd"], BIG, "MQSTR", BIG)
        reason = f"found {int.from_bytes(octets, 'little' if used == 546 else 'big')}"
        words = f"MQMD, version {octets.hex()}"
        yield Message(words, data[:4] + octets + data[8:], {"ccsid": 819}, refused_at="md.version", reason=reason)
    for ccsid in (0, -1, -2):
        data = header(BY_ID["mqmd"], BIG, "MQDEAD", Context(273, 850))
        data += header(BY_ID["mqdlh"], Context(273, 850), "MQSTR", Context(546, ccsid)) + "Üöé½Ð".encode("cp850")
        said = {"data_ccsid": 850, "data_encoding": 546, "text": "Üöé½Ð"}
        yield Message(f"a text in the character set of its header, {ccsid}", data, {}, said)
    for encoding in (275, 0, 17):
        data = BY_ID["mqmd"].packed(BIG, {**BY_ID["mqmd"].struc_ids(), "Encoding": encoding, "CodedCharSetId": 1200,
                                          "Format": "MQSTR"})  # fmt: skip
        yield Message(f"text in 1200, {encoding}", data + "Ü€".encode("utf-16-be"), {}, {"text": "Ü€"})


def extensions() -> Iterator[Message]:
    """Yield MQMDEs in all places, with all that decides what a queue manager does with one."""
    fields = {"MsgSeqNumber": 1, "OriginalLength": -1}
    beside = {
        2248: {"CodedCharSetId": -4}, 2249: {"MsgFlags": 0x20}, 2250: {"MsgSeqNumber": 0},
        2251: {"Offset": -1}, 2252: {"OriginalLength": -2},
    }  # fmt: skip
    others = {
        2249: {"MsgFlags": 0x800}, 2250: {"MsgSeqNumber": 1_000_000_000}, 2251: {"Offset": 1_000_000_000},
    }  # fmt: skip
    for at in (BIG, HOST, LITTLE):
        for one, action in ((BY_ID["mqmd"], "honoured"), (MD_2, "honoured")):
            front = header(one, at, "MQHMDE", at, **({} if one is BY_ID["mqmd"] else fields))
            yield _extension(f"MQMDE behind version {one.fixed['Version']}", front, at, fields, action)
            for listed in (beside, others):
                for reason, values in listed.items():
                    words = f"MQMDE behind version {one.fixed['Version']}, {values}"
                    yield _extension(words, front, at, {**fields, **values}, "call_fails", reason)
        for values in ({"GroupId": b"\1"}, {"GroupId": bytes(23) + b"\1"}, {"MsgSeqNumber": 2}, {"Offset": 1},
                       {"MsgFlags": 1}, {"OriginalLength": 0}):  # fmt: skip
            front = header(MD_2, at, "MQHMDE", at, **{**fields, **values})
            yield _extension(f"MQMDE behind {values}", front, at, fields, "message_data")


def _extension(
    words: str, front: bytes, at: Context, values: dict[str, object], action: str, reason: int | None = None
) -> Message:
    data = front + header(BY_ID["mqmde"], at, "MQSTR", at, **values)
    said = {"links[0].mqmde_action": action, "links[0].mqmde_reason": reason, "links[0].outcome": "read"}
    said |= {f"links[0].header.mde.{BY_ID['mqmde'].column(field).removeprefix('header.')}": value
             for field, value in values.items() if isinstance(value, int)}  # fmt: skip
    return Message(f"{words}, {at.encoding} {at.ccsid}", data + b"\x81\x82", {}, said)


def numbers() -> Iterator[Message]:
    """Yield the lowest and highest numbers that only a chain reports."""
    ends = ((-(1 << 31) | 1, 1), ((1 << 31) - 15, (1 << 31) - 1), (-15, 7))
    for at, name, (encoding, ccsid) in product((BIG, LITTLE), ("MQDEAD", "MQHMDE", "MQHRF", "MQHWIH"), ends):
        data = header(BY_ID["mqmd"], at, name, at)
        data += header(BY_ID[HEADERS[name][1]], at, "MQHREF", Context(encoding, ccsid))
        said = {"links[1].encoding": encoding, "links[1].ccsid": ccsid, "data_encoding": encoding, "data_ccsid": ccsid}
        words = f"{name} then {encoding} {ccsid}, {at.encoding}"
        yield Message(words, data + bytes(8), {}, said)
    for at, encoding in ((BIG, 2), (BIG, 546), (LITTLE, 1), (LITTLE, 273), (LITTLE, 0x331)):
        data = header(BY_ID["mqmd"], at, "MQSTR", at) + b"end"
        params = {"encoding": encoding, "ccsid": at.ccsid}
        yield Message(f"MQMD, {at.encoding} told as {encoding}, which is wrong", data, params, refused_at="md.version")
    links = ["MQHRF"] * 63
    whole = chain("64 headers", [*links, "MQHRF"], [BIG])
    yield whole
    more = chain("65 headers", [*links, "MQHRF", "MQHRF"], [BIG])
    yield Message(more.name, more.data, {}, {"ending": "too_many_headers", "links[63].outcome": "read"})


def messages() -> dict[str, list[Message]]:
    return {
        "mq_message": [
            *chains(),
            *told_charsets(),
            *announced(),
            *wrong(),
            *told_by_callers(),
            *extensions(),
            *numbers(),
        ]
    }


if __name__ == "__main__":
    write_all(messages())
