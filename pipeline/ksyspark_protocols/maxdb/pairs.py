"""Requests paired with their replies: by times, or, in streams without times, by numbers and by what they say."""

import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from ksyspark_protocols.maxdb.packets import Message, Segment
from ksyspark_protocols.maxdb.sessions import PARSED_AGAIN, ParseKey, parse_key_of

MOST_WAITING = 64
"""Requests or replies that wait for the other side, and pairs of a stream that wait for what follows them."""
_AHEAD = 8

_Parsed = tuple[str | None, int | None]
"""The verb of a parsed statement, and the bytes of a row that it gives; None where LONG values make it longer."""

Pair = tuple[Message | None, Message | None, bool]
"""A request and its reply, None for one that was not seen; and whether the reply may be that of another request."""


@dataclass(slots=True)
class TimedPairs:
    """Pair the requests and replies of a connection, which come in the order of their times.

    One request is open at a time, and the next reply answers it. From the beginning of a connection on, the n-th reply
    answers the n-th request, even where packets of a capture come in another order. Where messages are lost, or the
    beginning was not seen, times decide: a reply answers the last request before it, which is in doubt where both
    directions lack messages between the two. Once a request that was sent behind what is missing has its reply, the
    next replies answer the next requests again.
    """

    _in_step: bool = False
    _requests: deque[Message] = field(default_factory=deque)
    _replies: deque[Message] = field(default_factory=deque)
    _before_loss: int = 0
    _lost: set[bool] = field(default_factory=set)
    _found: list[Pair] = field(default_factory=list)

    def connect(self, *, is_request: bool) -> None:
        """Note a message that opens a session, or that answers it: a request to connect begins a connection."""
        self._in_step |= is_request and not self._requests and not self._replies

    def lost(self, *, is_request: bool) -> None:
        """Note that messages are missing here: behind lost replies only the last request may still be answered."""
        self._found += self._without_request() if is_request else self._without_reply(kept=1)
        self._in_step, self._before_loss = False, len(self._requests)
        self._lost.add(is_request)

    def request(self, message: Message) -> None:
        if not self._in_step and not self._replies:
            self._found += self._without_reply()
            self._lost.discard(True)
        self._requests.append(message)
        self._match()

    def reply(self, message: Message) -> None:
        self._replies.append(message)
        self._match()
        if not self._in_step:
            self._found += self._without_request()

    def take(self) -> list[Pair]:
        """Return the pairs that are complete since the last call."""
        pairs, self._found = self._found, []
        return pairs

    def rest(self, *, is_released: bool) -> list[Pair]:
        """Return the remaining pairs; `is_released` says whether the client ended the session."""
        return [*self.take(), *self._without_reply(), *self._without_request()]

    def _match(self) -> None:
        """Pair what waits on both sides; give up on the other side where many wait: a capture may have one alone."""
        while self._requests and self._replies:
            self._found.append((self._requests.popleft(), self._replies.popleft(), len(self._lost) > 1))
            self._lost.clear()
            self._in_step |= not self._before_loss
            self._before_loss = max(self._before_loss - 1, 0)
        if max(len(self._requests), len(self._replies)) > MOST_WAITING:
            self._found += [*self._without_reply(), *self._without_request()]

    def _without_reply(self, kept: int = 0) -> Iterator[Pair]:
        """Take the requests that wait out, but for the last `kept`."""
        while len(self._requests) > kept:
            self._before_loss = max(self._before_loss - 1, 0)
            yield self._requests.popleft(), None, False

    def _without_request(self) -> Iterator[Pair]:
        while self._replies:
            yield None, self._replies.popleft(), False


