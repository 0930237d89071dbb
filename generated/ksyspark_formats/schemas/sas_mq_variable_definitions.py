# Generated from ksy/sas/sas_mq_variable_definitions.ksy by `ksyspark generate`; do not edit.
"""Spark schema of sas_mq_variable_definitions: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import ArrayType, BinaryType, BooleanType, ByteType, LongType, ShortType, StringType, StructField, StructType

SAS_MQ_VARIABLE_DEFINITIONS__VARIABLE = StructType(
    [
        StructField('name', StringType(), True, {'comment': 'Name of the variable, up to 32 characters.', 'ksy.type': 'sas_mq_string', 'ksy.orig_id': 'variable name'}),
        StructField('format', StringType(), True, {'comment': 'How SAS shows the values, without width and dot; begins with a dollar sign for characters. It tells dates and times from numbers. May be empty.', 'ksy.type': 'sas_mq_string', 'ksy.orig_id': 'format name'}),
        StructField('informat', StringType(), True, {'comment': 'How SAS reads typed values; may be empty.', 'ksy.type': 'sas_mq_string', 'ksy.orig_id': 'informat name'}),
        StructField('label', StringType(), True, {'comment': "The variable's label, up to 256 characters.", 'ksy.type': 'sas_mq_string', 'ksy.orig_id': 'variable label'}),
        StructField('variable_type', ShortType(), True, {'comment': '1 for a number, anything else for characters. A printed 1 is accepted too.', 'ksy.type': 'u1', 'ksy.orig_id': 'variable type'}),
        StructField('len_value', LongType(), True, {'comment': 'Bytes of the value in a row: 2 to 8 for a number, 1 to 32767 for characters. [byte]', 'ksy.type': 'sas_mq_string::long', 'ksy.orig_id': 'variable length', 'ksy.unit': 'byte'}),
        StructField('format_width', LongType(), True, {'comment': 'Width of the format; 0 for none.', 'ksy.type': 'sas_mq_string::long', 'ksy.orig_id': 'format field length'}),
        StructField('format_decimals', LongType(), True, {'comment': 'Decimals of the format.', 'ksy.type': 'sas_mq_string::long', 'ksy.orig_id': 'format decimal'}),
        StructField('informat_width', LongType(), True, {'comment': 'Width of the informat; 0 for none.', 'ksy.type': 'sas_mq_string::long', 'ksy.orig_id': 'informat field length'}),
        StructField('informat_decimals', LongType(), True, {'comment': 'Decimals of the informat.', 'ksy.type': 'sas_mq_string::long', 'ksy.orig_id': 'informat decimal'}),
        StructField('sort_position', ByteType(), True, {'comment': 'Place of the variable in the sort key, 0 where it is not in it; negative for descending order. The document gives the name only.', 'ksy.type': 's1', 'ksy.orig_id': 'nsort'}),
        StructField('is_numeric', BooleanType(), True, {'comment': 'The value is a number.', 'ksy.type': 'value'}),
        StructField('are_strings_terminated', BooleanType(), True, {'comment': 'All its strings end with NUL. If not, that is a note (STRING_NOT_TERMINATED), or a wrong reading of the length of strings.', 'ksy.type': 'value'}),
    ]
)

SAS_MQ_VARIABLE_DEFINITIONS = StructType(
    [
        StructField('variables', ArrayType(SAS_MQ_VARIABLE_DEFINITIONS__VARIABLE, True), True, {'comment': 'One definition for each variable.', 'ksy.type': 'variable, repeated'}),
        StructField('is_be', BooleanType(), True, {'comment': 'Whether numbers were read with their most significant byte first: as `byte_order` says, else as `encoding` says, else as the length of the first name shows, which is small and not 0.', 'ksy.type': 'value'}),
        StructField('long_used', LongType(), True, {'comment': 'Width of `long` that was taken. Found, where asked for, by the zero bytes of the first length.', 'ksy.type': 'value'}),
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

SCHEMA = SAS_MQ_VARIABLE_DEFINITIONS

TYPES = {
    'sas_mq_variable_definitions::variable': SAS_MQ_VARIABLE_DEFINITIONS__VARIABLE,
    'sas_mq_variable_definitions': SAS_MQ_VARIABLE_DEFINITIONS,
    'sas_mq_string': SAS_MQ_STRING,
    'sas_mq_string::length': SAS_MQ_STRING__LENGTH,
    'sas_mq_string::content': SAS_MQ_STRING__CONTENT,
    'sas_mq_string::long': SAS_MQ_STRING__LONG,
}
