# Generated from ksy/sas/sas_mq_correlation_id.ksy by `ksyspark generate`; do not edit.
"""Validation tests of sas_mq_correlation_id: SAS attachments on MQ/MSMQ, correlation id.

The messages are made from ksy/sas/sas_mq_correlation_id.ksy when the tests run, the same ones each time; `ksyspark test sas_mq_correlation_id`
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

FORMAT = FORMATS["sas_mq_correlation_id"]
ROOT = Path(__file__).resolve().parents[2]
SPECIFICATION = ROOT / "ksy/sas/sas_mq_correlation_id.ksy"
FOLDER = ROOT / "tests" / "samples" / "sas_mq_correlation_id"
# The first format by name is read in each mode, the others in one.
MODES = agreement.MODES if FORMAT.name == min(FORMATS) else agreement.MODES[:1]
SAMPLES = samples.samples_in(FOLDER)
MALFORMED = samples.cases_in(FOLDER, FORMAT.layout, [samples.MALFORMED_FILE])
RULES = {
    'sas_mq_correlation_id.base-end': 'sas_mq_correlation_id.base must not be cut off',
    'sas_mq_correlation_id.zero-end': 'sas_mq_correlation_id.zero must not be cut off',
    'sas_mq_correlation_id.pad-expr': 'sas_mq_correlation_id.pad must fulfil _.length == (_io.size == 24 and not is_late ? 4 : 0)',
    'sas_mq_correlation_id.tail-size': 'sas_mq_correlation_id.tail must not reach behind the end, as far as `_io.size == 24 ? 8 : 0` tells',
    'sas_mq_correlation_id.tail-end': 'sas_mq_correlation_id.tail must not be cut off',
    'sas_mq_correlation_id.four-position': 'sas_mq_correlation_id.four must not lie behind the end, where `is_late ? 20 : 16` tells',
    'sas_mq_correlation_id.four-size': 'sas_mq_correlation_id.four must not reach behind the end, as far as `_io.size >= 20 ? 4 : 0` tells',
    'sas_mq_correlation_id.four-end': 'sas_mq_correlation_id.four must not be cut off',
    'sas_mq_correlation_id.number-order': 'sas_mq_correlation_id::number must have a byte order for `is_be`',
    'sas_mq_correlation_id.number.value-end': 'sas_mq_correlation_id::number.value must not be cut off',
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
        ('sas_mq_correlation_id', 'sas_mq_correlation_id:SasMqCorrelationId', ('base', 'zero', 'number', 'pad')),
        ('sas_mq_correlation_id::number', 'sas_mq_correlation_id:SasMqCorrelationId.Number', ('value',)),
    ],
)
def test_the_official_parser_reads_the_fields_of(record, parser, fields):
    assert parser_class(FORMAT, parser)
    assert [column.id for column in FORMAT.layout.records[record].columns if column.origin == "seq"] == list(fields)


def test_the_parameters_and_their_defaults():
    assert [(param.id, param.default) for param in FORMAT.layout.params] == [('id_layout', '16+4+pad'), ('seq_order', 'big'), ('byte_order', 'auto'), ('encoding', 0)]



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
