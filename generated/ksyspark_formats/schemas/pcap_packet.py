# Generated from ksy/net/pcap_packet.ksy by `ksyspark generate`; do not edit.
"""Spark schema of pcap_packet: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import BinaryType, LongType, StructField, StructType

PCAP_PACKET__PACKET = StructType(
    [
        StructField('seconds', LongType(), True, {'comment': 'Seconds since 1970-01-01 00:00 UTC. [s]', 'ksy.type': 'u4', 'ksy.orig_id': 'Timestamp (Seconds)', 'ksy.unit': 's'}),
        StructField('fraction', LongType(), True, {'comment': "Microseconds or nanoseconds behind the second, as the file's header says.", 'ksy.type': 'u4', 'ksy.orig_id': 'Timestamp (Microseconds or nanoseconds)'}),
        StructField('len_data', LongType(), True, {'comment': 'Number of bytes that were kept. Programs keep at most 262 144; a larger number means that the file is damaged before it. [byte]', 'ksy.type': 'u4', 'ksy.orig_id': 'Captured Packet Length', 'ksy.unit': 'byte'}),
        StructField('original_len', LongType(), True, {'comment': 'Number of bytes that the packet had on the wire. [byte]', 'ksy.type': 'u4', 'ksy.orig_id': 'Original Packet Length', 'ksy.unit': 'byte'}),
        StructField('data', BinaryType(), True, {'comment': 'The packet from its link header on; see link_frame.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Packet Data'}),
    ]
)

PCAP_PACKET = StructType(
    [
        StructField('packet', PCAP_PACKET__PACKET, True, {'comment': 'All of the packet.', 'ksy.type': 'packet'}),
    ]
)

SCHEMA = PCAP_PACKET

TYPES = {
    'pcap_packet::packet': PCAP_PACKET__PACKET,
    'pcap_packet': PCAP_PACKET,
}
