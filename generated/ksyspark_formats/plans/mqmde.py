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
        (JUMP, 249),                             # 23
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
        (JSAMEN, 0, 3, 0, 0, 4, 135),            # 38: struc_id
        (JSAMEN, 0, 3, 0, 0, 4, 249),            # 39: struc_id
        (LOAD, 9, 0, 7),                         # 40
        (JZ, 9, 249),                            # 41
        (LOAD, 10, 0, 8),                        # 42
        (LOAD, 11, 0, 9),                        # 43
        (SAME, 12, 10, 20),                      # 44
        (JZ, 12, 48),                            # 45
        (MOVE, 6, 14),                           # 46
        (JUMP, 133),                             # 47
        (SAME, 12, 10, 22),                      # 48
        (JZ, 12, 52),                            # 49
        (MOVE, 6, 24),                           # 50
        (JUMP, 133),                             # 51
        (SAME, 12, 10, 25),                      # 52
        (JZ, 12, 56),                            # 53
        (MOVE, 6, 27),                           # 54
        (JUMP, 133),                             # 55
        (SAME, 12, 10, 28),                      # 56
        (JZ, 12, 60),                            # 57
        (MOVE, 6, 30),                           # 58
        (JUMP, 133),                             # 59
        (SAME, 12, 10, 31),                      # 60
        (JZ, 12, 64),                            # 61
        (MOVE, 6, 33),                           # 62
        (JUMP, 133),                             # 63
        (SAME, 12, 10, 34),                      # 64
        (JZ, 12, 68),                            # 65
        (MOVE, 6, 36),                           # 66
        (JUMP, 133),                             # 67
        (SAME, 12, 10, 37),                      # 68
        (JZ, 12, 72),                            # 69
        (MOVE, 6, 39),                           # 70
        (JUMP, 133),                             # 71
        (SAME, 12, 10, 40),                      # 72
        (JZ, 12, 76),                            # 73
        (MOVE, 6, 13),                           # 74
        (JUMP, 133),                             # 75
        (SAME, 12, 10, 42),                      # 76
        (JZ, 12, 80),                            # 77
        (MOVE, 6, 44),                           # 78
        (JUMP, 133),                             # 79
        (SAME, 12, 10, 45),                      # 80
        (JZ, 12, 84),                            # 81
        (MOVE, 6, 47),                           # 82
        (JUMP, 133),                             # 83
        (SAME, 12, 10, 48),                      # 84
        (JZ, 12, 88),                            # 85
        (MOVE, 6, 50),                           # 86
        (JUMP, 133),                             # 87
        (SAME, 12, 10, 51),                      # 88
        (JZ, 12, 92),                            # 89
        (MOVE, 6, 53),                           # 90
        (JUMP, 133),                             # 91
        (SAME, 12, 10, 54),                      # 92
        (JZ, 12, 96),                            # 93
        (MOVE, 6, 56),                           # 94
        (JUMP, 133),                             # 95
        (SAME, 12, 10, 57),                      # 96
        (JZ, 12, 100),                           # 97
        (MOVE, 6, 59),                           # 98
        (JUMP, 133),                             # 99
        (SAME, 12, 10, 60),                      # 100
        (JZ, 12, 104),                           # 101
        (MOVE, 6, 62),                           # 102
        (JUMP, 133),                             # 103
        (SAME, 12, 10, 63),                      # 104
        (JZ, 12, 108),                           # 105
        (MOVE, 6, 65),                           # 106
        (JUMP, 133),                             # 107
        (SAME, 12, 10, 66),                      # 108
        (JZ, 12, 112),                           # 109
        (MOVE, 6, 68),                           # 110
        (JUMP, 133),                             # 111
        (SAME, 12, 10, 69),                      # 112
        (JZ, 12, 116),                           # 113
        (MOVE, 6, 71),                           # 114
        (JUMP, 133),                             # 115
        (SAME, 12, 10, 72),                      # 116
        (JZ, 12, 120),                           # 117
        (MOVE, 6, 74),                           # 118
        (JUMP, 133),                             # 119
        (SAME, 12, 10, 75),                      # 120
        (JZ, 12, 124),                           # 121
        (MOVE, 6, 77),                           # 122
        (JUMP, 133),                             # 123
        (SAME, 12, 10, 78),                      # 124
        (JZ, 12, 128),                           # 125
        (MOVE, 6, 80),                           # 126
        (JUMP, 133),                             # 127
        (SAME, 12, 10, 81),                      # 128
        (JZ, 12, 132),                           # 129
        (MOVE, 6, 83),                           # 130
        (JUMP, 133),                             # 131
        (MOVE, 6, 17),                           # 132
        (MOVE, 3, 6),                            # 133
        (JUMP, 230),                             # 134
        (JSAME, 0, 3, 0, 0, 4, 249),             # 135: struc_id
        (LOAD, 9, 0, 4),                         # 136
        (JZ, 9, 249),                            # 137
        (LOAD, 10, 0, 5),                        # 138
        (LOAD, 11, 0, 6),                        # 139
        (SAME, 12, 10, 20),                      # 140
        (JZ, 12, 144),                           # 141
        (MOVE, 6, 14),                           # 142
        (JUMP, 229),                             # 143
        (SAME, 12, 10, 84),                      # 144
        (JZ, 12, 148),                           # 145
        (MOVE, 6, 24),                           # 146
        (JUMP, 229),                             # 147
        (SAME, 12, 10, 86),                      # 148
        (JZ, 12, 152),                           # 149
        (MOVE, 6, 27),                           # 150
        (JUMP, 229),                             # 151
        (SAME, 12, 10, 88),                      # 152
        (JZ, 12, 156),                           # 153
        (MOVE, 6, 30),                           # 154
        (JUMP, 229),                             # 155
        (SAME, 12, 10, 90),                      # 156
        (JZ, 12, 160),                           # 157
        (MOVE, 6, 33),                           # 158
        (JUMP, 229),                             # 159
        (SAME, 12, 10, 92),                      # 160
        (JZ, 12, 164),                           # 161
        (MOVE, 6, 36),                           # 162
        (JUMP, 229),                             # 163
        (SAME, 12, 10, 94),                      # 164
        (JZ, 12, 168),                           # 165
        (MOVE, 6, 39),                           # 166
        (JUMP, 229),                             # 167
        (SAME, 12, 10, 96),                      # 168
        (JZ, 12, 172),                           # 169
        (MOVE, 6, 13),                           # 170
        (JUMP, 229),                             # 171
        (SAME, 12, 10, 98),                      # 172
        (JZ, 12, 176),                           # 173
        (MOVE, 6, 44),                           # 174
        (JUMP, 229),                             # 175
        (SAME, 12, 10, 100),                     # 176
        (JZ, 12, 180),                           # 177
        (MOVE, 6, 47),                           # 178
        (JUMP, 229),                             # 179
        (SAME, 12, 10, 102),                     # 180
        (JZ, 12, 184),                           # 181
        (MOVE, 6, 50),                           # 182
        (JUMP, 229),                             # 183
        (SAME, 12, 10, 104),                     # 184
        (JZ, 12, 188),                           # 185
        (MOVE, 6, 53),                           # 186
        (JUMP, 229),                             # 187
        (SAME, 12, 10, 106),                     # 188
        (JZ, 12, 192),                           # 189
        (MOVE, 6, 56),                           # 190
        (JUMP, 229),                             # 191
        (SAME, 12, 10, 108),                     # 192
        (JZ, 12, 196),                           # 193
        (MOVE, 6, 59),                           # 194
        (JUMP, 229),                             # 195
        (SAME, 12, 10, 110),                     # 196
        (JZ, 12, 200),                           # 197
        (MOVE, 6, 62),                           # 198
        (JUMP, 229),                             # 199
        (SAME, 12, 10, 112),                     # 200
        (JZ, 12, 204),                           # 201
        (MOVE, 6, 65),                           # 202
        (JUMP, 229),                             # 203
        (SAME, 12, 10, 114),                     # 204
        (JZ, 12, 208),                           # 205
        (MOVE, 6, 68),                           # 206
        (JUMP, 229),                             # 207
        (SAME, 12, 10, 116),                     # 208
        (JZ, 12, 212),                           # 209
        (MOVE, 6, 71),                           # 210
        (JUMP, 229),                             # 211
        (SAME, 12, 10, 118),                     # 212
        (JZ, 12, 216),                           # 213
        (MOVE, 6, 74),                           # 214
        (JUMP, 229),                             # 215
        (SAME, 12, 10, 120),                     # 216
        (JZ, 12, 220),                           # 217
        (MOVE, 6, 77),                           # 218
        (JUMP, 229),                             # 219
        (SAME, 12, 10, 122),                     # 220
        (JZ, 12, 224),                           # 221
        (MOVE, 6, 80),                           # 222
        (JUMP, 229),                             # 223
        (SAME, 12, 10, 124),                     # 224
        (JZ, 12, 228),                           # 225
        (MOVE, 6, 83),                           # 226
        (JUMP, 229),                             # 227
        (MOVE, 6, 17),                           # 228
        (MOVE, 3, 6),                            # 229
        (STORE, 0, 11, 3),                       # 230
        (REST, 0, 12),                           # 231: remainder
        (JSAMEN, 0, 3, 0, 0, 4, 239),            # 232: struc_id
        (LOAD, 6, 0, 7),                         # 233
        (JZ, 6, 249),                            # 234
        (LOAD, 3, 0, 8),                         # 235
        (LOAD, 4, 0, 9),                         # 236
        (MOVE, 5, 14),                           # 237
        (JUMP, 244),                             # 238
        (LOAD, 6, 0, 4),                         # 239
        (JZ, 6, 249),                            # 240
        (LOAD, 3, 0, 5),                         # 241
        (LOAD, 4, 0, 6),                         # 242
        (MOVE, 5, 17),                           # 243
        (STORE, 0, 14, 3),                       # 244
        (STORE, 0, 15, 4),                       # 245
        (STORE, 0, 16, 5),                       # 246
        (RUNAT, 0, 0, 4, 4),                     # 247: version_bytes
        (DONE,),                                 # 248
        (FAIL,),                                 # 249
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
