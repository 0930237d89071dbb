/* The tree of a decoded message: parts with their item, their bytes and their value. Parts of parts are made when asked. */

/**
 * Returns the parts of an object in the order of the specification. A part is
 * {id, item, path, index, start, end, firstBit, bits, order, type, case, value}: `start` and `end` count bytes of the
 * message, undefined for a computed value; `firstBit` counts the bits of the first byte that belong to others, from
 * its left, or with `order` le from its right.
 */
function partsOf(one) {
  const path = pathOf(one);
  return one.$type.fields.filter((field) => field.type).flatMap((field) => {
    const value = knownValue(one, field);
    return value === undefined || value === null ? [] : [partOf(one, field, path, value)];
  });
}

/** Returns a value, undefined also where it cannot be computed: the refusal says so. */
function knownValue(one, field) {
  try {
    return valueOf(one, field);
  } catch (error) {
    return undefined;
  }
}

function partOf(one, field, path, value) {
  const place = field.origin === 'value' ? undefined : one._debug[field.note];
  const part = { one, field, id: field.id, item: `${one.$type.item}.${field.id}`, index: -1, value };
  return { ...part, path: joined(path, field.id), ...placed(one, field, place, value) };
}

/** Returns the items of a repeated field as parts. */
function itemsOf(part) {
  const { one, field } = part;
  const places = (one._debug[field.note] || {}).items || [];
  return part.value.map((value, index) => {
    const place = field.origin === 'value' ? undefined : places[index];
    return { ...part, index, path: `${part.path}[${index}]`, value, ...placed(one, field, place, value) };
  });
}

function placed(one, field, place, value) {
  const type = Array.isArray(value) ? field.type : field.type.list || field.type;
  const taken = type.cases ? caseOf(type, value, place) : '';
  const found = { type: taken ? type.cases.find(([name]) => name === taken)[1] : type, case: taken };
  if (!place) return { ...found, start: undefined, end: undefined };
  const order = orderOf(one, found.type);
  const firstBit = field.bits && place.left ? 8 - place.left : 0;
  return { ...found, start: startOf(place, field), end: place.end, firstBit, bits: field.bits || 0, order };
}

/** Returns how a number is stored: `u4`, `s2`, `f8`, `b3`; "" for what is no number. */
function storageOf(type) {
  const written = type.enum || type.logical ? type.of : type;
  const match = typeof written === 'string' ? /:([usfb]\d+)/.exec(written) : null;
  return match ? match[1] : '';
}

function orderOf(one, type) {
  const written = type.enum || type.logical ? type.of : type;
  const match = typeof written === 'string' ? /:[usfb]\d+(le|be|\?)?/.exec(written) : null;
  if (!match || !match[1]) return '';
  if (match[1] !== '?') return match[1];
  return one._is_le ? 'le' : 'be';
}

/** Tells whether a part has parts of its own. */
function hasParts(part) {
  return Array.isArray(part.value) || Boolean(part.value && part.value.$type);
}

function partsBelow(part) {
  if (Array.isArray(part.value)) return itemsOf(part);
  return part.value && part.value.$type ? partsOf(part.value) : [];
}

/** Returns the label of a code, "" for a code without one. */
function labelOf(part) {
  if (!part.type.enum) return '';
  return (LABELS[part.type.enum] || {})[String(Number(part.value))] || '';
}
