# Generated from ksy/sas/sas_tibrv.ksy by `ksyspark generate`; do not edit.
"""Spark schema of sas_tibrv: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import ArrayType, BinaryType, BooleanType, DecimalType, DoubleType, IntegerType, LongType, ShortType, StringType, StructField, StructType

SAS_TIBRV__TEXT = StructType(
    [
        StructField('value', StringType(), True, {'comment': 'The text, without the zero byte that ends it; blanks that fill it up stay.', 'ksy.type': 'value'}),
        StructField('identifier', LongType(), True, {'comment': 'Number of the field in the message.', 'ksy.type': 'value', 'ksy.orig_id': 'Field ID'}),
        StructField('remark', StringType(), True, {'comment': 'What is unusual about the field, although it can be read.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'other_name', '2': 'other_identifier', '3': 'api_type_on_wire', '4': 'size_form_unknown', '5': 'not_terminated', '6': 'length_disagrees'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Nothing unusual', '1': 'Name differs from that of the first field, which is the kind of message', '2': 'Identifier is missing, or not the one of this place', '3': 'Type is written as the programming interface numbers it', '4': 'Nobody is known to write this size form; it is taken as the size itself', '5': 'Text has no zero byte at its end', '6': 'Length in front of a text is neither its size nor its size without the zero byte; in front of a binary record it is not the size'}}),
    ]
)

SAS_TIBRV__UNSIGNED = StructType(
    [
        StructField('value', LongType(), True, {'comment': 'The number; absent if it is written with eight bytes.', 'ksy.type': 'value'}),
        StructField('identifier', LongType(), True, {'comment': 'Number of the field in the message.', 'ksy.type': 'value', 'ksy.orig_id': 'Field ID'}),
        StructField('remark', StringType(), True, {'comment': 'What is unusual about the field, although it can be read.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'other_name', '2': 'other_identifier', '3': 'api_type_on_wire', '4': 'size_form_unknown', '5': 'not_terminated', '6': 'length_disagrees'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Nothing unusual', '1': 'Name differs from that of the first field, which is the kind of message', '2': 'Identifier is missing, or not the one of this place', '3': 'Type is written as the programming interface numbers it', '4': 'Nobody is known to write this size form; it is taken as the size itself', '5': 'Text has no zero byte at its end', '6': 'Length in front of a text is neither its size nor its size without the zero byte; in front of a binary record it is not the size'}}),
    ]
)

SAS_TIBRV__INTEGER = StructType(
    [
        StructField('value', LongType(), True, {'comment': 'The number.', 'ksy.type': 'value'}),
        StructField('identifier', LongType(), True, {'comment': 'Number of the field in the message.', 'ksy.type': 'value', 'ksy.orig_id': 'Field ID'}),
        StructField('remark', StringType(), True, {'comment': 'What is unusual about the field, although it can be read.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'other_name', '2': 'other_identifier', '3': 'api_type_on_wire', '4': 'size_form_unknown', '5': 'not_terminated', '6': 'length_disagrees'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Nothing unusual', '1': 'Name differs from that of the first field, which is the kind of message', '2': 'Identifier is missing, or not the one of this place', '3': 'Type is written as the programming interface numbers it', '4': 'Nobody is known to write this size form; it is taken as the size itself', '5': 'Text has no zero byte at its end', '6': 'Length in front of a text is neither its size nor its size without the zero byte; in front of a binary record it is not the size'}}),
    ]
)

SAS_TIBRV__COUNTED_TEXT = StructType(
    [
        StructField('value', StringType(), True, {'comment': 'The text, without the zero byte that ends it; blanks that fill it up stay.', 'ksy.type': 'value'}),
        StructField('told_length', LongType(), True, {'comment': 'The length that the field in front of the text tells, with or without the zero byte. The size of the text itself decides. [byte]', 'ksy.type': 'value', 'ksy.unit': 'byte'}),
        StructField('identifier', LongType(), True, {'comment': "Number of the text's field in the message.", 'ksy.type': 'value', 'ksy.orig_id': 'Field ID'}),
        StructField('remark', StringType(), True, {'comment': 'What is unusual about the two fields, although they can be read.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'other_name', '2': 'other_identifier', '3': 'api_type_on_wire', '4': 'size_form_unknown', '5': 'not_terminated', '6': 'length_disagrees'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Nothing unusual', '1': 'Name differs from that of the first field, which is the kind of message', '2': 'Identifier is missing, or not the one of this place', '3': 'Type is written as the programming interface numbers it', '4': 'Nobody is known to write this size form; it is taken as the size itself', '5': 'Text has no zero byte at its end', '6': 'Length in front of a text is neither its size nor its size without the zero byte; in front of a binary record it is not the size'}}),
    ]
)

SAS_TIBRV__ATTACHMENT = StructType(
    [
        StructField('attachment_id', SAS_TIBRV__TEXT, True, {'comment': 'Identifier of the attachment, may be blanks.', 'ksy.type': 'text', 'ksy.orig_id': 'attachment correlid'}),
        StructField('qualifier_1', SAS_TIBRV__COUNTED_TEXT, True, {'comment': 'FILENAME or FILEREF for a file; the library of a data set.', 'ksy.type': 'counted_text', 'ksy.orig_id': 'qualifier 1'}),
        StructField('qualifier_2', SAS_TIBRV__COUNTED_TEXT, True, {'comment': 'Name or fileref of a file; the member name of a data set.', 'ksy.type': 'counted_text', 'ksy.orig_id': 'qualifier 2'}),
        StructField('description', SAS_TIBRV__COUNTED_TEXT, True, {'comment': 'What the sender says about the attachment.', 'ksy.type': 'counted_text', 'ksy.orig_id': 'attachment description'}),
        StructField('minor_version', SAS_TIBRV__INTEGER, True, {'comment': "Minor version, as the sender's users number them.", 'ksy.type': 'integer', 'ksy.orig_id': 'user-specified minor version number'}),
        StructField('major_version', SAS_TIBRV__INTEGER, True, {'comment': "Major version, as the sender's users number them.", 'ksy.type': 'integer', 'ksy.orig_id': 'user-specified major version number'}),
        StructField('kind', StringType(), True, {'comment': 'Kind of the attachment.', 'ksy.type': 'value', 'ksy.enum': {'1': 'data_set', '2': 'text_file', '3': 'binary_file'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'1': 'SAS data set', '2': 'External text file', '3': 'External binary file'}, 'ksy.orig_id': 'attachment type'}),
    ]
)

SAS_TIBRV__HEADER = StructType(
    [
        StructField('header_id', SAS_TIBRV__TEXT, True, {'comment': 'Identifier of the header, may be blanks.', 'ksy.type': 'text', 'ksy.orig_id': 'header correlid'}),
        StructField('reserved_number', SAS_TIBRV__UNSIGNED, True, {'comment': 'Always 0.', 'ksy.type': 'unsigned', 'ksy.orig_id': 'reserved'}),
        StructField('reserved_text', SAS_TIBRV__TEXT, True, {'comment': 'Always blanks.', 'ksy.type': 'text', 'ksy.orig_id': 'reserved'}),
        StructField('message_id', SAS_TIBRV__TEXT, True, {'comment': 'Identifier of the message, may be blanks.', 'ksy.type': 'text', 'ksy.orig_id': 'message correlid'}),
        StructField('num_attachments', SAS_TIBRV__INTEGER, True, {'comment': 'Number of attachments, one for each data set.', 'ksy.type': 'integer', 'ksy.orig_id': 'number of attachments in message'}),
        StructField('attachments', ArrayType(SAS_TIBRV__ATTACHMENT, True), True, {'comment': 'One entry for each attachment, as many as there are.', 'ksy.type': 'attachment, repeated'}),
        StructField('count_differs', BooleanType(), True, {'comment': 'The number of attachments is not the number of entries that follow.', 'ksy.type': 'value'}),
    ]
)

SAS_TIBRV__MESSAGE_VALUE = StructType(
    [
        StructField('map_type', StringType(), True, {'comment': 'Type of the value.', 'ksy.type': 'value', 'ksy.enum': {'1': 'short', '2': 'long', '3': 'double', '4': 'char'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'1': 'Short whole number', '2': 'Long whole number', '3': 'Floating-point number', '4': 'Text'}}),
        StructField('integer', LongType(), True, {'comment': 'The value, if it is a short or a long.', 'ksy.type': 'value'}),
        StructField('number', DoubleType(), True, {'comment': 'The value, if it is a double.', 'ksy.type': 'value'}),
        StructField('text', StringType(), True, {'comment': 'The value, if it is a text; filled up with blanks to the length of the map.', 'ksy.type': 'value'}),
        StructField('remark', StringType(), True, {'comment': 'What is unusual about the two fields, although they can be read.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'other_name', '2': 'other_identifier', '3': 'api_type_on_wire', '4': 'size_form_unknown', '5': 'not_terminated', '6': 'length_disagrees'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Nothing unusual', '1': 'Name differs from that of the first field, which is the kind of message', '2': 'Identifier is missing, or not the one of this place', '3': 'Type is written as the programming interface numbers it', '4': 'Nobody is known to write this size form; it is taken as the size itself', '5': 'Text has no zero byte at its end', '6': 'Length in front of a text is neither its size nor its size without the zero byte; in front of a binary record it is not the size'}}),
    ]
)

SAS_TIBRV__MESSAGE_DATA = StructType(
    [
        StructField('num_values', SAS_TIBRV__INTEGER, True, {'comment': 'Number of values.', 'ksy.type': 'integer', 'ksy.orig_id': 'number of data pieces to follow'}),
        StructField('values', ArrayType(SAS_TIBRV__MESSAGE_VALUE, True), True, {'comment': 'The values, as many as there are.', 'ksy.type': 'message_value, repeated'}),
        StructField('count_differs', BooleanType(), True, {'comment': 'The number of values is not the number that follows.', 'ksy.type': 'value'}),
    ]
)

SAS_TIBRV__PASSWORD = StructType(
    [
        StructField('value', BinaryType(), True, {'comment': 'Bytes of the password, encrypted; four by the document.', 'ksy.type': 'bytes', 'ksy.orig_id': 'byte[4]', 'ksy.sensitive': True}),
        StructField('identifier', LongType(), True, {'comment': 'Number of the field in the message.', 'ksy.type': 'value', 'ksy.orig_id': 'Field ID'}),
        StructField('remark', StringType(), True, {'comment': 'What is unusual about the field, although it can be read.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'other_name', '2': 'other_identifier', '3': 'api_type_on_wire', '4': 'size_form_unknown', '5': 'not_terminated', '6': 'length_disagrees'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Nothing unusual', '1': 'Name differs from that of the first field, which is the kind of message', '2': 'Identifier is missing, or not the one of this place', '3': 'Type is written as the programming interface numbers it', '4': 'Nobody is known to write this size form; it is taken as the size itself', '5': 'Text has no zero byte at its end', '6': 'Length in front of a text is neither its size nor its size without the zero byte; in front of a binary record it is not the size'}}),
    ]
)

SAS_TIBRV__DATA_SET = StructType(
    [
        StructField('record_type', SAS_TIBRV__INTEGER, True, {'comment': 'Always 1.', 'ksy.type': 'integer', 'ksy.orig_id': 'type of record is data set definition'}),
        StructField('version', SAS_TIBRV__INTEGER, True, {'comment': 'Version, or 0.', 'ksy.type': 'integer', 'ksy.orig_id': 'version information or 0'}),
        StructField('data_set_type', SAS_TIBRV__COUNTED_TEXT, True, {'comment': 'Type of the data set.', 'ksy.type': 'counted_text', 'ksy.orig_id': 'data set type'}),
        StructField('label', SAS_TIBRV__COUNTED_TEXT, True, {'comment': 'Label of the data set.', 'ksy.type': 'counted_text', 'ksy.orig_id': 'data set label'}),
        StructField('num_observations', SAS_TIBRV__INTEGER, True, {'comment': 'Number of rows.', 'ksy.type': 'integer', 'ksy.orig_id': 'number of observations'}),
        StructField('num_variables', SAS_TIBRV__INTEGER, True, {'comment': 'Number of columns.', 'ksy.type': 'integer', 'ksy.orig_id': 'number of variables'}),
        StructField('len_observation', SAS_TIBRV__INTEGER, True, {'comment': 'Length of a row in the data set. [byte]', 'ksy.type': 'integer', 'ksy.orig_id': 'observation length', 'ksy.unit': 'byte'}),
        StructField('compress', SAS_TIBRV__COUNTED_TEXT, True, {'comment': 'Whether and how the data set is compressed.', 'ksy.type': 'counted_text', 'ksy.orig_id': 'compress'}),
        StructField('reuse', SAS_TIBRV__TEXT, True, {'comment': 'Whether the space of deleted rows is used again, R or E.', 'ksy.type': 'text', 'ksy.orig_id': 'reuse ("R" or "E")'}),
        StructField('encrypt', SAS_TIBRV__COUNTED_TEXT, True, {'comment': 'Whether the data set is encrypted.', 'ksy.type': 'counted_text', 'ksy.orig_id': 'encrypt'}),
        StructField('num_sort_variables', SAS_TIBRV__INTEGER, True, {'comment': 'Number of variables in the sort key.', 'ksy.type': 'integer', 'ksy.orig_id': 'number of variables in sort key'}),
        StructField('collating_sequence', SAS_TIBRV__COUNTED_TEXT, True, {'comment': 'Order of characters for the sort; its length is 1 where it is empty.', 'ksy.type': 'counted_text', 'ksy.orig_id': 'sort collating sequence or NULL'}),
        StructField('sort_flags', SAS_TIBRV__INTEGER, True, {'comment': 'Flags of the sort, not explained.', 'ksy.type': 'integer', 'ksy.orig_id': 'sort flags or 0'}),
        StructField('read_password_flag', SAS_TIBRV__INTEGER, True, {'comment': 'Whether there is a password for reading.', 'ksy.type': 'integer', 'ksy.orig_id': 'read password flag'}),
        StructField('read_password', SAS_TIBRV__PASSWORD, True, {'comment': 'Password for reading.', 'ksy.type': 'password', 'ksy.orig_id': 'read password (encrypted)'}),
        StructField('write_password_flag', SAS_TIBRV__INTEGER, True, {'comment': 'Whether there is a password for writing.', 'ksy.type': 'integer', 'ksy.orig_id': 'write password flag'}),
        StructField('write_password', SAS_TIBRV__PASSWORD, True, {'comment': 'Password for writing.', 'ksy.type': 'password', 'ksy.orig_id': 'write password (encrypted)'}),
        StructField('alter_password_flag', SAS_TIBRV__INTEGER, True, {'comment': 'Whether there is a password for altering.', 'ksy.type': 'integer', 'ksy.orig_id': 'alter password flag'}),
        StructField('alter_password', SAS_TIBRV__PASSWORD, True, {'comment': 'Password for altering.', 'ksy.type': 'password', 'ksy.orig_id': 'alter password (encrypted)'}),
        StructField('max_generations', SAS_TIBRV__INTEGER, True, {'comment': 'Limit of generations (GENMAX=). Some senders leave this field out.', 'ksy.type': 'integer', 'ksy.orig_id': 'max_gen data set attribute'}),
    ]
)

SAS_TIBRV__VARIABLE = StructType(
    [
        StructField('name', SAS_TIBRV__COUNTED_TEXT, True, {'comment': 'Name of the variable.', 'ksy.type': 'counted_text', 'ksy.orig_id': 'name of variable'}),
        StructField('format_name', SAS_TIBRV__COUNTED_TEXT, True, {'comment': 'Name of the format in which values are shown.', 'ksy.type': 'counted_text', 'ksy.orig_id': 'format name'}),
        StructField('informat_name', SAS_TIBRV__COUNTED_TEXT, True, {'comment': 'Name of the format in which values are read.', 'ksy.type': 'counted_text', 'ksy.orig_id': 'informat name'}),
        StructField('label', SAS_TIBRV__COUNTED_TEXT, True, {'comment': 'Label of the variable.', 'ksy.type': 'counted_text', 'ksy.orig_id': 'variable label'}),
        StructField('variable_type', SAS_TIBRV__TEXT, True, {'comment': 'Type of the variable as it is sent.', 'ksy.type': 'text', 'ksy.orig_id': 'type of variable (1=numeric, 2=char)'}),
        StructField('len_value', SAS_TIBRV__INTEGER, True, {'comment': "Length of the variable's values in the data set. [byte]", 'ksy.type': 'integer', 'ksy.orig_id': 'length of variable', 'ksy.unit': 'byte'}),
        StructField('format_width', SAS_TIBRV__INTEGER, True, {'comment': 'Width of the format.', 'ksy.type': 'integer', 'ksy.orig_id': 'format field length'}),
        StructField('format_decimals', SAS_TIBRV__INTEGER, True, {'comment': 'Decimals of the format.', 'ksy.type': 'integer', 'ksy.orig_id': 'format decimal'}),
        StructField('informat_width', SAS_TIBRV__INTEGER, True, {'comment': 'Width of the informat.', 'ksy.type': 'integer', 'ksy.orig_id': 'informat field length'}),
        StructField('informat_decimals', SAS_TIBRV__INTEGER, True, {'comment': 'Decimals of the informat.', 'ksy.type': 'integer', 'ksy.orig_id': 'informat decimal'}),
        StructField('nsort', SAS_TIBRV__TEXT, True, {'comment': 'One character about sorting; empty if it is a zero byte.', 'ksy.type': 'text', 'ksy.orig_id': 'nsort information'}),
        StructField('reading', StringType(), True, {'comment': 'From which field on the definition repeats the one before it.', 'ksy.type': 'value', 'ksy.enum': {'0': 'first_of_message', '1': 'from_name', '2': 'from_record_type', '3': 'from_count'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'First definition of a message, where all readings agree', '1': 'Fields 3 to 17 are repeated', '2': 'Fields 2 to 17 are repeated', '3': 'Fields 1 to 17 are repeated'}}),
        StructField('kind', StringType(), True, {'comment': 'Type of the variable, sent as a digit or as a byte of that value.', 'ksy.type': 'value', 'ksy.enum': {'1': 'numeric', '2': 'character', '3': 'unknown'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'1': 'Number', '2': 'Text', '3': 'Neither is said; to be treated as a text'}}),
    ]
)

SAS_TIBRV__VARIABLES = StructType(
    [
        StructField('num_variables', SAS_TIBRV__INTEGER, True, {'comment': 'Number of variables in this message.', 'ksy.type': 'integer', 'ksy.orig_id': 'number of variables'}),
        StructField('record_type', SAS_TIBRV__INTEGER, True, {'comment': 'Always 2.', 'ksy.type': 'integer', 'ksy.orig_id': 'type of record is variable definition'}),
        StructField('variables', ArrayType(SAS_TIBRV__VARIABLE, True), True, {'comment': 'The variables, as many as there are.', 'ksy.type': 'variable, repeated'}),
        StructField('count_differs', BooleanType(), True, {'comment': 'The number of variables is not the number of definitions that follow.', 'ksy.type': 'value'}),
    ]
)

SAS_TIBRV__OBSERVATION_VALUE = StructType(
    [
        StructField('vtype', StringType(), True, {'comment': 'Type of the value.', 'ksy.type': 'value', 'ksy.enum': {'1': 'numeric', '2': 'character', '3': 'unknown'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'1': 'Number', '2': 'Text', '3': 'Neither is said; to be treated as a text'}, 'ksy.orig_id': 'observation type (vtype)'}),
        StructField('number', DoubleType(), True, {'comment': 'The value of a numeric variable; absent if it is missing.', 'ksy.type': 'value', 'ksy.logical_type': 'sas_numeric'}),
        StructField('missing', StringType(), True, {'comment': 'Which missing value it is: a dot, a dot and an underscore, or a dot and a letter. SAS writes them as NaNs, which travel bit for bit.', 'ksy.type': 'value', 'ksy.logical_type': 'sas_missing'}),
        StructField('text', StringType(), True, {'comment': 'The value of a character variable; blanks at its end only fill it up.', 'ksy.type': 'value'}),
        StructField('remark', StringType(), True, {'comment': 'What is unusual about the two fields, although they can be read.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'other_name', '2': 'other_identifier', '3': 'api_type_on_wire', '4': 'size_form_unknown', '5': 'not_terminated', '6': 'length_disagrees'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Nothing unusual', '1': 'Name differs from that of the first field, which is the kind of message', '2': 'Identifier is missing, or not the one of this place', '3': 'Type is written as the programming interface numbers it', '4': 'Nobody is known to write this size form; it is taken as the size itself', '5': 'Text has no zero byte at its end', '6': 'Length in front of a text is neither its size nor its size without the zero byte; in front of a binary record it is not the size'}}),
    ]
)

SAS_TIBRV__OBSERVATIONS = StructType(
    [
        StructField('num_observations', SAS_TIBRV__INTEGER, True, {'comment': 'Number of rows in this message.', 'ksy.type': 'integer', 'ksy.orig_id': 'number of observations'}),
        StructField('record_type', SAS_TIBRV__INTEGER, True, {'comment': 'Always 3.', 'ksy.type': 'integer', 'ksy.orig_id': 'type of record is observation'}),
        StructField('values', ArrayType(SAS_TIBRV__OBSERVATION_VALUE, True), True, {'comment': 'The values, for each row one of each variable in the order of their definitions. How many make a row, only the definitions tell.', 'ksy.type': 'observation_value, repeated'}),
    ]
)

SAS_TIBRV__INDEX_RECORD = StructType(
    [
        StructField('upercmx', SAS_TIBRV__INTEGER, True, {'comment': "Share of updates in percent after which the index's centiles are refreshed.", 'ksy.type': 'integer', 'ksy.orig_id': 'upercmx'}),
        StructField('name', SAS_TIBRV__COUNTED_TEXT, True, {'comment': 'Name of the index or key.', 'ksy.type': 'counted_text', 'ksy.orig_id': 'index/key name'}),
        StructField('flags', SAS_TIBRV__INTEGER, True, {'comment': 'Flags, not explained.', 'ksy.type': 'integer', 'ksy.orig_id': 'flags'}),
        StructField('num_variables', SAS_TIBRV__INTEGER, True, {'comment': 'Number of variables in the key.', 'ksy.type': 'integer', 'ksy.orig_id': 'number of variables in the index/key'}),
        StructField('num_keys', SAS_TIBRV__INTEGER, True, {'comment': 'Number of names that follow.', 'ksy.type': 'integer', 'ksy.orig_id': 'number of keys'}),
        StructField('keys', ArrayType(SAS_TIBRV__TEXT, True), True, {'comment': 'Names of the variables of the key.', 'ksy.type': 'text, repeated', 'ksy.orig_id': 'key name'}),
    ]
)

SAS_TIBRV__INDEXES = StructType(
    [
        StructField('record_type', SAS_TIBRV__INTEGER, True, {'comment': 'Always 4.', 'ksy.type': 'integer', 'ksy.orig_id': 'type of record is index'}),
        StructField('num_records', SAS_TIBRV__INTEGER, True, {'comment': 'Number of indexes in this message.', 'ksy.type': 'integer', 'ksy.orig_id': 'number of records in this message'}),
        StructField('records', ArrayType(SAS_TIBRV__INDEX_RECORD, True), True, {'comment': 'The indexes, as many as there are.', 'ksy.type': 'index_record, repeated'}),
        StructField('count_differs', BooleanType(), True, {'comment': 'The number of records is not the number that follows.', 'ksy.type': 'value'}),
    ]
)

SAS_TIBRV__OPAQUE = StructType(
    [
        StructField('value', BinaryType(), True, {'comment': 'The bytes.', 'ksy.type': 'bytes', 'ksy.orig_id': 'byte[]'}),
        StructField('identifier', LongType(), True, {'comment': 'Number of the field in the message.', 'ksy.type': 'value', 'ksy.orig_id': 'Field ID'}),
        StructField('remark', StringType(), True, {'comment': 'What is unusual about the field, although it can be read.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'other_name', '2': 'other_identifier', '3': 'api_type_on_wire', '4': 'size_form_unknown', '5': 'not_terminated', '6': 'length_disagrees'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Nothing unusual', '1': 'Name differs from that of the first field, which is the kind of message', '2': 'Identifier is missing, or not the one of this place', '3': 'Type is written as the programming interface numbers it', '4': 'Nobody is known to write this size form; it is taken as the size itself', '5': 'Text has no zero byte at its end', '6': 'Length in front of a text is neither its size nor its size without the zero byte; in front of a binary record it is not the size'}}),
    ]
)

SAS_TIBRV__CHECK_TAIL = StructType(
    [
        StructField('whlen', SAS_TIBRV__INTEGER, True, {'comment': 'Length of the expression.', 'ksy.type': 'integer', 'ksy.orig_id': 'whlen'}),
        StructField('num_buffers', SAS_TIBRV__INTEGER, True, {'comment': 'Number of members in the tree of the expression.', 'ksy.type': 'integer', 'ksy.orig_id': 'number of members in tree'}),
        StructField('buffers', ArrayType(SAS_TIBRV__OPAQUE, True), True, {'comment': "Members of the tree, in SAS's own form, kept as bytes.", 'ksy.type': 'opaque, repeated', 'ksy.orig_id': 'whbuf buffer'}),
    ]
)

SAS_TIBRV__PLAIN_TAIL = StructType(
    [
        StructField('filler', SAS_TIBRV__INTEGER, True, {'comment': 'Always 1.', 'ksy.type': 'integer', 'ksy.orig_id': 'filler value'}),
    ]
)

SAS_TIBRV__FOREIGN_KEY_TAIL = StructType(
    [
        StructField('total_length', SAS_TIBRV__INTEGER, True, {'comment': 'Length of the following fields together. [byte]', 'ksy.type': 'integer', 'ksy.orig_id': 'total length of following fields', 'ksy.unit': 'byte'}),
        StructField('on_delete', SAS_TIBRV__INTEGER, True, {'comment': 'What happens on deletion, as a code that is not explained.', 'ksy.type': 'integer', 'ksy.orig_id': 'fkdelt'}),
        StructField('on_update', SAS_TIBRV__INTEGER, True, {'comment': 'What happens on update, as a code that is not explained.', 'ksy.type': 'integer', 'ksy.orig_id': 'fkupd'}),
        StructField('primary_key', SAS_TIBRV__COUNTED_TEXT, True, {'comment': 'Name of the primary key; the length in front counts one more.', 'ksy.type': 'counted_text', 'ksy.orig_id': 'pkname'}),
        StructField('libref', SAS_TIBRV__TEXT, True, {'comment': 'Library of the data set with the primary key, eight characters.', 'ksy.type': 'text', 'ksy.orig_id': 'pkfname libref'}),
        StructField('member_name', SAS_TIBRV__COUNTED_TEXT, True, {'comment': 'Name of the data set with the primary key.', 'ksy.type': 'counted_text', 'ksy.orig_id': 'member name'}),
        StructField('attributes', SAS_TIBRV__INTEGER, True, {'comment': 'Attributes, not explained.', 'ksy.type': 'integer', 'ksy.orig_id': 'ICP attributes'}),
    ]
)

SAS_TIBRV__CONSTRAINT = StructType(
    [
        StructField('constraint_type', SAS_TIBRV__INTEGER, True, {'comment': 'Code of the type of constraint.', 'ksy.type': 'integer', 'ksy.orig_id': 'IC type'}),
        StructField('max_length', SAS_TIBRV__INTEGER, True, {'comment': 'Longest length for this constraint. [byte]', 'ksy.type': 'integer', 'ksy.orig_id': 'max length for this IC', 'ksy.unit': 'byte'}),
        StructField('name', SAS_TIBRV__TEXT, True, {'comment': 'Name of the constraint.', 'ksy.type': 'text', 'ksy.orig_id': 'name of IC'}),
        StructField('num_variables', SAS_TIBRV__INTEGER, True, {'comment': 'Number of variables; in a CHECK the value that its expression returns.', 'ksy.type': 'integer', 'ksy.orig_id': 'nvar; retval'}),
        StructField('num_names', SAS_TIBRV__INTEGER, True, {'comment': 'Number of names that follow; in a CHECK a total length.', 'ksy.type': 'integer', 'ksy.orig_id': 'number of NNAME records; total length'}),
        StructField('names', ArrayType(SAS_TIBRV__TEXT, True), True, {'comment': 'Names of the variables; in a CHECK one text, those of its expression.', 'ksy.type': 'text, repeated', 'ksy.orig_id': 'NNAME; list of wtnames'}),
        StructField('tail', StructType([StructField('check_tail', SAS_TIBRV__CHECK_TAIL, True), StructField('plain_tail', SAS_TIBRV__PLAIN_TAIL, True), StructField('foreign_key_tail', SAS_TIBRV__FOREIGN_KEY_TAIL, True)]), True, {'comment': 'The rest, in the column of its shape.', 'ksy.type': 'switch on tail_ahead.shape: check_tail, plain_tail, foreign_key_tail'}),
        StructField('shape', StringType(), True, {'comment': 'Shape of the record, as the types of its fields show it.', 'ksy.type': 'value', 'ksy.enum': {'1': 'check', '2': 'plain', '3': 'foreign_key'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'1': 'CHECK', '2': 'Neither CHECK nor FOREIGN KEY', '3': 'FOREIGN KEY'}}),
        StructField('count_differs', BooleanType(), True, {'comment': 'There are not as many names as there should be.', 'ksy.type': 'value'}),
    ]
)

SAS_TIBRV__CONSTRAINTS = StructType(
    [
        StructField('record_type', SAS_TIBRV__INTEGER, True, {'comment': 'Always 5.', 'ksy.type': 'integer', 'ksy.orig_id': 'type of record is integrity constraint'}),
        StructField('num_records', SAS_TIBRV__INTEGER, True, {'comment': 'Number of constraints in this message.', 'ksy.type': 'integer', 'ksy.orig_id': 'number of records in this message'}),
        StructField('records', ArrayType(SAS_TIBRV__CONSTRAINT, True), True, {'comment': 'The constraints, as many as there are.', 'ksy.type': 'constraint, repeated'}),
        StructField('count_differs', BooleanType(), True, {'comment': 'The number of records is not the number that follows.', 'ksy.type': 'value'}),
    ]
)

SAS_TIBRV__FILE_DESCRIPTOR = StructType(
    [
        StructField('len_record', SAS_TIBRV__INTEGER, True, {'comment': 'Length of a record of the file. [byte]', 'ksy.type': 'integer', 'ksy.orig_id': 'size of logical record', 'ksy.unit': 'byte'}),
        StructField('file_size', SAS_TIBRV__INTEGER, True, {'comment': 'Size of the file. [byte]', 'ksy.type': 'integer', 'ksy.orig_id': 'file size', 'ksy.unit': 'byte'}),
    ]
)

SAS_TIBRV__TEXT_RECORDS = StructType(
    [
        StructField('num_records', SAS_TIBRV__INTEGER, True, {'comment': 'Number of records in this message.', 'ksy.type': 'integer', 'ksy.orig_id': 'number of records in this message'}),
        StructField('records', ArrayType(SAS_TIBRV__COUNTED_TEXT, True), True, {'comment': 'The records, as many as there are.', 'ksy.type': 'counted_text, repeated', 'ksy.orig_id': 'file data'}),
        StructField('count_differs', BooleanType(), True, {'comment': 'The number of records is not the number that follows.', 'ksy.type': 'value'}),
    ]
)

SAS_TIBRV__BINARY_RECORD = StructType(
    [
        StructField('value', BinaryType(), True, {'comment': 'Bytes of the record.', 'ksy.type': 'bytes', 'ksy.orig_id': 'file data'}),
        StructField('told_length', LongType(), True, {'comment': 'The length that the field in front tells. The size of the bytes decides. [byte]', 'ksy.type': 'value', 'ksy.unit': 'byte'}),
        StructField('identifier', LongType(), True, {'comment': 'Number of the field with the bytes in the message.', 'ksy.type': 'value', 'ksy.orig_id': 'Field ID'}),
        StructField('remark', StringType(), True, {'comment': 'What is unusual about the two fields, although they can be read.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'other_name', '2': 'other_identifier', '3': 'api_type_on_wire', '4': 'size_form_unknown', '5': 'not_terminated', '6': 'length_disagrees'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Nothing unusual', '1': 'Name differs from that of the first field, which is the kind of message', '2': 'Identifier is missing, or not the one of this place', '3': 'Type is written as the programming interface numbers it', '4': 'Nobody is known to write this size form; it is taken as the size itself', '5': 'Text has no zero byte at its end', '6': 'Length in front of a text is neither its size nor its size without the zero byte; in front of a binary record it is not the size'}}),
    ]
)

SAS_TIBRV__BINARY_RECORDS = StructType(
    [
        StructField('num_records', SAS_TIBRV__INTEGER, True, {'comment': 'Number of records in this message.', 'ksy.type': 'integer', 'ksy.orig_id': 'number of records in this message'}),
        StructField('records', ArrayType(SAS_TIBRV__BINARY_RECORD, True), True, {'comment': 'The records, as many as there are.', 'ksy.type': 'binary_record, repeated'}),
        StructField('count_differs', BooleanType(), True, {'comment': 'The number of records is not the number that follows.', 'ksy.type': 'value'}),
    ]
)

SAS_TIBRV__LAST = StructType(
    [
        StructField('num_messages', SAS_TIBRV__INTEGER, True, {'comment': 'How many messages were sent, this one not counted.', 'ksy.type': 'integer', 'ksy.orig_id': 'number of messages sent for attachment'}),
    ]
)

SAS_TIBRV = StructType(
    [
        StructField('len_message', LongType(), True, {'comment': 'Size of the whole message, these four bytes included. [byte]', 'ksy.type': 'u4be', 'ksy.orig_id': 'size', 'ksy.unit': 'byte'}),
        StructField('body', StructType([StructField('header', SAS_TIBRV__HEADER, True), StructField('message_data', SAS_TIBRV__MESSAGE_DATA, True), StructField('data_set', SAS_TIBRV__DATA_SET, True), StructField('variables', SAS_TIBRV__VARIABLES, True), StructField('observations', SAS_TIBRV__OBSERVATIONS, True), StructField('indexes', SAS_TIBRV__INDEXES, True), StructField('constraints', SAS_TIBRV__CONSTRAINTS, True), StructField('file_descriptor', SAS_TIBRV__FILE_DESCRIPTOR, True), StructField('text_records', SAS_TIBRV__TEXT_RECORDS, True), StructField('binary_records', SAS_TIBRV__BINARY_RECORDS, True), StructField('last', SAS_TIBRV__LAST, True), StructField('raw', BinaryType(), True)]), True, {'comment': 'The fields of the message, in the column of its kind.', 'ksy.type': 'switch on kind: header, message_data, data_set, variables, observations, indexes, constraints, file_descriptor, text_records, binary_records, last'}),
        StructField('kind', StringType(), True, {'comment': 'Kind of the message: the name of its first field, and normally of all.', 'ksy.type': 'value', 'ksy.orig_id': 'field name'}),
    ]
)

TIBRV_MSG__FIELD_NAME = StructType(
    [
        StructField('name', StringType(), True, {'comment': "Characters of the name, in the sender's character set; read as Latin-1. The programming interface allows 127, the bytes allow more.", 'ksy.type': 'str ISO-8859-1', 'ksy.orig_id': 'name'}),
        StructField('identifier', LongType(), True, {'comment': 'The two bytes behind the name as a number; 0 means no identifier.', 'ksy.type': 'value'}),
    ]
)

TIBRV_MSG__FIELD_SIZE = StructType(
    [
        StructField('form', ShortType(), True, {'comment': 'Below 78: the size itself. 79: a number of two bytes follows. 7A: a number of four bytes follows. Nobody is known to write others; they are taken as the size itself.', 'ksy.type': 'u1', 'ksy.orig_id': 'size'}),
        StructField('len_8', ShortType(), True, {'comment': 'Size in one byte, itself counted. [byte]', 'ksy.type': 'u1', 'ksy.orig_id': 'size', 'ksy.unit': 'byte'}),
        StructField('len_16', IntegerType(), True, {'comment': 'Size in two bytes, themselves counted. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'size', 'ksy.unit': 'byte'}),
        StructField('len_32', LongType(), True, {'comment': 'Size in four bytes, themselves counted. [byte]', 'ksy.type': 'u4be', 'ksy.orig_id': 'size', 'ksy.unit': 'byte'}),
        StructField('value', LongType(), True, {'comment': 'Number of bytes of the data. [byte]', 'ksy.type': 'value', 'ksy.unit': 'byte'}),
    ]
)

SAS_TIBRV__FIELD_HEAD = StructType(
    [
        StructField('len_name', ShortType(), True, {'comment': 'Number of bytes of the name, its end and its identifier. [byte]', 'ksy.type': 'u1', 'ksy.orig_id': 'name length', 'ksy.unit': 'byte'}),
        StructField('label', TIBRV_MSG__FIELD_NAME, True, {'comment': 'Name and identifier.', 'ksy.type': 'tibrv_msg::field_name', 'ksy.orig_id': 'Field Name, Field ID'}),
        StructField('wire_type', StringType(), True, {'comment': 'What kind of data the field holds.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'bad', '1': 'message', '2': 'subject', '3': 'datetime', '7': 'opaque', '8': 'string', '9': 'boolean', '10': 'ip_data', '11': 'signed', '12': 'unsigned', '13': 'real', '14': 'api_i8', '15': 'api_u8', '16': 'api_i16', '17': 'api_u16', '18': 'api_i32', '19': 'api_u32', '20': 'api_i64', '21': 'api_u64', '24': 'api_f32', '25': 'api_f64', '26': 'api_ip_port', '27': 'api_ip_address', '32': 'encrypted', '34': 'i8_array', '35': 'u8_array', '36': 'i16_array', '37': 'u16_array', '38': 'i32_array', '39': 'u32_array', '40': 'i64_array', '41': 'u64_array', '44': 'f32_array', '45': 'f64_array', '47': 'xml', '48': 'string_array', '49': 'message_array'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'0': 'Bad data', '1': 'A whole message inside the field', '2': 'A subject name', '3': 'Date and time', '7': 'Bytes', '8': 'A text with a zero byte behind it', '9': 'True or false', '10': 'IP address of four bytes, or port of two bytes', '11': 'Whole number with sign', '12': 'Whole number without sign', '13': 'Floating-point number', '14': 'Whole number with sign, 1 byte; the code of the programming interface', '15': 'Whole number without sign, 1 byte; the code of the programming interface', '16': 'Whole number with sign, 2 bytes; the code of the programming interface', '17': 'Whole number without sign, 2 bytes; the code of the programming interface', '18': 'Whole number with sign, 4 bytes; the code of the programming interface', '19': 'Whole number without sign, 4 bytes; the code of the programming interface', '20': 'Whole number with sign, 8 bytes; the code of the programming interface', '21': 'Whole number without sign, 8 bytes; the code of the programming interface', '24': 'Floating-point number of 4 bytes; the code of the programming interface', '25': 'Floating-point number of 8 bytes; the code of the programming interface', '26': 'Port; the code of the programming interface', '27': 'IP address; the code of the programming interface', '32': 'Encrypted bytes, of old releases', '34': 'Whole numbers of 1 byte with sign', '35': 'Whole numbers of 1 byte without sign', '36': 'Whole numbers of 2 bytes with sign', '37': 'Whole numbers of 2 bytes without sign', '38': 'Whole numbers of 4 bytes with sign', '39': 'Whole numbers of 4 bytes without sign', '40': 'Whole numbers of 8 bytes with sign', '41': 'Whole numbers of 8 bytes without sign', '44': 'Floating-point numbers of 4 bytes', '45': 'Floating-point numbers of 8 bytes', '47': 'Compressed XML document', '48': 'Texts', '49': 'Whole messages'}, 'ksy.orig_id': 'Function'}),
        StructField('len_data', TIBRV_MSG__FIELD_SIZE, True, {'comment': 'How many bytes of data follow.', 'ksy.type': 'tibrv_msg::field_size'}),
        StructField('remark', LongType(), True, {'comment': 'Code of what is unusual about the field.', 'ksy.type': 'value'}),
        StructField('has_usual_identifier', BooleanType(), True, {'comment': 'Where the first field has an identifier, all fields have theirs.', 'ksy.type': 'value'}),
    ]
)

TIBRV_MSG__TEXT = StructType(
    [
        StructField('value', StringType(), True, {'comment': 'The characters up to the zero byte that ends them, read as Latin-1; the bytes are in the character set of the sender.', 'ksy.type': 'str ISO-8859-1', 'ksy.orig_id': 'tibrvMsg_AddString()'}),
        StructField('is_terminated', BooleanType(), True, {'comment': 'The text ends with its zero byte, as it should. An empty one may lack it.', 'ksy.type': 'value'}),
    ]
)

TIBRV_MSG__UNSIGNED = StructType(
    [
        StructField('long_value', DecimalType(20, 0), True, {'comment': 'The number, if it has eight bytes.', 'ksy.type': 'u8be', 'ksy.orig_id': 'tibrv_u64'}),
        StructField('value', LongType(), True, {'comment': 'The number, if it has up to four bytes.', 'ksy.type': 'value', 'ksy.orig_id': 'tibrvMsg_AddU32()'}),
    ]
)

TIBRV_MSG__SIGNED = StructType(
    [
        StructField('value', LongType(), True, {'comment': "The number. Its width is the sender's choice and means nothing.", 'ksy.type': 'value', 'ksy.orig_id': 'tibrvMsg_AddI16(), tibrvMsg_AddI32()'}),
    ]
)

TIBRV_MSG__REAL = StructType(
    [
        StructField('value', DoubleType(), True, {'comment': 'The number, bit for bit; SAS marks missing values in bits of it.', 'ksy.type': 'value', 'ksy.orig_id': 'tibrvMsg_AddF64()'}),
    ]
)

SAS_TIBRV__SCALAR = StructType(
    [
        StructField('head', SAS_TIBRV__FIELD_HEAD, True, {'comment': 'Name, type and size.', 'ksy.type': 'field_head'}),
        StructField('integer', TIBRV_MSG__SIGNED, True, {'comment': 'A whole number.', 'ksy.type': 'tibrv_msg::signed'}),
        StructField('real', TIBRV_MSG__REAL, True, {'comment': 'A floating-point number.', 'ksy.type': 'tibrv_msg::real'}),
        StructField('text', TIBRV_MSG__TEXT, True, {'comment': 'A text.', 'ksy.type': 'tibrv_msg::text'}),
        StructField('remark', LongType(), True, {'comment': 'Code of what is unusual about the field.', 'ksy.type': 'value'}),
    ]
)

SAS_TIBRV__FIELD_AHEAD = StructType(
    [
        StructField('len_name', ShortType(), True, {'comment': 'Number of bytes of the name part. [byte]', 'ksy.type': 'u1', 'ksy.orig_id': 'name length', 'ksy.unit': 'byte'}),
        StructField('label', BinaryType(), True, {'comment': 'Name and identifier.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Field Name'}),
        StructField('wire_type', ShortType(), True, {'comment': 'What kind of data the field holds.', 'ksy.type': 'u1', 'ksy.orig_id': 'type'}),
        StructField('len_data', TIBRV_MSG__FIELD_SIZE, True, {'comment': 'How many bytes of data follow.', 'ksy.type': 'tibrv_msg::field_size'}),
        StructField('data', BinaryType(), True, {'comment': 'The data.', 'ksy.type': 'bytes', 'ksy.orig_id': 'data'}),
        StructField('is_integer', BooleanType(), True, {'comment': 'The field holds a whole number with sign.', 'ksy.type': 'value'}),
    ]
)

SAS_TIBRV__NUMBERS_AHEAD = StructType(
    [
        StructField('fields', ArrayType(SAS_TIBRV__FIELD_AHEAD, True), True, {'comment': 'Up to four fields, the last of them the first that is no whole number.', 'ksy.type': 'field_ahead, repeated'}),
        StructField('count', LongType(), True, {'comment': 'Number of whole numbers, 0 to 4.', 'ksy.type': 'value'}),
    ]
)

SAS_TIBRV__TEXTS_AHEAD = StructType(
    [
        StructField('fields', ArrayType(SAS_TIBRV__FIELD_AHEAD, True), True, {'comment': 'The texts, and the field behind them.', 'ksy.type': 'field_ahead, repeated'}),
        StructField('count', LongType(), True, {'comment': 'Number of texts.', 'ksy.type': 'value'}),
    ]
)

SAS_TIBRV__TAIL_AHEAD = StructType(
    [
        StructField('fields', ArrayType(SAS_TIBRV__FIELD_AHEAD, True), True, {'comment': 'Up to six fields.', 'ksy.type': 'field_ahead, repeated'}),
        StructField('shape', LongType(), True, {'comment': '1 if a number and bytes follow the first field (or no bytes, and a new record), 2 if only a new record follows it, else 3.', 'ksy.type': 'value'}),
    ]
)

SAS_TIBRV__FIRST_FIELD = StructType(
    [
        StructField('len_name', ShortType(), True, {'comment': 'Number of bytes of the name part. [byte]', 'ksy.type': 'u1', 'ksy.orig_id': 'name length', 'ksy.unit': 'byte'}),
        StructField('label', TIBRV_MSG__FIELD_NAME, True, {'comment': 'Name and identifier.', 'ksy.type': 'tibrv_msg::field_name'}),
    ]
)

SCHEMA = SAS_TIBRV

TYPES = {
    'sas_tibrv::text': SAS_TIBRV__TEXT,
    'sas_tibrv::unsigned': SAS_TIBRV__UNSIGNED,
    'sas_tibrv::integer': SAS_TIBRV__INTEGER,
    'sas_tibrv::counted_text': SAS_TIBRV__COUNTED_TEXT,
    'sas_tibrv::attachment': SAS_TIBRV__ATTACHMENT,
    'sas_tibrv::header': SAS_TIBRV__HEADER,
    'sas_tibrv::message_value': SAS_TIBRV__MESSAGE_VALUE,
    'sas_tibrv::message_data': SAS_TIBRV__MESSAGE_DATA,
    'sas_tibrv::password': SAS_TIBRV__PASSWORD,
    'sas_tibrv::data_set': SAS_TIBRV__DATA_SET,
    'sas_tibrv::variable': SAS_TIBRV__VARIABLE,
    'sas_tibrv::variables': SAS_TIBRV__VARIABLES,
    'sas_tibrv::observation_value': SAS_TIBRV__OBSERVATION_VALUE,
    'sas_tibrv::observations': SAS_TIBRV__OBSERVATIONS,
    'sas_tibrv::index_record': SAS_TIBRV__INDEX_RECORD,
    'sas_tibrv::indexes': SAS_TIBRV__INDEXES,
    'sas_tibrv::opaque': SAS_TIBRV__OPAQUE,
    'sas_tibrv::check_tail': SAS_TIBRV__CHECK_TAIL,
    'sas_tibrv::plain_tail': SAS_TIBRV__PLAIN_TAIL,
    'sas_tibrv::foreign_key_tail': SAS_TIBRV__FOREIGN_KEY_TAIL,
    'sas_tibrv::constraint': SAS_TIBRV__CONSTRAINT,
    'sas_tibrv::constraints': SAS_TIBRV__CONSTRAINTS,
    'sas_tibrv::file_descriptor': SAS_TIBRV__FILE_DESCRIPTOR,
    'sas_tibrv::text_records': SAS_TIBRV__TEXT_RECORDS,
    'sas_tibrv::binary_record': SAS_TIBRV__BINARY_RECORD,
    'sas_tibrv::binary_records': SAS_TIBRV__BINARY_RECORDS,
    'sas_tibrv::last': SAS_TIBRV__LAST,
    'sas_tibrv': SAS_TIBRV,
    'tibrv_msg::field_name': TIBRV_MSG__FIELD_NAME,
    'tibrv_msg::field_size': TIBRV_MSG__FIELD_SIZE,
    'sas_tibrv::field_head': SAS_TIBRV__FIELD_HEAD,
    'tibrv_msg::text': TIBRV_MSG__TEXT,
    'tibrv_msg::unsigned': TIBRV_MSG__UNSIGNED,
    'tibrv_msg::signed': TIBRV_MSG__SIGNED,
    'tibrv_msg::real': TIBRV_MSG__REAL,
    'sas_tibrv::scalar': SAS_TIBRV__SCALAR,
    'sas_tibrv::field_ahead': SAS_TIBRV__FIELD_AHEAD,
    'sas_tibrv::numbers_ahead': SAS_TIBRV__NUMBERS_AHEAD,
    'sas_tibrv::texts_ahead': SAS_TIBRV__TEXTS_AHEAD,
    'sas_tibrv::tail_ahead': SAS_TIBRV__TAIL_AHEAD,
    'sas_tibrv::first_field': SAS_TIBRV__FIRST_FIELD,
}
