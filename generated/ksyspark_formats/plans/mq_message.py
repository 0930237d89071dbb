# Generated from ksy/ibm_mq/mq_message.ksy by `ksyspark generate`; do not edit.
"""Plans of mq_message: what the machine runs for each message and where it leaves each column; `FRAME` cuts streams."""

from ksyspark.machine.opcodes import AND, DONE, FAIL, JEQ, JNE, JUMP, MOVE, PARAM, ROW, STORE
from ksyspark.machine.plan import Inline, Plan, Table

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mq_message
        (PARAM, 1, 0),                           # 1: has_md
        (PARAM, 2, 1),                           # 2: encoding
        (PARAM, 3, 2),                           # 3: ccsid
        (PARAM, 4, 4),                           # 4: md_version
        (PARAM, 5, 5),                           # 5: md_extension_is_default
        (MOVE, 6, 156),                          # 6
        (AND, 7, 2, 157),                        # 7
        (JEQ, 7, 158, 11),                       # 8
        (AND, 7, 2, 157),                        # 9
        (JNE, 7, 159, 12),                       # 10
        (MOVE, 6, 158),                          # 11
        (STORE, 0, 0, 6),                        # 12
        (JUMP, 15),                              # 13: mq_message: `md_format` before it is read
        (DONE,),                                 # 14
        (FAIL,),                                 # 15
    ),
    constants=(b'MD  \xd4\xc4@@\xd4\xd8\xe7\xd4\xc9\xe3\xd4\xd8\xc8\xd4\xc4\xc5'
 b'\xd4\xd8\xc4\xc5\xc1\xc4\xd4\xd8\xc8\xc4\xc9\xe2\xe3\xd4\xd8\xc8'
 b'\xd9\xc6\xd4\xd8\xc8\xd9\xc6\xf2\xd4\xd8\xc3\xc9\xc3\xe2\xd4\xd8'
 b'\xc9\xd4\xe2\xd4\xd8\xc8\xe6\xc9\xc8\xd4\xd8\xc8\xd9\xc5\xc6\xd4'
 b'\xd8\xc1\xc4\xd4\xc9\xd5\xd4\xd8\xc1\xd4\xd8\xd7\xd4\xd8\xc3\xc8'
 b'\xc3\xd6\xd4\xd4\xd8\xc3\xd4\xc4\xf1\xd4\xd8\xc3\xd4\xc4\xf2\xd4'
 b'\xd8\xc8\xc5\xd7\xc3\xc6\xd4\xd8\xc5\xe5\xc5\xd5\xe3\xd4\xd8\xc9'
 b'\xd4\xe2\xe5\xe2\xd4\xd8\xd7\xc3\xc6\xd4\xd8\xe2\xe3\xd9\xd4\xd8'
 b'\xe3\xd9\xc9\xc7MQXMITMQHMDEMQDEADMQHDISTMQHRFMQHRF2MQCICSMQIMSMQHWIHMQHREFM'
 b'QADMINMQAMQPMQCHCOMMQCMD1MQCMD2MQHEPCFMQEVENTMQIMSVSMQPCFMQSTRMQTRIG'),
    tables=(
        Table(5, (1, 2)),  # 0: mq_message
        Table(94, (12, 15, 22, 25, 31, 34, 40, 43, 50, 53, 60, 63, 69, 72, 78, 81, 87, 90, 93)),  # 1: mq_message.md
        Table(4, ()),  # 2: md.extension
    ),
    registers=156,
    numbers=(0, 15, 1, 2, 8, 4, 7, 546, 273, -1, 4, 37, 277, 500, 1047, 1140, -5, 4, 437, 819, 850, 1208, 1252, 48, 12, 32, 28, -9, 6, 10, -15, 6, 11, -21, 6, -27, 7, 13, -34, 5, 14, -39, 6, -45, 6, 16, -51, 5, 17, -56, 6, 18, -62, 6, 19, -68, 7, 30, -75, 6, 31, -81, 7, -88, 6, 33, -94, 6, 34, -100, 7, 35, -107, 7, 36, -114, 7, -121, 5, 38, -126, 5, 39, -131, 6, 40, -1, 0, -137, 6, -143, 6, -149, 6, -155, 7, -162, 5, -167, 6, -173, 6, -179, 5, -184, 6, -190, 6, -196, 7, -203, 6, -209, 7, -216, 6, -222, 6, -228, 7, -235, 7, -242, 7, -249, 5, -254, 5, -259, 6),
    addresses=(0, 1, -1, 2, 1),
    encodings=('ISO-8859-1', 'IBM037'),
    root=Inline({}),
    unsupported={'mq_message': 'the parameter md_format is no whole number'},
)

FRAME = None
