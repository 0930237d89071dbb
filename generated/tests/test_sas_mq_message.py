# Generated from ksy/sas/sas_mq_message.ksy by `ksyspark generate`; do not edit.
"""Validation tests of sas_mq_message: SAS attachments on MQ/MSMQ, any message of a set.

The messages are made from ksy/sas/sas_mq_message.ksy when the tests run, the same ones each time; `ksyspark test sas_mq_message`
makes the same checks and tells more. RULES are those of the specification: the name of each is the name of its test.
`unmade.json` beside the samples lists those that no message is made for.
"""

from pathlib import Path

import pytest

from ksyspark_codegen.checks import agreement, samples
from ksyspark_codegen.checks.finding import report
from ksyspark_codegen.checks.official import parser_class
from ksyspark_codegen.checks.spark import check_in_spark, check_schema, mixed
from ksyspark_formats import FORMATS

FORMAT = FORMATS["sas_mq_message"]
ROOT = Path(__file__).resolve().parents[2]
SPECIFICATION = ROOT / "ksy/sas/sas_mq_message.ksy"
FOLDER = ROOT / "tests" / "samples" / "sas_mq_message"
# The first format by name is read in each mode, the others in one.
MODES = agreement.MODES if FORMAT.name == min(FORMATS) else agreement.MODES[:1]
SAMPLES = samples.samples_in(FOLDER)
MALFORMED = samples.cases_in(FOLDER, FORMAT.layout, [samples.MALFORMED_FILE])
RULES = {
    'sas_mq_message.marks-size': 'sas_mq_message.marks must not reach behind the end, as far as `_io.size >= 4 ? 4 : 0` tells',
    'sas_mq_message.marks-end': 'sas_mq_message.marks must not be cut off',
    'sas_mq_attachment_header.attachments-count': 'sas_mq_attachment_header.attachments must have as many items as `header.num_attachments` tells',
    'sas_mq_attachment_header.marks-size': 'sas_mq_attachment_header.marks must not reach behind the end, as far as `_io.size >= 88 ? 12 : 0` tells',
    'sas_mq_attachment_header.marks-end': 'sas_mq_attachment_header.marks must not be cut off',
    'sas_mq_attachment_header.first_letter-position': 'sas_mq_attachment_header.first_letter must not lie behind the end, where `long_used == 8 ? 116 : 112` tells',
    'sas_mq_attachment_header.first_letter-size': 'sas_mq_attachment_header.first_letter must not reach behind the end, as far as `_io.size >= 117 ? 1 : 0` tells',
    'sas_mq_attachment_header.first_letter-end': 'sas_mq_attachment_header.first_letter must not be cut off',
    'sas_mq_attachment_count.marks-size': 'sas_mq_attachment_count.marks must not reach behind the end, as far as `_io.size == 8 ? 8 : 0` tells',
    'sas_mq_attachment_count.marks-end': 'sas_mq_attachment_count.marks must not be cut off',
    'sas_mq_attachment_count.first_word-size': 'sas_mq_attachment_count.first_word must not reach behind the end, as far as `_io.size >= 4 ? 4 : 0` tells',
    'sas_mq_attachment_count.first_word-end': 'sas_mq_attachment_count.first_word must not be cut off',
    'sas_mq_file_descriptor.first_word-size': 'sas_mq_file_descriptor.first_word must not reach behind the end, as far as `_io.size >= number_bytes ? number_bytes : 0` tells',
    'sas_mq_file_descriptor.first_word-end': 'sas_mq_file_descriptor.first_word must not be cut off',
    'sas_mq_file_records.first_word-size': 'sas_mq_file_records.first_word must not reach behind the end, as far as `_io.size >= 4 ? 4 : 0` tells',
    'sas_mq_file_records.first_word-end': 'sas_mq_file_records.first_word must not be cut off',
    'sas_mq_file_records.second_word-size': 'sas_mq_file_records.second_word must not reach behind the end, as far as `_io.size >= 8 ? 4 : 0` tells',
    'sas_mq_file_records.second_word-end': 'sas_mq_file_records.second_word must not be cut off',
    'sas_mq_data_set_message.marks-size': 'sas_mq_data_set_message.marks must not reach behind the end, as far as `_io.size >= 4 ? 4 : 0` tells',
    'sas_mq_data_set_message.marks-end': 'sas_mq_data_set_message.marks must not be cut off',
    'sas_mq_attachment_header.header-order': 'sas_mq_attachment_header::header must have a byte order for `is_be`',
    'sas_mq_attachment_header.header.header_id-end': 'sas_mq_attachment_header::header.header_id must not be cut off',
    'sas_mq_attachment_header.header.original_correlation_id-end': 'sas_mq_attachment_header::header.original_correlation_id must not be cut off',
    'sas_mq_attachment_header.header.message_id-end': 'sas_mq_attachment_header::header.message_id must not be cut off',
    'sas_mq_attachment_header.header.num_attachments-end': 'sas_mq_attachment_header::header.num_attachments must not be cut off',
    'sas_mq_attachment_header.header.num_attachments-min': 'sas_mq_attachment_header::header.num_attachments must be at least 0',
    'sas_mq_attachment_header.attachment-order': 'sas_mq_attachment_header::attachment must have a byte order for `is_be`',
    'sas_mq_attachment_header.attachment.kind-end': 'sas_mq_attachment_header::attachment.kind must not be cut off',
    'sas_mq_attachment_header.attachment.attachment_id-end': 'sas_mq_attachment_header::attachment.attachment_id must not be cut off',
    'sas_mq_attachment_header.attachment.minor_version-end': 'sas_mq_attachment_header::attachment.minor_version must not be cut off',
    'sas_mq_attachment_header.attachment.major_version-end': 'sas_mq_attachment_header::attachment.major_version must not be cut off',
    'sas_mq_attachment_count.binary-order': 'sas_mq_attachment_count::binary must have a byte order for `is_be`',
    'sas_mq_attachment_count.binary.narrow-end': 'sas_mq_attachment_count::binary.narrow must not be cut off',
    'sas_mq_attachment_count.binary.narrow-min': 'sas_mq_attachment_count::binary.narrow must be at least 0',
    'sas_mq_attachment_count.binary.wide-end': 'sas_mq_attachment_count::binary.wide must not be cut off',
    'sas_mq_attachment_count.binary.wide-min': 'sas_mq_attachment_count::binary.wide must be at least 0',
    'sas_mq_file_records.record.data-size': 'sas_mq_file_records::record.data must not reach behind the end, as far as `len_data.value` tells',
    'sas_mq_file_records.record.data-negative-size': 'sas_mq_file_records::record.data must not have a negative size `len_data.value`',
    'sas_mq_file_records.record.data-end': 'sas_mq_file_records::record.data must not be cut off',
    'sas_mq_data_set_message.head-order': 'sas_mq_data_set_message::head must have a byte order for `is_be`',
    'sas_mq_data_set_message.head.type_id-end': 'sas_mq_data_set_message::head.type_id must not be cut off',
    'sas_mq_data_set_message.head.type_id-expr': 'sas_mq_data_set_message::head.type_id must fulfil _.to_i >= 1 and _.to_i <= 5',
    'sas_mq_data_set_definition.marks-size': 'sas_mq_data_set_definition.marks must not reach behind the end, as far as `_io.size >= 12 ? 12 : 0` tells',
    'sas_mq_data_set_definition.marks-end': 'sas_mq_data_set_definition.marks must not be cut off',
    'sas_mq_data_set_definition.first_letter-position': 'sas_mq_data_set_definition.first_letter must not lie behind the end, where `4 + long_used` tells',
    'sas_mq_data_set_definition.first_letter-size': 'sas_mq_data_set_definition.first_letter must not reach behind the end, as far as `_io.size >= 5 + long_used ? 1 : 0` tells',
    'sas_mq_data_set_definition.first_letter-end': 'sas_mq_data_set_definition.first_letter must not be cut off',
    'sas_mq_variable_definitions.marks-size': 'sas_mq_variable_definitions.marks must not reach behind the end, as far as `_io.size >= 8 ? 8 : 0` tells',
    'sas_mq_variable_definitions.marks-end': 'sas_mq_variable_definitions.marks must not be cut off',
    'sas_mq_variable_definitions.first_letter-position': 'sas_mq_variable_definitions.first_letter must not lie behind the end, where `long_used` tells',
    'sas_mq_variable_definitions.first_letter-size': 'sas_mq_variable_definitions.first_letter must not reach behind the end, as far as `_io.size > long_used ? 1 : 0` tells',
    'sas_mq_variable_definitions.first_letter-end': 'sas_mq_variable_definitions.first_letter must not be cut off',
    'sas_mq_indexes.marks-size': 'sas_mq_indexes.marks must not reach behind the end, as far as `_io.size >= 16 ? 16 : 0` tells',
    'sas_mq_indexes.marks-end': 'sas_mq_indexes.marks must not be cut off',
    'sas_mq_indexes.first_letter-position': 'sas_mq_indexes.first_letter must not lie behind the end, where `2 * long_used` tells',
    'sas_mq_indexes.first_letter-size': 'sas_mq_indexes.first_letter must not reach behind the end, as far as `_io.size > 2 * long_used ? 1 : 0` tells',
    'sas_mq_indexes.first_letter-end': 'sas_mq_indexes.first_letter must not be cut off',
    'sas_mq_string.long-order': 'sas_mq_string::long must have a byte order for `is_be`',
    'sas_mq_string.long.narrow-end': 'sas_mq_string::long.narrow must not be cut off',
    'sas_mq_string.long.wide-end': 'sas_mq_string::long.wide must not be cut off',
    'sas_mq_string.content-size': 'sas_mq_string.content must not reach behind the end, as far as `nul_counted ? len.value : len.value + 1` tells',
    'sas_mq_string.content-negative-size': 'sas_mq_string.content must not have a negative size `nul_counted ? len.value : len.value + 1`',
    'sas_mq_string.content-content': 'sas_mq_string.content must not need more bytes than `nul_counted ? len.value : len.value + 1` tells',
    'sas_mq_string.content-end': 'sas_mq_string.content must not be cut off',
    'sas_mq_attachment_count.digit.code-end': 'sas_mq_attachment_count::digit.code must not be cut off',
    'sas_mq_attachment_count.digit.code-expr': 'sas_mq_attachment_count::digit.code must fulfil (_ >= 0x30 and _ <= 0x39) or (_ >= 0x41 and _ <= 0x46) or (_ >= 0x61 and _ <= 0x66) or (_ >= 0xf0 and _ <= 0xf9) or (_ >= 0xc1 and _ <= 0xc6) or (_ >= 0x81 and _ <= 0x86)',
    'sas_mq_string.length-order': 'sas_mq_string::length must have a byte order for `is_be`',
    'sas_mq_string.length.narrow-end': 'sas_mq_string::length.narrow must not be cut off',
    'sas_mq_string.length.narrow-expr': 'sas_mq_string::length.narrow must fulfil _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)',
    'sas_mq_string.length.wide-end': 'sas_mq_string::length.wide must not be cut off',
    'sas_mq_string.length.wide-expr': 'sas_mq_string::length.wide must fulfil _ >= 0 and _ <= _io.size - _io.pos - (nul_counted ? 0 : 1)',
    'sas_mq_data_set_definition.definition-order': 'sas_mq_data_set_definition::definition must have a byte order for `is_be`',
    'sas_mq_data_set_definition.definition.version-end': 'sas_mq_data_set_definition::definition.version must not be cut off',
    'sas_mq_data_set_definition.definition.reuse-end': 'sas_mq_data_set_definition::definition.reuse must not be cut off',
    'sas_mq_data_set_definition.definition.sort_flags-end': 'sas_mq_data_set_definition::definition.sort_flags must not be cut off',
    'sas_mq_data_set_definition.definition.read_password_flag-end': 'sas_mq_data_set_definition::definition.read_password_flag must not be cut off',
    'sas_mq_data_set_definition.definition.read_password-end': 'sas_mq_data_set_definition::definition.read_password must not be cut off',
    'sas_mq_data_set_definition.definition.write_password_flag-end': 'sas_mq_data_set_definition::definition.write_password_flag must not be cut off',
    'sas_mq_data_set_definition.definition.write_password-end': 'sas_mq_data_set_definition::definition.write_password must not be cut off',
    'sas_mq_data_set_definition.definition.alter_password_flag-end': 'sas_mq_data_set_definition::definition.alter_password_flag must not be cut off',
    'sas_mq_data_set_definition.definition.alter_password-end': 'sas_mq_data_set_definition::definition.alter_password must not be cut off',
    'sas_mq_variable_definitions.variable-order': 'sas_mq_variable_definitions::variable must have a byte order for `is_be`',
    'sas_mq_variable_definitions.variable.variable_type-end': 'sas_mq_variable_definitions::variable.variable_type must not be cut off',
    'sas_mq_variable_definitions.variable.sort_position-end': 'sas_mq_variable_definitions::variable.sort_position must not be cut off',
    'sas_mq_indexes.index.names-size': 'sas_mq_indexes::index.names must not reach behind the end, as far as `are_nuls_summed ? len_names.value : len_names.value + num_variables.value` tells',
    'sas_mq_indexes.index.names-negative-size': 'sas_mq_indexes::index.names must not have a negative size `are_nuls_summed ? len_names.value : len_names.value + num_variables.value`',
    'sas_mq_indexes.index.names-content': 'sas_mq_indexes::index.names must not need more bytes than `are_nuls_summed ? len_names.value : len_names.value + num_variables.value` tells',
    'sas_mq_indexes.index.names-end': 'sas_mq_indexes::index.names must not be cut off',
    'sas_mq_string.content.characters-size': 'sas_mq_string::content.characters must not reach behind the end, as far as `len_characters` tells',
    'sas_mq_string.content.characters-negative-size': 'sas_mq_string::content.characters must not have a negative size `len_characters`',
    'sas_mq_string.content.characters-end': 'sas_mq_string::content.characters must not be cut off',
    'sas_mq_string.content.ebcdic_characters-size': 'sas_mq_string::content.ebcdic_characters must not reach behind the end, as far as `len_characters` tells',
    'sas_mq_string.content.ebcdic_characters-negative-size': 'sas_mq_string::content.ebcdic_characters must not have a negative size `len_characters`',
    'sas_mq_string.content.ebcdic_characters-end': 'sas_mq_string::content.ebcdic_characters must not be cut off',
    'sas_mq_string.content.last-position': 'sas_mq_string::content.last must not lie behind the end, where `_io.size > 0 ? _io.size - 1 : 0` tells',
    'sas_mq_string.content.last-negative-position': 'sas_mq_string::content.last must not lie before the start, where `_io.size > 0 ? _io.size - 1 : 0` tells',
    'sas_mq_string.content.last-size': 'sas_mq_string::content.last must not reach behind the end, as far as `_io.size > 0 ? 1 : 0` tells',
    'sas_mq_string.content.last-end': 'sas_mq_string::content.last must not be cut off',
}


