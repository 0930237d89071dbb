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
        (JUMP, 112),                             # 9
        (SAME, 9, 1, 40),                        # 10
        (JZ, 9, 14),                             # 11
        (MOVE, 6, 42),                           # 12
        (JUMP, 112),                             # 13
        (AND, 9, 3, 43),                         # 14
        (JNE, 9, 42, 18),                        # 15
        (MOVE, 6, 42),                           # 16
        (JUMP, 112),                             # 17
        (AND, 9, 3, 43),                         # 18
        (JEQ, 9, 44, 51),                        # 19
        (JUMP, 47),                              # 20: first_word, when it is asked for
        (LOAD, 10, 0, 0),                        # 21
        (JNZ, 10, 46),                           # 22
        (SEEKROOT, 11, 39),                      # 23
        (ROOTSIZE, 16),                          # 24
        (SAME, 20, 4, 45),                       # 25
        (JZ, 20, 31),                            # 26
        (ROOTSIZE, 20),                          # 27
        (JNE, 20, 47, 31),                       # 28
        (MOVE, 17, 48),                          # 29
        (JUMP, 32),                              # 30
        (MOVE, 17, 49),                          # 31
        (JLT, 16, 17, 42),                       # 32
        (SAME, 19, 4, 45),                       # 33
        (JZ, 19, 39),                            # 34
        (ROOTSIZE, 19),                          # 35
        (JNE, 19, 47, 39),                       # 36
        (MOVE, 16, 48),                          # 37
        (JUMP, 40),                              # 38
        (MOVE, 16, 49),                          # 39
        (MOVE, 13, 16),                          # 40
        (JUMP, 43),                              # 41
        (MOVE, 13, 39),                          # 42
        (BYTES, 0, 1, 13),                       # 43: first_word
        (CLOSE, 11),                             # 44
        (STORE, 0, 0, 42),                       # 45
        (RETURN, 1),                             # 46
        (CALL, 1, 21),                           # 47: first_word
        (LOAD, 21, 0, 1),                        # 48
        (LOAD, 22, 0, 2),                        # 49
        (JNE, 22, 39, 53),                       # 50
        (MOVE, 6, 39),                           # 51
        (JUMP, 112),                             # 52
        (CALL, 1, 21),                           # 53: first_word
        (LOAD, 21, 0, 1),                        # 54
        (LOAD, 22, 0, 2),                        # 55
        (JNE, 22, 48, 67),                       # 56
        (MOVE, 9, 39),                           # 57
        (BYTE, 23, 21, 39),                      # 58
        (JNE, 23, 39, 65),                       # 59
        (LOAD, 21, 0, 1),                        # 60
        (LOAD, 22, 0, 2),                        # 61
        (BYTE, 23, 21, 50),                      # 62
        (JEQ, 23, 39, 65),                       # 63
        (MOVE, 9, 42),                           # 64
        (MOVE, 6, 9),                            # 65
        (JUMP, 112),                             # 66
        (MOVE, 9, 39),                           # 67
        (CALL, 1, 21),                           # 68: first_word
        (LOAD, 21, 0, 1),                        # 69
        (LOAD, 22, 0, 2),                        # 70
        (BYTE, 23, 21, 51),                      # 71
        (SHL, 24, 23, 48),                       # 72
        (LOAD, 25, 0, 1),                        # 73
        (LOAD, 26, 0, 2),                        # 74
        (BYTE, 27, 25, 44),                      # 75
        (ADD, 28, 24, 27),                       # 76
        (LOAD, 29, 0, 1),                        # 77
        (LOAD, 30, 0, 2),                        # 78
        (BYTE, 31, 29, 39),                      # 79
        (SHL, 32, 31, 48),                       # 80
        (LOAD, 33, 0, 1),                        # 81
        (LOAD, 34, 0, 2),                        # 82
        (BYTE, 35, 33, 42),                      # 83
        (ADD, 36, 32, 35),                       # 84
        (JGT, 28, 36, 110),                      # 85
        (LOAD, 21, 0, 1),                        # 86
        (LOAD, 22, 0, 2),                        # 87
        (BYTE, 23, 21, 51),                      # 88
        (SHL, 24, 23, 48),                       # 89
        (LOAD, 25, 0, 1),                        # 90
        (LOAD, 26, 0, 2),                        # 91
        (BYTE, 27, 25, 44),                      # 92
        (ADD, 28, 24, 27),                       # 93
        (LOAD, 29, 0, 1),                        # 94
        (LOAD, 30, 0, 2),                        # 95
        (BYTE, 31, 29, 39),                      # 96
        (SHL, 32, 31, 48),                       # 97
        (LOAD, 33, 0, 1),                        # 98
        (LOAD, 34, 0, 2),                        # 99
        (BYTE, 35, 33, 42),                      # 100
        (ADD, 36, 32, 35),                       # 101
        (JNE, 28, 36, 111),                      # 102
        (LOAD, 21, 0, 1),                        # 103
        (LOAD, 22, 0, 2),                        # 104
        (BYTE, 23, 21, 42),                      # 105
        (LOAD, 24, 0, 1),                        # 106
        (LOAD, 25, 0, 2),                        # 107
        (BYTE, 26, 24, 44),                      # 108
        (JLE, 23, 26, 111),                      # 109
        (MOVE, 9, 42),                           # 110
        (MOVE, 6, 9),                            # 111
        (STORE, 0, 3, 6),                        # 112
        (SAME, 9, 4, 45),                        # 113
        (JZ, 9, 119),                            # 114
        (ROOTSIZE, 9),                           # 115
        (JNE, 9, 47, 119),                       # 116
        (MOVE, 6, 48),                           # 117
        (JUMP, 120),                             # 118
        (MOVE, 6, 49),                           # 119
        (STORE, 0, 4, 6),                        # 120
        (LOAD, 6, 0, 3),                         # 121
        (JNE, 6, 42, 125),                       # 122
        (STORE, 0, 5, 39),                       # 123: byte order be
        (JUMP, 129),                             # 124
        (JNE, 6, 39, 175),                       # 125
        (STORE, 0, 5, 42),                       # 126: byte order le
        (JUMP, 129),                             # 127
        (JUMP, 175),                             # 128
        (LOAD, 6, 0, 4),                         # 129
        (JEQ, 6, 48, 133),                       # 130
        (RUN, 0, 7, 4),                          # 131: narrow
        (STORE, 0, 6, 42),                       # 132
        (LOAD, 6, 0, 4),                         # 133
        (JNE, 6, 48, 137),                       # 134
        (RUN, 0, 9, 8),                          # 135: wide
        (STORE, 0, 8, 42),                       # 136
        (LOAD, 6, 0, 3),                         # 137
        (JNE, 6, 42, 141),                       # 138
        (STORE, 0, 10, 39),                      # 139: byte order be
        (JUMP, 145),                             # 140
        (JNE, 6, 39, 175),                       # 141
        (STORE, 0, 10, 42),                      # 142: byte order le
        (JUMP, 145),                             # 143
        (JUMP, 175),                             # 144
        (LOAD, 6, 0, 4),                         # 145
        (JEQ, 6, 48, 149),                       # 146
        (RUN, 0, 12, 4),                         # 147: narrow
        (STORE, 0, 11, 42),                      # 148
        (LOAD, 6, 0, 4),                         # 149
        (JNE, 6, 48, 153),                       # 150
        (RUN, 0, 14, 8),                         # 151: wide
        (STORE, 0, 13, 42),                      # 152
        (REST, 0, 15),                           # 153: trailing_bytes
        (LOAD, 9, 0, 4),                         # 154
        (JNE, 9, 48, 160),                       # 155
        (LOAD, 9, 0, 8),                         # 156
        (JZ, 9, 175),                            # 157
        (NUMBER2, 6, 0, 9, 0, 56, 5),            # 158
        (JUMP, 163),                             # 159
        (LOAD, 9, 0, 6),                         # 160
        (JZ, 9, 175),                            # 161
        (NUMBER2, 6, 0, 7, 0, 52, 5),            # 162
        (STORE, 0, 17, 6),                       # 163
        (LOAD, 9, 0, 4),                         # 164
        (JNE, 9, 48, 170),                       # 165
        (LOAD, 9, 0, 13),                        # 166
        (JZ, 9, 175),                            # 167
        (NUMBER2, 6, 0, 14, 0, 56, 10),          # 168
        (JUMP, 173),                             # 169
        (LOAD, 9, 0, 11),                        # 170
        (JZ, 9, 175),                            # 171
        (NUMBER2, 6, 0, 12, 0, 52, 10),          # 172
        (STORE, 0, 18, 6),                       # 173
        (DONE,),                                 # 174
        (FAIL,),                                 # 175
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
