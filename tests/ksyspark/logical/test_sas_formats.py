"""Classes of SAS formats: the lists of the layout's fact sheet, and names that are similar."""

from __future__ import annotations

import pytest

from ksyspark.logical.sas import sas_format_class


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (
            "DATE DATE9. date7 DAY DDMMYY DDMMYYB DDMMYYS10. MMDDYYN YYMMDDP DOWNAME JULDAY JULIAN MMYY MMYYC YYMMS",
            "date",
        ),
        (
            "YYMON MONNAME MONTH MONYY7. QTR QTRR YYQ YYQC YYQR YYQRP WEEKDATE WEEKDATX WEEKDAY WEEKU WEEKV WEEKW",
            "date",
        ),
        ("WORDDATE WORDDATX YEAR NENGO MINGUO HDATE HEBDATE PDJULG PDJULI B8601DA E8601DA10. NLDATE NLDATEYQ", "date"),
        ("EURDFDD EURDFDE EURDFDN EURDFDWN EURDFMN EURDFMY EURDFWDX EURDFWKX", "date"),
        ("DATETIME DATETIME20.3 DATEAMPM MDYAMPM DTDATE DTMONYY DTYEAR DTWKDATX DTYYQC YMDDTTM EURDFDT", "datetime"),
        ("B8601DN B8601DT B8601DX B8601DZ B8601LX E8601DN E8601DT E8601DX E8601DZ E8601LX NLDATM NLDATMAP", "datetime"),
        ("TIME TIME8. TIMEAMPM HHMM HOUR MMSS NLTIME NLTIMAP STIMER B8601TM B8601TX B8601TZ B8601LZ E8601LZ", "time"),
        ("TOD TOD8.", "time_of_day"),
        ("BEST BEST12. DOLLAR $ $CHAR F COMMA Z PERCENT DATES MYDATE MMDDYYX YYMONC TIMES", None),
    ],
)
def test_classes(names: str, expected: str | None) -> None:
    assert {name: sas_format_class(name) for name in names.split()} == dict.fromkeys(names.split(), expected)


def test_a_variable_without_format_is_a_plain_number() -> None:
    assert sas_format_class("") is None
