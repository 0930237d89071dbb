# Generated from ksy/ by `ksyspark generate`; do not edit.
"""The formats of this package by name."""

from ksyspark.format import Format
from ksyspark.modules import InstalledModules

_MODULES = InstalledModules("ksyspark_formats")

FORMATS = {
    "mqmde": Format("mqmde", _MODULES),
    "mqtt_v3": Format("mqtt_v3", _MODULES),
    "sas_tibrv": Format("sas_tibrv", _MODULES),
    "tibrv_msg": Format("tibrv_msg", _MODULES),
}
