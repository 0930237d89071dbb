/* A message on the page: its bytes, sixteen to a row, beside its values; both light each other and tell how it is read.

A view is {host, root, bytes, refusal, cells, rows}: `host` is the element, `cells` and `rows` have `parts`, what they show.
*/

const ROW = 16;
const WINDOW = 32 * ROW;
const MOST_VALUES = 100;
const STEPS = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: ROW, ArrowUp: -ROW };
const views = new Map();

/** Takes away what a host shows, so that nothing of a message before stays. */
function clearMessage(id) {
  views.delete(id);
  const host = byId(`${id}-message`);
  host.querySelector('.bytes').hidden = true;
  for (const part of host.querySelectorAll('.hex, .pagers, .how, .vals tbody, .outcome')) part.replaceChildren();
}

/** Shows a decoded message, below what is told of it beforehand. */
function showMessage(id, decoded, bytes, ...told) {
  clearMessage(id);
  const view = { ...decoded, bytes, host: byId(`${id}-message`), from: 0 };
  views.set(id, view);
  view.host.querySelector('.bytes').hidden = false;
  drawBytes(view);
  view.host.querySelector('tbody').replaceChildren();
  appendValues(view, valuesBelow(partsOf(view.root), 0));
  tellOutcome(view, told);
  const first = leavesIn(partsOf(view.root), 0, view.bytes.length)[0];
  if (first) explain(view, first);
}

/** Returns the parts without parts of their own that lie in a range of bytes, in their order. */
function leavesIn(parts, from, to) {
  return parts.flatMap((part) => {
    if (part.start === undefined || part.start >= to || (part.end !== undefined && part.end <= from)) return [];
    return hasParts(part) ? leavesIn(partsBelow(part), from, to) : [part];
  });
}

function drawBytes(view) {
  const to = Math.min(view.from + WINDOW, view.bytes.length);
  const owners = ownersOf(view, to);
  const rows = [];
  for (let start = view.from; start < to; start += ROW) rows.push(byteRow(view, start, Math.min(start + ROW, to), owners));
  view.host.querySelector('.hex').replaceChildren(...rows);
  view.cells = Array.from(view.host.querySelectorAll('.hex button'));
  if (view.cells.length) view.cells[0].tabIndex = 0;
  view.host.querySelector('.pagers').replaceChildren(...pagers(view, to));
}

/** Returns the parts of each byte of a window, and which of them in turn it is. */
function ownersOf(view, to) {
  const owners = new Map();
  leavesIn(partsOf(view.root), view.from, to).forEach((part, turn) => {
    const end = part.end === undefined ? part.start + 1 : part.end;
    for (let at = Math.max(part.start, view.from); at < Math.min(end, to); at += 1) {
      const { parts } = owners.get(at) || { parts: [] };
      owners.set(at, { parts: [...parts, part], turn });
    }
  });
  return owners;
}

function byteRow(view, start, end, owners) {
  const cells = [];
  for (let at = start; at < end; at += 1) {
    const { parts, turn } = owners.get(at) || { parts: [], turn: 0 };
    const kind = parts.length ? 'ab'[turn % 2] : 'rest';
    const names = parts.map((part) => nameOf(part)).join(', ');
    const digits = hexOf([view.bytes[at]]).toUpperCase();
    const cell = make('button', { type: 'button', tabindex: '-1', 'data-at': at, 'aria-label': `${at + 1}: ${digits} ${names}` }, digits);
    cell.parts = parts;
    cells.push(make('span', { class: `${kind}${isRefused(view, at) ? ' bad' : ''}` }, cell));
  }
  return make('div', { class: 'r' }, make('span', { class: 'p' }, String(start + 1)), ...cells);
}

function isRefused({ refusal }, at) {
  return Boolean(refusal) && at >= refusal.start && at < Math.max(refusal.end === undefined ? 0 : refusal.end, refusal.start + 1);
}

