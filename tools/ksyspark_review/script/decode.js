/* Decoding: a message as a tree of fields with their bytes, or the field, the byte and the rule that refuse it.

A type of a value is written `name` or `name:code`: `name` as Arrow calls it, `code` how a number is stored (`u4le`,
`b3be`, `s2?` where the object decides the order); or it is an object with one key: `enum` (with `of`), `logical` (with
`of`), `struct`, `raw` (a name of TYPES), `list` (the type of the items), `cases` ([[case, type], ...]).
*/

const LIMITS = {
  int8: [-128, 127],
  int16: [-32768, 32767],
  int32: [-2147483648, 2147483647],
  int64: [-(1n << 63n), (1n << 63n) - 1n],
  'decimal128(20, 0)': [0, (1n << 64n) - 1n],
};
const BITS = { int8: 8, int16: 16, int32: 32, int64: 64, 'decimal128(20, 0)': 64 };

/**
 * Decodes a message.
 * @param {string} specification
 * @param {Object<string, *>} parameters values by id; those left out have their defaults
 * @param {Uint8Array} bytes
 * @returns {{root: Object, refusal: ?Object, length: number}} `root` gives the tree (see `partsOf`)
 */
function decode(specification, parameters, bytes) {
  const { type, parameters: declared } = SPECIFICATIONS[specification];
  const values = declared.map((one) => argumentOf(one, parameters[one.id]));
  fuel = new Fuel(bytes.length);
  reading = null;
  const stream = new KaitaiStream(Uint8Array.from(bytes));
  const root = new TYPES[type].parser(stream, null, null, ...values);
  let refusal = null;
  try {
    root._read();
    checkColumns(root);
  } catch (error) {
    refusal = refusalOf(error, root);
  }
  return { root, refusal, length: bytes.length };
}

function argumentOf(declared, given) {
  const value = given === undefined || given === '' ? declared.default : given;
  if (declared.type === 'bytes') return typeof value === 'string' ? bytesOfHex(value) : value || new Uint8Array();
  if (declared.type === 'bool') return value === true || value === 'true';
  return declared.type === 'str' ? String(value === null ? '' : value) : Number(value);
}

function bytesOfHex(text) {
  return Uint8Array.from(text.match(/[0-9a-f]{2}/gi) || [], (pair) => parseInt(pair, 16));
}

/** Computes and checks what an object's columns hold, depth first, in the order of the specification. */
function checkColumns(one) {
  for (const field of one.$type.fields) {
    if (!field.hidden) {
      const value = field.lenient ? textOf(one, field) : valueOf(one, field);
      if (value !== undefined && value !== null) checkField(one, field, value);
    }
  }
}

/** Returns a text that may be missing: undefined where it cannot be decoded. */
function textOf(one, field) {
  try {
    return valueOf(one, field);
  } catch (error) {
    const isOwn = error.at && error.at.one === one && error.at.name === field.note;
    if (isOwn && error instanceof NoValue && error.kind === 'encoding') return undefined;
    throw error;
  }
}

function checkField(one, field, value) {
  const items = field.type.list ? value : [value];
  const type = field.type.list || field.type;
  items.forEach((item, index) => {
    try {
      checkValue(type, item);
    } catch (error) {
      if (!error.at) error.at = { one, name: field.note, index: field.type.list ? index : -1 };
      throw error;
    }
  });
}

function checkValue(type, value) {
  if (value && value.$type) {
    checkColumns(value);
  } else if (type.logical) {
    meaningOf(type.logical, value);
  } else if (type.enum) {
    checkRange(type.of, value);
  } else if (typeof type === 'string') {
    checkRange(type, value);
  }
}

function checkRange(type, value) {
  const name = type.split(':')[0];
  const limits = LIMITS[name];
  if (limits && (value < limits[0] || value > limits[1])) {
    throw new NoValue('large', { value: String(value), bits: BITS[name] });
  }
}

