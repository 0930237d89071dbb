"""TCP segments and UDP datagrams of packets, by the specifications of their headers in `ksy/net`.

Each specification is run over a whole batch, and gives the next one its payloads.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.compute as pc

from ksyspark.decoder import DecodeOptions, Decoder, Params
from ksyspark.display import show_count
from ksyspark.errors import Failure
from ksyspark.formats import find_format
from ksyspark.io.spans import Flags, Positions, flags_of
from ksyspark.layout.projection import Choice
from ksyspark.reader.capture.packets import Packets, lengths_of, numbers_of
from ksyspark.reader.messages import Messages, reject

TCP, UDP = 6, 17
LEN_KEY = 19
"""Bytes of an endpoint in a key: version of IP, address filled up to 16 bytes, port."""

_IPV4, _IPV6 = 0x0800, 0x86DD
_LINKS = frozenset({0, 1, 12, 14, 101, 108, 113, 228, 229, 276})
# What may carry packets of IP and is not looked into: by the number in a frame, and by the protocol in a packet.
_FRAMES = {0x8847: "MPLS", 0x8848: "MPLS", 0x8864: "PPPoE", 0x88E5: "MACsec", 0x894F: "NSH"}
_PACKETS = {4: "IP in IP", 41: "IPv6 in IP", 47: "GRE", 50: "ESP"}
_IP: tuple[Choice, ...] = (
    "version",
    ("header", (("ipv4", ("source", "destination")), ("ipv6", ("source", "destination")))),
    *("payload", "protocol", "len_header", "len_declared", "is_fragment"),
)
_TCP: tuple[Choice, ...] = (
    *("source_port", "destination_port", "sequence_number", "acknowledgment_number", "data_offset"),
    *("ack", "rst", "syn", "fin", "payload"),
)
_UDP: tuple[Choice, ...] = ("source_port", "destination_port", "len_datagram", "payload")

_Bytes = npt.NDArray[np.uint8]
_Rows = TypeVar("_Rows", pa.Array, pa.RecordBatch)


@dataclass(frozen=True, slots=True)
class Segments:
    """Segments of TCP, or datagrams of UDP, in the order of the capture.

    `senders` and `receivers` are endpoints as rows of LEN_KEY bytes. `payloads` are the bytes that were kept, and
    `declared` how many the headers say there were. `times` are the packet's, `offsets` and `lengths` those of its
    record in the file, in bytes. Sequence numbers and flags are 0 and false for UDP.
    """

    senders: _Bytes
    receivers: _Bytes
    sequence: Positions
    acknowledged: Positions
    has_ack: Flags
    is_syn: Flags
    is_fin: Flags
    is_reset: Flags
    payloads: pa.Array
    declared: Positions
    times: Positions
    offsets: Positions
    lengths: Positions

    def __len__(self) -> int:
        return len(self.payloads)


@dataclass(frozen=True, slots=True)
class Read:
    """What was found in packets; `refused` are packets and fragments, `left_out` all places that these stand for."""

    tcp: Segments
    udp: Segments
    refused: tuple[Messages, ...]
    left_out: "Places"


Places = list[tuple[Positions, Positions]]
"""Offsets and lengths of records in a file, in bytes."""

# Ports of the web: what else goes there is not told, where the capture has messages.
_WEB_PORTS = (80, 443)
# In a request for WebSocket, and in the protocols that a client of TLS offers.
_SIGNS = ("sec-websocket-protocol: mqtt", "\x04mqtt")


@dataclass(slots=True)
class _UnreadPort:
    """The segments of TCP at a port that is not read: the first, how many there are, SYNs of clients, and bytes."""

    first: Packets
    segments: int = 0
    opened: int = 0
    num_bytes: int = 0
    is_known: bool = False


class HeaderReader:
    """Read the headers of packets and keep those of some ports. Packets of other protocols are left out.

    What is at `unread_ports`, where messages go through TLS or WebSocket, is counted, and so are links and tunnels that
    are not read: all of a kind in a batch are one refusal.
    """

    def __init__(self, ports: tuple[int, ...], unread_ports: tuple[int, ...]) -> None:
        self._ports = np.array(ports)
        self._unread_ports = tuple(port for port in unread_ports if port not in ports)
        self._unread: dict[int, _UnreadPort] = {}
        self._refused: list[Messages] = []
        self._has_segments = False
        self._link = _decoder("link_frame", ("payload", "ether_type"))
        self._ip = _decoder("ip_packet", _IP)
        self._tcp = _decoder("tcp_segment", _TCP)
        self._udp = _decoder("udp_datagram", _UDP)

    def read(self, packets: Packets) -> Read:
        self._refused = list(packets.refused)
        left_out: Places = [(record.offsets, record.lengths) for record in self._refused]
        unknown = sorted(set(packets.link_types.tolist()) - _LINKS)
        names = {link: f"link type {link}" for link in unknown}
        left_out.append(self._refuse_kinds(packets, packets.link_types, names, "link_type"))
        packets = packets.take(np.flatnonzero(~np.isin(packets.link_types, unknown))) if unknown else packets
        links = packets.link_types
        # One value for all where all have the same.
        of_links = int(links[0]) if len(links) and (links == links[0]).all() else links.tolist()
        packets, link = self._decoded(self._link, packets, packets.data, {"link_type": of_links})
        ether_types = numbers_of(link.column("ether_type"))
        left_out.append(self._refuse_kinds(packets, ether_types, _FRAMES, "ether_type"))
        rows = np.flatnonzero(np.isin(ether_types, (_IPV4, _IPV6)))
        payloads = _taken(link.column("payload"), rows)
        packets, ip = self._decoded(self._ip, packets.take(rows), payloads, {})
        protocols = numbers_of(ip.column("protocol"))
        left_out.append(self._refuse_kinds(packets, protocols, _PACKETS, "protocol"))
        whole = self._without_fragments(packets, ip, protocols)
        tcp = self._segments(packets, ip, np.flatnonzero(whole & (protocols == TCP)), self._tcp)
        udp = self._segments(packets, ip, np.flatnonzero(whole & (protocols == UDP)), self._udp)
        left_out += [(record.offsets, record.lengths) for record in self._refused]
        return Read(tcp, udp, tuple(self._refused), left_out)

    def unread(self) -> tuple[Messages, ...]:
        """Return a refusal for each port that is not read and at which bytes were sent: it tells how much.

        Of the ports of the web there is one only where nothing else was read, or a packet says that it is of use here.
        """
        self._refused = []
        for port, counted in sorted(self._unread.items()):
            is_told = port not in _WEB_PORTS or counted.is_known or not self._has_segments
            if is_told and counted.num_bytes:
                counts = f"{show_count(counted.segments, 'packet')}, {show_count(counted.num_bytes, 'byte')}"
                opened = show_count(counted.opened, "connection")
                reason = f"port {port}: TLS (or WebSocket), not read: {counts}, {opened} opened"
                self._refuse(counted.first, 0, Failure("tcp_segment", 0, reason))
        return tuple(self._refused)

    def _count_unread(self, packets: Packets, segment: pa.RecordBatch, ports: list[Positions]) -> None:
        payloads = segment.column("payload")
        for port in self._unread_ports:
            rows = np.flatnonzero((ports[0] == port) | (ports[1] == port))
            if not len(rows):
                continue
            counted = self._unread.setdefault(port, _UnreadPort(packets.take(rows[:1])))
            counted.segments += len(rows)
            counted.opened += int((flags_of(segment.column("syn")) & ~flags_of(segment.column("ack")))[rows].sum())
            sent = payloads.take(pa.array(rows))
            counted.num_bytes += int(pc.sum(pc.binary_length(sent)).as_py())
            shows = (pc.any(pc.match_substring(sent, sign, ignore_case=True)).as_py() for sign in _SIGNS)
            counted.is_known = counted.is_known or any(shows)

    def _refuse_kinds(
        self, packets: Packets, kinds: Positions, names: Mapping[int, str], field: str
    ) -> tuple[Positions, Positions]:
        """Refuse packets of the kinds that have names: all of a kind with one reject. Return their places."""
        rows = np.flatnonzero(np.isin(kinds, list(names)))
        for kind, count in sorted(Counter(kinds[rows].tolist()).items()):
            reason = f"frames of {names[kind]} are not read; {show_count(count, 'frame')} left out here"
            self._refuse(packets, int(np.flatnonzero(kinds == kind)[0]), Failure(field, 0, reason))
        return packets.offsets[rows], packets.lengths[rows]

    def _decoded(
        self, decoder: Decoder, packets: Packets, messages: pa.Array, params: Params
    ) -> tuple[Packets, pa.RecordBatch]:
        """Decode a layer; return the packets and columns of those that could be read."""
        decoded = decoder.decode(messages, params)
        if not decoded.failures:
            return packets, decoded.columns
        for row, failure in sorted(decoded.failures.items()):
            reason = f"{decoder.layout.name}: {failure.reason}"
            self._refuse(packets, row, replace(failure, reason=reason))
        good = np.delete(np.arange(len(packets)), list(decoded.failures))
        return packets.take(good), decoded.columns.take(pa.array(good))

    def _without_fragments(self, packets: Packets, ip: pa.RecordBatch, protocols: Positions) -> Flags:
        """Return which packets are no fragments; those of TCP and UDP are refused."""
        pieces = flags_of(ip.column("is_fragment"))
        for row in np.flatnonzero(pieces & np.isin(protocols, (TCP, UDP))).tolist():
            kind = "TCP" if protocols[row] == TCP else "UDP"
            failure = Failure("ip_packet", 0, f"a fragment of a packet with {kind}: fragments are not put together")
            self._refuse(packets, row, failure)
        return ~pieces

    def _segments(self, packets: Packets, ip: pa.RecordBatch, rows: Positions, decoder: Decoder) -> Segments:
        taken, segment = self._decoded(decoder, packets.take(rows), _taken(ip.column("payload"), rows), {})
        if len(taken) < len(rows):
            rows = rows[np.isin(packets.numbers[rows], taken.numbers)]
        ports = [numbers_of(segment.column(name)) for name in ("source_port", "destination_port")]
        chosen = np.flatnonzero(np.isin(ports[0], self._ports) | np.isin(ports[1], self._ports))
        self._has_segments = self._has_segments or len(chosen) > 0
        if decoder is self._tcp:
            self._count_unread(taken, segment, ports)
        return _segments_of(taken.take(chosen), _taken(ip, rows[chosen]), _taken(segment, chosen))

    def _refuse(self, packets: Packets, row: int, failure: Failure) -> None:
        place = (int(packets.offsets[row]), int(packets.lengths[row]), int(packets.numbers[row]))
        self._refused.append(reject(None, *place, failure, packets.data[row].as_py()))


def _taken(values: _Rows, rows: Positions) -> _Rows:
    """Return rows that ascend; all of them without a copy."""
    return values if len(rows) == len(values) else values.take(pa.array(rows))


def _segments_of(packets: Packets, ip: pa.RecordBatch, segment: pa.RecordBatch) -> Segments:
    payloads = segment.column("payload")
    kept = lengths_of(payloads)
    senders, receivers = (
        _endpoints(ip, name, numbers_of(segment.column(f"{name}_port"))) for name in ("source", "destination")
    )
    if "sequence_number" in segment.schema.names:
        length = numbers_of(ip.column("len_declared"))
        headers: Positions | int = numbers_of(ip.column("len_header")) + 4 * numbers_of(segment.column("data_offset"))
        sequence, acknowledged = (
            numbers_of(segment.column(name)) for name in ("sequence_number", "acknowledgment_number")
        )
        has_ack, is_syn, is_fin, is_reset = (flags_of(segment.column(name)) for name in ("ack", "syn", "fin", "rst"))
    else:
        length, headers = numbers_of(segment.column("len_datagram")), 8
        sequence = acknowledged = np.zeros(len(packets), np.int64)
        has_ack = is_syn = is_fin = is_reset = np.zeros(len(packets), np.bool_)
    return Segments(
        senders,
        receivers,
        sequence,
        acknowledged,
        has_ack,
        is_syn,
        is_fin,
        is_reset,
        payloads,
        np.maximum(np.where(length == 0, kept, length - headers), kept),
        packets.times,
        packets.offsets,
        packets.lengths,
    )


def _endpoints(ip: pa.RecordBatch, name: str, ports: Positions) -> _Bytes:
    rows = np.zeros((len(ports), LEN_KEY), np.uint8)
    versions = numbers_of(ip.column("version"))
    rows[:, 0] = versions
    header = ip.column("header")
    for version, length in ((4, 4), (6, 16)):
        at = np.flatnonzero(versions == version)
        if len(at):
            addresses = pc.struct_field(pc.struct_field(header, f"ipv{version}"), name).take(pa.array(at))
            every = pa.ListArray.from_arrays(pa.array([0, len(at)], pa.int32()), addresses)
            joined = pc.binary_join(every, pa.scalar(b"", addresses.type))[0].as_buffer()
            rows[at, 1 : 1 + length] = np.frombuffer(joined, np.uint8).reshape(len(at), length)
    rows[:, 17], rows[:, 18] = ports >> 8, ports & 0xFF
    return rows


def _decoder(name: str, columns: tuple[Choice, ...]) -> Decoder:
    return find_format(name).decoder(DecodeOptions(columns=columns, enums_as_ints=True))
