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
        (JUMP, 24),                              # 20
        (STORE, 0, 2, 17),                       # 21: byte order be
        (JUMP, 24),                              # 22
        (JUMP, 291),                             # 23
        (RUN, 0, 3, 20),                         # 24: struc_id, version, struc_length, encoding, coded_char_set_id
        (JSAME, 0, 3, 0, 0, 4, 31),              # 25: struc_id
        (BYTES, 0, 5, 16),                       # 26: format_ascii
        (UNPAD, 0, 5, 32),                       # 27
        (CUT, 0, 5, 0, 0),                       # 28
        (TEXTAT, 0, 5, 0),                       # 29: format_ascii is ISO-8859-1
        (STORE, 0, 4, 14),                       # 30
        (JSAMEN, 0, 3, 0, 0, 4, 37),             # 31: struc_id
        (BYTES, 0, 8, 16),                       # 32: format_ebcdic
        (UNPAD, 0, 8, 64),                       # 33
        (CUT, 0, 8, 0, 0),                       # 34
        (TEXTAT, 0, 8, 1),                       # 35: format_ebcdic is IBM037
        (STORE, 0, 7, 14),                       # 36
        (RUN, 0, 10, 44),                        # 37: flags, group_id, msg_seq_number, offset, msg_flags, original_length
        (JSAMEN, 0, 3, 0, 0, 4, 156),            # 38: struc_id
        (JSAMEN, 0, 3, 0, 0, 4, 291),            # 39: struc_id
        (LOAD, 9, 0, 7),                         # 40
        (JZ, 9, 291),                            # 41
        (LOAD, 10, 0, 8),                        # 42
        (LOAD, 11, 0, 9),                        # 43
        (SAME, 12, 10, 20),                      # 44
        (JZ, 12, 48),                            # 45
        (MOVE, 6, 14),                           # 46
        (JUMP, 154),                             # 47
        (JZ, 9, 291),                            # 48
        (SAME, 12, 10, 22),                      # 49
        (JZ, 12, 53),                            # 50
        (MOVE, 6, 24),                           # 51
        (JUMP, 154),                             # 52
        (JZ, 9, 291),                            # 53
        (SAME, 12, 10, 25),                      # 54
        (JZ, 12, 58),                            # 55
        (MOVE, 6, 27),                           # 56
        (JUMP, 154),                             # 57
        (JZ, 9, 291),                            # 58
        (SAME, 12, 10, 28),                      # 59
        (JZ, 12, 63),                            # 60
        (MOVE, 6, 30),                           # 61
        (JUMP, 154),                             # 62
        (JZ, 9, 291),                            # 63
        (SAME, 12, 10, 31),                      # 64
        (JZ, 12, 68),                            # 65
        (MOVE, 6, 33),                           # 66
        (JUMP, 154),                             # 67
        (JZ, 9, 291),                            # 68
        (SAME, 12, 10, 34),                      # 69
        (JZ, 12, 73),                            # 70
        (MOVE, 6, 36),                           # 71
        (JUMP, 154),                             # 72
        (JZ, 9, 291),                            # 73
        (SAME, 12, 10, 37),                      # 74
        (JZ, 12, 78),                            # 75
        (MOVE, 6, 39),                           # 76
        (JUMP, 154),                             # 77
        (JZ, 9, 291),                            # 78
        (SAME, 12, 10, 40),                      # 79
        (JZ, 12, 83),                            # 80
        (MOVE, 6, 13),                           # 81
        (JUMP, 154),                             # 82
        (JZ, 9, 291),                            # 83
        (SAME, 12, 10, 42),                      # 84
        (JZ, 12, 88),                            # 85
        (MOVE, 6, 44),                           # 86
        (JUMP, 154),                             # 87
        (JZ, 9, 291),                            # 88
        (SAME, 12, 10, 45),                      # 89
        (JZ, 12, 93),                            # 90
        (MOVE, 6, 47),                           # 91
        (JUMP, 154),                             # 92
        (JZ, 9, 291),                            # 93
        (SAME, 12, 10, 48),                      # 94
        (JZ, 12, 98),                            # 95
        (MOVE, 6, 50),                           # 96
        (JUMP, 154),                             # 97
        (JZ, 9, 291),                            # 98
        (SAME, 12, 10, 51),                      # 99
        (JZ, 12, 103),                           # 100
        (MOVE, 6, 53),                           # 101
        (JUMP, 154),                             # 102
        (JZ, 9, 291),                            # 103
        (SAME, 12, 10, 54),                      # 104
        (JZ, 12, 108),                           # 105
        (MOVE, 6, 56),                           # 106
        (JUMP, 154),                             # 107
        (JZ, 9, 291),                            # 108
        (SAME, 12, 10, 57),                      # 109
        (JZ, 12, 113),                           # 110
        (MOVE, 6, 59),                           # 111
        (JUMP, 154),                             # 112
        (JZ, 9, 291),                            # 113
        (SAME, 12, 10, 60),                      # 114
        (JZ, 12, 118),                           # 115
        (MOVE, 6, 62),                           # 116
        (JUMP, 154),                             # 117
        (JZ, 9, 291),                            # 118
        (SAME, 12, 10, 63),                      # 119
        (JZ, 12, 123),                           # 120
        (MOVE, 6, 65),                           # 121
        (JUMP, 154),                             # 122
        (JZ, 9, 291),                            # 123
        (SAME, 12, 10, 66),                      # 124
        (JZ, 12, 128),                           # 125
        (MOVE, 6, 68),                           # 126
        (JUMP, 154),                             # 127
        (JZ, 9, 291),                            # 128
        (SAME, 12, 10, 69),                      # 129
        (JZ, 12, 133),                           # 130
        (MOVE, 6, 71),                           # 131
        (JUMP, 154),                             # 132
        (JZ, 9, 291),                            # 133
        (SAME, 12, 10, 72),                      # 134
        (JZ, 12, 138),                           # 135
        (MOVE, 6, 74),                           # 136
        (JUMP, 154),                             # 137
        (JZ, 9, 291),                            # 138
        (SAME, 12, 10, 75),                      # 139
        (JZ, 12, 143),                           # 140
        (MOVE, 6, 77),                           # 141
        (JUMP, 154),                             # 142
        (JZ, 9, 291),                            # 143
        (SAME, 12, 10, 78),                      # 144
        (JZ, 12, 148),                           # 145
        (MOVE, 6, 80),                           # 146
        (JUMP, 154),                             # 147
        (JZ, 9, 291),                            # 148
        (SAME, 12, 10, 81),                      # 149
        (JZ, 12, 153),                           # 150
        (MOVE, 6, 83),                           # 151
        (JUMP, 154),                             # 152
        (MOVE, 6, 17),                           # 153
        (MOVE, 3, 6),                            # 154
        (JUMP, 272),                             # 155
        (JSAME, 0, 3, 0, 0, 4, 291),             # 156: struc_id
        (LOAD, 9, 0, 4),                         # 157
        (JZ, 9, 291),                            # 158
        (LOAD, 10, 0, 5),                        # 159
        (LOAD, 11, 0, 6),                        # 160
        (SAME, 12, 10, 20),                      # 161
        (JZ, 12, 165),                           # 162
        (MOVE, 6, 14),                           # 163
        (JUMP, 271),                             # 164
        (JZ, 9, 291),                            # 165
        (SAME, 12, 10, 84),                      # 166
        (JZ, 12, 170),                           # 167
        (MOVE, 6, 24),                           # 168
        (JUMP, 271),                             # 169
        (JZ, 9, 291),                            # 170
        (SAME, 12, 10, 86),                      # 171
        (JZ, 12, 175),                           # 172
        (MOVE, 6, 27),                           # 173
        (JUMP, 271),                             # 174
        (JZ, 9, 291),                            # 175
        (SAME, 12, 10, 88),                      # 176
        (JZ, 12, 180),                           # 177
        (MOVE, 6, 30),                           # 178
        (JUMP, 271),                             # 179
        (JZ, 9, 291),                            # 180
        (SAME, 12, 10, 90),                      # 181
        (JZ, 12, 185),                           # 182
        (MOVE, 6, 33),                           # 183
        (JUMP, 271),                             # 184
        (JZ, 9, 291),                            # 185
        (SAME, 12, 10, 92),                      # 186
        (JZ, 12, 190),                           # 187
        (MOVE, 6, 36),                           # 188
        (JUMP, 271),                             # 189
        (JZ, 9, 291),                            # 190
        (SAME, 12, 10, 94),                      # 191
        (JZ, 12, 195),                           # 192
        (MOVE, 6, 39),                           # 193
        (JUMP, 271),                             # 194
        (JZ, 9, 291),                            # 195
        (SAME, 12, 10, 96),                      # 196
        (JZ, 12, 200),                           # 197
        (MOVE, 6, 13),                           # 198
        (JUMP, 271),                             # 199
        (JZ, 9, 291),                            # 200
        (SAME, 12, 10, 98),                      # 201
        (JZ, 12, 205),                           # 202
        (MOVE, 6, 44),                           # 203
        (JUMP, 271),                             # 204
        (JZ, 9, 291),                            # 205
        (SAME, 12, 10, 100),                     # 206
        (JZ, 12, 210),                           # 207
        (MOVE, 6, 47),                           # 208
        (JUMP, 271),                             # 209
        (JZ, 9, 291),                            # 210
        (SAME, 12, 10, 102),                     # 211
        (JZ, 12, 215),                           # 212
        (MOVE, 6, 50),                           # 213
        (JUMP, 271),                             # 214
        (JZ, 9, 291),                            # 215
        (SAME, 12, 10, 104),                     # 216
        (JZ, 12, 220),                           # 217
        (MOVE, 6, 53),                           # 218
        (JUMP, 271),                             # 219
        (JZ, 9, 291),                            # 220
        (SAME, 12, 10, 106),                     # 221
        (JZ, 12, 225),                           # 222
        (MOVE, 6, 56),                           # 223
        (JUMP, 271),                             # 224
        (JZ, 9, 291),                            # 225
        (SAME, 12, 10, 108),                     # 226
        (JZ, 12, 230),                           # 227
        (MOVE, 6, 59),                           # 228
        (JUMP, 271),                             # 229
        (JZ, 9, 291),                            # 230
        (SAME, 12, 10, 110),                     # 231
        (JZ, 12, 235),                           # 232
        (MOVE, 6, 62),                           # 233
        (JUMP, 271),                             # 234
        (JZ, 9, 291),                            # 235
        (SAME, 12, 10, 112),                     # 236
        (JZ, 12, 240),                           # 237
        (MOVE, 6, 65),                           # 238
        (JUMP, 271),                             # 239
        (JZ, 9, 291),                            # 240
        (SAME, 12, 10, 114),                     # 241
        (JZ, 12, 245),                           # 242
        (MOVE, 6, 68),                           # 243
        (JUMP, 271),                             # 244
        (JZ, 9, 291),                            # 245
        (SAME, 12, 10, 116),                     # 246
        (JZ, 12, 250),                           # 247
        (MOVE, 6, 71),                           # 248
        (JUMP, 271),                             # 249
        (JZ, 9, 291),                            # 250
        (SAME, 12, 10, 118),                     # 251
        (JZ, 12, 255),                           # 252
        (MOVE, 6, 74),                           # 253
        (JUMP, 271),                             # 254
        (JZ, 9, 291),                            # 255
        (SAME, 12, 10, 120),                     # 256
        (JZ, 12, 260),                           # 257
        (MOVE, 6, 77),                           # 258
        (JUMP, 271),                             # 259
        (JZ, 9, 291),                            # 260
        (SAME, 12, 10, 122),                     # 261
        (JZ, 12, 265),                           # 262
        (MOVE, 6, 80),                           # 263
        (JUMP, 271),                             # 264
        (JZ, 9, 291),                            # 265
        (SAME, 12, 10, 124),                     # 266
        (JZ, 12, 270),                           # 267
        (MOVE, 6, 83),                           # 268
        (JUMP, 271),                             # 269
        (MOVE, 6, 17),                           # 270
        (MOVE, 3, 6),                            # 271
        (STORE, 0, 11, 3),                       # 272
        (REST, 0, 12),                           # 273: remainder
        (JSAMEN, 0, 3, 0, 0, 4, 281),            # 274: struc_id
        (LOAD, 6, 0, 7),                         # 275
        (JZ, 6, 291),                            # 276
        (LOAD, 3, 0, 8),                         # 277
        (LOAD, 4, 0, 9),                         # 278
        (MOVE, 5, 14),                           # 279
        (JUMP, 286),                             # 280
        (LOAD, 6, 0, 4),                         # 281
        (JZ, 6, 291),                            # 282
        (LOAD, 3, 0, 5),                         # 283
        (LOAD, 4, 0, 6),                         # 284
        (MOVE, 5, 17),                           # 285
        (STORE, 0, 14, 3),                       # 286
        (STORE, 0, 15, 4),                       # 287
        (STORE, 0, 16, 5),                       # 288
        (RUNAT, 0, 0, 4, 4),                     # 289: version_bytes
        (DONE,),                                 # 290
        (FAIL,),                                 # 291
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
