# Generated from ksy/ibm_mq/mqmd.ksy by `ksyspark generate`; do not edit.
"""Spark schema of mqmd: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import BinaryType, BooleanType, IntegerType, LongType, StringType, StructField, StructType

MQMD__MD__REPORT = StructType(
    [
        StructField('bits', IntegerType(), True, {'comment': 'The number as it is stored.', 'ksy.type': 's4', 'ksy.orig_id': 'Report'}),
        StructField('exception', StringType(), True, {'comment': 'Report that the message cannot be delivered, and how much of its data comes with it.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'without_data', '3': 'with_data', '7': 'with_full_data'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'No report', '1': 'Report without data', '3': 'Report with the first bytes of the data', '7': 'Report with all data'}, 'ksy.orig_id': 'MQRO_EXCEPTION'}),
        StructField('expiration', StringType(), True, {'comment': 'Report that the message expired, and how much of its data comes with it.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'without_data', '3': 'with_data', '7': 'with_full_data'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'No report', '1': 'Report without data', '3': 'Report with the first bytes of the data', '7': 'Report with all data'}, 'ksy.orig_id': 'MQRO_EXPIRATION'}),
        StructField('confirm_on_arrival', StringType(), True, {'comment': 'Report that the message arrived on its queue, and how much of its data comes with it.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'without_data', '3': 'with_data', '7': 'with_full_data'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'No report', '1': 'Report without data', '3': 'Report with the first bytes of the data', '7': 'Report with all data'}, 'ksy.orig_id': 'MQRO_COA'}),
        StructField('confirm_on_delivery', StringType(), True, {'comment': 'Report that the message was read, and how much of its data comes with it.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'without_data', '3': 'with_data', '7': 'with_full_data'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'No report', '1': 'Report without data', '3': 'Report with the first bytes of the data', '7': 'Report with all data'}, 'ksy.orig_id': 'MQRO_COD'}),
        StructField('positive_action', BooleanType(), True, {'comment': 'The application shall report success.', 'ksy.type': 'value', 'ksy.orig_id': 'MQRO_PAN'}),
        StructField('negative_action', BooleanType(), True, {'comment': 'The application shall report failure.', 'ksy.type': 'value', 'ksy.orig_id': 'MQRO_NAN'}),
        StructField('activity', BooleanType(), True, {'comment': 'Programs on the way shall report what they do.', 'ksy.type': 'value', 'ksy.orig_id': 'MQRO_ACTIVITY'}),
        StructField('pass_correl_id', BooleanType(), True, {'comment': 'Reports take over CorrelId; without it they get the MsgId there.', 'ksy.type': 'value', 'ksy.orig_id': 'MQRO_PASS_CORREL_ID'}),
        StructField('pass_msg_id', BooleanType(), True, {'comment': 'Reports take over MsgId; without it they get a new one.', 'ksy.type': 'value', 'ksy.orig_id': 'MQRO_PASS_MSG_ID'}),
        StructField('pass_discard_and_expiry', BooleanType(), True, {'comment': 'Reports take over the options to discard and the expiry.', 'ksy.type': 'value', 'ksy.orig_id': 'MQRO_PASS_DISCARD_AND_EXPIRY'}),
        StructField('discard_msg', BooleanType(), True, {'comment': 'A message that cannot be delivered is thrown away.', 'ksy.type': 'value', 'ksy.orig_id': 'MQRO_DISCARD_MSG'}),
        StructField('undefined_bits', LongType(), True, {'comment': 'The bits that none of the other columns is about. Of unknown ones those in 0x101C0000 are refused by a queue manager.', 'ksy.type': 'value'}),
    ]
)

MQMD__MD__MSG_FLAGS = StructType(
    [
        StructField('bits', IntegerType(), True, {'comment': 'The number as it is stored.', 'ksy.type': 's4', 'ksy.orig_id': 'MsgFlags'}),
        StructField('segmentation_allowed', BooleanType(), True, {'comment': 'The queue manager may cut the message into segments.', 'ksy.type': 'value', 'ksy.orig_id': 'MQMF_SEGMENTATION_ALLOWED'}),
        StructField('segment', BooleanType(), True, {'comment': 'The message is a segment of a longer one.', 'ksy.type': 'value', 'ksy.orig_id': 'MQMF_SEGMENT'}),
        StructField('last_segment', BooleanType(), True, {'comment': 'The message is the last segment of a longer one.', 'ksy.type': 'value', 'ksy.orig_id': 'MQMF_LAST_SEGMENT'}),
        StructField('msg_in_group', BooleanType(), True, {'comment': 'The message is one of a group.', 'ksy.type': 'value', 'ksy.orig_id': 'MQMF_MSG_IN_GROUP'}),
        StructField('last_msg_in_group', BooleanType(), True, {'comment': 'The message is the last one of its group.', 'ksy.type': 'value', 'ksy.orig_id': 'MQMF_LAST_MSG_IN_GROUP'}),
        StructField('undefined', StringType(), True, {'comment': 'Whether there are bits without meaning, and what a queue manager does with them.', 'ksy.type': 'value', 'ksy.enum': {'0': 'none', '1': 'reject', '2': 'accept_if_xmit', '3': 'accept'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'All bits have a meaning', '1': 'Bits in mask 0x00000FFF, refused with MQ reason code 2249', '2': 'Bits in mask 0x000FF000, accepted for a remote destination only', '3': 'Bits in mask 0xFFF00000, accepted'}}),
    ]
)

MQMD__MD__EXTENSION = StructType(
    [
        StructField('group_id', BinaryType(), True, {'comment': 'Identifier of the group that the message belongs to; all zero for none.', 'ksy.type': 'bytes', 'ksy.orig_id': 'GroupId'}),
        StructField('msg_seq_number', IntegerType(), True, {'comment': 'Number of the message within its group, from 1.', 'ksy.type': 's4', 'ksy.orig_id': 'MsgSeqNumber'}),
        StructField('offset', IntegerType(), True, {'comment': 'Where the data of this segment begins in the whole message. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'Offset', 'ksy.unit': 'byte'}),
        StructField('msg_flags', MQMD__MD__MSG_FLAGS, True, {'comment': 'Bits that say whether the message is a segment or one of a group.', 'ksy.type': 'msg_flags', 'ksy.orig_id': 'MsgFlags'}),
        StructField('original_length', IntegerType(), True, {'comment': 'Length of the message before it was cut into segments; -1 if not defined. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'OriginalLength', 'ksy.unit': 'byte'}),
        StructField('is_default', BooleanType(), True, {'comment': 'All five fields have their initial values, so that an MQMDE in front of the data is honoured.', 'ksy.type': 'value'}),
    ]
)

MQMD__MD = StructType(
    [
        StructField('struc_id', BinaryType(), True, {'comment': 'The letters MD and blanks up to 4 characters, in ASCII or EBCDIC.', 'ksy.type': 'bytes', 'ksy.orig_id': 'StrucId'}),
        StructField('version', IntegerType(), True, {'comment': 'Version number of this structure, 1 or 2.', 'ksy.type': 's4', 'ksy.orig_id': 'Version'}),
        StructField('report', MQMD__MD__REPORT, True, {'comment': 'Which reports the sender asks for, and what becomes of a message that is not delivered.', 'ksy.type': 'report', 'ksy.orig_id': 'Report'}),
        StructField('msg_type', StringType(), True, {'comment': 'What kind of message this is. 1 to 65535 belong to the system, higher numbers to applications.', 'ksy.type': 's4', 'ksy.enum': {'1': 'request', '2': 'reply', '4': 'report', '8': 'datagram', '112': 'mqe_fields_from_mqe', '113': 'mqe_fields'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'1': 'A reply is wanted', '2': 'Reply to a request', '4': 'Report on another message', '8': 'No reply is wanted', '112': 'From MQ Everyplace', '113': 'For MQ Everyplace'}, 'ksy.orig_id': 'MsgType'}),
        StructField('expiry', IntegerType(), True, {'comment': 'How long the message lives, in tenths of a second; -1 for ever. [0.1 s]', 'ksy.type': 's4', 'ksy.orig_id': 'Expiry', 'ksy.unit': '0.1 s'}),
        StructField('feedback', StringType(), True, {'comment': 'Why a report was made. Reason codes of MQ (2000 and more) occur too; 65536 and more belong to applications.', 'ksy.type': 's4', 'ksy.enum': {'0': 'none', '256': 'quit', '258': 'expiration', '259': 'coa', '260': 'cod', '262': 'channel_completed', '263': 'channel_fail_retry', '264': 'channel_fail', '265': 'appl_cannot_be_started', '266': 'tm_error', '267': 'appl_type_error', '268': 'stopped_by_msg_exit', '269': 'activity', '271': 'xmit_q_msg_error', '275': 'pan', '276': 'nan', '277': 'stopped_by_chad_exit', '279': 'stopped_by_pubsub_exit', '280': 'not_a_repository_msg', '281': 'bind_open_clusrcvr_del', '282': 'max_activities', '283': 'not_forwarded', '284': 'not_delivered', '285': 'unsupported_forwarding', '286': 'unsupported_delivery', '291': 'data_length_zero', '292': 'data_length_negative', '293': 'data_length_too_big', '294': 'buffer_overflow', '295': 'length_off_by_one', '296': 'iih_error', '298': 'not_authorized_for_ims', '300': 'ims_error', '401': 'cics_internal_error', '402': 'cics_not_authorized', '403': 'cics_bridge_failure', '404': 'cics_correl_id_error', '405': 'cics_ccsid_error', '406': 'cics_encoding_error', '407': 'cics_cih_error', '408': 'cics_uow_error', '409': 'cics_commarea_error', '410': 'cics_appl_not_started', '411': 'cics_appl_abended', '412': 'cics_dlq_error', '413': 'cics_uow_backed_out', '501': 'publications_on_request', '502': 'subscriber_is_publisher', '503': 'msg_scope_mismatch', '504': 'selector_mismatch', '505': 'not_a_groupur_msg'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'0': 'Nothing to report', '256': 'The application shall end', '258': 'The message expired', '259': 'The message arrived', '260': 'The message was read', '262': 'The channel ended as it should', '263': 'The channel failed and will be tried again', '264': 'The channel failed', '265': 'The application of a trigger message cannot be started', '266': 'A trigger message is not in the right format', '267': 'A trigger message names an unknown kind of application', '268': 'A message exit of a channel stopped the message', '269': 'Report of an activity', '271': 'A message on a transmission queue is not in the right format', '275': 'The application reports success', '276': 'The application reports failure', '277': 'An exit for automatic channel definitions stopped the channel', '279': 'An exit of publish and subscribe stopped the message', '280': 'A message on the repository queue is not one for it', '281': 'The cluster channel to which the message was bound was deleted', '282': 'As many activities were recorded as are allowed', '283': 'The message was not forwarded', '284': 'The message was not delivered', '285': 'The message asks for a kind of forwarding that is not supported', '286': 'The message asks for a kind of delivery that is not supported', '291': 'IMS bridge, a data length is 0', '292': 'IMS bridge, a data length is negative', '293': 'IMS bridge, a data length is too large', '294': 'IMS bridge, a data length exceeds the buffer', '295': 'IMS bridge, a data length is off by one byte', '296': 'IMS bridge, the MQIIH is not valid', '298': 'IMS bridge, the user has no authority', '300': 'IMS bridge, unexpected error of IMS', '401': 'CICS bridge, internal error', '402': 'CICS bridge, the user has no authority', '403': 'CICS bridge, it ended unexpectedly', '404': 'CICS bridge, the correlation identifier is not right', '405': 'CICS bridge, the character set is not right', '406': 'CICS bridge, the encoding is not right', '407': 'CICS bridge, the MQCIH is not valid', '408': 'CICS bridge, the unit of work is not right', '409': 'CICS bridge, the communication area is not right', '410': 'CICS bridge, the application was not started', '411': 'CICS bridge, the application ended abnormally', '412': 'CICS bridge, the dead-letter queue cannot be used', '413': 'CICS bridge, the unit of work was backed out', '501': 'Publications are made only on request', '502': 'The publisher is the subscriber itself', '503': 'The scope of the message does not fit the subscription', '504': 'The selection string does not fit the message', '505': 'The message belongs to no group unit of recovery'}, 'ksy.orig_id': 'Feedback'}),
        StructField('encoding', IntegerType(), True, {'comment': 'How numbers are written in the message data; `following` takes it apart.', 'ksy.type': 's4', 'ksy.orig_id': 'Encoding'}),
        StructField('coded_char_set_id', IntegerType(), True, {'comment': "CCSID of the text in the message data. 0 is the queue manager's own, -1 says that the data tells it itself, -2 that of the descriptor.", 'ksy.type': 's4', 'ksy.orig_id': 'CodedCharSetId'}),
        StructField('format', StringType(), True, {'comment': 'Name of the format of the message data.', 'ksy.type': 'format_name', 'ksy.orig_id': 'Format'}),
        StructField('priority', IntegerType(), True, {'comment': '0 lowest to 9 highest; -1 leaves it to the queue.', 'ksy.type': 's4', 'ksy.orig_id': 'Priority'}),
        StructField('persistence', StringType(), True, {'comment': 'Whether the message survives a restart of the queue manager.', 'ksy.type': 's4', 'ksy.enum': {'0': 'not_persistent', '1': 'persistent', '2': 'as_queue_def'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'0': 'Lost when the queue manager stops', '1': 'Survives a restart', '2': 'As the queue says'}, 'ksy.orig_id': 'Persistence'}),
        StructField('msg_id', BinaryType(), True, {'comment': 'Identifier of the message, bytes that are never converted. Those that a queue manager makes begin with AMQ or CSQ and a blank in its character set.', 'ksy.type': 'bytes', 'ksy.orig_id': 'MsgId'}),
        StructField('correl_id', BinaryType(), True, {'comment': 'Identifier that relates the message to another one; all zero for none.', 'ksy.type': 'bytes', 'ksy.orig_id': 'CorrelId'}),
        StructField('backout_count', IntegerType(), True, {'comment': 'How often the message was read and put back.', 'ksy.type': 's4', 'ksy.orig_id': 'BackoutCount'}),
        StructField('reply_to_q', StringType(), True, {'comment': 'Queue for replies and reports.', 'ksy.type': 'text', 'ksy.orig_id': 'ReplyToQ'}),
        StructField('reply_to_q_mgr', StringType(), True, {'comment': 'Queue manager of that queue.', 'ksy.type': 'text', 'ksy.orig_id': 'ReplyToQMgr'}),
        StructField('user_identifier', StringType(), True, {'comment': 'User on whose behalf the message was put.', 'ksy.type': 'text', 'ksy.orig_id': 'UserIdentifier'}),
        StructField('accounting_token', BinaryType(), True, {'comment': 'What the work is charged to; the last byte tells the kind of token.', 'ksy.type': 'bytes', 'ksy.orig_id': 'AccountingToken'}),
        StructField('appl_identity_data', StringType(), True, {'comment': 'Data of the application about the identity.', 'ksy.type': 'text', 'ksy.orig_id': 'ApplIdentityData'}),
        StructField('put_appl_type', StringType(), True, {'comment': "Kind of application that put the message. 65536 and more are users' own.", 'ksy.type': 's4', 'ksy.enum': {'-1': 'unknown', '0': 'no_context', '1': 'cics', '2': 'zos', '3': 'ims', '4': 'os2', '5': 'dos', '6': 'unix', '7': 'qmgr', '8': 'os400', '9': 'windows', '10': 'cics_vse', '11': 'windows_nt', '12': 'vms', '13': 'nsk', '14': 'vos', '15': 'open_tp1', '18': 'vm', '19': 'ims_bridge', '20': 'xcf', '21': 'cics_bridge', '22': 'notes_agent', '23': 'tpf', '25': 'user', '26': 'broker', '28': 'java', '29': 'dqm', '30': 'channel_initiator', '31': 'wlm', '32': 'batch', '33': 'rrs_batch', '34': 'sib', '35': 'system_extension', '36': 'mcast_publish', '37': 'amqp'}, 'ksy.enum.base': 'int32', 'ksy.enum.doc': {'-1': 'Not known', '0': 'No context', '1': 'CICS transaction', '2': 'z/OS, MVS, OS/390', '3': 'IMS', '4': 'OS/2', '5': 'DOS', '6': 'UNIX, AIX', '7': 'Queue manager', '8': 'OS/400, IBM i', '9': 'Windows 16 bit', '10': 'CICS on VSE', '11': 'Windows', '12': 'VMS', '13': 'Guardian, NonStop Kernel', '14': 'VOS', '15': 'OpenTP1', '18': 'VM', '19': 'IMS bridge', '20': 'XCF', '21': 'CICS bridge', '22': 'Notes agent', '23': 'TPF', '25': 'User application', '26': 'Publish and subscribe of the queue manager', '28': 'Java', '29': 'Distributed queue management', '30': 'Channel initiator', '31': 'Workload manager', '32': 'Batch', '33': 'RRS batch', '34': 'Service integration bus', '35': 'System extension', '36': 'Multicast publish', '37': 'AMQP'}, 'ksy.orig_id': 'PutApplType'}),
        StructField('put_appl_name', StringType(), True, {'comment': 'Name of that application.', 'ksy.type': 'text', 'ksy.orig_id': 'PutApplName'}),
        StructField('put_date', StringType(), True, {'comment': 'Date of the put, YYYYMMDD, Greenwich mean time.', 'ksy.type': 'text', 'ksy.orig_id': 'PutDate'}),
        StructField('put_time', StringType(), True, {'comment': 'Time of the put, HHMMSSTH with tenths and hundredths of a second, Greenwich mean time.', 'ksy.type': 'text', 'ksy.orig_id': 'PutTime'}),
        StructField('appl_origin_data', StringType(), True, {'comment': 'Data of the application about the origin.', 'ksy.type': 'text', 'ksy.orig_id': 'ApplOriginData'}),
        StructField('extension', MQMD__MD__EXTENSION, True, {'comment': 'The five fields that version 2 has and version 1 lacks.', 'ksy.type': 'extension'}),
        StructField('is_ebcdic', BooleanType(), True, {'comment': 'The names of this structure are in EBCDIC, as its StrucId shows.', 'ksy.type': 'value'}),
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

MQMD = StructType(
    [
        StructField('header', MQMD__MD, True, {'comment': 'The message descriptor, 324 or 364 bytes.', 'ksy.type': 'md', 'ksy.orig_id': 'MQMD'}),
        StructField('following', MQMD__DATA_CONTEXT, True, {'comment': 'What the header says of that which follows it; no bytes.', 'ksy.type': 'data_context'}),
        StructField('remainder', BinaryType(), True, {'comment': 'The message data. The header that `header.format` announces, else data. May be empty.', 'ksy.type': 'bytes'}),
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

SCHEMA = MQMD

TYPES = {
    'mqmd::md::report': MQMD__MD__REPORT,
    'mqmd::md::msg_flags': MQMD__MD__MSG_FLAGS,
    'mqmd::md::extension': MQMD__MD__EXTENSION,
    'mqmd::md': MQMD__MD,
    'mqmd::data_context': MQMD__DATA_CONTEXT,
    'mqmd': MQMD,
    'mqmd::format_name': MQMD__FORMAT_NAME,
    'mqmd::ascii_name': MQMD__ASCII_NAME,
    'mqmd::ebcdic_name': MQMD__EBCDIC_NAME,
    'mqmd::known_format': MQMD__KNOWN_FORMAT,
    'mqmd::text': MQMD__TEXT,
    'mqmd::ascii_octets': MQMD__ASCII_OCTETS,
    'mqmd::ebcdic_octets': MQMD__EBCDIC_OCTETS,
}