@pytest.fixture(scope="module")
def made(make):
    """Return messages that obey, break a rule each, are cut off, are mutated, or hold the ends of a range."""
    return make(SPECIFICATION, FOLDER)


@pytest.fixture(scope="module")
def refused(made):
    """Return what is wrong with the way in which broken messages are refused, in each mode and officially."""
    by_mode = [agreement.check_broken(FORMAT, made.broken, mode) for mode in MODES]
    return [*agreement.check_officially_broken(FORMAT, made.broken), *(one for found in by_mode for one in found)]


@pytest.fixture(scope="module")
def unlisted(made):
    """Return the rules that no message was found for and that `unmade.json` does not list."""
    return samples.unlisted_in(FOLDER, made)


def test_all_who_read_obeying_messages_find_the_same(made):
    """The official parser, the reference decoder and the machine: none refuses a message, and all values are equal."""
    assert report(agreement.check_obeying(FORMAT, made.obeying)) == ""


def test_obeying_messages_in_a_row_are_cut_where_they_end(made):
    assert report(agreement.check_streams(FORMAT, made.obeying)) == ""


def test_every_beginning_of_a_message_lacks_what_it_lacks(made):
    """Cut off at every byte, messages are refused at the field that lacks bytes, or obey."""
    assert report(agreement.check_mutated(FORMAT, made.beginnings)) == ""


