# Generated from ksy/sas/sas_mq_correlation_id.ksy by `ksyspark generate`; do not edit.
"""Columns of sas_mq_correlation_id."""

from ksyspark.layout import Column, Layout, Param, Record, Scalar, Struct

LAYOUT = Layout(
    'sas_mq_correlation_id',
    'SAS attachments on MQ/MSMQ, correlation id',
    {
        'sas_mq_correlation_id': Record(
            'sas_mq_correlation_id',
            'sas_mq_correlation_id:SasMqCorrelationId',
            (
                Column('base', Scalar('binary')),
                Column('zero', Scalar('binary'), nullable=True),
                Column('number', Struct('sas_mq_correlation_id::number', shown='value')),
                Column('pad', Scalar('binary'), reason='a correlation id has 20 bytes on MSMQ and 24 on MQ'),
                Column('is_late', Scalar('bool'), origin='value'),
                Column('is_be', Scalar('bool'), origin='value'),
                Column('is_number_alone', Scalar('bool'), origin='value'),
            ),
            technical=(
                Column('tail', Scalar('binary'), origin='pos'),
                Column('four', Scalar('binary'), origin='pos'),
            ),
            params=('id_layout', 'seq_order', 'byte_order', 'encoding'),
        ),
        'sas_mq_correlation_id::number': Record(
            'sas_mq_correlation_id::number',
            'sas_mq_correlation_id:SasMqCorrelationId.Number',
            (
                Column('value', Scalar('int64')),
            ),
            params=('is_be',),
        ),
    },
    params=(
        Param('id_layout', Scalar('string'), default='16+4+pad', doc='Where the number stands in an id of 24 bytes: `16+4+pad`, behind the base, or `16+zero+4`, at the end. Any other word counts as the first. `seq_order` `auto` finds the place.'),
        Param('seq_order', Scalar('string'), default='big', doc="Byte order of the number: `big`, as the document prints it; `native`, as the sender's machine has it, told by `byte_order` or `encoding`; or `auto`. Any other word counts as the first."),
        Param('byte_order', Scalar('string'), default='auto', doc='Byte order of the sender, for `seq_order` `native`: `little`, `big`, or `auto`, which any other word counts as: as `encoding` says, else little.'),
        Param('encoding', Scalar('int32'), default=0, doc="Encoding of the message's descriptor (MQMD): its last hexadecimal digit is 1 for most significant byte first, 2 for least significant first. 0: not known."),
    ),
    frame=False,
)
