# Generated from ksy/sas/sas_mq_file_descriptor.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_file_descriptor: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, DONE, FAIL, JEQ, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, MOVE, NUMBER2, PARAM, REST, RETURN, ROOTSIZE, ROW, RUN, SAME, SEEKROOT, SHL, STORE
from ksyspark.machine.plan import Inline, Number, Plan, Present, Span, Table, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: sas_mq_file_descriptor
        (PARAM, 1, 0),                           # 1: byte_order
        (PARAM, 2, 1),                           # 2: byte_order
        (PARAM, 3, 2),                           # 3: encoding
        (PARAM, 4, 3),                           # 4: descriptor
        (PARAM, 5, 4),                           # 5: descriptor
        (SAME, 9, 1, 37),                        # 6
        (JZ, 9, 10),                             # 7
        (MOVE, 6, 39),                           # 8
        (JUMP, 105),                             # 9
        (SAME, 9, 1, 40),                        # 10
        (JZ, 9, 14),                             # 11
        (MOVE, 6, 42),                           # 12
        (JUMP, 105),                             # 13
        (AND, 9, 3, 43),                         # 14
        (JNE, 9, 42, 18),                        # 15
        (MOVE, 6, 42),                           # 16
        (JUMP, 105),                             # 17
        (JEQ, 9, 44, 50),                        # 18
        (JUMP, 46),                              # 19: first_word, when it is asked for
        (LOAD, 10, 0, 0),                        # 20
        (JNZ, 10, 45),                           # 21
        (SEEKROOT, 11, 39),                      # 22
        (ROOTSIZE, 16),                          # 23
        (SAME, 20, 4, 45),                       # 24
        (JZ, 20, 30),                            # 25
        (ROOTSIZE, 20),                          # 26
        (JNE, 20, 47, 30),                       # 27
        (MOVE, 17, 48),                          # 28
        (JUMP, 31),                              # 29
        (MOVE, 17, 49),                          # 30
        (JLT, 16, 17, 41),                       # 31
        (SAME, 19, 4, 45),                       # 32
        (JZ, 19, 38),                            # 33
        (ROOTSIZE, 19),                          # 34
        (JNE, 19, 47, 38),                       # 35
        (MOVE, 16, 48),                          # 36
        (JUMP, 39),                              # 37
        (MOVE, 16, 49),                          # 38
        (MOVE, 13, 16),                          # 39
        (JUMP, 42),                              # 40
        (MOVE, 13, 39),                          # 41
        (BYTES, 0, 1, 13),                       # 42: first_word
        (CLOSE, 11),                             # 43
        (STORE, 0, 0, 42),                       # 44
        (RETURN, 1),                             # 45
        (CALL, 1, 20),                           # 46: first_word
        (LOAD, 21, 0, 1),                        # 47
        (LOAD, 22, 0, 2),                        # 48
        (JNE, 22, 39, 52),                       # 49
        (MOVE, 6, 39),                           # 50
        (JUMP, 105),                             # 51
        (JNE, 22, 48, 63),                       # 52
        (MOVE, 9, 39),                           # 53
        (BYTE, 23, 21, 39),                      # 54
        (JNE, 23, 39, 61),                       # 55
        (LOAD, 21, 0, 1),                        # 56
        (LOAD, 22, 0, 2),                        # 57
        (BYTE, 23, 21, 50),                      # 58
        (JEQ, 23, 39, 61),                       # 59
        (MOVE, 9, 42),                           # 60
        (MOVE, 6, 9),                            # 61
        (JUMP, 105),                             # 62
        (MOVE, 9, 39),                           # 63
        (BYTE, 23, 21, 51),                      # 64
        (SHL, 24, 23, 48),                       # 65
        (LOAD, 25, 0, 1),                        # 66
        (LOAD, 26, 0, 2),                        # 67
        (BYTE, 27, 25, 44),                      # 68
        (ADD, 28, 24, 27),                       # 69
        (LOAD, 29, 0, 1),                        # 70
        (LOAD, 30, 0, 2),                        # 71
        (BYTE, 31, 29, 39),                      # 72
        (SHL, 32, 31, 48),                       # 73
        (LOAD, 33, 0, 1),                        # 74
        (LOAD, 34, 0, 2),                        # 75
        (BYTE, 35, 33, 42),                      # 76
        (ADD, 36, 32, 35),                       # 77
        (JGT, 28, 36, 103),                      # 78
        (LOAD, 21, 0, 1),                        # 79
        (LOAD, 22, 0, 2),                        # 80
        (BYTE, 23, 21, 51),                      # 81
        (SHL, 24, 23, 48),                       # 82
        (LOAD, 25, 0, 1),                        # 83
        (LOAD, 26, 0, 2),                        # 84
        (BYTE, 27, 25, 44),                      # 85
        (ADD, 28, 24, 27),                       # 86
        (LOAD, 29, 0, 1),                        # 87
        (LOAD, 30, 0, 2),                        # 88
        (BYTE, 31, 29, 39),                      # 89
        (SHL, 32, 31, 48),                       # 90
        (LOAD, 33, 0, 1),                        # 91
        (LOAD, 34, 0, 2),                        # 92
        (BYTE, 35, 33, 42),                      # 93
        (ADD, 36, 32, 35),                       # 94
        (JNE, 28, 36, 104),                      # 95
        (LOAD, 21, 0, 1),                        # 96
        (LOAD, 22, 0, 2),                        # 97
        (BYTE, 23, 21, 42),                      # 98
        (LOAD, 24, 0, 1),                        # 99
        (LOAD, 25, 0, 2),                        # 100
        (BYTE, 26, 24, 44),                      # 101
        (JLE, 23, 26, 104),                      # 102
        (MOVE, 9, 42),                           # 103
        (MOVE, 6, 9),                            # 104
        (STORE, 0, 3, 6),                        # 105
        (SAME, 9, 4, 45),                        # 106
        (JZ, 9, 112),                            # 107
        (ROOTSIZE, 9),                           # 108
        (JNE, 9, 47, 112),                       # 109
        (MOVE, 6, 48),                           # 110
        (JUMP, 113),                             # 111
        (MOVE, 6, 49),                           # 112
        (STORE, 0, 4, 6),                        # 113
        (LOAD, 6, 0, 3),                         # 114
        (JNE, 6, 42, 118),                       # 115
        (STORE, 0, 5, 39),                       # 116: byte order be
        (JUMP, 121),                             # 117
        (JNE, 6, 39, 164),                       # 118
        (STORE, 0, 5, 42),                       # 119: byte order le
        (JUMP, 121),                             # 120
        (LOAD, 6, 0, 4),                         # 121
        (JEQ, 6, 48, 125),                       # 122
        (RUN, 0, 7, 4),                          # 123: narrow
        (STORE, 0, 6, 42),                       # 124
        (JNE, 6, 48, 128),                       # 125
        (RUN, 0, 9, 8),                          # 126: wide
        (STORE, 0, 8, 42),                       # 127
        (LOAD, 6, 0, 3),                         # 128
        (JNE, 6, 42, 132),                       # 129
        (STORE, 0, 10, 39),                      # 130: byte order be
        (JUMP, 135),                             # 131
        (JNE, 6, 39, 164),                       # 132
        (STORE, 0, 10, 42),                      # 133: byte order le
        (JUMP, 135),                             # 134
        (LOAD, 6, 0, 4),                         # 135
        (JEQ, 6, 48, 139),                       # 136
        (RUN, 0, 12, 4),                         # 137: narrow
        (STORE, 0, 11, 42),                      # 138
        (JNE, 6, 48, 142),                       # 139
        (RUN, 0, 14, 8),                         # 140: wide
        (STORE, 0, 13, 42),                      # 141
        (REST, 0, 15),                           # 142: trailing_bytes
        (LOAD, 9, 0, 4),                         # 143
        (JNE, 9, 48, 149),                       # 144
        (LOAD, 9, 0, 8),                         # 145
        (JZ, 9, 164),                            # 146
        (NUMBER2, 6, 0, 9, 0, 56, 5),            # 147
        (JUMP, 152),                             # 148
        (LOAD, 9, 0, 6),                         # 149
        (JZ, 9, 164),                            # 150
        (NUMBER2, 6, 0, 7, 0, 52, 5),            # 151
        (STORE, 0, 17, 6),                       # 152
        (LOAD, 9, 0, 4),                         # 153
        (JNE, 9, 48, 159),                       # 154
        (LOAD, 9, 0, 13),                        # 155
        (JZ, 9, 164),                            # 156
        (NUMBER2, 6, 0, 14, 0, 56, 10),          # 157
        (JUMP, 162),                             # 158
        (LOAD, 9, 0, 11),                        # 159
        (JZ, 9, 164),                            # 160
        (NUMBER2, 6, 0, 12, 0, 52, 10),          # 161
        (STORE, 0, 18, 6),                       # 162
        (DONE,),                                 # 163
        (FAIL,),                                 # 164
    ),
    constants=b'littlebiglong',
    tables=(
        Table(19, (0, 6, 8, 11, 13)),  # 0: sas_mq_file_descriptor
    ),
    registers=37,
    numbers=(-1, 6, 0, -7, 3, 1, 15, 2, -10, 4, 16, 8, 4, 7, 3),
    addresses=(0, -1),
    encodings=(),
    root=Inline({
        'first_word': Present(0, Span(1, None)),
        'is_be': Worked(3, 'bool'),
        'number_bytes': Worked(4, 'int'),
        'file': Inline({
            'logical_record_length': Inline({
                'narrow': Present(6, Number(7, 0, 4, True, False, 'be', 5)),
                'wide': Present(8, Number(9, 0, 8, True, False, 'be', 5)),
                'value': Worked(17, 'int'),
            }),
            'file_size': Inline({
                'narrow': Present(11, Number(12, 0, 4, True, False, 'be', 10)),
                'wide': Present(13, Number(14, 0, 8, True, False, 'be', 10)),
                'value': Worked(18, 'int'),
            }),
        }),
        'trailing_bytes': Span(15, None),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
