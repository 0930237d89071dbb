# Generated from ksy/maxdb/maxdb_packet.ksy by `ksyspark generate`; do not edit.
"""Validation tests of maxdb_packet: SAP DB and MaxDB order interface packet."""

from pathlib import Path

import pytest

from ksyspark.arrow import arrow_schema
from ksyspark.conformance import (
    decoded_json,
    failure_of,
    failures_of_prefixes,
    malformed_in,
    messages_of,
    samples_in,
)
from ksyspark.decoder import DecodeOptions
from ksyspark.decoding import make_decoder
from ksyspark.spark.schema import canonical, schema_of_ksy
from ksyspark_formats import FORMATS

FORMAT = FORMATS["maxdb_packet"]
FOLDER = Path(__file__).resolve().parents[2] / "tests" / "samples" / "maxdb_packet"
SAMPLES = samples_in(FOLDER)
MALFORMED = malformed_in(FOLDER, FORMAT.layout)


@pytest.mark.parametrize("enums_as_ints", [False, True])
def test_arrow_columns_have_the_types_of_the_spark_schema(enums_as_ints):
    spark = canonical(schema_of_ksy(FORMAT, options={"enumsAsInts": enums_as_ints}))
    arrow = arrow_schema(FORMAT.layout, enums_as_ints=enums_as_ints)
    assert [spark.field(name).type for name in arrow.names] == arrow.types


