# Generated from ksy/sas/sas_mq_indexes.ksy by `ksyspark generate`; do not edit.
"""Spark schema of sas_mq_indexes: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import ArrayType, BinaryType, BooleanType, LongType, StringType, StructField, StructType

SAS_MQ_INDEXES__INDEX = StructType(
    [
        StructField('upercmx', LongType(), True, {'comment': 'Percentage of changed values after which SAS renews the centiles of the index; 5 is usual.', 'ksy.type': 'sas_mq_string::long', 'ksy.orig_id': 'upercmx'}),
        StructField('name', StringType(), True, {'comment': 'Name of the index or key.', 'ksy.type': 'sas_mq_string', 'ksy.orig_id': 'index/key name'}),
        StructField('flags', LongType(), True, {'comment': 'Bits without known meaning.', 'ksy.type': 'sas_mq_string::long', 'ksy.orig_id': 'flags'}),
        StructField('num_variables', LongType(), True, {'comment': 'How many variables make the key.', 'ksy.type': 'sas_mq_string::long', 'ksy.orig_id': 'number of variables in the index/key'}),
        StructField('names', ArrayType(StringType(), True), True, {'comment': 'The names of the variables, one behind the other.', 'ksy.type': 'names', 'ksy.orig_id': 'all variables'}),
        StructField('is_count_right', BooleanType(), True, {'comment': 'There are as many names as the entry says.', 'ksy.type': 'value'}),
        StructField('is_name_terminated', BooleanType(), True, {'comment': 'The name of the index ends with NUL.', 'ksy.type': 'value'}),
    ]
)

SAS_MQ_INDEXES = StructType(
    [
        StructField('indexes', ArrayType(SAS_MQ_INDEXES__INDEX, True), True, {'comment': 'One entry for each index.', 'ksy.type': 'index, repeated'}),
        StructField('is_be', BooleanType(), True, {'comment': 'Whether numbers were read with their most significant byte first: as `byte_order` says, else as `encoding` says, else as the length of the first name shows, which is small and not 0.', 'ksy.type': 'value'}),
        StructField('long_used', LongType(), True, {'comment': 'Width of `long` that was taken. Found, where asked for, by the zero bytes of the first length.', 'ksy.type': 'value'}),
        StructField('nul_counted', BooleanType(), True, {'comment': 'Whether the length of a string was taken to count its NUL.', 'ksy.type': 'value'}),
        StructField('ccsid_used', LongType(), True, {'comment': 'Character set by which text was read.', 'ksy.type': 'value'}),
    ]
)

SAS_MQ_STRING__LONG = StructType(
    [
        StructField('value', LongType(), True, {'comment': 'The number.', 'ksy.type': 'value'}),
    ]
)

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

SAS_MQ_INDEXES__NAMES = StructType(
    [
        StructField('names', ArrayType(StringType(), True), True, {'comment': 'The names in the order of the key.', 'ksy.type': 'name, repeated'}),
    ]
)

SAS_MQ_INDEXES__NAME = StructType(
    [
        StructField('text', StringType(), True, {'comment': 'The name as text.', 'ksy.type': 'value'}),
    ]
)

SCHEMA = SAS_MQ_INDEXES

TYPES = {
    'sas_mq_indexes::index': SAS_MQ_INDEXES__INDEX,
    'sas_mq_indexes': SAS_MQ_INDEXES,
    'sas_mq_string::long': SAS_MQ_STRING__LONG,
    'sas_mq_string': SAS_MQ_STRING,
    'sas_mq_string::length': SAS_MQ_STRING__LENGTH,
    'sas_mq_string::content': SAS_MQ_STRING__CONTENT,
    'sas_mq_indexes::names': SAS_MQ_INDEXES__NAMES,
    'sas_mq_indexes::name': SAS_MQ_INDEXES__NAME,
}
