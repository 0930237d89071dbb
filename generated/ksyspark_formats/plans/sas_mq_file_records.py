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
        (SAME, 8, 1, 39),                        # 5
        (JZ, 8, 9),                              # 6
        (MOVE, 5, 41),                           # 7
        (JUMP, 114),                             # 8
        (SAME, 8, 1, 42),                        # 9
        (JZ, 8, 13),                             # 10
        (MOVE, 5, 44),                           # 11
        (JUMP, 114),                             # 12
        (AND, 8, 4, 45),                         # 13
        (JNE, 8, 44, 17),                        # 14
        (MOVE, 5, 44),                           # 15
        (JUMP, 114),                             # 16
        (AND, 8, 4, 45),                         # 17
        (JEQ, 8, 46, 36),                        # 18
        (JUMP, 32),                              # 19: first_word, when it is asked for
        (LOAD, 9, 0, 0),                         # 20
        (JNZ, 9, 31),                            # 21
        (SEEKROOT, 10, 41),                      # 22
        (ROOTSIZE, 15),                          # 23
        (JLT, 15, 47, 27),                       # 24
        (MOVE, 12, 47),                          # 25
        (JUMP, 28),                              # 26
        (MOVE, 12, 41),                          # 27
        (BYTES, 0, 1, 12),                       # 28: first_word
        (CLOSE, 10),                             # 29
        (STORE, 0, 0, 44),                       # 30
        (RETURN, 1),                             # 31
        (CALL, 1, 20),                           # 32: first_word
        (LOAD, 16, 0, 1),                        # 33
        (LOAD, 17, 0, 2),                        # 34
        (JNE, 17, 41, 38),                       # 35
        (MOVE, 5, 41),                           # 36
        (JUMP, 114),                             # 37
        (JNE, 3, 48, 69),                        # 38
        (JUMP, 52),                              # 39: second_word, when it is asked for
        (LOAD, 18, 0, 3),                        # 40
        (JNZ, 18, 51),                           # 41
        (SEEKROOT, 19, 47),                      # 42
        (ROOTSIZE, 24),                          # 43
        (JLT, 24, 48, 47),                       # 44
        (MOVE, 21, 47),                          # 45
        (JUMP, 48),                              # 46
        (MOVE, 21, 41),                          # 47
        (BYTES, 0, 4, 21),                       # 48: second_word
        (CLOSE, 19),                             # 49
        (STORE, 0, 3, 44),                       # 50
        (RETURN, 2),                             # 51
        (CALL, 2, 40),                           # 52: second_word
        (LOAD, 16, 0, 4),                        # 53
        (LOAD, 17, 0, 5),                        # 54
        (JNE, 17, 47, 69),                       # 55
        (MOVE, 8, 41),                           # 56
        (CALL, 1, 20),                           # 57: first_word
        (LOAD, 16, 0, 1),                        # 58
        (LOAD, 17, 0, 2),                        # 59
        (BYTE, 25, 16, 41),                      # 60
        (JNE, 25, 41, 67),                       # 61
        (LOAD, 16, 0, 4),                        # 62
        (LOAD, 17, 0, 5),                        # 63
        (BYTE, 25, 16, 49),                      # 64
        (JEQ, 25, 41, 67),                       # 65
        (MOVE, 8, 44),                           # 66
        (MOVE, 5, 8),                            # 67
        (JUMP, 114),                             # 68
        (MOVE, 8, 41),                           # 69
        (CALL, 1, 20),                           # 70: first_word
        (LOAD, 16, 0, 1),                        # 71
        (LOAD, 17, 0, 2),                        # 72
        (BYTE, 25, 16, 49),                      # 73
        (SHL, 26, 25, 48),                       # 74
        (LOAD, 27, 0, 1),                        # 75
        (LOAD, 28, 0, 2),                        # 76
        (BYTE, 29, 27, 46),                      # 77
        (ADD, 30, 26, 29),                       # 78
        (LOAD, 31, 0, 1),                        # 79
        (LOAD, 32, 0, 2),                        # 80
        (BYTE, 33, 31, 41),                      # 81
        (SHL, 34, 33, 48),                       # 82
        (LOAD, 35, 0, 1),                        # 83
        (LOAD, 36, 0, 2),                        # 84
        (BYTE, 37, 35, 44),                      # 85
        (ADD, 38, 34, 37),                       # 86
        (JGT, 30, 38, 112),                      # 87
        (LOAD, 16, 0, 1),                        # 88
        (LOAD, 17, 0, 2),                        # 89
        (BYTE, 25, 16, 49),                      # 90
        (SHL, 26, 25, 48),                       # 91
        (LOAD, 27, 0, 1),                        # 92
        (LOAD, 28, 0, 2),                        # 93
        (BYTE, 29, 27, 46),                      # 94
        (ADD, 30, 26, 29),                       # 95
        (LOAD, 31, 0, 1),                        # 96
        (LOAD, 32, 0, 2),                        # 97
        (BYTE, 33, 31, 41),                      # 98
        (SHL, 34, 33, 48),                       # 99
        (LOAD, 35, 0, 1),                        # 100
        (LOAD, 36, 0, 2),                        # 101
        (BYTE, 37, 35, 44),                      # 102
        (ADD, 38, 34, 37),                       # 103
        (JNE, 30, 38, 113),                      # 104
        (LOAD, 16, 0, 1),                        # 105
        (LOAD, 17, 0, 2),                        # 106
        (BYTE, 25, 16, 44),                      # 107
        (LOAD, 26, 0, 1),                        # 108
        (LOAD, 27, 0, 2),                        # 109
        (BYTE, 28, 26, 46),                      # 110
        (JLE, 25, 28, 113),                      # 111
        (MOVE, 8, 44),                           # 112
        (MOVE, 5, 8),                            # 113
        (STORE, 0, 6, 5),                        # 114
        (ROWS, 6, 1),                            # 115: records: repeat eos
        (STORE, 0, 7, 6),                        # 116
        (MOVE, 5, 41),                           # 117
        (EOF, 6),                                # 118
        (JNZ, 6, 177),                           # 119
        (ROW, 1, 3, 6),                          # 120
        (LOAD, 7, 0, 6),                         # 121
        (STORE, 3, 0, 7),                        # 122
        (STORE, 3, 1, 3),                        # 123
        (LOAD, 7, 3, 0),                         # 124
        (JNE, 7, 44, 128),                       # 125
        (STORE, 3, 2, 41),                       # 126: byte order be
        (JUMP, 132),                             # 127
        (JNE, 7, 41, 184),                       # 128
        (STORE, 3, 2, 44),                       # 129: byte order le
        (JUMP, 132),                             # 130
        (JUMP, 184),                             # 131
        (LOAD, 7, 3, 1),                         # 132
        (JEQ, 7, 48, 148),                       # 133
        (RUN, 3, 4, 4),                          # 134: narrow
        (NUMBER2, 7, 3, 4, 0, 52, 2),            # 135
        (JLT, 7, 41, 184),                       # 136
        (ROOTSIZE, 8),                           # 137
        (ROOTSTART, 16),                         # 138
        (POSITION, 16, 16),                      # 139
        (SUB, 17, 8, 16),                        # 140
        (JZ, 44, 144),                           # 141
        (MOVE, 25, 41),                          # 142
        (JUMP, 145),                             # 143
        (MOVE, 25, 44),                          # 144
        (SUB, 28, 17, 25),                       # 145
        (JGT, 7, 28, 184),                       # 146
        (STORE, 3, 3, 44),                       # 147
        (LOAD, 7, 3, 1),                         # 148
        (JNE, 7, 48, 164),                       # 149
        (RUN, 3, 6, 8),                          # 150: wide
        (NUMBER2, 7, 3, 6, 0, 56, 2),            # 151
        (JLT, 7, 41, 184),                       # 152
        (ROOTSIZE, 8),                           # 153
        (ROOTSTART, 16),                         # 154
        (POSITION, 16, 16),                      # 155
        (SUB, 17, 8, 16),                        # 156
        (JZ, 44, 160),                           # 157
        (MOVE, 25, 41),                          # 158
        (JUMP, 161),                             # 159
        (MOVE, 25, 44),                          # 160
        (SUB, 28, 17, 25),                       # 161
        (JGT, 7, 28, 184),                       # 162
        (STORE, 3, 5, 44),                       # 163
        (LOAD, 28, 3, 1),                        # 164
        (JNE, 28, 48, 170),                      # 165
        (LOAD, 28, 3, 5),                        # 166
        (JZ, 28, 184),                           # 167
        (NUMBER2, 25, 3, 6, 0, 56, 2),           # 168
        (JUMP, 173),                             # 169
        (LOAD, 28, 3, 3),                        # 170
        (JZ, 28, 184),                           # 171
        (NUMBER2, 25, 3, 4, 0, 52, 2),           # 172
        (STORE, 3, 9, 25),                       # 173
        (BYTES, 3, 7, 25),                       # 174: data
        (COUNT, 5, 6, 0, 8),                     # 175
        (JUMP, 118),                             # 176
        (MOVE, 5, 41),                           # 177
        (LOAD, 6, 0, 8),                         # 178
        (JGE, 5, 6, 183),                        # 179
        (ITEM, 3, 1, 0, 7, 5),                   # 180
        (LOOP, 5, 0),                            # 181
        (JUMP, 178),                             # 182
        (DONE,),                                 # 183
        (FAIL,),                                 # 184
    ),
    constants=b'littlebig',
    tables=(
        Table(9, (0, 3, 8)),  # 0: sas_mq_file_records
        Table(10, (3, 5)),  # 1: sas_mq_file_records.records[]
    ),
    registers=39,
    numbers=(-1, 6, 0, -7, 3, 1, 15, 2, 4, 8, 3),
    addresses=(0, -1, -1, 1),
    encodings=(),
    root=Inline({
        'first_word': Present(0, Span(1, None)),
        'second_word': Present(3, Span(4, None)),
        'is_be': Worked(6, 'bool'),
        'records': Items(7, 1, Inline({
            'len_data': Inline({
                'narrow': Present(3, Number(4, 0, 4, True, False, 'be', 2)),
                'wide': Present(5, Number(6, 0, 8, True, False, 'be', 2)),
                'value': Worked(9, 'int'),
            }),
            'data': Span(7, None),
        })),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
