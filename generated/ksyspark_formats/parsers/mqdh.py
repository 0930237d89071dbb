# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import mqmd


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class Mqdh(KaitaiStruct):
    """A header of 48 bytes and two arrays in front of a message on a transmission
    queue that is meant for several queues.
    
    The header does not say its own byte order and character set: the structure in
    front of it does, which is passed as `encoding` and `ccsid`. Without them both
    are found from the bytes.
    
    Its own Encoding, CodedCharSetId and Format describe what follows it. The
    specification `mq_message` goes on there.
    
    An array that does not lie inside the structure is left out and
    `has_array_outside` says so; nothing is read by its count alone.
    
    The source document (D1) does not describe this header: everything has the
    status "derived" and follows IBM's published documentation.
    
    .. seealso::
       IBM MQ documentation, MQI reference, MQDH - Distribution header
    """
    def __init__(self, encoding, ccsid, _io, _parent=None, _root=None):
        super(Mqdh, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.encoding = encoding
        self.ccsid = ccsid
        self._read()

    def _read(self):
        self.header = Mqdh.Dh(self.used_encoding, self.ccsid, self._io, self, self._root)
        self.following = mqmd.Mqmd.DataContext(int(self.header.format.kind), self.header.encoding, self.header.coded_char_set_id, self._io)
        self.remainder = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.header._fetch_instances()
        self.following._fetch_instances()
        _ = self.start
        if hasattr(self, '_m_start'):
            pass


    class Dh(KaitaiStruct):
        """The distribution header, as long as its StrucLength says."""
        def __init__(self, context_encoding, context_ccsid, _io, _parent=None, _root=None):
            super(Mqdh.Dh, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.context_encoding = context_encoding
            self.context_ccsid = context_ccsid
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
                raise kaitaistruct.UndecidedEndiannessError("/types/dh")
            elif self._is_le == True:
                self._read_le()
            elif self._is_le == False:
                self._read_be()

        def _read_le(self):
            self.context = mqmd.Mqmd.DataContext(0, self.context_encoding, self.context_ccsid, self._io)
            self.struc_id = self._io.read_bytes(4)
            if not  ((self.struc_id == b"\x44\x48\x20\x20") or (self.struc_id == b"\xC4\xC8\x40\x40")) :
                raise kaitaistruct.ValidationNotAnyOfError(self.struc_id, self._io, u"/types/dh/seq/1")
            self.charset = self._io.read_bytes(0)
            _ = self.charset
            if not ((not (self.context.is_ascii)) if self.is_ebcdic else (not (self.context.is_ebcdic))):
                raise kaitaistruct.ValidationExprError(self.charset, self._io, u"/types/dh/seq/2")
            self.version = self._io.read_s4le()
            if not self.version == 1:
                raise kaitaistruct.ValidationNotEqualError(1, self.version, self._io, u"/types/dh/seq/3")
            self.struc_length = self._io.read_s4le()
            if not self.struc_length >= 48:
                raise kaitaistruct.ValidationLessThanError(48, self.struc_length, self._io, u"/types/dh/seq/4")
            self.encoding = self._io.read_s4le()
            self.coded_char_set_id = self._io.read_s4le()
            self.format = mqmd.Mqmd.FormatName(self.is_ebcdic, self._io)
            self.flags = self._io.read_s4le()
            self.put_msg_rec_fields = self._io.read_s4le()
            self.recs_present = self._io.read_s4le()
            self.object_rec_offset = self._io.read_s4le()
            self.put_msg_rec_offset = self._io.read_s4le()
            self._raw_records = self._io.read_bytes(self.struc_length - 48)
            _io__raw_records = KaitaiStream(BytesIO(self._raw_records))
            self.records = Mqdh.Dh.Records(self.num_object_records, self.num_put_msg_records, _io__raw_records, self, self._root, self._is_le)

        def _read_be(self):
            self.context = mqmd.Mqmd.DataContext(0, self.context_encoding, self.context_ccsid, self._io)
            self.struc_id = self._io.read_bytes(4)
            if not  ((self.struc_id == b"\x44\x48\x20\x20") or (self.struc_id == b"\xC4\xC8\x40\x40")) :
                raise kaitaistruct.ValidationNotAnyOfError(self.struc_id, self._io, u"/types/dh/seq/1")
            self.charset = self._io.read_bytes(0)
            _ = self.charset
            if not ((not (self.context.is_ascii)) if self.is_ebcdic else (not (self.context.is_ebcdic))):
                raise kaitaistruct.ValidationExprError(self.charset, self._io, u"/types/dh/seq/2")
            self.version = self._io.read_s4be()
            if not self.version == 1:
                raise kaitaistruct.ValidationNotEqualError(1, self.version, self._io, u"/types/dh/seq/3")
            self.struc_length = self._io.read_s4be()
            if not self.struc_length >= 48:
                raise kaitaistruct.ValidationLessThanError(48, self.struc_length, self._io, u"/types/dh/seq/4")
            self.encoding = self._io.read_s4be()
            self.coded_char_set_id = self._io.read_s4be()
            self.format = mqmd.Mqmd.FormatName(self.is_ebcdic, self._io)
            self.flags = self._io.read_s4be()
            self.put_msg_rec_fields = self._io.read_s4be()
            self.recs_present = self._io.read_s4be()
            self.object_rec_offset = self._io.read_s4be()
            self.put_msg_rec_offset = self._io.read_s4be()
            self._raw_records = self._io.read_bytes(self.struc_length - 48)
            _io__raw_records = KaitaiStream(BytesIO(self._raw_records))
            self.records = Mqdh.Dh.Records(self.num_object_records, self.num_put_msg_records, _io__raw_records, self, self._root, self._is_le)


        def _fetch_instances(self):
            pass
            self.context._fetch_instances()
            self.format._fetch_instances()
            self.records._fetch_instances()

        class ObjectRecord(KaitaiStruct):
            """A destination, 96 bytes."""
            def __init__(self, context_ccsid, is_ebcdic, _io, _parent=None, _root=None, _is_le=None):
                super(Mqdh.Dh.ObjectRecord, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self.context_ccsid = context_ccsid
                self.is_ebcdic = is_ebcdic
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/dh/types/object_record")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                self.object_name = mqmd.Mqmd.Text(48, self.context_ccsid, self.is_ebcdic, self._io)
                self.object_q_mgr_name = mqmd.Mqmd.Text(48, self.context_ccsid, self.is_ebcdic, self._io)

            def _read_be(self):
                self.object_name = mqmd.Mqmd.Text(48, self.context_ccsid, self.is_ebcdic, self._io)
                self.object_q_mgr_name = mqmd.Mqmd.Text(48, self.context_ccsid, self.is_ebcdic, self._io)


            def _fetch_instances(self):
                pass
                self.object_name._fetch_instances()
                self.object_q_mgr_name._fetch_instances()


        class PutMsgRecord(KaitaiStruct):
            """What is particular to a destination: only the fields that PutMsgRecFields
            names, in this order.
            """
            def __init__(self, fields, _io, _parent=None, _root=None, _is_le=None):
                super(Mqdh.Dh.PutMsgRecord, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self.fields = fields
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/dh/types/put_msg_record")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                if self.fields & 1 != 0:
                    pass
                    self.msg_id = self._io.read_bytes(24)

                if self.fields & 2 != 0:
                    pass
                    self.correl_id = self._io.read_bytes(24)

                if self.fields & 4 != 0:
                    pass
                    self.group_id = self._io.read_bytes(24)

                if self.fields & 8 != 0:
                    pass
                    self.feedback = self._io.read_s4le()

                if self.fields & 16 != 0:
                    pass
                    self.accounting_token = self._io.read_bytes(32)


            def _read_be(self):
                if self.fields & 1 != 0:
                    pass
                    self.msg_id = self._io.read_bytes(24)

                if self.fields & 2 != 0:
                    pass
                    self.correl_id = self._io.read_bytes(24)

                if self.fields & 4 != 0:
                    pass
                    self.group_id = self._io.read_bytes(24)

                if self.fields & 8 != 0:
                    pass
                    self.feedback = self._io.read_s4be()

                if self.fields & 16 != 0:
                    pass
                    self.accounting_token = self._io.read_bytes(32)



            def _fetch_instances(self):
                pass
                if self.fields & 1 != 0:
                    pass

                if self.fields & 2 != 0:
                    pass

                if self.fields & 4 != 0:
                    pass

                if self.fields & 8 != 0:
                    pass

                if self.fields & 16 != 0:
                    pass



        class Records(KaitaiStruct):
            """The arrays of the structure."""
            def __init__(self, num_object_records, num_put_msg_records, _io, _parent=None, _root=None, _is_le=None):
                super(Mqdh.Dh.Records, self).__init__(_io)
                self._parent = _parent
                self._root = _root
                self._is_le = _is_le
                self.num_object_records = num_object_records
                self.num_put_msg_records = num_put_msg_records
                self._read()

            def _read(self):
                if not hasattr(self, '_is_le'):
                    raise kaitaistruct.UndecidedEndiannessError("/types/dh/types/records")
                elif self._is_le == True:
                    self._read_le()
                elif self._is_le == False:
                    self._read_be()

            def _read_le(self):
                pass

            def _read_be(self):
                pass


            def _fetch_instances(self):
                pass
                _ = self.object_records
                if hasattr(self, '_m_object_records'):
                    pass
                    for i in range(len(self._m_object_records)):
                        pass
                        self._m_object_records[i]._fetch_instances()


                _ = self.put_msg_records
                if hasattr(self, '_m_put_msg_records'):
                    pass
                    for i in range(len(self._m_put_msg_records)):
                        pass
                        self._m_put_msg_records[i]._fetch_instances()



            @property
            def has_array_outside(self):
                """At least one array does not lie inside the structure, or has a
                negative number of records.
                
                .. seealso::
                   IBM MQ documentation, MQDH
                """
                if hasattr(self, '_m_has_array_outside'):
                    return self._m_has_array_outside

                self._m_has_array_outside =  ((self._parent.recs_present != 0) and ( (( ((self._parent.object_rec_offset != 0) and (self.num_object_records == 0)) ) or ( ((self._parent.put_msg_rec_offset != 0) and (self._parent.put_msg_rec_fields & 31 != 0) and (self.num_put_msg_records == 0)) )) )) 
                return getattr(self, '_m_has_array_outside', None)

            @property
            def object_records(self):
                """The destinations; none where the array does not lie inside the
                structure.
                
                .. seealso::
                   IBM MQ documentation, MQDH
                """
                if hasattr(self, '_m_object_records'):
                    return self._m_object_records

                _pos = self._io.pos()
                self._io.seek((self._parent.object_rec_offset - 48 if self.num_object_records > 0 else 0))
                if self._is_le:
                    self._m_object_records = []
                    for i in range(self.num_object_records):
                        self._m_object_records.append(Mqdh.Dh.ObjectRecord(self._parent.context_ccsid, self._parent.is_ebcdic, self._io, self, self._root, self._is_le))

                else:
                    self._m_object_records = []
                    for i in range(self.num_object_records):
                        self._m_object_records.append(Mqdh.Dh.ObjectRecord(self._parent.context_ccsid, self._parent.is_ebcdic, self._io, self, self._root, self._is_le))

                self._io.seek(_pos)
                return getattr(self, '_m_object_records', None)

            @property
            def put_msg_records(self):
                """What is particular to each destination; none where the array does not
                lie inside the structure.
                
                .. seealso::
                   IBM MQ documentation, MQDH
                """
                if hasattr(self, '_m_put_msg_records'):
                    return self._m_put_msg_records

                _pos = self._io.pos()
                self._io.seek((self._parent.put_msg_rec_offset - 48 if self.num_put_msg_records > 0 else 0))
                if self._is_le:
                    self._m_put_msg_records = []
                    for i in range(self.num_put_msg_records):
                        self._m_put_msg_records.append(Mqdh.Dh.PutMsgRecord(self._parent.put_msg_rec_fields, self._io, self, self._root, self._is_le))

                else:
                    self._m_put_msg_records = []
                    for i in range(self.num_put_msg_records):
                        self._m_put_msg_records.append(Mqdh.Dh.PutMsgRecord(self._parent.put_msg_rec_fields, self._io, self, self._root, self._is_le))

                self._io.seek(_pos)
                return getattr(self, '_m_put_msg_records', None)


        @property
        def is_ebcdic(self):
            """The names of this structure are in EBCDIC, as its StrucId shows.
            
            .. seealso::
               IBM MQ documentation, MQDH, Character set and encoding
            """
            if hasattr(self, '_m_is_ebcdic'):
                return self._m_is_ebcdic

            self._m_is_ebcdic = self.struc_id == b"\xC4\xC8\x40\x40"
            return getattr(self, '_m_is_ebcdic', None)

        @property
        def len_put_msg_rec(self):
            """Length of a put message record.
            
            .. seealso::
               IBM MQ documentation, MQDH
            """
            if hasattr(self, '_m_len_put_msg_rec'):
                return self._m_len_put_msg_rec

            self._m_len_put_msg_rec = ((((self.put_msg_rec_fields & 1) * 24 + (self.put_msg_rec_fields >> 1 & 1) * 24) + (self.put_msg_rec_fields >> 2 & 1) * 24) + (self.put_msg_rec_fields >> 3 & 1) * 4) + (self.put_msg_rec_fields >> 4 & 1) * 32
            return getattr(self, '_m_len_put_msg_rec', None)

        @property
        def new_msg_ids(self):
            """A new identifier for each destination.
            
            .. seealso::
               IBM MQ documentation, MQDH, Flags
            """
            if hasattr(self, '_m_new_msg_ids'):
                return self._m_new_msg_ids

            self._m_new_msg_ids = self.flags & 1 != 0
            return getattr(self, '_m_new_msg_ids', None)

        @property
        def num_object_records(self):
            """Number of object records; 0 where the array is not there or does not lie
            inside the structure.
            
            .. seealso::
               IBM MQ documentation, MQDH, RecsPresent and ObjectRecOffset
            """
            if hasattr(self, '_m_num_object_records'):
                return self._m_num_object_records

            self._m_num_object_records = (self.recs_present if  ((self.recs_present > 0) and (self.object_rec_offset >= 48) and (self.object_rec_offset + self.recs_present * 96 <= self.struc_length))  else 0)
            return getattr(self, '_m_num_object_records', None)

        @property
        def num_put_msg_records(self):
            """Number of put message records; 0 where the array is not there or does not
            lie inside the structure.
            
            .. seealso::
               IBM MQ documentation, MQDH, RecsPresent and PutMsgRecOffset
            """
            if hasattr(self, '_m_num_put_msg_records'):
                return self._m_num_put_msg_records

            self._m_num_put_msg_records = (self.recs_present if  ((self.recs_present > 0) and (self.put_msg_rec_offset >= 48) and (self.put_msg_rec_fields & 31 != 0) and (self.put_msg_rec_offset + self.recs_present * self.len_put_msg_rec <= self.struc_length))  else 0)
            return getattr(self, '_m_num_put_msg_records', None)


    @property
    def start(self):
        """The first 8 bytes as they lie, as far as there are so many.
        
        .. seealso::
           IBM MQ documentation, MQDH, Character set and encoding
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
           IBM MQ documentation, MQDH, Character set and encoding
        """
        if hasattr(self, '_m_used_encoding'):
            return self._m_used_encoding

        self._m_used_encoding = (self.encoding if  ((self.encoding & 15 == 1) or (self.encoding & 15 == 2))  else (546 if  ((self._io.size() >= 8) and (KaitaiStream.byte_array_index(self.start, 4) != 0) and (KaitaiStream.byte_array_index(self.start, 7) == 0))  else 273))
        return getattr(self, '_m_used_encoding', None)


