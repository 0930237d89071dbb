# Generated from ksy/net/ip_packet.ksy by `ksyspark generate`; do not edit.
"""Spark schema of ip_packet: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import ArrayType, BinaryType, BooleanType, ByteType, IntegerType, LongType, ShortType, StringType, StructField, StructType

IP_PACKET__IPV4 = StructType(
    [
        StructField('ihl', ByteType(), True, {'comment': 'Length of the header in words of four bytes.', 'ksy.type': 'b4', 'ksy.orig_id': 'IHL'}),
        StructField('type_of_service', ShortType(), True, {'comment': 'Class of the traffic.', 'ksy.type': 'u1', 'ksy.orig_id': 'Type of Service'}),
        StructField('total_length', IntegerType(), True, {'comment': 'Length of the packet, header included; 0 where it is not stated. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Total Length', 'ksy.unit': 'byte'}),
        StructField('identification', IntegerType(), True, {'comment': 'The same number in all fragments of a packet.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Identification'}),
        StructField('reserved', BooleanType(), True, {'comment': 'Without meaning, 0.', 'ksy.type': 'b1', 'ksy.orig_id': 'Flags, bit 0'}),
        StructField('dont_fragment', BooleanType(), True, {'comment': 'The packet may not be cut into fragments.', 'ksy.type': 'b1', 'ksy.orig_id': 'DF'}),
        StructField('more_fragments', BooleanType(), True, {'comment': 'Other fragments follow this one.', 'ksy.type': 'b1', 'ksy.orig_id': 'MF'}),
        StructField('fragment_offset', ShortType(), True, {'comment': 'Place of the fragment in the packet, in words of eight bytes.', 'ksy.type': 'b13', 'ksy.orig_id': 'Fragment Offset'}),
        StructField('time_to_live', ShortType(), True, {'comment': 'Routers that the packet may still pass.', 'ksy.type': 'u1', 'ksy.orig_id': 'Time to Live'}),
        StructField('protocol', ShortType(), True, {'comment': 'What the payload is.', 'ksy.type': 'u1', 'ksy.orig_id': 'Protocol'}),
        StructField('header_checksum', IntegerType(), True, {'comment': 'Check sum of the header, not judged.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Header Checksum'}),
        StructField('source', BinaryType(), True, {'comment': 'Address of the sender.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Source Address'}),
        StructField('destination', BinaryType(), True, {'comment': 'Address of the receiver.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Destination Address'}),
        StructField('options', BinaryType(), True, {'comment': 'Options, not looked into.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Options'}),
    ]
)

IP_PACKET__EXTENSION = StructType(
    [
        StructField('next_header', ShortType(), True, {'comment': 'What follows.', 'ksy.type': 'u1', 'ksy.orig_id': 'Next Header'}),
        StructField('len_extension', ShortType(), True, {'comment': 'Length in words of eight bytes without the first; of an authentication header in words of four without the first two. A fragment header has 0.', 'ksy.type': 'u1', 'ksy.orig_id': 'Hdr Ext Len'}),
        StructField('body', BinaryType(), True, {'comment': 'The rest of the header.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Header Specific Data'}),
        StructField('is_fragment', BooleanType(), True, {'comment': 'A fragment header with an offset, or behind which more fragments come.', 'ksy.type': 'value'}),
    ]
)

IP_PACKET__IPV6 = StructType(
    [
        StructField('traffic_class', ShortType(), True, {'comment': 'Class of the traffic.', 'ksy.type': 'b8', 'ksy.orig_id': 'Traffic Class'}),
        StructField('flow_label', IntegerType(), True, {'comment': 'Marks packets that belong together.', 'ksy.type': 'b20', 'ksy.orig_id': 'Flow Label'}),
        StructField('payload_length', IntegerType(), True, {'comment': 'Bytes behind the first 40, extension headers included; 0 where it is not stated. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Payload Length', 'ksy.unit': 'byte'}),
        StructField('next_header', ShortType(), True, {'comment': 'What follows, an extension header or the payload.', 'ksy.type': 'u1', 'ksy.orig_id': 'Next Header'}),
        StructField('hop_limit', ShortType(), True, {'comment': 'Routers that the packet may still pass.', 'ksy.type': 'u1', 'ksy.orig_id': 'Hop Limit'}),
        StructField('source', BinaryType(), True, {'comment': 'Address of the sender.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Source Address'}),
        StructField('destination', BinaryType(), True, {'comment': 'Address of the receiver.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Destination Address'}),
        StructField('extensions', ArrayType(IP_PACKET__EXTENSION, True), True, {'comment': 'Extension headers in their order.', 'ksy.type': 'extension, repeated'}),
    ]
)

IP_PACKET__UNKNOWN = StructType(
    [
    ]
)

IP_PACKET = StructType(
    [
        StructField('header', StructType([StructField('ipv4', IP_PACKET__IPV4, True), StructField('ipv6', IP_PACKET__IPV6, True), StructField('unknown', IP_PACKET__UNKNOWN, True)]), True, {'comment': 'The header of this version.', 'ksy.type': 'switch on version: ipv4, ipv6, unknown'}),
        StructField('payload', BinaryType(), True, {'comment': 'What the packet carries, as far as it is there.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Data'}),
        StructField('version', LongType(), True, {'comment': '4 or 6.', 'ksy.type': 'value'}),
        StructField('protocol', StringType(), True, {'comment': 'What the payload is.', 'ksy.type': 'value', 'ksy.enum': {'1': 'icmp', '6': 'tcp', '17': 'udp', '58': 'icmp_v6'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'1': 'Control messages of IPv4.', '6': 'A segment of TCP; see tcp_segment.', '17': 'A datagram of UDP; see udp_datagram.', '58': 'Control messages of IPv6.'}}),
        StructField('len_header', LongType(), True, {'comment': 'Bytes of the header with options or extension headers. [byte]', 'ksy.type': 'value', 'ksy.unit': 'byte'}),
        StructField('len_declared', LongType(), True, {'comment': 'Length of the whole packet as it tells. 0 where it does not, as in captures of machines that let the network card cut packets. [byte]', 'ksy.type': 'value', 'ksy.unit': 'byte'}),
        StructField('is_fragment', BooleanType(), True, {'comment': 'The packet is a piece of a longer one.', 'ksy.type': 'value'}),
    ]
)

SCHEMA = IP_PACKET

TYPES = {
    'ip_packet::ipv4': IP_PACKET__IPV4,
    'ip_packet::extension': IP_PACKET__EXTENSION,
    'ip_packet::ipv6': IP_PACKET__IPV6,
    'ip_packet::unknown': IP_PACKET__UNKNOWN,
    'ip_packet': IP_PACKET,
}
