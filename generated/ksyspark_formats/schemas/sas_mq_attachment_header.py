# Generated from ksy/sas/sas_mq_attachment_header.ksy by `ksyspark generate`; do not edit.
"""Spark schema of sas_mq_attachment_header: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import ArrayType, BinaryType, BooleanType, IntegerType, LongType, StringType, StructField, StructType

SAS_MQ_ATTACHMENT_HEADER__HEADER = StructType(
    [
        StructField('header_id', BinaryType(), True, {'comment': 'Id of this message, the same as its correlation id.', 'ksy.type': 'bytes', 'ksy.orig_id': 'header correlid'}),
        StructField('original_message_type', LongType(), True, {'comment': 'Message type that the sending program asked for.', 'ksy.type': 'sas_mq_string::long', 'ksy.orig_id': 'original msg type'}),
        StructField('original_correlation_id', BinaryType(), True, {'comment': 'Correlation id that the sending program asked for.', 'ksy.type': 'bytes', 'ksy.orig_id': 'original msg correlid'}),
        StructField('message_id', BinaryType(), True, {'comment': "Correlation id under which the program's own message was sent.", 'ksy.type': 'bytes', 'ksy.orig_id': 'message correlid'}),
        StructField('num_attachments', IntegerType(), True, {'comment': 'How many entries follow.', 'ksy.type': 's4', 'ksy.orig_id': 'number of attachments'}),
    ]
)

SAS_MQ_ATTACHMENT_HEADER__ATTACHMENT = StructType(
    [
        StructField('kind', StringType(), True, {'comment': 'Data set, text file or binary file.', 'ksy.type': 's4', 'ksy.enum': {'1': 'data_set', '2': 'text_file', '3': 'binary_file'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'1': 'SAS data set', '2': 'External text file', '3': 'External binary file'}, 'ksy.orig_id': 'attachment type'}),
        StructField('attachment_id', BinaryType(), True, {'comment': "Correlation id of the attachment's count message. Its first 16 bytes and a number make the ids of the numbered messages.", 'ksy.type': 'bytes', 'ksy.orig_id': 'attachment correlid'}),
        StructField('qualifier_1', StringType(), True, {'comment': 'FILENAME or FILEREF for a file; the sending library (libref) for a data set.', 'ksy.type': 'sas_mq_string', 'ksy.orig_id': 'qualifier 1'}),
        StructField('qualifier_2', StringType(), True, {'comment': 'The file name or fileref; the member name of a data set.', 'ksy.type': 'sas_mq_string', 'ksy.orig_id': 'qualifier 2'}),
        StructField('description', StringType(), True, {'comment': 'Free for the user.', 'ksy.type': 'sas_mq_string', 'ksy.orig_id': 'attachment description'}),
        StructField('minor_version', IntegerType(), True, {'comment': 'Free for the user.', 'ksy.type': 's4', 'ksy.orig_id': 'user specified minor version number'}),
        StructField('major_version', IntegerType(), True, {'comment': 'Free for the user.', 'ksy.type': 's4', 'ksy.orig_id': 'user specified major version number'}),
        StructField('are_strings_terminated', BooleanType(), True, {'comment': 'All its strings end with NUL. If not, that is a note (STRING_NOT_TERMINATED), or a wrong reading of the length of strings.', 'ksy.type': 'value'}),
    ]
)

SAS_MQ_ATTACHMENT_HEADER = StructType(
    [
        StructField('header', SAS_MQ_ATTACHMENT_HEADER__HEADER, True, {'comment': 'What concerns the set as a whole.', 'ksy.type': 'header'}),
        StructField('attachments', ArrayType(SAS_MQ_ATTACHMENT_HEADER__ATTACHMENT, True), True, {'comment': 'One entry for each attachment.', 'ksy.type': 'attachment, repeated'}),
        StructField('trailing_bytes', BinaryType(), True, {'comment': 'Bytes behind the last attachment; normally none (TRAILING_BYTES).', 'ksy.type': 'bytes'}),
        StructField('is_be', BooleanType(), True, {'comment': 'Whether numbers were read with their most significant byte first: as `byte_order` says, else as the number of attachments shows, which is small in the right order only, else as `encoding` says, else not.', 'ksy.type': 'value'}),
        StructField('long_used', LongType(), True, {'comment': 'Width of `long` that was taken. Found, where asked for: with 4 bytes the kind of the first attachment stands at 80 and a number before it; with 8 bytes the number stands there, behind the zero bytes that end an id.', 'ksy.type': 'value'}),
        StructField('nul_counted', BooleanType(), True, {'comment': 'Whether the length of a string was taken to count its NUL.', 'ksy.type': 'value'}),
        StructField('ccsid_used', LongType(), True, {'comment': 'Character set by which text was read.', 'ksy.type': 'value'}),
        StructField('is_reading_conflict', BooleanType(), True, {'comment': 'The byte order that was taken is not the one that `encoding` tells (READING_CONFLICT).', 'ksy.type': 'value'}),
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

SCHEMA = SAS_MQ_ATTACHMENT_HEADER

TYPES = {
    'sas_mq_attachment_header::header': SAS_MQ_ATTACHMENT_HEADER__HEADER,
    'sas_mq_attachment_header::attachment': SAS_MQ_ATTACHMENT_HEADER__ATTACHMENT,
    'sas_mq_attachment_header': SAS_MQ_ATTACHMENT_HEADER,
    'sas_mq_string::long': SAS_MQ_STRING__LONG,
    'sas_mq_string': SAS_MQ_STRING,
    'sas_mq_string::length': SAS_MQ_STRING__LENGTH,
    'sas_mq_string::content': SAS_MQ_STRING__CONTENT,
}
