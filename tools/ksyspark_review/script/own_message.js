/* Which message is shown: an example of the page, or one of the reader's own as pasted text or as a file. */

const MOST_OF_TEXT = 8 * MOST_BYTES;

/** Something given cannot be taken; the text is one sentence. */
class NotTaken extends Error {}

function chooseExample(id) {
  const example = REVIEW.examples[id];
  if (!example) return;
  for (const button of document.querySelectorAll('button[data-example]')) {
    button.setAttribute('aria-pressed', String(button.dataset.example === id));
  }
  const bytes = bytesOfHex(example.hex);
  tellRead([]);
  show(byId('hex'));
  showMessage(decode(example.specification, example.parameters, bytes), bytes, example.specification, example.item);
}

/** Returns the parameters that the reader gave, by id; throws NotTaken for a value that is none of its kind. */
function ownParameters(specification) {
  const given = {};
  for (const declared of SPECIFICATIONS[specification].parameters) {
    const input = byId(`parameter-${declared.id}`);
    if (!input) continue;
    const text = input.type === 'checkbox' ? String(input.checked) : input.value.trim();
    if (!isOfKind(declared.type, text)) {
      throw Object.assign(new NotTaken('js-parameter'), { values: { name: declared.id, value: text } });
    }
    if (text !== '' || declared.type === 'str') given[declared.id] = text;
  }
  return given;
}

function isOfKind(kind, text) {
  if (text === '') return true;
  if (kind === 'int') return /^[+-]?\d{1,15}$/.test(text);
  if (kind === 'float') return Number.isFinite(Number(text));
  return kind !== 'bytes' || /^([0-9a-f]{2}|\s)*$/i.test(text);
}

function drawParameters() {
  const specification = byId('own-specification').value;
  const inputs = SPECIFICATIONS[specification].parameters.map((declared) => {
    const isFlag = declared.type === 'bool';
    const input = make('input', {
      id: `parameter-${declared.id}`, type: isFlag ? 'checkbox' : 'text', autocomplete: 'off',
      value: isFlag || declared.default === null ? undefined : String(declared.default),
      checked: isFlag && declared.default ? '' : undefined,
    });
    return make('p', {}, make('label', {}, declared.id.replace(/_/g, ' '), ' ', input));
  });
  byId('parameters').replaceChildren(...inputs);
}

let told = [];

/** Tells how the reader's own message was read, or why it was not: sentences by their keys, with their values. */
function tellRead(sentences, isWarning) {
  told = sentences;
  const host = byId('own-told');
  host.toggleAttribute('data-warning', Boolean(isWarning));
  host.textContent = told.map(([key, values]) => say(key, values)).join(' ');
}

/** Shows the message that was read from text or a file, or tells why there is none. */
function decodeOwn({ problem, bytes, spelling, ...values }) {
  if (problem) {
    tellRead([[problem, values]], true);
    return;
  }
  const specification = byId('own-specification').value;
  try {
    const decoded = decode(specification, ownParameters(specification), bytes);
    const doubts = ['start', 'repeated'].filter((name) => name in values).map((name) => [`js-read-${name}`, values]);
    tellRead([[spelling, { ...values, count: bytes.length }], ...doubts], doubts.length);
    showMessage(decoded, bytes, specification, null);
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    tellRead([['js-parameter', error.values]], true);
  }
}

/** Leaves nothing of the message before, whatever the new one turns out to be. */
function clearBefore() {
  for (const button of document.querySelectorAll('button[data-example]')) button.setAttribute('aria-pressed', 'false');
  clearMessage();
  tellRead([]);
}

async function decodeFile(file) {
  clearBefore();
  const isTooLong = file.size > MOST_OF_TEXT;
  decodeOwn(isTooLong ? tooLong(file.size).refusal : readFile(new Uint8Array(await file.arrayBuffer())));
}

function startOwnMessage() {
  if (!byId('hex') || !Object.keys(SPECIFICATIONS).length) return;
  onClick('[data-example]', (button) => chooseExample(button.dataset.example));
  onClick('[data-action=decode]', () => {
    clearBefore();
    decodeOwn(readPasted(byId('own-hex').value));
  });
  document.addEventListener('language', () => tellRead(told, byId('own-told').hasAttribute('data-warning')));
  withHost('own-specification', (select) => {
    select.addEventListener('change', drawParameters);
    drawParameters();
  });
  onFile('own-file', decodeFile);
  onDrop('message', decodeFile);
  const [first] = Array.from(document.querySelectorAll('button[data-example]'));
  if (first) showFirst(first.dataset.example);
}

/** Shows the first example without moving the page. */
function showFirst(id) {
  const { specification, parameters, hex, item } = REVIEW.examples[id];
  const bytes = bytesOfHex(hex);
  showMessage(decode(specification, parameters, bytes), bytes, specification, item);
  light([], []);
}
