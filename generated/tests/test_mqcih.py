# Generated from ksy/ibm_mq/mqcih.ksy by `ksyspark generate`; do not edit.
"""Validation tests of mqcih: IBM MQ CICS bridge header (MQCIH)."""

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

FORMAT = FORMATS["mqcih"]
FOLDER = Path(__file__).resolve().parents[2] / "tests" / "samples" / "mqcih"
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
        ('mqcih', 'mqcih:Mqcih', ('header', 'following', 'remainder')),
        ('mqcih::cih', 'mqcih:Mqcih.Cih', ('struc_id', 'version', 'struc_length', 'encoding', 'coded_char_set_id', 'format', 'flags', 'return_code', 'comp_code', 'reason', 'uow_control', 'get_wait_interval', 'link_type', 'output_data_length', 'facility_keep_time', 'ads_descriptor', 'conversational_task', 'task_end_status', 'facility', 'function', 'abend_code', 'authenticator', 'reserved1', 'reply_to_format', 'remote_sys_id', 'remote_trans_id', 'transaction_id', 'facility_like', 'attention_id', 'start_code', 'cancel_code', 'next_transaction_id', 'reserved2', 'reserved3', 'screen')),
        ('mqmd::data_context', 'mqmd:Mqmd.DataContext', ()),
        ('mqmd::format_name', 'mqmd:Mqmd.FormatName', ()),
        ('mqmd::known_format', 'mqmd:Mqmd.KnownFormat', ()),
        ('mqmd::text', 'mqmd:Mqmd.Text', ()),
        ('mqcih::cih::screen', 'mqcih:Mqcih.Cih.Screen', ('cursor_position', 'error_offset', 'input_item', 'reserved4')),
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
        ('mqcih:Mqcih.AdsDescriptor', {0: 'none', 1: 'send', 16: 'recv', 17: 'send_and_recv', 256: 'msg_format'}),
        ('mqcih:Mqcih.LinkType', {1: 'program', 2: 'transaction'}),
        ('mqcih:Mqcih.ReturnCode', {0: 'ok', 1: 'cics_exec_error', 2: 'mq_api_error', 3: 'bridge_error', 4: 'bridge_abend', 5: 'application_abend', 6: 'security_error', 7: 'program_not_available', 8: 'bridge_timeout', 9: 'transid_not_available'}),
        ('mqcih:Mqcih.UowControl', {16: 'middle', 17: 'first', 256: 'commit', 272: 'last', 273: 'only', 4352: 'backout', 65536: 'continued'}),
        ('mqmd:Mqmd.Charset', {0: 'unspecified', 1: 'ascii', 2: 'ebcdic', 3: 'inherited', 4: 'other'}),
        ('mqmd:Mqmd.Environment', {-1: 'as_published', 17: 'micro_focus_cobol', 273: 'normal', 546: 'reversed', 785: 's390', 1041: 'tns'}),
        ('mqmd:Mqmd.FloatFormat', {0: 'undefined', 1: 'ieee_normal', 2: 'ieee_reversed', 3: 's390', 4: 'tns'}),
        ('mqmd:Mqmd.FormatKind', {0: 'application', 1: 'none', 10: 'xmit_q_header', 11: 'md_extension', 12: 'dead_letter_header', 13: 'dist_header', 14: 'rf_header_1', 15: 'rf_header_2', 16: 'cics', 17: 'ims', 18: 'work_info_header', 19: 'ref_msg_header', 30: 'admin', 31: 'amqp', 32: 'channel_completed', 33: 'command_1', 34: 'command_2', 35: 'embedded_pcf', 36: 'event', 37: 'ims_var_string', 38: 'pcf', 39: 'string', 40: 'trigger'}),
        ('mqmd:Mqmd.Order', {0: 'undefined', 1: 'normal', 2: 'reversed'}),
    ],
)
def test_the_official_parser_has_the_labels_of(enum, labels):
    assert {int(member): member.name for member in FORMAT.parser_class("parsers", enum)} == labels


def test_the_parameters_and_their_defaults():
    assert [(param.id, param.default) for param in FORMAT.layout.params] == [('encoding', 0), ('ccsid', 0)]



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