function pagers(view, to) {
  if (view.bytes.length <= WINDOW) return [];
  const pager = (key, target, isOff) => {
    const button = make('button', { type: 'button', class: 'link', disabled: isOff ? '' : undefined }, say(key));
    button.addEventListener('click', () => {
      view.from = target;
      drawBytes(view);
    });
    return button;
  };
  const words = say('js-window', { from: view.from + 1, to, all: view.bytes.length });
  const back = pager('js-earlier', Math.max(view.from - WINDOW, 0), view.from === 0);
  return [back, ' ', words, ' ', pager('js-later', view.from + WINDOW, to >= view.bytes.length)];
}

/** Yields the parts that have bytes with their depth, each before its own parts. */
function* valuesBelow(parts, depth) {
  for (const part of parts) {
    const isEmpty = part.start === undefined || (!part.bits && part.end <= part.start);
    if (isEmpty) continue;
    yield { part, depth };
    if (hasParts(part)) yield* valuesBelow(partsBelow(part), depth + 1);
  }
}

/** Adds so many values; a button adds the next ones. */
function appendValues(view, values) {
  const body = view.host.querySelector('tbody');
  for (let left = MOST_VALUES; left; left -= 1) {
    const { value, done } = values.next();
    if (done) return;
    body.append(valueRow(value.part, Math.min(value.depth, 6)));
  }
  const button = make('button', { type: 'button', class: 'link' }, say('js-more'));
  const row = make('tr', {}, make('td', { colspan: 3 }, button));
  button.addEventListener('click', () => {
    row.remove();
    appendValues(view, values);
  });
  body.append(row);
}

function valueRow(part, depth) {
  const button = make('button', { type: 'button' }, nameOf(part));
  const value = hasParts(part) ? countOf(part) : plainText(part);
  const cells = [make('th', { scope: 'row', class: `d${depth}` }, button), make('td', { class: 'v' }, shown(value)), make('td', { class: 'at' }, placeText(part))];
  const row = make('tr', { class: hasParts(part) ? 'whole' : '' }, ...cells);
  row.parts = [part];
  return row;
}

function countOf(part) {
  return Array.isArray(part.value) ? `× ${part.value.length}` : '';
}

function nameOf(part) {
  const name = REVIEW.names[part.item] || wordsOf(part.id);
  return part.index >= 0 ? `${name} ${part.index + 1}` : name;
}

/** Returns where a part lies, counted from 1. */
function placeText(part) {
  if (part.bits) return bitsText(part);
  return part.end - part.start === 1 ? String(part.end) : `${part.start + 1}–${part.end === undefined ? '' : part.end}`;
}

/** Returns where bits lie, numbered 7 to 0. */
function bitsText({ start, bits, firstBit, order }) {
  const isOver = firstBit + bits > 8;
  const from = order === 'le' ? Math.min(firstBit + bits, 8) - 1 : 7 - firstBit;
  const key = isOver ? 'js-bits-over' : bits === 1 ? 'js-bit' : 'js-bits';
  return say(key, { n: start + 1, width: bits, from, to: from - bits + 1 });
}

/** Returns a value as people read it: a string, or a text in each language. */
function plainText(part) {
  const { value, type } = part;
  if (type.enum) return labelOf(part) ? `${Number(value)} · ${wordsOf(labelOf(part))}` : worded('js-no-label', { value: Number(value) });
  if (value instanceof Uint8Array) return value.length ? spaced(value.subarray(0, 32)) + (value.length > 32 ? ' …' : '') : worded('js-empty');
  if (typeof value === 'boolean') return worded(value ? 'js-yes' : 'js-no');
  return typeof value === 'string' ? `“${value}”` : numberText(value, type);
}

function wordsOf(id) {
  return id.replace(/_/g, ' ').trim();
}

function spaced(bytes) {
  return hexOf(bytes).toUpperCase().replace(/(..)(?=.)/g, '$1 ');
}

/** Returns a number as text; one of 4 bytes with as many digits as tell it from its neighbours. */
function numberText(value, type) {
  const isShort = typeof type === 'string' && type.startsWith('float32') && Number.isFinite(value);
  if (!isShort) return String(value);
  for (let digits = 1; digits < 9; digits += 1) {
    const text = Number(value.toPrecision(digits));
    if (Math.fround(text) === value) return String(text);
  }
  return String(value);
}

