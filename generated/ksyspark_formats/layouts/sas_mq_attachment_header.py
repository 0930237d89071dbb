# Generated from ksy/sas/sas_mq_attachment_header.ksy by `ksyspark generate`; do not edit.
"""Columns of sas_mq_attachment_header."""

from ksyspark.layout import Array, Column, Enum, Layout, Param, Record, Scalar, Struct

LAYOUT = Layout(
    'sas_mq_attachment_header',
    'SAS attachments on MQ/MSMQ, header message',
    {
        'sas_mq_attachment_header': Record(
            'sas_mq_attachment_header',
            'sas_mq_attachment_header:SasMqAttachmentHeader',
            (
                Column('header', Struct('sas_mq_attachment_header::header')),
                Column('attachments', Array(Struct('sas_mq_attachment_header::attachment'))),
                Column('trailing_bytes', Scalar('binary')),
                Column('is_be', Scalar('bool'), origin='value'),
                Column('long_used', Scalar('int64'), origin='value'),
                Column('nul_counted', Scalar('bool'), origin='value'),
                Column('ccsid_used', Scalar('int64'), origin='value'),
                Column('is_reading_conflict', Scalar('bool'), origin='value'),
            ),
            technical=(
                Column('marks', Scalar('binary'), origin='pos'),
                Column('at_count', Scalar('int64'), origin='value'),
                Column('first_letter', Scalar('binary'), origin='pos'),
            ),
            params=('byte_order', 'long_bytes', 'string_length', 'encoding', 'ccsid'),
        ),
        'sas_mq_attachment_header::header': Record(
            'sas_mq_attachment_header::header',
            'sas_mq_attachment_header:SasMqAttachmentHeader.Header',
            (
                Column('header_id', Scalar('binary')),
                Column('original_message_type', Struct('sas_mq_string::long', shown='value')),
                Column('original_correlation_id', Scalar('binary')),
                Column('message_id', Scalar('binary')),
                Column('num_attachments', Scalar('int32'), reason='the number of attachments is negative'),
            ),
            params=('is_be', 'long_bytes'),
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
        'sas_mq_attachment_header::attachment': Record(
            'sas_mq_attachment_header::attachment',
            'sas_mq_attachment_header:SasMqAttachmentHeader.Attachment',
            (
                Column('kind', Enum(Scalar('int32'), {1: 'data_set', 2: 'text_file', 3: 'binary_file'})),
                Column('attachment_id', Scalar('binary')),
                Column('qualifier_1', Struct('sas_mq_string', shown='text')),
                Column('qualifier_2', Struct('sas_mq_string', shown='text')),
                Column('description', Struct('sas_mq_string', shown='text')),
                Column('minor_version', Scalar('int32')),
                Column('major_version', Scalar('int32')),
                Column('are_strings_terminated', Scalar('bool'), origin='value'),
            ),
            params=('is_be', 'nul_counted', 'ccsid'),
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