def test_all_who_read_changed_messages_find_the_same(made):
    """The official parser, the reference decoder and the machine: all refuse a message, or read equal values."""
    assert report(agreement.check_mutated(FORMAT, made.mutated)) == ""


def test_all_who_read_the_ends_of_ranges_find_the_same(made):
    assert report(agreement.check_mutated(FORMAT, made.extremes)) == ""


def test_every_rule_was_tried(made, record_property):
    record_property("rules", samples.outcomes_of(made))
    assert {outcome.breach.name for outcome in (*made.broken, *made.not_broken)} == set(RULES)


@pytest.mark.parametrize("rule", RULES)
def test_a_message_that_breaks(refused, unlisted, rule):
    """It is refused at the field and byte of the rule: kept with its error, dropped, or ending the read, by the mode."""
    assert report(one for one in refused if one.rule_name == rule) == ""
    assert unlisted.get(rule, "") == ""


def test_arrow_columns_have_the_types_of_the_spark_schema():
    assert report(check_schema(FORMAT)) == ""


@pytest.mark.parametrize("mode", MODES)
def test_spark_gives_what_the_direct_way_gives(spark, made, mode):
    """Obeying and broken messages: equal rows, equal errors."""
    assert report(check_in_spark(FORMAT, spark, mixed(made), mode)) == ""


