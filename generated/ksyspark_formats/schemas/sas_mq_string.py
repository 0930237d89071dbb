# Generated from ksy/sas/sas_mq_string.ksy by `ksyspark generate`; do not edit.
"""Spark schema of sas_mq_string: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import BinaryType, BooleanType, LongType, StringType, StructField, StructType

SAS_MQ_STRING = StructType(
    [
        StructField('text', StringType(), True, {'comment': 'The string without its NUL and without the blanks at its end.', 'ksy.type': 'value'}),
        StructField('is_terminated', BooleanType(), True, {'comment': 'The string ends with NUL, or has the length 0 and no byte. False is the note STRING_NOT_TERMINATED, or a wrong reading of the length.', 'ksy.type': 'value'}),
    ]
)

SAS_MQ_STRING__LENGTH = StructType(
    [
        StructField('value', LongType(), True, {'comment': 'The length. [byte]', 'ksy.type': 'value', 'ksy.unit': 'byte'}),
    ]
)

SAS_MQ_STRING__CONTENT = StructType(
    [
        StructField('characters', BinaryType(), True, {'comment': 'Bytes of the characters, without the blanks at their end.', 'ksy.type': 'bytes', 'ksy.orig_id': 'char[]'}),
        StructField('ebcdic_characters', BinaryType(), True, {'comment': 'The same, in EBCDIC, where the blank is another byte.', 'ksy.type': 'bytes', 'ksy.orig_id': 'char[]'}),
        StructField('terminator', BinaryType(), True, {'comment': 'The NUL. Nothing where a counted NUL is missing.', 'ksy.type': 'bytes', 'ksy.orig_id': 'null'}),
        StructField('last', BinaryType(), True, {'comment': 'The last byte; nothing where there is no byte.', 'ksy.type': 'bytes'}),
        StructField('is_terminated', BooleanType(), True, {'comment': 'The last byte is NUL, or there is no byte.', 'ksy.type': 'value'}),
        StructField('len_characters', LongType(), True, {'comment': 'Number of bytes before the NUL. [byte]', 'ksy.type': 'value', 'ksy.unit': 'byte'}),
        StructField('is_ebcdic', BooleanType(), True, {'comment': 'The character set is one of EBCDIC.', 'ksy.type': 'value'}),
        StructField('text', StringType(), True, {'comment': 'The characters as text.', 'ksy.type': 'value'}),
    ]
)

SAS_MQ_STRING__LONG = StructType(
    [
        StructField('value', LongType(), True, {'comment': 'The number.', 'ksy.type': 'value'}),
    ]
)

SCHEMA = SAS_MQ_STRING

TYPES = {
    'sas_mq_string': SAS_MQ_STRING,
    'sas_mq_string::length': SAS_MQ_STRING__LENGTH,
    'sas_mq_string::content': SAS_MQ_STRING__CONTENT,
    'sas_mq_string::long': SAS_MQ_STRING__LONG,
}
