# Generated from ksy/sas/sas_mq_file_records.ksy by `ksyspark generate`; do not edit.
"""Spark schema of sas_mq_file_records: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import ArrayType, BinaryType, BooleanType, LongType, StructField, StructType

SAS_MQ_FILE_RECORDS__RECORD = StructType(
    [
        StructField('data', BinaryType(), True, {'comment': 'The record, in the character set of the sender if it is text.', 'ksy.type': 'bytes', 'ksy.orig_id': 'actual record'}),
    ]
)

SAS_MQ_FILE_RECORDS = StructType(
    [
        StructField('records', ArrayType(SAS_MQ_FILE_RECORDS__RECORD, True), True, {'comment': 'The records in order.', 'ksy.type': 'record, repeated'}),
        StructField('is_be', BooleanType(), True, {'comment': 'Whether lengths were read with their most significant byte first: as `byte_order` says, else as `encoding` says, else the order that makes the first length smaller. Where that is 0, the bytes do not tell.', 'ksy.type': 'value'}),
    ]
)

SAS_MQ_STRING__LENGTH = StructType(
    [
        StructField('value', LongType(), True, {'comment': 'The length. [byte]', 'ksy.type': 'value', 'ksy.unit': 'byte'}),
    ]
)

SCHEMA = SAS_MQ_FILE_RECORDS

TYPES = {
    'sas_mq_file_records::record': SAS_MQ_FILE_RECORDS__RECORD,
    'sas_mq_file_records': SAS_MQ_FILE_RECORDS,
    'sas_mq_string::length': SAS_MQ_STRING__LENGTH,
}
