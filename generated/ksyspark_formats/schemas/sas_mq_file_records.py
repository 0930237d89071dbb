# Generated from ksy/sas/sas_mq_file_records.ksy by `ksyspark generate`; do not edit.
"""Spark schema of sas_mq_file_records: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import ArrayType, BinaryType, BooleanType, IntegerType, LongType, StructField, StructType

SAS_MQ_STRING__LENGTH = StructType(
    [
        StructField('narrow', IntegerType(), True, {'comment': 'The length, where it has 4 bytes. [byte]', 'ksy.type': 's4', 'ksy.unit': 'byte'}),
        StructField('wide', LongType(), True, {'comment': 'The length, where it has 8 bytes. [byte]', 'ksy.type': 's8', 'ksy.unit': 'byte'}),
        StructField('value', LongType(), True, {'comment': 'The length. [byte]', 'ksy.type': 'value', 'ksy.unit': 'byte'}),
    ]
)

SAS_MQ_FILE_RECORDS__RECORD = StructType(
    [
        StructField('len_data', SAS_MQ_STRING__LENGTH, True, {'comment': 'Number of bytes of the record; 0 for an empty one. [byte]', 'ksy.type': 'sas_mq_string::length', 'ksy.orig_id': 'size of logical record', 'ksy.unit': 'byte'}),
        StructField('data', BinaryType(), True, {'comment': 'The record, in the character set of the sender if it is text.', 'ksy.type': 'bytes', 'ksy.orig_id': 'actual record'}),
    ]
)

SAS_MQ_FILE_RECORDS = StructType(
    [
        StructField('records', ArrayType(SAS_MQ_FILE_RECORDS__RECORD, True), True, {'comment': 'The records in order.', 'ksy.type': 'record, repeated'}),
        StructField('first_word', BinaryType(), True, {'comment': 'The first four bytes; nothing in a shorter body.', 'ksy.type': 'bytes'}),
        StructField('second_word', BinaryType(), True, {'comment': 'The four bytes behind them; nothing in a shorter body.', 'ksy.type': 'bytes'}),
        StructField('is_be', BooleanType(), True, {'comment': 'Whether lengths were read with their most significant byte first: as `byte_order` says, else as `encoding` says, else the order that makes the first length smaller. Where that is 0, the bytes do not tell.', 'ksy.type': 'value'}),
    ]
)

SCHEMA = SAS_MQ_FILE_RECORDS

TYPES = {
    'sas_mq_string::length': SAS_MQ_STRING__LENGTH,
    'sas_mq_file_records::record': SAS_MQ_FILE_RECORDS__RECORD,
    'sas_mq_file_records': SAS_MQ_FILE_RECORDS,
}