@pytest.mark.parametrize(
    ("record", "parser", "fields"),
    [
        ('sas_mq_message', 'sas_mq_message:SasMqMessage', ('body',)),
        ('sas_mq_attachment_header', 'sas_mq_attachment_header:SasMqAttachmentHeader', ('header', 'attachments', 'trailing_bytes')),
        ('sas_mq_attachment_header::header', 'sas_mq_attachment_header:SasMqAttachmentHeader.Header', ('header_id', 'original_message_type', 'original_correlation_id', 'message_id', 'num_attachments')),
        ('sas_mq_string::long', 'sas_mq_string:SasMqString.Long', ()),
        ('sas_mq_attachment_header::attachment', 'sas_mq_attachment_header:SasMqAttachmentHeader.Attachment', ('kind', 'attachment_id', 'qualifier_1', 'qualifier_2', 'description', 'minor_version', 'major_version')),
        ('sas_mq_string', 'sas_mq_string:SasMqString', ()),
        ('sas_mq_string::length', 'sas_mq_string:SasMqString.Length', ()),
        ('sas_mq_string::content', 'sas_mq_string:SasMqString.Content', ('characters', 'ebcdic_characters', 'terminator')),
        ('sas_mq_attachment_count', 'sas_mq_attachment_count:SasMqAttachmentCount', ('body',)),
        ('sas_mq_attachment_count::printed', 'sas_mq_attachment_count:SasMqAttachmentCount.Printed', ('digits',)),
        ('sas_mq_attachment_count::digit', 'sas_mq_attachment_count:SasMqAttachmentCount.Digit', ('code',)),
        ('sas_mq_attachment_count::binary', 'sas_mq_attachment_count:SasMqAttachmentCount.Binary', ('trailing_bytes',)),
        ('sas_mq_file_descriptor', 'sas_mq_file_descriptor:SasMqFileDescriptor', ('file', 'trailing_bytes')),
        ('sas_mq_file_descriptor::numbers', 'sas_mq_file_descriptor:SasMqFileDescriptor.Numbers', ('logical_record_length', 'file_size')),
        ('sas_mq_file_records', 'sas_mq_file_records:SasMqFileRecords', ('records',)),
        ('sas_mq_file_records::record', 'sas_mq_file_records:SasMqFileRecords.Record', ('data',)),
        ('sas_mq_data_set_message', 'sas_mq_data_set_message:SasMqDataSetMessage', ('head', 'content')),
        ('sas_mq_data_set_message::head', 'sas_mq_data_set_message:SasMqDataSetMessage.Head', ('type_id',)),
        ('sas_mq_data_set_definition', 'sas_mq_data_set_definition:SasMqDataSetDefinition', ('definition', 'generations_limit', 'trailing_bytes')),
        ('sas_mq_data_set_definition::definition', 'sas_mq_data_set_definition:SasMqDataSetDefinition.Definition', ('version', 'data_set_type', 'label', 'num_observations', 'num_variables', 'len_observation', 'compress', 'reuse', 'encrypt', 'num_sort_variables', 'sort_collating_sequence', 'sort_flags', 'read_password_flag', 'read_password', 'write_password_flag', 'write_password', 'alter_password_flag', 'alter_password')),
        ('sas_mq_variable_definitions', 'sas_mq_variable_definitions:SasMqVariableDefinitions', ('variables',)),
        ('sas_mq_variable_definitions::variable', 'sas_mq_variable_definitions:SasMqVariableDefinitions.Variable', ('name', 'format', 'informat', 'label', 'variable_type', 'len_value', 'format_width', 'format_decimals', 'informat_width', 'informat_decimals', 'sort_position')),
        ('sas_mq_indexes', 'sas_mq_indexes:SasMqIndexes', ('indexes',)),
        ('sas_mq_indexes::index', 'sas_mq_indexes:SasMqIndexes.Index', ('upercmx', 'name', 'flags', 'num_variables', 'names')),
        ('sas_mq_indexes::names', 'sas_mq_indexes:SasMqIndexes.Names', ('names',)),
        ('sas_mq_indexes::name', 'sas_mq_indexes:SasMqIndexes.Name', ()),
    ],
)
def test_the_official_parser_reads_the_fields_of(record, parser, fields):
    assert parser_class(FORMAT, parser)
    assert [column.id for column in FORMAT.layout.records[record].columns if column.origin == "seq"] == list(fields)


