"""Definitions of data sets in one form for both transports: variables, sort key, indexes, constraints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyarrow as pa

from ksyspark.escaping import json_text
from ksyspark.layout.json_text import plain_json
from ksyspark.protocols.sas.result import DataSet, Row

_TEXT, _NUMBER = pa.string(), pa.int64()
_VARIABLE = pa.struct(
    [
        ("name", _TEXT),
        ("label", _TEXT),
        ("type", _TEXT),
        ("length", _NUMBER),
        ("format", _TEXT),
        ("format_width", _NUMBER),
        ("format_decimals", _NUMBER),
        ("informat", _TEXT),
        ("informat_width", _NUMBER),
        ("informat_decimals", _NUMBER),
        ("sort_position", _NUMBER),
    ]
)
_INDEX = pa.struct([("name", _TEXT), ("variables", pa.list_(_TEXT)), ("flags", _NUMBER), ("centiles_percent", _NUMBER)])
DEFINITION_FIELDS: list[tuple[str, pa.DataType]] = [
    ("label", _TEXT),
    ("type", _TEXT),
    ("stated_rows", _NUMBER),
    ("stated_variables", _NUMBER),
    ("row_bytes", _NUMBER),
    ("compress", _TEXT),
    ("encrypt", _TEXT),
    ("sort_key", pa.list_(_TEXT)),
    ("collating_sequence", _TEXT),
    ("generations_limit", _NUMBER),
    ("variables", pa.list_(_VARIABLE)),
    ("indexes", pa.list_(_INDEX)),
    ("constraints", pa.list_(_TEXT)),
    ("raw_indexes", pa.binary()),
    ("raw_constraints", pa.binary()),
    ("definition", _TEXT),
]
"""Columns of a definition. `constraints` and `definition` are JSON, passwords in it `***`."""

_MASKED = b"***"


def definition_row(data_set: DataSet) -> dict[str, Any]:
    """Return the definition of a data set with the columns DEFINITION_FIELDS; None what is not there."""
    definition = plain_values(data_set.definition or {})
    variables = [_variable(plain_values(one)) for one in data_set.variables]
    return {
        "label": definition.get("label"),
        "type": definition.get("data_set_type"),
        "stated_rows": definition.get("num_observations"),
        "stated_variables": definition.get("num_variables"),
        "row_bytes": definition.get("len_observation"),
        "compress": definition.get("compress"),
        "encrypt": definition.get("encrypt"),
        "sort_key": _sort_key(variables),
        "collating_sequence": definition.get("sort_collating_sequence", definition.get("collating_sequence")),
        "generations_limit": definition.get("generations_limit", definition.get("max_generations")),
        "variables": variables,
        "indexes": [_index(plain_values(one)) for one in data_set.indexes],
        "constraints": [json_text(plain_json(plain_values(one))) for one in data_set.constraints],
        "raw_indexes": data_set.raw.get("indexes"),
        "raw_constraints": data_set.raw.get("constraints"),
        "definition": json_text(plain_json(definition)) if definition else None,
    }


def plain_values(row: Row) -> dict[str, Any]:
    """Return a row with values in place of the structures that Rendezvous has around them."""
    return {name: _plain(value) for name, value in row.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return _plain(value["value"]) if "identifier" in value else plain_values(value)
    if isinstance(value, list):
        return [_plain(one) for one in value]
    return _MASKED.decode() if value == _MASKED else value


def _variable(row: Row) -> dict[str, Any]:
    position = row.get("sort_position")
    if position is None and row.get("nsort"):
        octet = ord(row["nsort"][0])
        position = octet - 256 if 128 <= octet < 256 else octet
    is_numeric = row["is_numeric"] if "is_numeric" in row else row.get("kind") == "numeric"
    same = ("name", "label", "format_width", "format_decimals", "informat_width", "informat_decimals")
    return {
        **{name: row.get(name) for name in same},
        "type": "numeric" if is_numeric else "character",
        "length": row.get("len_value"),
        "format": row.get("format", row.get("format_name")),
        "informat": row.get("informat", row.get("informat_name")),
        "sort_position": position or 0,
    }


def _sort_key(variables: list[dict[str, Any]]) -> list[str]:
    """Return the names of the sort key in its order; a negative position sorts downwards."""
    sorted_by = sorted((one for one in variables if one["sort_position"]), key=lambda one: abs(one["sort_position"]))
    return [f"{one['name']} descending" if one["sort_position"] < 0 else one["name"] for one in sorted_by]


def _index(row: Row) -> dict[str, Any]:
    names = row.get("names", row.get("keys")) or []
    return {
        "name": row.get("name"),
        "variables": names,
        "flags": row.get("flags"),
        "centiles_percent": row.get("upercmx"),
    }
