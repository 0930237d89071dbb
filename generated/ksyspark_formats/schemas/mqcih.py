# Generated from ksy/ibm_mq/mqcih.ksy by `ksyspark generate`; do not edit.
"""Spark schema of mqcih: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import BinaryType, BooleanType, IntegerType, LongType, StringType, StructField, StructType

MQCIH__CIH__SCREEN = StructType(
    [
        StructField('cursor_position', IntegerType(), True, {'comment': 'Where the cursor stands.', 'ksy.type': 's4', 'ksy.orig_id': 'CursorPosition'}),
        StructField('error_offset', IntegerType(), True, {'comment': 'Where the program found an error in the data.', 'ksy.type': 's4', 'ksy.orig_id': 'ErrorOffset'}),
        StructField('input_item', IntegerType(), True, {'comment': 'Reserved.', 'ksy.type': 's4', 'ksy.orig_id': 'InputItem'}),
        StructField('reserved4', IntegerType(), True, {'comment': 'Without meaning.', 'ksy.type': 's4', 'ksy.orig_id': 'Reserved4'}),
    ]
)

MQCIH__CIH = StructType(
    [
        StructField('struc_id', BinaryType(), True, {'comment': 'The letters CIH and blanks up to 4 characters, in ASCII or EBCDIC.', 'ksy.type': 'bytes', 'ksy.orig_id': 'StrucId'}),
        StructField('version', IntegerType(), True, {'comment': 'Version number of this structure, 1 or 2.', 'ksy.type': 's4', 'ksy.orig_id': 'Version'}),
        StructField('struc_length', IntegerType(), True, {'comment': 'Length of this structure: 164 in version 1, 180 in version 2. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'StrucLength', 'ksy.unit': 'byte'}),
        StructField('encoding', IntegerType(), True, {'comment': 'Reserved in this structure and without meaning. What follows keeps the encoding of this structure.', 'ksy.type': 's4', 'ksy.orig_id': 'Encoding'}),
        StructField('coded_char_set_id', IntegerType(), True, {'comment': 'Reserved in this structure and without meaning. What follows keeps the character set of this structure.', 'ksy.type': 's4', 'ksy.orig_id': 'CodedCharSetId'}),
        StructField('format', StringType(), True, {'comment': 'Name of the format of what follows the MQCIH.', 'ksy.type': 'mqmd::format_name', 'ksy.orig_id': 'Format'}),
        StructField('flags', IntegerType(), True, {'comment': 'General flags; the columns below take them apart.', 'ksy.type': 's4', 'ksy.orig_id': 'Flags'}),
        StructField('return_code', StringType(), True, {'comment': 'What became of the request.', 'ksy.type': 's4', 'ksy.enum': {'0': 'ok', '1': 'cics_exec_error', '2': 'mq_api_error', '3': 'bridge_error', '4': 'bridge_abend', '5': 'application_abend', '6': 'security_error', '7': 'program_not_available', '8': 'bridge_timeout', '9': 'transid_not_available'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'0': 'No error', '1': 'A CICS command failed', '2': 'A call of MQ failed', '3': 'The bridge found an error', '4': 'The bridge ended abnormally', '5': 'The application ended abnormally', '6': 'Not authorised', '7': 'There is no such program', '8': 'The next message did not come in time', '9': 'There is no such transaction'}, 'ksy.orig_id': 'ReturnCode'}),
        StructField('comp_code', IntegerType(), True, {'comment': 'Completion code, whose meaning depends on ReturnCode.', 'ksy.type': 's4', 'ksy.orig_id': 'CompCode'}),
        StructField('reason', IntegerType(), True, {'comment': 'Reason or feedback code, whose meaning depends on ReturnCode.', 'ksy.type': 's4', 'ksy.orig_id': 'Reason'}),
        StructField('uow_control', StringType(), True, {'comment': 'Which place the message has in its unit of work.', 'ksy.type': 's4', 'ksy.enum': {'16': 'middle', '17': 'first', '256': 'commit', '272': 'last', '273': 'only', '4352': 'backout', '65536': 'continued'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'16': 'In the middle of the unit of work', '17': 'First of the unit of work', '256': 'Commit the unit of work', '272': 'Last of the unit of work', '273': 'The only one of its unit of work', '4352': 'Back out the unit of work', '65536': 'Go on with the conversation'}, 'ksy.orig_id': 'UOWControl'}),
        StructField('get_wait_interval', IntegerType(), True, {'comment': 'How long the bridge waits for a message, in milliseconds; -2 leaves it to the bridge.', 'ksy.type': 's4', 'ksy.orig_id': 'GetWaitInterval'}),
        StructField('link_type', StringType(), True, {'comment': 'Whether a program or a transaction is started.', 'ksy.type': 's4', 'ksy.enum': {'1': 'program', '2': 'transaction'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'1': 'A program', '2': 'A transaction'}, 'ksy.orig_id': 'LinkType'}),
        StructField('output_data_length', IntegerType(), True, {'comment': 'Bytes that the program gives back; -1 as many as it got.', 'ksy.type': 's4', 'ksy.orig_id': 'OutputDataLength'}),
        StructField('facility_keep_time', IntegerType(), True, {'comment': 'Seconds that the bridge facility is kept.', 'ksy.type': 's4', 'ksy.orig_id': 'FacilityKeepTime'}),
        StructField('ads_descriptor', StringType(), True, {'comment': 'Whether descriptors of the screen data are sent, received, or in message format.', 'ksy.type': 's4', 'ksy.enum': {'0': 'none', '1': 'send', '16': 'recv', '17': 'send_and_recv', '256': 'msg_format'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'0': 'No descriptors', '1': 'Descriptors are sent', '16': 'Descriptors are received', '17': 'Descriptors are sent and received', '256': 'Descriptors are in message format'}, 'ksy.orig_id': 'ADSDescriptor'}),
        StructField('conversational_task', IntegerType(), True, {'comment': 'Not 0 where the task may ask for more input.', 'ksy.type': 's4', 'ksy.orig_id': 'ConversationalTask'}),
        StructField('task_end_status', IntegerType(), True, {'comment': 'How the task ended.', 'ksy.type': 's4', 'ksy.orig_id': 'TaskEndStatus'}),
        StructField('facility', BinaryType(), True, {'comment': 'Token of the bridge facility.', 'ksy.type': 'bytes', 'ksy.orig_id': 'Facility'}),
        StructField('function', StringType(), True, {'comment': 'Name of the call or command that failed.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'Function'}),
        StructField('abend_code', StringType(), True, {'comment': 'Code with which the program ended abnormally.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'AbendCode'}),
        StructField('authenticator', StringType(), True, {'comment': 'Password or PassTicket.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'Authenticator', 'ksy.sensitive': True}),
        StructField('reserved1', StringType(), True, {'comment': 'Without meaning.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'Reserved1'}),
        StructField('reply_to_format', StringType(), True, {'comment': 'Format name of the reply.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'ReplyToFormat'}),
        StructField('remote_sys_id', StringType(), True, {'comment': 'CICS system that does the work.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'RemoteSysId'}),
        StructField('remote_trans_id', StringType(), True, {'comment': 'Transaction to be attached there.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'RemoteTransId'}),
        StructField('transaction_id', StringType(), True, {'comment': 'Transaction to be attached.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'TransactionId'}),
        StructField('facility_like', StringType(), True, {'comment': 'Terminal that the bridge facility is like.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'FacilityLike'}),
        StructField('attention_id', StringType(), True, {'comment': 'Key that the terminal user is taken to have pressed.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'AttentionId'}),
        StructField('start_code', StringType(), True, {'comment': 'How the transaction is started.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'StartCode'}),
        StructField('cancel_code', StringType(), True, {'comment': 'Code with which the task is to be ended.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'CancelCode'}),
        StructField('next_transaction_id', StringType(), True, {'comment': 'Transaction that is to come next.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'NextTransactionId'}),
        StructField('reserved2', StringType(), True, {'comment': 'Without meaning.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'Reserved2'}),
        StructField('reserved3', StringType(), True, {'comment': 'Without meaning.', 'ksy.type': 'mqmd::text', 'ksy.orig_id': 'Reserved3'}),
        StructField('screen', MQCIH__CIH__SCREEN, True, {'comment': 'What version 2 has in addition, 16 bytes.', 'ksy.type': 'screen'}),
        StructField('is_ebcdic', BooleanType(), True, {'comment': 'The names of this structure are in EBCDIC, as its StrucId shows.', 'ksy.type': 'value'}),
        StructField('pass_expiration', BooleanType(), True, {'comment': 'Replies take over what is left of the expiry time.', 'ksy.type': 'value', 'ksy.orig_id': 'MQCIH_PASS_EXPIRATION'}),
        StructField('reply_without_nulls', BooleanType(), True, {'comment': 'Zeros at the end of the reply are left out.', 'ksy.type': 'value', 'ksy.orig_id': 'MQCIH_REPLY_WITHOUT_NULLS'}),
        StructField('sync_on_return', BooleanType(), True, {'comment': "The program's work is committed when it returns.", 'ksy.type': 'value', 'ksy.orig_id': 'MQCIH_SYNC_ON_RETURN'}),
    ]
)

MQMD__DATA_CONTEXT = StructType(
    [
        StructField('integers', StringType(), True, {'comment': 'Byte order of whole numbers.', 'ksy.type': 'value', 'ksy.enum': {'0': 'undefined', '1': 'normal', '2': 'reversed'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Not stated', '1': 'Most significant byte or digit first', '2': 'Least significant byte first'}, 'ksy.orig_id': 'MQENC_INTEGER_MASK'}),
        StructField('decimals', StringType(), True, {'comment': 'Order of the digits of packed decimals.', 'ksy.type': 'value', 'ksy.enum': {'0': 'undefined', '1': 'normal', '2': 'reversed'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Not stated', '1': 'Most significant byte or digit first', '2': 'Least significant byte first'}, 'ksy.orig_id': 'MQENC_DECIMAL_MASK'}),
        StructField('floats', StringType(), True, {'comment': 'Floating point numbers.', 'ksy.type': 'value', 'ksy.enum': {'0': 'undefined', '1': 'ieee_normal', '2': 'ieee_reversed', '3': 's390', '4': 'tns'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Not stated', '1': 'IEEE, most significant byte first', '2': 'IEEE, least significant byte first', '3': 'System/390 hexadecimal floating point', '4': 'NonStop TNS'}, 'ksy.orig_id': 'MQENC_FLOAT_MASK'}),
        StructField('has_reserved_bits', BooleanType(), True, {'comment': 'The encoding has bits that must be 0.', 'ksy.type': 'value', 'ksy.orig_id': 'MQENC_RESERVED_MASK'}),
        StructField('environment', StringType(), True, {'comment': 'Where the encoding as a whole is native; its number where it has no name.', 'ksy.type': 'value', 'ksy.enum': {'-1': 'as_published', '17': 'micro_focus_cobol', '273': 'normal', '546': 'reversed', '785': 's390', '1041': 'tns'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'-1': 'Request option, no stored value', '17': 'Micro Focus COBOL on Windows, program side', '273': 'IBM i, AIX, Linux on s390x, SPARC', '546': 'Windows, Linux on x86, ARM and POWER LE, macOS', '785': 'z/OS', '1041': 'NonStop'}}),
        StructField('charset', StringType(), True, {'comment': 'Kind of character set that the CCSID tells.', 'ksy.type': 'value', 'ksy.enum': {'0': 'unspecified', '1': 'ascii', '2': 'ebcdic', '3': 'inherited', '4': 'other'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': '0 or -1, left open', '1': 'Names are written as in ASCII', '2': 'Names are written as in EBCDIC', '3': '-2, as the structure that says so', '4': 'A CCSID that is not known here'}}),
    ]
)

MQCIH = StructType(
    [
        StructField('header', MQCIH__CIH, True, {'comment': 'The CICS bridge header, 164 or 180 bytes.', 'ksy.type': 'cih', 'ksy.orig_id': 'MQCIH'}),
        StructField('following', MQMD__DATA_CONTEXT, True, {'comment': 'What the header says of that which follows it; no bytes.', 'ksy.type': 'mqmd::data_context'}),
        StructField('remainder', BinaryType(), True, {'comment': 'What follows. The header that `header.format` announces, else data. May be empty.', 'ksy.type': 'bytes'}),
        StructField('used_encoding', LongType(), True, {'comment': 'The encoding by which this header is read. As stated, else as the bytes of Version show it; versions are small numbers.', 'ksy.type': 'value'}),
    ]
)

MQMD__FORMAT_NAME = StructType(
    [
        StructField('value', StringType(), True, {'comment': 'The name without what fills it up; empty for none.', 'ksy.type': 'value', 'ksy.orig_id': 'Format'}),
        StructField('kind', StringType(), True, {'comment': 'What the name means; upper and lower case differ.', 'ksy.type': 'value', 'ksy.enum': {'0': 'application', '1': 'none', '10': 'xmit_q_header', '11': 'md_extension', '12': 'dead_letter_header', '13': 'dist_header', '14': 'rf_header_1', '15': 'rf_header_2', '16': 'cics', '17': 'ims', '18': 'work_info_header', '19': 'ref_msg_header', '30': 'admin', '31': 'amqp', '32': 'channel_completed', '33': 'command_1', '34': 'command_2', '35': 'embedded_pcf', '36': 'event', '37': 'ims_var_string', '38': 'pcf', '39': 'string', '40': 'trigger'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'0': 'Name that is not built in', '1': 'Blank. The data has no format name', '10': 'Transmission queue header MQXQH', '11': 'Message descriptor extension MQMDE', '12': 'Dead-letter header MQDLH', '13': 'Distribution header MQDH', '14': 'Rules and formatting header MQRFH', '15': 'Rules and formatting header MQRFH2', '16': 'CICS bridge header MQCIH', '17': 'IMS bridge header MQIIH', '18': 'Work information header MQWIH', '19': 'Reference message header MQRMH', '30': 'Administration in programmable command format', '31': 'Message of the AMQP protocol', '32': 'A channel has ended', '33': 'Reply to a command, first form', '34': 'Reply to a command, second form', '35': 'Embedded programmable command format header, which could chain too and is not taken apart here', '36': 'Event of a queue manager', '37': 'Text for IMS', '38': 'Programmable command format', '39': 'Text', '40': 'Trigger message MQTM, 684 bytes'}}),
    ]
)

MQMD__ASCII_NAME = StructType(
    [
    ]
)

MQMD__EBCDIC_NAME = StructType(
    [
    ]
)

MQMD__KNOWN_FORMAT = StructType(
    [
    ]
)

MQMD__TEXT = StructType(
    [
        StructField('value', StringType(), True, {'comment': 'The text without what fills it up.', 'ksy.type': 'value'}),
    ]
)

MQMD__ASCII_OCTETS = StructType(
    [
    ]
)

MQMD__EBCDIC_OCTETS = StructType(
    [
    ]
)

SCHEMA = MQCIH

TYPES = {
    'mqcih::cih::screen': MQCIH__CIH__SCREEN,
    'mqcih::cih': MQCIH__CIH,
    'mqmd::data_context': MQMD__DATA_CONTEXT,
    'mqcih': MQCIH,
    'mqmd::format_name': MQMD__FORMAT_NAME,
    'mqmd::ascii_name': MQMD__ASCII_NAME,
    'mqmd::ebcdic_name': MQMD__EBCDIC_NAME,
    'mqmd::known_format': MQMD__KNOWN_FORMAT,
    'mqmd::text': MQMD__TEXT,
    'mqmd::ascii_octets': MQMD__ASCII_OCTETS,
    'mqmd::ebcdic_octets': MQMD__EBCDIC_OCTETS,
}
