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
        (SAME, 9, 1, 51),                        # 6
        (JZ, 9, 10),                             # 7
        (MOVE, 6, 53),                           # 8
        (JUMP, 118),                             # 9
        (SAME, 12, 1, 54),                       # 10
        (JZ, 12, 14),                            # 11
        (MOVE, 9, 56),                           # 12
        (JUMP, 117),                             # 13
        (AND, 15, 3, 57),                        # 14
        (JNE, 15, 56, 18),                       # 15
        (MOVE, 12, 56),                          # 16
        (JUMP, 116),                             # 17
        (AND, 18, 3, 57),                        # 18
        (JEQ, 18, 58, 51),                       # 19
        (JUMP, 47),                              # 20: first_word, when it is asked for
        (LOAD, 19, 0, 0),                        # 21
        (JNZ, 19, 46),                           # 22
        (SEEKROOT, 20, 53),                      # 23
        (ROOTSIZE, 25),                          # 24
        (SAME, 29, 4, 59),                       # 25
        (JZ, 29, 31),                            # 26
        (ROOTSIZE, 29),                          # 27
        (JNE, 29, 61, 31),                       # 28
        (MOVE, 26, 62),                          # 29
        (JUMP, 32),                              # 30
        (MOVE, 26, 63),                          # 31
        (JLT, 25, 26, 42),                       # 32
        (SAME, 28, 4, 59),                       # 33
        (JZ, 28, 39),                            # 34
        (ROOTSIZE, 28),                          # 35
        (JNE, 28, 61, 39),                       # 36
        (MOVE, 25, 62),                          # 37
        (JUMP, 40),                              # 38
        (MOVE, 25, 63),                          # 39
        (MOVE, 22, 25),                          # 40
        (JUMP, 43),                              # 41
        (MOVE, 22, 53),                          # 42
        (BYTES, 0, 1, 22),                       # 43: first_word
        (CLOSE, 20),                             # 44
        (STORE, 0, 0, 56),                       # 45
        (RETURN, 1),                             # 46
        (CALL, 1, 21),                           # 47: first_word
        (LOAD, 30, 0, 1),                        # 48
        (LOAD, 31, 0, 2),                        # 49
        (JNE, 31, 53, 53),                       # 50
        (MOVE, 15, 53),                          # 51
        (JUMP, 115),                             # 52
        (CALL, 1, 21),                           # 53: first_word
        (LOAD, 33, 0, 1),                        # 54
        (LOAD, 34, 0, 2),                        # 55
        (JNE, 34, 62, 69),                       # 56
        (MOVE, 33, 53),                          # 57
        (LOAD, 34, 0, 1),                        # 58
        (LOAD, 35, 0, 2),                        # 59
        (BYTE, 36, 34, 53),                      # 60
        (JNE, 36, 53, 67),                       # 61
        (LOAD, 34, 0, 1),                        # 62
        (LOAD, 35, 0, 2),                        # 63
        (BYTE, 36, 34, 64),                      # 64
        (JEQ, 36, 53, 67),                       # 65
        (MOVE, 33, 56),                          # 66
        (MOVE, 30, 33),                          # 67
        (JUMP, 114),                             # 68
        (MOVE, 34, 53),                          # 69
        (CALL, 1, 21),                           # 70: first_word
        (LOAD, 35, 0, 1),                        # 71
        (LOAD, 36, 0, 2),                        # 72
        (BYTE, 37, 35, 65),                      # 73
        (SHL, 38, 37, 62),                       # 74
        (LOAD, 39, 0, 1),                        # 75
        (LOAD, 40, 0, 2),                        # 76
        (BYTE, 41, 39, 58),                      # 77
        (ADD, 42, 38, 41),                       # 78
        (LOAD, 43, 0, 1),                        # 79
        (LOAD, 44, 0, 2),                        # 80
        (BYTE, 45, 43, 53),                      # 81
        (SHL, 46, 45, 62),                       # 82
        (LOAD, 47, 0, 1),                        # 83
        (LOAD, 48, 0, 2),                        # 84
        (BYTE, 49, 47, 56),                      # 85
        (ADD, 50, 46, 49),                       # 86
        (JGT, 42, 50, 112),                      # 87
        (LOAD, 35, 0, 1),                        # 88
        (LOAD, 36, 0, 2),                        # 89
        (BYTE, 37, 35, 65),                      # 90
        (SHL, 38, 37, 62),                       # 91
        (LOAD, 39, 0, 1),                        # 92
        (LOAD, 40, 0, 2),                        # 93
        (BYTE, 41, 39, 58),                      # 94
        (ADD, 42, 38, 41),                       # 95
        (LOAD, 43, 0, 1),                        # 96
        (LOAD, 44, 0, 2),                        # 97
        (BYTE, 45, 43, 53),                      # 98
        (SHL, 46, 45, 62),                       # 99
        (LOAD, 47, 0, 1),                        # 100
        (LOAD, 48, 0, 2),                        # 101
        (BYTE, 49, 47, 56),                      # 102
        (ADD, 50, 46, 49),                       # 103
        (JNE, 42, 50, 113),                      # 104
        (LOAD, 35, 0, 1),                        # 105
        (LOAD, 36, 0, 2),                        # 106
        (BYTE, 37, 35, 56),                      # 107
        (LOAD, 38, 0, 1),                        # 108
        (LOAD, 39, 0, 2),                        # 109
        (BYTE, 40, 38, 58),                      # 110
        (JLE, 37, 40, 113),                      # 111
        (MOVE, 34, 56),                          # 112
        (MOVE, 30, 34),                          # 113
        (MOVE, 15, 30),                          # 114
        (MOVE, 12, 15),                          # 115
        (MOVE, 9, 12),                           # 116
        (MOVE, 6, 9),                            # 117
        (STORE, 0, 3, 6),                        # 118
        (STORE, 0, 4, 6),                        # 119
        (SAME, 9, 4, 59),                        # 120
        (JZ, 9, 126),                            # 121
        (ROOTSIZE, 9),                           # 122
        (JNE, 9, 61, 126),                       # 123
        (MOVE, 6, 62),                           # 124
        (JUMP, 127),                             # 125
        (MOVE, 6, 63),                           # 126
        (STORE, 0, 5, 6),                        # 127
        (STORE, 0, 6, 6),                        # 128
        (LOAD, 6, 0, 4),                         # 129
        (STORE, 0, 7, 6),                        # 130
        (LOAD, 6, 0, 6),                         # 131
        (STORE, 0, 8, 6),                        # 132
        (LOAD, 6, 0, 7),                         # 133
        (JNE, 6, 56, 137),                       # 134
        (STORE, 0, 9, 53),                       # 135: byte order be
        (JUMP, 141),                             # 136
        (JNE, 6, 53, 195),                       # 137
        (STORE, 0, 9, 56),                       # 138: byte order le
        (JUMP, 141),                             # 139
        (JUMP, 195),                             # 140
        (LOAD, 6, 0, 8),                         # 141
        (JEQ, 6, 62, 145),                       # 142
        (RUN, 0, 11, 4),                         # 143: narrow
        (STORE, 0, 10, 56),                      # 144
        (LOAD, 6, 0, 8),                         # 145
        (JNE, 6, 62, 149),                       # 146
        (RUN, 0, 13, 8),                         # 147: wide
        (STORE, 0, 12, 56),                      # 148
        (LOAD, 6, 0, 4),                         # 149
        (STORE, 0, 14, 6),                       # 150
        (LOAD, 6, 0, 6),                         # 151
        (STORE, 0, 15, 6),                       # 152
        (LOAD, 6, 0, 14),                        # 153
        (JNE, 6, 56, 157),                       # 154
        (STORE, 0, 16, 53),                      # 155: byte order be
        (JUMP, 161),                             # 156
        (JNE, 6, 53, 195),                       # 157
        (STORE, 0, 16, 56),                      # 158: byte order le
        (JUMP, 161),                             # 159
        (JUMP, 195),                             # 160
        (LOAD, 6, 0, 15),                        # 161
        (JEQ, 6, 62, 165),                       # 162
        (RUN, 0, 18, 4),                         # 163: narrow
        (STORE, 0, 17, 56),                      # 164
        (LOAD, 6, 0, 15),                        # 165
        (JNE, 6, 62, 169),                       # 166
        (RUN, 0, 20, 8),                         # 167: wide
        (STORE, 0, 19, 56),                      # 168
        (REST, 0, 21),                           # 169: trailing_bytes
        (LOAD, 9, 0, 8),                         # 170
        (JNE, 9, 62, 177),                       # 171
        (LOAD, 9, 0, 12),                        # 172
        (JZ, 9, 195),                            # 173
        (NUMBER2, 10, 0, 13, 0, 56, 9),          # 174
        (MOVE, 6, 10),                           # 175
        (JUMP, 181),                             # 176
        (LOAD, 11, 0, 10),                       # 177
        (JZ, 11, 195),                           # 178
        (NUMBER2, 12, 0, 11, 0, 52, 9),          # 179
        (MOVE, 6, 12),                           # 180
        (STORE, 0, 23, 6),                       # 181
        (LOAD, 9, 0, 15),                        # 182
        (JNE, 9, 62, 189),                       # 183
        (LOAD, 9, 0, 19),                        # 184
        (JZ, 9, 195),                            # 185
        (NUMBER2, 10, 0, 20, 0, 56, 16),         # 186
        (MOVE, 6, 10),                           # 187
        (JUMP, 193),                             # 188
        (LOAD, 11, 0, 17),                       # 189
        (JZ, 11, 195),                           # 190
        (NUMBER2, 12, 0, 18, 0, 52, 16),         # 191
        (MOVE, 6, 12),                           # 192
        (STORE, 0, 24, 6),                       # 193
        (DONE,),                                 # 194
        (FAIL,),                                 # 195
    ),
    constants=b'littlebiglong',
    tables=(
        Table(25, (0, 10, 12, 17, 19)),  # 0: sas_mq_file_descriptor
    ),
    registers=51,
    numbers=(-1, 6, 0, -7, 3, 1, 15, 2, -10, 4, 16, 8, 4, 7, 3),
    addresses=(0, -1),
    encodings=(),
    root=Inline({
        'first_word': Present(0, Span(1, None)),
        'is_be': Worked(3, 'bool'),
        'number_bytes': Worked(5, 'int'),
        'file': Inline({
            'logical_record_length': Inline({
                'narrow': Present(10, Number(11, 0, 4, True, False, 'be', 9)),
                'wide': Present(12, Number(13, 0, 8, True, False, 'be', 9)),
                'value': Worked(23, 'int'),
            }),
            'file_size': Inline({
                'narrow': Present(17, Number(18, 0, 4, True, False, 'be', 16)),
                'wide': Present(19, Number(20, 0, 8, True, False, 'be', 16)),
                'value': Worked(24, 'int'),
            }),
        }),
        'trailing_bytes': Span(21, None),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