function tellOutcome(view, told) {
  const { refusal, bytes, root, host } = view;
  const isOpaque = !refusal && isKeptAsBytes(view);
  const outcome = host.querySelector('.outcome');
  outcome.className = `outcome ${refusal ? 'bad' : isOpaque ? '' : 'good'}`;
  const text = refusal ? refusedText(refusal) : isOpaque ? say('js-opaque') : acceptedText(bytes.length, root._io.pos);
  outcome.replaceChildren(...told.flatMap((one) => [one, ' ']), text);
}

/** Tells whether the rules have read nothing in a message: each part without parts is bytes, and all of it. */
function isKeptAsBytes({ root, bytes }) {
  let isKept = false;
  for (const { part } of valuesBelow(partsOf(root), 0)) {
    if (hasParts(part)) continue;
    if (part.type !== 'binary' || part.start || part.end !== bytes.length) return false;
    isKept = true;
  }
  return isKept;
}

function acceptedText(length, read) {
  return length > read ? say('js-left-over', { count: length - read, from: read + 1 }) : say('js-accepted', { count: length });
}

function refusedText(refusal) {
  const { start, end, item, field } = refusal;
  const name = REVIEW.names[item] || (field ? wordsOf(field) : worded('js-message'));
  const place = end > start + 1 ? worded('js-byte-range', { from: start + 1, to: end }) : worded('js-byte', { n: start + 1 });
  return say('js-refused', { name, place, rule: ruleText(refusal) });
}

/** Returns the rule that refuses a message: what is wrong, then the specification's own sentence of an expression. */
function ruleText({ kind, item, details }) {
  const values = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, detailText(value)]));
  const rule = worded(kind === 'logical' ? `js-rule-logical-${details.rule}` : `js-rule-${kind}`, values);
  const own = ['expr', 'any-of'].includes(kind) && REVIEW.rules[item];
  return own ? Object.fromEntries(LANGUAGES.map((language) => [language, `${rule[language]} ${own[language]}`])) : rule;
}

function detailText(value) {
  if (value instanceof Uint8Array || Array.isArray(value)) return value.length ? spaced(Uint8Array.from(value).subarray(0, 16)) : worded('js-empty');
  if (value && value.$type) return worded('js-this-part');
  return typeof value === 'string' ? value.slice(0, 60) : String(value);
}

/** Lights the bytes and the value of one part, and tells how it is read. */
function explain(view, part) {
  const isSame = (element) => element.parts && element.parts.some((one) => one.path === part.path);
  for (const cell of view.cells) cell.parentElement.classList.toggle('lit', isSame(cell));
  for (const row of view.host.querySelectorAll('tbody tr')) row.classList.toggle('lit', Boolean(isSame(row)));
  const lines = readingOf(part, view.bytes).map((line) => make('p', {}, line));
  view.host.querySelector('.how').replaceChildren(make('p', {}, make('b', {}, nameOf(part)), ' ', placeText(part)), ...lines);
}

/** Explains what is pointed at, focused or clicked in any message of the page, now or later. */
function startMessageView() {
  const explainUnder = (event) => {
    const element = event.target instanceof Element && event.target.closest('.hex button, .vals tr');
    const view = element && viewOf(element);
    if (view && element.parts && element.parts[0]) explain(view, element.parts[0]);
  };
  for (const kind of ['pointerover', 'focusin', 'click']) document.addEventListener(kind, explainUnder);
  document.addEventListener('keydown', moveInBytes);
}

function viewOf(element) {
  return views.get(element.closest('.message').id.replace(/-message$/, ''));
}

function moveInBytes(event) {
  const cell = event.target instanceof Element && event.target.closest('.hex button');
  const next = cell && STEPS[event.key] && cell.closest('.hex').querySelector(`[data-at="${Number(cell.dataset.at) + STEPS[event.key]}"]`);
  if (!next) return;
  event.preventDefault();
  cell.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
