/* Answers as a file's content, and back: JSON as it is, and the rows that CSV and XLSX carry. */

const FORMAT = 'ksyspark-review';
const VERDICTS = ['same', 'different', 'unsure', 'agree', 'disagree', 'cannot-say', ''];
const OVERALLS = ['agree', 'agree-with-remarks', 'disagree', 'no-opinion'];
const DISPOSITIONS = ['accepted', 'declined', 'answered'];
const MOST_OF_FILE = 2 << 20;
const MOST_ANSWERS = 20000;
const ITEM_COLUMNS = ['item', 'fingerprint', 'verdict', 'remark'];

/** Returns the content of a file with its code. */
function answersFile() {
  const reviewer = reviewerOnPage();
  const content = {
    format: FORMAT,
    version: 1,
    page: REVIEW.page,
    page_fingerprint: REVIEW.fingerprint,
    specifications: mapped(REVIEW.specifications, (one) => one.fingerprint),
    documents: mapped(REVIEW.documents, (one) => one.sha256),
    reviewer: { name: reviewer.name, role: reviewer.role, organisation: reviewer.organisation },
    overall: reviewer.overall,
    language,
    started,
    saved: moment(),
    answers: answersInOrder(),
  };
  return { ...content, code: codeOf(content) };
}

function mapped(entries, valueOfEntry) {
  const pairs = Object.entries(entries).map(([id, one]) => [id, valueOfEntry(one)]);
  return Object.fromEntries(pairs.filter(([, value]) => value));
}

/** Returns the answers in the order of the page; a stale one keeps the fingerprint that it was given for. */
function answersInOrder() {
  const ids = Array.from(rows(), (row) => row.dataset.item);
  return Array.from(new Set(ids)).filter((item) => answers.has(item)).map((item) => {
    const { verdict, remark, fingerprint } = answers.get(item);
    const own = stale.has(item) && fingerprint ? fingerprint : (REVIEW.items[item] || {}).fingerprint || '';
    return { item, fingerprint: own, verdict, remark: cleaned(remark) };
  });
}

/** Leaves out what no file takes: control characters and halves of characters. */
function cleaned(text) {
  // eslint-disable-next-line no-control-regex
  return text.replace(/\r\n?/g, '\n').replace(/[\0-\x08\x0b-\x1f\x7f-\x9f]|[\ud800-\udbff](?![\udc00-\udfff])/g, '')
    .replace(/(^|[^\ud800-\udbff])[\udc00-\udfff]/g, '$1');
}

/** Returns the first 12 digits of the digest of everything but the code and the replies. */
function codeOf(content) {
  const { code, replies: told, ...rest } = content;
  return digitsOf(sha256(new TextEncoder().encode(canonicalJson(rest))));
}

/** Returns JSON with sorted keys and without blanks. */
function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!value || typeof value !== 'object') return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`).join(',')}}`;
}

/** Returns the `key, value` rows of a file. */
function keyRows(content) {
  return Object.entries(content).flatMap(([key, value]) => {
    if (key === 'answers') return [];
    if (value && typeof value === 'object') return Object.entries(value).map(([name, one]) => [`${key}.${name}`, String(one)]);
    return [[key, String(value)]];
  });
}

function itemRows(content) {
  return content.answers.map((one) => ITEM_COLUMNS.map((name) => one[name]));
}

/** Returns the content that rows carry; throws NotTaken. */
function contentOfRows(keys, items) {
  const content = { specifications: {}, documents: {}, reviewer: { name: '', role: '', organisation: '' }, started: '', saved: '', code: '' };
  for (const [key, value] of keys) {
    const [above, ...name] = key.split('.');
    if (name.length && content[above] instanceof Object) content[above][name.join('.')] = value;
    else if (key && key !== 'key') content[key] = key === 'version' ? Number(value) : value;
  }
  const [header, ...rest] = items.filter((row) => row.some(Boolean));
  const places = ITEM_COLUMNS.map((name) => (header || []).indexOf(name));
  if (places.includes(-1)) throw new NotTaken(say('js-damaged'));
  content.answers = rest.map((row) => Object.fromEntries(ITEM_COLUMNS.map((name, index) => [name, row[places[index]] || ''])));
  content.answers = content.answers.filter((one) => one.verdict || one.remark);
  content.code = String(content.code).replace(/ /g, '');
  return content;
}

