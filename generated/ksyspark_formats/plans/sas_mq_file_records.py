# Generated from ksy/sas/sas_mq_file_records.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_file_records: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, COUNT, DONE, EOF, FAIL, ITEM, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, MOVE, NUMBER2, PARAM, POSITION, RETURN, ROOTSIZE, ROOTSTART, ROW, ROWS, RUN, SAME, SEEKROOT, SHL, STORE, SUB
from ksyspark.machine.plan import Inline, Items, Number, Plan, Present, Span, Table, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: sas_mq_file_records
        (PARAM, 1, 0),                           # 1: byte_order
        (PARAM, 2, 1),                           # 2: byte_order
        (PARAM, 3, 2),                           # 3: long_bytes
        (PARAM, 4, 3),                           # 4: encoding
        (SAME, 8, 1, 53),                        # 5
        (JZ, 8, 9),                              # 6
        (MOVE, 5, 55),                           # 7
        (JUMP, 118),                             # 8
        (SAME, 11, 1, 56),                       # 9
        (JZ, 11, 13),                            # 10
        (MOVE, 8, 58),                           # 11
        (JUMP, 117),                             # 12
        (AND, 14, 4, 59),                        # 13
        (JNE, 14, 58, 17),                       # 14
        (MOVE, 11, 58),                          # 15
        (JUMP, 116),                             # 16
        (AND, 17, 4, 59),                        # 17
        (JEQ, 17, 60, 36),                       # 18
        (JUMP, 32),                              # 19: first_word, when it is asked for
        (LOAD, 18, 0, 0),                        # 20
        (JNZ, 18, 31),                           # 21
        (SEEKROOT, 19, 55),                      # 22
        (ROOTSIZE, 24),                          # 23
        (JLT, 24, 61, 27),                       # 24
        (MOVE, 21, 61),                          # 25
        (JUMP, 28),                              # 26
        (MOVE, 21, 55),                          # 27
        (BYTES, 0, 1, 21),                       # 28: first_word
        (CLOSE, 19),                             # 29
        (STORE, 0, 0, 58),                       # 30
        (RETURN, 1),                             # 31
        (CALL, 1, 20),                           # 32: first_word
        (LOAD, 25, 0, 1),                        # 33
        (LOAD, 26, 0, 2),                        # 34
        (JNE, 26, 55, 38),                       # 35
        (MOVE, 14, 55),                          # 36
        (JUMP, 115),                             # 37
        (JNE, 3, 62, 69),                        # 38
        (JUMP, 52),                              # 39: second_word, when it is asked for
        (LOAD, 28, 0, 3),                        # 40
        (JNZ, 28, 51),                           # 41
        (SEEKROOT, 29, 61),                      # 42
        (ROOTSIZE, 34),                          # 43
        (JLT, 34, 62, 47),                       # 44
        (MOVE, 31, 61),                          # 45
        (JUMP, 48),                              # 46
        (MOVE, 31, 55),                          # 47
        (BYTES, 0, 4, 31),                       # 48: second_word
        (CLOSE, 29),                             # 49
        (STORE, 0, 3, 58),                       # 50
        (RETURN, 2),                             # 51
        (CALL, 2, 40),                           # 52: second_word
        (LOAD, 35, 0, 4),                        # 53
        (LOAD, 36, 0, 5),                        # 54
        (JNE, 36, 61, 69),                       # 55
        (MOVE, 35, 55),                          # 56
        (CALL, 1, 20),                           # 57: first_word
        (LOAD, 36, 0, 1),                        # 58
        (LOAD, 37, 0, 2),                        # 59
        (BYTE, 38, 36, 55),                      # 60
        (JNE, 38, 55, 67),                       # 61
        (LOAD, 36, 0, 4),                        # 62
        (LOAD, 37, 0, 5),                        # 63
        (BYTE, 38, 36, 63),                      # 64
        (JEQ, 38, 55, 67),                       # 65
        (MOVE, 35, 58),                          # 66
        (MOVE, 25, 35),                          # 67
        (JUMP, 114),                             # 68
        (MOVE, 36, 55),                          # 69
        (CALL, 1, 20),                           # 70: first_word
        (LOAD, 37, 0, 1),                        # 71
        (LOAD, 38, 0, 2),                        # 72
        (BYTE, 39, 37, 63),                      # 73
        (SHL, 40, 39, 62),                       # 74
        (LOAD, 41, 0, 1),                        # 75
        (LOAD, 42, 0, 2),                        # 76
        (BYTE, 43, 41, 60),                      # 77
        (ADD, 44, 40, 43),                       # 78
        (LOAD, 45, 0, 1),                        # 79
        (LOAD, 46, 0, 2),                        # 80
        (BYTE, 47, 45, 55),                      # 81
        (SHL, 48, 47, 62),                       # 82
        (LOAD, 49, 0, 1),                        # 83
        (LOAD, 50, 0, 2),                        # 84
        (BYTE, 51, 49, 58),                      # 85
        (ADD, 52, 48, 51),                       # 86
        (JGT, 44, 52, 112),                      # 87
        (LOAD, 37, 0, 1),                        # 88
        (LOAD, 38, 0, 2),                        # 89
        (BYTE, 39, 37, 63),                      # 90
        (SHL, 40, 39, 62),                       # 91
        (LOAD, 41, 0, 1),                        # 92
        (LOAD, 42, 0, 2),                        # 93
        (BYTE, 43, 41, 60),                      # 94
        (ADD, 44, 40, 43),                       # 95
        (LOAD, 45, 0, 1),                        # 96
        (LOAD, 46, 0, 2),                        # 97
        (BYTE, 47, 45, 55),                      # 98
        (SHL, 48, 47, 62),                       # 99
        (LOAD, 49, 0, 1),                        # 100
        (LOAD, 50, 0, 2),                        # 101
        (BYTE, 51, 49, 58),                      # 102
        (ADD, 52, 48, 51),                       # 103
        (JNE, 44, 52, 113),                      # 104
        (LOAD, 37, 0, 1),                        # 105
        (LOAD, 38, 0, 2),                        # 106
        (BYTE, 39, 37, 58),                      # 107
        (LOAD, 40, 0, 1),                        # 108
        (LOAD, 41, 0, 2),                        # 109
        (BYTE, 42, 40, 60),                      # 110
        (JLE, 39, 42, 113),                      # 111
        (MOVE, 36, 58),                          # 112
        (MOVE, 25, 36),                          # 113
        (MOVE, 14, 25),                          # 114
        (MOVE, 11, 14),                          # 115
        (MOVE, 8, 11),                           # 116
        (MOVE, 5, 8),                            # 117
        (STORE, 0, 6, 5),                        # 118
        (ROWS, 6, 1),                            # 119: records: repeat eos
        (STORE, 0, 7, 6),                        # 120
        (MOVE, 5, 55),                           # 121
        (EOF, 6),                                # 122
        (JNZ, 6, 191),                           # 123
        (ROW, 1, 3, 6),                          # 124
        (LOAD, 7, 0, 6),                         # 125
        (STORE, 3, 0, 7),                        # 126
        (STORE, 3, 1, 3),                        # 127
        (LOAD, 7, 3, 0),                         # 128
        (STORE, 3, 2, 7),                        # 129
        (LOAD, 7, 3, 1),                         # 130
        (STORE, 3, 3, 7),                        # 131
        (STORE, 3, 4, 58),                       # 132
        (LOAD, 7, 3, 2),                         # 133
        (JNE, 7, 58, 137),                       # 134
        (STORE, 3, 5, 55),                       # 135: byte order be
        (JUMP, 141),                             # 136
        (JNE, 7, 55, 198),                       # 137
        (STORE, 3, 5, 58),                       # 138: byte order le
        (JUMP, 141),                             # 139
        (JUMP, 198),                             # 140
        (LOAD, 7, 3, 3),                         # 141
        (JEQ, 7, 62, 159),                       # 142
        (RUN, 3, 7, 4),                          # 143: narrow
        (NUMBER2, 7, 3, 7, 0, 52, 5),            # 144
        (JLT, 7, 55, 198),                       # 145
        (NUMBER2, 7, 3, 7, 0, 52, 5),            # 146
        (ROOTSIZE, 8),                           # 147
        (ROOTSTART, 9),                          # 148
        (POSITION, 9, 9),                        # 149
        (SUB, 10, 8, 9),                         # 150
        (LOAD, 14, 3, 4),                        # 151
        (JZ, 14, 155),                           # 152
        (MOVE, 11, 55),                          # 153
        (JUMP, 156),                             # 154
        (MOVE, 11, 58),                          # 155
        (SUB, 14, 10, 11),                       # 156
        (JGT, 7, 14, 198),                       # 157
        (STORE, 3, 6, 58),                       # 158
        (LOAD, 7, 3, 3),                         # 159
        (JNE, 7, 62, 176),                       # 160
        (RUN, 3, 9, 8),                          # 161: wide
        (NUMBER2, 7, 3, 9, 0, 56, 5),            # 162
        (JLT, 7, 55, 198),                       # 163
        (ROOTSIZE, 8),                           # 164
        (ROOTSTART, 9),                          # 165
        (POSITION, 9, 9),                        # 166
        (SUB, 10, 8, 9),                         # 167
        (LOAD, 14, 3, 4),                        # 168
        (JZ, 14, 172),                           # 169
        (MOVE, 11, 55),                          # 170
        (JUMP, 173),                             # 171
        (MOVE, 11, 58),                          # 172
        (SUB, 14, 10, 11),                       # 173
        (JGT, 7, 14, 198),                       # 174
        (STORE, 3, 8, 58),                       # 175
        (LOAD, 10, 3, 3),                        # 176
        (JNE, 10, 62, 183),                      # 177
        (LOAD, 10, 3, 8),                        # 178
        (JZ, 10, 198),                           # 179
        (NUMBER2, 11, 3, 9, 0, 56, 5),           # 180
        (MOVE, 7, 11),                           # 181
        (JUMP, 187),                             # 182
        (LOAD, 12, 3, 6),                        # 183
        (JZ, 12, 198),                           # 184
        (NUMBER2, 13, 3, 7, 0, 52, 5),           # 185
        (MOVE, 7, 13),                           # 186
        (STORE, 3, 12, 7),                       # 187
        (BYTES, 3, 10, 7),                       # 188: data
        (COUNT, 5, 6, 0, 8),                     # 189
        (JUMP, 122),                             # 190
        (MOVE, 5, 55),                           # 191
        (LOAD, 6, 0, 8),                         # 192
        (JGE, 5, 6, 197),                        # 193
        (ITEM, 3, 1, 0, 7, 5),                   # 194
        (LOOP, 5, 0),                            # 195
        (JUMP, 192),                             # 196
        (DONE,),                                 # 197
        (FAIL,),                                 # 198
    ),
    constants=b'littlebig',
    tables=(
        Table(9, (0, 3, 8)),  # 0: sas_mq_file_records
        Table(13, (6, 8)),  # 1: sas_mq_file_records.records[]
    ),
    registers=53,
    numbers=(-1, 6, 0, -7, 3, 1, 15, 2, 4, 8, 3),
    addresses=(0, -1, -1, 1),
    encodings=(),
    root=Inline({
        'first_word': Present(0, Span(1, None)),
        'second_word': Present(3, Span(4, None)),
        'is_be': Worked(6, 'bool'),
        'records': Items(7, 1, Inline({
            'len_data': Inline({
                'narrow': Present(6, Number(7, 0, 4, True, False, 'be', 5)),
                'wide': Present(8, Number(9, 0, 8, True, False, 'be', 5)),
                'value': Worked(12, 'int'),
            }),
            'data': Span(10, None),
        })),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
