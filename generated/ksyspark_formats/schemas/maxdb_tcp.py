# Generated from ksy/maxdb/maxdb_tcp.ksy by `ksyspark generate`; do not edit.
"""Spark schema of maxdb_tcp: `SCHEMA` for whole messages, `TYPES` for every type of the specification."""

from pyspark.sql.types import ArrayType, BinaryType, BooleanType, ByteType, DecimalType, IntegerType, LongType, ShortType, StringType, StructField, StructType

MAXDB_TCP__HEADER = StructType(
    [
        StructField('act_send_len', IntegerType(), True, {'comment': 'Bytes of this piece with this header. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'act_send_len', 'ksy.unit': 'byte'}),
        StructField('protocol_id', ShortType(), True, {'comment': '3 is TCP.', 'ksy.type': 'u1', 'ksy.orig_id': 'protocol_id'}),
        StructField('mess_class', StringType(), True, {'comment': 'What kind of message this is.', 'ksy.type': 'u1', 'ksy.enum': {'49': 'keep_alive', '50': 'keep_alive_old', '51': 'info_request', '52': 'info_reply', '53': 'ping_request', '54': 'ping_reply', '55': 'debug_level_request', '56': 'debug_level_reply', '57': 'migrate_request', '58': 'migrate_reply', '61': 'user_connect_request', '62': 'user_connect_reply', '63': 'user_data_request', '64': 'user_data_reply', '65': 'user_cancel_request', '66': 'user_release_request', '71': 'kernel_connect_request', '72': 'kernel_connect_reply', '73': 'kernel_data_request', '74': 'kernel_data_reply', '76': 'kernel_release_request', '81': 'dump_request', '91': 'control_connect_request', '92': 'control_connect_reply', '93': 'control_cancel_request', '94': 'certificate_request', '95': 'certificate_reply', '100': 'new_user_connect_request'}, 'ksy.enum.base': 'int16', 'ksy.orig_id': 'mess_class'}),
        StructField('rte_flags', StringType(), True, {'comment': 'Usually normal.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'normal', '1': 'commit'}, 'ksy.enum.base': 'int16', 'ksy.orig_id': 'rte_flags'}),
        StructField('residual_packets', ShortType(), True, {'comment': 'Pieces of this message still to come.', 'ksy.type': 'u1', 'ksy.orig_id': 'residual_packets'}),
        StructField('sender_ref', IntegerType(), True, {'comment': "The sender's name of the connection.", 'ksy.type': 's4', 'ksy.orig_id': 'sender_ref'}),
        StructField('receiver_ref', IntegerType(), True, {'comment': "The receiver's name of the connection.", 'ksy.type': 's4', 'ksy.orig_id': 'receiver_ref'}),
        StructField('rte_return_code', StringType(), True, {'comment': 'Outcome for the connection.', 'ksy.type': 's2', 'ksy.enum': {'0': 'ok', '1': 'not_ok', '2': 'task_limit', '3': 'timeout', '4': 'crash', '5': 'start_required', '6': 'shutdown', '7': 'send_line_down', '8': 'receive_line_down', '9': 'packet_limit', '10': 'released', '11': 'would_block', '12': 'unknown_request', '13': 'server_or_db_unknown'}, 'ksy.enum.base': 'int16', 'ksy.orig_id': 'rte_return_code'}),
        StructField('new_swap_type', ShortType(), True, {'comment': '4 from a machine with the least significant byte first, 3 with the most significant one; 0 from clients that do not tell.', 'ksy.type': 'u1', 'ksy.orig_id': 'new_swap_type'}),
        StructField('filler', ShortType(), True, {'comment': 'Without meaning.', 'ksy.type': 'u1', 'ksy.orig_id': 'filler'}),
        StructField('max_send_len', IntegerType(), True, {'comment': 'Length of the whole message with one header; more than act_send_len in pieces. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'max_send_len', 'ksy.unit': 'byte'}),
    ]
)

MAXDB_PACKET__PACKET_HEADER = StructType(
    [
        StructField('filler1', ShortType(), True, {'comment': 'Always 0.', 'ksy.type': 's2', 'ksy.orig_id': 'sp1h_filler1'}),
        StructField('appl_version', StringType(), True, {'comment': 'Version of the client, five digits; 70205 is 7.02.05. Never converted.', 'ksy.type': 'str ISO-8859-1', 'ksy.orig_id': 'sp1h_appl_version'}),
        StructField('application', StringType(), True, {'comment': 'The client: CPC precompiler, CPP SQLClass, DBM database manager, DBG procedure debugger, GPC generic client, JDB JDBC, KNL kernel, LOA loader, ODB ODBC, UTI utility, XCI test client. Other names are allowed. Never converted.', 'ksy.type': 'str ISO-8859-1', 'ksy.orig_id': 'sp1h_application'}),
        StructField('varpart_size', IntegerType(), True, {'comment': 'Room behind the header; the used length is the next field. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'sp1h_varpart_size', 'ksy.unit': 'byte'}),
        StructField('varpart_len', IntegerType(), True, {'comment': 'Used bytes behind the header, the sum of all segments. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'sp1h_varpart_len', 'ksy.unit': 'byte'}),
        StructField('filler2', ShortType(), True, {'comment': 'Always 0.', 'ksy.type': 's2', 'ksy.orig_id': 'sp1h_filler2'}),
        StructField('no_of_segm', ShortType(), True, {'comment': 'Number of segments, at least 1.', 'ksy.type': 's2', 'ksy.orig_id': 'sp1h_no_of_segm'}),
        StructField('filler3', BinaryType(), True, {'comment': 'Usually 0; an error reply without a request may hold blanks.', 'ksy.type': 'bytes', 'ksy.orig_id': 'sp1h_filler3'}),
    ]
)

MAXDB_PACKET__VARPART__REQUEST = StructType(
    [
        StructField('message_type', StringType(), True, {'comment': 'What the kernel is asked to do.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'nil', '1': 'lower_bound_of_commands', '2': 'dbs', '3': 'parse', '4': 'getparse', '5': 'syntax', '6': 'filler_6', '7': 'filler_7', '8': 'filler_8', '9': 'filler_9', '10': 'filler_10', '11': 'upper_bound_of_commands', '12': 'lower_bound_of_non_commands', '13': 'execute', '14': 'getexecute', '15': 'putval', '16': 'getval', '17': 'load', '18': 'unload', '19': 'filler_19', '20': 'filler_20', '21': 'filler_21', '22': 'filler_22', '23': 'filler_23', '24': 'upper_bound_of_non_commands', '25': 'hello', '26': 'lower_bound_of_utilities', '27': 'utility', '28': 'incopy', '29': 'filler_29', '30': 'outcopy', '31': 'diag_outcopy', '32': 'filler_32', '33': 'filler_33', '34': 'filler_34', '35': 'filler_35', '36': 'filler_36', '37': 'upper_bound_of_utilities', '38': 'lower_bound_of_specials', '39': 'switch', '40': 'switchlimit', '41': 'buflength', '42': 'minbuf', '43': 'maxbuf', '44': 'state_utility', '45': 'get_challenge', '46': 'filler_46', '47': 'filler_47', '48': 'filler_48', '49': 'upper_bound_of_specials', '50': 'wait_for_event', '51': 'lower_bound_of_procserv', '52': 'procserv_call', '53': 'procserv_reply', '54': 'filler_54', '55': 'filler_55', '56': 'filler_56', '57': 'filler_57', '58': 'filler_58', '59': 'upper_bound_of_procserv'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'2': 'Parse and execute', '4': 'Release 7.0, without use later', '14': 'Release 7.0, without use later', '15': 'Write LONG data', '16': 'Read LONG data', '27': 'Release 7.6 handles it as dbs', '45': 'Since release 7.6', '50': 'Since release 7.2', '52': 'Release 7.6', '53': 'Release 7.6'}, 'ksy.orig_id': 'sp1c_mess_type'}),
        StructField('sqlmode', StringType(), True, {'comment': 'SQL dialect of this command.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'nil', '1': 'session_sqlmode', '2': 'internal', '3': 'ansi', '4': 'db2', '5': 'oracle', '6': 'sapr3'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'1': 'The mode of the session', '2': 'Named adabas in release 7.0', '6': 'Known to some clients alone'}, 'ksy.orig_id': 'sp1c_sqlmode'}),
        StructField('producer', StringType(), True, {'comment': 'Who gave the command.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'nil', '1': 'user_cmd', '2': 'internal_cmd', '3': 'kernel', '4': 'installation', '5': 'view_optimizer', '6': 'complex_view_handling', '7': 'queryrewrite'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'1': 'Every ordinary client', '5': 'Release 7.6', '6': 'Release 7.6', '7': 'Release 7.6'}, 'ksy.orig_id': 'sp1c_producer'}),
        StructField('commit_immediately', StringType(), True, {'comment': 'Commit behind this command.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'off', '1': 'on'}, 'ksy.enum.base': 'int16', 'ksy.orig_id': 'sp1c_commit_immediately'}),
        StructField('ignore_costwarning', StringType(), True, {'comment': 'Run the command even where it is expensive.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'off', '1': 'on'}, 'ksy.enum.base': 'int16', 'ksy.orig_id': 'sp1c_ignore_costwarning'}),
        StructField('prepare', StringType(), True, {'comment': 'The kernel keeps the text of the statement, to parse it again.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'off', '1': 'on'}, 'ksy.enum.base': 'int16', 'ksy.orig_id': 'sp1c_prepare'}),
        StructField('with_info', StringType(), True, {'comment': 'Send names and descriptions of the output columns.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'off', '1': 'on'}, 'ksy.enum.base': 'int16', 'ksy.orig_id': 'sp1c_with_info'}),
        StructField('mass_cmd', StringType(), True, {'comment': 'The command gets many rows at once.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'off', '1': 'on'}, 'ksy.enum.base': 'int16', 'ksy.orig_id': 'sp1c_mass_cmd'}),
        StructField('parsing_again', StringType(), True, {'comment': 'A repeated parse, because the kernel answered -8.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'off', '1': 'on'}, 'ksy.enum.base': 'int16', 'ksy.orig_id': 'sp1c_parsing_again'}),
        StructField('unused_options', ByteType(), True, {'comment': 'Bits without meaning.', 'ksy.type': 'b5', 'ksy.orig_id': 'sp1c_command_options'}),
        StructField('no_explicit_close', BooleanType(), True, {'comment': 'The result table need not be closed by a command.', 'ksy.type': 'b1', 'ksy.orig_id': 'sp1c_command_options'}),
        StructField('scrollable_cursor', BooleanType(), True, {'comment': 'The cursor can move in both directions.', 'ksy.type': 'b1', 'ksy.orig_id': 'sp1c_command_options'}),
        StructField('no_implicit_fetch', BooleanType(), True, {'comment': 'A SELECT does not fetch rows by itself.', 'ksy.type': 'b1', 'ksy.orig_id': 'sp1c_command_options'}),
        StructField('filler1', ShortType(), True, {'comment': 'Usually 0.', 'ksy.type': 'u1', 'ksy.orig_id': 'sp1c_filler1'}),
        StructField('filler2', BinaryType(), True, {'comment': 'Usually 0.', 'ksy.type': 'bytes', 'ksy.orig_id': 'sp1c_filler2'}),
        StructField('filler3', BinaryType(), True, {'comment': 'Usually 0.', 'ksy.type': 'bytes', 'ksy.orig_id': 'sp1c_filler3'}),
    ]
)

MAXDB_PACKET__VARPART__WARNINGS = StructType(
    [
        StructField('warning_exists', BooleanType(), True, {'comment': 'Bit 0, set whenever another one is.', 'ksy.type': 'b1', 'ksy.orig_id': 'warning_exists'}),
        StructField('value_truncated', BooleanType(), True, {'comment': 'Bit 1, set by clients alone.', 'ksy.type': 'b1', 'ksy.orig_id': 'warn1'}),
        StructField('null_in_set_function', BooleanType(), True, {'comment': 'Bit 2, a set function met NULL.', 'ksy.type': 'b1', 'ksy.orig_id': 'warn2_null_in_builtin_func'}),
        StructField('column_count_differs', BooleanType(), True, {'comment': 'Bit 3, more or fewer output columns than host variables.', 'ksy.type': 'b1', 'ksy.orig_id': 'warn3_output_not_into_columns'}),
        StructField('no_where_clause', BooleanType(), True, {'comment': 'Bit 4, UPDATE or DELETE of all rows.', 'ksy.type': 'b1', 'ksy.orig_id': 'warn4_nullwhere'}),
        StructField('unused5', BooleanType(), True, {'comment': 'Bit 5, without meaning.', 'ksy.type': 'b1', 'ksy.orig_id': 'warn5'}),
        StructField('date_adjusted', BooleanType(), True, {'comment': 'Bit 6, a date was moved to the end of its month.', 'ksy.type': 'b1', 'ksy.orig_id': 'warn6_end_of_month_adjustment'}),
        StructField('unused7', BooleanType(), True, {'comment': 'Bit 7, without meaning.', 'ksy.type': 'b1', 'ksy.orig_id': 'warn7'}),
        StructField('table_scan', BooleanType(), True, {'comment': 'Bit 8, a table was read from end to end, or sorted.', 'ksy.type': 'b1', 'ksy.orig_id': 'table_scan'}),
        StructField('statement_optimized', BooleanType(), True, {'comment': 'Bit 9, release 7.6.', 'ksy.type': 'b1', 'ksy.orig_id': 'warn9_stmt_optimized'}),
        StructField('views_substituted', BooleanType(), True, {'comment': 'Bit 10, release 7.6; in release 7.0 some database servers were down.', 'ksy.type': 'b1', 'ksy.orig_id': 'warn10_views_substituted'}),
        StructField('time_value_overflow', BooleanType(), True, {'comment': 'Bit 11, a time was too large.', 'ksy.type': 'b1', 'ksy.orig_id': 'warn11_time_value_too_long'}),
        StructField('rowno_limit', BooleanType(), True, {'comment': 'Bit 12, ROWNO ended the result.', 'ksy.type': 'b1', 'ksy.orig_id': 'warn12_rowno_used'}),
        StructField('index_on_optional_column', BooleanType(), True, {'comment': 'Bit 13, an index was used that has no entries for NULL.', 'ksy.type': 'b1', 'ksy.orig_id': 'warn13_optional_column_indexed'}),
        StructField('next_inverted_list', BooleanType(), True, {'comment': 'Bit 14, the next inverted list.', 'ksy.type': 'b1', 'ksy.orig_id': 'warn14_next_invlist'}),
        StructField('user_defined_code', BooleanType(), True, {'comment': 'Bit 15, release 7.6; in release 7.0 a server outside the majority.', 'ksy.type': 'b1', 'ksy.orig_id': 'warn15_user_defined_code'}),
    ]
)

MAXDB_PACKET__VARPART__REPLY = StructType(
    [
        StructField('sqlstate', StringType(), True, {'comment': 'Outcome as the SQL standard codes it; 00000 is ok. Never converted.', 'ksy.type': 'str ISO-8859-1', 'ksy.orig_id': 'sp1r_sqlstate'}),
        StructField('returncode', ShortType(), True, {'comment': '0 ok, 100 row not found, negative for errors; -8 parse again, -9 was parsed again.', 'ksy.type': 's2', 'ksy.orig_id': 'sp1r_returncode'}),
        StructField('errorpos', IntegerType(), True, {'comment': 'Place of the error in the statement, from 1; of an array command the number of the failing row. Without meaning where returncode is 0.', 'ksy.type': 's4', 'ksy.orig_id': 'sp1r_errorpos'}),
        StructField('extern_warning', MAXDB_PACKET__VARPART__WARNINGS, True, {'comment': 'Warnings for the client, 16 bits that are never swapped.', 'ksy.type': 'warnings', 'ksy.orig_id': 'sp1r_extern_warning'}),
        StructField('unused_intern_warning', ByteType(), True, {'comment': 'Bits without meaning.', 'ksy.type': 'b7', 'ksy.orig_id': 'sp1r_intern_warning'}),
        StructField('result_set_closed', BooleanType(), True, {'comment': 'The kernel closed the result set.', 'ksy.type': 'b1', 'ksy.orig_id': 'sp1r_intern_warning'}),
        StructField('unused_intern_warning2', ShortType(), True, {'comment': 'Bits without meaning.', 'ksy.type': 'u1', 'ksy.orig_id': 'sp1r_intern_warning'}),
        StructField('function_code', StringType(), True, {'comment': 'What the command was, so that no client needs to parse it.', 'ksy.type': 's2', 'ksy.enum': {'0': 'nil', '1': 'create_table', '2': 'set_role', '3': 'insert', '4': 'select', '5': 'update', '6': 'drop_role', '7': 'drop_view', '8': 'drop_table', '9': 'delete', '10': 'create_view', '11': 'drop_user', '12': 'create_role', '13': 'create_sequence', '14': 'alter_sequence', '15': 'unused1', '16': 'drop_sequence', '17': 'create_schema', '18': 'create_cluster', '19': 'create_user', '20': 'create_index', '21': 'drop_index', '22': 'drop_cluster', '23': 'validate_index', '24': 'create_procedure', '25': 'alter_procedure', '26': 'alter_table', '27': 'explain', '28': 'grant', '29': 'revoke', '30': 'create_synonym', '31': 'drop_synonym', '32': 'alter_system_switch_log', '33': 'set_transaction', '34': 'pl_sql_execute', '35': 'lock_table', '36': 'drop_schema', '37': 'rename', '38': 'comment', '39': 'audit', '40': 'noaudit', '41': 'alter_index', '42': 'create_external_database', '43': 'drop_external_database', '44': 'create_database', '45': 'alter_database', '46': 'create_rollback_segment', '47': 'alter_rollback_segment', '48': 'drop_rollback_segment', '49': 'create_tablespace', '50': 'alter_tablespace', '51': 'drop_tablespace', '52': 'alter_session', '53': 'alter_user', '54': 'commit', '55': 'rollback', '56': 'savepoint', '57': 'create_control_file', '58': 'alter_tracing', '59': 'create_trigger', '60': 'alter_trigger', '61': 'drop_trigger', '62': 'analyze_table', '63': 'analyze_index', '64': 'analyze_cluster', '65': 'create_profile', '66': 'drop_profile', '67': 'alter_profile', '68': 'drop_procedure', '69': 'unused3', '70': 'alter_resource_cost', '71': 'create_snapshot_log', '72': 'alter_snapshot_log', '73': 'drop_snapshot_log', '74': 'create_snapshot', '75': 'alter_snapshot', '76': 'drop_snapshot', '201': 'select_direct', '202': 'select_first', '203': 'select_last', '204': 'select_next', '205': 'select_prev', '206': 'fetch_first', '207': 'fetch_last', '208': 'fetch_next', '209': 'fetch_prev', '210': 'fetch_pos', '211': 'fetch_same', '212': 'string_command', '213': 'connect', '214': 'drop_parseid', '215': 'close', '216': 'show', '217': 'usage', '218': 'serverdb', '219': 'monitor', '220': 'set', '221': 'link', '222': 'create_domain', '223': 'drop_domain', '224': 'describe', '225': 'alter_password', '226': 'lowlevel_create_cluster', '227': 'lowlevel_drop_cluster', '228': 'lowlevel_create_entry', '229': 'lowlevel_drop_entry', '230': 'mfetch_rowid', '231': 'mfetch_entry', '232': 'mfetch_object', '233': 'putval', '234': 'getval', '235': 'diagnose', '236': 'unlock', '237': 'refresh', '238': 'clear_snapshot_log', '239': 'next_stamp', '240': 'exists_table', '241': 'commit_release', '242': 'rollback_release', '243': 'drda_native_ddl', '244': 'select_into', '245': 'create_database_link', '246': 'drop_database_link', '247': 'fetch_relative', '248': 'cursor_pl_sql_execute', '249': 'administrator', '250': 'reset', '1003': 'minsert', '1004': 'mselect', '1005': 'mupdate', '1009': 'mdelete', '1035': 'mlock_objects', '1206': 'mfetch_first', '1207': 'mfetch_last', '1208': 'mfetch_next', '1209': 'mfetch_prev', '1210': 'mfetch_pos', '1211': 'mfetch_same', '1244': 'mselect_into', '1247': 'mfetch_relative'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'34': 'Call of a database procedure', '36': 'Unused before release 7.6', '62': 'Update of the statistics', '216': 'Before release 7.4', '226': 'Release 7.0', '227': 'Release 7.0', '228': 'Release 7.0', '229': 'Release 7.0', '230': 'Release 7.0', '231': 'Release 7.0', '232': 'Release 7.0', '245': 'Before release 7.6', '246': 'Before release 7.6', '248': 'Database procedure with a result set; release 7.6', '249': 'Release 7.6', '250': 'Release 7.6'}, 'ksy.orig_id': 'sp1r_function_code'}),
        StructField('tracelevel', ShortType(), True, {'comment': 'Usually 0.', 'ksy.type': 'u1', 'ksy.orig_id': 'sp1r_tracelevel'}),
        StructField('filler1', ShortType(), True, {'comment': 'Usually 0.', 'ksy.type': 'u1', 'ksy.orig_id': 'sp1r_filler1'}),
        StructField('filler2', BinaryType(), True, {'comment': 'Usually 0.', 'ksy.type': 'bytes', 'ksy.orig_id': 'sp1r_filler2'}),
    ]
)

MAXDB_PACKET__VARPART__PARAMETER_DESCRIPTION = StructType(
    [
        StructField('data_type', StringType(), True, {'comment': 'Type of the parameter.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'fixed', '1': 'float', '2': 'char_ascii', '3': 'char_ebcdic', '4': 'char_byte', '5': 'rowid', '6': 'long_ascii', '7': 'long_ebcdic', '8': 'long_byte', '9': 'long_dbyte', '10': 'date', '11': 'time', '12': 'vfloat', '13': 'timestamp', '14': 'unknown', '15': 'number', '16': 'nonumber', '17': 'duration', '18': 'dbyte_ebcdic', '19': 'longfile_ascii', '20': 'longfile_ebcdic', '21': 'longfile_byte', '22': 'longfile_dbyte', '23': 'boolean', '24': 'char_unicode', '25': 'filler_25', '26': 'filler_26', '27': 'filler_27', '28': 'filler_28', '29': 'smallint', '30': 'integer', '31': 'varchar_ascii', '32': 'varchar_ebcdic', '33': 'varchar_byte', '34': 'long_unicode', '35': 'longfile_unicode', '36': 'varchar_unicode', '37': 'udt', '38': 'abap_table_handle', '39': 'wyde'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'9': 'Unused', '12': 'Float of an expression', '14': 'Internal', '15': 'Internal', '16': 'Internal', '17': 'Internal', '18': 'Unused', '22': 'Unused', '37': 'Internal'}, 'ksy.orig_id': 'para_type'}),
        StructField('frac', ShortType(), True, {'comment': 'Decimal places.', 'ksy.type': 'u1', 'ksy.orig_id': 'para_frac'}),
        StructField('length', ShortType(), True, {'comment': 'Characters or digits; 0 is unknown, 32767 is larger.', 'ksy.type': 's2', 'ksy.orig_id': 'para_length'}),
    ]
)

MAXDB_PACKET__VARPART__PARAMETER_DESCRIPTIONS = StructType(
    [
        StructField('parameters', ArrayType(MAXDB_PACKET__VARPART__PARAMETER_DESCRIPTION, True), True, {'comment': 'What the application holds its parameters in, 4 bytes each.', 'ksy.type': 'parameter_description, repeated'}),
    ]
)

MAXDB_PACKET__VARPART__TEXT = StructType(
    [
        StructField('data', BinaryType(), True, {'comment': 'The text as it lies, for character sets that are not known.', 'ksy.type': 'bytes', 'ksy.orig_id': 'buf'}),
        StructField('text', StringType(), True, {'comment': 'The text. UCS-2 is read as UTF-16, which refuses halves of pairs; where the statement creates no result table, resulttablename holds zero bytes.', 'ksy.type': 'value'}),
    ]
)

MAXDB_PACKET__VARPART__NAME = StructType(
    [
        StructField('name', MAXDB_PACKET__VARPART__TEXT, True, {'comment': 'The text.', 'ksy.type': 'text'}),
    ]
)

MAXDB_PACKET__VARPART__NAMES = StructType(
    [
        StructField('names', ArrayType(MAXDB_PACKET__VARPART__NAME, True), True, {'comment': 'Names of the columns, in their order.', 'ksy.type': 'name, repeated'}),
    ]
)

MAXDB_PACKET__VARPART__CONVERSION_TABLES = StructType(
    [
        StructField('tables', ArrayType(BinaryType(), True), True, {'comment': 'Release 7.6 sends two, to lower and to upper case; 7.3 sends four (upper to small, small to upper, ASCII to EBCDIC, EBCDIC to ASCII), and two more for a termchar set.', 'ksy.type': 'bytes, repeated', 'ksy.orig_id': 'conversion table'}),
    ]
)

MAXDB_PACKET__VARPART__DATA = StructType(
    [
        StructField('rows', BinaryType(), True, {'comment': 'As many rows as arg_count says, close behind each other. A value has a define byte in front (ff is NULL) and a fixed width, told by the description.', 'ksy.type': 'bytes', 'ksy.orig_id': 'data'}),
        StructField('logon', BinaryType(), True, {'comment': 'Values of a CONNECT before release 7.6, each behind its define byte: perhaps 64 bytes of user name, 24 of encrypted password, 18 of terminal.', 'ksy.type': 'bytes', 'ksy.orig_id': 'data', 'ksy.sensitive': True}),
    ]
)

MAXDB_PACKET__VARPART__PARSE_ID = StructType(
    [
        StructField('session_id', LongType(), True, {'comment': 'The session that parsed the statement; with its end all parse ids are void.', 'ksy.type': 'u4be', 'ksy.orig_id': 'session id'}),
        StructField('statement_counter', IntegerType(), True, {'comment': 'Number of the statement in its session.', 'ksy.type': 'b24', 'ksy.orig_id': 'statement counter'}),
        StructField('command_number', ShortType(), True, {'comment': 'Number of the command inside the statement.', 'ksy.type': 'u1', 'ksy.orig_id': 'command number'}),
        StructField('message_kind', StringType(), True, {'comment': "The kernel's own kind of command, which the trace prints as mess_type.", 'ksy.type': 'u1', 'ksy.enum': {'0': 'none', '6': 'close', '18': 'delete', '28': 'fetch', '35': 'insert', '42': 'array_fetch', '60': 'select', '76': 'update', '84': 'shared_statement'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'84': 'Release 7.6'}, 'ksy.orig_id': 'mess_type'}),
        StructField('buffer_number', ShortType(), True, {'comment': 'Highest number of a buffer.', 'ksy.type': 'u1', 'ksy.orig_id': 'buffer number'}),
        StructField('application_info', StringType(), True, {'comment': "More than the function code says; the one byte that is a client's business.", 'ksy.type': 'u1', 'ksy.enum': {'0': 'none', '1': 'statement_executed', '2': 'use_dbs', '10': 'release_found', '20': 'fast_select_direct', '30': 'not_allowed_in_programs', '40': 'close', '41': 'describe', '42': 'fetch', '43': 'array_fetch', '44': 'select_with_result_set', '45': 'select_for_update', '46': 'select_reuse', '47': 'select_reuse_for_update', '52': 'fetch_without_result', '53': 'fetch_without_first_result', '60': 'procedure_call', '70': 'array_command', '114': 'array_select_with_result_set', '115': 'array_select_for_update', '116': 'array_select_reuse', '117': 'array_select_reuse_for_update'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'1': 'The statement ran while it was parsed', '2': 'Old; not to be parsed, send it as dbs', '20': 'Old', '46': 'The result is copied', '52': 'Release 7.0', '53': 'Release 7.0', '70': 'Array insert, update or delete'}, 'ksy.orig_id': 'last but one byte'}),
        StructField('date_format', StringType(), True, {'comment': 'Form of dates and times when the statement was parsed; 0 where it has none.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'none', '1': 'internal', '2': 'iso', '3': 'usa', '4': 'eur', '5': 'jis', '6': 'oracle', '7': 'ansi', '8': 'ts_eur'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'7': 'The same form as iso'}, 'ksy.orig_id': 'date format'}),
    ]
)

MAXDB_PACKET__VARPART__PARSE_IDS = StructType(
    [
        StructField('parse_ids', ArrayType(MAXDB_PACKET__VARPART__PARSE_ID, True), True, {'comment': 'One, or several where a command drops several.', 'ksy.type': 'parse_id, repeated'}),
    ]
)

MAXDB_PACKET__VARPART__NUMBER = StructType(
    [
        StructField('define_byte', ShortType(), True, {'comment': 'ff is NULL, fe an overflow, fd the default of the column, fc a mark inside the kernel: with these four there is no value, with any other byte there is one.', 'ksy.type': 'u1', 'ksy.orig_id': 'undef-byte'}),
        StructField('number', DecimalType(38, 0), True, {'comment': 'The number. Line 230 says that the mantissa comes first; it is the characteristic, as line 204 has it. c4 47 11 is 0.4711 * 10^4.', 'ksy.type': 'bytes', 'ksy.logical_type': 'maxdb_number', 'ksy.orig_id': 'number'}),
        StructField('is_negative', BooleanType(), True, {'comment': 'The number is below 0.', 'ksy.type': 'value'}),
        StructField('is_zero', BooleanType(), True, {'comment': 'The number is 0.', 'ksy.type': 'value'}),
        StructField('exponent', LongType(), True, {'comment': 'Power of ten behind the fraction. Line 230 prints 104 for 10^4, a lost superscript.', 'ksy.type': 'value'}),
    ]
)

MAXDB_PACKET__VARPART__COUNTER = StructType(
    [
        StructField('count', MAXDB_PACKET__VARPART__NUMBER, True, {'comment': 'Number of rows. -1 is not known, because the result was not copied or a whole table was deleted. NULL begins an array command.', 'ksy.type': 'number'}),
    ]
)

MAXDB_PACKET__VARPART__SHORTINFO = StructType(
    [
        StructField('unused_mode', ByteType(), True, {'comment': 'Bits without meaning.', 'ksy.type': 'b4', 'ksy.orig_id': 'sp1i_mode'}),
        StructField('escape_character', BooleanType(), True, {'comment': 'The parameter is the escape character of LIKE.', 'ksy.type': 'b1', 'ksy.orig_id': 'sp1i_mode'}),
        StructField('has_default', BooleanType(), True, {'comment': 'The column has a default value.', 'ksy.type': 'b1', 'ksy.orig_id': 'sp1i_mode'}),
        StructField('null_allowed', BooleanType(), True, {'comment': 'NULL is allowed.', 'ksy.type': 'b1', 'ksy.orig_id': 'sp1i_mode'}),
        StructField('null_not_allowed', BooleanType(), True, {'comment': 'NULL is not allowed.', 'ksy.type': 'b1', 'ksy.orig_id': 'sp1i_mode'}),
        StructField('io_type', StringType(), True, {'comment': 'Direction. One slide has 00 for output and 01 for input; the manual, the trace and the sources agree on 0 for input.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'input', '1': 'output', '2': 'input_output'}, 'ksy.enum.base': 'int16', 'ksy.orig_id': 'sp1i_io_type'}),
        StructField('data_type', StringType(), True, {'comment': 'Type of the value.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'fixed', '1': 'float', '2': 'char_ascii', '3': 'char_ebcdic', '4': 'char_byte', '5': 'rowid', '6': 'long_ascii', '7': 'long_ebcdic', '8': 'long_byte', '9': 'long_dbyte', '10': 'date', '11': 'time', '12': 'vfloat', '13': 'timestamp', '14': 'unknown', '15': 'number', '16': 'nonumber', '17': 'duration', '18': 'dbyte_ebcdic', '19': 'longfile_ascii', '20': 'longfile_ebcdic', '21': 'longfile_byte', '22': 'longfile_dbyte', '23': 'boolean', '24': 'char_unicode', '25': 'filler_25', '26': 'filler_26', '27': 'filler_27', '28': 'filler_28', '29': 'smallint', '30': 'integer', '31': 'varchar_ascii', '32': 'varchar_ebcdic', '33': 'varchar_byte', '34': 'long_unicode', '35': 'longfile_unicode', '36': 'varchar_unicode', '37': 'udt', '38': 'abap_table_handle', '39': 'wyde'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'9': 'Unused', '12': 'Float of an expression', '14': 'Internal', '15': 'Internal', '16': 'Internal', '17': 'Internal', '18': 'Unused', '22': 'Unused', '37': 'Internal'}, 'ksy.orig_id': 'sp1i_data_type'}),
        StructField('frac', ShortType(), True, {'comment': 'Decimal places of a FIXED; of no use for any length.', 'ksy.type': 'u1', 'ksy.orig_id': 'sp1i_frac'}),
        StructField('length', IntegerType(), True, {'comment': 'Characters or digits of the column.', 'ksy.type': 'u2', 'ksy.orig_id': 'sp1i_length'}),
        StructField('in_out_len', IntegerType(), True, {'comment': 'Bytes of the value in a data part, define byte included. Line 169 has the formula of FIXED for CHAR as well; a CHAR(n) takes n + 1. [byte]', 'ksy.type': 'u2', 'ksy.orig_id': 'sp1i_in_out_len', 'ksy.unit': 'byte'}),
        StructField('bufpos', IntegerType(), True, {'comment': 'Place of the define byte in the buffer behind the part header, from 1, as of one row; each further row counts anew. Inputs and outputs count apart.', 'ksy.type': 's4', 'ksy.orig_id': 'sp1i_bufpos'}),
        StructField('param_no', ShortType(), True, {'comment': 'Number of the vardata field, from 1.', 'ksy.type': 's2', 'ksy.orig_id': 'sp1i_param_no'}),
        StructField('read_only', StringType(), True, {'comment': 'The value cannot be set.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'off', '1': 'on'}, 'ksy.enum.base': 'int16', 'ksy.orig_id': 'sp1i_read_only'}),
        StructField('serial', StringType(), True, {'comment': 'The kernel counts the value itself.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'off', '1': 'on'}, 'ksy.enum.base': 'int16', 'ksy.orig_id': 'sp1i_serial'}),
    ]
)

MAXDB_PACKET__VARPART__SHORTINFOS = StructType(
    [
        StructField('shortinfos', ArrayType(MAXDB_PACKET__VARPART__SHORTINFO, True), True, {'comment': 'Parameters and output columns in the order of the statement, 12 bytes each.', 'ksy.type': 'shortinfo, repeated'}),
    ]
)

MAXDB_PACKET__VARPART__USER_INFO = StructType(
    [
        StructField('sysdba', MAXDB_PACKET__VARPART__NAME, True, {'comment': 'SYSDBA of the connected database.', 'ksy.type': 'name'}),
        StructField('user_sysdba', MAXDB_PACKET__VARPART__NAME, True, {'comment': "SYSDBA of the user's database.", 'ksy.type': 'name'}),
        StructField('user_kind', MAXDB_PACKET__VARPART__NAME, True, {'comment': 'DBA, RESOURCE, STANDARD, ADMIN and so on.', 'ksy.type': 'name'}),
        StructField('user_group', MAXDB_PACKET__VARPART__NAME, True, {'comment': 'Group of the user, may be empty.', 'ksy.type': 'name'}),
    ]
)

MAXDB_PACKET__VARPART__LONG_DESCRIPTOR = StructType(
    [
        StructField('define_byte', ShortType(), True, {'comment': 'ff is NULL.', 'ksy.type': 'u1', 'ksy.orig_id': 'undef-byte'}),
        StructField('descriptor', BinaryType(), True, {'comment': "The kernel's own.", 'ksy.type': 'bytes', 'ksy.orig_id': 'ld_descriptor'}),
        StructField('tabid', BinaryType(), True, {'comment': "The kernel's own.", 'ksy.type': 'bytes', 'ksy.orig_id': 'ld_tabid'}),
        StructField('maxlen', IntegerType(), True, {'comment': 'Length of the whole value, when read. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'ld_maxlen', 'ksy.unit': 'byte'}),
        StructField('intern_pos', IntegerType(), True, {'comment': 'Next place in the value, from 1.', 'ksy.type': 's4', 'ksy.orig_id': 'ld_intern_pos'}),
        StructField('without_short_column', BooleanType(), True, {'comment': 'No short column.', 'ksy.type': 'b1', 'ksy.orig_id': 'infoset'}),
        StructField('unicode', BooleanType(), True, {'comment': 'The value is in Unicode.', 'ksy.type': 'b1', 'ksy.orig_id': 'infoset'}),
        StructField('catalog', BooleanType(), True, {'comment': 'The value belongs to the catalog.', 'ksy.type': 'b1', 'ksy.orig_id': 'infoset'}),
        StructField('comment', BooleanType(), True, {'comment': 'The value is a comment.', 'ksy.type': 'b1', 'ksy.orig_id': 'infoset'}),
        StructField('new_record', BooleanType(), True, {'comment': 'The value belongs to a new row.', 'ksy.type': 'b1', 'ksy.orig_id': 'infoset'}),
        StructField('no_close', BooleanType(), True, {'comment': 'The value stays open.', 'ksy.type': 'b1', 'ksy.orig_id': 'infoset'}),
        StructField('with_lock', BooleanType(), True, {'comment': 'The value is locked.', 'ksy.type': 'b1', 'ksy.orig_id': 'infoset'}),
        StructField('trigger', BooleanType(), True, {'comment': 'A trigger is at work.', 'ksy.type': 'b1', 'ksy.orig_id': 'infoset'}),
        StructField('state', ShortType(), True, {'comment': "The kernel's own bits: 1 stream, 2 conversion, 4 to ASCII, 8 UCS-2 swap, 16 short column, 32 first insert, 64 copy, 128 first call.", 'ksy.type': 'u1', 'ksy.orig_id': 'ld_state'}),
        StructField('unused1', ShortType(), True, {'comment': 'Without meaning.', 'ksy.type': 'u1', 'ksy.orig_id': 'ld_used_in_ak'}),
        StructField('valmode', StringType(), True, {'comment': 'What the portion is of the value.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'datapart', '1': 'alldata', '2': 'lastdata', '3': 'nodata', '4': 'no_more_data', '5': 'last_putval', '6': 'data_trunc', '7': 'close', '8': 'error', '9': 'startpos_invalid'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'0': 'Part of the value', '1': 'The whole value', '2': 'Last part of the value', '3': 'No bytes here', '5': 'Ends the last putval of a statement', '8': 'Since release 7.4.4'}, 'ksy.orig_id': 'ld_valmode'}),
        StructField('valind', ShortType(), True, {'comment': 'Private to the client; its byte order is not known.', 'ksy.type': 's2', 'ksy.orig_id': 'ld_valind'}),
        StructField('unused2', ShortType(), True, {'comment': 'Without meaning.', 'ksy.type': 's2', 'ksy.orig_id': 'ld_unused_2'}),
        StructField('valpos', IntegerType(), True, {'comment': 'Place of the portion in this body, from 1.', 'ksy.type': 's4', 'ksy.orig_id': 'ld_valpos'}),
        StructField('vallen', IntegerType(), True, {'comment': 'Length of the portion, which has no define byte. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'ld_vallen', 'ksy.unit': 'byte'}),
        StructField('portion', BinaryType(), True, {'comment': 'The bytes of the value.', 'ksy.type': 'bytes', 'ksy.orig_id': 'LONG data'}),
    ]
)

MAXDB_PACKET__VARPART__LONGDATA = StructType(
    [
        StructField('descriptors', ArrayType(MAXDB_PACKET__VARPART__LONG_DESCRIPTOR, True), True, {'comment': 'Descriptors, each followed by its bytes.', 'ksy.type': 'long_descriptor, repeated'}),
        StructField('behind', BinaryType(), True, {'comment': 'What no descriptor claims; usually empty.', 'ksy.type': 'bytes'}),
    ]
)

MAXDB_PACKET__VARPART__SESSION_INFO = StructType(
    [
        StructField('is_unicode', StringType(), True, {'comment': 'The database is in Unicode.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'off', '1': 'on'}, 'ksy.enum.base': 'int16', 'ksy.orig_id': 'unicode'}),
        StructField('session_id', LongType(), True, {'comment': 'The same as in parse ids.', 'ksy.type': 'u4be', 'ksy.orig_id': 'session id'}),
        StructField('len_nls_date_format', ShortType(), True, {'comment': 'Used bytes of the next field. [byte]', 'ksy.type': 'u1', 'ksy.orig_id': 'length of NLS date format', 'ksy.unit': 'byte'}),
        StructField('nls_date_format', BinaryType(), True, {'comment': 'Form of dates, clear text.', 'ksy.type': 'bytes', 'ksy.orig_id': 'NLS date format'}),
        StructField('len_nls_date_format_coded', ShortType(), True, {'comment': 'Used bytes of the next field. [byte]', 'ksy.type': 'u1', 'ksy.orig_id': 'length of coded NLS date format', 'ksy.unit': 'byte'}),
        StructField('nls_date_format_coded', BinaryType(), True, {'comment': 'Form of dates, coded.', 'ksy.type': 'bytes', 'ksy.orig_id': 'coded NLS date format'}),
        StructField('nls_date_language', BinaryType(), True, {'comment': 'Language of dates, three characters of one or two bytes.', 'ksy.type': 'bytes', 'ksy.orig_id': 'NLS date language'}),
        StructField('nls_language', BinaryType(), True, {'comment': 'Language, three characters of one or two bytes.', 'ksy.type': 'bytes', 'ksy.orig_id': 'NLS language'}),
        StructField('date_format', StringType(), True, {'comment': 'Form of dates and times in this session.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'none', '1': 'internal', '2': 'iso', '3': 'usa', '4': 'eur', '5': 'jis', '6': 'oracle', '7': 'ansi', '8': 'ts_eur'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'7': 'The same form as iso'}, 'ksy.orig_id': 'date format'}),
        StructField('numeric_characters', BinaryType(), True, {'comment': 'Decimal and group sign, one or two bytes each.', 'ksy.type': 'bytes', 'ksy.orig_id': 'NLS numeric characters'}),
        StructField('filler1', BinaryType(), True, {'comment': 'Usually 0.', 'ksy.type': 'bytes', 'ksy.orig_id': 'filler'}),
        StructField('dictionary', BinaryType(), True, {'comment': 'Names of months and days, in a form of its own.', 'ksy.type': 'bytes', 'ksy.orig_id': 'dictionary'}),
        StructField('page_size', MAXDB_PACKET__VARPART__NUMBER, True, {'comment': 'Size of a page, FIXED(4). The manual gives it five bytes; four are used.', 'ksy.type': 'number'}),
        StructField('filler2', BinaryType(), True, {'comment': 'Usually 0.', 'ksy.type': 'bytes', 'ksy.orig_id': 'filler'}),
        StructField('kernel_version', StringType(), True, {'comment': 'Version of the kernel, like 70600. Never converted.', 'ksy.type': 'str ISO-8859-1', 'ksy.orig_id': 'kernel version'}),
        StructField('filler3', BinaryType(), True, {'comment': 'Usually 0.', 'ksy.type': 'bytes', 'ksy.orig_id': 'filler'}),
    ]
)

MAXDB_PACKET__VARPART__SERIAL = StructType(
    [
        StructField('first_key', MAXDB_PACKET__VARPART__NUMBER, True, {'comment': 'The first one.', 'ksy.type': 'number'}),
        StructField('last_key', MAXDB_PACKET__VARPART__NUMBER, True, {'comment': 'The last one.', 'ksy.type': 'number'}),
    ]
)

MAXDB_PACKET__VARPART__ABAP_TEXT = StructType(
    [
        StructField('data', BinaryType(), True, {'comment': 'The text as it lies.', 'ksy.type': 'bytes', 'ksy.orig_id': 'buf'}),
        StructField('text', StringType(), True, {'comment': 'The text.', 'ksy.type': 'value'}),
    ]
)

MAXDB_PACKET__VARPART__ABAP_NAME = StructType(
    [
        StructField('name', MAXDB_PACKET__VARPART__ABAP_TEXT, True, {'comment': 'The text.', 'ksy.type': 'abap_text'}),
    ]
)

MAXDB_PACKET__VARPART__ABAP_INFO = StructType(
    [
        StructField('program', MAXDB_PACKET__VARPART__ABAP_NAME, True, {'comment': 'Name of the program.', 'ksy.type': 'abap_name'}),
        StructField('line', MAXDB_PACKET__VARPART__ABAP_NAME, True, {'comment': 'Number of the line, as text.', 'ksy.type': 'abap_name'}),
    ]
)

MAXDB_PACKET__VARPART__LONG_DEMAND = StructType(
    [
        StructField('define_byte', ShortType(), True, {'comment': 'ff means at once.', 'ksy.type': 'u1', 'ksy.orig_id': 'undef-byte'}),
        StructField('at_once', StringType(), True, {'comment': 'Send the value with the reply.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'off', '1': 'on'}, 'ksy.enum.base': 'int16', 'ksy.orig_id': 'at once'}),
        StructField('start', MAXDB_PACKET__VARPART__NUMBER, True, {'comment': 'First place of the value to send; NULL means 1.', 'ksy.type': 'number'}),
        StructField('length', MAXDB_PACKET__VARPART__NUMBER, True, {'comment': 'How much to send; NULL means all.', 'ksy.type': 'number'}),
    ]
)

MAXDB_PACKET__VARPART__LONG_DEMANDS = StructType(
    [
        StructField('demands', ArrayType(MAXDB_PACKET__VARPART__LONG_DEMAND, True), True, {'comment': 'Which LONG values to send at once, 16 bytes each.', 'ksy.type': 'long_demand, repeated'}),
    ]
)

MAXDB_PACKET__VARPART__VARDATA_FIELD = StructType(
    [
        StructField('value', BinaryType(), True, {'comment': 'The bytes of the value, without define byte.', 'ksy.type': 'bytes', 'ksy.orig_id': 'field'}),
        StructField('logon', BinaryType(), True, {'comment': 'The bytes of a value that proves who the client is.', 'ksy.type': 'bytes', 'ksy.orig_id': 'field', 'ksy.sensitive': True}),
        StructField('kind', StringType(), True, {'comment': 'Whether there is a value.', 'ksy.type': 'value', 'ksy.enum': {'0': 'value', '250': 'ignored', '251': 'special_null', '252': 'long_reference', '253': 'default', '254': 'null_value'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'250': 'As the packet checker reads it', '251': 'The kernel reads an empty value', '252': 'Place of a LONG descriptor', '253': 'The default value of the column'}}),
    ]
)

MAXDB_PACKET__VARPART__VARDATA_ROW = StructType(
    [
        StructField('num_fields', IntegerType(), True, {'comment': 'Number of fields, never swapped.', 'ksy.type': 'u2be', 'ksy.orig_id': 'field count'}),
        StructField('fields', ArrayType(MAXDB_PACKET__VARPART__VARDATA_FIELD, True), True, {'comment': 'The values.', 'ksy.type': 'vardata_field, repeated'}),
    ]
)

MAXDB_PACKET__VARPART__VARDATA = StructType(
    [
        StructField('rows', ArrayType(MAXDB_PACKET__VARPART__VARDATA_ROW, True), True, {'comment': 'The rows.', 'ksy.type': 'vardata_row, repeated'}),
    ]
)

MAXDB_PACKET__VARPART__FEATURE = StructType(
    [
        StructField('feature', StringType(), True, {'comment': 'Which one.', 'ksy.type': 'u1', 'ksy.enum': {'1': 'multiple_drop_parseid', '2': 'space_option', '3': 'variable_input', '4': 'optimized_streams', '5': 'check_scrollable_option', '6': 'ascii_in_and_output'}, 'ksy.enum.base': 'int16', 'ksy.orig_id': 'feature'}),
        StructField('is_on', StringType(), True, {'comment': 'Whether it is wanted or agreed to.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'off', '1': 'on'}, 'ksy.enum.base': 'int16', 'ksy.orig_id': 'feature value'}),
    ]
)

MAXDB_PACKET__VARPART__FEATURES = StructType(
    [
        StructField('features', ArrayType(MAXDB_PACKET__VARPART__FEATURE, True), True, {'comment': 'What the client asks for, or what the kernel agreed to.', 'ksy.type': 'feature, repeated'}),
    ]
)

MAXDB_PACKET__VARPART__CLIENT_ID = StructType(
    [
        StructField('define_byte', ShortType(), True, {'comment': 'ff is NULL.', 'ksy.type': 'u1', 'ksy.orig_id': 'undef-byte'}),
        StructField('terminal_id', MAXDB_PACKET__VARPART__TEXT, True, {'comment': 'Name of the terminal, up to 18 characters, filled with blanks.', 'ksy.type': 'text'}),
    ]
)

MAXDB_PACKET__VARPART__PART = StructType(
    [
        StructField('part_kind', StringType(), True, {'comment': 'What the body holds. Bodies of unknown kinds stay raw: clients and kernel have to ignore them (line 240). A getparse may begin with any part, though line 92 gives it a statement as it does dbs and parse.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'nil', '1': 'appl_parameter_description', '2': 'columnnames', '3': 'command', '4': 'conv_tables_returned', '5': 'data', '6': 'errortext', '7': 'getinfo', '8': 'modulname', '9': 'page', '10': 'parsid', '11': 'parsid_of_select', '12': 'resultcount', '13': 'resulttablename', '14': 'shortinfo', '15': 'user_info_returned', '16': 'surrogate', '17': 'bdinfo', '18': 'longdata', '19': 'tablename', '20': 'session_info_returned', '21': 'output_cols_no_parameter', '22': 'key', '23': 'serial', '24': 'relative_pos', '25': 'abap_istream', '26': 'abap_ostream', '27': 'abap_info', '28': 'checkpoint_info', '29': 'procid', '30': 'long_demand', '31': 'message_list', '32': 'vardata_shortinfo', '33': 'vardata', '34': 'feature', '35': 'clientid'}, 'ksy.enum.base': 'int16', 'ksy.orig_id': 'sp1p_part_kind'}),
        StructField('unused_attributes', ByteType(), True, {'comment': 'Bits without meaning.', 'ksy.type': 'b5', 'ksy.orig_id': 'sp1p_attributes'}),
        StructField('first_packet', BooleanType(), True, {'comment': 'The first of several packets of an array command.', 'ksy.type': 'b1', 'ksy.orig_id': 'sp1p_attributes'}),
        StructField('next_packet', BooleanType(), True, {'comment': 'One of several packets of an array command, neither first nor last.', 'ksy.type': 'b1', 'ksy.orig_id': 'sp1p_attributes'}),
        StructField('last_packet', BooleanType(), True, {'comment': 'The last packet of an array command; in a reply, no more rows.', 'ksy.type': 'b1', 'ksy.orig_id': 'sp1p_attributes'}),
        StructField('arg_count', ShortType(), True, {'comment': 'Number of arguments; rows in a data part, names in columnnames, else mostly 1.', 'ksy.type': 's2', 'ksy.orig_id': 'sp1p_arg_count'}),
        StructField('segm_offset', IntegerType(), True, {'comment': 'The same as in the header of the segment. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'sp1p_segm_offset', 'ksy.unit': 'byte'}),
        StructField('buf_len', IntegerType(), True, {'comment': 'Used bytes of the body, without the filler behind it. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'sp1p_buf_len', 'ksy.unit': 'byte'}),
        StructField('buf_size', IntegerType(), True, {'comment': "Room from the start of the body to the end of the packet's capacity. Clients get it wrong; only that it holds the body can be relied on. [byte]", 'ksy.type': 's4', 'ksy.orig_id': 'sp1p_buf_size', 'ksy.unit': 'byte'}),
        StructField('body', StructType([StructField('parameter_descriptions', MAXDB_PACKET__VARPART__PARAMETER_DESCRIPTIONS, True), StructField('names', MAXDB_PACKET__VARPART__NAMES, True), StructField('text', MAXDB_PACKET__VARPART__TEXT, True), StructField('conversion_tables', MAXDB_PACKET__VARPART__CONVERSION_TABLES, True), StructField('data', MAXDB_PACKET__VARPART__DATA, True), StructField('parse_ids', MAXDB_PACKET__VARPART__PARSE_IDS, True), StructField('counter', MAXDB_PACKET__VARPART__COUNTER, True), StructField('shortinfos', MAXDB_PACKET__VARPART__SHORTINFOS, True), StructField('user_info', MAXDB_PACKET__VARPART__USER_INFO, True), StructField('longdata', MAXDB_PACKET__VARPART__LONGDATA, True), StructField('session_info', MAXDB_PACKET__VARPART__SESSION_INFO, True), StructField('serial', MAXDB_PACKET__VARPART__SERIAL, True), StructField('abap_info', MAXDB_PACKET__VARPART__ABAP_INFO, True), StructField('long_demands', MAXDB_PACKET__VARPART__LONG_DEMANDS, True), StructField('vardata', MAXDB_PACKET__VARPART__VARDATA, True), StructField('features', MAXDB_PACKET__VARPART__FEATURES, True), StructField('client_id', MAXDB_PACKET__VARPART__CLIENT_ID, True), StructField('raw', BinaryType(), True)]), True, {'comment': 'The argument or result itself.', 'ksy.type': 'switch on part_kind: parameter_descriptions, names, text, conversion_tables, data, parse_ids, counter, shortinfos, user_info, longdata, session_info, serial, abap_info, long_demands, vardata, features, client_id', 'ksy.orig_id': 'sp1p_buf'}),
        StructField('filler', BinaryType(), True, {'comment': 'Up to the next multiple of 8, any bytes.', 'ksy.type': 'bytes', 'ksy.orig_id': 'alignment filler'}),
    ]
)

MAXDB_PACKET__VARPART__SEGMENT = StructType(
    [
        StructField('segm_len', IntegerType(), True, {'comment': "Used bytes of this segment with its header and with all parts and their fillers. A multiple of 8; where a reply has another length, the next segment still begins at a multiple of 8. The vendor's packet checker forgives a segment that goes up to 23 bytes beyond varpart_len, for the sake of one faulty driver; here it is refused. [byte]", 'ksy.type': 's4', 'ksy.orig_id': 'sp1s_segm_len', 'ksy.unit': 'byte'}),
        StructField('segm_offset', IntegerType(), True, {'comment': 'Where this segment begins, counted from the end of the packet header. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'sp1s_segm_offset', 'ksy.unit': 'byte'}),
        StructField('no_of_parts', ShortType(), True, {'comment': 'Number of parts. 0 in a reply with neither output nor error.', 'ksy.type': 's2', 'ksy.orig_id': 'sp1s_no_of_parts'}),
        StructField('own_index', ShortType(), True, {'comment': 'Position of this segment in the packet, from 1.', 'ksy.type': 's2', 'ksy.orig_id': 'sp1s_own_index'}),
        StructField('segm_kind', StringType(), True, {'comment': 'Whether this is a command or a reply.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'nil', '1': 'cmd', '2': 'reply', '3': 'proccall', '4': 'procreply'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'0': 'Invalid', '1': 'Request of a client', '2': 'Reply of the kernel, named return in the documents', '3': 'Request of the kernel to a procedure server', '4': 'Reply of a procedure server'}, 'ksy.orig_id': 'sp1s_segm_kind'}),
        StructField('request', MAXDB_PACKET__VARPART__REQUEST, True, {'comment': 'The rest of the header of a command.', 'ksy.type': 'request'}),
        StructField('reply', MAXDB_PACKET__VARPART__REPLY, True, {'comment': 'The rest of the header of a reply.', 'ksy.type': 'reply'}),
        StructField('parts', ArrayType(MAXDB_PACKET__VARPART__PART, True), True, {'comment': 'The arguments of a command, or what a reply brings.', 'ksy.type': 'part, repeated', 'ksy.orig_id': 'sp1p_part'}),
        StructField('unused', BinaryType(), True, {'comment': 'Bytes of the segment behind its last part; usually none.', 'ksy.type': 'bytes'}),
        StructField('filler', BinaryType(), True, {'comment': 'Up to the next multiple of 8, where segm_len is not one.', 'ksy.type': 'bytes', 'ksy.orig_id': 'alignment filler'}),
    ]
)

MAXDB_PACKET__VARPART = StructType(
    [
        StructField('segments', ArrayType(MAXDB_PACKET__VARPART__SEGMENT, True), True, {'comment': 'The commands, or the replies to them in the same order. A reply may have fewer segments than its request: a failing commit ends it.', 'ksy.type': 'segment, repeated', 'ksy.orig_id': 'sp1_segm'}),
        StructField('behind', BinaryType(), True, {'comment': 'What lies behind the last segment; empty in a sound packet.', 'ksy.type': 'bytes'}),
    ]
)

MAXDB_PACKET = StructType(
    [
        StructField('code_type', StringType(), True, {'comment': 'Character set of the texts in this packet.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'ascii', '1': 'ebcdic', '2': 'codeneutral', '19': 'unicode_swap', '20': 'unicode', '21': 'unicode_native', '22': 'utf8', '128': 'instance_code'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'0': 'One byte a character', '1': 'Old clients only', '2': 'Not used between client and kernel', '19': 'UCS-2, low byte first', '20': 'UCS-2, high byte first', '21': 'UCS-2, taken in the byte order of the packet', '128': 'Internal'}, 'ksy.orig_id': 'sp1h_mess_code'}),
        StructField('swap_kind', StringType(), True, {'comment': 'Byte order of the numbers in this packet. The kernel answers in the order of the client. Code type unicode_swap goes with full_swapped, unicode with normal.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'dummy', '1': 'normal', '2': 'full_swapped', '3': 'part_swapped'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'0': 'Invalid', '1': 'Most significant byte first', '2': 'Least significant byte first', '3': 'Low half first, high byte first in each half; no kernel accepts it'}, 'ksy.orig_id': 'sp1h_mess_swap'}),
        StructField('header', MAXDB_PACKET__PACKET_HEADER, True, {'comment': 'The rest of the packet header, 30 bytes.', 'ksy.type': 'packet_header', 'ksy.orig_id': 'tsp1_packet_header'}),
        StructField('varpart', MAXDB_PACKET__VARPART, True, {'comment': 'The used part of the packet behind its header.', 'ksy.type': 'varpart', 'ksy.orig_id': 'sp1_varpart'}),
        StructField('charset', StringType(), True, {'comment': 'Character set in which texts are decoded.', 'ksy.type': 'value', 'ksy.enum': {'0': 'unknown', '1': 'iso_8859_1', '2': 'utf_16le', '3': 'utf_16be', '4': 'utf_8', '5': 'ibm037', '6': 'ibm500', '7': 'ibm1047'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'0': 'Texts stay bytes'}}),
    ]
)

MAXDB_TCP__CONNECT__PORT = StructType(
    [
        StructField('network_order', IntegerType(), True, {'comment': 'The port, most significant byte first.', 'ksy.type': 'u2be', 'ksy.orig_id': 'port'}),
        StructField('packet_order', IntegerType(), True, {'comment': 'The port in the order of the packet.', 'ksy.type': 'u2', 'ksy.orig_id': 'port'}),
        StructField('port', LongType(), True, {'comment': 'The port.', 'ksy.type': 'value'}),
    ]
)

MAXDB_TCP__CONNECT__TEXT_ARGUMENT = StructType(
    [
        StructField('text', StringType(), True, {'comment': 'The text, up to a zero byte.', 'ksy.type': 'strz ISO-8859-1', 'ksy.orig_id': 'argument'}),
    ]
)

MAXDB_TCP__CONNECT__NUMBER_ARGUMENT = StructType(
    [
        StructField('number', ShortType(), True, {'comment': 'A number or a mark.', 'ksy.type': 'u1', 'ksy.orig_id': 'argument'}),
    ]
)

MAXDB_TCP__CONNECT__ARGUMENT = StructType(
    [
        StructField('len_argument', ShortType(), True, {'comment': 'Length of the argument; the length itself and the id are counted. [byte]', 'ksy.type': 'u1', 'ksy.orig_id': 'argument length', 'ksy.unit': 'byte'}),
        StructField('id', StringType(), True, {'comment': 'Letter that names the argument.', 'ksy.type': 'u1', 'ksy.enum': {'80': 'port', '73': 'process_id', '82': 'acknowledge', '114': 'omit_reply_part', '97': 'authentication', '100': 'db_root', '112': 'server_program', '86': 'version', '62': 'node'}, 'ksy.enum.base': 'int16', 'ksy.enum.doc': {'80': 'P', '73': 'I', '82': 'R', '114': 'r', '97': 'a, methods with commas between', '100': 'd', '112': 'p', '86': 'V', '62': 'The sign for greater than'}, 'ksy.orig_id': 'argument id'}),
        StructField('len_value', IntegerType(), True, {'comment': 'Length of the value, in the newer form. [byte]', 'ksy.type': 'u2be', 'ksy.orig_id': 'argument length', 'ksy.unit': 'byte'}),
        StructField('value', StructType([StructField('port', MAXDB_TCP__CONNECT__PORT, True), StructField('text_argument', MAXDB_TCP__CONNECT__TEXT_ARGUMENT, True), StructField('number_argument', MAXDB_TCP__CONNECT__NUMBER_ARGUMENT, True), StructField('raw', BinaryType(), True)]), True, {'comment': 'The argument; raw bytes for the other letters.', 'ksy.type': 'switch on id: port, text_argument, number_argument'}),
    ]
)

MAXDB_TCP__CONNECT__ARGUMENTS = StructType(
    [
        StructField('arguments', ArrayType(MAXDB_TCP__CONNECT__ARGUMENT, True), True, {'comment': 'Each with an id of one letter.', 'ksy.type': 'argument, repeated'}),
    ]
)

MAXDB_TCP__CONNECT = StructType(
    [
        StructField('code', StringType(), True, {'comment': 'Character set of the names.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'ascii', '1': 'ebcdic'}, 'ksy.enum.base': 'int16', 'ksy.orig_id': 'cp_mess_code'}),
        StructField('swap', ShortType(), True, {'comment': 'Byte order of the numbers, 1 or 2; 3 is refused.', 'ksy.type': 'u1', 'ksy.orig_id': 'cp_mess_code'}),
        StructField('connect_length', ShortType(), True, {'comment': 'Length of this packet with its arguments. [byte]', 'ksy.type': 's2', 'ksy.orig_id': 'cp_connect_length', 'ksy.unit': 'byte'}),
        StructField('service_type', StringType(), True, {'comment': 'What the connection is for.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'user', '1': 'async_user', '2': 'utility', '3': 'distribution', '4': 'control', '5': 'event', '6': 'stream', '7': 'ping', '8': 'lvc_user', '9': 'oltp_user'}, 'ksy.enum.base': 'int16', 'ksy.orig_id': 'cp_service_type'}),
        StructField('os_type', StringType(), True, {'comment': 'Operating system of the sender.', 'ksy.type': 'u1', 'ksy.enum': {'0': 'mainframe_0', '1': 'mainframe_1', '2': 'mainframe_2', '3': 'mainframe_3', '4': 'mainframe_4', '5': 'vmsp', '6': 'mainframe_6', '7': 'vms', '8': 'dos', '9': 'os2', '10': 'bs2000', '11': 'unix', '12': 'sinix', '13': 'win32'}, 'ksy.enum.base': 'int16', 'ksy.orig_id': 'cp_os_type'}),
        StructField('fillers', BinaryType(), True, {'comment': 'Without meaning.', 'ksy.type': 'bytes', 'ksy.orig_id': 'cp_filler1'}),
        StructField('max_segment_size', IntegerType(), True, {'comment': 'Longest piece. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'cp_max_segment_size', 'ksy.unit': 'byte'}),
        StructField('max_data_len', IntegerType(), True, {'comment': 'Room for a request and its reply together. In the trace of the document it was 32320, as the sizes in the packets show. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'cp_max_data_size', 'ksy.unit': 'byte'}),
        StructField('packet_size', IntegerType(), True, {'comment': 'Size of a packet, 16384 to 131072. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'cp_packet_size', 'ksy.unit': 'byte'}),
        StructField('min_reply_size', IntegerType(), True, {'comment': 'Room that a request must leave for its reply. [byte]', 'ksy.type': 's4', 'ksy.orig_id': 'cp_min_reply_size', 'ksy.unit': 'byte'}),
        StructField('receiver_ascii', StringType(), True, {'comment': 'Name of the database, where names are in ASCII.', 'ksy.type': 'str ISO-8859-1', 'ksy.orig_id': 'cp_server_db'}),
        StructField('receiver_ebcdic', StringType(), True, {'comment': 'Name of the database, where names are in EBCDIC.', 'ksy.type': 'str IBM037', 'ksy.orig_id': 'cp_server_db'}),
        StructField('sender_ascii', StringType(), True, {'comment': 'Database of the sender, where names are in ASCII.', 'ksy.type': 'str ISO-8859-1', 'ksy.orig_id': 'cp_client_db'}),
        StructField('sender_ebcdic', StringType(), True, {'comment': 'Database of the sender, where names are in EBCDIC.', 'ksy.type': 'str IBM037', 'ksy.orig_id': 'cp_client_db'}),
        StructField('arguments', MAXDB_TCP__CONNECT__ARGUMENTS, True, {'comment': 'More about the client.', 'ksy.type': 'arguments'}),
        StructField('receiver', StringType(), True, {'comment': 'Name of the database.', 'ksy.type': 'value'}),
        StructField('sender', StringType(), True, {'comment': 'Database of the sender, usually empty.', 'ksy.type': 'value'}),
    ]
)

MAXDB_TCP = StructType(
    [
        StructField('header', MAXDB_TCP__HEADER, True, {'comment': 'The communication header, 24 bytes.', 'ksy.type': 'header'}),
        StructField('payload', StructType([StructField('maxdb_packet', MAXDB_PACKET, True), StructField('connect', MAXDB_TCP__CONNECT, True), StructField('raw', BinaryType(), True)]), True, {'comment': 'What the message brings; raw bytes where it is another class or a piece.', 'ksy.type': 'switch on payload_kind: maxdb_packet, connect'}),
        StructField('order', StringType(), True, {'comment': 'Byte order of the header.', 'ksy.type': 'value', 'ksy.enum': {'1': 'big', '2': 'little', '3': 'half_swapped'}, 'ksy.enum.base': 'int64', 'ksy.enum.doc': {'1': 'Most significant byte first', '2': 'Least significant byte first', '3': 'Low half first, high byte first in each half; not read'}}),
        StructField('connection_order', LongType(), True, {'comment': 'The byte order that this message agrees on; null for all but connect messages.', 'ksy.type': 'value'}),
        StructField('connection_service', LongType(), True, {'comment': 'The service that this message asks for; null for all but connect messages.', 'ksy.type': 'value'}),
        StructField('payload_kind', StringType(), True, {'comment': 'What the payload is.', 'ksy.type': 'value', 'ksy.enum': {'0': 'other', '1': 'packet', '2': 'connect', '3': 'piece'}, 'ksy.enum.base': 'int64'}),
    ]
)

MAXDB_PACKET__VARPART__ABAP_CHARACTER = StructType(
    [
        StructField('first', ShortType(), True, {'comment': 'The low byte, where the low one comes first.', 'ksy.type': 'u1', 'ksy.orig_id': 'buf'}),
        StructField('second', ShortType(), True, {'comment': 'The other byte.', 'ksy.type': 'u1', 'ksy.orig_id': 'buf'}),
        StructField('is_wide', BooleanType(), True, {'comment': 'The high byte is 0.', 'ksy.type': 'value'}),
    ]
)

SCHEMA = MAXDB_TCP

TYPES = {
    'maxdb_tcp::header': MAXDB_TCP__HEADER,
    'maxdb_packet::packet_header': MAXDB_PACKET__PACKET_HEADER,
    'maxdb_packet::varpart::request': MAXDB_PACKET__VARPART__REQUEST,
    'maxdb_packet::varpart::warnings': MAXDB_PACKET__VARPART__WARNINGS,
    'maxdb_packet::varpart::reply': MAXDB_PACKET__VARPART__REPLY,
    'maxdb_packet::varpart::parameter_description': MAXDB_PACKET__VARPART__PARAMETER_DESCRIPTION,
    'maxdb_packet::varpart::parameter_descriptions': MAXDB_PACKET__VARPART__PARAMETER_DESCRIPTIONS,
    'maxdb_packet::varpart::text': MAXDB_PACKET__VARPART__TEXT,
    'maxdb_packet::varpart::name': MAXDB_PACKET__VARPART__NAME,
    'maxdb_packet::varpart::names': MAXDB_PACKET__VARPART__NAMES,
    'maxdb_packet::varpart::conversion_tables': MAXDB_PACKET__VARPART__CONVERSION_TABLES,
    'maxdb_packet::varpart::data': MAXDB_PACKET__VARPART__DATA,
    'maxdb_packet::varpart::parse_id': MAXDB_PACKET__VARPART__PARSE_ID,
    'maxdb_packet::varpart::parse_ids': MAXDB_PACKET__VARPART__PARSE_IDS,
    'maxdb_packet::varpart::number': MAXDB_PACKET__VARPART__NUMBER,
    'maxdb_packet::varpart::counter': MAXDB_PACKET__VARPART__COUNTER,
    'maxdb_packet::varpart::shortinfo': MAXDB_PACKET__VARPART__SHORTINFO,
    'maxdb_packet::varpart::shortinfos': MAXDB_PACKET__VARPART__SHORTINFOS,
    'maxdb_packet::varpart::user_info': MAXDB_PACKET__VARPART__USER_INFO,
    'maxdb_packet::varpart::long_descriptor': MAXDB_PACKET__VARPART__LONG_DESCRIPTOR,
    'maxdb_packet::varpart::longdata': MAXDB_PACKET__VARPART__LONGDATA,
    'maxdb_packet::varpart::session_info': MAXDB_PACKET__VARPART__SESSION_INFO,
    'maxdb_packet::varpart::serial': MAXDB_PACKET__VARPART__SERIAL,
    'maxdb_packet::varpart::abap_text': MAXDB_PACKET__VARPART__ABAP_TEXT,
    'maxdb_packet::varpart::abap_name': MAXDB_PACKET__VARPART__ABAP_NAME,
    'maxdb_packet::varpart::abap_info': MAXDB_PACKET__VARPART__ABAP_INFO,
    'maxdb_packet::varpart::long_demand': MAXDB_PACKET__VARPART__LONG_DEMAND,
    'maxdb_packet::varpart::long_demands': MAXDB_PACKET__VARPART__LONG_DEMANDS,
    'maxdb_packet::varpart::vardata_field': MAXDB_PACKET__VARPART__VARDATA_FIELD,
    'maxdb_packet::varpart::vardata_row': MAXDB_PACKET__VARPART__VARDATA_ROW,
    'maxdb_packet::varpart::vardata': MAXDB_PACKET__VARPART__VARDATA,
    'maxdb_packet::varpart::feature': MAXDB_PACKET__VARPART__FEATURE,
    'maxdb_packet::varpart::features': MAXDB_PACKET__VARPART__FEATURES,
    'maxdb_packet::varpart::client_id': MAXDB_PACKET__VARPART__CLIENT_ID,
    'maxdb_packet::varpart::part': MAXDB_PACKET__VARPART__PART,
    'maxdb_packet::varpart::segment': MAXDB_PACKET__VARPART__SEGMENT,
    'maxdb_packet::varpart': MAXDB_PACKET__VARPART,
    'maxdb_packet': MAXDB_PACKET,
    'maxdb_tcp::connect::port': MAXDB_TCP__CONNECT__PORT,
    'maxdb_tcp::connect::text_argument': MAXDB_TCP__CONNECT__TEXT_ARGUMENT,
    'maxdb_tcp::connect::number_argument': MAXDB_TCP__CONNECT__NUMBER_ARGUMENT,
    'maxdb_tcp::connect::argument': MAXDB_TCP__CONNECT__ARGUMENT,
    'maxdb_tcp::connect::arguments': MAXDB_TCP__CONNECT__ARGUMENTS,
    'maxdb_tcp::connect': MAXDB_TCP__CONNECT,
    'maxdb_tcp': MAXDB_TCP,
    'maxdb_packet::varpart::abap_character': MAXDB_PACKET__VARPART__ABAP_CHARACTER,
}
