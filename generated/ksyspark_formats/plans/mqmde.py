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
        (JSAMEN, 0, 3, 0, 0, 4, 134),            # 37: struc_id
        (JSAMEN, 0, 3, 0, 0, 4, 248),            # 38: struc_id
        (LOAD, 9, 0, 7),                         # 39
        (JZ, 9, 248),                            # 40
        (LOAD, 10, 0, 8),                        # 41
        (LOAD, 11, 0, 9),                        # 42
        (SAME, 12, 10, 20),                      # 43
        (JZ, 12, 47),                            # 44
        (MOVE, 6, 14),                           # 45
        (JUMP, 132),                             # 46
        (SAME, 12, 10, 22),                      # 47
        (JZ, 12, 51),                            # 48
        (MOVE, 6, 24),                           # 49
        (JUMP, 132),                             # 50
        (SAME, 12, 10, 25),                      # 51
        (JZ, 12, 55),                            # 52
        (MOVE, 6, 27),                           # 53
        (JUMP, 132),                             # 54
        (SAME, 12, 10, 28),                      # 55
        (JZ, 12, 59),                            # 56
        (MOVE, 6, 30),                           # 57
        (JUMP, 132),                             # 58
        (SAME, 12, 10, 31),                      # 59
        (JZ, 12, 63),                            # 60
        (MOVE, 6, 33),                           # 61
        (JUMP, 132),                             # 62
        (SAME, 12, 10, 34),                      # 63
        (JZ, 12, 67),                            # 64
        (MOVE, 6, 36),                           # 65
        (JUMP, 132),                             # 66
        (SAME, 12, 10, 37),                      # 67
        (JZ, 12, 71),                            # 68
        (MOVE, 6, 39),                           # 69
        (JUMP, 132),                             # 70
        (SAME, 12, 10, 40),                      # 71
        (JZ, 12, 75),                            # 72
        (MOVE, 6, 13),                           # 73
        (JUMP, 132),                             # 74
        (SAME, 12, 10, 42),                      # 75
        (JZ, 12, 79),                            # 76
        (MOVE, 6, 44),                           # 77
        (JUMP, 132),                             # 78
        (SAME, 12, 10, 45),                      # 79
        (JZ, 12, 83),                            # 80
        (MOVE, 6, 47),                           # 81
        (JUMP, 132),                             # 82
        (SAME, 12, 10, 48),                      # 83
        (JZ, 12, 87),                            # 84
        (MOVE, 6, 50),                           # 85
        (JUMP, 132),                             # 86
        (SAME, 12, 10, 51),                      # 87
        (JZ, 12, 91),                            # 88
        (MOVE, 6, 53),                           # 89
        (JUMP, 132),                             # 90
        (SAME, 12, 10, 54),                      # 91
        (JZ, 12, 95),                            # 92
        (MOVE, 6, 56),                           # 93
        (JUMP, 132),                             # 94
        (SAME, 12, 10, 57),                      # 95
        (JZ, 12, 99),                            # 96
        (MOVE, 6, 59),                           # 97
        (JUMP, 132),                             # 98
        (SAME, 12, 10, 60),                      # 99
        (JZ, 12, 103),                           # 100
        (MOVE, 6, 62),                           # 101
        (JUMP, 132),                             # 102
        (SAME, 12, 10, 63),                      # 103
        (JZ, 12, 107),                           # 104
        (MOVE, 6, 65),                           # 105
        (JUMP, 132),                             # 106
        (SAME, 12, 10, 66),                      # 107
        (JZ, 12, 111),                           # 108
        (MOVE, 6, 68),                           # 109
        (JUMP, 132),                             # 110
        (SAME, 12, 10, 69),                      # 111
        (JZ, 12, 115),                           # 112
        (MOVE, 6, 71),                           # 113
        (JUMP, 132),                             # 114
        (SAME, 12, 10, 72),                      # 115
        (JZ, 12, 119),                           # 116
        (MOVE, 6, 74),                           # 117
        (JUMP, 132),                             # 118
        (SAME, 12, 10, 75),                      # 119
        (JZ, 12, 123),                           # 120
        (MOVE, 6, 77),                           # 121
        (JUMP, 132),                             # 122
        (SAME, 12, 10, 78),                      # 123
        (JZ, 12, 127),                           # 124
        (MOVE, 6, 80),                           # 125
        (JUMP, 132),                             # 126
        (SAME, 12, 10, 81),                      # 127
        (JZ, 12, 131),                           # 128
        (MOVE, 6, 83),                           # 129
        (JUMP, 132),                             # 130
        (MOVE, 6, 17),                           # 131
        (MOVE, 3, 6),                            # 132
        (JUMP, 229),                             # 133
        (JSAME, 0, 3, 0, 0, 4, 248),             # 134: struc_id
        (LOAD, 9, 0, 4),                         # 135
        (JZ, 9, 248),                            # 136
        (LOAD, 10, 0, 5),                        # 137
        (LOAD, 11, 0, 6),                        # 138
        (SAME, 12, 10, 20),                      # 139
        (JZ, 12, 143),                           # 140
        (MOVE, 6, 14),                           # 141
        (JUMP, 228),                             # 142
        (SAME, 12, 10, 84),                      # 143
        (JZ, 12, 147),                           # 144
        (MOVE, 6, 24),                           # 145
        (JUMP, 228),                             # 146
        (SAME, 12, 10, 86),                      # 147
        (JZ, 12, 151),                           # 148
        (MOVE, 6, 27),                           # 149
        (JUMP, 228),                             # 150
        (SAME, 12, 10, 88),                      # 151
        (JZ, 12, 155),                           # 152
        (MOVE, 6, 30),                           # 153
        (JUMP, 228),                             # 154
        (SAME, 12, 10, 90),                      # 155
        (JZ, 12, 159),                           # 156
        (MOVE, 6, 33),                           # 157
        (JUMP, 228),                             # 158
        (SAME, 12, 10, 92),                      # 159
        (JZ, 12, 163),                           # 160
        (MOVE, 6, 36),                           # 161
        (JUMP, 228),                             # 162
        (SAME, 12, 10, 94),                      # 163
        (JZ, 12, 167),                           # 164
        (MOVE, 6, 39),                           # 165
        (JUMP, 228),                             # 166
        (SAME, 12, 10, 96),                      # 167
        (JZ, 12, 171),                           # 168
        (MOVE, 6, 13),                           # 169
        (JUMP, 228),                             # 170
        (SAME, 12, 10, 98),                      # 171
        (JZ, 12, 175),                           # 172
        (MOVE, 6, 44),                           # 173
        (JUMP, 228),                             # 174
        (SAME, 12, 10, 100),                     # 175
        (JZ, 12, 179),                           # 176
        (MOVE, 6, 47),                           # 177
        (JUMP, 228),                             # 178
        (SAME, 12, 10, 102),                     # 179
        (JZ, 12, 183),                           # 180
        (MOVE, 6, 50),                           # 181
        (JUMP, 228),                             # 182
        (SAME, 12, 10, 104),                     # 183
        (JZ, 12, 187),                           # 184
        (MOVE, 6, 53),                           # 185
        (JUMP, 228),                             # 186
        (SAME, 12, 10, 106),                     # 187
        (JZ, 12, 191),                           # 188
        (MOVE, 6, 56),                           # 189
        (JUMP, 228),                             # 190
        (SAME, 12, 10, 108),                     # 191
        (JZ, 12, 195),                           # 192
        (MOVE, 6, 59),                           # 193
        (JUMP, 228),                             # 194
        (SAME, 12, 10, 110),                     # 195
        (JZ, 12, 199),                           # 196
        (MOVE, 6, 62),                           # 197
        (JUMP, 228),                             # 198
        (SAME, 12, 10, 112),                     # 199
        (JZ, 12, 203),                           # 200
        (MOVE, 6, 65),                           # 201
        (JUMP, 228),                             # 202
        (SAME, 12, 10, 114),                     # 203
        (JZ, 12, 207),                           # 204
        (MOVE, 6, 68),                           # 205
        (JUMP, 228),                             # 206
        (SAME, 12, 10, 116),                     # 207
        (JZ, 12, 211),                           # 208
        (MOVE, 6, 71),                           # 209
        (JUMP, 228),                             # 210
        (SAME, 12, 10, 118),                     # 211
        (JZ, 12, 215),                           # 212
        (MOVE, 6, 74),                           # 213
        (JUMP, 228),                             # 214
        (SAME, 12, 10, 120),                     # 215
        (JZ, 12, 219),                           # 216
        (MOVE, 6, 77),                           # 217
        (JUMP, 228),                             # 218
        (SAME, 12, 10, 122),                     # 219
        (JZ, 12, 223),                           # 220
        (MOVE, 6, 80),                           # 221
        (JUMP, 228),                             # 222
        (SAME, 12, 10, 124),                     # 223
        (JZ, 12, 227),                           # 224
        (MOVE, 6, 83),                           # 225
        (JUMP, 228),                             # 226
        (MOVE, 6, 17),                           # 227
        (MOVE, 3, 6),                            # 228
        (STORE, 0, 11, 3),                       # 229
        (REST, 0, 12),                           # 230: remainder
        (JSAMEN, 0, 3, 0, 0, 4, 238),            # 231: struc_id
        (LOAD, 6, 0, 7),                         # 232
        (JZ, 6, 248),                            # 233
        (LOAD, 3, 0, 8),                         # 234
        (LOAD, 4, 0, 9),                         # 235
        (MOVE, 5, 14),                           # 236
        (JUMP, 243),                             # 237
        (LOAD, 6, 0, 4),                         # 238
        (JZ, 6, 248),                            # 239
        (LOAD, 3, 0, 5),                         # 240
        (LOAD, 4, 0, 6),                         # 241
        (MOVE, 5, 17),                           # 242
        (STORE, 0, 14, 3),                       # 243
        (STORE, 0, 15, 4),                       # 244
        (STORE, 0, 16, 5),                       # 245
        (RUNAT, 0, 0, 4, 4),                     # 246: version_bytes
        (DONE,),                                 # 247
        (FAIL,),                                 # 248
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
