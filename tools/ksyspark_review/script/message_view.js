/* A message on the page: its bytes, sixteen to a row, beside its values as a tree; both light each other. */

const ROW = 16;
const WINDOW = 64 * ROW;
const MOST_ITEMS = 50;

let shown = null;

/** Shows a decoded message. */
function showMessage(decoded, bytes, specification, chosen) {
  shown = { ...decoded, bytes, specification, from: 0, part: null, elements: new Map() };
  drawBytes();
  drawValues();
  tellOutcome();
  const first = chosen && findPart(partsOf(decoded.root), chosen);
  if (first) choosePart(first);
  else tellHint();
}

/** Leaves nothing of the message that was shown. */
function clearMessage() {
  shown = null;
  for (const id of ['hex', 'values', 'how', 'decode-message']) byId(id).replaceChildren();
  byId('decode-message').className = '';
  light([], []);
}

function tellHint() {
  byId('how').replaceChildren(make('p', { class: 'hint' }, say('js-how-hint')));
}

function findPart(parts, item) {
  for (const part of parts) {
    if (part.item === item) return part;
    const inside = hasParts(part) && findPart(partsBelow(part).slice(0, MOST_ITEMS), item);
    if (inside) return inside;
  }
  return null;
}

/** Returns the parts without parts of their own that lie in a range of bytes, in their order. */
function leavesIn(parts, from, to) {
  return parts.flatMap((part) => {
    if (part.start === undefined || part.start >= to || (part.end !== undefined && part.end <= from)) return [];
    return hasParts(part) ? leavesIn(partsBelow(part), from, to) : [part];
  });
}

function drawBytes() {
  const { bytes, from } = shown;
  const to = Math.min(from + WINDOW, bytes.length);
  const owners = ownersOf(from, to);
  const rows = [];
  for (let start = from; start < to; start += ROW) rows.push(byteRow(start, Math.min(start + ROW, to), owners));
  const grid = make('div', { role: 'grid', class: 'bytes', 'aria-label': say('js-bytes-grid') }, ...rows);
  byId('hex').replaceChildren(grid, ...pagers(from, to));
  const first = grid.querySelector('[role=gridcell]');
  if (first) first.tabIndex = 0;
}

/** Returns the parts of each byte of a window. */
function ownersOf(from, to) {
  const owners = new Map();
  for (const part of leavesIn(partsOf(shown.root), from, to)) {
    const end = part.end === undefined ? part.start + 1 : part.end;
    for (let at = Math.max(part.start, from); at < Math.min(end, to); at += 1) {
      owners.set(at, [...(owners.get(at) || []), part]);
    }
  }
  return owners;
}

function byteRow(start, end, owners) {
  const cells = [];
  let text = '';
  for (let at = start; at < end; at += 1) {
    const parts = owners.get(at) || [];
    const byte = shown.bytes[at];
    const names = parts.map((part) => nameOf(part)).join(', ');
    const refused = shown.refusal && isRefused(at) ? ' refused' : '';
    const cell = make(
      'span',
      {
        role: 'gridcell', tabindex: '-1', class: `byte${refused}${parts.length ? ` ${hueOf(parts[0])}` : ' free'}`,
        'data-at': at, 'data-item': parts.length ? parts[0].item : undefined,
        'aria-label': `${say('js-byte', { n: at + 1 })}: ${hexOf([byte])}${names ? `, ${names}` : ''}`,
      },
      hexOf([byte]).toUpperCase(),
    );
    cell.parts = parts;
    cells.push(cell);
    text += byte >= 32 && byte < 127 ? String.fromCharCode(byte) : '·';
  }
  const label = make('span', { role: 'rowheader', class: 'offset' }, String(start + 1));
  const missing = shown.bytes.length > ROW ? start + ROW - end : 0;
  cells.push(...Array.from({ length: missing }, () => make('span', { class: 'gap', 'aria-hidden': 'true' })));
  return make('div', { role: 'row' }, label, ...cells, make('span', { class: 'characters', 'aria-hidden': 'true' }, text));
}

function isRefused(at) {
  const { start, end } = shown.refusal;
  return at >= start && at < Math.max(end === undefined ? 0 : end, start + 1);
}

/** Returns the colour of a field's row and of its piece of the picture. */
function hueOf(part) {
  const row = byId(`i-${part.item}`);
  const own = row && Array.from(row.classList).find((name) => /^h\d$/.test(name));
  return own || `h${part.one.$type.fields.indexOf(part.field) % 6}`;
}

