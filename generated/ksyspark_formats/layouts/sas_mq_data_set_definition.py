# Generated from ksy/sas/sas_mq_data_set_definition.ksy by `ksyspark generate`; do not edit.
"""Columns of sas_mq_data_set_definition."""

from ksyspark.layout import Column, Layout, Param, Record, Scalar, Struct

LAYOUT = Layout(
    'sas_mq_data_set_definition',
    'SAS attachments on MQ/MSMQ, data set definition',
    {
        'sas_mq_data_set_definition': Record(
            'sas_mq_data_set_definition',
            'sas_mq_data_set_definition:SasMqDataSetDefinition',
            (
                Column('definition', Struct('sas_mq_data_set_definition::definition')),
                Column('generations_limit', Struct('sas_mq_string::long', shown='value'), nullable=True),
                Column('trailing_bytes', Scalar('binary')),
                Column('is_be', Scalar('bool'), origin='value'),
                Column('long_used', Scalar('int64'), origin='value'),
                Column('nul_counted', Scalar('bool'), origin='value'),
                Column('ccsid_used', Scalar('int64'), origin='value'),
            ),
            technical=(
                Column('marks', Scalar('binary'), origin='pos'),
                Column('first_letter', Scalar('binary'), origin='pos'),
            ),
            params=('byte_order', 'long_bytes', 'string_length', 'encoding', 'ccsid'),
        ),
        'sas_mq_data_set_definition::definition': Record(
            'sas_mq_data_set_definition::definition',
            'sas_mq_data_set_definition:SasMqDataSetDefinition.Definition',
            (
                Column('version', Scalar('int32')),
                Column('data_set_type', Struct('sas_mq_string', shown='text')),
                Column('label', Struct('sas_mq_string', shown='text')),
                Column('num_observations', Struct('sas_mq_string::long', shown='value')),
                Column('num_variables', Struct('sas_mq_string::long', shown='value')),
                Column('len_observation', Struct('sas_mq_string::long', shown='value')),
                Column('compress', Struct('sas_mq_string', shown='text')),
                Column('reuse', Scalar('binary')),
                Column('encrypt', Struct('sas_mq_string', shown='text')),
                Column('num_sort_variables', Struct('sas_mq_string::long', shown='value')),
                Column('sort_collating_sequence', Struct('sas_mq_string', shown='text')),
                Column('sort_flags', Scalar('int16')),
                Column('read_password_flag', Scalar('int32')),
                Column('read_password', Scalar('binary'), sensitive=True),
                Column('write_password_flag', Scalar('int32')),
                Column('write_password', Scalar('binary'), sensitive=True),
                Column('alter_password_flag', Scalar('int32')),
                Column('alter_password', Scalar('binary'), sensitive=True),
                Column('are_strings_terminated', Scalar('bool'), origin='value'),
            ),
            params=('is_be', 'long_bytes', 'nul_counted', 'ccsid'),
        ),
        'sas_mq_string': Record(
            'sas_mq_string',
            'sas_mq_string:SasMqString',
            (
                Column('text', Scalar('string'), origin='value'),
                Column('is_terminated', Scalar('bool'), origin='value'),
            ),
            technical=(
                Column('len', Struct('sas_mq_string::length')),
                Column('content', Struct('sas_mq_string::content')),
            ),
            params=('is_be', 'length_bytes', 'nul_counted', 'ccsid'),
        ),
        'sas_mq_string::length': Record(
            'sas_mq_string::length',
            'sas_mq_string:SasMqString.Length',
            (
                Column('value', Scalar('int64'), origin='value'),
            ),
            technical=(
                Column('narrow', Scalar('int32'), nullable=True, reason='a length is negative or reaches past the end (LENGTH_NEGATIVE, LENGTH_PAST_END)'),
                Column('wide', Scalar('int64'), nullable=True, reason='a length is negative or reaches past the end (LENGTH_NEGATIVE, LENGTH_PAST_END)'),
            ),
            params=('is_be', 'length_bytes', 'nul_counted'),
        ),
        'sas_mq_string::content': Record(
            'sas_mq_string::content',
            'sas_mq_string:SasMqString.Content',
            (
                Column('characters', Scalar('binary'), nullable=True),
                Column('ebcdic_characters', Scalar('binary'), nullable=True),
                Column('terminator', Scalar('binary')),
                Column('last', Scalar('binary'), origin='pos'),
                Column('is_terminated', Scalar('bool'), origin='value'),
                Column('len_characters', Scalar('int64'), origin='value'),
                Column('is_ebcdic', Scalar('bool'), origin='value'),
                Column('text', Scalar('string'), origin='value'),
            ),
            params=('nul_counted', 'ccsid'),
        ),
        'sas_mq_string::long': Record(
            'sas_mq_string::long',
            'sas_mq_string:SasMqString.Long',
            (
                Column('value', Scalar('int64'), origin='value'),
            ),
            technical=(
                Column('narrow', Scalar('int32'), nullable=True),
                Column('wide', Scalar('int64'), nullable=True),
            ),
            params=('is_be', 'long_bytes'),
        ),
    },
    params=(
        Param('byte_order', Scalar('string'), default='auto', doc='Byte order of numbers: `little`, `big`, or `auto`, which any other word counts as: found from the bytes where they tell, else from `encoding`, else little.'),
        Param('long_bytes', Scalar('int16'), default=4, doc="Width of the document's `long`: 4, as the Rendezvous layout of the same records has it, or 8, as on a Unix of 64 bits; 0 to find it from the bytes.", limits=(0, 255)),
        Param('string_length', Scalar('string'), default='includes_nul', doc='Whether the length of a string counts its NUL: `includes_nul`, or `excludes_nul`. Any other word counts as the first.'),
        Param('encoding', Scalar('int32'), default=0, doc="Encoding of the message's descriptor (MQMD): its last hexadecimal digit is 1 for most significant byte first, 2 for least significant first. 0: not known."),
        Param('ccsid', Scalar('int32'), default=0, doc='Character set of the text, as the descriptor (MQMD) says: 819, 1208, 1252, 437, 850, or 37, 500, 1047, 1140 for EBCDIC. 0: not known; then EBCDIC 1047 where a name begins with a letter of EBCDIC, else Latin-1.'),
    ),
    frame=False,
)