@pytest.mark.parametrize(
    ("enum", "labels"),
    [
        ('sas_mq_attachment_count:SasMqAttachmentCount.Form', {1: 'narrow', 2: 'wide', 3: 'printed'}),
        ('sas_mq_attachment_header:SasMqAttachmentHeader.Kind', {1: 'data_set', 2: 'text_file', 3: 'binary_file'}),
        ('sas_mq_data_set_message:SasMqDataSetMessage.TypeId', {1: 'definition', 2: 'variables', 3: 'observations', 4: 'indexes', 5: 'constraints'}),
        ('sas_mq_message:SasMqMessage.Part', {0: 'undecided', 1: 'attachment_header', 2: 'application', 3: 'attachment_count', 4: 'file_descriptor', 5: 'file_records', 6: 'data_set', 7: 'other'}),
    ],
)
def test_the_official_parser_has_the_labels_of(enum, labels):
    assert {int(member): member.name for member in parser_class(FORMAT, enum)} == labels


def test_the_parameters_and_their_defaults():
    assert [(param.id, param.default) for param in FORMAT.layout.params] == [('msg_type', 0), ('correl_id', b''), ('attachment_kind', 0), ('is_application_message', False), ('byte_order', 'auto'), ('long_bytes', 4), ('string_length', 'includes_nul'), ('encoding', 0), ('ccsid', 0), ('id_layout', '16+4+pad'), ('seq_order', 'big'), ('descriptor', 'int'), ('continuation', 'has_type_id'), ('raw_content', False)]



def test_there_are_samples():
    assert SAMPLES


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_sample_decodes_to_what_is_expected(sample):
    assert report(samples.check_sample(FORMAT, sample)) == ""


@pytest.mark.parametrize("sample", SAMPLES, ids=str)
def test_all_who_read_the_messages_of(sample):
    """The official parser, the reference decoder and the machine find the same in them."""
    assert report(samples.check_sample_alike(FORMAT, sample)) == ""


def test_all_who_read_malformed_messages_find_the_same():
    assert report(agreement.check_alike(FORMAT, MALFORMED)) == ""


@pytest.mark.parametrize("case", MALFORMED, ids=str)
def test_malformed(case):
    assert report(samples.check_listed(FORMAT, [case])) == ""
