# Generated from ksy/sas/sas_mq_string.ksy by `ksyspark generate`; do not edit.
"""Columns of sas_mq_string."""

from ksyspark.layout import Column, Layout, Param, Record, Scalar, Struct

LAYOUT = Layout(
    'sas_mq_string',
    'SAS attachments on MQ/MSMQ, character string',
    {
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
        Param('is_be', Scalar('bool'), default=False, doc='Numbers have their most significant byte first, as on z/OS and many Unix systems.'),
        Param('length_bytes', Scalar('int16'), default=4, doc='Width of the length. Any number but 8 is taken for 4.', limits=(0, 255)),
        Param('nul_counted', Scalar('bool'), default=True, doc='The length counts the NUL at the end of the string.'),
        Param('ccsid', Scalar('int32'), default=819, doc='Character set: 819 Latin-1, 1208 UTF-8, 1252 Windows, 437 and 850 DOS; 37, 500, 1047 and 1140 EBCDIC. Any other number is read as Latin-1.'),
    ),
    frame=False,
)
