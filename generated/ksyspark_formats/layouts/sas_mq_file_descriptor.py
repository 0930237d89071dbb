# Generated from ksy/sas/sas_mq_file_descriptor.ksy by `ksyspark generate`; do not edit.
"""Columns of sas_mq_file_descriptor."""

from ksyspark.layout import Column, Layout, Param, Record, Scalar, Struct

LAYOUT = Layout(
    'sas_mq_file_descriptor',
    'SAS attachments on MQ/MSMQ, descriptor of a file',
    {
        'sas_mq_file_descriptor': Record(
            'sas_mq_file_descriptor',
            'sas_mq_file_descriptor:SasMqFileDescriptor',
            (
                Column('file', Struct('sas_mq_file_descriptor::numbers')),
                Column('trailing_bytes', Scalar('binary')),
                Column('is_be', Scalar('bool'), origin='value'),
            ),
            technical=(
                Column('number_bytes', Scalar('int64'), origin='value'),
                Column('first_word', Scalar('binary'), origin='pos'),
            ),
            params=('byte_order', 'encoding', 'descriptor'),
        ),
        'sas_mq_file_descriptor::numbers': Record(
            'sas_mq_file_descriptor::numbers',
            'sas_mq_file_descriptor:SasMqFileDescriptor.Numbers',
            (
                Column('logical_record_length', Struct('sas_mq_string::long', shown='value')),
                Column('file_size', Struct('sas_mq_string::long', shown='value')),
            ),
            params=('is_be', 'number_bytes'),
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
        Param('encoding', Scalar('int32'), default=0, doc="Encoding of the message's descriptor (MQMD): its last hexadecimal digit is 1 for most significant byte first, 2 for least significant first. 0: not known."),
        Param('descriptor', Scalar('string'), default='int', doc='Width of the two numbers: `int`, 4 bytes, or `long`, which means 8 bytes where the body has 16. Any other word counts as the first.'),
    ),
    frame=False,
)
