# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import tibrv_msg
from enum import IntEnum


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class SasTibrv(KaitaiStruct):
    """SAS sends data sets and files over TIB/Rendezvous as attachments: a header
    (HDR), messages with the definition and the values of a data set (DAT, VAR,
    ATO, ATI, ATC) or with the records of files (FDC, ATX, ATB), and a last
    message (LST). This is one such message. All its fields have the same name,
    which is the kind of message, and are numbered from 1.
    
    The document gives the fields in order; how fields are written as bytes is in
    the specification `tibrv_msg`. Each field is shown as its value, its
    identifier, and a remark where something about it is unusual but can be read:
    the order of the fields decides what they mean, not their identifiers.
    
    A field of another type than the document's is refused, and so is a message
    with too few or too many fields. Whole numbers may be wider or narrower than
    documented. Messages of other kinds keep their bytes in `raw`.
    
    What concerns several messages is not judged here: order, completeness, and
    that the numbers of one message agree with those of another.
    
    .. seealso::
       raimd, rv_msg.h, rv_msg.cpp, msg_format.md - https://github.com/raitechnology/raimd
    """

    class AttachmentKind(IntEnum):
        data_set = 1
        text_file = 2
        binary_file = 3

    class ConstraintShape(IntEnum):
        check = 1
        plain = 2
        foreign_key = 3

    class FieldRemark(IntEnum):
        none = 0
        other_name = 1
        other_identifier = 2
        api_type_on_wire = 3
        size_form_unknown = 4
        not_terminated = 5
        length_disagrees = 6

    class MapType(IntEnum):
        short = 1
        long = 2
        double = 3
        char = 4

    class VariableKind(IntEnum):
        numeric = 1
        character = 2
        unknown = 3

    class VariableReading(IntEnum):
        first_of_message = 0
        from_name = 1
        from_record_type = 2
        from_count = 3
    def __init__(self, has_identifiers, is_size_78_next_byte, _io, _parent=None, _root=None):
        super(SasTibrv, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self.has_identifiers = has_identifiers
        self.is_size_78_next_byte = is_size_78_next_byte
        self._read()

    def _read(self):
        self.len_message = self._io.read_u4be()
        if not self.len_message >= 8:
            raise kaitaistruct.ValidationLessThanError(8, self.len_message, self._io, u"/seq/0")
        self.magic = self._io.read_bytes(4)
        if not self.magic == b"\x99\x55\xEE\xAA":
            raise kaitaistruct.ValidationNotEqualError(b"\x99\x55\xEE\xAA", self.magic, self._io, u"/seq/1")
        _on = self.kind
        if _on == u"ATB":
            pass
            self._raw_body = self._io.read_bytes(self.len_message - 8)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = SasTibrv.BinaryRecords(_io__raw_body, self, self._root)
        elif _on == u"ATC":
            pass
            self._raw_body = self._io.read_bytes(self.len_message - 8)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = SasTibrv.Constraints(_io__raw_body, self, self._root)
        elif _on == u"ATI":
            pass
            self._raw_body = self._io.read_bytes(self.len_message - 8)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = SasTibrv.Indexes(_io__raw_body, self, self._root)
        elif _on == u"ATO":
            pass
            self._raw_body = self._io.read_bytes(self.len_message - 8)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = SasTibrv.Observations(_io__raw_body, self, self._root)
        elif _on == u"ATX":
            pass
            self._raw_body = self._io.read_bytes(self.len_message - 8)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = SasTibrv.TextRecords(_io__raw_body, self, self._root)
        elif _on == u"DAT":
            pass
            self._raw_body = self._io.read_bytes(self.len_message - 8)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = SasTibrv.DataSet(_io__raw_body, self, self._root)
        elif _on == u"DATA":
            pass
            self._raw_body = self._io.read_bytes(self.len_message - 8)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = SasTibrv.MessageData(_io__raw_body, self, self._root)
        elif _on == u"FDC":
            pass
            self._raw_body = self._io.read_bytes(self.len_message - 8)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = SasTibrv.FileDescriptor(_io__raw_body, self, self._root)
        elif _on == u"HDR":
            pass
            self._raw_body = self._io.read_bytes(self.len_message - 8)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = SasTibrv.Header(_io__raw_body, self, self._root)
        elif _on == u"LST":
            pass
            self._raw_body = self._io.read_bytes(self.len_message - 8)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = SasTibrv.Last(_io__raw_body, self, self._root)
        elif _on == u"MSG":
            pass
            self._raw_body = self._io.read_bytes(self.len_message - 8)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = SasTibrv.MessageData(_io__raw_body, self, self._root)
        elif _on == u"VAR":
            pass
            self._raw_body = self._io.read_bytes(self.len_message - 8)
            _io__raw_body = KaitaiStream(BytesIO(self._raw_body))
            self.body = SasTibrv.Variables(_io__raw_body, self, self._root)
        else:
            pass
            self.body = self._io.read_bytes(self.len_message - 8)


    def _fetch_instances(self):
        pass
        _on = self.kind
        if _on == u"ATB":
            pass
            self.body._fetch_instances()
        elif _on == u"ATC":
            pass
            self.body._fetch_instances()
        elif _on == u"ATI":
            pass
            self.body._fetch_instances()
        elif _on == u"ATO":
            pass
            self.body._fetch_instances()
        elif _on == u"ATX":
            pass
            self.body._fetch_instances()
        elif _on == u"DAT":
            pass
            self.body._fetch_instances()
        elif _on == u"DATA":
            pass
            self.body._fetch_instances()
        elif _on == u"FDC":
            pass
            self.body._fetch_instances()
        elif _on == u"HDR":
            pass
            self.body._fetch_instances()
        elif _on == u"LST":
            pass
            self.body._fetch_instances()
        elif _on == u"MSG":
            pass
            self.body._fetch_instances()
        elif _on == u"VAR":
            pass
            self.body._fetch_instances()
        else:
            pass
        _ = self.first_field
        if hasattr(self, '_m_first_field'):
            pass
            self._m_first_field._fetch_instances()


    class Attachment(KaitaiStruct):
        """What the header says about one attachment."""
        def __init__(self, first, _io, _parent=None, _root=None):
            super(SasTibrv.Attachment, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.first = first
            self._read()

        def _read(self):
            self.attachment_type = SasTibrv.Integer(self.first, self._io, self, self._root)
            self.attachment_id = SasTibrv.Text(self.first + 1, self._io, self, self._root)
            self.qualifier_1 = SasTibrv.CountedText(self.first + 2, self._io, self, self._root)
            self.qualifier_2 = SasTibrv.CountedText(self.first + 4, self._io, self, self._root)
            self.description = SasTibrv.CountedText(self.first + 6, self._io, self, self._root)
            self.minor_version = SasTibrv.Integer(self.first + 8, self._io, self, self._root)
            self.major_version = SasTibrv.Integer(self.first + 9, self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.attachment_type._fetch_instances()
            self.attachment_id._fetch_instances()
            self.qualifier_1._fetch_instances()
            self.qualifier_2._fetch_instances()
            self.description._fetch_instances()
            self.minor_version._fetch_instances()
            self.major_version._fetch_instances()

        @property
        def kind(self):
            """Kind of the attachment.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Attachment Header - "HDR"
            """
            if hasattr(self, '_m_kind'):
                return self._m_kind

            self._m_kind = KaitaiStream.resolve_enum(SasTibrv.AttachmentKind, self.attachment_type.data.value)
            return getattr(self, '_m_kind', None)


    class BinaryRecord(KaitaiStruct):
        """Two fields, the length of a record and its bytes."""
        def __init__(self, number, _io, _parent=None, _root=None):
            super(SasTibrv.BinaryRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.number = number
            self._read()

        def _read(self):
            self.length = SasTibrv.Integer(self.number, self._io, self, self._root)
            self.head = SasTibrv.FieldHead(7, self.number + 1, self._io, self, self._root)
            self.value = self._io.read_bytes(self.head.len_data.value)


        def _fetch_instances(self):
            pass
            self.length._fetch_instances()
            self.head._fetch_instances()

        @property
        def identifier(self):
            """Number of the field with the bytes in the message.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Binary File Attachment - "ATB"
            """
            if hasattr(self, '_m_identifier'):
                return self._m_identifier

            if self.head.label.identifier != 0:
                pass
                self._m_identifier = self.head.label.identifier

            return getattr(self, '_m_identifier', None)

        @property
        def remark(self):
            """What is unusual about the two fields, although they can be read.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Binary File Attachment - "ATB"
            """
            if hasattr(self, '_m_remark'):
                return self._m_remark

            self._m_remark = KaitaiStream.resolve_enum(SasTibrv.FieldRemark, (self.length.head.remark if self.length.head.remark != 0 else (self.head.remark if self.head.remark != 0 else (6 if self.length.data.value != self.head.len_data.value else 0))))
            return getattr(self, '_m_remark', None)

        @property
        def told_length(self):
            """The length that the field in front tells. The size of the bytes decides.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Binary File Attachment - "ATB"
            """
            if hasattr(self, '_m_told_length'):
                return self._m_told_length

            self._m_told_length = self.length.data.value
            return getattr(self, '_m_told_length', None)


    class BinaryRecords(KaitaiStruct):
        """Records of a binary file."""
        def __init__(self, _io, _parent=None, _root=None):
            super(SasTibrv.BinaryRecords, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_records = SasTibrv.Integer(1, self._io, self, self._root)
            self.records = []
            i = 0
            while not self._io.is_eof():
                self.records.append(SasTibrv.BinaryRecord(2 + 2 * i, self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            self.num_records._fetch_instances()
            for i in range(len(self.records)):
                pass
                self.records[i]._fetch_instances()


        @property
        def count_differs(self):
            """The number of records is not the number that follows.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Binary File Attachment - "ATB"
            """
            if hasattr(self, '_m_count_differs'):
                return self._m_count_differs

            self._m_count_differs = self.num_records.data.value != len(self.records)
            return getattr(self, '_m_count_differs', None)


    class CheckTail(KaitaiStruct):
        """The rest of a CHECK constraint."""
        def __init__(self, number, _io, _parent=None, _root=None):
            super(SasTibrv.CheckTail, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.number = number
            self._read()

        def _read(self):
            self.whlen = SasTibrv.Integer(self.number, self._io, self, self._root)
            self.num_buffers = SasTibrv.Integer(self.number + 1, self._io, self, self._root)
            self.buffers = []
            for i in range(self.num_buffers.data.value):
                self.buffers.append(SasTibrv.Opaque((self.number + 2) + i, self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.whlen._fetch_instances()
            self.num_buffers._fetch_instances()
            for i in range(len(self.buffers)):
                pass
                self.buffers[i]._fetch_instances()



    class Constraint(KaitaiStruct):
        """One integrity constraint. CHECK, FOREIGN KEY and all others have shapes of
        their own; the codes of the types are not public, the shape tells.
        """
        def __init__(self, first, _io, _parent=None, _root=None):
            super(SasTibrv.Constraint, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.first = first
            self._read()

        def _read(self):
            self.constraint_type = SasTibrv.Integer(self.first, self._io, self, self._root)
            self.max_length = SasTibrv.Integer(self.first + 1, self._io, self, self._root)
            self.name = SasTibrv.Text(self.first + 2, self._io, self, self._root)
            self.num_variables = SasTibrv.Integer(self.first + 3, self._io, self, self._root)
            self.num_names = SasTibrv.Integer(self.first + 4, self._io, self, self._root)
            self.names_ahead = SasTibrv.TextsAhead(self._io.pos(), self._io, self, self._root)
            self.names = []
            for i in range(self.names_ahead.count):
                self.names.append(SasTibrv.Text((self.first + 5) + i, self._io, self, self._root))

            self.tail_ahead = SasTibrv.TailAhead(self._io.pos(), self._io, self, self._root)
            _on = self.tail_ahead.shape
            if _on == 1:
                pass
                self.tail = SasTibrv.CheckTail((self.first + 5) + len(self.names), self._io, self, self._root)
            elif _on == 2:
                pass
                self.tail = SasTibrv.PlainTail((self.first + 5) + len(self.names), self._io, self, self._root)
            elif _on == 3:
                pass
                self.tail = SasTibrv.ForeignKeyTail((self.first + 5) + len(self.names), self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.constraint_type._fetch_instances()
            self.max_length._fetch_instances()
            self.name._fetch_instances()
            self.num_variables._fetch_instances()
            self.num_names._fetch_instances()
            self.names_ahead._fetch_instances()
            for i in range(len(self.names)):
                pass
                self.names[i]._fetch_instances()

            self.tail_ahead._fetch_instances()
            _on = self.tail_ahead.shape
            if _on == 1:
                pass
                self.tail._fetch_instances()
            elif _on == 2:
                pass
                self.tail._fetch_instances()
            elif _on == 3:
                pass
                self.tail._fetch_instances()

        @property
        def count_differs(self):
            """There are not as many names as there should be.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Integrity Constraints - "ATC"
            """
            if hasattr(self, '_m_count_differs'):
                return self._m_count_differs

            self._m_count_differs = (len(self.names) != 1 if self.tail_ahead.shape == 1 else self.num_names.data.value != len(self.names))
            return getattr(self, '_m_count_differs', None)

        @property
        def next(self):
            """Number that the field behind the record should have.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Integrity Constraints - "ATC"
            """
            if hasattr(self, '_m_next'):
                return self._m_next

            self._m_next = ((self.first + 5) + len(self.names)) + (2 + len(self.tail.buffers) if self.tail_ahead.shape == 1 else (1 if self.tail_ahead.shape == 2 else 9))
            return getattr(self, '_m_next', None)

        @property
        def shape(self):
            """Shape of the record, as the types of its fields show it.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Integrity Constraints - "ATC"
            """
            if hasattr(self, '_m_shape'):
                return self._m_shape

            self._m_shape = KaitaiStream.resolve_enum(SasTibrv.ConstraintShape, self.tail_ahead.shape)
            return getattr(self, '_m_shape', None)


    class Constraints(KaitaiStruct):
        """Integrity constraints of a data set."""
        def __init__(self, _io, _parent=None, _root=None):
            super(SasTibrv.Constraints, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.record_type = SasTibrv.Integer(1, self._io, self, self._root)
            self.num_records = SasTibrv.Integer(2, self._io, self, self._root)
            self.records = []
            i = 0
            while not self._io.is_eof():
                self.records.append(SasTibrv.Constraint((3 if i == 0 else self.records[i - 1].next), self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            self.record_type._fetch_instances()
            self.num_records._fetch_instances()
            for i in range(len(self.records)):
                pass
                self.records[i]._fetch_instances()


        @property
        def count_differs(self):
            """The number of records is not the number that follows.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Integrity Constraints - "ATC"
            """
            if hasattr(self, '_m_count_differs'):
                return self._m_count_differs

            self._m_count_differs = self.num_records.data.value != len(self.records)
            return getattr(self, '_m_count_differs', None)


    class CountedText(KaitaiStruct):
        """Two fields, the length of a text and the text."""
        def __init__(self, number, _io, _parent=None, _root=None):
            super(SasTibrv.CountedText, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.number = number
            self._read()

        def _read(self):
            self.length = SasTibrv.Integer(self.number, self._io, self, self._root)
            self.text = SasTibrv.Text(self.number + 1, self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.length._fetch_instances()
            self.text._fetch_instances()

        @property
        def identifier(self):
            """Number of the text's field in the message.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_identifier'):
                return self._m_identifier

            if self.text.head.label.identifier != 0:
                pass
                self._m_identifier = self.text.head.label.identifier

            return getattr(self, '_m_identifier', None)

        @property
        def remark(self):
            """What is unusual about the two fields, although they can be read.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_remark'):
                return self._m_remark

            self._m_remark = KaitaiStream.resolve_enum(SasTibrv.FieldRemark, (self.length.head.remark if self.length.head.remark != 0 else (self.text.head.remark if self.text.head.remark != 0 else (6 if  ((self.length.data.value != self.text.head.len_data.value) and (self.length.data.value != self.text.head.len_data.value - 1))  else (0 if  ((self.text.data.is_terminated) or (self.text.head.len_data.value == 0))  else 5)))))
            return getattr(self, '_m_remark', None)

        @property
        def told_length(self):
            """The length that the field in front of the text tells, with or without
            the zero byte. The size of the text itself decides.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_told_length'):
                return self._m_told_length

            self._m_told_length = self.length.data.value
            return getattr(self, '_m_told_length', None)

        @property
        def value(self):
            """The text, without the zero byte that ends it; blanks that fill it up stay.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = self.text.data.value
            return getattr(self, '_m_value', None)


    class DataSet(KaitaiStruct):
        """Definition of a data set."""
        def __init__(self, _io, _parent=None, _root=None):
            super(SasTibrv.DataSet, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.record_type = SasTibrv.Integer(1, self._io, self, self._root)
            self.version = SasTibrv.Integer(2, self._io, self, self._root)
            self.data_set_type = SasTibrv.CountedText(3, self._io, self, self._root)
            self.label = SasTibrv.CountedText(5, self._io, self, self._root)
            self.num_observations = SasTibrv.Integer(7, self._io, self, self._root)
            self.num_variables = SasTibrv.Integer(8, self._io, self, self._root)
            self.len_observation = SasTibrv.Integer(9, self._io, self, self._root)
            self.compress = SasTibrv.CountedText(10, self._io, self, self._root)
            self.reuse = SasTibrv.Text(12, self._io, self, self._root)
            self.encrypt = SasTibrv.CountedText(13, self._io, self, self._root)
            self.num_sort_variables = SasTibrv.Integer(15, self._io, self, self._root)
            self.collating_sequence = SasTibrv.CountedText(16, self._io, self, self._root)
            self.sort_flags = SasTibrv.Integer(18, self._io, self, self._root)
            self.read_password_flag = SasTibrv.Integer(19, self._io, self, self._root)
            self.read_password = SasTibrv.Password(20, self._io, self, self._root)
            self.write_password_flag = SasTibrv.Integer(21, self._io, self, self._root)
            self.write_password = SasTibrv.Password(22, self._io, self, self._root)
            self.alter_password_flag = SasTibrv.Integer(23, self._io, self, self._root)
            self.alter_password = SasTibrv.Password(24, self._io, self, self._root)
            if (not (self._io.is_eof())):
                pass
                self.max_generations = SasTibrv.Integer(25, self._io, self, self._root)

            self.trailing_fields = self._io.read_bytes_full()
            _ = self.trailing_fields
            if not len(_) == 0:
                raise kaitaistruct.ValidationExprError(self.trailing_fields, self._io, u"/types/data_set/seq/20")


        def _fetch_instances(self):
            pass
            self.record_type._fetch_instances()
            self.version._fetch_instances()
            self.data_set_type._fetch_instances()
            self.label._fetch_instances()
            self.num_observations._fetch_instances()
            self.num_variables._fetch_instances()
            self.len_observation._fetch_instances()
            self.compress._fetch_instances()
            self.reuse._fetch_instances()
            self.encrypt._fetch_instances()
            self.num_sort_variables._fetch_instances()
            self.collating_sequence._fetch_instances()
            self.sort_flags._fetch_instances()
            self.read_password_flag._fetch_instances()
            self.read_password._fetch_instances()
            self.write_password_flag._fetch_instances()
            self.write_password._fetch_instances()
            self.alter_password_flag._fetch_instances()
            self.alter_password._fetch_instances()
            if (not (self._io.is_eof())):
                pass
                self.max_generations._fetch_instances()


        @property
        def is_usual_size(self):
            """The flags of the sort are added as a number of two bytes.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Definition - "DAT"
            """
            if hasattr(self, '_m_is_usual_size'):
                return self._m_is_usual_size

            self._m_is_usual_size = self.sort_flags.head.len_data.value == 2
            return getattr(self, '_m_is_usual_size', None)


    class FieldAhead(KaitaiStruct):
        """A field that is only looked at, because what it is tells what comes first."""
        def __init__(self, _io, _parent=None, _root=None):
            super(SasTibrv.FieldAhead, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_name = self._io.read_u1()
            self.label = self._io.read_bytes(self.len_name)
            self.wire_type = self._io.read_u1()
            self.len_data = tibrv_msg.TibrvMsg.FieldSize(self._root.is_size_78_next_byte, self._io)
            self.data = self._io.read_bytes(self.len_data.value)


        def _fetch_instances(self):
            pass
            self.len_data._fetch_instances()

        @property
        def is_integer(self):
            """The field holds a whole number with sign.
            
            .. seealso::
               raimd, rv_msg.cpp
            """
            if hasattr(self, '_m_is_integer'):
                return self._m_is_integer

            self._m_is_integer =  ((self.wire_type == 11) or ( ((self.wire_type >= 14) and (self.wire_type <= 20) and (self.wire_type % 2 == 0)) )) 
            return getattr(self, '_m_is_integer', None)


    class FieldHead(KaitaiStruct):
        """What stands in front of a field's data."""
        def __init__(self, expected, number, _io, _parent=None, _root=None):
            super(SasTibrv.FieldHead, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.expected = expected
            self.number = number
            self._read()

        def _read(self):
            self.len_name = self._io.read_u1()
            self._raw_label = self._io.read_bytes(self.len_name)
            _io__raw_label = KaitaiStream(BytesIO(self._raw_label))
            self.label = tibrv_msg.TibrvMsg.FieldName(self._root.has_identifiers, _io__raw_label)
            self.wire_type = KaitaiStream.resolve_enum(tibrv_msg.TibrvMsg.WireType, self._io.read_u1())
            _ = self.wire_type
            if not  ((int(_) == self.expected) or ( ((self.expected >= 11) and (int(_) >= 14) and (int(_) <= 25) and ((int(_) >= 24 if self.expected == 13 else  ((int(_) <= 21) and (int(_) % 2 == self.expected - 11)) ))) )) :
                raise kaitaistruct.ValidationExprError(self.wire_type, self._io, u"/types/field_head/seq/2")
            self.len_data = tibrv_msg.TibrvMsg.FieldSize(self._root.is_size_78_next_byte, self._io)


        def _fetch_instances(self):
            pass
            self.label._fetch_instances()
            self.len_data._fetch_instances()

        @property
        def has_usual_identifier(self):
            """Where the first field has an identifier, all fields have theirs.
            
            .. seealso::
               raimd, rv_msg.cpp
            """
            if hasattr(self, '_m_has_usual_identifier'):
                return self._m_has_usual_identifier

            self._m_has_usual_identifier =  ((self.label.identifier == self.number) or (self._root.first_field.label.identifier == 0)) 
            return getattr(self, '_m_has_usual_identifier', None)

        @property
        def remark(self):
            """Code of what is unusual about the field.
            
            .. seealso::
               raimd, rv_msg.cpp
            """
            if hasattr(self, '_m_remark'):
                return self._m_remark

            self._m_remark = (2 if  ((self.label.identifier != self.number) and (self._root.has_identifiers) and ( ((self.label.identifier != 0) or ( ((self._root.kind != u"MSG") and (self._root.kind != u"DATA")) )) ))  else (1 if self.label.name != self._root.kind else (3 if int(self.wire_type) > 13 else (4 if self.len_data.form > 122 else 0))))
            return getattr(self, '_m_remark', None)


    class FileDescriptor(KaitaiStruct):
        """Description of a file; its records follow in messages of their own."""
        def __init__(self, _io, _parent=None, _root=None):
            super(SasTibrv.FileDescriptor, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_record = SasTibrv.Integer(1, self._io, self, self._root)
            self.file_size = SasTibrv.Integer(2, self._io, self, self._root)
            self.trailing_fields = self._io.read_bytes_full()
            _ = self.trailing_fields
            if not len(_) == 0:
                raise kaitaistruct.ValidationExprError(self.trailing_fields, self._io, u"/types/file_descriptor/seq/2")


        def _fetch_instances(self):
            pass
            self.len_record._fetch_instances()
            self.file_size._fetch_instances()


    class FirstField(KaitaiStruct):
        def __init__(self, _io, _parent=None, _root=None):
            super(SasTibrv.FirstField, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.len_name = self._io.read_u1()
            self._raw_label = self._io.read_bytes(self.len_name)
            _io__raw_label = KaitaiStream(BytesIO(self._raw_label))
            self.label = tibrv_msg.TibrvMsg.FieldName(self._root.has_identifiers, _io__raw_label)


        def _fetch_instances(self):
            pass
            self.label._fetch_instances()


    class ForeignKeyTail(KaitaiStruct):
        """The rest of a FOREIGN KEY constraint."""
        def __init__(self, number, _io, _parent=None, _root=None):
            super(SasTibrv.ForeignKeyTail, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.number = number
            self._read()

        def _read(self):
            self.total_length = SasTibrv.Integer(self.number, self._io, self, self._root)
            self.on_delete = SasTibrv.Integer(self.number + 1, self._io, self, self._root)
            self.on_update = SasTibrv.Integer(self.number + 2, self._io, self, self._root)
            self.primary_key = SasTibrv.CountedText(self.number + 3, self._io, self, self._root)
            self.libref = SasTibrv.Text(self.number + 5, self._io, self, self._root)
            self.member_name = SasTibrv.CountedText(self.number + 6, self._io, self, self._root)
            self.attributes = SasTibrv.Integer(self.number + 8, self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.total_length._fetch_instances()
            self.on_delete._fetch_instances()
            self.on_update._fetch_instances()
            self.primary_key._fetch_instances()
            self.libref._fetch_instances()
            self.member_name._fetch_instances()
            self.attributes._fetch_instances()


    class Header(KaitaiStruct):
        """Header of an attachment, its first message."""
        def __init__(self, _io, _parent=None, _root=None):
            super(SasTibrv.Header, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.header_id = SasTibrv.Text(1, self._io, self, self._root)
            self.reserved_number = SasTibrv.Unsigned(2, self._io, self, self._root)
            self.reserved_text = SasTibrv.Text(3, self._io, self, self._root)
            self.message_id = SasTibrv.Text(4, self._io, self, self._root)
            self.num_attachments = SasTibrv.Integer(5, self._io, self, self._root)
            self.attachments = []
            i = 0
            while not self._io.is_eof():
                self.attachments.append(SasTibrv.Attachment(6 + 10 * i, self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            self.header_id._fetch_instances()
            self.reserved_number._fetch_instances()
            self.reserved_text._fetch_instances()
            self.message_id._fetch_instances()
            self.num_attachments._fetch_instances()
            for i in range(len(self.attachments)):
                pass
                self.attachments[i]._fetch_instances()


        @property
        def count_differs(self):
            """The number of attachments is not the number of entries that follow.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Attachment Header - "HDR"
            """
            if hasattr(self, '_m_count_differs'):
                return self._m_count_differs

            self._m_count_differs = self.num_attachments.data.value != len(self.attachments)
            return getattr(self, '_m_count_differs', None)


    class IndexRecord(KaitaiStruct):
        """One index, or the key of a constraint."""
        def __init__(self, first, _io, _parent=None, _root=None):
            super(SasTibrv.IndexRecord, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.first = first
            self._read()

        def _read(self):
            self.upercmx = SasTibrv.Integer(self.first, self._io, self, self._root)
            self.name = SasTibrv.CountedText(self.first + 1, self._io, self, self._root)
            self.flags = SasTibrv.Integer(self.first + 3, self._io, self, self._root)
            self.num_variables = SasTibrv.Integer(self.first + 4, self._io, self, self._root)
            self.num_keys = SasTibrv.Integer(self.first + 5, self._io, self, self._root)
            self.keys = []
            for i in range(self.num_keys.data.value):
                self.keys.append(SasTibrv.Text((self.first + 6) + i, self._io, self, self._root))



        def _fetch_instances(self):
            pass
            self.upercmx._fetch_instances()
            self.name._fetch_instances()
            self.flags._fetch_instances()
            self.num_variables._fetch_instances()
            self.num_keys._fetch_instances()
            for i in range(len(self.keys)):
                pass
                self.keys[i]._fetch_instances()


        @property
        def next(self):
            """Number that the field behind the record should have.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_next'):
                return self._m_next

            self._m_next = (self.first + 6) + len(self.keys)
            return getattr(self, '_m_next', None)


    class Indexes(KaitaiStruct):
        """Indexes of a data set."""
        def __init__(self, _io, _parent=None, _root=None):
            super(SasTibrv.Indexes, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.record_type = SasTibrv.Integer(1, self._io, self, self._root)
            self.num_records = SasTibrv.Integer(2, self._io, self, self._root)
            self.records = []
            i = 0
            while not self._io.is_eof():
                self.records.append(SasTibrv.IndexRecord((3 if i == 0 else self.records[i - 1].next), self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            self.record_type._fetch_instances()
            self.num_records._fetch_instances()
            for i in range(len(self.records)):
                pass
                self.records[i]._fetch_instances()


        @property
        def count_differs(self):
            """The number of records is not the number that follows.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Data Set Index - "ATI"
            """
            if hasattr(self, '_m_count_differs'):
                return self._m_count_differs

            self._m_count_differs = self.num_records.data.value != len(self.records)
            return getattr(self, '_m_count_differs', None)


    class Integer(KaitaiStruct):
        """A field with a whole number, `int`, `long` or `short` in the document."""
        def __init__(self, number, _io, _parent=None, _root=None):
            super(SasTibrv.Integer, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.number = number
            self._read()

        def _read(self):
            self.head = SasTibrv.FieldHead(11, self.number, self._io, self, self._root)
            self._raw_data = self._io.read_bytes(self.head.len_data.value)
            _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
            self.data = tibrv_msg.TibrvMsg.Signed(_io__raw_data)


        def _fetch_instances(self):
            pass
            self.head._fetch_instances()
            self.data._fetch_instances()

        @property
        def identifier(self):
            """Number of the field in the message.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_identifier'):
                return self._m_identifier

            if self.head.label.identifier != 0:
                pass
                self._m_identifier = self.head.label.identifier

            return getattr(self, '_m_identifier', None)

        @property
        def remark(self):
            """What is unusual about the field, although it can be read.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_remark'):
                return self._m_remark

            self._m_remark = KaitaiStream.resolve_enum(SasTibrv.FieldRemark, self.head.remark)
            return getattr(self, '_m_remark', None)

        @property
        def value(self):
            """The number.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = self.data.value
            return getattr(self, '_m_value', None)


    class Last(KaitaiStruct):
        """The end of an attachment."""
        def __init__(self, _io, _parent=None, _root=None):
            super(SasTibrv.Last, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_messages = SasTibrv.Integer(1, self._io, self, self._root)
            self.trailing_fields = self._io.read_bytes_full()
            _ = self.trailing_fields
            if not len(_) == 0:
                raise kaitaistruct.ValidationExprError(self.trailing_fields, self._io, u"/types/last/seq/1")


        def _fetch_instances(self):
            pass
            self.num_messages._fetch_instances()


    class MessageData(KaitaiStruct):
        """The program's own values, sent with a map of their types."""
        def __init__(self, _io, _parent=None, _root=None):
            super(SasTibrv.MessageData, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_values = SasTibrv.Integer(1, self._io, self, self._root)
            self.values = []
            i = 0
            while not self._io.is_eof():
                self.values.append(SasTibrv.MessageValue(2 + 2 * i, self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            self.num_values._fetch_instances()
            for i in range(len(self.values)):
                pass
                self.values[i]._fetch_instances()


        @property
        def count_differs(self):
            """The number of values is not the number that follows.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Message Data - "MSG" or "DATA"
            """
            if hasattr(self, '_m_count_differs'):
                return self._m_count_differs

            self._m_count_differs = self.num_values.data.value != len(self.values)
            return getattr(self, '_m_count_differs', None)


    class MessageValue(KaitaiStruct):
        """One value of a map, its type in front."""
        def __init__(self, first, _io, _parent=None, _root=None):
            super(SasTibrv.MessageValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.first = first
            self._read()

        def _read(self):
            self.value_type = SasTibrv.Integer(self.first, self._io, self, self._root)
            self.field = SasTibrv.Scalar((11 if  ((self.value_type.data.value == 1) or (self.value_type.data.value == 2))  else (13 if self.value_type.data.value == 3 else (8 if self.value_type.data.value == 4 else -1))), self.first + 1, self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.value_type._fetch_instances()
            self.field._fetch_instances()

        @property
        def integer(self):
            """The value, if it is a short or a long.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Message Data - "MSG" or "DATA"
            """
            if hasattr(self, '_m_integer'):
                return self._m_integer

            if  ((self.value_type.data.value == 1) or (self.value_type.data.value == 2)) :
                pass
                self._m_integer = self.field.integer.value

            return getattr(self, '_m_integer', None)

        @property
        def is_usual_size(self):
            """A short is added as a number of two bytes.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Message Data - "MSG" or "DATA"
            """
            if hasattr(self, '_m_is_usual_size'):
                return self._m_is_usual_size

            self._m_is_usual_size =  ((self.field.head.len_data.value == 2) or (self.value_type.data.value != 1)) 
            return getattr(self, '_m_is_usual_size', None)

        @property
        def map_type(self):
            """Type of the value.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Message Data - "MSG" or "DATA"
            """
            if hasattr(self, '_m_map_type'):
                return self._m_map_type

            self._m_map_type = KaitaiStream.resolve_enum(SasTibrv.MapType, self.value_type.data.value)
            return getattr(self, '_m_map_type', None)

        @property
        def number(self):
            """The value, if it is a double.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Message Data - "MSG" or "DATA"
            """
            if hasattr(self, '_m_number'):
                return self._m_number

            if self.value_type.data.value == 3:
                pass
                self._m_number = self.field.real.value

            return getattr(self, '_m_number', None)

        @property
        def remark(self):
            """What is unusual about the two fields, although they can be read.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Message Data - "MSG" or "DATA"
            """
            if hasattr(self, '_m_remark'):
                return self._m_remark

            self._m_remark = KaitaiStream.resolve_enum(SasTibrv.FieldRemark, (self.value_type.head.remark if self.value_type.head.remark != 0 else self.field.remark))
            return getattr(self, '_m_remark', None)

        @property
        def text(self):
            """The value, if it is a text; filled up with blanks to the length of the map.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Message Data - "MSG" or "DATA"
            """
            if hasattr(self, '_m_text'):
                return self._m_text

            if self.value_type.data.value == 4:
                pass
                self._m_text = self.field.text.value

            return getattr(self, '_m_text', None)


    class NumbersAhead(KaitaiStruct):
        """How many fields with whole numbers stand at a place before another field."""
        def __init__(self, ofs_fields, _io, _parent=None, _root=None):
            super(SasTibrv.NumbersAhead, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.ofs_fields = ofs_fields
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass
            _ = self.fields
            if hasattr(self, '_m_fields'):
                pass
                for i in range(len(self._m_fields)):
                    pass
                    self._m_fields[i]._fetch_instances()



        @property
        def count(self):
            """Number of whole numbers, 0 to 4.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_count'):
                return self._m_count

            self._m_count = (len(self.fields) if self.fields[-1].is_integer else len(self.fields) - 1)
            return getattr(self, '_m_count', None)

        @property
        def fields(self):
            """Up to four fields, the last of them the first that is no whole number.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_fields'):
                return self._m_fields

            _pos = self._io.pos()
            self._io.seek(self.ofs_fields)
            self._m_fields = []
            i = 0
            while True:
                _ = SasTibrv.FieldAhead(self._io, self, self._root)
                self._m_fields.append(_)
                if  ((self._io.is_eof()) or (i == 3) or ((not (_.is_integer)))) :
                    break
                i += 1
            self._io.seek(_pos)
            return getattr(self, '_m_fields', None)


    class ObservationValue(KaitaiStruct):
        """One value. The document has fields repeated for each observation and does
        not say which. Fields 3 and 4 stand for each value; the numbers of fields 1
        and 2 may stand again in front of a value or of a row, and are passed over.
        """
        def __init__(self, start, _io, _parent=None, _root=None):
            super(SasTibrv.ObservationValue, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.start = start
            self._read()

        def _read(self):
            self.ahead = SasTibrv.NumbersAhead(self._io.pos(), self._io, self, self._root)
            self.repeated_fields = []
            for i in range(self.ahead.count - 1):
                self.repeated_fields.append(SasTibrv.Integer(self.start + i, self._io, self, self._root))

            self.value_type = SasTibrv.Integer(self.start + len(self.repeated_fields), self._io, self, self._root)
            self.field = SasTibrv.Scalar((13 if self.value_type.data.value == 1 else (8 if self.value_type.data.value == 2 else -1)), (self.start + len(self.repeated_fields)) + 1, self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.ahead._fetch_instances()
            for i in range(len(self.repeated_fields)):
                pass
                self.repeated_fields[i]._fetch_instances()

            self.value_type._fetch_instances()
            self.field._fetch_instances()

        @property
        def missing(self):
            """Which missing value it is: a dot, a dot and an underscore, or a dot and
            a letter. SAS writes them as NaNs, which travel bit for bit.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_missing'):
                return self._m_missing

            if self.value_type.data.value == 1:
                pass
                self._m_missing = self.field.real.value

            return getattr(self, '_m_missing', None)

        @property
        def next(self):
            """Number that the field behind the value should have.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_next'):
                return self._m_next

            self._m_next = (self.start + len(self.repeated_fields)) + 2
            return getattr(self, '_m_next', None)

        @property
        def number(self):
            """The value of a numeric variable; absent if it is missing.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_number'):
                return self._m_number

            if self.value_type.data.value == 1:
                pass
                self._m_number = self.field.real.value

            return getattr(self, '_m_number', None)

        @property
        def remark(self):
            """What is unusual about the two fields, although they can be read.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_remark'):
                return self._m_remark

            self._m_remark = KaitaiStream.resolve_enum(SasTibrv.FieldRemark, (self.value_type.head.remark if self.value_type.head.remark != 0 else self.field.remark))
            return getattr(self, '_m_remark', None)

        @property
        def text(self):
            """The value of a character variable; blanks at its end only fill it up.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_text'):
                return self._m_text

            if self.value_type.data.value == 2:
                pass
                self._m_text = self.field.text.value

            return getattr(self, '_m_text', None)

        @property
        def vtype(self):
            """Type of the value.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_vtype'):
                return self._m_vtype

            self._m_vtype = KaitaiStream.resolve_enum(SasTibrv.VariableKind, self.value_type.data.value)
            return getattr(self, '_m_vtype', None)


    class Observations(KaitaiStruct):
        """Values of a data set, row by row; they may span several messages."""
        def __init__(self, _io, _parent=None, _root=None):
            super(SasTibrv.Observations, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_observations = SasTibrv.Integer(1, self._io, self, self._root)
            self.record_type = SasTibrv.Integer(2, self._io, self, self._root)
            self.values = []
            i = 0
            while not self._io.is_eof():
                self.values.append(SasTibrv.ObservationValue((3 if i == 0 else self.values[i - 1].next), self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            self.num_observations._fetch_instances()
            self.record_type._fetch_instances()
            for i in range(len(self.values)):
                pass
                self.values[i]._fetch_instances()



    class Opaque(KaitaiStruct):
        """A field with bytes."""
        def __init__(self, number, _io, _parent=None, _root=None):
            super(SasTibrv.Opaque, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.number = number
            self._read()

        def _read(self):
            self.head = SasTibrv.FieldHead(7, self.number, self._io, self, self._root)
            self.value = self._io.read_bytes(self.head.len_data.value)


        def _fetch_instances(self):
            pass
            self.head._fetch_instances()

        @property
        def identifier(self):
            """Number of the field in the message.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_identifier'):
                return self._m_identifier

            if self.head.label.identifier != 0:
                pass
                self._m_identifier = self.head.label.identifier

            return getattr(self, '_m_identifier', None)

        @property
        def remark(self):
            """What is unusual about the field, although it can be read.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_remark'):
                return self._m_remark

            self._m_remark = KaitaiStream.resolve_enum(SasTibrv.FieldRemark, self.head.remark)
            return getattr(self, '_m_remark', None)


    class Password(KaitaiStruct):
        """A field with an encrypted password."""
        def __init__(self, number, _io, _parent=None, _root=None):
            super(SasTibrv.Password, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.number = number
            self._read()

        def _read(self):
            self.head = SasTibrv.FieldHead(7, self.number, self._io, self, self._root)
            self.value = self._io.read_bytes(self.head.len_data.value)


        def _fetch_instances(self):
            pass
            self.head._fetch_instances()

        @property
        def identifier(self):
            """Number of the field in the message.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_identifier'):
                return self._m_identifier

            if self.head.label.identifier != 0:
                pass
                self._m_identifier = self.head.label.identifier

            return getattr(self, '_m_identifier', None)

        @property
        def remark(self):
            """What is unusual about the field, although it can be read.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_remark'):
                return self._m_remark

            self._m_remark = KaitaiStream.resolve_enum(SasTibrv.FieldRemark, self.head.remark)
            return getattr(self, '_m_remark', None)


    class PlainTail(KaitaiStruct):
        """The rest of a constraint that is neither CHECK nor FOREIGN KEY."""
        def __init__(self, number, _io, _parent=None, _root=None):
            super(SasTibrv.PlainTail, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.number = number
            self._read()

        def _read(self):
            self.filler = SasTibrv.Integer(self.number, self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.filler._fetch_instances()


    class Scalar(KaitaiStruct):
        """A field whose type another field tells."""
        def __init__(self, expected, number, _io, _parent=None, _root=None):
            super(SasTibrv.Scalar, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.expected = expected
            self.number = number
            self._read()

        def _read(self):
            self.head = SasTibrv.FieldHead(self.expected, self.number, self._io, self, self._root)
            if self.expected == 11:
                pass
                self._raw_integer = self._io.read_bytes(self.head.len_data.value)
                _io__raw_integer = KaitaiStream(BytesIO(self._raw_integer))
                self.integer = tibrv_msg.TibrvMsg.Signed(_io__raw_integer)

            if self.expected == 13:
                pass
                self._raw_real = self._io.read_bytes(self.head.len_data.value)
                _io__raw_real = KaitaiStream(BytesIO(self._raw_real))
                self.real = tibrv_msg.TibrvMsg.Real(_io__raw_real)

            if self.expected == 8:
                pass
                self._raw_text = self._io.read_bytes(self.head.len_data.value)
                _io__raw_text = KaitaiStream(BytesIO(self._raw_text))
                self.text = tibrv_msg.TibrvMsg.Text(_io__raw_text)



        def _fetch_instances(self):
            pass
            self.head._fetch_instances()
            if self.expected == 11:
                pass
                self.integer._fetch_instances()

            if self.expected == 13:
                pass
                self.real._fetch_instances()

            if self.expected == 8:
                pass
                self.text._fetch_instances()


        @property
        def remark(self):
            """Code of what is unusual about the field.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_remark'):
                return self._m_remark

            self._m_remark = (self.head.remark if self.head.remark != 0 else ((0 if self.text.is_terminated else 5) if  ((self.expected == 8) and (self.head.len_data.value > 0))  else 0))
            return getattr(self, '_m_remark', None)


    class TailAhead(KaitaiStruct):
        """Which of three shapes the rest of an integrity constraint has. The document
        does not say which codes stand for CHECK and FOREIGN KEY, but the types of
        the fields tell the shapes apart.
        """
        def __init__(self, ofs_fields, _io, _parent=None, _root=None):
            super(SasTibrv.TailAhead, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.ofs_fields = ofs_fields
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass
            _ = self.fields
            if hasattr(self, '_m_fields'):
                pass
                for i in range(len(self._m_fields)):
                    pass
                    self._m_fields[i]._fetch_instances()



        @property
        def fields(self):
            """Up to six fields.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_fields'):
                return self._m_fields

            _pos = self._io.pos()
            self._io.seek(self.ofs_fields)
            self._m_fields = []
            i = 0
            while True:
                _ = SasTibrv.FieldAhead(self._io, self, self._root)
                self._m_fields.append(_)
                if  ((self._io.is_eof()) or (i == 5)) :
                    break
                i += 1
            self._io.seek(_pos)
            return getattr(self, '_m_fields', None)

        @property
        def shape(self):
            """1 if a number and bytes follow the first field (or no bytes, and a new
            record), 2 if only a new record follows it, else 3.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_shape'):
                return self._m_shape

            self._m_shape = (1 if  ((len(self.fields) > 2) and (self.fields[2].wire_type == 7))  else (2 if  ((len(self.fields) == 1) or ( ((len(self.fields) > 3) and (self.fields[3].wire_type == 8)) ))  else (3 if  ((len(self.fields) > 5) and (self.fields[4].wire_type == 8) and (self.fields[5].wire_type == 8))  else (1 if  ((len(self.fields) == 2) or ( ((len(self.fields) > 4) and (self.fields[4].wire_type == 8)) ))  else 3))))
            return getattr(self, '_m_shape', None)


    class Text(KaitaiStruct):
        """A field with a text."""
        def __init__(self, number, _io, _parent=None, _root=None):
            super(SasTibrv.Text, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.number = number
            self._read()

        def _read(self):
            self.head = SasTibrv.FieldHead(8, self.number, self._io, self, self._root)
            self._raw_data = self._io.read_bytes(self.head.len_data.value)
            _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
            self.data = tibrv_msg.TibrvMsg.Text(_io__raw_data)


        def _fetch_instances(self):
            pass
            self.head._fetch_instances()
            self.data._fetch_instances()

        @property
        def identifier(self):
            """Number of the field in the message.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_identifier'):
                return self._m_identifier

            if self.head.label.identifier != 0:
                pass
                self._m_identifier = self.head.label.identifier

            return getattr(self, '_m_identifier', None)

        @property
        def remark(self):
            """What is unusual about the field, although it can be read.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_remark'):
                return self._m_remark

            self._m_remark = KaitaiStream.resolve_enum(SasTibrv.FieldRemark, (self.head.remark if self.head.remark != 0 else (0 if  ((self.data.is_terminated) or (self.head.len_data.value == 0))  else 5)))
            return getattr(self, '_m_remark', None)

        @property
        def value(self):
            """The text, without the zero byte that ends it; blanks that fill it up stay.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_value'):
                return self._m_value

            self._m_value = self.data.value
            return getattr(self, '_m_value', None)


    class TextRecords(KaitaiStruct):
        """Records of a text file, without line ends."""
        def __init__(self, _io, _parent=None, _root=None):
            super(SasTibrv.TextRecords, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_records = SasTibrv.Integer(1, self._io, self, self._root)
            self.records = []
            i = 0
            while not self._io.is_eof():
                self.records.append(SasTibrv.CountedText(2 + 2 * i, self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            self.num_records._fetch_instances()
            for i in range(len(self.records)):
                pass
                self.records[i]._fetch_instances()


        @property
        def count_differs(self):
            """The number of records is not the number that follows.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Text File Attachment - "ATX"
            """
            if hasattr(self, '_m_count_differs'):
                return self._m_count_differs

            self._m_count_differs = self.num_records.data.value != len(self.records)
            return getattr(self, '_m_count_differs', None)


    class TextsAhead(KaitaiStruct):
        """How many fields with texts stand at a place before another field."""
        def __init__(self, ofs_fields, _io, _parent=None, _root=None):
            super(SasTibrv.TextsAhead, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.ofs_fields = ofs_fields
            self._read()

        def _read(self):
            pass


        def _fetch_instances(self):
            pass
            _ = self.fields
            if hasattr(self, '_m_fields'):
                pass
                for i in range(len(self._m_fields)):
                    pass
                    self._m_fields[i]._fetch_instances()



        @property
        def count(self):
            """Number of texts.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_count'):
                return self._m_count

            self._m_count = (len(self.fields) if self.fields[-1].wire_type == 8 else len(self.fields) - 1)
            return getattr(self, '_m_count', None)

        @property
        def fields(self):
            """The texts, and the field behind them.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_fields'):
                return self._m_fields

            _pos = self._io.pos()
            self._io.seek(self.ofs_fields)
            self._m_fields = []
            i = 0
            while True:
                _ = SasTibrv.FieldAhead(self._io, self, self._root)
                self._m_fields.append(_)
                if  ((self._io.is_eof()) or (_.wire_type != 8)) :
                    break
                i += 1
            self._io.seek(_pos)
            return getattr(self, '_m_fields', None)


    class Unsigned(KaitaiStruct):
        """A field with a whole number without sign."""
        def __init__(self, number, _io, _parent=None, _root=None):
            super(SasTibrv.Unsigned, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.number = number
            self._read()

        def _read(self):
            self.head = SasTibrv.FieldHead(12, self.number, self._io, self, self._root)
            self._raw_data = self._io.read_bytes(self.head.len_data.value)
            _io__raw_data = KaitaiStream(BytesIO(self._raw_data))
            self.data = tibrv_msg.TibrvMsg.Unsigned(_io__raw_data)


        def _fetch_instances(self):
            pass
            self.head._fetch_instances()
            self.data._fetch_instances()

        @property
        def identifier(self):
            """Number of the field in the message.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_identifier'):
                return self._m_identifier

            if self.head.label.identifier != 0:
                pass
                self._m_identifier = self.head.label.identifier

            return getattr(self, '_m_identifier', None)

        @property
        def remark(self):
            """What is unusual about the field, although it can be read.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_remark'):
                return self._m_remark

            self._m_remark = KaitaiStream.resolve_enum(SasTibrv.FieldRemark, self.head.remark)
            return getattr(self, '_m_remark', None)

        @property
        def value(self):
            """The number; absent if it is written with eight bytes.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous
            """
            if hasattr(self, '_m_value'):
                return self._m_value

            if self.head.len_data.value < 8:
                pass
                self._m_value = self.data.value

            return getattr(self, '_m_value', None)


    class Variable(KaitaiStruct):
        """Definition of one variable. The document has fields repeated for each
        variable and does not say from which on. All three ways are read: from the
        length of the name, from the type of record, or from the first field.
        """
        def __init__(self, index, start, _io, _parent=None, _root=None):
            super(SasTibrv.Variable, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self.index = index
            self.start = start
            self._read()

        def _read(self):
            self.ahead = SasTibrv.NumbersAhead(self._io.pos(), self._io, self, self._root)
            self.repeated_fields = []
            for i in range(self.ahead.count - 1):
                self.repeated_fields.append(SasTibrv.Integer(self.start + i, self._io, self, self._root))

            self.name = SasTibrv.CountedText(self.first, self._io, self, self._root)
            self.format_name = SasTibrv.CountedText(self.first + 2, self._io, self, self._root)
            self.informat_name = SasTibrv.CountedText(self.first + 4, self._io, self, self._root)
            self.label = SasTibrv.CountedText(self.first + 6, self._io, self, self._root)
            self.variable_type = SasTibrv.Text(self.first + 8, self._io, self, self._root)
            self.len_value = SasTibrv.Integer(self.first + 9, self._io, self, self._root)
            self.format_width = SasTibrv.Integer(self.first + 10, self._io, self, self._root)
            self.format_decimals = SasTibrv.Integer(self.first + 11, self._io, self, self._root)
            self.informat_width = SasTibrv.Integer(self.first + 12, self._io, self, self._root)
            self.informat_decimals = SasTibrv.Integer(self.first + 13, self._io, self, self._root)
            self.nsort = SasTibrv.Text(self.first + 14, self._io, self, self._root)


        def _fetch_instances(self):
            pass
            self.ahead._fetch_instances()
            for i in range(len(self.repeated_fields)):
                pass
                self.repeated_fields[i]._fetch_instances()

            self.name._fetch_instances()
            self.format_name._fetch_instances()
            self.informat_name._fetch_instances()
            self.label._fetch_instances()
            self.variable_type._fetch_instances()
            self.len_value._fetch_instances()
            self.format_width._fetch_instances()
            self.format_decimals._fetch_instances()
            self.informat_width._fetch_instances()
            self.informat_decimals._fetch_instances()
            self.nsort._fetch_instances()

        @property
        def first(self):
            """Number that the field with the length of the name should have.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
            """
            if hasattr(self, '_m_first'):
                return self._m_first

            self._m_first = self.start + len(self.repeated_fields)
            return getattr(self, '_m_first', None)

        @property
        def kind(self):
            """Type of the variable, sent as a digit or as a byte of that value.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
            """
            if hasattr(self, '_m_kind'):
                return self._m_kind

            self._m_kind = KaitaiStream.resolve_enum(SasTibrv.VariableKind, (1 if  ((self.variable_type.data.value == u"1") or (self.variable_type.data.value == u"\001"))  else (2 if  ((self.variable_type.data.value == u"2") or (self.variable_type.data.value == u"\002"))  else 3)))
            return getattr(self, '_m_kind', None)

        @property
        def next(self):
            """Number that the field behind the definition should have.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
            """
            if hasattr(self, '_m_next'):
                return self._m_next

            self._m_next = self.first + 15
            return getattr(self, '_m_next', None)

        @property
        def reading(self):
            """From which field on the definition repeats the one before it.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
            """
            if hasattr(self, '_m_reading'):
                return self._m_reading

            self._m_reading = KaitaiStream.resolve_enum(SasTibrv.VariableReading, (0 if self.index == 0 else len(self.repeated_fields) + 1))
            return getattr(self, '_m_reading', None)


    class Variables(KaitaiStruct):
        """Definitions of variables; those of one data set may span several messages."""
        def __init__(self, _io, _parent=None, _root=None):
            super(SasTibrv.Variables, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_variables = SasTibrv.Integer(1, self._io, self, self._root)
            self.record_type = SasTibrv.Integer(2, self._io, self, self._root)
            self.variables = []
            i = 0
            while not self._io.is_eof():
                self.variables.append(SasTibrv.Variable(i, (3 if i == 0 else self.variables[i - 1].next), self._io, self, self._root))
                i += 1



        def _fetch_instances(self):
            pass
            self.num_variables._fetch_instances()
            self.record_type._fetch_instances()
            for i in range(len(self.variables)):
                pass
                self.variables[i]._fetch_instances()


        @property
        def count_differs(self):
            """The number of variables is not the number of definitions that follow.
            
            .. seealso::
               SAS Application Messaging, Attachment Layout for TIB/Rendezvous, Variable Definition - "VAR"
            """
            if hasattr(self, '_m_count_differs'):
                return self._m_count_differs

            self._m_count_differs = self.num_variables.data.value != len(self.variables)
            return getattr(self, '_m_count_differs', None)


    @property
    def first_field(self):
        """Name of the first field.
        
        .. seealso::
           raimd, rv_msg.cpp
        """
        if hasattr(self, '_m_first_field'):
            return self._m_first_field

        _pos = self._io.pos()
        self._io.seek(8)
        self._m_first_field = SasTibrv.FirstField(self._io, self, self._root)
        self._io.seek(_pos)
        return getattr(self, '_m_first_field', None)

    @property
    def kind(self):
        """Kind of the message: the name of its first field, and normally of all.
        
        .. seealso::
           raimd, rv_msg.cpp
        """
        if hasattr(self, '_m_kind'):
            return self._m_kind

        self._m_kind = self.first_field.label.name
        return getattr(self, '_m_kind', None)


