# Generated from ksy/sas/sas_mq_attachment_count.ksy by `ksyspark generate`; do not edit.
"""Columns of sas_mq_attachment_count."""

from ksyspark.layout import Array, Case, Column, Enum, Layout, Param, Record, Scalar, Struct, Union

LAYOUT = Layout(
    'sas_mq_attachment_count',
    'SAS attachments on MQ/MSMQ, count message',
    {
        'sas_mq_attachment_count': Record(
            'sas_mq_attachment_count',
            'sas_mq_attachment_count:SasMqAttachmentCount',
            (
                Column('body', Union((Case('printed', Struct('sas_mq_attachment_count::printed')), Case('binary', Struct('sas_mq_attachment_count::binary')),), selector='ksyspark_case_of_body')),
                Column('form', Enum(Scalar('int64'), {1: 'narrow', 2: 'wide', 3: 'printed'}), origin='value'),
                Column('is_be', Scalar('bool'), origin='value'),
                Column('num_messages', Scalar('int64'), origin='value'),
            ),
            technical=(
                Column('marks', Scalar('binary'), origin='pos'),
                Column('first_word', Scalar('binary'), origin='pos'),
            ),
            params=('byte_order', 'encoding'),
        ),
        'sas_mq_attachment_count::printed': Record(
            'sas_mq_attachment_count::printed',
            'sas_mq_attachment_count:SasMqAttachmentCount.Printed',
            (
                Column('digits', Array(Struct('sas_mq_attachment_count::digit', shown='value'))),
                Column('value', Scalar('int64'), origin='value'),
            ),
        ),
        'sas_mq_attachment_count::digit': Record(
            'sas_mq_attachment_count::digit',
            'sas_mq_attachment_count:SasMqAttachmentCount.Digit',
            (
                Column('code', Scalar('int16'), reason='no hexadecimal digit'),
                Column('value', Scalar('int64'), origin='value'),
            ),
        ),
        'sas_mq_attachment_count::binary': Record(
            'sas_mq_attachment_count::binary',
            'sas_mq_attachment_count:SasMqAttachmentCount.Binary',
            (
                Column('trailing_bytes', Scalar('binary')),
                Column('value', Scalar('int64'), origin='value'),
            ),
            technical=(
                Column('narrow', Scalar('int32'), nullable=True, reason='the number of messages is negative'),
                Column('wide', Scalar('int64'), nullable=True, reason='the number of messages is negative'),
            ),
            params=('is_be', 'is_wide'),
        ),
    },
    params=(
        Param('byte_order', Scalar('string'), default='auto', doc='Byte order of numbers: `little`, `big`, or `auto`, which any other word counts as: found from the bytes where they tell, else from `encoding`, else little.'),
        Param('encoding', Scalar('int32'), default=0, doc="Encoding of the message's descriptor (MQMD): its last hexadecimal digit is 1 for most significant byte first, 2 for least significant first. 0: not known."),
    ),
    frame=False,
)