/** Returns what refuses a message: {item, field, start, end, kind, details}. */
function refusalOf(error, root) {
  const at = error.at || { one: root, name: '', index: -1 };
  const tooDeep = error instanceof RangeError && /call stack/i.test(error.message);
  const { one, name, index } = tooDeep ? { one: root, name: '', index: -1 } : at;
  const field = one.$type.fields.find((candidate) => candidate.note === name);
  const place = name ? one._debug[name] : undefined;
  const item = place && place.items && index >= 0 ? place.items[index] : place;
  const start = item && field ? startOf(item, field) : startOfUsed(one, field);
  const { kind, details } = tooDeep ? { kind: 'work', details: {} } : ruleOf(error);
  return {
    item: field ? `${one.$type.item}.${field.id}` : '',
    field: joined(pathOf(one), field ? fieldText(field.id, index) : ''),
    start,
    end: item && item.end !== undefined ? item.end : undefined,
    kind,
    details,
  };
}

/** Returns the rule that the runtime's errors stand for. */
function ruleOf(error) {
  if (error instanceof NoValue) return { kind: error.kind, details: error.details };
  const found = RULES.find(([kind]) => error instanceof KaitaiStream[kind]);
  if (!found) return { kind: 'absent', details: {} };
  const details = { found: error.actual };
  for (const wanted of ['expected', 'min', 'max']) if (wanted in error) details.wanted = error[wanted];
  return { kind: found[1], details };
}

const RULES = [
  ['ValidationNotEqualError', 'eq'],
  ['ValidationLessThanError', 'min'],
  ['ValidationGreaterThanError', 'max'],
  ['ValidationNotAnyOfError', 'any-of'],
  ['ValidationNotInEnumError', 'in-enum'],
  ['ValidationExprError', 'expr'],
  ['UndecidedEndiannessError', 'order'],
];

/** Returns the first byte of a field; a field of bits may begin inside the byte before the stream's position. */
function startOf(place, field) {
  return field.bits && place.left ? place.start - 1 : place.start;
}

/** Returns where the first field lies that a computed instance uses; else where its object begins. */
function startOfUsed(one, field) {
  if (field && field.origin === 'seq') return one._io.byteOffset + one._io.pos - (field.bits && one._io.bitsLeft ? 1 : 0);
  for (const id of (field && field.uses) || []) {
    const used = one.$type.fields.find((candidate) => candidate.id === id);
    const place = used && one._debug[used.note];
    if (place) return startOf(place, used);
  }
  return one.$place ? one.$place.place.start : 0;
}

function fieldText(id, index) {
  return index >= 0 ? `${id}[${index}]` : id;
}

function joined(...parts) {
  return parts.filter(Boolean).join('.');
}

/** Returns the path of fields that leads to an object: `body.connect`, `filters[2]`; empty for the message. */
function pathOf(one) {
  const holder = one.$holder;
  if (!holder) return '';
  const { name, index } = one.$place;
  const field = holder.$type.fields.find((candidate) => candidate.note === name);
  return joined(pathOf(holder), fieldText(field.id, index), caseOf(field.type.list || field.type, one, null));
}

/** Returns the case that a switch took to give a value. */
function caseOf(type, value, place) {
  if (!type.cases) return '';
  const fitting = type.cases.filter(([, one]) => isOfType(one, value));
  const width = place && place.end - place.start;
  const exact = fitting.find(([, one]) => typeof one === 'string' && widthOf(one) === width);
  const found = exact || fitting[0];
  return found ? found[0] : '';
}

function isOfType(type, value) {
  if (value && value.$type) return TYPES[type.struct || type.raw] === value.$type;
  if (typeof type !== 'string') return false;
  const name = type.split(':')[0];
  if (value instanceof Uint8Array) return name === 'binary';
  if (typeof value === 'string') return name === 'string';
  return typeof value === 'boolean' ? name === 'bool' : name !== 'binary' && name !== 'string' && name !== 'bool';
}

function widthOf(type) {
  const match = /:[usf](\d)/.exec(type);
  return match ? Number(match[1]) : undefined;
}
