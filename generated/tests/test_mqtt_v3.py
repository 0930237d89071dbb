# Generated from ksy/mqtt/mqtt_v3.ksy by `ksyspark generate`; do not edit.
