# Generated from ksy/ibm_mq/mqmde.ksy by `ksyspark generate`; do not edit.
"""Plans of mqmde: what the machine runs for each message and where it leaves each column; `FRAME` and `IN_STEP` cut streams."""

from ksyspark.machine.opcodes import AND, BYTES, CUT, DONE, FAIL, JBITS, JBITSN, JEQ, JLT, JNE, JSAME, JSAMEN, JUMP, JZ, LOAD, MOVE, PARAM, REST, ROOTSIZE, ROW, RUN, RUNAT, SAME, STORE, TEXTAT, UNPAD
from ksyspark.machine.plan import Apply, Fixed, Formula, Inline, Number, Plan, Present, Span, Table, Told, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqmde
        (PARAM, 1, 0),                           # 1: encoding
        (PARAM, 2, 1),                           # 2: ccsid
        (AND, 6, 1, 13),                         # 3
        (JEQ, 6, 14, 6),                         # 4
        (JNE, 6, 15, 8),                         # 5
        (AND, 3, 1, 13),                         # 6
        (JUMP, 16),                              # 7
        (ROOTSIZE, 6),                           # 8
        (JLT, 6, 16, 15),                        # 9
        (RUNAT, 0, 0, 4, 4),                     # 10: version_bytes
        (JBITS, 0, 0, 0, 65280, 0, 15),          # 11: version_bytes
        (JBITSN, 0, 0, 3, 65280, 0, 15),         # 12: version_bytes
        (MOVE, 3, 15),                           # 13
        (JUMP, 16),                              # 14
        (MOVE, 3, 14),                           # 15
        (STORE, 0, 1, 3),                        # 16
        (AND, 4, 3, 13),                         # 17
        (JNE, 4, 15, 21),                        # 18
        (STORE, 0, 2, 14),                       # 19: byte order le
        (JUMP, 23),                              # 20
        (STORE, 0, 2, 17),                       # 21: byte order be
        (JUMP, 23),                              # 22
        (RUN, 0, 3, 20),                         # 23: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAME, 0, 3, 0, 0, 4, 30),              # 24: struc_id
        (BYTES, 0, 5, 16),                       # 25: format_ascii
        (UNPAD, 0, 5, 32),                       # 26
        (CUT, 0, 5, 0, 0),                       # 27
        (TEXTAT, 0, 5, 0),                       # 28: format_ascii is ISO-8859-1
        (STORE, 0, 4, 14),                       # 29
        (JSAMEN, 0, 3, 0, 0, 4, 36),             # 30: struc_id
        (BYTES, 0, 8, 16),                       # 31: format_ebcdic
        (UNPAD, 0, 8, 64),                       # 32
        (CUT, 0, 8, 0, 0),                       # 33
        (TEXTAT, 0, 8, 1),                       # 34: format_ebcdic is IBM037
        (STORE, 0, 7, 14),                       # 35
        (RUN, 0, 10, 44),                        # 36: flags, group_id, msg_seq_number, offset, msg_flags, original_length
        (JSAMEN, 0, 3, 0, 0, 4, 155),            # 37: struc_id
        (JSAMEN, 0, 3, 0, 0, 4, 290),            # 38: struc_id
        (LOAD, 9, 0, 7),                         # 39
        (JZ, 9, 290),                            # 40
        (LOAD, 10, 0, 8),                        # 41
        (LOAD, 11, 0, 9),                        # 42
        (SAME, 12, 10, 20),                      # 43
        (JZ, 12, 47),                            # 44
        (MOVE, 6, 14),                           # 45
        (JUMP, 153),                             # 46
        (JZ, 9, 290),                            # 47
        (SAME, 12, 10, 22),                      # 48
        (JZ, 12, 52),                            # 49
        (MOVE, 6, 24),                           # 50
        (JUMP, 153),                             # 51
        (JZ, 9, 290),                            # 52
        (SAME, 12, 10, 25),                      # 53
        (JZ, 12, 57),                            # 54
        (MOVE, 6, 27),                           # 55
        (JUMP, 153),                             # 56
        (JZ, 9, 290),                            # 57
        (SAME, 12, 10, 28),                      # 58
        (JZ, 12, 62),                            # 59
        (MOVE, 6, 30),                           # 60
        (JUMP, 153),                             # 61
        (JZ, 9, 290),                            # 62
        (SAME, 12, 10, 31),                      # 63
        (JZ, 12, 67),                            # 64
        (MOVE, 6, 33),                           # 65
        (JUMP, 153),                             # 66
        (JZ, 9, 290),                            # 67
        (SAME, 12, 10, 34),                      # 68
        (JZ, 12, 72),                            # 69
        (MOVE, 6, 36),                           # 70
        (JUMP, 153),                             # 71
        (JZ, 9, 290),                            # 72
        (SAME, 12, 10, 37),                      # 73
        (JZ, 12, 77),                            # 74
        (MOVE, 6, 39),                           # 75
        (JUMP, 153),                             # 76
        (JZ, 9, 290),                            # 77
        (SAME, 12, 10, 40),                      # 78
        (JZ, 12, 82),                            # 79
        (MOVE, 6, 13),                           # 80
        (JUMP, 153),                             # 81
        (JZ, 9, 290),                            # 82
        (SAME, 12, 10, 42),                      # 83
        (JZ, 12, 87),                            # 84
        (MOVE, 6, 44),                           # 85
        (JUMP, 153),                             # 86
        (JZ, 9, 290),                            # 87
        (SAME, 12, 10, 45),                      # 88
        (JZ, 12, 92),                            # 89
        (MOVE, 6, 47),                           # 90
        (JUMP, 153),                             # 91
        (JZ, 9, 290),                            # 92
        (SAME, 12, 10, 48),                      # 93
        (JZ, 12, 97),                            # 94
        (MOVE, 6, 50),                           # 95
        (JUMP, 153),                             # 96
        (JZ, 9, 290),                            # 97
        (SAME, 12, 10, 51),                      # 98
        (JZ, 12, 102),                           # 99
        (MOVE, 6, 53),                           # 100
        (JUMP, 153),                             # 101
        (JZ, 9, 290),                            # 102
        (SAME, 12, 10, 54),                      # 103
        (JZ, 12, 107),                           # 104
        (MOVE, 6, 56),                           # 105
        (JUMP, 153),                             # 106
        (JZ, 9, 290),                            # 107
        (SAME, 12, 10, 57),                      # 108
        (JZ, 12, 112),                           # 109
        (MOVE, 6, 59),                           # 110
        (JUMP, 153),                             # 111
        (JZ, 9, 290),                            # 112
        (SAME, 12, 10, 60),                      # 113
        (JZ, 12, 117),                           # 114
        (MOVE, 6, 62),                           # 115
        (JUMP, 153),                             # 116
        (JZ, 9, 290),                            # 117
        (SAME, 12, 10, 63),                      # 118
        (JZ, 12, 122),                           # 119
        (MOVE, 6, 65),                           # 120
        (JUMP, 153),                             # 121
        (JZ, 9, 290),                            # 122
        (SAME, 12, 10, 66),                      # 123
        (JZ, 12, 127),                           # 124
        (MOVE, 6, 68),                           # 125
        (JUMP, 153),                             # 126
        (JZ, 9, 290),                            # 127
        (SAME, 12, 10, 69),                      # 128
        (JZ, 12, 132),                           # 129
        (MOVE, 6, 71),                           # 130
        (JUMP, 153),                             # 131
        (JZ, 9, 290),                            # 132
        (SAME, 12, 10, 72),                      # 133
        (JZ, 12, 137),                           # 134
        (MOVE, 6, 74),                           # 135
        (JUMP, 153),                             # 136
        (JZ, 9, 290),                            # 137
        (SAME, 12, 10, 75),                      # 138
        (JZ, 12, 142),                           # 139
        (MOVE, 6, 77),                           # 140
        (JUMP, 153),                             # 141
        (JZ, 9, 290),                            # 142
        (SAME, 12, 10, 78),                      # 143
        (JZ, 12, 147),                           # 144
        (MOVE, 6, 80),                           # 145
        (JUMP, 153),                             # 146
        (JZ, 9, 290),                            # 147
        (SAME, 12, 10, 81),                      # 148
        (JZ, 12, 152),                           # 149
        (MOVE, 6, 83),                           # 150
        (JUMP, 153),                             # 151
        (MOVE, 6, 17),                           # 152
        (MOVE, 3, 6),                            # 153
        (JUMP, 271),                             # 154
        (JSAME, 0, 3, 0, 0, 4, 290),             # 155: struc_id
        (LOAD, 9, 0, 4),                         # 156
        (JZ, 9, 290),                            # 157
        (LOAD, 10, 0, 5),                        # 158
        (LOAD, 11, 0, 6),                        # 159
        (SAME, 12, 10, 20),                      # 160
        (JZ, 12, 164),                           # 161
        (MOVE, 6, 14),                           # 162
        (JUMP, 270),                             # 163
        (JZ, 9, 290),                            # 164
        (SAME, 12, 10, 84),                      # 165
        (JZ, 12, 169),                           # 166
        (MOVE, 6, 24),                           # 167
        (JUMP, 270),                             # 168
        (JZ, 9, 290),                            # 169
        (SAME, 12, 10, 86),                      # 170
        (JZ, 12, 174),                           # 171
        (MOVE, 6, 27),                           # 172
        (JUMP, 270),                             # 173
        (JZ, 9, 290),                            # 174
        (SAME, 12, 10, 88),                      # 175
        (JZ, 12, 179),                           # 176
        (MOVE, 6, 30),                           # 177
        (JUMP, 270),                             # 178
        (JZ, 9, 290),                            # 179
        (SAME, 12, 10, 90),                      # 180
        (JZ, 12, 184),                           # 181
        (MOVE, 6, 33),                           # 182
        (JUMP, 270),                             # 183
        (JZ, 9, 290),                            # 184
        (SAME, 12, 10, 92),                      # 185
        (JZ, 12, 189),                           # 186
        (MOVE, 6, 36),                           # 187
        (JUMP, 270),                             # 188
        (JZ, 9, 290),                            # 189
        (SAME, 12, 10, 94),                      # 190
        (JZ, 12, 194),                           # 191
        (MOVE, 6, 39),                           # 192
        (JUMP, 270),                             # 193
        (JZ, 9, 290),                            # 194
        (SAME, 12, 10, 96),                      # 195
        (JZ, 12, 199),                           # 196
        (MOVE, 6, 13),                           # 197
        (JUMP, 270),                             # 198
        (JZ, 9, 290),                            # 199
        (SAME, 12, 10, 98),                      # 200
        (JZ, 12, 204),                           # 201
        (MOVE, 6, 44),                           # 202
        (JUMP, 270),                             # 203
        (JZ, 9, 290),                            # 204
        (SAME, 12, 10, 100),                     # 205
        (JZ, 12, 209),                           # 206
        (MOVE, 6, 47),                           # 207
        (JUMP, 270),                             # 208
        (JZ, 9, 290),                            # 209
        (SAME, 12, 10, 102),                     # 210
        (JZ, 12, 214),                           # 211
        (MOVE, 6, 50),                           # 212
        (JUMP, 270),                             # 213
        (JZ, 9, 290),                            # 214
        (SAME, 12, 10, 104),                     # 215
        (JZ, 12, 219),                           # 216
        (MOVE, 6, 53),                           # 217
        (JUMP, 270),                             # 218
        (JZ, 9, 290),                            # 219
        (SAME, 12, 10, 106),                     # 220
        (JZ, 12, 224),                           # 221
        (MOVE, 6, 56),                           # 222
        (JUMP, 270),                             # 223
        (JZ, 9, 290),                            # 224
        (SAME, 12, 10, 108),                     # 225
        (JZ, 12, 229),                           # 226
        (MOVE, 6, 59),                           # 227
        (JUMP, 270),                             # 228
        (JZ, 9, 290),                            # 229
        (SAME, 12, 10, 110),                     # 230
        (JZ, 12, 234),                           # 231
        (MOVE, 6, 62),                           # 232
        (JUMP, 270),                             # 233
        (JZ, 9, 290),                            # 234
        (SAME, 12, 10, 112),                     # 235
        (JZ, 12, 239),                           # 236
        (MOVE, 6, 65),                           # 237
        (JUMP, 270),                             # 238
        (JZ, 9, 290),                            # 239
        (SAME, 12, 10, 114),                     # 240
        (JZ, 12, 244),                           # 241
        (MOVE, 6, 68),                           # 242
        (JUMP, 270),                             # 243
        (JZ, 9, 290),                            # 244
        (SAME, 12, 10, 116),                     # 245
        (JZ, 12, 249),                           # 246
        (MOVE, 6, 71),                           # 247
        (JUMP, 270),                             # 248
        (JZ, 9, 290),                            # 249
        (SAME, 12, 10, 118),                     # 250
        (JZ, 12, 254),                           # 251
        (MOVE, 6, 74),                           # 252
        (JUMP, 270),                             # 253
        (JZ, 9, 290),                            # 254
        (SAME, 12, 10, 120),                     # 255
        (JZ, 12, 259),                           # 256
        (MOVE, 6, 77),                           # 257
        (JUMP, 270),                             # 258
        (JZ, 9, 290),                            # 259
        (SAME, 12, 10, 122),                     # 260
        (JZ, 12, 264),                           # 261
        (MOVE, 6, 80),                           # 262
        (JUMP, 270),                             # 263
        (JZ, 9, 290),                            # 264
        (SAME, 12, 10, 124),                     # 265
        (JZ, 12, 269),                           # 266
        (MOVE, 6, 83),                           # 267
        (JUMP, 270),                             # 268
        (MOVE, 6, 17),                           # 269
        (MOVE, 3, 6),                            # 270
        (STORE, 0, 11, 3),                       # 271
        (REST, 0, 12),                           # 272: remainder
        (JSAMEN, 0, 3, 0, 0, 4, 280),            # 273: struc_id
        (LOAD, 6, 0, 7),                         # 274
        (JZ, 6, 290),                            # 275
        (LOAD, 3, 0, 8),                         # 276
        (LOAD, 4, 0, 9),                         # 277
        (MOVE, 5, 14),                           # 278
        (JUMP, 285),                             # 279
        (LOAD, 6, 0, 4),                         # 280
        (JZ, 6, 290),                            # 281
        (LOAD, 3, 0, 5),                         # 282
        (LOAD, 4, 0, 6),                         # 283
        (MOVE, 5, 17),                           # 284
        (STORE, 0, 14, 3),                       # 285
        (STORE, 0, 15, 4),                       # 286
        (STORE, 0, 16, 5),                       # 287
        (RUNAT, 0, 0, 4, 4),                     # 288: version_bytes
        (DONE,),                                 # 289
        (FAIL,),                                 # 290
    ),
    constants=(b'\xd4\xc4\xc5@\xd4\xd8\xe2\xe3\xd9\xd4\xd8\xe7\xd4\xc9\xe3\xd4'
 b'\xd8\xc8\xd4\xc4\xc5\xd4\xd8\xc4\xc5\xc1\xc4\xd4\xd8\xc8\xc4\xc9'
 b'\xe2\xe3\xd4\xd8\xc8\xd9\xc6\xd4\xd8\xc8\xd9\xc6\xf2\xd4\xd8\xc3'
 b'\xc9\xc3\xe2\xd4\xd8\xc9\xd4\xe2\xd4\xd8\xc8\xe6\xc9\xc8\xd4\xd8'
 b'\xc8\xd9\xc5\xc6\xd4\xd8\xc1\xc4\xd4\xc9\xd5\xd4\xd8\xc1\xd4\xd8'
 b'\xd7\xd4\xd8\xc3\xc8\xc3\xd6\xd4\xd4\xd8\xc3\xd4\xc4\xf1\xd4\xd8'
 b'\xc3\xd4\xc4\xf2\xd4\xd8\xc8\xc5\xd7\xc3\xc6\xd4\xd8\xc5\xe5\xc5'
 b'\xd5\xe3\xd4\xd8\xc9\xd4\xe2\xe5\xe2\xd4\xd8\xd7\xc3\xc6\xd4\xd8'
 b'\xe3\xd9\xc9\xc7MQSTRMQXMITMQHMDEMQDEADMQHDISTMQHRFMQHRF2MQCICSMQIMSMQHWIHMQ'
 b'HREFMQADMINMQAMQPMQCHCOMMQCMD1MQCMD2MQHEPCFMQEVENTMQIMSVSMQPCFMQTRIG'),
    tables=(
        Table(17, (4, 7)),  # 0: mqmde
    ),
    registers=13,
    numbers=(15, 1, 2, 8, 0, -1, 4, -1, 0, -5, 5, 39, -10, 6, 10, -16, 6, 11, -22, 6, 12, -28, 7, 13, -35, 5, 14, -40, 6, -46, 6, 16, -52, 5, 17, -57, 6, 18, -63, 6, 19, -69, 7, 30, -76, 6, 31, -82, 7, 32, -89, 6, 33, -95, 6, 34, -101, 7, 35, -108, 7, 36, -115, 7, 37, -122, 5, 38, -127, 6, 40, -133, 5, -138, 6, -144, 6, -150, 6, -156, 7, -163, 5, -168, 6, -174, 6, -180, 5, -185, 6, -191, 6, -197, 7, -204, 6, -210, 7, -217, 6, -223, 6, -229, 7, -236, 7, -243, 7, -250, 5, -255, 6),
    addresses=(0,),
    encodings=('ISO-8859-1', 'IBM037'),
    root=Inline({
        'version_bytes': Fixed(0, 0, 4, None),
        'byte_order': Worked(1, 'int'),
        'header': Inline({
            'context': Inline({}),
            'struc_id': Fixed(3, 0, 4, None),
            'version': Number(3, 4, 4, True, False, 'be', 2),
            'struc_length': Number(3, 8, 4, True, False, 'be', 2),
            'encoding': Number(3, 12, 4, True, False, 'be', 2),
            'coded_char_set_id': Number(3, 16, 4, True, False, 'be', 2),
            'format_ascii': Present(4, Span(5, 'ISO-8859-1')),
            'format_ebcdic': Present(7, Span(8, 'IBM037')),
            'flags': Number(10, 0, 4, True, False, 'be', 2),
            'group_id': Fixed(10, 4, 24, None),
            'msg_seq_number': Number(10, 28, 4, True, False, 'be', 2),
            'offset': Number(10, 32, 4, True, False, 'be', 2),
            'msg_flags': Number(10, 36, 4, True, False, 'be', 2),
            'original_length': Number(10, 40, 4, True, False, 'be', 2),
            'format_kind': Worked(11, 'int'),
            'format': Span(14, '*'),
            'is_ebcdic': Formula('bool', Apply('same', (Fixed(3, 0, 4, None), b'\xd4\xc4\xc5@'))),
            'segmentation_allowed': Formula('bool', Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 1)), 0))),
            'segment': Formula('bool', Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 2)), 0))),
            'last_segment': Formula('bool', Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 4)), 0))),
            'msg_in_group': Formula('bool', Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 8)), 0))),
            'last_msg_in_group': Formula('bool', Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 16)), 0))),
            'has_lone_last': Formula('bool', Apply('or', (Apply('==', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 6)), 4)), Apply('==', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 24)), 16))))),
            'undefined_msg_flags': Formula('int', Apply('?', (Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 4064)), 0)), 1, Apply('?', (Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), 1044480)), 0)), 2, Apply('?', (Apply('!=', (Apply('&', (Number(10, 36, 4, True, False, 'be', 2), Apply('~', (1048575,)))), 0)), 3, 0))))))),
        }),
        'following': Inline({
            'integers': Formula('int', Apply('&', (Number(3, 12, 4, True, False, 'be', 2), 15))),
            'decimals': Formula('int', Apply('&', (Apply('>>', (Number(3, 12, 4, True, False, 'be', 2), 4)), 15))),
            'floats': Formula('int', Apply('&', (Apply('>>', (Number(3, 12, 4, True, False, 'be', 2), 8)), 15))),
            'has_reserved_bits': Formula('bool', Apply('!=', (Apply('&', (Number(3, 12, 4, True, False, 'be', 2), Apply('~', (4095,)))), 0))),
            'environment': Formula('int', Number(3, 12, 4, True, False, 'be', 2)),
            'charset': Formula('int', Apply('?', (Apply('or', (Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 0)), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), -1)))), 0, Apply('?', (Apply('==', (Number(3, 16, 4, True, False, 'be', 2), -2)), 3, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 37)), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 273)))), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 277)))), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 500)))), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 1047)))), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 437)), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 819)))), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 850)))), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 1208)))), Apply('==', (Number(3, 16, 4, True, False, 'be', 2), 1252)))), 1, 4))))))))),
        }),
        'remainder': Span(12, None),
        'context_charset': Formula('int', Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Told(1), 37)), Apply('==', (Told(1), 273)))), Apply('==', (Told(1), 277)))), Apply('==', (Told(1), 500)))), Apply('==', (Told(1), 1047)))), Apply('==', (Told(1), 1140)))), 2, Apply('?', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Told(1), 437)), Apply('==', (Told(1), 819)))), Apply('==', (Told(1), 850)))), Apply('==', (Told(1), 1208)))), Apply('==', (Told(1), 1252)))), 1, 0))))),
    }),
    checks=(
        Apply('or', (Apply('and', (Apply('same', (Fixed(3, 0, 4, None), b'MDE ')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Told(1), 37)), Apply('==', (Told(1), 273)))), Apply('==', (Told(1), 277)))), Apply('==', (Told(1), 500)))), Apply('==', (Told(1), 1047)))), Apply('==', (Told(1), 1140)))),)))), Apply('and', (Apply('same', (Fixed(3, 0, 4, None), b'\xd4\xc4\xc5@')), Apply('not', (Apply('or', (Apply('or', (Apply('or', (Apply('or', (Apply('==', (Told(1), 437)), Apply('==', (Told(1), 819)))), Apply('==', (Told(1), 850)))), Apply('==', (Told(1), 1208)))), Apply('==', (Told(1), 1252)))),)))))),
        Apply('==', (Number(3, 4, 4, True, False, 'be', 2), 2)),
        Apply('==', (Number(3, 8, 4, True, False, 'be', 2), 72)),
        Apply('and', (Apply('>=', (Number(10, 28, 4, True, False, 'be', 2), 1)), Apply('<=', (Number(10, 28, 4, True, False, 'be', 2), 999999999)))),
        Apply('and', (Apply('>=', (Number(10, 32, 4, True, False, 'be', 2), 0)), Apply('<=', (Number(10, 32, 4, True, False, 'be', 2), 999999999)))),
        Apply('>=', (Number(10, 40, 4, True, False, 'be', 2), -1)),
    ),
    unsupported={},
)

FRAME = None
IN_STEP = None
