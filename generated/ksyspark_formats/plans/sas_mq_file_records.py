# Generated from ksy/sas/sas_mq_file_records.ksy by `ksyspark generate`; do not edit.
"""Plans of sas_mq_file_records: what the machine runs for each message and where it leaves each column; `FRAME` cuts streams."""

from ksyspark.machine.opcodes import ADD, AND, BYTE, BYTES, CALL, CLOSE, COUNT, DONE, EOF, FAIL, ITEM, JEQ, JGE, JGT, JLE, JLT, JNE, JNZ, JUMP, JZ, LOAD, LOOP, MOVE, NUMBER2, PARAM, POSITION, RETURN, ROOTSIZE, ROOTSTART, ROW, ROWS, RUN, SAME, SEEKROOT, SHL, STORE, SUB
from ksyspark.machine.plan import Inline, Items, Number, Plan, Present, Span, Table, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: sas_mq_file_records
        (PARAM, 1, 0),                           # 1: byte_order
        (PARAM, 2, 1),                           # 2: byte_order
        (PARAM, 3, 2),                           # 3: long_bytes
        (PARAM, 4, 3),                           # 4: encoding
        (ROWS, 6, 1),                            # 5: records: repeat eos
        (STORE, 0, 0, 6),                        # 6
        (MOVE, 5, 55),                           # 7
        (EOF, 6),                                # 8
        (JNZ, 6, 189),                           # 9
        (ROW, 1, 1, 6),                          # 10
        (SAME, 10, 1, 56),                       # 11
        (JZ, 10, 15),                            # 12
        (MOVE, 7, 55),                           # 13
        (JUMP, 124),                             # 14
        (SAME, 13, 1, 58),                       # 15
        (JZ, 13, 19),                            # 16
        (MOVE, 10, 60),                          # 17
        (JUMP, 123),                             # 18
        (AND, 16, 4, 61),                        # 19
        (JNE, 16, 60, 23),                       # 20
        (MOVE, 13, 60),                          # 21
        (JUMP, 122),                             # 22
        (AND, 19, 4, 61),                        # 23
        (JEQ, 19, 62, 42),                       # 24
        (JUMP, 38),                              # 25: first_word, when it is asked for
        (LOAD, 20, 0, 2),                        # 26
        (JNZ, 20, 37),                           # 27
        (SEEKROOT, 21, 55),                      # 28
        (ROOTSIZE, 26),                          # 29
        (JLT, 26, 63, 33),                       # 30
        (MOVE, 23, 63),                          # 31
        (JUMP, 34),                              # 32
        (MOVE, 23, 55),                          # 33
        (BYTES, 0, 3, 23),                       # 34: first_word
        (CLOSE, 21),                             # 35
        (STORE, 0, 2, 60),                       # 36
        (RETURN, 2),                             # 37
        (CALL, 2, 26),                           # 38: first_word
        (LOAD, 27, 0, 3),                        # 39
        (LOAD, 28, 0, 4),                        # 40
        (JNE, 28, 55, 44),                       # 41
        (MOVE, 16, 55),                          # 42
        (JUMP, 121),                             # 43
        (JNE, 3, 64, 75),                        # 44
        (JUMP, 58),                              # 45: second_word, when it is asked for
        (LOAD, 30, 0, 5),                        # 46
        (JNZ, 30, 57),                           # 47
        (SEEKROOT, 31, 63),                      # 48
        (ROOTSIZE, 36),                          # 49
        (JLT, 36, 64, 53),                       # 50
        (MOVE, 33, 63),                          # 51
        (JUMP, 54),                              # 52
        (MOVE, 33, 55),                          # 53
        (BYTES, 0, 6, 33),                       # 54: second_word
        (CLOSE, 31),                             # 55
        (STORE, 0, 5, 60),                       # 56
        (RETURN, 3),                             # 57
        (CALL, 3, 46),                           # 58: second_word
        (LOAD, 37, 0, 6),                        # 59
        (LOAD, 38, 0, 7),                        # 60
        (JNE, 38, 63, 75),                       # 61
        (MOVE, 37, 55),                          # 62
        (CALL, 2, 26),                           # 63: first_word
        (LOAD, 38, 0, 3),                        # 64
        (LOAD, 39, 0, 4),                        # 65
        (BYTE, 40, 38, 55),                      # 66
        (JNE, 40, 55, 73),                       # 67
        (LOAD, 38, 0, 6),                        # 68
        (LOAD, 39, 0, 7),                        # 69
        (BYTE, 40, 38, 65),                      # 70
        (JEQ, 40, 55, 73),                       # 71
        (MOVE, 37, 60),                          # 72
        (MOVE, 27, 37),                          # 73
        (JUMP, 120),                             # 74
        (MOVE, 38, 55),                          # 75
        (CALL, 2, 26),                           # 76: first_word
        (LOAD, 39, 0, 3),                        # 77
        (LOAD, 40, 0, 4),                        # 78
        (BYTE, 41, 39, 65),                      # 79
        (SHL, 42, 41, 64),                       # 80
        (LOAD, 43, 0, 3),                        # 81
        (LOAD, 44, 0, 4),                        # 82
        (BYTE, 45, 43, 62),                      # 83
        (ADD, 46, 42, 45),                       # 84
        (LOAD, 47, 0, 3),                        # 85
        (LOAD, 48, 0, 4),                        # 86
        (BYTE, 49, 47, 55),                      # 87
        (SHL, 50, 49, 64),                       # 88
        (LOAD, 51, 0, 3),                        # 89
        (LOAD, 52, 0, 4),                        # 90
        (BYTE, 53, 51, 60),                      # 91
        (ADD, 54, 50, 53),                       # 92
        (JGT, 46, 54, 118),                      # 93
        (LOAD, 39, 0, 3),                        # 94
        (LOAD, 40, 0, 4),                        # 95
        (BYTE, 41, 39, 65),                      # 96
        (SHL, 42, 41, 64),                       # 97
        (LOAD, 43, 0, 3),                        # 98
        (LOAD, 44, 0, 4),                        # 99
        (BYTE, 45, 43, 62),                      # 100
        (ADD, 46, 42, 45),                       # 101
        (LOAD, 47, 0, 3),                        # 102
        (LOAD, 48, 0, 4),                        # 103
        (BYTE, 49, 47, 55),                      # 104
        (SHL, 50, 49, 64),                       # 105
        (LOAD, 51, 0, 3),                        # 106
        (LOAD, 52, 0, 4),                        # 107
        (BYTE, 53, 51, 60),                      # 108
        (ADD, 54, 50, 53),                       # 109
        (JNE, 46, 54, 119),                      # 110
        (LOAD, 39, 0, 3),                        # 111
        (LOAD, 40, 0, 4),                        # 112
        (BYTE, 41, 39, 60),                      # 113
        (LOAD, 42, 0, 3),                        # 114
        (LOAD, 43, 0, 4),                        # 115
        (BYTE, 44, 42, 62),                      # 116
        (JLE, 41, 44, 119),                      # 117
        (MOVE, 38, 60),                          # 118
        (MOVE, 27, 38),                          # 119
        (MOVE, 16, 27),                          # 120
        (MOVE, 13, 16),                          # 121
        (MOVE, 10, 13),                          # 122
        (MOVE, 7, 10),                           # 123
        (STORE, 1, 0, 7),                        # 124
        (STORE, 1, 1, 3),                        # 125
        (LOAD, 7, 1, 0),                         # 126
        (STORE, 1, 2, 7),                        # 127
        (LOAD, 7, 1, 1),                         # 128
        (STORE, 1, 3, 7),                        # 129
        (STORE, 1, 4, 60),                       # 130
        (LOAD, 7, 1, 2),                         # 131
        (JNE, 7, 60, 135),                       # 132
        (STORE, 1, 5, 55),                       # 133: byte order be
        (JUMP, 139),                             # 134
        (JNE, 7, 55, 284),                       # 135
        (STORE, 1, 5, 60),                       # 136: byte order le
        (JUMP, 139),                             # 137
        (JUMP, 284),                             # 138
        (LOAD, 7, 1, 3),                         # 139
        (JEQ, 7, 64, 157),                       # 140
        (RUN, 1, 7, 4),                          # 141: narrow
        (NUMBER2, 7, 1, 7, 0, 52, 5),            # 142
        (JLT, 7, 55, 284),                       # 143
        (NUMBER2, 7, 1, 7, 0, 52, 5),            # 144
        (ROOTSIZE, 8),                           # 145
        (ROOTSTART, 9),                          # 146
        (POSITION, 9, 9),                        # 147
        (SUB, 10, 8, 9),                         # 148
        (LOAD, 14, 1, 4),                        # 149
        (JZ, 14, 153),                           # 150
        (MOVE, 11, 55),                          # 151
        (JUMP, 154),                             # 152
        (MOVE, 11, 60),                          # 153
        (SUB, 14, 10, 11),                       # 154
        (JGT, 7, 14, 284),                       # 155
        (STORE, 1, 6, 60),                       # 156
        (LOAD, 7, 1, 3),                         # 157
        (JNE, 7, 64, 174),                       # 158
        (RUN, 1, 9, 8),                          # 159: wide
        (NUMBER2, 7, 1, 9, 0, 56, 5),            # 160
        (JLT, 7, 55, 284),                       # 161
        (ROOTSIZE, 8),                           # 162
        (ROOTSTART, 9),                          # 163
        (POSITION, 9, 9),                        # 164
        (SUB, 10, 8, 9),                         # 165
        (LOAD, 14, 1, 4),                        # 166
        (JZ, 14, 170),                           # 167
        (MOVE, 11, 55),                          # 168
        (JUMP, 171),                             # 169
        (MOVE, 11, 60),                          # 170
        (SUB, 14, 10, 11),                       # 171
        (JGT, 7, 14, 284),                       # 172
        (STORE, 1, 8, 60),                       # 173
        (LOAD, 10, 1, 3),                        # 174
        (JNE, 10, 64, 181),                      # 175
        (LOAD, 10, 1, 8),                        # 176
        (JZ, 10, 284),                           # 177
        (NUMBER2, 11, 1, 9, 0, 56, 5),           # 178
        (MOVE, 7, 11),                           # 179
        (JUMP, 185),                             # 180
        (LOAD, 12, 1, 6),                        # 181
        (JZ, 12, 284),                           # 182
        (NUMBER2, 13, 1, 7, 0, 52, 5),           # 183
        (MOVE, 7, 13),                           # 184
        (STORE, 1, 12, 7),                       # 185
        (BYTES, 1, 10, 7),                       # 186: data
        (COUNT, 5, 34, 0, 1),                    # 187
        (JUMP, 8),                               # 188
        (MOVE, 5, 55),                           # 189
        (LOAD, 6, 0, 1),                         # 190
        (JGE, 5, 6, 195),                        # 191
        (ITEM, 1, 1, 0, 0, 5),                   # 192
        (LOOP, 5, 0),                            # 193
        (JUMP, 190),                             # 194
        (SAME, 8, 1, 56),                        # 195
        (JZ, 8, 199),                            # 196
        (MOVE, 5, 55),                           # 197
        (JUMP, 282),                             # 198
        (SAME, 11, 1, 58),                       # 199
        (JZ, 11, 203),                           # 200
        (MOVE, 8, 60),                           # 201
        (JUMP, 281),                             # 202
        (AND, 14, 4, 61),                        # 203
        (JNE, 14, 60, 207),                      # 204
        (MOVE, 11, 60),                          # 205
        (JUMP, 280),                             # 206
        (AND, 17, 4, 61),                        # 207
        (JEQ, 17, 62, 213),                      # 208
        (CALL, 2, 26),                           # 209: first_word
        (LOAD, 17, 0, 3),                        # 210
        (LOAD, 18, 0, 4),                        # 211
        (JNE, 18, 55, 215),                      # 212
        (MOVE, 14, 55),                          # 213
        (JUMP, 279),                             # 214
        (JNE, 3, 64, 233),                       # 215
        (CALL, 3, 46),                           # 216: second_word
        (LOAD, 27, 0, 6),                        # 217
        (LOAD, 28, 0, 7),                        # 218
        (JNE, 28, 63, 233),                      # 219
        (MOVE, 27, 55),                          # 220
        (CALL, 2, 26),                           # 221: first_word
        (LOAD, 28, 0, 3),                        # 222
        (LOAD, 29, 0, 4),                        # 223
        (BYTE, 37, 28, 55),                      # 224
        (JNE, 37, 55, 231),                      # 225
        (LOAD, 28, 0, 6),                        # 226
        (LOAD, 29, 0, 7),                        # 227
        (BYTE, 37, 28, 65),                      # 228
        (JEQ, 37, 55, 231),                      # 229
        (MOVE, 27, 60),                          # 230
        (MOVE, 17, 27),                          # 231
        (JUMP, 278),                             # 232
        (MOVE, 28, 55),                          # 233
        (CALL, 2, 26),                           # 234: first_word
        (LOAD, 37, 0, 3),                        # 235
        (LOAD, 38, 0, 4),                        # 236
        (BYTE, 39, 37, 65),                      # 237
        (SHL, 40, 39, 64),                       # 238
        (LOAD, 41, 0, 3),                        # 239
        (LOAD, 42, 0, 4),                        # 240
        (BYTE, 43, 41, 62),                      # 241
        (ADD, 44, 40, 43),                       # 242
        (LOAD, 45, 0, 3),                        # 243
        (LOAD, 46, 0, 4),                        # 244
        (BYTE, 47, 45, 55),                      # 245
        (SHL, 48, 47, 64),                       # 246
        (LOAD, 49, 0, 3),                        # 247
        (LOAD, 50, 0, 4),                        # 248
        (BYTE, 51, 49, 60),                      # 249
        (ADD, 52, 48, 51),                       # 250
        (JGT, 44, 52, 276),                      # 251
        (LOAD, 37, 0, 3),                        # 252
        (LOAD, 38, 0, 4),                        # 253
        (BYTE, 39, 37, 65),                      # 254
        (SHL, 40, 39, 64),                       # 255
        (LOAD, 41, 0, 3),                        # 256
        (LOAD, 42, 0, 4),                        # 257
        (BYTE, 43, 41, 62),                      # 258
        (ADD, 44, 40, 43),                       # 259
        (LOAD, 45, 0, 3),                        # 260
        (LOAD, 46, 0, 4),                        # 261
        (BYTE, 47, 45, 55),                      # 262
        (SHL, 48, 47, 64),                       # 263
        (LOAD, 49, 0, 3),                        # 264
        (LOAD, 50, 0, 4),                        # 265
        (BYTE, 51, 49, 60),                      # 266
        (ADD, 52, 48, 51),                       # 267
        (JNE, 44, 52, 277),                      # 268
        (LOAD, 37, 0, 3),                        # 269
        (LOAD, 38, 0, 4),                        # 270
        (BYTE, 39, 37, 60),                      # 271
        (LOAD, 40, 0, 3),                        # 272
        (LOAD, 41, 0, 4),                        # 273
        (BYTE, 42, 40, 62),                      # 274
        (JLE, 39, 42, 277),                      # 275
        (MOVE, 28, 60),                          # 276
        (MOVE, 17, 28),                          # 277
        (MOVE, 14, 17),                          # 278
        (MOVE, 11, 14),                          # 279
        (MOVE, 8, 11),                           # 280
        (MOVE, 5, 8),                            # 281
        (STORE, 0, 8, 5),                        # 282
        (DONE,),                                 # 283
        (FAIL,),                                 # 284
    ),
    constants=b'littlebig',
    tables=(
        Table(9, (1, 2, 5)),  # 0: sas_mq_file_records
        Table(13, (6, 8)),  # 1: sas_mq_file_records.records[]
    ),
    registers=55,
    numbers=(0, -1, 6, -7, 3, 1, 15, 2, 4, 8, 3),
    addresses=(0, 1, -1, -1),
    encodings=(),
    root=Inline({
        'first_word': Present(2, Span(3, None)),
        'second_word': Present(5, Span(6, None)),
        'records': Items(0, 1, Inline({
            'len_data': Inline({
                'narrow': Present(6, Number(7, 0, 4, True, False, 'be', 5)),
                'wide': Present(8, Number(9, 0, 8, True, False, 'be', 5)),
                'value': Worked(12, 'int'),
            }),
            'data': Span(10, None),
        })),
        'is_be': Worked(8, 'bool'),
    }),
    checks=(
    ),
    unsupported={},
)

FRAME = None
