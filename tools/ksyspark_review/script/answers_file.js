/* Answers as a file's content, and back. */

const FORMAT = 'ksyspark-review';
const VERDICTS = ['same', 'different', 'unsure', 'agree', 'disagree', 'cannot-say', ''];
const OVERALLS = ['agree', 'agree-with-remarks', 'disagree', 'no-opinion'];
const DISPOSITIONS = ['accepted', 'declined', 'answered'];
const MOST_OF_FILE = 2 << 20;
const MOST_ANSWERS = 20000;
const ANSWER_KEYS = ['item', 'fingerprint', 'verdict', 'remark'];

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
  const isText = ANSWER_KEYS.every((name) => one && typeof one[name] === 'string');
  return isText && VERDICTS.includes(one.verdict) && one.remark.length <= MOST_OF_REMARK;
}

function isReply(one) {
  return DISPOSITIONS.includes(one.disposition) && ['text', 'by', 'date'].every((name) => typeof one[name] === 'string');
}
