# Generated from ksy/ibm_mq/mqmde.ksy by `ksyspark generate`; do not edit.
"""Plans of mqmde: what the machine runs for each message and where it leaves each column; `FRAME` cuts streams."""

from ksyspark.machine.opcodes import AND, BYTE, BYTES, CALL, CLOSE, CUT, DONE, FAIL, FIXED, JEQ, JGT, JLT, JNE, JNZ, JUMP, JZ, LOAD, MOVE, NE, NEG, NUMBER2, PARAM, REST, RETURN, ROOTSIZE, ROW, RUN, SAME, SEEKROOT, STORE, TEXTAT, UNPAD
from ksyspark.machine.plan import Fixed, Inline, Number, Plan, Present, Span, Table, Worked

PLAN = Plan(
    program=(
        (ROW, 0, 0, 0),                          # 0: mqmde
        (PARAM, 1, 0),                           # 1: encoding
        (PARAM, 2, 1),                           # 2: ccsid
        (JEQ, 2, 17, 9),                         # 3
        (JEQ, 2, 18, 9),                         # 4
        (JEQ, 2, 19, 9),                         # 5
        (JEQ, 2, 20, 9),                         # 6
        (JEQ, 2, 21, 9),                         # 7
        (JNE, 2, 22, 11),                        # 8
        (MOVE, 3, 23),                           # 9
        (JUMP, 20),                              # 10
        (JEQ, 2, 24, 16),                        # 11
        (JEQ, 2, 25, 16),                        # 12
        (JEQ, 2, 26, 16),                        # 13
        (JEQ, 2, 27, 16),                        # 14
        (JNE, 2, 28, 18),                        # 15
        (MOVE, 6, 29),                           # 16
        (JUMP, 19),                              # 17
        (MOVE, 6, 30),                           # 18
        (MOVE, 3, 6),                            # 19
        (STORE, 0, 0, 3),                        # 20
        (AND, 6, 1, 31),                         # 21
        (JEQ, 6, 29, 25),                        # 22
        (AND, 6, 1, 31),                         # 23
        (JNE, 6, 23, 28),                        # 24
        (AND, 6, 1, 31),                         # 25
        (MOVE, 3, 6),                            # 26
        (JUMP, 56),                              # 27
        (ROOTSIZE, 10),                          # 28
        (JLT, 10, 32, 54),                       # 29
        (JUMP, 38),                              # 30: version_bytes, when it is asked for
        (LOAD, 11, 0, 2),                        # 31
        (JNZ, 11, 37),                           # 32
        (SEEKROOT, 12, 33),                      # 33
        (BYTES, 0, 3, 33),                       # 34: version_bytes
        (CLOSE, 12),                             # 35
        (STORE, 0, 2, 29),                       # 36
        (RETURN, 1),                             # 37
        (CALL, 1, 31),                           # 38: version_bytes
        (LOAD, 10, 0, 2),                        # 39
        (JZ, 10, 178),                           # 40
        (LOAD, 14, 0, 3),                        # 41
        (LOAD, 15, 0, 4),                        # 42
        (BYTE, 16, 14, 30),                      # 43
        (JEQ, 16, 30, 54),                       # 44
        (CALL, 1, 31),                           # 45: version_bytes
        (LOAD, 10, 0, 2),                        # 46
        (JZ, 10, 178),                           # 47
        (LOAD, 14, 0, 3),                        # 48
        (LOAD, 15, 0, 4),                        # 49
        (BYTE, 16, 14, 34),                      # 50
        (JNE, 16, 30, 54),                       # 51
        (MOVE, 7, 23),                           # 52
        (JUMP, 55),                              # 53
        (MOVE, 7, 29),                           # 54
        (MOVE, 3, 7),                            # 55
        (JNE, 3, 29, 59),                        # 56
        (STORE, 0, 1, 30),                       # 57: byte order be
        (JUMP, 63),                              # 58
        (JNE, 3, 23, 62),                        # 59
        (STORE, 0, 1, 29),                       # 60: byte order le
        (JUMP, 63),                              # 61
        (JUMP, 178),                             # 62
        (RUN, 0, 5, 20),                         # 63: struc_id, version, struc_length, encoding, coded_char_set_id
        (FIXED, 3, 0, 5, 0, 4),                  # 64
        (SAME, 5, 3, 35),                        # 65
        (JZ, 5, 69),                             # 66
        (LOAD, 3, 0, 0),                         # 67
        (JNE, 3, 23, 74),                        # 68
        (FIXED, 3, 0, 5, 0, 4),                  # 69
        (SAME, 5, 3, 37),                        # 70
        (JZ, 5, 178),                            # 71
        (LOAD, 3, 0, 0),                         # 72
        (JEQ, 3, 29, 178),                       # 73
        (NUMBER2, 3, 0, 5, 4, 52, 1),            # 74
        (JNE, 3, 23, 178),                       # 75
        (NUMBER2, 3, 0, 5, 8, 52, 1),            # 76
        (JNE, 3, 39, 178),                       # 77
        (FIXED, 3, 0, 5, 0, 4),                  # 78
        (SAME, 5, 3, 37),                        # 79
        (JNZ, 5, 86),                            # 80
        (BYTES, 0, 7, 32),                       # 81: format_ascii
        (UNPAD, 0, 7, 32),                       # 82
        (CUT, 0, 7, 0, 0),                       # 83
        (TEXTAT, 0, 7, 0),                       # 84: format_ascii is ISO-8859-1
        (STORE, 0, 6, 29),                       # 85
        (FIXED, 3, 0, 5, 0, 4),                  # 86
        (SAME, 5, 3, 37),                        # 87
        (JZ, 5, 94),                             # 88
        (BYTES, 0, 10, 32),                      # 89: format_ebcdic
        (UNPAD, 0, 10, 64),                      # 90
        (CUT, 0, 10, 0, 0),                      # 91
        (TEXTAT, 0, 10, 1),                      # 92: format_ebcdic is IBM037
        (STORE, 0, 9, 29),                       # 93
        (RUN, 0, 12, 44),                        # 94: flags, group_id, msg_seq_number, offset, msg_flags, original_length
        (NUMBER2, 3, 0, 12, 28, 52, 1),          # 95
        (JLT, 3, 29, 178),                       # 96
        (JGT, 3, 40, 178),                       # 97
        (NUMBER2, 3, 0, 12, 32, 52, 1),          # 98
        (JLT, 3, 30, 178),                       # 99
        (JGT, 3, 40, 178),                       # 100
        (NUMBER2, 3, 0, 12, 40, 52, 1),          # 101
        (NEG, 4, 29),                            # 102
        (JLT, 3, 4, 178),                        # 103
        (REST, 0, 13),                           # 104: remainder
        (FIXED, 3, 0, 5, 0, 4),                  # 105
        (SAME, 5, 3, 37),                        # 106
        (STORE, 0, 15, 5),                       # 107
        (LOAD, 6, 0, 15),                        # 108
        (JZ, 6, 118),                            # 109
        (LOAD, 6, 0, 9),                         # 110
        (JZ, 6, 178),                            # 111
        (LOAD, 7, 0, 10),                        # 112
        (LOAD, 8, 0, 11),                        # 113
        (MOVE, 3, 7),                            # 114
        (MOVE, 4, 8),                            # 115
        (MOVE, 5, 29),                           # 116
        (JUMP, 125),                             # 117
        (LOAD, 9, 0, 6),                         # 118
        (JZ, 9, 178),                            # 119
        (LOAD, 14, 0, 7),                        # 120
        (LOAD, 15, 0, 8),                        # 121
        (MOVE, 3, 14),                           # 122
        (MOVE, 4, 15),                           # 123
        (MOVE, 5, 30),                           # 124
        (STORE, 0, 16, 3),                       # 125
        (STORE, 0, 17, 4),                       # 126
        (STORE, 0, 18, 5),                       # 127
        (NUMBER2, 3, 0, 12, 36, 52, 1),          # 128
        (AND, 4, 3, 29),                         # 129
        (NE, 5, 4, 30),                          # 130
        (STORE, 0, 19, 5),                       # 131
        (NUMBER2, 3, 0, 12, 36, 52, 1),          # 132
        (AND, 4, 3, 23),                         # 133
        (NE, 5, 4, 30),                          # 134
        (STORE, 0, 20, 5),                       # 135
        (NUMBER2, 3, 0, 12, 36, 52, 1),          # 136
        (AND, 4, 3, 33),                         # 137
        (NE, 5, 4, 30),                          # 138
        (STORE, 0, 21, 5),                       # 139
        (NUMBER2, 3, 0, 12, 36, 52, 1),          # 140
        (AND, 4, 3, 32),                         # 141
        (NE, 5, 4, 30),                          # 142
        (STORE, 0, 22, 5),                       # 143
        (NUMBER2, 3, 0, 12, 36, 52, 1),          # 144
        (AND, 4, 3, 41),                         # 145
        (NE, 5, 4, 30),                          # 146
        (STORE, 0, 23, 5),                       # 147
        (CALL, 1, 31),                           # 148: version_bytes
        (AND, 6, 1, 31),                         # 149
        (JEQ, 6, 29, 153),                       # 150
        (AND, 6, 1, 31),                         # 151
        (JNE, 6, 23, 156),                       # 152
        (AND, 6, 1, 31),                         # 153
        (MOVE, 3, 6),                            # 154
        (JUMP, 176),                             # 155
        (ROOTSIZE, 10),                          # 156
        (JLT, 10, 32, 174),                      # 157
        (CALL, 1, 31),                           # 158: version_bytes
        (LOAD, 10, 0, 2),                        # 159
        (JZ, 10, 178),                           # 160
        (LOAD, 14, 0, 3),                        # 161
        (LOAD, 15, 0, 4),                        # 162
        (BYTE, 16, 14, 30),                      # 163
        (JEQ, 16, 30, 174),                      # 164
        (CALL, 1, 31),                           # 165: version_bytes
        (LOAD, 10, 0, 2),                        # 166
        (JZ, 10, 178),                           # 167
        (LOAD, 14, 0, 3),                        # 168
        (LOAD, 15, 0, 4),                        # 169
        (BYTE, 16, 14, 34),                      # 170
        (JNE, 16, 30, 174),                      # 171
        (MOVE, 7, 23),                           # 172
        (JUMP, 175),                             # 173
        (MOVE, 7, 29),                           # 174
        (MOVE, 3, 7),                            # 175
        (STORE, 0, 24, 3),                       # 176
        (DONE,),                                 # 177
        (FAIL,),                                 # 178
    ),
    constants=b'MDE \xd4\xc4\xc5@',
    tables=(
        Table(25, (2, 6, 9)),  # 0: mqmde
    ),
    registers=17,
    numbers=(37, 273, 277, 500, 1047, 1140, 2, 437, 819, 850, 1208, 1252, 1, 0, 15, 8, 4, 3, -1, 4, -5, 4, 72, 999999999, 16),
    addresses=(0, -1),
    encodings=('ISO-8859-1', 'IBM037'),
    root=Inline({
        'context_charset': Worked(0, 'int'),
        'version_bytes': Present(2, Span(3, None)),
        'header': Inline({
            'struc_id': Fixed(5, 0, 4, None),
            'version': Number(5, 4, 4, True, False, 'be', 1),
            'struc_length': Number(5, 8, 4, True, False, 'be', 1),
            'encoding': Number(5, 12, 4, True, False, 'be', 1),
            'coded_char_set_id': Number(5, 16, 4, True, False, 'be', 1),
            'format_ascii': Present(6, Span(7, 'ISO-8859-1')),
            'format_ebcdic': Present(9, Span(10, 'IBM037')),
            'flags': Number(12, 0, 4, True, False, 'be', 1),
            'group_id': Fixed(12, 4, 24, None),
            'msg_seq_number': Number(12, 28, 4, True, False, 'be', 1),
            'offset': Number(12, 32, 4, True, False, 'be', 1),
            'msg_flags': Number(12, 36, 4, True, False, 'be', 1),
            'original_length': Number(12, 40, 4, True, False, 'be', 1),
            'is_ebcdic': Worked(15, 'bool'),
            'format': Span(16, '*'),
            'segmentation_allowed': Worked(19, 'bool'),
            'segment': Worked(20, 'bool'),
            'last_segment': Worked(21, 'bool'),
            'msg_in_group': Worked(22, 'bool'),
            'last_msg_in_group': Worked(23, 'bool'),
        }),
        'remainder': Span(13, None),
        'byte_order': Worked(24, 'int'),
    }),
    unsupported={},
)

FRAME = None
