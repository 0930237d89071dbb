/* Which message is shown: an example of the page, or one of the reader's own as pasted text or as a file. */

const MOST_OF_TEXT = 8 * MOST_BYTES;

function chooseExample(id) {
  const example = REVIEW.examples[id];
  if (!example) return;
  const bytes = bytesOfHex(example.hex);
  showMessage('example', decode(example.specification, example.parameters, bytes), bytes);
}

function ownSpecification() {
  return byId('own-specification') ? byId('own-specification').value : Object.keys(SPECIFICATIONS)[0];
}

/** Returns the parameters that the reader gave, by id; throws NotTaken for a value that is none of its kind. */
function ownParameters(specification) {
  const parameters = {};
  for (const declared of SPECIFICATIONS[specification].parameters) {
    const input = byId(`parameter-${declared.id}`);
    if (!input) continue;
    const text = input.type === 'checkbox' ? String(input.checked) : input.value.trim();
    if (!isOfKind(declared, text)) throw new NotTaken('js-parameter', { name: parameterName(specification, declared), value: text });
    if (text !== '' || declared.type === 'str') parameters[declared.id] = text;
  }
  return parameters;
}

function parameterName(specification, { id }) {
  return nameOf({ id, item: `${specification}.${id}` });
}

function isOfKind({ type: kind, limits }, text) {
  if (text === '') return true;
  if (kind === 'int') return /^[+-]?\d{1,15}$/.test(text) && !(limits && (text < limits[0] || text > limits[1]));
  if (kind === 'float') return Number.isFinite(Number(text));
  return kind !== 'bytes' || /^([0-9a-f]{2}|\s)*$/i.test(text);
}

function drawParameters() {
  const specification = ownSpecification();
  const inputs = SPECIFICATIONS[specification].parameters.map((declared) => {
    const help = declared.doc && make('small', { id: `help-${declared.id}`, lang: '' }, declared.doc);
    const label = make('label', {}, parameterName(specification, declared), ' ', parameterInput(declared, help && help.id));
    return make('div', {}, label, help);
  });
  byId('parameters').replaceChildren(...inputs);
}

/** Returns what takes the value of a parameter: a box to tick, a choice of codes, or a text. */
function parameterInput({ id, type, default: value, labels }, help) {
  const attributes = { id: `parameter-${id}`, 'aria-describedby': help };
  if (labels) {
    const codes = Object.entries({ ...(value in labels ? {} : { [value ?? '']: '' }), ...labels });
    const option = ([code, label]) => make('option', { value: code, selected: code === String(value) ? '' : undefined }, `${code} ${wordsOf(label)}`);
    return make('select', attributes, ...codes.map(option));
  }
  const isFlag = type === 'bool';
  const shape = { type: isFlag ? 'checkbox' : 'text', autocomplete: 'off', checked: isFlag && value ? '' : undefined };
  return make('input', { ...attributes, ...shape, value: isFlag || value === null ? undefined : String(value) });
}

/** Shows the message that was read from text or a file, or tells why there is none; what was shown before goes first. */
function decodeOwn({ problem, bytes, spelling, ...values }) {
  clearMessage('own');
  try {
    if (problem) throw new NotTaken(problem, values);
    const specification = ownSpecification();
    const decoded = decode(specification, ownParameters(specification), bytes);
    const doubts = ['start', 'repeated'].filter((name) => name in values).map((name) => say(`js-read-${name}`, values));
    const told = [say(spelling, { ...values, count: bytes.length }), ...doubts.map((one) => make('b', { 'data-warning': '' }, one))];
    showMessage('own', decoded, bytes, ...told);
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    const outcome = byId('own-message').querySelector('.outcome');
    outcome.className = 'outcome bad';
    outcome.replaceChildren(make('span', { 'data-warning': '' }, shown(error.words)));
  }
}

async function decodeFile(file) {
  const isTooLong = file.size > MOST_OF_TEXT;
  decodeOwn(isTooLong ? tooLong(file.size).refusal : readFile(new Uint8Array(await file.arrayBuffer())));
}

function startOwnMessage() {
  if (!byId('own-message') || !Object.keys(SPECIFICATIONS).length) return;
  startMessageView();
  onClick('[data-example]', (button) => chooseExample(button.dataset.example));
  onClick('[data-action=decode]', () => decodeOwn(readPasted(byId('own-text').value)));
  withHost('own-specification', (select) => select.addEventListener('change', drawParameters));
  drawParameters();
  onFile('own-file', decodeFile);
  onDrop('message', decodeFile);
  const [first] = Object.keys(REVIEW.examples);
  if (first && byId('example-message')) chooseExample(first);
}