function pagers(from, to) {
  const { bytes } = shown;
  if (bytes.length <= WINDOW) return [];
  const pager = (key, target, isOff) => {
    const button = make('button', { type: 'button', class: 'quiet', disabled: isOff ? '' : undefined }, say(key));
    button.addEventListener('click', () => {
      shown.from = target;
      drawBytes();
    });
    return button;
  };
  const words = say('js-window', { from: from + 1, to, all: bytes.length });
  const back = pager('js-earlier', Math.max(from - WINDOW, 0), from === 0);
  return [make('p', { class: 'pagers' }, back, ' ', words, ' ', pager('js-later', from + WINDOW, to >= bytes.length))];
}

function drawValues() {
  shown.elements.clear();
  byId('values').replaceChildren(valueList(partsOf(shown.root), 0));
}

function valueList(parts, depth) {
  const list = make('ul', { class: 'values' });
  appendItems(list, parts, depth, 0);
  return list;
}

/** Adds so many parts of a list; a button adds the next ones. */
function appendItems(list, parts, depth, from) {
  list.append(...parts.slice(from, from + MOST_ITEMS).map((part) => valueItem(part, depth)));
  const left = parts.length - from - MOST_ITEMS;
  if (left <= 0) return;
  const button = make('button', { type: 'button', class: 'quiet' }, say('js-more', { count: left }));
  const item = make('li', {}, button);
  button.addEventListener('click', () => {
    item.remove();
    appendItems(list, parts, depth, from + MOST_ITEMS);
  });
  list.append(item);
}

function valueItem(part, depth) {
  const holds = hasParts(part);
  const button = make(
    holds ? 'summary' : 'button',
    { type: holds ? undefined : 'button', class: 'value', 'data-item': part.item },
    make('b', {}, nameOf(part)),
    ' ',
    make('span', { class: 'held' }, holds ? countOf(part) : plainText(part)),
    ' ',
    make('small', {}, placeText(part)),
  );
  button.parts = [part];
  shown.elements.set(part.path, button);
  if (!holds) return make('li', {}, button);
  const details = make('details', {}, button);
  const fill = () => details.open && details.childElementCount === 1 && details.append(valueList(partsBelow(part), depth + 1));
  details.addEventListener('toggle', fill);
  details.open = depth < 3 && (!Array.isArray(part.value) || part.value.length <= 8);
  fill();
  return make('li', {}, details);
}

function countOf(part) {
  return Array.isArray(part.value) ? say('js-items', { count: part.value.length }) : '';
}

function nameOf(part) {
  const known = REVIEW.items[part.item];
  const name = known ? known.name : wordsOf(part.id);
  return part.index >= 0 ? `${name} ${part.index + 1}` : name;
}

/** Returns where a part lies, counted from 1. */
function placeText(part) {
  if (part.start === undefined) return say('js-computed');
  const end = part.end === undefined ? shown.bytes.length : part.end;
  if (part.bits) return bitsText(part);
  if (end <= part.start) return say('js-no-bytes');
  return end - part.start === 1 ? say('js-byte', { n: end }) : say('js-byte-range', { from: part.start + 1, to: end });
}

/** Returns where bits lie, numbered 7 to 0 as in the rows of the page. */
function bitsText({ start, bits, firstBit, order }) {
  const isOver = firstBit + bits > 8;
  const from = order === 'le' ? Math.min(firstBit + bits, 8) - 1 : 7 - firstBit;
  const key = isOver ? 'js-bits-over' : bits === 1 ? 'js-bit' : 'js-bits';
  return say(key, { n: start + 1, width: bits, from, to: from - bits + 1 });
}