@pytest.mark.parametrize(
    ("record", "parser", "fields"),
    [
        ('maxdb_packet', 'maxdb_packet:MaxdbPacket', ('code_type', 'swap_kind', 'header', 'varpart')),
        ('maxdb_packet::packet_header', 'maxdb_packet:MaxdbPacket.PacketHeader', ('filler1', 'appl_version', 'application', 'varpart_size', 'varpart_len', 'filler2', 'no_of_segm', 'filler3')),
        ('maxdb_packet::varpart', 'maxdb_packet:MaxdbPacket.Varpart', ('segments', 'behind')),
        ('maxdb_packet::varpart::segment', 'maxdb_packet:MaxdbPacket.Varpart.Segment', ('segm_len', 'segm_offset', 'no_of_parts', 'own_index', 'segm_kind', 'request', 'reply', 'parts', 'unused', 'filler')),
        ('maxdb_packet::varpart::request', 'maxdb_packet:MaxdbPacket.Varpart.Request', ('message_type', 'sqlmode', 'producer', 'commit_immediately', 'ignore_costwarning', 'prepare', 'with_info', 'mass_cmd', 'parsing_again', 'unused_options', 'no_explicit_close', 'scrollable_cursor', 'no_implicit_fetch', 'filler1', 'filler2', 'filler3')),
        ('maxdb_packet::varpart::reply', 'maxdb_packet:MaxdbPacket.Varpart.Reply', ('sqlstate', 'returncode', 'errorpos', 'extern_warning', 'unused_intern_warning', 'result_set_closed', 'unused_intern_warning2', 'function_code', 'tracelevel', 'filler1', 'filler2')),
        ('maxdb_packet::varpart::warnings', 'maxdb_packet:MaxdbPacket.Varpart.Warnings', ('warning_exists', 'value_truncated', 'null_in_set_function', 'column_count_differs', 'no_where_clause', 'unused5', 'date_adjusted', 'unused7', 'table_scan', 'statement_optimized', 'views_substituted', 'time_value_overflow', 'rowno_limit', 'index_on_optional_column', 'next_inverted_list', 'user_defined_code')),
        ('maxdb_packet::varpart::part', 'maxdb_packet:MaxdbPacket.Varpart.Part', ('part_kind', 'unused_attributes', 'first_packet', 'next_packet', 'last_packet', 'arg_count', 'segm_offset', 'buf_len', 'buf_size', 'body', 'filler')),
        ('maxdb_packet::varpart::parameter_descriptions', 'maxdb_packet:MaxdbPacket.Varpart.ParameterDescriptions', ('parameters',)),
        ('maxdb_packet::varpart::parameter_description', 'maxdb_packet:MaxdbPacket.Varpart.ParameterDescription', ('data_type', 'frac', 'length')),
        ('maxdb_packet::varpart::names', 'maxdb_packet:MaxdbPacket.Varpart.Names', ('names',)),
        ('maxdb_packet::varpart::name', 'maxdb_packet:MaxdbPacket.Varpart.Name', ('name',)),
        ('maxdb_packet::varpart::text', 'maxdb_packet:MaxdbPacket.Varpart.Text', ('data',)),
        ('maxdb_packet::varpart::conversion_tables', 'maxdb_packet:MaxdbPacket.Varpart.ConversionTables', ('tables',)),
        ('maxdb_packet::varpart::data', 'maxdb_packet:MaxdbPacket.Varpart.Data', ('rows', 'logon')),
        ('maxdb_packet::varpart::parse_ids', 'maxdb_packet:MaxdbPacket.Varpart.ParseIds', ('parse_ids',)),
        ('maxdb_packet::varpart::parse_id', 'maxdb_packet:MaxdbPacket.Varpart.ParseId', ('session_id', 'statement_counter', 'command_number', 'message_kind', 'buffer_number', 'application_info', 'date_format')),
        ('maxdb_packet::varpart::counter', 'maxdb_packet:MaxdbPacket.Varpart.Counter', ('count',)),
        ('maxdb_packet::varpart::number', 'maxdb_packet:MaxdbPacket.Varpart.Number', ('define_byte', 'number')),
        ('maxdb_packet::varpart::shortinfos', 'maxdb_packet:MaxdbPacket.Varpart.Shortinfos', ('shortinfos',)),
        ('maxdb_packet::varpart::shortinfo', 'maxdb_packet:MaxdbPacket.Varpart.Shortinfo', ('unused_mode', 'escape_character', 'has_default', 'null_allowed', 'null_not_allowed', 'io_type', 'data_type', 'frac', 'length', 'in_out_len', 'bufpos', 'param_no', 'read_only', 'serial')),
        ('maxdb_packet::varpart::user_info', 'maxdb_packet:MaxdbPacket.Varpart.UserInfo', ('sysdba', 'user_sysdba', 'user_kind', 'user_group')),
        ('maxdb_packet::varpart::longdata', 'maxdb_packet:MaxdbPacket.Varpart.Longdata', ('descriptors', 'behind')),
        ('maxdb_packet::varpart::long_descriptor', 'maxdb_packet:MaxdbPacket.Varpart.LongDescriptor', ('define_byte', 'descriptor', 'tabid', 'maxlen', 'intern_pos', 'without_short_column', 'unicode', 'catalog', 'comment', 'new_record', 'no_close', 'with_lock', 'trigger', 'state', 'unused1', 'valmode', 'valind', 'unused2', 'valpos', 'vallen', 'portion')),
        ('maxdb_packet::varpart::session_info', 'maxdb_packet:MaxdbPacket.Varpart.SessionInfo', ('is_unicode', 'session_id', 'len_nls_date_format', 'nls_date_format', 'len_nls_date_format_coded', 'nls_date_format_coded', 'nls_date_language', 'nls_language', 'date_format', 'numeric_characters', 'filler1', 'dictionary', 'page_size', 'filler2', 'kernel_version', 'filler3')),
        ('maxdb_packet::varpart::serial', 'maxdb_packet:MaxdbPacket.Varpart.Serial', ('first_key', 'last_key')),
        ('maxdb_packet::varpart::abap_info', 'maxdb_packet:MaxdbPacket.Varpart.AbapInfo', ('program', 'line')),
        ('maxdb_packet::varpart::long_demands', 'maxdb_packet:MaxdbPacket.Varpart.LongDemands', ('demands',)),
        ('maxdb_packet::varpart::long_demand', 'maxdb_packet:MaxdbPacket.Varpart.LongDemand', ('define_byte', 'at_once', 'start', 'length')),
        ('maxdb_packet::varpart::vardata', 'maxdb_packet:MaxdbPacket.Varpart.Vardata', ('rows',)),
        ('maxdb_packet::varpart::vardata_row', 'maxdb_packet:MaxdbPacket.Varpart.VardataRow', ('num_fields', 'fields')),
        ('maxdb_packet::varpart::vardata_field', 'maxdb_packet:MaxdbPacket.Varpart.VardataField', ('value', 'logon')),
        ('maxdb_packet::varpart::features', 'maxdb_packet:MaxdbPacket.Varpart.Features', ('features',)),
        ('maxdb_packet::varpart::feature', 'maxdb_packet:MaxdbPacket.Varpart.Feature', ('feature', 'is_on')),
        ('maxdb_packet::varpart::client_id', 'maxdb_packet:MaxdbPacket.Varpart.ClientId', ('define_byte', 'terminal_id')),
    ],
)
def test_the_official_parser_reads_the_fields_of(record, parser, fields):
    found = FORMAT.parser_class("traced", parser).SEQ_FIELDS
    technical = {column.id for column in FORMAT.layout.records[record].technical}
    assert tuple(name for name in found if not name.startswith("_unnamed") and name not in technical) == fields
    assert [column.id for column in FORMAT.layout.records[record].columns if column.origin == "seq"] == list(fields)


