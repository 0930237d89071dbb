# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MaxdbPacket(KaitaiStruct):
    """What a client and the database kernel send to each other: a header of 32 bytes,
    then segments. A segment of a request is one command; the reply has one segment
    for it. A segment has parts, each a header of 16 bytes and a body; the next part
    begins at a multiple of 8 bytes.
    
    Only the first two bytes can be read before the byte order is known: the second
    decides it for all that follows. There is no magic number.
    
    The source document (D1) is a damaged copy of slides: it names the fields and
    shows traces, most offsets and numbers are lost. Those have the status
    "derived": they were read in the order interface manual of release 7.3, in the
    undamaged slides and in the published sources of the vendor. The layout is the
    same from release 6.2 to 7.6; enumerations hold the values of all of them.
    
    Not refused: unknown kinds of parts (their bodies stay raw bytes, as every
    client and kernel has to ignore them), unknown message types, function codes,
    data types, attribute and option bits, any filler, bytes behind the last
    segment. Not judged, because a packet alone does not show it: whether a session
    agreed on vardata, and what belongs to which request.
    
    Rows of data parts stay raw: their widths are told by the description
    (shortinfo) of this reply or of an earlier parse.
    
    .. seealso::
       SOURCES/PDF/7.3/xorder7.pdf, the manual - https://github.com/GunterMueller/MaxDB_GPL_Releases
    
    
    .. seealso::
       SOURCES/PDF/7.3/sap_db_network_protocol.pdf, the slides - https://github.com/GunterMueller/MaxDB_GPL_Releases
    """

    class ApplicationInfo(IntEnum):
        none = 0
        statement_executed = 1
        use_dbs = 2
        release_found = 10
        fast_select_direct = 20
        not_allowed_in_programs = 30
        close = 40
        describe = 41
        fetch = 42
        array_fetch = 43
        select_with_result_set = 44
        select_for_update = 45
        select_reuse = 46
        select_reuse_for_update = 47
        fetch_without_result = 52
        fetch_without_first_result = 53
        procedure_call = 60
        array_command = 70
        array_select_with_result_set = 114
        array_select_for_update = 115
        array_select_reuse = 116
        array_select_reuse_for_update = 117

    class Charset(IntEnum):
        unknown = 0
        iso_8859_1 = 1
        utf_16le = 2
        utf_16be = 3
        utf_8 = 4
        ibm037 = 5
        ibm500 = 6
        ibm1047 = 7

    class CodeType(IntEnum):
        ascii = 0
        ebcdic = 1
        codeneutral = 2
        unicode_swap = 19
        unicode = 20
        unicode_native = 21
        utf8 = 22
        instance_code = 128

    class DataType(IntEnum):
        fixed = 0
        float = 1
        char_ascii = 2
        char_ebcdic = 3
        char_byte = 4
        rowid = 5
        long_ascii = 6
        long_ebcdic = 7
        long_byte = 8
        long_dbyte = 9
        date = 10
        time = 11
        vfloat = 12
        timestamp = 13
        unknown = 14
        number = 15
        nonumber = 16
        duration = 17
        dbyte_ebcdic = 18
        longfile_ascii = 19
        longfile_ebcdic = 20
        longfile_byte = 21
        longfile_dbyte = 22
        boolean = 23
        char_unicode = 24
        filler_25 = 25
        filler_26 = 26
        filler_27 = 27
        filler_28 = 28
        smallint = 29
        integer = 30
        varchar_ascii = 31
        varchar_ebcdic = 32
        varchar_byte = 33
        long_unicode = 34
        longfile_unicode = 35
        varchar_unicode = 36
        udt = 37
        abap_table_handle = 38
        wyde = 39

    class DateFormat(IntEnum):
        none = 0
        internal = 1
        iso = 2
        usa = 3
        eur = 4
        jis = 5
        oracle = 6
        ansi = 7
        ts_eur = 8

    class Feature(IntEnum):
        multiple_drop_parseid = 1
        space_option = 2
        variable_input = 3
        optimized_streams = 4
        check_scrollable_option = 5
        ascii_in_and_output = 6

    class FunctionCode(IntEnum):
        nil = 0
        create_table = 1
        set_role = 2
        insert = 3
        select = 4
        update = 5
        drop_role = 6
        drop_view = 7
        drop_table = 8
        delete = 9
        create_view = 10
        drop_user = 11
        create_role = 12
        create_sequence = 13
        alter_sequence = 14
        unused1 = 15
        drop_sequence = 16
        create_schema = 17
        create_cluster = 18
        create_user = 19
        create_index = 20
        drop_index = 21
        drop_cluster = 22
        validate_index = 23
        create_procedure = 24
        alter_procedure = 25
        alter_table = 26
        explain = 27
        grant = 28
        revoke = 29
        create_synonym = 30
        drop_synonym = 31
        alter_system_switch_log = 32
        set_transaction = 33
        pl_sql_execute = 34
        lock_table = 35
        drop_schema = 36
        rename = 37
        comment = 38
        audit = 39
        noaudit = 40
        alter_index = 41
        create_external_database = 42
        drop_external_database = 43
        create_database = 44
        alter_database = 45
        create_rollback_segment = 46
        alter_rollback_segment = 47
        drop_rollback_segment = 48
        create_tablespace = 49
        alter_tablespace = 50
        drop_tablespace = 51
        alter_session = 52
        alter_user = 53
        commit = 54
        rollback = 55
        savepoint = 56
        create_control_file = 57
        alter_tracing = 58
        create_trigger = 59
        alter_trigger = 60
        drop_trigger = 61
        analyze_table = 62
        analyze_index = 63
        analyze_cluster = 64
        create_profile = 65
        drop_profile = 66
        alter_profile = 67
        drop_procedure = 68
        unused3 = 69
        alter_resource_cost = 70
        create_snapshot_log = 71
        alter_snapshot_log = 72
        drop_snapshot_log = 73
        create_snapshot = 74
        alter_snapshot = 75
        drop_snapshot = 76
        select_direct = 201
        select_first = 202
        select_last = 203
        select_next = 204
        select_prev = 205
        fetch_first = 206
        fetch_last = 207
        fetch_next = 208
        fetch_prev = 209
        fetch_pos = 210
        fetch_same = 211
        string_command = 212
        connect = 213
        drop_parseid = 214
        close = 215
        show = 216
        usage = 217
        serverdb = 218
        monitor = 219
        set = 220
        link = 221
        create_domain = 222
        drop_domain = 223
        describe = 224
        alter_password = 225
        lowlevel_create_cluster = 226
        lowlevel_drop_cluster = 227
        lowlevel_create_entry = 228
        lowlevel_drop_entry = 229
        mfetch_rowid = 230
        mfetch_entry = 231
        mfetch_object = 232
        putval = 233
        getval = 234
        diagnose = 235
        unlock = 236
        refresh = 237
        clear_snapshot_log = 238
        next_stamp = 239
        exists_table = 240
        commit_release = 241
        rollback_release = 242
        drda_native_ddl = 243
        select_into = 244
        create_database_link = 245
        drop_database_link = 246
        fetch_relative = 247
        cursor_pl_sql_execute = 248
        administrator = 249
        reset = 250
        minsert = 1003
        mselect = 1004
        mupdate = 1005
        mdelete = 1009
        mlock_objects = 1035
        mfetch_first = 1206
        mfetch_last = 1207
        mfetch_next = 1208
        mfetch_prev = 1209
        mfetch_pos = 1210
        mfetch_same = 1211
        mselect_into = 1244
        mfetch_relative = 1247

    class IoType(IntEnum):
        input = 0
        output = 1
        input_output = 2

    class KernelMessageKind(IntEnum):
        none = 0
        close = 6
        delete = 18
        fetch = 28
        insert = 35
        array_fetch = 42
        select = 60
        update = 76
        shared_statement = 84

    class MessageType(IntEnum):
        nil = 0
        lower_bound_of_commands = 1
        dbs = 2
        parse = 3
        getparse = 4
        syntax = 5
        filler_6 = 6
        filler_7 = 7
        filler_8 = 8
        filler_9 = 9
        filler_10 = 10
        upper_bound_of_commands = 11
        lower_bound_of_non_commands = 12
        execute = 13
        getexecute = 14
        putval = 15
        getval = 16
        load = 17
        unload = 18
        filler_19 = 19
        filler_20 = 20
        filler_21 = 21
        filler_22 = 22
        filler_23 = 23
        upper_bound_of_non_commands = 24
        hello = 25
        lower_bound_of_utilities = 26
        utility = 27
        incopy = 28
        filler_29 = 29
        outcopy = 30
        diag_outcopy = 31
        filler_32 = 32
        filler_33 = 33
        filler_34 = 34
        filler_35 = 35
        filler_36 = 36
        upper_bound_of_utilities = 37
        lower_bound_of_specials = 38
        switch = 39
        switchlimit = 40
        buflength = 41
        minbuf = 42
        maxbuf = 43
        state_utility = 44
        get_challenge = 45
        filler_46 = 46
        filler_47 = 47
        filler_48 = 48
        upper_bound_of_specials = 49
        wait_for_event = 50
        lower_bound_of_procserv = 51
        procserv_call = 52
        procserv_reply = 53
        filler_54 = 54
        filler_55 = 55
        filler_56 = 56
        filler_57 = 57
        filler_58 = 58
        upper_bound_of_procserv = 59

    class PartKind(IntEnum):
        nil = 0
        appl_parameter_description = 1
        columnnames = 2
        command = 3
        conv_tables_returned = 4
        data = 5
        errortext = 6
        getinfo = 7
        modulname = 8
        page = 9
        parsid = 10
        parsid_of_select = 11
        resultcount = 12
        resulttablename = 13
        shortinfo = 14
        user_info_returned = 15
        surrogate = 16
        bdinfo = 17
        longdata = 18
        tablename = 19
        session_info_returned = 20
        output_cols_no_parameter = 21
        key = 22
        serial = 23
        relative_pos = 24
        abap_istream = 25
        abap_ostream = 26
        abap_info = 27
        checkpoint_info = 28
        procid = 29
        long_demand = 30
        message_list = 31
        vardata_shortinfo = 32
        vardata = 33
        feature = 34
        clientid = 35

    class Producer(IntEnum):
        nil = 0
        user_cmd = 1
        internal_cmd = 2
        kernel = 3
        installation = 4
        view_optimizer = 5
        complex_view_handling = 6
        queryrewrite = 7

    class SegmentKind(IntEnum):
        nil = 0
        cmd = 1
        reply = 2
        proccall = 3
        procreply = 4

    class Sqlmode(IntEnum):
        nil = 0
        session_sqlmode = 1
        internal = 2
        ansi = 3
        db2 = 4
        oracle = 5
        sapr3 = 6

    class SwapKind(IntEnum):
        dummy = 0
        normal = 1
        full_swapped = 2
        part_swapped = 3

    class Switch(IntEnum):
        off = 0
        on = 1

    class Valmode(IntEnum):
        datapart = 0
        alldata = 1
        lastdata = 2
        nodata = 3
        no_more_data = 4
        last_putval = 5
        data_trunc = 6
        close = 7
        error = 8
        startpos_invalid = 9

    class VardataKind(IntEnum):
        value = 0
        ignored = 250
        special_null = 251
        long_reference = 252
        default = 253
        null_value = 254
    def __init__(self, strictness, accept_termchar, ebcdic_ccsid, vardata_250, _io, _parent=None, _root=None):
        super(MaxdbPacket, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.strictness = strictness
        self.accept_termchar = accept_termchar
        self.ebcdic_ccsid = ebcdic_ccsid
        self.vardata_250 = vardata_250
        self._read()

    def _read(self):
        self.code_type = KaitaiStream.resolve_enum(MaxdbPacket.CodeType, self._io.read_u1())
        _ = self.code_type
        if not  ((_ == MaxdbPacket.CodeType.ascii) or (_ == MaxdbPacket.CodeType.unicode_swap) or (_ == MaxdbPacket.CodeType.unicode) or (_ == MaxdbPacket.CodeType.unicode_native) or (_ == MaxdbPacket.CodeType.utf8) or ( ((self.strictness < 2) and ( ((_ == MaxdbPacket.CodeType.ebcdic) or (_ == MaxdbPacket.CodeType.codeneutral) or (_ == MaxdbPacket.CodeType.instance_code)) )) ) or ( ((self.accept_termchar == 1) and (int(_) > 2) and (int(_) < 19)) )) :
            raise kaitaistruct.ValidationExprError(self.code_type, self._io, u"/seq/0")
        self.swap_kind = KaitaiStream.resolve_enum(MaxdbPacket.SwapKind, self._io.read_u1())
        _ = self.swap_kind
        if not  (( ((_ == MaxdbPacket.SwapKind.normal) or (_ == MaxdbPacket.SwapKind.full_swapped)) ) and ( ((self.strictness == 0) or ( (( ((self.code_type != MaxdbPacket.CodeType.unicode_swap) or (_ == MaxdbPacket.SwapKind.full_swapped)) ) and ( ((self.code_type != MaxdbPacket.CodeType.unicode) or (_ == MaxdbPacket.SwapKind.normal)) )) )) )) :
            raise kaitaistruct.ValidationExprError(self.swap_kind, self._io, u"/seq/1")
        self.header = MaxdbPacket.PacketHeader(self._io, self, self._root)
        self._raw_varpart = self._io.read_bytes(self.header.varpart_len)
        _io__raw_varpart = KaitaiStream(BytesIO(self._raw_varpart))
        self.varpart = MaxdbPacket.Varpart(_io__raw_varpart, self, self._root)


    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
        self.varpart._fetch_instances()

    class PacketHeader(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(MaxdbPacket.PacketHeader, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            _on = self._root.swap_kind
            if _on == MaxdbPacket.SwapKind.normal:
                pass
                self._is_le = False
            elif _on == MaxdbPacket.SwapKind.full_swapped:
                pass
                self._is_le = True
            if not hasattr(self, '_is_le'):
                raise kaitaistruct.UndecidedEndiannessError("/types/packet_header")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self.filler1 = self._io.read_s2le()
            self.appl_version = (self._io.read_bytes(5)).decode(u"ISO-8859-1")
            self.application = (self._io.read_bytes(3)).decode(u"ISO-8859-1")
            self.varpart_size = self._io.read_s4le()
            if not self.varpart_size >= 0:
                raise kaitaistruct.ValidationLessThanError(0, self.varpart_size, self._io, u"/types/packet_header/seq/3")
            self.varpart_len = self._io.read_s4le()
            _ = self.varpart_len
            if not  ((_ >= 0) and (_ <= self.varpart_size)) :
                raise kaitaistruct.ValidationExprError(self.varpart_len, self._io, u"/types/packet_header/seq/4")
            self.filler2 = self._io.read_s2le()
            self.no_of_segm = self._io.read_s2le()
            _ = self.no_of_segm
            if not  ((_ >= 1) and (_ <= self.varpart_len // 40)) :
                raise kaitaistruct.ValidationExprError(self.no_of_segm, self._io, u"/types/packet_header/seq/6")
            self.filler3 = self._io.read_bytes(8)

        def _read_be(self):
            self.filler1 = self._io.read_s2be()
            self.appl_version = (self._io.read_bytes(5)).decode(u"ISO-8859-1")
            self.application = (self._io.read_bytes(3)).decode(u"ISO-8859-1")
            self.varpart_size = self._io.read_s4be()
            if not self.varpart_size >= 0:
                raise kaitaistruct.ValidationLessThanError(0, self.varpart_size, self._io, u"/types/packet_header/seq/3")
            self.varpart_len = self._io.read_s4be()
            _ = self.varpart_len
            if not  ((_ >= 0) and (_ <= self.varpart_size)) :
                raise kaitaistruct.ValidationExprError(self.varpart_len, self._io, u"/types/packet_header/seq/4")
            self.filler2 = self._io.read_s2be()
            self.no_of_segm = self._io.read_s2be()
            _ = self.no_of_segm
            if not  ((_ >= 1) and (_ <= self.varpart_len // 40)) :
                raise kaitaistruct.ValidationExprError(self.no_of_segm, self._io, u"/types/packet_header/seq/6")
            self.filler3 = self._io.read_bytes(8)


        def _fetch_instances(self):
            pass


    class Varpart(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(MaxdbPacket.Varpart, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            _on = self._root.swap_kind
            if _on == MaxdbPacket.SwapKind.normal:
                pass
                self._is_le = False
            elif _on == MaxdbPacket.SwapKind.full_swapped:
                pass
                self._is_le = True
            if not hasattr(self, '_is_le'):
                raise kaitaistruct.UndecidedEndiannessError("/types/varpart")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self.segments = []
            for i in range(self._root.header.no_of_segm):
                self.segments.append(MaxdbPacket.Varpart.Segment(i, self._io, self, self._root, self._is_le))

            self.behind = self._io.read_bytes_full()

        def _read_be(self):
            self.segments = []
            for i in range(self._root.header.no_of_segm):
                self.segments.append(MaxdbPacket.Varpart.Segment(i, self._io, self, self._root, self._is_le))

            self.behind = self._io.read_bytes_full()


        def _fetch_instances(self):
            pass
            for i in range(len(self.segments)):
                pass
                self.segments[i]._fetch_instances()


        class AbapCharacter(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.AbapCharacter, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/abap_character")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.first = self._io.read_u1()
                self.second = self._io.read_u1()

            def _read_be(self):
                self.first = self._io.read_u1()
                self.second = self._io.read_u1()


            def _fetch_instances(self):
                pass

            @property
            def is_wide(self):
                """The high byte is 0.
                
                .. seealso::
                   Order interface manual 7.3, abap_info
                """
                if hasattr(self, '_m_is_wide'):
                    return self._m_is_wide

                self._m_is_wide = (self.second if self._root.charset == MaxdbPacket.Charset.utf_16le else self.first) == 0
                return getattr(self, '_m_is_wide', None)


        class AbapInfo(KaitaiStruct):
            """Where in an ABAP program the statement stands. The argument count is 1 in the
            manual and 2 from some drivers; two texts follow in any case. No packet is
            refused for these texts.
            """
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.AbapInfo, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/abap_info")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.program = MaxdbPacket.Varpart.AbapName(self._io, self, self._root, self._is_le)
                self.line = MaxdbPacket.Varpart.AbapName(self._io, self, self._root, self._is_le)

            def _read_be(self):
                self.program = MaxdbPacket.Varpart.AbapName(self._io, self, self._root, self._is_le)
                self.line = MaxdbPacket.Varpart.AbapName(self._io, self, self._root, self._is_le)


            def _fetch_instances(self):
                pass
                self.program._fetch_instances()
                self.line._fetch_instances()


        class AbapName(KaitaiStruct):
            """A text behind its length, one byte a character or, from some drivers, two."""
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.AbapName, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/abap_name")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.len_name = self._io.read_u1()
                self._raw_name = self._io.read_bytes(self.len_name)
                _io__raw_name = KaitaiStream(BytesIO(self._raw_name))
                self.name = MaxdbPacket.Varpart.AbapText(_io__raw_name, self, self._root, self._is_le)

            def _read_be(self):
                self.len_name = self._io.read_u1()
                self._raw_name = self._io.read_bytes(self.len_name)
                _io__raw_name = KaitaiStream(BytesIO(self._raw_name))
                self.name = MaxdbPacket.Varpart.AbapText(_io__raw_name, self, self._root, self._is_le)


            def _fetch_instances(self):
                pass
                self.name._fetch_instances()


        class AbapText(KaitaiStruct):
            """In Unicode packets too the line, and from the precompiler the name, have one
            byte a character. Which it is shows in the bytes: of two-byte characters the
            high one is 0.
            """
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.AbapText, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/abap_text")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                if  (( ((self._root.charset == MaxdbPacket.Charset.utf_16le) or (self._root.charset == MaxdbPacket.Charset.utf_16be)) ) and (self._io.size() > 0) and (self._io.size() % 2 == 0)) :
                    pass
                    self.characters = []
                    i = 0
                    while True:
                        _ = MaxdbPacket.Varpart.AbapCharacter(self._io, self, self._root, self._is_le)
                        self.characters.append(_)
                        if  ((self._io.is_eof()) or ((not (_.is_wide)))) :
                            break
                        i += 1


            def _read_be(self):
                if  (( ((self._root.charset == MaxdbPacket.Charset.utf_16le) or (self._root.charset == MaxdbPacket.Charset.utf_16be)) ) and (self._io.size() > 0) and (self._io.size() % 2 == 0)) :
                    pass
                    self.characters = []
                    i = 0
                    while True:
                        _ = MaxdbPacket.Varpart.AbapCharacter(self._io, self, self._root, self._is_le)
                        self.characters.append(_)
                        if  ((self._io.is_eof()) or ((not (_.is_wide)))) :
                            break
                        i += 1



            def _fetch_instances(self):
                pass
                if  (( ((self._root.charset == MaxdbPacket.Charset.utf_16le) or (self._root.charset == MaxdbPacket.Charset.utf_16be)) ) and (self._io.size() > 0) and (self._io.size() % 2 == 0)) :
                    pass
                    for i in range(len(self.characters)):
                        pass
                        self.characters[i]._fetch_instances()


                _ = self.data
                if hasattr(self, '_m_data'):
                    pass


            @property
            def data(self):
                """The text as it lies.
                
                .. seealso::
                   Order interface manual 7.3, abap_info
                """
                if hasattr(self, '_m_data'):
                    return self._m_data

                _pos = self._io.pos()
                self._io.seek(0)
                if self._is_le:
                    self._m_data = self._io.read_bytes(self._io.size())
                else:
                    self._m_data = self._io.read_bytes(self._io.size())
                self._io.seek(_pos)
                return getattr(self, '_m_data', None)

            @property
            def is_wide(self):
                """The characters have two bytes; asked in Unicode packets alone.
                
                .. seealso::
                   Order interface manual 7.3, abap_info
                """
                if hasattr(self, '_m_is_wide'):
                    return self._m_is_wide

                self._m_is_wide =  ((self._io.size() > 0) and (self._io.size() % 2 == 0) and (self.characters[-1].is_wide)) 
                return getattr(self, '_m_is_wide', None)

            @property
            def text(self):
                """The text.
                
                .. seealso::
                   Order interface manual 7.3, abap_info
                """
                if hasattr(self, '_m_text'):
                    return self._m_text

                if self._root.charset != MaxdbPacket.Charset.unknown:
                    pass
                    self._m_text = ((self.data).decode(u"UTF-16LE") if  ((self._root.charset == MaxdbPacket.Charset.utf_16le) and (self.is_wide))  else ((self.data).decode(u"UTF-16BE") if  ((self._root.charset == MaxdbPacket.Charset.utf_16be) and (self.is_wide))  else ((self.data).decode(u"IBM500") if self._root.charset == MaxdbPacket.Charset.ibm500 else ((self.data).decode(u"IBM1047") if self._root.charset == MaxdbPacket.Charset.ibm1047 else ((self.data).decode(u"IBM037") if self._root.charset == MaxdbPacket.Charset.ibm037 else (self.data).decode(u"ISO-8859-1"))))))

                return getattr(self, '_m_text', None)


        class ClientId(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.ClientId, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/client_id")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.define_byte = self._io.read_u1()
                self._raw_terminal_id = self._io.read_bytes_full()
                _io__raw_terminal_id = KaitaiStream(BytesIO(self._raw_terminal_id))
                self.terminal_id = MaxdbPacket.Varpart.Text(_io__raw_terminal_id, self, self._root, self._is_le)

            def _read_be(self):
                self.define_byte = self._io.read_u1()
                self._raw_terminal_id = self._io.read_bytes_full()
                _io__raw_terminal_id = KaitaiStream(BytesIO(self._raw_terminal_id))
                self.terminal_id = MaxdbPacket.Varpart.Text(_io__raw_terminal_id, self, self._root, self._is_le)


            def _fetch_instances(self):
                pass
                self.terminal_id._fetch_instances()


        class ConversionTables(KaitaiStruct):
            def __init__(self, arg_count, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.ConversionTables, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self.arg_count = arg_count
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/conversion_tables")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.tables = []
                for i in range(self.arg_count):
                    self.tables.append(self._io.read_bytes(256))


            def _read_be(self):
                self.tables = []
                for i in range(self.arg_count):
                    self.tables.append(self._io.read_bytes(256))



            def _fetch_instances(self):
                pass
                for i in range(len(self.tables)):
                    pass



        class Counter(KaitaiStruct):
            """A number of 10 digits that fills the body."""
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.Counter, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/counter")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.count = MaxdbPacket.Varpart.Number(6, self._io, self, self._root, self._is_le)
                self.trailing_bytes = self._io.read_bytes_full()
                _ = self.trailing_bytes
                if not len(_) == 0:
                    raise kaitaistruct.ValidationExprError(self.trailing_bytes, self._io, u"/types/varpart/types/counter/seq/1")

            def _read_be(self):
                self.count = MaxdbPacket.Varpart.Number(6, self._io, self, self._root, self._is_le)
                self.trailing_bytes = self._io.read_bytes_full()
                _ = self.trailing_bytes
                if not len(_) == 0:
                    raise kaitaistruct.ValidationExprError(self.trailing_bytes, self._io, u"/types/varpart/types/counter/seq/1")


            def _fetch_instances(self):
                pass
                self.count._fetch_instances()


        class Data(KaitaiStruct):
            def __init__(self, is_logon, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.Data, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self.is_logon = is_logon
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/data")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                if (not (self.is_logon)):
                    pass
                    self.rows = self._io.read_bytes_full()

                if self.is_logon:
                    pass
                    self.logon = self._io.read_bytes_full()


            def _read_be(self):
                if (not (self.is_logon)):
                    pass
                    self.rows = self._io.read_bytes_full()

                if self.is_logon:
                    pass
                    self.logon = self._io.read_bytes_full()



            def _fetch_instances(self):
                pass
                if (not (self.is_logon)):
                    pass

                if self.is_logon:
                    pass



        class Feature(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.Feature, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/feature")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.feature = KaitaiStream.resolve_enum(MaxdbPacket.Feature, self._io.read_u1())
                self.is_on = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())

            def _read_be(self):
                self.feature = KaitaiStream.resolve_enum(MaxdbPacket.Feature, self._io.read_u1())
                self.is_on = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())


            def _fetch_instances(self):
                pass


        class Features(KaitaiStruct):
            def __init__(self, arg_count, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.Features, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self.arg_count = arg_count
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/features")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.features = []
                for i in range(self.arg_count):
                    self.features.append(MaxdbPacket.Varpart.Feature(self._io, self, self._root, self._is_le))


            def _read_be(self):
                self.features = []
                for i in range(self.arg_count):
                    self.features.append(MaxdbPacket.Varpart.Feature(self._io, self, self._root, self._is_le))



            def _fetch_instances(self):
                pass
                for i in range(len(self.features)):
                    pass
                    self.features[i]._fetch_instances()



        class LongDemand(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.LongDemand, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/long_demand")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.define_byte = self._io.read_u1()
                self.at_once = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())
                self.start = MaxdbPacket.Varpart.Number(6, self._io, self, self._root, self._is_le)
                self.length = MaxdbPacket.Varpart.Number(6, self._io, self, self._root, self._is_le)

            def _read_be(self):
                self.define_byte = self._io.read_u1()
                self.at_once = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())
                self.start = MaxdbPacket.Varpart.Number(6, self._io, self, self._root, self._is_le)
                self.length = MaxdbPacket.Varpart.Number(6, self._io, self, self._root, self._is_le)


            def _fetch_instances(self):
                pass
                self.start._fetch_instances()
                self.length._fetch_instances()


        class LongDemands(KaitaiStruct):
            def __init__(self, arg_count, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.LongDemands, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self.arg_count = arg_count
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/long_demands")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.demands = []
                for i in range(self.arg_count):
                    self.demands.append(MaxdbPacket.Varpart.LongDemand(self._io, self, self._root, self._is_le))


            def _read_be(self):
                self.demands = []
                for i in range(self.arg_count):
                    self.demands.append(MaxdbPacket.Varpart.LongDemand(self._io, self, self._root, self._is_le))



            def _fetch_instances(self):
                pass
                for i in range(len(self.demands)):
                    pass
                    self.demands[i]._fetch_instances()



        class LongDescriptor(KaitaiStruct):
            """Describes a LONG value or a portion of one. Its bytes follow where valpos
            points right behind the descriptor and the body holds them; in the reply to
            execute descriptors stand alone.
            """
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.LongDescriptor, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/long_descriptor")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.define_byte = self._io.read_u1()
                self.descriptor = self._io.read_bytes(8)
                self.tabid = self._io.read_bytes(8)
                self.maxlen = self._io.read_s4le()
                self.intern_pos = self._io.read_s4le()
                self.without_short_column = self._io.read_bits_int_be(1) != 0
                self.unicode = self._io.read_bits_int_be(1) != 0
                self.catalog = self._io.read_bits_int_be(1) != 0
                self.comment = self._io.read_bits_int_be(1) != 0
                self.new_record = self._io.read_bits_int_be(1) != 0
                self.no_close = self._io.read_bits_int_be(1) != 0
                self.with_lock = self._io.read_bits_int_be(1) != 0
                self.trigger = self._io.read_bits_int_be(1) != 0
                self.state = self._io.read_u1()
                self.unused1 = self._io.read_u1()
                self.valmode = KaitaiStream.resolve_enum(MaxdbPacket.Valmode, self._io.read_u1())
                self.valind = self._io.read_s2le()
                self.unused2 = self._io.read_s2le()
                self.valpos = self._io.read_s4le()
                self.vallen = self._io.read_s4le()
                if  ((self.vallen > 0) and (self.valpos == self._io.pos() + 1) and (self.vallen <= self._io.size() - self._io.pos()) and (self.valmode != MaxdbPacket.Valmode.nodata) and (self.valmode != MaxdbPacket.Valmode.last_putval)) :
                    pass
                    self.portion = self._io.read_bytes(self.vallen)


            def _read_be(self):
                self.define_byte = self._io.read_u1()
                self.descriptor = self._io.read_bytes(8)
                self.tabid = self._io.read_bytes(8)
                self.maxlen = self._io.read_s4be()
                self.intern_pos = self._io.read_s4be()
                self.without_short_column = self._io.read_bits_int_be(1) != 0
                self.unicode = self._io.read_bits_int_be(1) != 0
                self.catalog = self._io.read_bits_int_be(1) != 0
                self.comment = self._io.read_bits_int_be(1) != 0
                self.new_record = self._io.read_bits_int_be(1) != 0
                self.no_close = self._io.read_bits_int_be(1) != 0
                self.with_lock = self._io.read_bits_int_be(1) != 0
                self.trigger = self._io.read_bits_int_be(1) != 0
                self.state = self._io.read_u1()
                self.unused1 = self._io.read_u1()
                self.valmode = KaitaiStream.resolve_enum(MaxdbPacket.Valmode, self._io.read_u1())
                self.valind = self._io.read_s2be()
                self.unused2 = self._io.read_s2be()
                self.valpos = self._io.read_s4be()
                self.vallen = self._io.read_s4be()
                if  ((self.vallen > 0) and (self.valpos == self._io.pos() + 1) and (self.vallen <= self._io.size() - self._io.pos()) and (self.valmode != MaxdbPacket.Valmode.nodata) and (self.valmode != MaxdbPacket.Valmode.last_putval)) :
                    pass
                    self.portion = self._io.read_bytes(self.vallen)



            def _fetch_instances(self):
                pass
                if  ((self.vallen > 0) and (self.valpos == self._io.pos() + 1) and (self.vallen <= self._io.size() - self._io.pos()) and (self.valmode != MaxdbPacket.Valmode.nodata) and (self.valmode != MaxdbPacket.Valmode.last_putval)) :
                    pass



        class Longdata(KaitaiStruct):
            def __init__(self, arg_count, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.Longdata, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self.arg_count = arg_count
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/longdata")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.descriptors = []
                for i in range(self.arg_count):
                    self.descriptors.append(MaxdbPacket.Varpart.LongDescriptor(self._io, self, self._root, self._is_le))

                self.behind = self._io.read_bytes_full()

            def _read_be(self):
                self.descriptors = []
                for i in range(self.arg_count):
                    self.descriptors.append(MaxdbPacket.Varpart.LongDescriptor(self._io, self, self._root, self._is_le))

                self.behind = self._io.read_bytes_full()


            def _fetch_instances(self):
                pass
                for i in range(len(self.descriptors)):
                    pass
                    self.descriptors[i]._fetch_instances()



        class Name(KaitaiStruct):
            """A text behind its length."""
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.Name, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/name")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.len_name = self._io.read_u1()
                self._raw_name = self._io.read_bytes(self.len_name)
                _io__raw_name = KaitaiStream(BytesIO(self._raw_name))
                self.name = MaxdbPacket.Varpart.Text(_io__raw_name, self, self._root, self._is_le)

            def _read_be(self):
                self.len_name = self._io.read_u1()
                self._raw_name = self._io.read_bytes(self.len_name)
                _io__raw_name = KaitaiStream(BytesIO(self._raw_name))
                self.name = MaxdbPacket.Varpart.Text(_io__raw_name, self, self._root, self._is_le)


            def _fetch_instances(self):
                pass
                self.name._fetch_instances()


        class Names(KaitaiStruct):
            def __init__(self, arg_count, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.Names, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self.arg_count = arg_count
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/names")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.names = []
                for i in range(self.arg_count):
                    self.names.append(MaxdbPacket.Varpart.Name(self._io, self, self._root, self._is_le))


            def _read_be(self):
                self.names = []
                for i in range(self.arg_count):
                    self.names.append(MaxdbPacket.Varpart.Name(self._io, self, self._root, self._is_le))



            def _fetch_instances(self):
                pass
                for i in range(len(self.names)):
                    pass
                    self.names[i]._fetch_instances()



        class Number(KaitaiStruct):
            """A define byte and a number of the database: a characteristic (exponent and
            sign), then decimal digits, two a byte. Compared byte by byte they lie in
            the order of their values.
            """
            def __init__(self, len_number, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.Number, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self.len_number = len_number
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/number")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.define_byte = self._io.read_u1()
                if self.define_byte < 252:
                    pass
                    self.number = self._io.read_bytes(self.len_number)

                if self.define_byte >= 252:
                    pass
                    self.undefined = self._io.read_bytes(self.len_number)


            def _read_be(self):
                self.define_byte = self._io.read_u1()
                if self.define_byte < 252:
                    pass
                    self.number = self._io.read_bytes(self.len_number)

                if self.define_byte >= 252:
                    pass
                    self.undefined = self._io.read_bytes(self.len_number)



            def _fetch_instances(self):
                pass
                if self.define_byte < 252:
                    pass

                if self.define_byte >= 252:
                    pass


            @property
            def exponent(self):
                """Power of ten behind the fraction. Line 230 prints 104 for 10^4, a lost
                superscript.
                
                .. seealso::
                   Order interface manual 7.3, numbers
                """
                if hasattr(self, '_m_exponent'):
                    return self._m_exponent

                if  ((self.define_byte < 252) and (KaitaiStream.byte_array_index(self.number, 0) != 128)) :
                    pass
                    self._m_exponent = (64 - KaitaiStream.byte_array_index(self.number, 0) if KaitaiStream.byte_array_index(self.number, 0) < 128 else KaitaiStream.byte_array_index(self.number, 0) - 192)

                return getattr(self, '_m_exponent', None)

            @property
            def is_negative(self):
                """The number is below 0.
                
                .. seealso::
                   Order interface manual 7.3, numbers
                """
                if hasattr(self, '_m_is_negative'):
                    return self._m_is_negative

                if self.define_byte < 252:
                    pass
                    self._m_is_negative = KaitaiStream.byte_array_index(self.number, 0) < 128

                return getattr(self, '_m_is_negative', None)

            @property
            def is_zero(self):
                """The number is 0.
                
                .. seealso::
                   Order interface manual 7.3, numbers
                """
                if hasattr(self, '_m_is_zero'):
                    return self._m_is_zero

                if self.define_byte < 252:
                    pass
                    self._m_is_zero = KaitaiStream.byte_array_index(self.number, 0) == 128

                return getattr(self, '_m_is_zero', None)


        class ParameterDescription(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.ParameterDescription, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/parameter_description")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.data_type = KaitaiStream.resolve_enum(MaxdbPacket.DataType, self._io.read_u1())
                self.frac = self._io.read_u1()
                self.length = self._io.read_s2le()

            def _read_be(self):
                self.data_type = KaitaiStream.resolve_enum(MaxdbPacket.DataType, self._io.read_u1())
                self.frac = self._io.read_u1()
                self.length = self._io.read_s2be()


            def _fetch_instances(self):
                pass


        class ParameterDescriptions(KaitaiStruct):
            def __init__(self, arg_count, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.ParameterDescriptions, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self.arg_count = arg_count
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/parameter_descriptions")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.parameters = []
                for i in range(self.arg_count):
                    self.parameters.append(MaxdbPacket.Varpart.ParameterDescription(self._io, self, self._root, self._is_le))


            def _read_be(self):
                self.parameters = []
                for i in range(self.arg_count):
                    self.parameters.append(MaxdbPacket.Varpart.ParameterDescription(self._io, self, self._root, self._is_le))



            def _fetch_instances(self):
                pass
                for i in range(len(self.parameters)):
                    pass
                    self.parameters[i]._fetch_instances()



        class ParseId(KaitaiStruct):
            """Names a parsed statement, 12 bytes that are never swapped."""
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.ParseId, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/parse_id")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.session_id = self._io.read_u4be()
                self.statement_counter = self._io.read_bits_int_be(24)
                self.command_number = self._io.read_u1()
                self.message_kind = KaitaiStream.resolve_enum(MaxdbPacket.KernelMessageKind, self._io.read_u1())
                self.buffer_number = self._io.read_u1()
                self.application_info = KaitaiStream.resolve_enum(MaxdbPacket.ApplicationInfo, self._io.read_u1())
                self.date_format = KaitaiStream.resolve_enum(MaxdbPacket.DateFormat, self._io.read_u1())

            def _read_be(self):
                self.session_id = self._io.read_u4be()
                self.statement_counter = self._io.read_bits_int_be(24)
                self.command_number = self._io.read_u1()
                self.message_kind = KaitaiStream.resolve_enum(MaxdbPacket.KernelMessageKind, self._io.read_u1())
                self.buffer_number = self._io.read_u1()
                self.application_info = KaitaiStream.resolve_enum(MaxdbPacket.ApplicationInfo, self._io.read_u1())
                self.date_format = KaitaiStream.resolve_enum(MaxdbPacket.DateFormat, self._io.read_u1())


            def _fetch_instances(self):
                pass


        class ParseIds(KaitaiStruct):
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.ParseIds, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/parse_ids")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.parse_ids = []
                i = 0
                while True:
                    _ = MaxdbPacket.Varpart.ParseId(self._io, self, self._root, self._is_le)
                    self.parse_ids.append(_)
                    if self._io.is_eof():
                        break
                    i += 1

            def _read_be(self):
                self.parse_ids = []
                i = 0
                while True:
                    _ = MaxdbPacket.Varpart.ParseId(self._io, self, self._root, self._is_le)
                    self.parse_ids.append(_)
                    if self._io.is_eof():
                        break
                    i += 1


            def _fetch_instances(self):
                pass
                for i in range(len(self.parse_ids)):
                    pass
                    self.parse_ids[i]._fetch_instances()



        class Part(KaitaiStruct):
            """One argument of a command or one result, a header of 16 bytes and a body."""
            def __init__(self, index, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.Part, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self.index = index
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/part")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.part_kind = KaitaiStream.resolve_enum(MaxdbPacket.PartKind, self._io.read_u1())
                _ = self.part_kind
                if not  ((self._io.pos() + 15 <= self._parent.segm_offset + self._parent.segm_len) and ( ((self._root.strictness == 0) or (self.index > 0) or (self._parent.segm_kind != MaxdbPacket.SegmentKind.cmd) or (_ == MaxdbPacket.PartKind.command) or ( ((self._parent.request.message_type != MaxdbPacket.MessageType.dbs) and (self._parent.request.message_type != MaxdbPacket.MessageType.parse) and (self._parent.request.message_type != MaxdbPacket.MessageType.syntax) and (self._parent.request.message_type != MaxdbPacket.MessageType.utility)) )) ) and ( ((self._root.strictness == 0) or (self.index > 0) or (self._parent.segm_kind != MaxdbPacket.SegmentKind.cmd) or (_ == MaxdbPacket.PartKind.parsid) or (self._parent.request.message_type != MaxdbPacket.MessageType.execute)) )) :
                    raise kaitaistruct.ValidationExprError(self.part_kind, self._io, u"/types/varpart/types/part/seq/0")
                self.unused_attributes = self._io.read_bits_int_be(5)
                self.first_packet = self._io.read_bits_int_be(1) != 0
                self.next_packet = self._io.read_bits_int_be(1) != 0
                self.last_packet = self._io.read_bits_int_be(1) != 0
                self.arg_count = self._io.read_s2le()
                _ = self.arg_count
                if not  ((_ >= 0) and ( ((self._root.strictness == 0) or (_ > 0) or (self._parent.segm_kind != MaxdbPacket.SegmentKind.cmd) or (self.last_packet) or (self.part_kind == MaxdbPacket.PartKind.nil) or (self.part_kind == MaxdbPacket.PartKind.appl_parameter_description) or (self._parent.request.message_type == MaxdbPacket.MessageType.hello)) )) :
                    raise kaitaistruct.ValidationExprError(self.arg_count, self._io, u"/types/varpart/types/part/seq/5")
                self.segm_offset = self._io.read_s4le()
                _ = self.segm_offset
                if not _ == self._parent.segm_offset:
                    raise kaitaistruct.ValidationExprError(self.segm_offset, self._io, u"/types/varpart/types/part/seq/6")
                self.buf_len = self._io.read_s4le()
                _ = self.buf_len
                if not  ((_ >= 0) and (_ <= ((self._parent.segm_offset + self._parent.segm_len) - self._io.pos()) - 4)) :
                    raise kaitaistruct.ValidationExprError(self.buf_len, self._io, u"/types/varpart/types/part/seq/7")
                self.buf_size = self._io.read_s4le()
                _ = self.buf_size
                if not  ((_ >= self.buf_len) or (self._root.strictness == 0)) :
                    raise kaitaistruct.ValidationExprError(self.buf_size, self._io, u"/types/varpart/types/part/seq/8")
                _on = self.part_kind
                if _on == MaxdbPacket.PartKind.abap_info:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.AbapInfo(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.appl_parameter_description:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.ParameterDescriptions(self.arg_count, _io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.clientid:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.ClientId(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.columnnames:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Names(self.arg_count, _io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.command:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Text(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.conv_tables_returned:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.ConversionTables(self.arg_count, _io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.data:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Data(self._parent.is_logon, _io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.errortext:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Text(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.feature:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Features(self.arg_count, _io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.long_demand:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.LongDemands(self.arg_count, _io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.longdata:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Longdata(self.arg_count, _io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.modulname:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Text(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.output_cols_no_parameter:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Shortinfos(self.arg_count, self.part_kind == MaxdbPacket.PartKind.vardata_shortinfo, _io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.parsid:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.ParseIds(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.parsid_of_select:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.ParseIds(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.relative_pos:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Counter(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.resultcount:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Counter(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.resulttablename:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Text(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.serial:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Serial(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.session_info_returned:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.SessionInfo(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.shortinfo:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Shortinfos(self.arg_count, self.part_kind == MaxdbPacket.PartKind.vardata_shortinfo, _io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.tablename:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Text(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.user_info_returned:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.UserInfo(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.vardata:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Vardata(self.arg_count, self._parent.is_logon, _io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.vardata_shortinfo:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Shortinfos(self.arg_count, self.part_kind == MaxdbPacket.PartKind.vardata_shortinfo, _io__raw_body, self, self._root, self._is_le)
                else:
                    pass
                    self.body = self._io.read_bytes(self.buf_len)
                self.filler = self._io.read_bytes(((self._parent.segm_offset + self._parent.segm_len) - self._io.pos() if (self._parent.segm_offset + self._parent.segm_len) - self._io.pos() < (8 - self.buf_len % 8) % 8 else (8 - self.buf_len % 8) % 8))

            def _read_be(self):
                self.part_kind = KaitaiStream.resolve_enum(MaxdbPacket.PartKind, self._io.read_u1())
                _ = self.part_kind
                if not  ((self._io.pos() + 15 <= self._parent.segm_offset + self._parent.segm_len) and ( ((self._root.strictness == 0) or (self.index > 0) or (self._parent.segm_kind != MaxdbPacket.SegmentKind.cmd) or (_ == MaxdbPacket.PartKind.command) or ( ((self._parent.request.message_type != MaxdbPacket.MessageType.dbs) and (self._parent.request.message_type != MaxdbPacket.MessageType.parse) and (self._parent.request.message_type != MaxdbPacket.MessageType.syntax) and (self._parent.request.message_type != MaxdbPacket.MessageType.utility)) )) ) and ( ((self._root.strictness == 0) or (self.index > 0) or (self._parent.segm_kind != MaxdbPacket.SegmentKind.cmd) or (_ == MaxdbPacket.PartKind.parsid) or (self._parent.request.message_type != MaxdbPacket.MessageType.execute)) )) :
                    raise kaitaistruct.ValidationExprError(self.part_kind, self._io, u"/types/varpart/types/part/seq/0")
                self.unused_attributes = self._io.read_bits_int_be(5)
                self.first_packet = self._io.read_bits_int_be(1) != 0
                self.next_packet = self._io.read_bits_int_be(1) != 0
                self.last_packet = self._io.read_bits_int_be(1) != 0
                self.arg_count = self._io.read_s2be()
                _ = self.arg_count
                if not  ((_ >= 0) and ( ((self._root.strictness == 0) or (_ > 0) or (self._parent.segm_kind != MaxdbPacket.SegmentKind.cmd) or (self.last_packet) or (self.part_kind == MaxdbPacket.PartKind.nil) or (self.part_kind == MaxdbPacket.PartKind.appl_parameter_description) or (self._parent.request.message_type == MaxdbPacket.MessageType.hello)) )) :
                    raise kaitaistruct.ValidationExprError(self.arg_count, self._io, u"/types/varpart/types/part/seq/5")
                self.segm_offset = self._io.read_s4be()
                _ = self.segm_offset
                if not _ == self._parent.segm_offset:
                    raise kaitaistruct.ValidationExprError(self.segm_offset, self._io, u"/types/varpart/types/part/seq/6")
                self.buf_len = self._io.read_s4be()
                _ = self.buf_len
                if not  ((_ >= 0) and (_ <= ((self._parent.segm_offset + self._parent.segm_len) - self._io.pos()) - 4)) :
                    raise kaitaistruct.ValidationExprError(self.buf_len, self._io, u"/types/varpart/types/part/seq/7")
                self.buf_size = self._io.read_s4be()
                _ = self.buf_size
                if not  ((_ >= self.buf_len) or (self._root.strictness == 0)) :
                    raise kaitaistruct.ValidationExprError(self.buf_size, self._io, u"/types/varpart/types/part/seq/8")
                _on = self.part_kind
                if _on == MaxdbPacket.PartKind.abap_info:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.AbapInfo(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.appl_parameter_description:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.ParameterDescriptions(self.arg_count, _io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.clientid:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.ClientId(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.columnnames:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Names(self.arg_count, _io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.command:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Text(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.conv_tables_returned:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.ConversionTables(self.arg_count, _io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.data:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Data(self._parent.is_logon, _io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.errortext:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Text(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.feature:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Features(self.arg_count, _io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.long_demand:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.LongDemands(self.arg_count, _io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.longdata:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Longdata(self.arg_count, _io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.modulname:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Text(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.output_cols_no_parameter:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Shortinfos(self.arg_count, self.part_kind == MaxdbPacket.PartKind.vardata_shortinfo, _io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.parsid:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.ParseIds(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.parsid_of_select:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.ParseIds(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.relative_pos:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Counter(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.resultcount:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Counter(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.resulttablename:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Text(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.serial:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Serial(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.session_info_returned:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.SessionInfo(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.shortinfo:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Shortinfos(self.arg_count, self.part_kind == MaxdbPacket.PartKind.vardata_shortinfo, _io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.tablename:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Text(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.user_info_returned:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.UserInfo(_io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.vardata:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Vardata(self.arg_count, self._parent.is_logon, _io__raw_body, self, self._root, self._is_le)
                elif _on == MaxdbPacket.PartKind.vardata_shortinfo:
                    pass
                    self._raw_body = self._io.read_bytes(self.buf_len)
                    _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
                    self.body = MaxdbPacket.Varpart.Shortinfos(self.arg_count, self.part_kind == MaxdbPacket.PartKind.vardata_shortinfo, _io__raw_body, self, self._root, self._is_le)
                else:
                    pass
                    self.body = self._io.read_bytes(self.buf_len)
                self.filler = self._io.read_bytes(((self._parent.segm_offset + self._parent.segm_len) - self._io.pos() if (self._parent.segm_offset + self._parent.segm_len) - self._io.pos() < (8 - self.buf_len % 8) % 8 else (8 - self.buf_len % 8) % 8))


            def _fetch_instances(self):
                pass
                _on = self.part_kind
                if _on == MaxdbPacket.PartKind.abap_info:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.appl_parameter_description:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.clientid:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.columnnames:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.command:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.conv_tables_returned:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.data:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.errortext:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.feature:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.long_demand:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.longdata:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.modulname:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.output_cols_no_parameter:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.parsid:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.parsid_of_select:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.relative_pos:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.resultcount:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.resulttablename:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.serial:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.session_info_returned:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.shortinfo:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.tablename:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.user_info_returned:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.vardata:
                    pass
                    self.body._fetch_instances()
                elif _on == MaxdbPacket.PartKind.vardata_shortinfo:
                    pass
                    self.body._fetch_instances()
                else:
                    pass


        class Reply(KaitaiStruct):
            """Header of a reply, 27 bytes behind the common 13."""
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.Reply, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/reply")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.sqlstate = (self._io.read_bytes(5)).decode(u"ISO-8859-1")
                self.returncode = self._io.read_s2le()
                self.errorpos = self._io.read_s4le()
                self.extern_warning = MaxdbPacket.Varpart.Warnings(self._io, self, self._root, self._is_le)
                self.unused_intern_warning = self._io.read_bits_int_be(7)
                self.result_set_closed = self._io.read_bits_int_be(1) != 0
                self.unused_intern_warning2 = self._io.read_u1()
                self.function_code = KaitaiStream.resolve_enum(MaxdbPacket.FunctionCode, self._io.read_s2le())
                self.tracelevel = self._io.read_u1()
                self.filler1 = self._io.read_u1()
                self.filler2 = self._io.read_bytes(8)

            def _read_be(self):
                self.sqlstate = (self._io.read_bytes(5)).decode(u"ISO-8859-1")
                self.returncode = self._io.read_s2be()
                self.errorpos = self._io.read_s4be()
                self.extern_warning = MaxdbPacket.Varpart.Warnings(self._io, self, self._root, self._is_le)
                self.unused_intern_warning = self._io.read_bits_int_be(7)
                self.result_set_closed = self._io.read_bits_int_be(1) != 0
                self.unused_intern_warning2 = self._io.read_u1()
                self.function_code = KaitaiStream.resolve_enum(MaxdbPacket.FunctionCode, self._io.read_s2be())
                self.tracelevel = self._io.read_u1()
                self.filler1 = self._io.read_u1()
                self.filler2 = self._io.read_bytes(8)


            def _fetch_instances(self):
                pass
                self.extern_warning._fetch_instances()


        class Request(KaitaiStruct):
            """Header of a command, 27 bytes behind the common 13."""
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.Request, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/request")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.message_type = KaitaiStream.resolve_enum(MaxdbPacket.MessageType, self._io.read_u1())
                _ = self.message_type
                if not  ((self._root.strictness == 0) or (self._parent.segm_kind != MaxdbPacket.SegmentKind.cmd) or ((self._parent.no_of_parts == 0 if  ((_ == MaxdbPacket.MessageType.hello) or (_ == MaxdbPacket.MessageType.get_challenge))  else self._parent.no_of_parts != 0))) :
                    raise kaitaistruct.ValidationExprError(self.message_type, self._io, u"/types/varpart/types/request/seq/0")
                self.sqlmode = KaitaiStream.resolve_enum(MaxdbPacket.Sqlmode, self._io.read_u1())
                _ = self.sqlmode
                if not  ((self._root.strictness < 2) or (self._parent.segm_kind != MaxdbPacket.SegmentKind.cmd) or ( ((int(_) >= 1) and (int(_) <= 5)) )) :
                    raise kaitaistruct.ValidationExprError(self.sqlmode, self._io, u"/types/varpart/types/request/seq/1")
                self.producer = KaitaiStream.resolve_enum(MaxdbPacket.Producer, self._io.read_u1())
                self.commit_immediately = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())
                self.ignore_costwarning = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())
                self.prepare = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())
                self.with_info = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())
                self.mass_cmd = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())
                self.parsing_again = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())
                self.unused_options = self._io.read_bits_int_be(5)
                self.no_explicit_close = self._io.read_bits_int_be(1) != 0
                self.scrollable_cursor = self._io.read_bits_int_be(1) != 0
                self.no_implicit_fetch = self._io.read_bits_int_be(1) != 0
                self.filler1 = self._io.read_u1()
                self.filler2 = self._io.read_bytes(8)
                self.filler3 = self._io.read_bytes(8)

            def _read_be(self):
                self.message_type = KaitaiStream.resolve_enum(MaxdbPacket.MessageType, self._io.read_u1())
                _ = self.message_type
                if not  ((self._root.strictness == 0) or (self._parent.segm_kind != MaxdbPacket.SegmentKind.cmd) or ((self._parent.no_of_parts == 0 if  ((_ == MaxdbPacket.MessageType.hello) or (_ == MaxdbPacket.MessageType.get_challenge))  else self._parent.no_of_parts != 0))) :
                    raise kaitaistruct.ValidationExprError(self.message_type, self._io, u"/types/varpart/types/request/seq/0")
                self.sqlmode = KaitaiStream.resolve_enum(MaxdbPacket.Sqlmode, self._io.read_u1())
                _ = self.sqlmode
                if not  ((self._root.strictness < 2) or (self._parent.segm_kind != MaxdbPacket.SegmentKind.cmd) or ( ((int(_) >= 1) and (int(_) <= 5)) )) :
                    raise kaitaistruct.ValidationExprError(self.sqlmode, self._io, u"/types/varpart/types/request/seq/1")
                self.producer = KaitaiStream.resolve_enum(MaxdbPacket.Producer, self._io.read_u1())
                self.commit_immediately = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())
                self.ignore_costwarning = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())
                self.prepare = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())
                self.with_info = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())
                self.mass_cmd = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())
                self.parsing_again = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())
                self.unused_options = self._io.read_bits_int_be(5)
                self.no_explicit_close = self._io.read_bits_int_be(1) != 0
                self.scrollable_cursor = self._io.read_bits_int_be(1) != 0
                self.no_implicit_fetch = self._io.read_bits_int_be(1) != 0
                self.filler1 = self._io.read_u1()
                self.filler2 = self._io.read_bytes(8)
                self.filler3 = self._io.read_bytes(8)


            def _fetch_instances(self):
                pass


        class Segment(KaitaiStruct):
            """A command or the reply to one, a header of 40 bytes and parts."""
            def __init__(self, index, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.Segment, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self.index = index
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/segment")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.segm_len = self._io.read_s4le()
                _ = self.segm_len
                if not  ((_ >= 40) and (_ <= (self._io.size() - self._io.pos()) + 4)) :
                    raise kaitaistruct.ValidationExprError(self.segm_len, self._io, u"/types/varpart/types/segment/seq/0")
                self.segm_offset = self._io.read_s4le()
                _ = self.segm_offset
                if not _ == self._io.pos() - 8:
                    raise kaitaistruct.ValidationExprError(self.segm_offset, self._io, u"/types/varpart/types/segment/seq/1")
                self.no_of_parts = self._io.read_s2le()
                _ = self.no_of_parts
                if not  ((_ >= 0) and ( ((self._root.strictness == 0) or (_ <= (self.segm_len - 40) // 16)) )) :
                    raise kaitaistruct.ValidationExprError(self.no_of_parts, self._io, u"/types/varpart/types/segment/seq/2")
                self.own_index = self._io.read_s2le()
                _ = self.own_index
                if not _ == self.index + 1:
                    raise kaitaistruct.ValidationExprError(self.own_index, self._io, u"/types/varpart/types/segment/seq/3")
                self.segm_kind = KaitaiStream.resolve_enum(MaxdbPacket.SegmentKind, self._io.read_u1())
                _ = self.segm_kind
                if not  ((int(_) >= 1) and (int(_) <= 4) and ( ((self._root.strictness == 0) or (_ != MaxdbPacket.SegmentKind.cmd) or (self.segm_len % 8 == 0)) )) :
                    raise kaitaistruct.ValidationExprError(self.segm_kind, self._io, u"/types/varpart/types/segment/seq/4")
                if  ((self.segm_kind == MaxdbPacket.SegmentKind.cmd) or (self.segm_kind == MaxdbPacket.SegmentKind.proccall)) :
                    pass
                    self.request = MaxdbPacket.Varpart.Request(self._io, self, self._root, self._is_le)

                if  ((self.segm_kind == MaxdbPacket.SegmentKind.reply) or (self.segm_kind == MaxdbPacket.SegmentKind.procreply)) :
                    pass
                    self.reply = MaxdbPacket.Varpart.Reply(self._io, self, self._root, self._is_le)

                self.parts = []
                for i in range(self.no_of_parts):
                    self.parts.append(MaxdbPacket.Varpart.Part(i, self._io, self, self._root, self._is_le))

                self.unused = self._io.read_bytes((self.segm_offset + self.segm_len) - self._io.pos())
                self.filler = self._io.read_bytes((self._io.size() - self._io.pos() if self._io.size() - self._io.pos() < (8 - self.segm_len % 8) % 8 else (8 - self.segm_len % 8) % 8))

            def _read_be(self):
                self.segm_len = self._io.read_s4be()
                _ = self.segm_len
                if not  ((_ >= 40) and (_ <= (self._io.size() - self._io.pos()) + 4)) :
                    raise kaitaistruct.ValidationExprError(self.segm_len, self._io, u"/types/varpart/types/segment/seq/0")
                self.segm_offset = self._io.read_s4be()
                _ = self.segm_offset
                if not _ == self._io.pos() - 8:
                    raise kaitaistruct.ValidationExprError(self.segm_offset, self._io, u"/types/varpart/types/segment/seq/1")
                self.no_of_parts = self._io.read_s2be()
                _ = self.no_of_parts
                if not  ((_ >= 0) and ( ((self._root.strictness == 0) or (_ <= (self.segm_len - 40) // 16)) )) :
                    raise kaitaistruct.ValidationExprError(self.no_of_parts, self._io, u"/types/varpart/types/segment/seq/2")
                self.own_index = self._io.read_s2be()
                _ = self.own_index
                if not _ == self.index + 1:
                    raise kaitaistruct.ValidationExprError(self.own_index, self._io, u"/types/varpart/types/segment/seq/3")
                self.segm_kind = KaitaiStream.resolve_enum(MaxdbPacket.SegmentKind, self._io.read_u1())
                _ = self.segm_kind
                if not  ((int(_) >= 1) and (int(_) <= 4) and ( ((self._root.strictness == 0) or (_ != MaxdbPacket.SegmentKind.cmd) or (self.segm_len % 8 == 0)) )) :
                    raise kaitaistruct.ValidationExprError(self.segm_kind, self._io, u"/types/varpart/types/segment/seq/4")
                if  ((self.segm_kind == MaxdbPacket.SegmentKind.cmd) or (self.segm_kind == MaxdbPacket.SegmentKind.proccall)) :
                    pass
                    self.request = MaxdbPacket.Varpart.Request(self._io, self, self._root, self._is_le)

                if  ((self.segm_kind == MaxdbPacket.SegmentKind.reply) or (self.segm_kind == MaxdbPacket.SegmentKind.procreply)) :
                    pass
                    self.reply = MaxdbPacket.Varpart.Reply(self._io, self, self._root, self._is_le)

                self.parts = []
                for i in range(self.no_of_parts):
                    self.parts.append(MaxdbPacket.Varpart.Part(i, self._io, self, self._root, self._is_le))

                self.unused = self._io.read_bytes((self.segm_offset + self.segm_len) - self._io.pos())
                self.filler = self._io.read_bytes((self._io.size() - self._io.pos() if self._io.size() - self._io.pos() < (8 - self.segm_len % 8) % 8 else (8 - self.segm_len % 8) % 8))


            def _fetch_instances(self):
                pass
                if  ((self.segm_kind == MaxdbPacket.SegmentKind.cmd) or (self.segm_kind == MaxdbPacket.SegmentKind.proccall)) :
                    pass
                    self.request._fetch_instances()

                if  ((self.segm_kind == MaxdbPacket.SegmentKind.reply) or (self.segm_kind == MaxdbPacket.SegmentKind.procreply)) :
                    pass
                    self.reply._fetch_instances()

                for i in range(len(self.parts)):
                    pass
                    self.parts[i]._fetch_instances()


            @property
            def is_logon(self):
                """A request of a type whose values, where it has any, are those of a logon: a
                CONNECT or a step before it.
                
                .. seealso::
                   MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_segment_header
                """
                if hasattr(self, '_m_is_logon'):
                    return self._m_is_logon

                self._m_is_logon =  ((self.segm_kind == MaxdbPacket.SegmentKind.cmd) and ( ((self.request.message_type == MaxdbPacket.MessageType.dbs) or (self.request.message_type == MaxdbPacket.MessageType.get_challenge)) )) 
                return getattr(self, '_m_is_logon', None)


        class Serial(KaitaiStruct):
            """Keys that the kernel generated."""
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.Serial, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/serial")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.first_key = MaxdbPacket.Varpart.Number(20, self._io, self, self._root, self._is_le)
                self.last_key = MaxdbPacket.Varpart.Number(20, self._io, self, self._root, self._is_le)

            def _read_be(self):
                self.first_key = MaxdbPacket.Varpart.Number(20, self._io, self, self._root, self._is_le)
                self.last_key = MaxdbPacket.Varpart.Number(20, self._io, self, self._root, self._is_le)


            def _fetch_instances(self):
                pass
                self.first_key._fetch_instances()
                self.last_key._fetch_instances()


        class SessionInfo(KaitaiStruct):
            """Answer to CONNECT or SET, 2208 bytes. Texts in it stay bytes."""
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.SessionInfo, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/session_info")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.is_unicode = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())
                self.session_id = self._io.read_u4be()
                self.len_nls_date_format = self._io.read_u1()
                self.nls_date_format = self._io.read_bytes(100)
                self.len_nls_date_format_coded = self._io.read_u1()
                self.nls_date_format_coded = self._io.read_bytes(50)
                self.nls_date_language = self._io.read_bytes(6)
                self.nls_language = self._io.read_bytes(6)
                self.date_format = KaitaiStream.resolve_enum(MaxdbPacket.DateFormat, self._io.read_u1())
                self.numeric_characters = self._io.read_bytes(4)
                self.filler1 = self._io.read_bytes(18)
                self.dictionary = self._io.read_bytes(2000)
                self.page_size = MaxdbPacket.Varpart.Number(3, self._io, self, self._root, self._is_le)
                self.filler2 = self._io.read_bytes(4)
                self.kernel_version = (self._io.read_bytes(5)).decode(u"ISO-8859-1")
                self.filler3 = self._io.read_bytes(3)

            def _read_be(self):
                self.is_unicode = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())
                self.session_id = self._io.read_u4be()
                self.len_nls_date_format = self._io.read_u1()
                self.nls_date_format = self._io.read_bytes(100)
                self.len_nls_date_format_coded = self._io.read_u1()
                self.nls_date_format_coded = self._io.read_bytes(50)
                self.nls_date_language = self._io.read_bytes(6)
                self.nls_language = self._io.read_bytes(6)
                self.date_format = KaitaiStream.resolve_enum(MaxdbPacket.DateFormat, self._io.read_u1())
                self.numeric_characters = self._io.read_bytes(4)
                self.filler1 = self._io.read_bytes(18)
                self.dictionary = self._io.read_bytes(2000)
                self.page_size = MaxdbPacket.Varpart.Number(3, self._io, self, self._root, self._is_le)
                self.filler2 = self._io.read_bytes(4)
                self.kernel_version = (self._io.read_bytes(5)).decode(u"ISO-8859-1")
                self.filler3 = self._io.read_bytes(3)


            def _fetch_instances(self):
                pass
                self.page_size._fetch_instances()


        class Shortinfo(KaitaiStruct):
            """Describes one parameter or output column."""
            def __init__(self, is_vardata, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.Shortinfo, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self.is_vardata = is_vardata
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/shortinfo")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.unused_mode = self._io.read_bits_int_be(4)
                self.escape_character = self._io.read_bits_int_be(1) != 0
                self.has_default = self._io.read_bits_int_be(1) != 0
                self.null_allowed = self._io.read_bits_int_be(1) != 0
                self.null_not_allowed = self._io.read_bits_int_be(1) != 0
                self.io_type = KaitaiStream.resolve_enum(MaxdbPacket.IoType, self._io.read_u1())
                self.data_type = KaitaiStream.resolve_enum(MaxdbPacket.DataType, self._io.read_u1())
                self.frac = self._io.read_u1()
                self.length = self._io.read_u2le()
                self.in_out_len = self._io.read_u2le()
                if  (((not (self.is_vardata))) or (self.io_type != MaxdbPacket.IoType.input)) :
                    pass
                    self.bufpos = self._io.read_s4le()

                if  ((self.is_vardata) and (self.io_type == MaxdbPacket.IoType.input)) :
                    pass
                    self.param_no = self._io.read_s2le()

                if  ((self.is_vardata) and (self.io_type == MaxdbPacket.IoType.input)) :
                    pass
                    self.read_only = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())

                if  ((self.is_vardata) and (self.io_type == MaxdbPacket.IoType.input)) :
                    pass
                    self.serial = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())


            def _read_be(self):
                self.unused_mode = self._io.read_bits_int_be(4)
                self.escape_character = self._io.read_bits_int_be(1) != 0
                self.has_default = self._io.read_bits_int_be(1) != 0
                self.null_allowed = self._io.read_bits_int_be(1) != 0
                self.null_not_allowed = self._io.read_bits_int_be(1) != 0
                self.io_type = KaitaiStream.resolve_enum(MaxdbPacket.IoType, self._io.read_u1())
                self.data_type = KaitaiStream.resolve_enum(MaxdbPacket.DataType, self._io.read_u1())
                self.frac = self._io.read_u1()
                self.length = self._io.read_u2be()
                self.in_out_len = self._io.read_u2be()
                if  (((not (self.is_vardata))) or (self.io_type != MaxdbPacket.IoType.input)) :
                    pass
                    self.bufpos = self._io.read_s4be()

                if  ((self.is_vardata) and (self.io_type == MaxdbPacket.IoType.input)) :
                    pass
                    self.param_no = self._io.read_s2be()

                if  ((self.is_vardata) and (self.io_type == MaxdbPacket.IoType.input)) :
                    pass
                    self.read_only = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())

                if  ((self.is_vardata) and (self.io_type == MaxdbPacket.IoType.input)) :
                    pass
                    self.serial = KaitaiStream.resolve_enum(MaxdbPacket.Switch, self._io.read_u1())



            def _fetch_instances(self):
                pass
                if  (((not (self.is_vardata))) or (self.io_type != MaxdbPacket.IoType.input)) :
                    pass

                if  ((self.is_vardata) and (self.io_type == MaxdbPacket.IoType.input)) :
                    pass

                if  ((self.is_vardata) and (self.io_type == MaxdbPacket.IoType.input)) :
                    pass

                if  ((self.is_vardata) and (self.io_type == MaxdbPacket.IoType.input)) :
                    pass



        class Shortinfos(KaitaiStruct):
            def __init__(self, arg_count, is_vardata, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.Shortinfos, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self.arg_count = arg_count
                self.is_vardata = is_vardata
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/shortinfos")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.shortinfos = []
                for i in range(self.arg_count):
                    self.shortinfos.append(MaxdbPacket.Varpart.Shortinfo(self.is_vardata, self._io, self, self._root, self._is_le))


            def _read_be(self):
                self.shortinfos = []
                for i in range(self.arg_count):
                    self.shortinfos.append(MaxdbPacket.Varpart.Shortinfo(self.is_vardata, self._io, self, self._root, self._is_le))



            def _fetch_instances(self):
                pass
                for i in range(len(self.shortinfos)):
                    pass
                    self.shortinfos[i]._fetch_instances()



        class Text(KaitaiStruct):
            """A text that fills the body. Trailing blanks are cut by the writer."""
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.Text, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/text")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.data = self._io.read_bytes_full()

            def _read_be(self):
                self.data = self._io.read_bytes_full()


            def _fetch_instances(self):
                pass

            @property
            def text(self):
                """The text. UCS-2 is read as UTF-16, which refuses halves of pairs; where the
                statement creates no result table, resulttablename holds zero bytes.
                
                .. seealso::
                   Order interface manual 7.3, texts of the parts command and errortext
                """
                if hasattr(self, '_m_text'):
                    return self._m_text

                if self._root.charset != MaxdbPacket.Charset.unknown:
                    pass
                    self._m_text = ((self.data).decode(u"ISO-8859-1") if self._root.charset == MaxdbPacket.Charset.iso_8859_1 else ((self.data).decode(u"UTF-16LE") if self._root.charset == MaxdbPacket.Charset.utf_16le else ((self.data).decode(u"UTF-16BE") if self._root.charset == MaxdbPacket.Charset.utf_16be else ((self.data).decode(u"UTF-8") if self._root.charset == MaxdbPacket.Charset.utf_8 else ((self.data).decode(u"IBM500") if self._root.charset == MaxdbPacket.Charset.ibm500 else ((self.data).decode(u"IBM1047") if self._root.charset == MaxdbPacket.Charset.ibm1047 else (self.data).decode(u"IBM037")))))))

                return getattr(self, '_m_text', None)


        class UserInfo(KaitaiStruct):
            """Answer to CONNECT. The part counts one argument and holds four texts."""
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.UserInfo, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/user_info")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.sysdba = MaxdbPacket.Varpart.Name(self._io, self, self._root, self._is_le)
                self.user_sysdba = MaxdbPacket.Varpart.Name(self._io, self, self._root, self._is_le)
                self.user_kind = MaxdbPacket.Varpart.Name(self._io, self, self._root, self._is_le)
                self.user_group = MaxdbPacket.Varpart.Name(self._io, self, self._root, self._is_le)

            def _read_be(self):
                self.sysdba = MaxdbPacket.Varpart.Name(self._io, self, self._root, self._is_le)
                self.user_sysdba = MaxdbPacket.Varpart.Name(self._io, self, self._root, self._is_le)
                self.user_kind = MaxdbPacket.Varpart.Name(self._io, self, self._root, self._is_le)
                self.user_group = MaxdbPacket.Varpart.Name(self._io, self, self._root, self._is_le)


            def _fetch_instances(self):
                pass
                self.sysdba._fetch_instances()
                self.user_sysdba._fetch_instances()
                self.user_kind._fetch_instances()
                self.user_group._fetch_instances()


        class Vardata(KaitaiStruct):
            """Values of variable length. arg_count is the number of rows, or, from some
            clients, of the fields in the only row.
            """
            def __init__(self, arg_count, is_logon, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.Vardata, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self.arg_count = arg_count
                self.is_logon = is_logon
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/vardata")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                if (not (self._io.is_eof())):
                    pass
                    self.rows = []
                    i = 0
                    while True:
                        _ = MaxdbPacket.Varpart.VardataRow(self.is_logon, self._io, self, self._root, self._is_le)
                        self.rows.append(_)
                        if  ((self._io.is_eof()) or (i + 1 >= self.arg_count)) :
                            break
                        i += 1

                self.trailing_bytes = self._io.read_bytes_full()
                _ = self.trailing_bytes
                if not len(_) == 0:
                    raise kaitaistruct.ValidationExprError(self.trailing_bytes, self._io, u"/types/varpart/types/vardata/seq/1")

            def _read_be(self):
                if (not (self._io.is_eof())):
                    pass
                    self.rows = []
                    i = 0
                    while True:
                        _ = MaxdbPacket.Varpart.VardataRow(self.is_logon, self._io, self, self._root, self._is_le)
                        self.rows.append(_)
                        if  ((self._io.is_eof()) or (i + 1 >= self.arg_count)) :
                            break
                        i += 1

                self.trailing_bytes = self._io.read_bytes_full()
                _ = self.trailing_bytes
                if not len(_) == 0:
                    raise kaitaistruct.ValidationExprError(self.trailing_bytes, self._io, u"/types/varpart/types/vardata/seq/1")


            def _fetch_instances(self):
                pass
                if (not (self._io.is_eof())):
                    pass
                    for i in range(len(self.rows)):
                        pass
                        self.rows[i]._fetch_instances()




        class VardataField(KaitaiStruct):
            """A value behind its length, or a mark that stands for one."""
            def __init__(self, is_logon, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.VardataField, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self.is_logon = is_logon
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/vardata_field")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.len_or_mark = self._io.read_u1()
                if self.len_or_mark == 255:
                    pass
                    self.len_long = self._io.read_u2be()

                if  ((self.kind == MaxdbPacket.VardataKind.value) and ((not (self.is_logon)))) :
                    pass
                    self.value = self._io.read_bytes((self.len_long if self.len_or_mark == 255 else self.len_or_mark))

                if  ((self.kind == MaxdbPacket.VardataKind.value) and (self.is_logon)) :
                    pass
                    self.logon = self._io.read_bytes((self.len_long if self.len_or_mark == 255 else self.len_or_mark))


            def _read_be(self):
                self.len_or_mark = self._io.read_u1()
                if self.len_or_mark == 255:
                    pass
                    self.len_long = self._io.read_u2be()

                if  ((self.kind == MaxdbPacket.VardataKind.value) and ((not (self.is_logon)))) :
                    pass
                    self.value = self._io.read_bytes((self.len_long if self.len_or_mark == 255 else self.len_or_mark))

                if  ((self.kind == MaxdbPacket.VardataKind.value) and (self.is_logon)) :
                    pass
                    self.logon = self._io.read_bytes((self.len_long if self.len_or_mark == 255 else self.len_or_mark))



            def _fetch_instances(self):
                pass
                if self.len_or_mark == 255:
                    pass

                if  ((self.kind == MaxdbPacket.VardataKind.value) and ((not (self.is_logon)))) :
                    pass

                if  ((self.kind == MaxdbPacket.VardataKind.value) and (self.is_logon)) :
                    pass


            @property
            def kind(self):
                """Whether there is a value.
                
                .. seealso::
                   MaxDB 7.6.00.37, sys/src/SAPDB/SAPDBCommon/Fields/SAPDBFields_VarData.cpp
                """
                if hasattr(self, '_m_kind'):
                    return self._m_kind

                self._m_kind = KaitaiStream.resolve_enum(MaxdbPacket.VardataKind, (0 if  ((self.len_or_mark == 255) or (self.len_or_mark < 250) or ( ((self.len_or_mark == 250) and (self._root.vardata_250 == 0)) ))  else self.len_or_mark))
                return getattr(self, '_m_kind', None)


        class VardataRow(KaitaiStruct):
            def __init__(self, is_logon, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.VardataRow, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self.is_logon = is_logon
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/vardata_row")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.num_fields = self._io.read_u2be()
                self.fields = []
                for i in range(self.num_fields):
                    self.fields.append(MaxdbPacket.Varpart.VardataField(self.is_logon, self._io, self, self._root, self._is_le))


            def _read_be(self):
                self.num_fields = self._io.read_u2be()
                self.fields = []
                for i in range(self.num_fields):
                    self.fields.append(MaxdbPacket.Varpart.VardataField(self.is_logon, self._io, self, self._root, self._is_le))



            def _fetch_instances(self):
                pass
                for i in range(len(self.fields)):
                    pass
                    self.fields[i]._fetch_instances()



        class Warnings(KaitaiStruct):
            """Bit k is bit k mod 8, counted from the lowest, of byte k div 8."""
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(MaxdbPacket.Varpart.Warnings, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/varpart/types/warnings")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.warning_exists = self._io.read_bits_int_le(1) != 0
                self.value_truncated = self._io.read_bits_int_le(1) != 0
                self.null_in_set_function = self._io.read_bits_int_le(1) != 0
                self.column_count_differs = self._io.read_bits_int_le(1) != 0
                self.no_where_clause = self._io.read_bits_int_le(1) != 0
                self.unused5 = self._io.read_bits_int_le(1) != 0
                self.date_adjusted = self._io.read_bits_int_le(1) != 0
                self.unused7 = self._io.read_bits_int_le(1) != 0
                self.table_scan = self._io.read_bits_int_le(1) != 0
                self.statement_optimized = self._io.read_bits_int_le(1) != 0
                self.views_substituted = self._io.read_bits_int_le(1) != 0
                self.time_value_overflow = self._io.read_bits_int_le(1) != 0
                self.rowno_limit = self._io.read_bits_int_le(1) != 0
                self.index_on_optional_column = self._io.read_bits_int_le(1) != 0
                self.next_inverted_list = self._io.read_bits_int_le(1) != 0
                self.user_defined_code = self._io.read_bits_int_le(1) != 0

            def _read_be(self):
                self.warning_exists = self._io.read_bits_int_le(1) != 0
                self.value_truncated = self._io.read_bits_int_le(1) != 0
                self.null_in_set_function = self._io.read_bits_int_le(1) != 0
                self.column_count_differs = self._io.read_bits_int_le(1) != 0
                self.no_where_clause = self._io.read_bits_int_le(1) != 0
                self.unused5 = self._io.read_bits_int_le(1) != 0
                self.date_adjusted = self._io.read_bits_int_le(1) != 0
                self.unused7 = self._io.read_bits_int_le(1) != 0
                self.table_scan = self._io.read_bits_int_le(1) != 0
                self.statement_optimized = self._io.read_bits_int_le(1) != 0
                self.views_substituted = self._io.read_bits_int_le(1) != 0
                self.time_value_overflow = self._io.read_bits_int_le(1) != 0
                self.rowno_limit = self._io.read_bits_int_le(1) != 0
                self.index_on_optional_column = self._io.read_bits_int_le(1) != 0
                self.next_inverted_list = self._io.read_bits_int_le(1) != 0
                self.user_defined_code = self._io.read_bits_int_le(1) != 0


            def _fetch_instances(self):
                pass



    @property
    def charset(self):
        """Character set in which texts are decoded.
        
        .. seealso::
           MaxDB 7.6.00.37, sys/src/sp/vsp001, tsp1_packet_header
        """
        if hasattr(self, '_m_charset'):
            return self._m_charset

        self._m_charset = KaitaiStream.resolve_enum(MaxdbPacket.Charset, (1 if self.code_type == MaxdbPacket.CodeType.ascii else (2 if self.code_type == MaxdbPacket.CodeType.unicode_swap else (3 if self.code_type == MaxdbPacket.CodeType.unicode else ((2 if self.swap_kind == MaxdbPacket.SwapKind.full_swapped else 3) if self.code_type == MaxdbPacket.CodeType.unicode_native else (4 if self.code_type == MaxdbPacket.CodeType.utf8 else (0 if self.code_type != MaxdbPacket.CodeType.ebcdic else (6 if self.ebcdic_ccsid == 500 else (7 if self.ebcdic_ccsid == 1047 else 5)))))))))
        return getattr(self, '_m_charset', None)


