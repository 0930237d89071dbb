/* Answers as a file's content, and back.

A file is JSON: `format` "ksyspark-review", `version` 2, `page`, `page_fingerprint`, `specifications` {id: fingerprint},
`documents` {id: sha256}, `reviewer` {name, role, organisation}, `overall` (agree, agree-with-remarks, disagree,
no-opinion), `language` (en, zh, pt), `seed` (0 to 999999999, chooses the planted rules), `minutes` of use (whole; pauses
count as two), `started` and `saved` (moments in UTC, 2026-01-31T10:00:00Z), `answers`, `planted`, `code`.
An answer is {`question`, `fingerprint`, `first_pick`, `pick` (the id of an option, "not-said", "cannot-tell", or ""),
`first_verdict`, `verdict` ("same", "different", "unsure" or ""; of a decision agree, disagree, not mine; of a pick what
follows from it), `rows` (indices of those marked as different), `remark`}; the first ones are kept for ever. `planted`
are {`question`, `noticed`} of the planted rules that were met. `code` are the first 12 digits of the decimal number of
SHA-256 over canonical JSON (sorted keys, no blanks) of all but `code`, `started`, `saved`, `minutes`.
*/

const FORMAT = 'ksyspark-review';
const VERSION = 2;
const VERDICTS = ['same', 'different', 'unsure', ''];
const PICK = /^(\d{0,3}|not-said|cannot-tell)$/;
const DISPOSITIONS = ['accepted', 'declined', 'answered'];
const MOST_OF_FILE = 2 << 20;
const MOST_ANSWERS = 20000;
const NOT_IN_CODE = ['code', 'started', 'saved', 'minutes', 'replies', 'used'];

/** Returns the content of a file with its code. */
function answersFile() {
  const { name, role, organisation, overall } = reviewerOnPage();
  const content = {
    format: FORMAT,
    version: VERSION,
    page: REVIEW.page,
    page_fingerprint: REVIEW.fingerprint,
    specifications: REVIEW.specifications,
    documents: REVIEW.documents,
    reviewer: { name, role, organisation },
    overall,
    language: languageOfPage(),
    seed: state.seed,
    minutes: Math.floor(state.used / 60000),
    started: state.started,
    saved: moment(),
    answers: answersInOrder(),
    planted: Array.from(state.planted, ([question, noticed]) => ({ question, noticed })),
  };
  return { ...content, code: codeOf(content) };
}

function languageOfPage() {
  return document.documentElement.dataset.ui || 'en';
}

/** Returns the answers in the order of the page; one to another version of its question keeps that fingerprint. */
function answersInOrder() {
  return questions().flatMap((question) => {
    const id = idOf(question);
    const stale = state.stale.get(id);
    const answer = state.answers.get(id);
    if (stale) return [{ ...stale, remark: cleaned(answer ? answer.remark : stale.remark) }];
    if (!answer || !(answer.pick || answer.verdict || answer.remark.trim())) return [];
    return [{ question: id, fingerprint: question.dataset.fingerprint, ...answer, remark: cleaned(answer.remark) }];
  });
}

/** Leaves out what no file takes: control characters and halves of characters. */
function cleaned(text) {
  // eslint-disable-next-line no-control-regex
  return text.replace(/\r\n?/g, '\n').replace(/[\0-\x08\x0b-\x1f\x7f-\x9f]|[\ud800-\udbff](?![\udc00-\udfff])/g, '')
    .replace(/(^|[^\ud800-\udbff])[\udc00-\udfff]/g, '$1');
}

function codeOf(content) {
  const counted = Object.entries(content).filter(([name]) => !NOT_IN_CODE.includes(name));
  return digitsOf(sha256(new TextEncoder().encode(canonicalJson(Object.fromEntries(counted)))));
}

/** Returns JSON with sorted keys and without blanks. */
function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!value || typeof value !== 'object') return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`).join(',')}}`;
}

/** Takes over a file's content, checked; returns how many answers are to another version of their question. */
function takeAnswers(content) {
  requireFitting(content);
  for (const part of ['answers', 'stale', 'planted', 'replies']) state[part].clear();
  state.seed = content.seed;
  state.started = content.started || state.started;
  state.used = content.used || content.minutes * 60000;
  for (const { question, noticed } of content.planted) state.planted.set(question, noticed);
  for (const [question, reply] of Object.entries(content.replies || {})) state.replies.set(question, reply);
  const fingerprints = new Map(questions().map((one) => [idOf(one), one.dataset.fingerprint]));
  for (const { question, fingerprint, ...answer } of content.answers) {
    if (!fingerprints.has(question)) continue;
    if (fingerprints.get(question) === fingerprint) state.answers.set(question, answer);
    else {
      state.stale.set(question, { question, fingerprint, ...answer });
      state.answers.set(question, { ...UNANSWERED, remark: answer.remark });
    }
  }
  setReviewer(content.reviewer || {}, content.overall || '');
  return state.stale.size;
}

/** Throws NotTaken with the first thing for which a content is no file of this page. */
function requireFitting(content) {
  const isFile = content && content.format === FORMAT && Array.isArray(content.answers);
  if (!isFile) throw new NotTaken('js-foreign');
  if (content.version !== VERSION) throw new NotTaken('js-other-version');
  if (content.page !== REVIEW.page) throw new NotTaken('js-other-page', { page: String(content.page).slice(0, 60) });
  const isWhole = Number.isInteger(content.seed) && Number.isInteger(content.minutes) && Array.isArray(content.planted);
  if (!isWhole || content.answers.length > MOST_ANSWERS || !content.answers.every(isAnswer)) throw new NotTaken('js-damaged');
  if (new Set(content.answers.map((one) => one.question)).size !== content.answers.length) throw new NotTaken('js-damaged');
  if (!content.planted.every((one) => one && typeof one.question === 'string' && typeof one.noticed === 'boolean')) throw new NotTaken('js-damaged');
  if (!Object.values(content.replies || {}).every(isReply)) throw new NotTaken('js-damaged');
  if (content.code && content.code !== codeOf(content)) throw new NotTaken('js-changed');
}

function isAnswer(one) {
  const isText = (name) => typeof one[name] === 'string';
  if (!one || !['question', 'fingerprint', 'first_pick', 'pick', 'first_verdict', 'verdict', 'remark'].every(isText)) return false;
  const isKnown = [one.pick, one.first_pick].every((pick) => PICK.test(pick)) && [one.verdict, one.first_verdict].every((verdict) => VERDICTS.includes(verdict));
  return isKnown && Array.isArray(one.rows) && one.rows.every(Number.isInteger) && one.remark.length <= MOST_OF_REMARK;
}

function isReply(one) {
  return DISPOSITIONS.includes(one.disposition) && ['text', 'by', 'date'].every((name) => typeof one[name] === 'string');
}
