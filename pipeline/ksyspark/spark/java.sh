#!/bin/sh
# Starts Java without asking for the module that this runtime lacks. Written by ksyspark.
skip=
for argument do
  shift
  if [ -n "$skip" ]; then
    skip=
  elif [ "$argument" = --add-modules ] && [ "${1-}" = jdk.incubator.vector ]; then
    skip=yes
  elif [ "$argument" != --add-modules=jdk.incubator.vector ]; then
    set -- "$@" "$argument"
  fi
done
exec JAVA "$@"