/** Returns a value as people read it. */
function plainText(part) {
  const { value, type } = part;
  if (type.enum) return labelOf(part) ? `${Number(value)} · ${wordsOf(labelOf(part))}` : say('js-no-label', { value: Number(value) });
  if (value instanceof Uint8Array) return value.length ? spaced(value.subarray(0, 32)) + (value.length > 32 ? ' …' : '') : say('js-empty');
  if (typeof value === 'boolean') return say(value ? 'js-yes' : 'js-no');
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

function tellOutcome() {
  const message = byId('decode-message');
  const { refusal, bytes, root } = shown;
  message.className = refusal ? 'bad' : 'good';
  if (!refusal) {
    const left = bytes.length - root._io.pos;
    message.textContent = left > 0 ? say('js-left-over', { count: left, from: root._io.pos + 1 }) : say('js-accepted', { count: bytes.length });
    return;
  }
  const known = REVIEW.items[refusal.item];
  const name = known ? known.name : refusal.field || say('js-message');
  message.replaceChildren(
    say('js-refused', { name, place: refusedPlace(refusal), rule: ruleText(refusal) }),
    ...(byId(`i-${refusal.item}`) ? [' ', make('a', { href: `#i-${refusal.item}` }, say('js-see-rule'))] : []),
  );
  light([refusal.item], Array.from(document.querySelectorAll('#hex .refused')));
}

function refusedPlace({ start, end }) {
  return end > start + 1 ? say('js-byte-range', { from: start + 1, to: end }) : say('js-byte', { n: start + 1 });
}

/** Returns the rule that refuses a message in words: what is wrong, then the specification's own sentence of it. */
function ruleText({ kind, item, details }) {
  const values = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, detailText(value)]));
  const key = kind === 'logical' ? `js-rule-logical-${details.rule}` : `js-rule-${kind}`;
  const sentences = Array.from(document.querySelectorAll(`[id="i-${CSS.escape(item)}"] .says-specification > p[data-t]`));
  const own = ['expr', 'any-of'].includes(kind) ? sentences.slice(-1).map((one) => one.textContent) : [];
  return [say(key, values), ...own].join(' ');
}

function detailText(value) {
  if (value instanceof Uint8Array || Array.isArray(value)) return value.length ? spaced(Uint8Array.from(value).subarray(0, 16)) : say('js-empty');
  if (value && value.$type) return say('js-this-part');
  return typeof value === 'string' ? value.slice(0, 60) : String(value);
}

function choosePart(part) {
  shown.part = part;
  lightPart(part);
  for (const element of document.querySelectorAll('#values .chosen')) element.classList.remove('chosen');
  const element = shown.elements.get(part.path);
  if (element) {
    element.classList.add('chosen');
  }
  explain(part);
}

function explain(part) {
  const row = byId(`i-${part.item}`);
  const lines = readingOf(part, shown.bytes).map((line) => make('p', {}, line));
  const head = make('p', { class: 'how-name' }, make('b', {}, nameOf(part)), ` ${placeText(part)}`);
  const link = row ? [make('p', {}, make('a', { href: `#i-${part.item}` }, say('js-see-rule')))] : [];
  byId('how').replaceChildren(head, ...lines, ...link);
}

/** Lights the bytes and the value of one part, and its item on the whole page. */
function lightPart(part) {
  const end = part.end === undefined ? shown.bytes.length : part.end;
  const cells = Array.from(document.querySelectorAll('#hex [data-at]')).filter((cell) => {
    const at = Number(cell.dataset.at);
    return part.start !== undefined && at >= part.start && at < Math.max(end, part.bits ? part.start + 1 : 0);
  });
  const value = shown.elements.get(part.path);
  light([part.item], value ? [...cells, value] : cells);
}

/** Returns the bytes and values of items in the message that is shown. */
function partsShowing(items) {
  if (!shown) return [];
  const found = Array.from(document.querySelectorAll('#hex [data-at], #values .value'));
  return found.filter((element) => element.parts.some((part) => items.includes(part.item)));
}

function startMessageView() {
  const hosts = [byId('hex'), byId('values')].filter(Boolean);
  for (const host of hosts) {
    const partUnder = (event) => {
      const element = event.target.closest('.byte, .value');
      return element && element.parts && element.parts[0];
    };
    for (const kind of ['pointerover', 'focusin']) {
      host.addEventListener(kind, (event) => {
        const part = partUnder(event);
        if (part) lightPart(part);
      });
    }
    host.addEventListener('click', (event) => {
      const part = partUnder(event);
      if (part) choosePart(part);
    });
  }
  withHost('hex', (host) => host.addEventListener('keydown', moveInBytes));
  document.addEventListener('language', () => shown && redraw());
}

function redraw() {
  const { part } = shown;
  drawBytes();
  drawValues();
  tellOutcome();
  if (part) choosePart(part);
  else tellHint();
}

const STEPS = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: ROW, ArrowUp: -ROW };

function moveInBytes(event) {
  const cell = event.target.closest('[data-at]');
  if (!cell) return;
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    if (cell.parts[0]) choosePart(cell.parts[0]);
  }
  const step = STEPS[event.key];
  const next = step && byId('hex').querySelector(`[data-at="${Number(cell.dataset.at) + step}"]`);
  if (!next) return;
  event.preventDefault();
  cell.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
