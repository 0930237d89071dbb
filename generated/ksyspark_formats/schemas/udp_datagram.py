# Generated from ksy/net/udp_datagram.ksy by `ksyspark generate`; do not edit.
"""Spark schema of udp_datagram: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import BinaryType, IntegerType, StructField, StructType

UDP_DATAGRAM = StructType(
    [
        StructField('source_port', IntegerType(), True, {'comment': 'Port of the sender; 0 where it wants no answer.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Source Port'}),
        StructField('destination_port', IntegerType(), True, {'comment': 'Port of the receiver.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Destination Port'}),
        StructField('len_datagram', IntegerType(), True, {'comment': 'Bytes of header and data; 0 where there are more than the number can hold. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'Length', 'ksy.unit': 'byte'}),
        StructField('checksum', IntegerType(), True, {'comment': 'Check sum, not judged; 0 where the sender made none.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Checksum'}),
        StructField('payload', BinaryType(), True, {'comment': 'The data, as far as it is there.', 'ksy.type': 'bytes', 'ksy.orig_id': 'data octets'}),
    ]
)

SCHEMA = UDP_DATAGRAM

TYPES = {
    'udp_datagram': UDP_DATAGRAM,
}
