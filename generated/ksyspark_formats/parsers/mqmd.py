# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Mqmd(KaitaiStruct):
    """The descriptor that belongs to every IBM MQ message: who sent it, where
    replies go, how long it lives, and in which byte order, character set and
    format the message data is. Version 1 has 324 bytes; version 2 has 40 more,
    the five fields that an MQMDE carries for a version 1 descriptor.
    
    A descriptor does not say its own byte order and character set: they are those
    of the queue manager that stored it. Pass them as `encoding` and `ccsid`;
    without them both are found from the bytes.
    
    Its Encoding, CodedCharSetId and Format describe the message data, which
    follows here as `remainder`. The specification `mq_message` goes on into that
    data.
    
    The types for names, format names and encodings are used by all other headers.
    EBCDIC text is read in the code page that the CCSID names where it is 37, 273,
    500, 1047 or 1140, in 037 otherwise: letters, digits, blank and the characters
    of object names are the same in all of them. Other text is read as UTF-8
    (1208), windows-1252 (1252), code page 437 or 850, and as ISO 8859-1
    otherwise.
    
    Only the part about the five fields of version 2 comes from the source
    document (D1); everything else has the status "derived" and follows IBM's
    published documentation.
    
    .. seealso::
       IBM MQ documentation, MQI reference, MQMD - Message descriptor
    """

    class ApplType(IntEnum):
        unknown = -1
        no_context = 0
        cics = 1
        zos = 2
        ims = 3
        os2 = 4
        dos = 5
        unix = 6
        qmgr = 7
        os400 = 8
        windows = 9
        cics_vse = 10
        windows_nt = 11
        vms = 12
        nsk = 13
        vos = 14
        open_tp1 = 15
        vm = 18
        ims_bridge = 19
        xcf = 20
        cics_bridge = 21
        notes_agent = 22
        tpf = 23
        user = 25
        broker = 26
        java = 28
        dqm = 29
        channel_initiator = 30
        wlm = 31
        batch = 32
        rrs_batch = 33
        sib = 34
        system_extension = 35
        mcast_publish = 36
        amqp = 37

    class Charset(IntEnum):
        unspecified = 0
        ascii = 1
        ebcdic = 2
        inherited = 3
        other = 4

    class Environment(IntEnum):
        as_published = -1
        micro_focus_cobol = 17
        normal = 273
        reversed = 546
        s390 = 785
        tns = 1041

    class Feedback(IntEnum):
        none = 0
        quit = 256
        expiration = 258
        coa = 259
        cod = 260
        channel_completed = 262
        channel_fail_retry = 263
        channel_fail = 264
        appl_cannot_be_started = 265
        tm_error = 266
        appl_type_error = 267
        stopped_by_msg_exit = 268
        activity = 269
        xmit_q_msg_error = 271
        pan = 275
        nan = 276
        stopped_by_chad_exit = 277
        stopped_by_pubsub_exit = 279
        not_a_repository_msg = 280
        bind_open_clusrcvr_del = 281
        max_activities = 282
        not_forwarded = 283
        not_delivered = 284
        unsupported_forwarding = 285
        unsupported_delivery = 286
        data_length_zero = 291
        data_length_negative = 292
        data_length_too_big = 293
        buffer_overflow = 294
        length_off_by_one = 295
        iih_error = 296
        not_authorized_for_ims = 298
        ims_error = 300
        cics_internal_error = 401
        cics_not_authorized = 402
        cics_bridge_failure = 403
        cics_correl_id_error = 404
        cics_ccsid_error = 405
        cics_encoding_error = 406
        cics_cih_error = 407
        cics_uow_error = 408
        cics_commarea_error = 409
        cics_appl_not_started = 410
        cics_appl_abended = 411
        cics_dlq_error = 412
        cics_uow_backed_out = 413
        publications_on_request = 501
        subscriber_is_publisher = 502
        msg_scope_mismatch = 503
        selector_mismatch = 504
        not_a_groupur_msg = 505

    class FloatFormat(IntEnum):
        undefined = 0
        ieee_normal = 1
        ieee_reversed = 2
        s390 = 3
        tns = 4

    class FormatKind(IntEnum):
        application = 0
        none = 1
        xmit_q_header = 10
        md_extension = 11
        dead_letter_header = 12
        dist_header = 13
        rf_header_1 = 14
        rf_header_2 = 15
        cics = 16
        ims = 17
        work_info_header = 18
        ref_msg_header = 19
        admin = 30
        amqp = 31
        channel_completed = 32
        command_1 = 33
        command_2 = 34
        embedded_pcf = 35
        event = 36
        ims_var_string = 37
        pcf = 38
        string = 39
        trigger = 40

    class MsgType(IntEnum):
        request = 1
        reply = 2
        report = 4
        datagram = 8
        mqe_fields_from_mqe = 112
        mqe_fields = 113

    class Order(IntEnum):
        undefined = 0
        normal = 1
        reversed = 2

    class Persistence(IntEnum):
        not_persistent = 0
        persistent = 1
        as_queue_def = 2

    class ReportKind(IntEnum):
        none = 0
        without_data = 1
        with_data = 3
        with_full_data = 7

    class UndefinedFlags(IntEnum):
        none = 0
        reject = 1
        accept_if_xmit = 2
        accept = 3
    def __init__(self, encoding, ccsid, _io, _parent=None, _root=None):
        super(Mqmd, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.encoding = encoding
        self.ccsid = ccsid
        self._read()

    def _read(self):
        self.header = Mqmd.Md(self.used_encoding, self.ccsid, False, self._io, self, self._root)
        self.following = Mqmd.DataContext(int(self.header.format.kind), self.header.encoding, self.header.coded_char_set_id, self._io, self, self._root)
        self.remainder = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
        self.following._fetch_instances()
        _ = self.start
        if hasattr(self, '_m_start'):
            pass


    class AsciiName(KaitaiStruct):
        """A name in ASCII as far as a zero ends it; blanks at its end fill it up."""
        def __init__(self, _io, _parent=None, _root=None):
            super(Mqmd.AsciiName, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.name = (KaitaiStream.bytes_strip_right(self._io.read_bytes_full(), 32)).decode(u"ISO-8859-1")


        def _fetch_instances(self):
            pass


    class AsciiOctets(KaitaiStruct):
        """A text in ASCII as far as a zero ends it; blanks at its end fill it up."""
        def __init__(self, _io, _parent=None, _root=None):
            super(Mqmd.AsciiOctets, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.octets = KaitaiStream.bytes_strip_right(self._io.read_bytes_full(), 32)


        def _fetch_instances(self):
            pass


    class DataContext(KaitaiStruct):
        """In which format, byte order and character set something is. It has no
        bytes of its own.
        """
        def __init__(self, told_kind, encoding, ccsid, _io, _parent=None, _root=None):
            super(Mqmd.DataContext, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.told_kind = told_kind
            self.encoding = encoding
            self.ccsid = ccsid
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def charset(self):
            """Kind of character set that the CCSID tells.
            
            .. seealso::
               IBM MQ documentation, MQMD, Encoding and CodedCharSetId
            """
            if hasattr(self, '_m_charset'):
                return self._m_charset

            self._m_charset = KaitaiStream.resolve_enum(Mqmd.Charset, (0 if  ((self.ccsid == 0) or (self.ccsid == -1))  else (3 if self.ccsid == -2 else (2 if self.is_ebcdic else (1 if self.is_ascii else 4)))))
            return getattr(self, '_m_charset', None)

        @property
        def decimals(self):
            """Order of the digits of packed decimals.
            
            .. seealso::
               IBM MQ documentation, MQMD, Encoding and CodedCharSetId
            """
            if hasattr(self, '_m_decimals'):
                return self._m_decimals

            self._m_decimals = KaitaiStream.resolve_enum(Mqmd.Order, self.encoding >> 4 & 15)
            return getattr(self, '_m_decimals', None)

        @property
        def environment(self):
            """Where the encoding as a whole is native; its number where it has no
            name.
            
            .. seealso::
               IBM MQ documentation, MQMD, Encoding and CodedCharSetId
            """
            if hasattr(self, '_m_environment'):
                return self._m_environment

            self._m_environment = KaitaiStream.resolve_enum(Mqmd.Environment, self.encoding)
            return getattr(self, '_m_environment', None)

        @property
        def floats(self):
            """Floating point numbers.
            
            .. seealso::
               IBM MQ documentation, MQMD, Encoding and CodedCharSetId
            """
            if hasattr(self, '_m_floats'):
                return self._m_floats

            self._m_floats = KaitaiStream.resolve_enum(Mqmd.FloatFormat, self.encoding >> 8 & 15)
            return getattr(self, '_m_floats', None)

        @property
        def has_reserved_bits(self):
            """The encoding has bits that must be 0.
            
            .. seealso::
               IBM MQ documentation, MQMD, Encoding and CodedCharSetId
            """
            if hasattr(self, '_m_has_reserved_bits'):
                return self._m_has_reserved_bits

            self._m_has_reserved_bits = self.encoding & ~4095 != 0
            return getattr(self, '_m_has_reserved_bits', None)

        @property
        def integers(self):
            """Byte order of whole numbers.
            
            .. seealso::
               IBM MQ documentation, MQMD, Encoding and CodedCharSetId
            """
            if hasattr(self, '_m_integers'):
                return self._m_integers

            self._m_integers = KaitaiStream.resolve_enum(Mqmd.Order, self.encoding & 15)
            return getattr(self, '_m_integers', None)

        @property
        def is_ascii(self):
            """The CCSID is one that writes names as ASCII does.
            
            .. seealso::
               IBM MQ documentation, MQMD, Encoding and CodedCharSetId
            """
            if hasattr(self, '_m_is_ascii'):
                return self._m_is_ascii

            self._m_is_ascii =  ((self.ccsid == 437) or (self.ccsid == 819) or (self.ccsid == 850) or (self.ccsid == 1208) or (self.ccsid == 1252)) 
            return getattr(self, '_m_is_ascii', None)

        @property
        def is_ebcdic(self):
            """The CCSID is one of EBCDIC.
            
            .. seealso::
               IBM MQ documentation, MQMD, Encoding and CodedCharSetId
            """
            if hasattr(self, '_m_is_ebcdic'):
                return self._m_is_ebcdic

            self._m_is_ebcdic =  ((self.ccsid == 37) or (self.ccsid == 273) or (self.ccsid == 277) or (self.ccsid == 500) or (self.ccsid == 1047) or (self.ccsid == 1140)) 
            return getattr(self, '_m_is_ebcdic', None)

        @property
        def kind(self):
            """What the format name means.
            
            .. seealso::
               IBM MQ documentation, MQMD, Encoding and CodedCharSetId
            """
            if hasattr(self, '_m_kind'):
                return self._m_kind

            self._m_kind = KaitaiStream.resolve_enum(Mqmd.FormatKind, self.told_kind)
            return getattr(self, '_m_kind', None)


    class EbcdicName(KaitaiStruct):
        """A name in EBCDIC as far as a zero ends it; blanks at its end fill it up."""
        def __init__(self, _io, _parent=None, _root=None):
            super(Mqmd.EbcdicName, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.name = (KaitaiStream.bytes_strip_right(self._io.read_bytes_full(), 64)).decode(u"IBM037")


        def _fetch_instances(self):
            pass


    class EbcdicOctets(KaitaiStruct):
        """A text in EBCDIC as far as a zero ends it; blanks at its end fill it up."""
        def __init__(self, _io, _parent=None, _root=None):
            super(Mqmd.EbcdicOctets, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.octets = KaitaiStream.bytes_strip_right(self._io.read_bytes_full(), 64)


        def _fetch_instances(self):
            pass


    class FormatName(KaitaiStruct):
        """Name of a format, 8 characters filled up with blanks; a zero ends it
        early.
        """
        def __init__(self, is_ebcdic, _io, _parent=None, _root=None):
            super(Mqmd.FormatName, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.is_ebcdic = is_ebcdic
            self._read()

        def _read(self):
            if (not (self.is_ebcdic)):
                pass
                self._raw_ascii = KaitaiStream.bytes_terminate(KaitaiStream.bytes_strip_right(self._io.read_bytes(8), 32), 0, False)
                _io__raw_ascii = KaitaiStream(BytesIO(self._raw_ascii))
                self.ascii = Mqmd.AsciiName(_io__raw_ascii, self, self._root)

            if self.is_ebcdic:
                pass
                self._raw_ebcdic = KaitaiStream.bytes_terminate(KaitaiStream.bytes_strip_right(self._io.read_bytes(8), 64), 0, False)
                _io__raw_ebcdic = KaitaiStream(BytesIO(self._raw_ebcdic))
                self.ebcdic = Mqmd.EbcdicName(_io__raw_ebcdic, self, self._root)

            self.known = Mqmd.KnownFormat((self.ebcdic_kind if self.is_ebcdic else self.ascii_kind), self._io, self, self._root)


        def _fetch_instances(self):
            pass
            if (not (self.is_ebcdic)):
                pass
                self.ascii._fetch_instances()

            if self.is_ebcdic:
                pass
                self.ebcdic._fetch_instances()

            self.known._fetch_instances()

        @property
        def ascii_kind(self):
            """Number of the name in ASCII.
            
            .. seealso::
               IBM MQ documentation, MQMD, Format
            """
            if hasattr(self, '_m_ascii_kind'):
                return self._m_ascii_kind

            if (not (self.is_ebcdic)):
                pass
                self._m_ascii_kind = (1 if self.ascii.name == u"" else (39 if self.ascii.name == u"MQSTR" else (10 if self.ascii.name == u"MQXMIT" else (11 if self.ascii.name == u"MQHMDE" else (12 if self.ascii.name == u"MQDEAD" else (13 if self.ascii.name == u"MQHDIST" else (14 if self.ascii.name == u"MQHRF" else (15 if self.ascii.name == u"MQHRF2" else (16 if self.ascii.name == u"MQCICS" else (17 if self.ascii.name == u"MQIMS" else (18 if self.ascii.name == u"MQHWIH" else (19 if self.ascii.name == u"MQHREF" else (30 if self.ascii.name == u"MQADMIN" else (31 if self.ascii.name == u"MQAMQP" else (32 if self.ascii.name == u"MQCHCOM" else (33 if self.ascii.name == u"MQCMD1" else (34 if self.ascii.name == u"MQCMD2" else (35 if self.ascii.name == u"MQHEPCF" else (36 if self.ascii.name == u"MQEVENT" else (37 if self.ascii.name == u"MQIMSVS" else (38 if self.ascii.name == u"MQPCF" else (40 if self.ascii.name == u"MQTRIG" else 0))))))))))))))))))))))

            return getattr(self, '_m_ascii_kind', None)

        @property
        def ebcdic_kind(self):
            """Number of the name in EBCDIC.
            
            .. seealso::
               IBM MQ documentation, MQMD, Format
            """
            if hasattr(self, '_m_ebcdic_kind'):
                return self._m_ebcdic_kind

            if self.is_ebcdic:
                pass
                self._m_ebcdic_kind = (1 if self.ebcdic.name == u"" else (39 if self.ebcdic.name == u"MQSTR" else (10 if self.ebcdic.name == u"MQXMIT" else (11 if self.ebcdic.name == u"MQHMDE" else (12 if self.ebcdic.name == u"MQDEAD" else (13 if self.ebcdic.name == u"MQHDIST" else (14 if self.ebcdic.name == u"MQHRF" else (15 if self.ebcdic.name == u"MQHRF2" else (16 if self.ebcdic.name == u"MQCICS" else (17 if self.ebcdic.name == u"MQIMS" else (18 if self.ebcdic.name == u"MQHWIH" else (19 if self.ebcdic.name == u"MQHREF" else (30 if self.ebcdic.name == u"MQADMIN" else (31 if self.ebcdic.name == u"MQAMQP" else (32 if self.ebcdic.name == u"MQCHCOM" else (33 if self.ebcdic.name == u"MQCMD1" else (34 if self.ebcdic.name == u"MQCMD2" else (35 if self.ebcdic.name == u"MQHEPCF" else (36 if self.ebcdic.name == u"MQEVENT" else (37 if self.ebcdic.name == u"MQIMSVS" else (38 if self.ebcdic.name == u"MQPCF" else (40 if self.ebcdic.name == u"MQTRIG" else 0))))))))))))))))))))))

            return getattr(self, '_m_ebcdic_kind', None)

        @property
        def kind(self):
            """What the name means; upper and lower case differ.
            
            .. seealso::
               IBM MQ documentation, MQMD, Format
            """
            if hasattr(self, '_m_kind'):
                return self._m_kind

            self._m_kind = KaitaiStream.resolve_enum(Mqmd.FormatKind, self.known.number)
            return getattr(self, '_m_kind', None)

        @property
        def value(self):
            """The name without what fills it up; empty for none.
            
            .. seealso::
               IBM MQ documentation, MQMD, Format
            """
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (self.ebcdic.name if self.is_ebcdic else self.ascii.name)
            return getattr(self, '_m_value', None)


    class KnownFormat(KaitaiStruct):
        """Number of a format name; no bytes."""
        def __init__(self, code, _io, _parent=None, _root=None):
            super(Mqmd.KnownFormat, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.code = code
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass

        @property
        def number(self):
            """Number of the name.
            
            .. seealso::
               IBM MQ documentation, MQMD, Format
            """
            if hasattr(self, '_m_number'):
                return self._m_number

            self._m_number = self.code
            return getattr(self, '_m_number', None)


    class Md(KaitaiStruct):
        """The descriptor."""
        def __init__(self, context_encoding, context_ccsid, is_embedded, _io, _parent=None, _root=None):
            super(Mqmd.Md, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.context_encoding = context_encoding
            self.context_ccsid = context_ccsid
            self.is_embedded = is_embedded
            self._read()

        def _read(self):
            _on = self.context_encoding & 15
            if _on == 2:
                pass
                self._is_le = True
            else:
                pass
                self._is_le = False
            if not hasattr(self, '_is_le'):
                raise kaitaistruct.UndecidedEndiannessError("/types/md")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self.context = Mqmd.DataContext(0, self.context_encoding, self.context_ccsid, self._io, self, self._root)
            self.struc_id = self._io.read_bytes(4)
            if not  ((self.struc_id == b"\x4D\x44\x20\x20") or (self.struc_id == b"\xD4\xC4\x40\x40")) :
                raise kaitaistruct.ValidationNotAnyOfError(self.struc_id, self._io, u"/types/md/seq/1")
            self.charset = self._io.read_bytes(0)
            _ = self.charset
            if not ((not (self.context.is_ascii)) if self.is_ebcdic else (not (self.context.is_ebcdic))):
                raise kaitaistruct.ValidationExprError(self.charset, self._io, u"/types/md/seq/2")
            self.version = self._io.read_s4le()
            _ = self.version
            if not  ((self.is_embedded) or (_ == 1) or (_ == 2)) :
                raise kaitaistruct.ValidationExprError(self.version, self._io, u"/types/md/seq/3")
            self.report = Mqmd.Md.Report(self._io, self, self._root, self._is_le)
            self.msg_type = KaitaiStream.resolve_enum(Mqmd.MsgType, self._io.read_s4le())
            self.expiry = self._io.read_s4le()
            self.feedback = KaitaiStream.resolve_enum(Mqmd.Feedback, self._io.read_s4le())
            self.encoding = self._io.read_s4le()
            self.coded_char_set_id = self._io.read_s4le()
            self.format = Mqmd.FormatName(self.is_ebcdic, self._io, self, self._root)
            self.priority = self._io.read_s4le()
            self.persistence = KaitaiStream.resolve_enum(Mqmd.Persistence, self._io.read_s4le())
            self.msg_id = self._io.read_bytes(24)
            self.correl_id = self._io.read_bytes(24)
            self.backout_count = self._io.read_s4le()
            self.reply_to_q = Mqmd.Text(48, self.context_ccsid, self.is_ebcdic, self._io, self, self._root)
            self.reply_to_q_mgr = Mqmd.Text(48, self.context_ccsid, self.is_ebcdic, self._io, self, self._root)
            self.user_identifier = Mqmd.Text(12, self.context_ccsid, self.is_ebcdic, self._io, self, self._root)
            self.accounting_token = self._io.read_bytes(32)
            self.appl_identity_data = Mqmd.Text(32, self.context_ccsid, self.is_ebcdic, self._io, self, self._root)
            self.put_appl_type = KaitaiStream.resolve_enum(Mqmd.ApplType, self._io.read_s4le())
            self.put_appl_name = Mqmd.Text(28, self.context_ccsid, self.is_ebcdic, self._io, self, self._root)
            self.put_date = Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io, self, self._root)
            self.put_time = Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io, self, self._root)
            self.appl_origin_data = Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io, self, self._root)
            if  ((self.version == 2) and ((not (self.is_embedded)))) :
                pass
                self.extension = Mqmd.Md.Extension(self._io, self, self._root, self._is_le)


        def _read_be(self):
            self.context = Mqmd.DataContext(0, self.context_encoding, self.context_ccsid, self._io, self, self._root)
            self.struc_id = self._io.read_bytes(4)
            if not  ((self.struc_id == b"\x4D\x44\x20\x20") or (self.struc_id == b"\xD4\xC4\x40\x40")) :
                raise kaitaistruct.ValidationNotAnyOfError(self.struc_id, self._io, u"/types/md/seq/1")
            self.charset = self._io.read_bytes(0)
            _ = self.charset
            if not ((not (self.context.is_ascii)) if self.is_ebcdic else (not (self.context.is_ebcdic))):
                raise kaitaistruct.ValidationExprError(self.charset, self._io, u"/types/md/seq/2")
            self.version = self._io.read_s4be()
            _ = self.version
            if not  ((self.is_embedded) or (_ == 1) or (_ == 2)) :
                raise kaitaistruct.ValidationExprError(self.version, self._io, u"/types/md/seq/3")
            self.report = Mqmd.Md.Report(self._io, self, self._root, self._is_le)
            self.msg_type = KaitaiStream.resolve_enum(Mqmd.MsgType, self._io.read_s4be())
            self.expiry = self._io.read_s4be()
            self.feedback = KaitaiStream.resolve_enum(Mqmd.Feedback, self._io.read_s4be())
            self.encoding = self._io.read_s4be()
            self.coded_char_set_id = self._io.read_s4be()
            self.format = Mqmd.FormatName(self.is_ebcdic, self._io, self, self._root)
            self.priority = self._io.read_s4be()
            self.persistence = KaitaiStream.resolve_enum(Mqmd.Persistence, self._io.read_s4be())
            self.msg_id = self._io.read_bytes(24)
            self.correl_id = self._io.read_bytes(24)
            self.backout_count = self._io.read_s4be()
            self.reply_to_q = Mqmd.Text(48, self.context_ccsid, self.is_ebcdic, self._io, self, self._root)
            self.reply_to_q_mgr = Mqmd.Text(48, self.context_ccsid, self.is_ebcdic, self._io, self, self._root)
            self.user_identifier = Mqmd.Text(12, self.context_ccsid, self.is_ebcdic, self._io, self, self._root)
            self.accounting_token = self._io.read_bytes(32)
            self.appl_identity_data = Mqmd.Text(32, self.context_ccsid, self.is_ebcdic, self._io, self, self._root)
            self.put_appl_type = KaitaiStream.resolve_enum(Mqmd.ApplType, self._io.read_s4be())
            self.put_appl_name = Mqmd.Text(28, self.context_ccsid, self.is_ebcdic, self._io, self, self._root)
            self.put_date = Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io, self, self._root)
            self.put_time = Mqmd.Text(8, self.context_ccsid, self.is_ebcdic, self._io, self, self._root)
            self.appl_origin_data = Mqmd.Text(4, self.context_ccsid, self.is_ebcdic, self._io, self, self._root)
            if  ((self.version == 2) and ((not (self.is_embedded)))) :
                pass
                self.extension = Mqmd.Md.Extension(self._io, self, self._root, self._is_le)



        def _fetch_instances(self):
            pass
            self.context._fetch_instances()
            self.report._fetch_instances()
            self.format._fetch_instances()
            self.reply_to_q._fetch_instances()
            self.reply_to_q_mgr._fetch_instances()
            self.user_identifier._fetch_instances()
            self.appl_identity_data._fetch_instances()
            self.put_appl_name._fetch_instances()
            self.put_date._fetch_instances()
            self.put_time._fetch_instances()
            self.appl_origin_data._fetch_instances()
            if  ((self.version == 2) and ((not (self.is_embedded)))) :
                pass
                self.extension._fetch_instances()


        class Extension(KaitaiStruct):
            """The five fields of version 2, 40 bytes; those of an MQMDE."""
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(Mqmd.Md.Extension, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/md/types/extension")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.group_id = self._io.read_bytes(24)
                self.msg_seq_number = self._io.read_s4le()
                self.offset = self._io.read_s4le()
                self.msg_flags = Mqmd.Md.MsgFlags(self._io, self, self._root, self._is_le)
                self.original_length = self._io.read_s4le()

            def _read_be(self):
                self.group_id = self._io.read_bytes(24)
                self.msg_seq_number = self._io.read_s4be()
                self.offset = self._io.read_s4be()
                self.msg_flags = Mqmd.Md.MsgFlags(self._io, self, self._root, self._is_le)
                self.original_length = self._io.read_s4be()


            def _fetch_instances(self):
                pass
                self.msg_flags._fetch_instances()

            @property
            def is_default(self):
                """All five fields have their initial values, so that an MQMDE in front
                of the data is honoured.
                
                .. seealso::
                   IBM MQ documentation, MQMD
                """
                if hasattr(self, '_m_is_default'):
                    return self._m_is_default

                self._m_is_default =  ((self.group_id == b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00") and (self.msg_seq_number == 1) and (self.offset == 0) and (self.msg_flags.bits == 0) and (self.original_length == -1)) 
                return getattr(self, '_m_is_default', None)


        class MsgFlags(KaitaiStruct):
            """Message flags, 4 bytes."""
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(Mqmd.Md.MsgFlags, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/md/types/msg_flags")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.bits = self._io.read_s4le()

            def _read_be(self):
                self.bits = self._io.read_s4be()


            def _fetch_instances(self):
                pass

            @property
            def last_msg_in_group(self):
                """The message is the last one of its group.
                
                .. seealso::
                   IBM MQ documentation, MQMD, MsgFlags
                """
                if hasattr(self, '_m_last_msg_in_group'):
                    return self._m_last_msg_in_group

                self._m_last_msg_in_group = self.bits & 16 != 0
                return getattr(self, '_m_last_msg_in_group', None)

            @property
            def last_segment(self):
                """The message is the last segment of a longer one.
                
                .. seealso::
                   IBM MQ documentation, MQMD, MsgFlags
                """
                if hasattr(self, '_m_last_segment'):
                    return self._m_last_segment

                self._m_last_segment = self.bits & 4 != 0
                return getattr(self, '_m_last_segment', None)

            @property
            def msg_in_group(self):
                """The message is one of a group.
                
                .. seealso::
                   IBM MQ documentation, MQMD, MsgFlags
                """
                if hasattr(self, '_m_msg_in_group'):
                    return self._m_msg_in_group

                self._m_msg_in_group = self.bits & 8 != 0
                return getattr(self, '_m_msg_in_group', None)

            @property
            def segment(self):
                """The message is a segment of a longer one.
                
                .. seealso::
                   IBM MQ documentation, MQMD, MsgFlags
                """
                if hasattr(self, '_m_segment'):
                    return self._m_segment

                self._m_segment = self.bits & 2 != 0
                return getattr(self, '_m_segment', None)

            @property
            def segmentation_allowed(self):
                """The queue manager may cut the message into segments.
                
                .. seealso::
                   IBM MQ documentation, MQMD, MsgFlags
                """
                if hasattr(self, '_m_segmentation_allowed'):
                    return self._m_segmentation_allowed

                self._m_segmentation_allowed = self.bits & 1 != 0
                return getattr(self, '_m_segmentation_allowed', None)

            @property
            def undefined(self):
                """Whether there are bits without meaning, and what a queue manager does
                with them.
                
                .. seealso::
                   IBM MQ documentation, MQMD, MsgFlags
                """
                if hasattr(self, '_m_undefined'):
                    return self._m_undefined

                self._m_undefined = KaitaiStream.resolve_enum(Mqmd.UndefinedFlags, (1 if self.bits & 4064 != 0 else (2 if self.bits & 1044480 != 0 else (3 if self.bits & ~1048575 != 0 else 0))))
                return getattr(self, '_m_undefined', None)


        class Report(KaitaiStruct):
            """Report options, 4 bytes."""
            def __init__(self, _io, _parent=None, _root=None, _is_le=None):
                super(Mqmd.Md.Report, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/md/types/report")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.bits = self._io.read_s4le()

            def _read_be(self):
                self.bits = self._io.read_s4be()


            def _fetch_instances(self):
                pass

            @property
            def activity(self):
                """Programs on the way shall report what they do.
                
                .. seealso::
                   IBM MQ documentation, MQMD, Report
                """
                if hasattr(self, '_m_activity'):
                    return self._m_activity

                self._m_activity = self.bits & 4 != 0
                return getattr(self, '_m_activity', None)

            @property
            def confirm_on_arrival(self):
                """Report that the message arrived on its queue, and how much of its data
                comes with it.
                
                .. seealso::
                   IBM MQ documentation, MQMD, Report
                """
                if hasattr(self, '_m_confirm_on_arrival'):
                    return self._m_confirm_on_arrival

                self._m_confirm_on_arrival = KaitaiStream.resolve_enum(Mqmd.ReportKind, self.bits >> 8 & 7)
                return getattr(self, '_m_confirm_on_arrival', None)

            @property
            def confirm_on_delivery(self):
                """Report that the message was read, and how much of its data comes with
                it.
                
                .. seealso::
                   IBM MQ documentation, MQMD, Report
                """
                if hasattr(self, '_m_confirm_on_delivery'):
                    return self._m_confirm_on_delivery

                self._m_confirm_on_delivery = KaitaiStream.resolve_enum(Mqmd.ReportKind, self.bits >> 11 & 7)
                return getattr(self, '_m_confirm_on_delivery', None)

            @property
            def discard_msg(self):
                """A message that cannot be delivered is thrown away.
                
                .. seealso::
                   IBM MQ documentation, MQMD, Report
                """
                if hasattr(self, '_m_discard_msg'):
                    return self._m_discard_msg

                self._m_discard_msg = self.bits & 134217728 != 0
                return getattr(self, '_m_discard_msg', None)

            @property
            def exception(self):
                """Report that the message cannot be delivered, and how much of its data
                comes with it.
                
                .. seealso::
                   IBM MQ documentation, MQMD, Report
                """
                if hasattr(self, '_m_exception'):
                    return self._m_exception

                self._m_exception = KaitaiStream.resolve_enum(Mqmd.ReportKind, self.bits >> 24 & 7)
                return getattr(self, '_m_exception', None)

            @property
            def expiration(self):
                """Report that the message expired, and how much of its data comes with
                it.
                
                .. seealso::
                   IBM MQ documentation, MQMD, Report
                """
                if hasattr(self, '_m_expiration'):
                    return self._m_expiration

                self._m_expiration = KaitaiStream.resolve_enum(Mqmd.ReportKind, self.bits >> 21 & 7)
                return getattr(self, '_m_expiration', None)

            @property
            def negative_action(self):
                """The application shall report failure.
                
                .. seealso::
                   IBM MQ documentation, MQMD, Report
                """
                if hasattr(self, '_m_negative_action'):
                    return self._m_negative_action

                self._m_negative_action = self.bits & 2 != 0
                return getattr(self, '_m_negative_action', None)

            @property
            def pass_correl_id(self):
                """Reports take over CorrelId; without it they get the MsgId there.
                
                .. seealso::
                   IBM MQ documentation, MQMD, Report
                """
                if hasattr(self, '_m_pass_correl_id'):
                    return self._m_pass_correl_id

                self._m_pass_correl_id = self.bits & 64 != 0
                return getattr(self, '_m_pass_correl_id', None)

            @property
            def pass_discard_and_expiry(self):
                """Reports take over the options to discard and the expiry.
                
                .. seealso::
                   IBM MQ documentation, MQMD, Report
                """
                if hasattr(self, '_m_pass_discard_and_expiry'):
                    return self._m_pass_discard_and_expiry

                self._m_pass_discard_and_expiry = self.bits & 16384 != 0
                return getattr(self, '_m_pass_discard_and_expiry', None)

            @property
            def pass_msg_id(self):
                """Reports take over MsgId; without it they get a new one.
                
                .. seealso::
                   IBM MQ documentation, MQMD, Report
                """
                if hasattr(self, '_m_pass_msg_id'):
                    return self._m_pass_msg_id

                self._m_pass_msg_id = self.bits & 128 != 0
                return getattr(self, '_m_pass_msg_id', None)

            @property
            def positive_action(self):
                """The application shall report success.
                
                .. seealso::
                   IBM MQ documentation, MQMD, Report
                """
                if hasattr(self, '_m_positive_action'):
                    return self._m_positive_action

                self._m_positive_action = self.bits & 1 != 0
                return getattr(self, '_m_positive_action', None)

            @property
            def undefined_bits(self):
                """The bits that none of the other columns is about. Of unknown ones
                those in 0x101C0000 are refused by a queue manager.
                
                .. seealso::
                   IBM MQ documentation, MQMD, Report
                """
                if hasattr(self, '_m_undefined_bits'):
                    return self._m_undefined_bits

                self._m_undefined_bits = self.bits & ~266371015
                return getattr(self, '_m_undefined_bits', None)


        @property
        def is_ebcdic(self):
            """The names of this structure are in EBCDIC, as its StrucId shows.
            
            .. seealso::
               IBM MQ documentation, MQMD, Character set and encoding
            """
            if hasattr(self, '_m_is_ebcdic'):
                return self._m_is_ebcdic

            self._m_is_ebcdic = self.struc_id == b"\xD4\xC4\x40\x40"
            return getattr(self, '_m_is_ebcdic', None)


    class Text(KaitaiStruct):
        """Text of a fixed number of bytes, filled up with blanks; a zero ends it
        early.
        """
        def __init__(self, len, ccsid, is_ebcdic, _io, _parent=None, _root=None):
            super(Mqmd.Text, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.len = len
            self.ccsid = ccsid
            self.is_ebcdic = is_ebcdic
            self._read()

        def _read(self):
            if (not (self.is_ebcdic)):
                pass
                self._raw_ascii = KaitaiStream.bytes_terminate(KaitaiStream.bytes_strip_right(self._io.read_bytes(self.len), 32), 0, False)
                _io__raw_ascii = KaitaiStream(BytesIO(self._raw_ascii))
                self.ascii = Mqmd.AsciiOctets(_io__raw_ascii, self, self._root)

            if self.is_ebcdic:
                pass
                self._raw_ebcdic = KaitaiStream.bytes_terminate(KaitaiStream.bytes_strip_right(self._io.read_bytes(self.len), 64), 0, False)
                _io__raw_ebcdic = KaitaiStream(BytesIO(self._raw_ebcdic))
                self.ebcdic = Mqmd.EbcdicOctets(_io__raw_ebcdic, self, self._root)



        def _fetch_instances(self):
            pass
            if (not (self.is_ebcdic)):
                pass
                self.ascii._fetch_instances()

            if self.is_ebcdic:
                pass
                self.ebcdic._fetch_instances()


        @property
        def value(self):
            """The text without what fills it up.
            
            .. seealso::
               IBM MQ documentation, elementary data types, MQCHARn
            """
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = (((self.ebcdic.octets).decode(u"IBM273") if self.ccsid == 273 else ((self.ebcdic.octets).decode(u"IBM500") if self.ccsid == 500 else ((self.ebcdic.octets).decode(u"IBM1047") if self.ccsid == 1047 else ((self.ebcdic.octets).decode(u"IBM1140") if self.ccsid == 1140 else (self.ebcdic.octets).decode(u"IBM037"))))) if self.is_ebcdic else ((self.ascii.octets).decode(u"UTF-8") if self.ccsid == 1208 else ((self.ascii.octets).decode(u"windows-1252") if self.ccsid == 1252 else ((self.ascii.octets).decode(u"IBM437") if self.ccsid == 437 else ((self.ascii.octets).decode(u"IBM850") if self.ccsid == 850 else (self.ascii.octets).decode(u"ISO-8859-1"))))))
            return getattr(self, '_m_value', None)


    @property
    def start(self):
        """The first 8 bytes as they lie, as far as there are so many.
        
        .. seealso::
           IBM MQ documentation, MQMD, Character set and encoding
        """
        if hasattr(self, '_m_start'):
            return self._m_start

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_start = self._io.read_bytes((self._io.size() if self._io.size() < 8 else 8))
        self._io.seek(_pos)
        return getattr(self, '_m_start', None)

    @property
    def used_encoding(self):
        """The encoding by which this header is read. As stated, else as the bytes of
        Version show it; versions are small numbers.
        
        .. seealso::
           IBM MQ documentation, MQMD, Character set and encoding
        """
        if hasattr(self, '_m_used_encoding'):
            return self._m_used_encoding

        self._m_used_encoding = (self.encoding if  ((self.encoding & 15 == 1) or (self.encoding & 15 == 2))  else (546 if  ((self._io.size() >= 8) and (KaitaiStream.byte_array_index(self.start, 4) != 0) and (KaitaiStream.byte_array_index(self.start, 7) == 0))  else 273))
        return getattr(self, '_m_used_encoding', None)


