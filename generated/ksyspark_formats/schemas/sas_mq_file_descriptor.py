# Generated from ksy/sas/sas_mq_file_descriptor.ksy by `ksyspark generate`; do not edit.
"""Spark schema of sas_mq_file_descriptor: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import BinaryType, BooleanType, LongType, StructField, StructType

SAS_MQ_FILE_DESCRIPTOR__NUMBERS = StructType(
    [
        StructField('logical_record_length', LongType(), True, {'comment': 'Longest record. Longer ones are no error (RECORD_LONGER_THAN_LRECL). [byte]', 'ksy.type': 'sas_mq_string::long', 'ksy.orig_id': 'logical record length', 'ksy.unit': 'byte'}),
        StructField('file_size', LongType(), True, {'comment': "Size of the file on the sender's machine, line ends included where it has some. [byte]", 'ksy.type': 'sas_mq_string::long', 'ksy.orig_id': 'size', 'ksy.unit': 'byte'}),
    ]
)

SAS_MQ_FILE_DESCRIPTOR = StructType(
    [
        StructField('file', SAS_MQ_FILE_DESCRIPTOR__NUMBERS, True, {'comment': 'The two numbers.', 'ksy.type': 'numbers'}),
        StructField('trailing_bytes', BinaryType(), True, {'comment': 'Bytes behind the two numbers; normally none (TRAILING_BYTES).', 'ksy.type': 'bytes'}),
        StructField('is_be', BooleanType(), True, {'comment': 'Whether the numbers were read with their most significant byte first: as `byte_order` says, else as `encoding` says, else the order that makes the record length smaller.', 'ksy.type': 'value'}),
    ]
)

SAS_MQ_STRING__LONG = StructType(
    [
        StructField('value', LongType(), True, {'comment': 'The number.', 'ksy.type': 'value'}),
    ]
)

SCHEMA = SAS_MQ_FILE_DESCRIPTOR

TYPES = {
    'sas_mq_file_descriptor::numbers': SAS_MQ_FILE_DESCRIPTOR__NUMBERS,
    'sas_mq_file_descriptor': SAS_MQ_FILE_DESCRIPTOR,
    'sas_mq_string::long': SAS_MQ_STRING__LONG,
}
