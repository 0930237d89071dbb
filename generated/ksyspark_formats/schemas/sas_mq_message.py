# Generated from ksy/sas/sas_mq_message.ksy by `ksyspark generate`; do not edit.
"""Spark schema of sas_mq_message: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import ArrayType, BinaryType, BooleanType, ByteType, IntegerType, LongType, ShortType, StringType, StructField, StructType

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

SAS_MQ_ATTACHMENT_COUNT__PRINTED = StructType(
    [
        StructField('digits', ArrayType(LongType(), True), True, {'comment': 'The digits, the highest first.', 'ksy.type': 'digit, repeated'}),
        StructField('value', LongType(), True, {'comment': 'The number that the digits make.', 'ksy.type': 'value'}),
    ]
)

SAS_MQ_ATTACHMENT_COUNT__BINARY = StructType(
    [
        StructField('trailing_bytes', BinaryType(), True, {'comment': 'Bytes behind the number; normally none (TRAILING_BYTES).', 'ksy.type': 'bytes'}),
        StructField('value', LongType(), True, {'comment': 'The number.', 'ksy.type': 'value'}),
    ]
)

SAS_MQ_ATTACHMENT_COUNT = StructType(
    [
        StructField('body', StructType([StructField('printed', SAS_MQ_ATTACHMENT_COUNT__PRINTED, True), StructField('binary', SAS_MQ_ATTACHMENT_COUNT__BINARY, True)]), True, {'comment': 'The number, in one of its three forms.', 'ksy.type': 'switch on form: printed, binary'}),
        StructField('form', StringType(), True, {'comment': 'How the number is written. Digits are known by their first and last byte.', 'ksy.type': 'value', 'ksy.enum': {'1': 'narrow', '2': 'wide', '3': 'printed'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'1': 'A number of 4 bytes', '2': 'A number of 8 bytes', '3': 'Eight printed digits'}}),
        StructField('is_be', BooleanType(), True, {'comment': 'Whether the number was read with its most significant byte first: as `byte_order` says, else as `encoding` says, else the order that makes the smaller number.', 'ksy.type': 'value'}),
        StructField('num_messages', LongType(), True, {'comment': 'How many numbered messages the attachment has.', 'ksy.type': 'value'}),
    ]
)

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

SAS_MQ_DATA_SET_MESSAGE__HEAD = StructType(
    [
        StructField('type_id', StringType(), True, {'comment': 'What the message holds.', 'ksy.type': 's4', 'ksy.enum': {'1': 'definition', '2': 'variables', '3': 'observations', '4': 'indexes', '5': 'constraints'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'1': 'Definition of the data set', '2': 'Definitions of variables', '3': 'Observations, row behind row', '4': 'Indexes; may be ignored', '5': 'Integrity constraints; no layout, may be ignored'}, 'ksy.orig_id': 'type'}),
    ]
)

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

SAS_MQ_DATA_SET_MESSAGE = StructType(
    [
        StructField('head', SAS_MQ_DATA_SET_MESSAGE__HEAD, True, {'comment': 'The type identifier.', 'ksy.type': 'head'}),
        StructField('content', StructType([StructField('sas_mq_data_set_definition', SAS_MQ_DATA_SET_DEFINITION, True), StructField('sas_mq_variable_definitions', SAS_MQ_VARIABLE_DEFINITIONS, True), StructField('sas_mq_indexes', SAS_MQ_INDEXES, True), StructField('raw', BinaryType(), True)]), True, {'comment': 'What is behind the type identifier.', 'ksy.type': 'switch on is_continuation or raw_content ? 0 : head.type_id.to_i: sas_mq_data_set_definition, sas_mq_variable_definitions, sas_mq_indexes'}),
        StructField('is_be', BooleanType(), True, {'comment': 'Whether numbers were read with their most significant byte first: as `byte_order` says, else as the type identifier shows, which is 1 to 5, else as `encoding` says, else not.', 'ksy.type': 'value'}),
        StructField('is_continuation', BooleanType(), True, {'comment': 'The message has no type identifier and goes on with the one before.', 'ksy.type': 'value'}),
        StructField('is_reading_conflict', BooleanType(), True, {'comment': 'The byte order that was taken is not the one that `encoding` tells (READING_CONFLICT).', 'ksy.type': 'value'}),
    ]
)

SAS_MQ_MESSAGE = StructType(
    [
        StructField('body', StructType([StructField('sas_mq_attachment_header', SAS_MQ_ATTACHMENT_HEADER, True), StructField('sas_mq_attachment_count', SAS_MQ_ATTACHMENT_COUNT, True), StructField('sas_mq_file_descriptor', SAS_MQ_FILE_DESCRIPTOR, True), StructField('sas_mq_file_records', SAS_MQ_FILE_RECORDS, True), StructField('sas_mq_data_set_message', SAS_MQ_DATA_SET_MESSAGE, True), StructField('raw', BinaryType(), True)]), True, {'comment': 'What the message says, as its part in the set tells; bytes where nothing does.', 'ksy.type': 'switch on raw_content and part == part::file_records ? part::undecided : part: sas_mq_attachment_header, sas_mq_attachment_count, sas_mq_file_descriptor, sas_mq_file_records, sas_mq_data_set_message'}),
        StructField('is_number_late', BooleanType(), True, {'comment': 'The number was read from the last four of 24 bytes. With `seq_order` `auto` that is said of eight zero bytes too, whose number is 0 at either place.', 'ksy.type': 'value'}),
        StructField('number', LongType(), True, {'comment': 'Number of the message in its attachment; 0 for a plain id, -1 without a correlation id.', 'ksy.type': 'value'}),
        StructField('part', StringType(), True, {'comment': 'What the message is in its set.', 'ksy.type': 'value', 'ksy.enum': {'0': 'undecided', '1': 'attachment_header', '2': 'application', '3': 'attachment_count', '4': 'file_descriptor', '5': 'file_records', '6': 'data_set', '7': 'other'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Not known without the header of the set', '1': 'Header of a set of attachments', '2': "The application's own message", '3': "Number of an attachment's messages", '4': 'Record length and size of a file', '5': 'Records of a file', '6': 'Part of a data set', '7': 'Nothing of attachments (MSG_TYPE_UNKNOWN)'}}),
        StructField('is_over_32k', BooleanType(), True, {'comment': 'The message is longer than the 32K that the document allows (MESSAGE_OVER_32K).', 'ksy.type': 'value'}),
        StructField('is_header_id_right', BooleanType(), True, {'comment': "A header's first field is its correlation id; if not, HEADER_ID_MISMATCH. Only where the message has 24 bytes of id.", 'ksy.type': 'value'}),
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

SAS_MQ_ATTACHMENT_COUNT__DIGIT = StructType(
    [
        StructField('code', ShortType(), True, {'comment': "The digit's character: 0 to 9 and A to F, of either case, in ASCII or EBCDIC.", 'ksy.type': 'u1', 'ksy.orig_id': 'single numeric integer'}),
        StructField('value', LongType(), True, {'comment': 'What the digit is worth, 0 to 15.', 'ksy.type': 'value'}),
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

SCHEMA = SAS_MQ_MESSAGE

TYPES = {
    'sas_mq_attachment_header::header': SAS_MQ_ATTACHMENT_HEADER__HEADER,
    'sas_mq_attachment_header::attachment': SAS_MQ_ATTACHMENT_HEADER__ATTACHMENT,
    'sas_mq_attachment_header': SAS_MQ_ATTACHMENT_HEADER,
    'sas_mq_attachment_count::printed': SAS_MQ_ATTACHMENT_COUNT__PRINTED,
    'sas_mq_attachment_count::binary': SAS_MQ_ATTACHMENT_COUNT__BINARY,
    'sas_mq_attachment_count': SAS_MQ_ATTACHMENT_COUNT,
    'sas_mq_file_descriptor::numbers': SAS_MQ_FILE_DESCRIPTOR__NUMBERS,
    'sas_mq_file_descriptor': SAS_MQ_FILE_DESCRIPTOR,
    'sas_mq_file_records::record': SAS_MQ_FILE_RECORDS__RECORD,
    'sas_mq_file_records': SAS_MQ_FILE_RECORDS,
    'sas_mq_data_set_message::head': SAS_MQ_DATA_SET_MESSAGE__HEAD,
    'sas_mq_data_set_definition::definition': SAS_MQ_DATA_SET_DEFINITION__DEFINITION,
    'sas_mq_data_set_definition': SAS_MQ_DATA_SET_DEFINITION,
    'sas_mq_variable_definitions::variable': SAS_MQ_VARIABLE_DEFINITIONS__VARIABLE,
    'sas_mq_variable_definitions': SAS_MQ_VARIABLE_DEFINITIONS,
    'sas_mq_indexes::index': SAS_MQ_INDEXES__INDEX,
    'sas_mq_indexes': SAS_MQ_INDEXES,
    'sas_mq_data_set_message': SAS_MQ_DATA_SET_MESSAGE,
    'sas_mq_message': SAS_MQ_MESSAGE,
    'sas_mq_string::long': SAS_MQ_STRING__LONG,
    'sas_mq_string': SAS_MQ_STRING,
    'sas_mq_string::length': SAS_MQ_STRING__LENGTH,
    'sas_mq_string::content': SAS_MQ_STRING__CONTENT,
    'sas_mq_attachment_count::digit': SAS_MQ_ATTACHMENT_COUNT__DIGIT,
    'sas_mq_indexes::names': SAS_MQ_INDEXES__NAMES,
    'sas_mq_indexes::name': SAS_MQ_INDEXES__NAME,
}
