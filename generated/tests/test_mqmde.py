# Generated from ksy/ibm_mq/mqmde.ksy by `ksyspark generate`; do not edit.
