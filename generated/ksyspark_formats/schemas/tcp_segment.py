# Generated from ksy/net/tcp_segment.ksy by `ksyspark generate`; do not edit.
"""Spark schema of tcp_segment: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import BinaryType, BooleanType, ByteType, IntegerType, LongType, StructField, StructType

TCP_SEGMENT = StructType(
    [
        StructField('source_port', IntegerType(), True, {'comment': 'Port of the sender.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Source Port'}),
        StructField('destination_port', IntegerType(), True, {'comment': 'Port of the receiver.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Destination Port'}),
        StructField('sequence_number', LongType(), True, {'comment': "Number of the first byte of data in the sender's stream, modulo 2 to the 32nd; with SYN the number before it.", 'ksy.type': 'u4be', 'ksy.orig_id': 'Sequence Number'}),
        StructField('acknowledgment_number', LongType(), True, {'comment': 'Number of the next byte that the sender expects, where ACK is set.', 'ksy.type': 'u4be', 'ksy.orig_id': 'Acknowledgment Number'}),
        StructField('data_offset', ByteType(), True, {'comment': 'Length of the header in words of four bytes.', 'ksy.type': 'b4', 'ksy.orig_id': 'Data Offset'}),
        StructField('reserved', ByteType(), True, {'comment': 'Without meaning, 0.', 'ksy.type': 'b4', 'ksy.orig_id': 'Rsrvd'}),
        StructField('cwr', BooleanType(), True, {'comment': 'The sender has slowed down.', 'ksy.type': 'b1', 'ksy.orig_id': 'CWR'}),
        StructField('ece', BooleanType(), True, {'comment': 'The network reported congestion.', 'ksy.type': 'b1', 'ksy.orig_id': 'ECE'}),
        StructField('urg', BooleanType(), True, {'comment': 'The urgent pointer counts.', 'ksy.type': 'b1', 'ksy.orig_id': 'URG'}),
        StructField('ack', BooleanType(), True, {'comment': 'The acknowledgment number counts.', 'ksy.type': 'b1', 'ksy.orig_id': 'ACK'}),
        StructField('psh', BooleanType(), True, {'comment': 'The receiver shall hand its data on.', 'ksy.type': 'b1', 'ksy.orig_id': 'PSH'}),
        StructField('rst', BooleanType(), True, {'comment': 'The connection is broken off.', 'ksy.type': 'b1', 'ksy.orig_id': 'RST'}),
        StructField('syn', BooleanType(), True, {'comment': 'The stream begins; it takes one sequence number.', 'ksy.type': 'b1', 'ksy.orig_id': 'SYN'}),
        StructField('fin', BooleanType(), True, {'comment': 'The stream ends behind this segment; it takes one sequence number.', 'ksy.type': 'b1', 'ksy.orig_id': 'FIN'}),
        StructField('window', IntegerType(), True, {'comment': 'How much the sender of the segment is ready to receive, not yet scaled.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Window'}),
        StructField('checksum', IntegerType(), True, {'comment': 'Check sum, not judged.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Checksum'}),
        StructField('urgent_pointer', IntegerType(), True, {'comment': 'Where urgent data ends, where URG is set.', 'ksy.type': 'u2be', 'ksy.orig_id': 'Urgent Pointer'}),
        StructField('options', BinaryType(), True, {'comment': 'Options, not looked into.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Options'}),
        StructField('payload', BinaryType(), True, {'comment': "Bytes of the sender's stream.", 'ksy.type': 'bytes', 'ksy.orig_id': 'Data'}),
    ]
)

SCHEMA = TCP_SEGMENT

TYPES = {
    'tcp_segment': TCP_SEGMENT,
}
