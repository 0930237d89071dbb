# Generated from ksy/sas/sas_mq_data_set_definition.ksy by `ksyspark generate`; do not edit.
"""Spark schema of sas_mq_data_set_definition: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import BinaryType, BooleanType, IntegerType, LongType, ShortType, StringType, StructField, StructType

SAS_MQ_DATA_SET_DEFINITION__DEFINITION = StructType(
    [
        StructField('version', IntegerType(), True, {'comment': 'Kept for later use; 0 is expected.', 'ksy.type': 's4', 'ksy.orig_id': 'version'}),
        StructField('data_set_type', StringType(), True, {'comment': 'The data set option TYPE=, such as DATA; up to 8 characters, may be empty.', 'ksy.type': 'sas_mq_string', 'ksy.orig_id': 'dataset type'}),
        StructField('label', StringType(), True, {'comment': "The data set's label, up to 256 characters.", 'ksy.type': 'sas_mq_string', 'ksy.orig_id': 'dataset label'}),
        StructField('num_observations', LongType(), True, {'comment': 'How many rows were sent. Negative: not known, count them.', 'ksy.type': 'sas_mq_string::long', 'ksy.orig_id': 'number of observations'}),
        StructField('num_variables', LongType(), True, {'comment': 'How many variable definitions there are.', 'ksy.type': 'sas_mq_string::long', 'ksy.orig_id': 'number of variables'}),
        StructField('len_observation', LongType(), True, {'comment': 'Bytes of one row. [byte]', 'ksy.type': 'sas_mq_string::long', 'ksy.orig_id': 'observation length', 'ksy.unit': 'byte'}),
        StructField('compress', StringType(), True, {'comment': 'NO, YES, CHAR or BINARY: how the source was compressed. Rows are sent plain (assumed).', 'ksy.type': 'sas_mq_string', 'ksy.orig_id': 'compress'}),
        StructField('reuse', BinaryType(), True, {'comment': 'One byte without known meaning; the Rendezvous layout lists R and E.', 'ksy.type': 'bytes', 'ksy.orig_id': 'reuse'}),
        StructField('encrypt', StringType(), True, {'comment': 'Whether the source was encrypted, such as NO.', 'ksy.type': 'sas_mq_string', 'ksy.orig_id': 'encrypt'}),
        StructField('num_sort_variables', LongType(), True, {'comment': 'How many variables the data set is sorted by.', 'ksy.type': 'sas_mq_string::long', 'ksy.orig_id': 'number of variables in sort key'}),
        StructField('sort_collating_sequence', StringType(), True, {'comment': 'Such as ASCII, EBCDIC or ANSI.', 'ksy.type': 'sas_mq_string', 'ksy.orig_id': 'sort collating sequence'}),
        StructField('sort_flags', ShortType(), True, {'comment': 'Bits without known meaning.', 'ksy.type': 's2', 'ksy.orig_id': 'sort flags'}),
        StructField('read_password_flag', IntegerType(), True, {'comment': 'Whether the data set has a password for reading.', 'ksy.type': 's4', 'ksy.orig_id': 'read password flag'}),
        StructField('read_password', BinaryType(), True, {'comment': 'The password, scrambled in a way that is not known.', 'ksy.type': 'bytes', 'ksy.orig_id': 'read password (encrypted)', 'ksy.sensitive': True}),
        StructField('write_password_flag', IntegerType(), True, {'comment': 'Whether the data set has a password for writing.', 'ksy.type': 's4', 'ksy.orig_id': 'write password flag'}),
        StructField('write_password', BinaryType(), True, {'comment': 'The password, scrambled in a way that is not known.', 'ksy.type': 'bytes', 'ksy.orig_id': 'write password (encrypted)', 'ksy.sensitive': True}),
        StructField('alter_password_flag', IntegerType(), True, {'comment': 'Whether the data set has a password for alterations.', 'ksy.type': 's4', 'ksy.orig_id': 'alter password flag'}),
        StructField('alter_password', BinaryType(), True, {'comment': 'The password, scrambled in a way that is not known.', 'ksy.type': 'bytes', 'ksy.orig_id': 'alter password (encrypted)', 'ksy.sensitive': True}),
        StructField('are_strings_terminated', BooleanType(), True, {'comment': 'All its strings end with NUL. If not, that is a note (STRING_NOT_TERMINATED), or a wrong reading of the length of strings.', 'ksy.type': 'value'}),
    ]
)

SAS_MQ_DATA_SET_DEFINITION = StructType(
    [
        StructField('definition', SAS_MQ_DATA_SET_DEFINITION__DEFINITION, True, {'comment': 'The definition.', 'ksy.type': 'definition'}),
        StructField('generations_limit', LongType(), True, {'comment': 'Most generations of the data set that are kept; mostly not sent.', 'ksy.type': 'sas_mq_string::long'}),
        StructField('trailing_bytes', BinaryType(), True, {'comment': 'Bytes behind the definition; normally none (TRAILING_BYTES).', 'ksy.type': 'bytes'}),
        StructField('is_be', BooleanType(), True, {'comment': 'Whether numbers were read with their most significant byte first: as `byte_order` says, else as `encoding` says, else as the length of the data set type shows, which is small.', 'ksy.type': 'value'}),
        StructField('long_used', LongType(), True, {'comment': 'Width of `long` that was taken. Found, where asked for, by the zero bytes of the first length; a data set type of length 0 without NUL misleads it.', 'ksy.type': 'value'}),
        StructField('nul_counted', BooleanType(), True, {'comment': 'Whether the length of a string was taken to count its NUL.', 'ksy.type': 'value'}),
        StructField('ccsid_used', LongType(), True, {'comment': 'Character set by which text was read.', 'ksy.type': 'value'}),
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

SAS_MQ_STRING__LONG = StructType(
    [
        StructField('value', LongType(), True, {'comment': 'The number.', 'ksy.type': 'value'}),
    ]
)

SCHEMA = SAS_MQ_DATA_SET_DEFINITION

TYPES = {
    'sas_mq_data_set_definition::definition': SAS_MQ_DATA_SET_DEFINITION__DEFINITION,
    'sas_mq_data_set_definition': SAS_MQ_DATA_SET_DEFINITION,
    'sas_mq_string': SAS_MQ_STRING,
    'sas_mq_string::length': SAS_MQ_STRING__LENGTH,
    'sas_mq_string::content': SAS_MQ_STRING__CONTENT,
    'sas_mq_string::long': SAS_MQ_STRING__LONG,
}