@dataclass(slots=True)
class StreamPairs:
    """Pair the requests and replies of two streams without times: the n-th reply answers the n-th request.

    What they say must fit; where it does not, messages are missing. Then those are left alone that let the next ones
    fit best, and the pairs before are in doubt as far back as each reply would fit its neighbour as well. A message
    that could not be read, or that is neither request nor reply, is None, and keeps its place.
    """

    _requests: deque[Message | None] = field(default_factory=deque)
    _replies: deque[Message | None] = field(default_factory=deque)
    _held: list[Pair] = field(default_factory=list)
    _found: list[Pair] = field(default_factory=list)
    _parsed: dict[ParseKey, _Parsed] = field(default_factory=dict)

    def connect(self, *, is_request: bool) -> None:
        (self._requests if is_request else self._replies).append(None)
        self._match()

    lost = connect

    def request(self, message: Message) -> None:
        self._requests.append(message)
        self._match()

    def reply(self, message: Message) -> None:
        self._replies.append(message)
        self._match()

    def take(self) -> list[Pair]:
        """Return the pairs that no later message changes, since the last call."""
        pairs, self._found = self._found, []
        return [pair for pair in pairs if pair[:2] != (None, None)]

    def rest(self, *, is_released: bool) -> list[Pair]:
        """Return the remaining pairs. One request may wait for its reply at the end, but not of a released session."""
        self._match(is_last=True)
        requests, replies = len(self._requests), len(self._replies)
        if replies or requests > (not is_released):
            self._doubt(requests - replies)
        self._leave(requests, replies)
        self._give_out(kept=0)
        return self.take()

    def _match(self, *, is_last: bool = False) -> None:
        """Pair what waits on both sides; what does not fit waits for the next ones, unless these are the last."""
        while self._requests and self._replies:
            lengths = len(self._requests), len(self._replies)
            if self._fit(self._requests[0], self._replies[0]) >= 0:
                self._hold(self._requests.popleft(), self._replies.popleft())
            elif is_last or min(lengths) > 2 * _AHEAD or max(lengths) > MOST_WAITING:
                requests, replies = self._alone()
                self._doubt(requests - replies)
                self._leave(requests, replies)
            else:
                return
        if max(len(self._requests), len(self._replies)) > MOST_WAITING:
            self._leave(len(self._requests), len(self._replies))

    def _alone(self) -> tuple[int, int]:
        """Return how many requests or replies have no other side, so that the next ones fit best."""
        requests, replies = list(self._requests), list(self._replies)

        def worth(alone: tuple[int, int]) -> int:
            both = zip(requests[alone[0] :][:_AHEAD], replies[alone[1] :][:_AHEAD], strict=False)
            return sum(self._fit(*pair) for pair in both)

        more = (sides for count in range(2, _AHEAD + 1) for sides in ((count, 0), (0, count)))
        return max(((1, 0), (0, 1), (1, 1), *more), key=worth)

    def _doubt(self, skipped: int) -> None:
        """Mark the pairs that may lack so many replies (below 0: requests) already, as far back as they fit so too."""
        requests = [*(pair[0] for pair in self._held), *self._requests]
        replies = [*(pair[1] for pair in self._held), *self._replies]
        for at in reversed(range(len(self._held) * bool(skipped))):
            is_whole = requests[at] is not None and replies[at] is not None
            if not is_whole or self._fit(requests[at + max(skipped, 0)], replies[at + max(-skipped, 0)]) < 0:
                break
            self._held[at] = (requests[at], replies[at], True)

    def _leave(self, requests: int, replies: int) -> None:
        """Leave so many messages without their other side."""
        for _ in range(requests):
            self._held.append((self._requests.popleft(), None, False))
        for _ in range(replies):
            self._held.append((None, self._replies.popleft(), False))
        self._give_out()

    def _hold(self, request: Message | None, reply: Message | None) -> None:
        if request is not None and reply is not None:
            for asked, answered in zip(request.segments, reply.segments, strict=False):
                for parse_id in answered.bodies.get("parsid") or () if _verb_of(asked) else ():
                    self._parsed[parse_key_of(parse_id)] = _parsed(asked, answered)
        self._held.append((request, reply, False))
        self._give_out()

    def _give_out(self, kept: int = MOST_WAITING) -> None:
        count = max(len(self._held) - kept, 0)
        self._found += self._held[:count]
        del self._held[:count]

    def _fit(self, request: Message | None, reply: Message | None) -> int:
        """Tell by what both say whether a reply answers a request: 1 it may, -1 it does not, 0 they do not tell."""
        if request is None or reply is None:
            return 0
        if len(reply.segments) > len(request.segments):
            return -1
        fits = [self._segments_fit(*both) for both in zip(request.segments, reply.segments, strict=False)]
        return -1 if -1 in fits else max(fits, default=0)

    def _segments_fit(self, asked: Segment, answered: Segment) -> int:
        kind, told = (asked.request or {}).get("message_type"), answered.reply or {}
        key = next(map(parse_key_of, asked.bodies.get("parsid") or ()), None)
        parsed_verb, row_bytes = self._parsed.get(key, (kind, None)) if key else (kind, None)
        verb = _verb_of(asked) or (parsed_verb if kind == "execute" else kind)
        match = _FUNCTION.match(told.get("function_code") or "")
        is_parse = "parsid" in answered.bodies and told.get("returncode") != PARSED_AGAIN
        if (match and verb in _VERBS and verb != match[1]) or (is_parse and kind in ("execute", "putval", "getval")):
            return -1
        is_described = "shortinfo" in answered.bodies or "output_cols_no_parameter" in answered.bodies
        width = None if is_described else row_bytes
        if width and any(len(part.body) != part.count * width for part in answered.all("data")):
            return -1
        return int(match is not None and verb == match[1])


_VERBS = "select insert update delete fetch commit rollback connect drop create alter close putval getval".split()
_STATEMENT = re.compile(rf"\s*m?({'|'.join(_VERBS[:-2])})\b", re.IGNORECASE)
_FUNCTION = re.compile(rf"m?({'|'.join(_VERBS)})")


def _verb_of(segment: Segment) -> str | None:
    """Return the verb of a statement, in lower case, where the kernel's function code has the same one."""
    match = _STATEMENT.match(segment.bodies.get("command") or "")
    return match[1].lower() if match else None


def _parsed(asked: Segment, answered: Segment) -> _Parsed:
    """Return the verb of a parsed statement, and the bytes of a row that it gives."""
    entries = [one for one in answered.body("shortinfo") or () if one["io_type"] in ("output", "input_output")]
    has_longs = any((one["data_type"] or "").startswith("long") for one in entries)
    ends = [(one["bufpos"] or 1) - 1 + (one["in_out_len"] or 0) for one in entries]
    return _verb_of(asked), None if has_longs else max(ends, default=None)
