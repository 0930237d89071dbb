# Generated from ksy/sas/sas_mq_correlation_id.ksy by `ksyspark generate`; do not edit.
"""Spark schema of sas_mq_correlation_id: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import BinaryType, BooleanType, LongType, StructField, StructType

SAS_MQ_CORRELATION_ID = StructType(
    [
        StructField('base', BinaryType(), True, {'comment': 'What all messages of an attachment have in common. Bytes, never text.', 'ksy.type': 'bytes', 'ksy.orig_id': 'attachment correlid'}),
        StructField('zero', BinaryType(), True, {'comment': 'Four bytes before a number at the end; zero.', 'ksy.type': 'bytes'}),
        StructField('number', LongType(), True, {'comment': 'The number of the message.', 'ksy.type': 'number', 'ksy.orig_id': 'sequence number'}),
        StructField('pad', BinaryType(), True, {'comment': 'The four bytes left over on MQ; nothing on MSMQ.', 'ksy.type': 'bytes'}),
        StructField('is_late', BooleanType(), True, {'comment': 'The number was read from the last four of 24 bytes.', 'ksy.type': 'value'}),
        StructField('is_be', BooleanType(), True, {'comment': 'Whether the number was read with its most significant byte first.', 'ksy.type': 'value'}),
        StructField('is_number_alone', BooleanType(), True, {'comment': 'The other four bytes are zero, or there are none. If not, another reading holds.', 'ksy.type': 'value'}),
    ]
)

SAS_MQ_CORRELATION_ID__NUMBER = StructType(
    [
        StructField('value', LongType(), True, {'comment': '0 for the count message and for plain ids, else 1 and up.', 'ksy.type': 'u4', 'ksy.orig_id': 'sequence number'}),
    ]
)

SCHEMA = SAS_MQ_CORRELATION_ID

TYPES = {
    'sas_mq_correlation_id': SAS_MQ_CORRELATION_ID,
    'sas_mq_correlation_id::number': SAS_MQ_CORRELATION_ID__NUMBER,
}
