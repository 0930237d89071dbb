"""Print messages as IBM MQ's sample program amqsbcg does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

FIELDS = {
    "Version": 2, "Report": 0, "MsgType": 8, "Expiry": -1, "Feedback": 0, "Encoding": 546, "CodedCharSetId": 819,
    "Format": "MQSTR", "Priority": 0, "Persistence": 1, "MsgId": b"AMQ QM1", "CorrelId": b"", "BackoutCount": 0,
    "ReplyToQ": "", "ReplyToQMgr": "QM1", "UserIdentifier": "app", "AccountingToken": b"", "ApplIdentityData": "",
    "PutApplType": 28, "PutApplName": "it's 'a : b'", "PutDate": "20191017", "PutTime": "16024736",
    "ApplOriginData": "", "GroupId": b"", "MsgSeqNumber": 1, "Offset": 0, "MsgFlags": 0, "OriginalLength": -1,
}  # fmt: skip
SIZES = {
    "Format": 8, "MsgId": 24, "CorrelId": 24, "ReplyToQ": 48, "ReplyToQMgr": 48, "UserIdentifier": 12,
    "AccountingToken": 32, "ApplIdentityData": 32, "PutApplName": 28, "PutDate": 8, "PutTime": 8, "ApplOriginData": 4,
    "GroupId": 24,
}  # fmt: skip
LAYOUT = """****Message descriptor****

  StrucId  : 'MD  '  Version : {Version}
  Report   : {Report}  MsgType : {MsgType}
  Expiry   : {Expiry}  Feedback : {Feedback}
  Encoding : {Encoding}  CodedCharSetId : {CodedCharSetId}
  Format : '{Format}'
  Priority : {Priority}  Persistence : {Persistence}
  MsgId : X'{MsgId}'
  CorrelId : X'{CorrelId}'
  BackoutCount : {BackoutCount}
  ReplyToQ       : '{ReplyToQ}'
  ReplyToQMgr    : '{ReplyToQMgr}'
  ** Identity Context
  UserIdentifier : '{UserIdentifier}'
  AccountingToken :
   X'{AccountingToken}'
  ApplIdentityData : '{ApplIdentityData}'
  ** Origin Context
  PutApplType    : '{PutApplType}'
  PutApplName    : '{PutApplName}'
  PutDate  : '{PutDate}'    PutTime  : '{PutTime}'
  ApplOriginData : '{ApplOriginData}'

  GroupId : X'{GroupId}'
  MsgSeqNumber   : '{MsgSeqNumber}'
  Offset         : '{Offset}'
  MsgFlags       : '{MsgFlags}'
  OriginalLength : '{OriginalLength}'
"""
TOP = "AMQSBCG0 - starts here\n**********************\n \n MQOPEN - 'Q1'\n \n \n"
BOTTOM = "\n \n \n No more messages \n MQCLOSE\n MQDISC\n"


def browsed(messages: Iterable[tuple[bytes, Mapping[str, object]]], properties: str = "") -> bytes:
    """Return the output for messages with fields of their descriptors other than FIELDS."""
    parts = []
    for number, (data, own) in enumerate(messages, start=1):
        values = {name: _written(name, value) for name, value in {**FIELDS, **own}.items()}
        lines = "\n".join(_line(data, at) for at in range(0, len(data) or 1, 16))
        listed = f" \n****Message properties****\n\n{properties}\n" if properties else ""
        parts.append(
            f" MQGET of message number {number}, CompCode:0 Reason:0\n{LAYOUT.format(**values)}{listed} \n"
            f"****   Message      ****\n \n length - {len(data)} of {len(data)} bytes\n \n{lines}"
        )
    return (TOP + "\n \n \n".join(parts) + BOTTOM).encode("latin-1")


def _written(name: str, value: object) -> object:
    if isinstance(value, bytes):
        return value.ljust(SIZES[name], b"\0").hex().upper()
    return value.ljust(SIZES[name]) if isinstance(value, str) else value


def _line(data: bytes, at: int) -> str:
    octets = data[at : at + 16]
    pairs = "".join(f" {octets[pair : pair + 2].hex().upper():4}" for pair in range(0, 16, 2))
    text = "".join(chr(one) if 32 <= one < 127 else "." for one in octets)
    return f"{at:08X}: {pairs} '{text:16}'"