/** Takes over a file's content that was checked; returns how many answers are for another version. */
function takeAnswers(content) {
  requireFitting(content);
  answers.clear();
  stale.clear();
  replies.clear();
  for (const [item, reply] of Object.entries(content.replies || {})) replies.set(item, reply);
  for (const { item, fingerprint, verdict, remark } of content.answers) {
    const known = REVIEW.items[item];
    if (known) {
      answers.set(item, { verdict, remark, fingerprint });
      if (known.fingerprint !== fingerprint) stale.add(item);
    }
  }
  started = content.started || '';
  for (const row of rows()) writeRow(row);
  setReviewer(content.reviewer || {}, content.overall || '');
  if (content.language !== language && document.querySelector(`[data-language="${CSS.escape(content.language)}"]`)) {
    switchLanguage(content.language);
  }
  return stale.size;
}

/** Throws NotTaken with the first thing for which a content is no file of this page. */
function requireFitting(content) {
  const isFile = content && content.format === FORMAT && Array.isArray(content.answers);
  if (!isFile) throw new NotTaken(say('js-foreign'));
  if (content.version !== 1) throw new NotTaken(say('js-other-version'));
  if (content.page !== REVIEW.page) throw new NotTaken(say('js-other-page', { page: String(content.page).slice(0, 60) }));
  if (content.answers.length > MOST_ANSWERS || !content.answers.every(isAnswer)) throw new NotTaken(say('js-damaged'));
  if (new Set(content.answers.map((one) => one.item)).size !== content.answers.length) throw new NotTaken(say('js-damaged'));
  if (!Object.values(content.replies || {}).every(isReply)) throw new NotTaken(say('js-damaged'));
  if (content.code && content.code !== codeOf(content)) throw new NotTaken(say('js-changed'));
}

function isAnswer(one) {
  const isText = ITEM_COLUMNS.every((name) => one && typeof one[name] === 'string');
  return isText && VERDICTS.includes(one.verdict) && one.remark.length <= MOST_OF_REMARK;
}

function isReply(one) {
  return DISPOSITIONS.includes(one.disposition) && ['text', 'by', 'date'].every((name) => typeof one[name] === 'string');
}

const GUARDED = /^'*[=+\-@\t\r]|^'*(\d{12,}|\d+e\d+)$/;
const UNDONE = /^'+[=+\-@\t\r]|^'+(\d{12,}|\d+e\d+)$/;

/** Returns CSV; text that a spreadsheet program would take for a formula or a number stands behind an apostrophe. */
function csvOf(content) {
  const quoted = (value) => {
    const guarded = GUARDED.test(value) ? `'${value}` : value;
    return /[",\r\n]/.test(guarded) ? `"${guarded.replace(/"/g, '""')}"` : guarded;
  };
  const table = [['key', 'value'], ...keyRows(content), [], ITEM_COLUMNS, ...itemRows(content)];
  return `\ufeff${table.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}

function contentOfCsv(text) {
  const separator = [',', ';', '\t'].sort((one, other) => firstLine(text).split(other).length - firstLine(text).split(one).length)[0];
  const table = csvRows(text.replace(/^\ufeff/, ''), separator).map((row) => row.map((value) => (UNDONE.test(value) ? value.slice(1) : value)));
  const empty = table.findIndex((row) => !row.some(Boolean));
  if (empty < 0) throw new NotTaken(say('js-foreign'));
  return contentOfRows(table.slice(1, empty), table.slice(empty + 1));
}

function firstLine(text) {
  return text.split('\n', 1)[0];
}

function csvRows(text, separator) {
  const table = [[]];
  let value = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isQuoted && character === '"' && text[at + 1] === '"') {
      value += '"';
      at += 1;
    } else if (character === '"' && (isQuoted || value === '')) {
      isQuoted = !isQuoted;
    } else if (!isQuoted && (character === separator || character === '\n')) {
      table[table.length - 1].push(value.replace(/\r$/, '').replace(/\r\n/g, '\n'));
      value = '';
      if (character === '\n') table.push([]);
    } else {
      value += character;
    }
  }
  if (value) table[table.length - 1].push(value);
  return table;
}
