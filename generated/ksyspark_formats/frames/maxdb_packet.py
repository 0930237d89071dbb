# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class MaxdbPacket(KaitaiStruct):

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
        self.varpart = self._io.read_bytes(self.header.varpart_len)


    def _fetch_instances(self):
        pass
        self.header._fetch_instances()

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
            self.appl_version = self._io.read_bytes(5)
            self.application = self._io.read_bytes(3)
            self.varpart_size = self._io.read_s4le()
            if not self.varpart_size >= 0:
                raise kaitaistruct.ValidationLessThanError(0, self.varpart_size, self._io, u"/types/packet_header/seq/3")
            self.varpart_len = self._io.read_s4le()
            _ = self.varpart_len
            if not  ((_ >= 0) and (_ <= self.varpart_size)) :
                raise kaitaistruct.ValidationExprError(self.varpart_len, self._io, u"/types/packet_header/seq/4")
            self.filler2 = self._io.read_s2le()
            self.no_of_segm = self._io.read_s2le()
            self.filler3 = self._io.read_bytes(8)

        def _read_be(self):
            self.filler1 = self._io.read_s2be()
            self.appl_version = self._io.read_bytes(5)
            self.application = self._io.read_bytes(3)
            self.varpart_size = self._io.read_s4be()
            if not self.varpart_size >= 0:
                raise kaitaistruct.ValidationLessThanError(0, self.varpart_size, self._io, u"/types/packet_header/seq/3")
            self.varpart_len = self._io.read_s4be()
            _ = self.varpart_len
            if not  ((_ >= 0) and (_ <= self.varpart_size)) :
                raise kaitaistruct.ValidationExprError(self.varpart_len, self._io, u"/types/packet_header/seq/4")
            self.filler2 = self._io.read_s2be()
            self.no_of_segm = self._io.read_s2be()
            self.filler3 = self._io.read_bytes(8)


        def _fetch_instances(self):
            pass



