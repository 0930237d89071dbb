# Generated from ksy/sas/sas_mq_file_records.ksy by `ksyspark generate`; do not edit.
"""Columns of sas_mq_file_records."""

from ksyspark.layout import Array, Column, Layout, Param, Record, Scalar, Struct

LAYOUT = Layout(
    'sas_mq_file_records',
    'SAS attachments on MQ/MSMQ, records of a file',
    {
        'sas_mq_file_records': Record(
            'sas_mq_file_records',
            'sas_mq_file_records:SasMqFileRecords',
            (
                Column('records', Array(Struct('sas_mq_file_records::record'))),
                Column('is_be', Scalar('bool'), origin='value'),
            ),
            technical=(
                Column('first_word', Scalar('binary'), origin='pos'),
                Column('second_word', Scalar('binary'), origin='pos'),
            ),
            params=('byte_order', 'long_bytes', 'encoding'),
        ),
        'sas_mq_file_records::record': Record(
            'sas_mq_file_records::record',
            'sas_mq_file_records:SasMqFileRecords.Record',
            (
                Column('data', Scalar('binary')),
            ),
            technical=(
                Column('len_data', Struct('sas_mq_string::length')),
            ),
            params=('is_be', 'long_bytes'),
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
    },
    params=(
        Param('byte_order', Scalar('string'), default='auto', doc='Byte order of numbers: `little`, `big`, or `auto`, which any other word counts as: found from the bytes where they tell, else from `encoding`, else little.'),
        Param('long_bytes', Scalar('int16'), default=4, doc="Width of the document's `long`: 4, as the Rendezvous layout of the same records has it, or 8, as on a Unix of 64 bits; 0 counts as 4: the records alone do not tell, the header of the set does.", limits=(0, 255)),
        Param('encoding', Scalar('int32'), default=0, doc="Encoding of the message's descriptor (MQMD): its last hexadecimal digit is 1 for most significant byte first, 2 for least significant first. 0: not known."),
    ),
    frame=False,
)
