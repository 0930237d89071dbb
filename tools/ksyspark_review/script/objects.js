/* The parsers' classes made ready: whose field each object is, where a failure happened, which fields are not there.

`TYPES` (written by the page's builder): name of a type -> {class, item, fields, endian}; a field has `id`, `origin`
(seq, pos, value), `type` (see decode.js; none: another name for a structure), `optional`, `hidden` (no column), `bits`,
`uses` (names in its expression).
*/

/** Returns the parser's name of an id: `message_type` -> `messageType`. */
function scriptName(id) {
  const [first, ...others] = id.split('_');
  if (id.startsWith('_')) return id;
  return first + others.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join('');
}

/** Returns the name under which a parser notes the place of a field. */
function noteName(field) {
  return field.origin === 'seq' ? scriptName(field.id) : `_m_${scriptName(field.id)}`;
}

function classOf(type) {
  const [module, ...rest] = type.class.split('.');
  return rest.reduce((found, name) => found[name], $parsers[module][module]);
}

let reading = null;

/** Prepares all classes; once, when the page opens. */
function prepareClasses() {
  for (const [name, type] of Object.entries(TYPES)) {
    const found = classOf(type);
    found.prototype.$type = type;
    type.name = name;
    type.parser = found;
    prepareReading(found.prototype);
    for (const field of type.fields) {
      field.name = scriptName(field.id);
      field.note = noteName(field);
      if (field.origin !== 'seq') prepareInstance(found.prototype, field);
      else if (field.optional) prepareOptional(found.prototype, field);
    }
  }
}

/** Lets objects know their holder, and failures the object in which they happen. */
function prepareReading(prototype) {
  const read = prototype._read;
  prototype._read = function readLocated() {
    this.$holder = reading;
    this.$place = reading ? reading.$now : null;
    reading = this;
    try {
      read.call(this);
    } catch (error) {
      throw located(error, this);
    } finally {
      reading = this.$holder;
    }
  };
}

function prepareInstance(prototype, field) {
  const property = Object.getOwnPropertyDescriptor(prototype, field.name);
  const getter = property && property.get;
  if (!getter) return;
  Object.defineProperty(prototype, field.name, {
    get() {
      const before = [this.$now, reading];
      reading = this;
      try {
        return getter.call(this);
      } catch (error) {
        throw located(error, this, field);
      } finally {
        [this.$now, reading] = before;
      }
    },
  });
}

/** A field that a message may lack has no value there, not even an undefined one. */
function prepareOptional(prototype, field) {
  Object.defineProperty(prototype, field.name, {
    configurable: true,
    get() {
      throw new NoValue('absent', { name: field.id });
    },
    set(value) {
      Object.defineProperty(this, field.name, { value, writable: true, configurable: true, enumerable: true });
    },
  });
}

/** Returns an error with the innermost object, field and item in which it happened. */
function located(error, one, instance) {
  if (!error.at) error.at = { one, ...(instance ? instanceOf(one, instance) : fieldOf(one)) };
  return error;
}

function instanceOf(one, field) {
  const place = one._debug[field.note];
  const isRead = field.origin === 'pos' && place && place.end === undefined;
  return { name: field.note, index: isRead ? lastIndex(place) : -1 };
}

function lastIndex(place) {
  return place.items ? place.items.length - 1 : -1;
}

/** Returns the field of the sequence at which reading stopped. */
function fieldOf(one) {
  const fields = one.$type.fields.filter((field) => field.origin === 'seq');
  const begun = fields.filter((field) => one._debug[field.note]);
  const last = begun[begun.length - 1];
  const place = last && one._debug[last.note];
  if (place && place.end === undefined) return { name: last.note, index: lastIndex(place) };
  if (!last && one.$type.endian && one._is_le === undefined) return { name: '', index: -1 };
  const next = fields.slice(last ? fields.indexOf(last) + 1 : 0).find((field) => field.optional);
  const field = next || last || fields[0];
  return { name: field ? field.note : '', index: -1 };
}

/** Returns the value of a field, undefined where the message lacks it; throws what its expression throws. */
function valueOf(one, field) {
  if (field.origin !== 'seq') return one[field.name];
  return Object.prototype.hasOwnProperty.call(one, field.name) ? one[field.name] : undefined;
}
