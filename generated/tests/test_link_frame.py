# Generated from ksy/net/link_frame.ksy by `ksyspark generate`; do not edit.
"""Validation tests of link_frame: Captured frame with its link header.

The messages are made from ksy/net/link_frame.ksy when the tests run, the same ones each time; `ksyspark test link_frame`
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

FORMAT = FORMATS["link_frame"]
ROOT = Path(__file__).resolve().parents[2]
SPECIFICATION = ROOT / "ksy/net/link_frame.ksy"
FOLDER = ROOT / "tests" / "samples" / "link_frame"
# The first format by name is read in each mode, the others in one.
MODES = agreement.MODES if FORMAT.name == min(FORMATS) else agreement.MODES[:1]
SAMPLES = samples.samples_in(FOLDER)
MALFORMED = samples.cases_in(FOLDER, FORMAT.layout, [samples.MALFORMED_FILE])
RULES = {
    'link_frame.ethernet.destination-end': 'link_frame::ethernet.destination must not be cut off',
    'link_frame.ethernet.source-end': 'link_frame::ethernet.source must not be cut off',
    'link_frame.ethernet.outer_type-end': 'link_frame::ethernet.outer_type must not be cut off',
    'link_frame.null_loopback.family-end': 'link_frame::null_loopback.family must not be cut off',
    'link_frame.openbsd_loopback.family-end': 'link_frame::openbsd_loopback.family must not be cut off',
    'link_frame.linux_cooked.packet_type-end': 'link_frame::linux_cooked.packet_type must not be cut off',
    'link_frame.linux_cooked.device_type-end': 'link_frame::linux_cooked.device_type must not be cut off',
    'link_frame.linux_cooked.len_address-end': 'link_frame::linux_cooked.len_address must not be cut off',
    'link_frame.linux_cooked.address-end': 'link_frame::linux_cooked.address must not be cut off',
    'link_frame.linux_cooked.outer_type-end': 'link_frame::linux_cooked.outer_type must not be cut off',
    'link_frame.linux_cooked_2.protocol-end': 'link_frame::linux_cooked_2.protocol must not be cut off',
    'link_frame.linux_cooked_2.reserved-end': 'link_frame::linux_cooked_2.reserved must not be cut off',
    'link_frame.linux_cooked_2.interface_index-end': 'link_frame::linux_cooked_2.interface_index must not be cut off',
    'link_frame.linux_cooked_2.device_type-end': 'link_frame::linux_cooked_2.device_type must not be cut off',
    'link_frame.linux_cooked_2.packet_type-end': 'link_frame::linux_cooked_2.packet_type must not be cut off',
    'link_frame.linux_cooked_2.len_address-end': 'link_frame::linux_cooked_2.len_address must not be cut off',
    'link_frame.linux_cooked_2.address-end': 'link_frame::linux_cooked_2.address must not be cut off',
    'link_frame.raw.first_byte-end': 'link_frame::raw.first_byte must not be cut off',
    'link_frame.unknown.header-expr': 'link_frame::unknown.header must fulfil _.size != 0',
    'link_frame.vlan_tag.priority-end': 'link_frame::vlan_tag.priority must not be cut off',
    'link_frame.vlan_tag.vlan-end': 'link_frame::vlan_tag.vlan must not be cut off',
    'link_frame.vlan_tag.inner_type-end': 'link_frame::vlan_tag.inner_type must not be cut off',
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
        ('link_frame', 'link_frame:LinkFrame', ('header', 'payload')),
        ('link_frame::ethernet', 'link_frame:LinkFrame.Ethernet', ('destination', 'source', 'outer_type', 'tags')),
        ('link_frame::vlan_tag', 'link_frame:LinkFrame.VlanTag', ('priority', 'may_drop', 'vlan', 'inner_type')),
        ('link_frame::null_loopback', 'link_frame:LinkFrame.NullLoopback', ('family',)),
        ('link_frame::openbsd_loopback', 'link_frame:LinkFrame.OpenbsdLoopback', ('family',)),
        ('link_frame::linux_cooked', 'link_frame:LinkFrame.LinuxCooked', ('packet_type', 'device_type', 'len_address', 'address', 'outer_type', 'tags')),
        ('link_frame::linux_cooked_2', 'link_frame:LinkFrame.LinuxCooked2', ('protocol', 'reserved', 'interface_index', 'device_type', 'packet_type', 'len_address', 'address')),
        ('link_frame::raw', 'link_frame:LinkFrame.Raw', ()),
        ('link_frame::unknown', 'link_frame:LinkFrame.Unknown', ()),
    ],
)
def test_the_official_parser_reads_the_fields_of(record, parser, fields):
    assert parser_class(FORMAT, parser)
    assert [column.id for column in FORMAT.layout.records[record].columns if column.origin == "seq"] == list(fields)


def test_the_parameters_and_their_defaults():
    assert [(param.id, param.default) for param in FORMAT.layout.params] == [('link_type', 1)]



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