@pytest.mark.parametrize(
    ("enum", "labels"),
    [
        ('maxdb_packet:MaxdbPacket.ApplicationInfo', {0: 'none', 1: 'statement_executed', 2: 'use_dbs', 10: 'release_found', 20: 'fast_select_direct', 30: 'not_allowed_in_programs', 40: 'close', 41: 'describe', 42: 'fetch', 43: 'array_fetch', 44: 'select_with_result_set', 45: 'select_for_update', 46: 'select_reuse', 47: 'select_reuse_for_update', 52: 'fetch_without_result', 53: 'fetch_without_first_result', 60: 'procedure_call', 70: 'array_command', 114: 'array_select_with_result_set', 115: 'array_select_for_update', 116: 'array_select_reuse', 117: 'array_select_reuse_for_update'}),
        ('maxdb_packet:MaxdbPacket.Charset', {0: 'unknown', 1: 'iso_8859_1', 2: 'utf_16le', 3: 'utf_16be', 4: 'utf_8', 5: 'ibm037', 6: 'ibm500', 7: 'ibm1047'}),
        ('maxdb_packet:MaxdbPacket.CodeType', {0: 'ascii', 1: 'ebcdic', 2: 'codeneutral', 19: 'unicode_swap', 20: 'unicode', 21: 'unicode_native', 22: 'utf8', 128: 'instance_code'}),
        ('maxdb_packet:MaxdbPacket.DataType', {0: 'fixed', 1: 'float', 2: 'char_ascii', 3: 'char_ebcdic', 4: 'char_byte', 5: 'rowid', 6: 'long_ascii', 7: 'long_ebcdic', 8: 'long_byte', 9: 'long_dbyte', 10: 'date', 11: 'time', 12: 'vfloat', 13: 'timestamp', 14: 'unknown', 15: 'number', 16: 'nonumber', 17: 'duration', 18: 'dbyte_ebcdic', 19: 'longfile_ascii', 20: 'longfile_ebcdic', 21: 'longfile_byte', 22: 'longfile_dbyte', 23: 'boolean', 24: 'char_unicode', 25: 'filler_25', 26: 'filler_26', 27: 'filler_27', 28: 'filler_28', 29: 'smallint', 30: 'integer', 31: 'varchar_ascii', 32: 'varchar_ebcdic', 33: 'varchar_byte', 34: 'long_unicode', 35: 'longfile_unicode', 36: 'varchar_unicode', 37: 'udt', 38: 'abap_table_handle', 39: 'wyde'}),
        ('maxdb_packet:MaxdbPacket.DateFormat', {0: 'none', 1: 'internal', 2: 'iso', 3: 'usa', 4: 'eur', 5: 'jis', 6: 'oracle', 7: 'ansi', 8: 'ts_eur'}),
        ('maxdb_packet:MaxdbPacket.Feature', {1: 'multiple_drop_parseid', 2: 'space_option', 3: 'variable_input', 4: 'optimized_streams', 5: 'check_scrollable_option', 6: 'ascii_in_and_output'}),
        ('maxdb_packet:MaxdbPacket.FunctionCode', {0: 'nil', 1: 'create_table', 2: 'set_role', 3: 'insert', 4: 'select', 5: 'update', 6: 'drop_role', 7: 'drop_view', 8: 'drop_table', 9: 'delete', 10: 'create_view', 11: 'drop_user', 12: 'create_role', 13: 'create_sequence', 14: 'alter_sequence', 15: 'unused1', 16: 'drop_sequence', 17: 'create_schema', 18: 'create_cluster', 19: 'create_user', 20: 'create_index', 21: 'drop_index', 22: 'drop_cluster', 23: 'validate_index', 24: 'create_procedure', 25: 'alter_procedure', 26: 'alter_table', 27: 'explain', 28: 'grant', 29: 'revoke', 30: 'create_synonym', 31: 'drop_synonym', 32: 'alter_system_switch_log', 33: 'set_transaction', 34: 'pl_sql_execute', 35: 'lock_table', 36: 'drop_schema', 37: 'rename', 38: 'comment', 39: 'audit', 40: 'noaudit', 41: 'alter_index', 42: 'create_external_database', 43: 'drop_external_database', 44: 'create_database', 45: 'alter_database', 46: 'create_rollback_segment', 47: 'alter_rollback_segment', 48: 'drop_rollback_segment', 49: 'create_tablespace', 50: 'alter_tablespace', 51: 'drop_tablespace', 52: 'alter_session', 53: 'alter_user', 54: 'commit', 55: 'rollback', 56: 'savepoint', 57: 'create_control_file', 58: 'alter_tracing', 59: 'create_trigger', 60: 'alter_trigger', 61: 'drop_trigger', 62: 'analyze_table', 63: 'analyze_index', 64: 'analyze_cluster', 65: 'create_profile', 66: 'drop_profile', 67: 'alter_profile', 68: 'drop_procedure', 69: 'unused3', 70: 'alter_resource_cost', 71: 'create_snapshot_log', 72: 'alter_snapshot_log', 73: 'drop_snapshot_log', 74: 'create_snapshot', 75: 'alter_snapshot', 76: 'drop_snapshot', 201: 'select_direct', 202: 'select_first', 203: 'select_last', 204: 'select_next', 205: 'select_prev', 206: 'fetch_first', 207: 'fetch_last', 208: 'fetch_next', 209: 'fetch_prev', 210: 'fetch_pos', 211: 'fetch_same', 212: 'string_command', 213: 'connect', 214: 'drop_parseid', 215: 'close', 216: 'show', 217: 'usage', 218: 'serverdb', 219: 'monitor', 220: 'set', 221: 'link', 222: 'create_domain', 223: 'drop_domain', 224: 'describe', 225: 'alter_password', 226: 'lowlevel_create_cluster', 227: 'lowlevel_drop_cluster', 228: 'lowlevel_create_entry', 229: 'lowlevel_drop_entry', 230: 'mfetch_rowid', 231: 'mfetch_entry', 232: 'mfetch_object', 233: 'putval', 234: 'getval', 235: 'diagnose', 236: 'unlock', 237: 'refresh', 238: 'clear_snapshot_log', 239: 'next_stamp', 240: 'exists_table', 241: 'commit_release', 242: 'rollback_release', 243: 'drda_native_ddl', 244: 'select_into', 245: 'create_database_link', 246: 'drop_database_link', 247: 'fetch_relative', 248: 'cursor_pl_sql_execute', 249: 'administrator', 250: 'reset', 1003: 'minsert', 1004: 'mselect', 1005: 'mupdate', 1009: 'mdelete', 1035: 'mlock_objects', 1206: 'mfetch_first', 1207: 'mfetch_last', 1208: 'mfetch_next', 1209: 'mfetch_prev', 1210: 'mfetch_pos', 1211: 'mfetch_same', 1244: 'mselect_into', 1247: 'mfetch_relative'}),
        ('maxdb_packet:MaxdbPacket.IoType', {0: 'input', 1: 'output', 2: 'input_output'}),
        ('maxdb_packet:MaxdbPacket.KernelMessageKind', {0: 'none', 6: 'close', 18: 'delete', 28: 'fetch', 35: 'insert', 42: 'array_fetch', 60: 'select', 76: 'update', 84: 'shared_statement'}),
        ('maxdb_packet:MaxdbPacket.MessageType', {0: 'nil', 1: 'lower_bound_of_commands', 2: 'dbs', 3: 'parse', 4: 'getparse', 5: 'syntax', 6: 'filler_6', 7: 'filler_7', 8: 'filler_8', 9: 'filler_9', 10: 'filler_10', 11: 'upper_bound_of_commands', 12: 'lower_bound_of_non_commands', 13: 'execute', 14: 'getexecute', 15: 'putval', 16: 'getval', 17: 'load', 18: 'unload', 19: 'filler_19', 20: 'filler_20', 21: 'filler_21', 22: 'filler_22', 23: 'filler_23', 24: 'upper_bound_of_non_commands', 25: 'hello', 26: 'lower_bound_of_utilities', 27: 'utility', 28: 'incopy', 29: 'filler_29', 30: 'outcopy', 31: 'diag_outcopy', 32: 'filler_32', 33: 'filler_33', 34: 'filler_34', 35: 'filler_35', 36: 'filler_36', 37: 'upper_bound_of_utilities', 38: 'lower_bound_of_specials', 39: 'switch', 40: 'switchlimit', 41: 'buflength', 42: 'minbuf', 43: 'maxbuf', 44: 'state_utility', 45: 'get_challenge', 46: 'filler_46', 47: 'filler_47', 48: 'filler_48', 49: 'upper_bound_of_specials', 50: 'wait_for_event', 51: 'lower_bound_of_procserv', 52: 'procserv_call', 53: 'procserv_reply', 54: 'filler_54', 55: 'filler_55', 56: 'filler_56', 57: 'filler_57', 58: 'filler_58', 59: 'upper_bound_of_procserv'}),
        ('maxdb_packet:MaxdbPacket.PartKind', {0: 'nil', 1: 'appl_parameter_description', 2: 'columnnames', 3: 'command', 4: 'conv_tables_returned', 5: 'data', 6: 'errortext', 7: 'getinfo', 8: 'modulname', 9: 'page', 10: 'parsid', 11: 'parsid_of_select', 12: 'resultcount', 13: 'resulttablename', 14: 'shortinfo', 15: 'user_info_returned', 16: 'surrogate', 17: 'bdinfo', 18: 'longdata', 19: 'tablename', 20: 'session_info_returned', 21: 'output_cols_no_parameter', 22: 'key', 23: 'serial', 24: 'relative_pos', 25: 'abap_istream', 26: 'abap_ostream', 27: 'abap_info', 28: 'checkpoint_info', 29: 'procid', 30: 'long_demand', 31: 'message_list', 32: 'vardata_shortinfo', 33: 'vardata', 34: 'feature', 35: 'clientid'}),
        ('maxdb_packet:MaxdbPacket.Producer', {0: 'nil', 1: 'user_cmd', 2: 'internal_cmd', 3: 'kernel', 4: 'installation', 5: 'view_optimizer', 6: 'complex_view_handling', 7: 'queryrewrite'}),
        ('maxdb_packet:MaxdbPacket.SegmentKind', {0: 'nil', 1: 'cmd', 2: 'reply', 3: 'proccall', 4: 'procreply'}),
        ('maxdb_packet:MaxdbPacket.Sqlmode', {0: 'nil', 1: 'session_sqlmode', 2: 'internal', 3: 'ansi', 4: 'db2', 5: 'oracle', 6: 'sapr3'}),
        ('maxdb_packet:MaxdbPacket.SwapKind', {0: 'dummy', 1: 'normal', 2: 'full_swapped', 3: 'part_swapped'}),
        ('maxdb_packet:MaxdbPacket.Switch', {0: 'off', 1: 'on'}),
        ('maxdb_packet:MaxdbPacket.Valmode', {0: 'datapart', 1: 'alldata', 2: 'lastdata', 3: 'nodata', 4: 'no_more_data', 5: 'last_putval', 6: 'data_trunc', 7: 'close', 8: 'error', 9: 'startpos_invalid'}),
        ('maxdb_packet:MaxdbPacket.VardataKind', {0: 'value', 250: 'ignored', 251: 'special_null', 252: 'long_reference', 253: 'default', 254: 'null_value'}),
    ],
)
def test_the_official_parser_has_the_labels_of(enum, labels):
    assert {int(member): member.name for member in FORMAT.parser_class("parsers", enum)} == labels


def test_the_parameters_and_their_defaults():
    assert [(param.id, param.default) for param in FORMAT.layout.params] == [('strictness', 1), ('accept_termchar', 0), ('ebcdic_ccsid', 37), ('vardata_250', 0)]



def test_there_are_samples():
    assert SAMPLES


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_sample_decodes_to_what_is_expected(sample):
    assert decoded_json(FORMAT, sample.file, sample.options) == list(sample.messages)


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_every_beginning_of_a_message_is_refused_by_a_field_or_decodes(sample):
    message = min(messages_of(FORMAT, sample.file, sample.options), key=len)
    for failure in failures_of_prefixes(FORMAT, message[:256]):
        assert failure is None or (failure.reason and 0 <= failure.offset <= len(message))


@pytest.mark.parametrize("case", MALFORMED, ids=str)
def test_malformed(case):
    failure = failure_of(make_decoder(FORMAT, DecodeOptions()), case.data, case.params)
    assert (failure.field if failure else None) == case.refused_at
    assert case.reason in (failure.reason if failure else "")
