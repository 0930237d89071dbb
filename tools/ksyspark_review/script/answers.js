/* What the reader answered: picks, verdicts, planted rules that were met; shown on the page and counted. */

const MOST_OF_REMARK = 4000;
const MOST_OF_SPAN = 120000;
const UNANSWERED = { first_pick: '', pick: '', first_verdict: '', verdict: '', rows: [], remark: '' };

/* `planted` holds the outcome of each planted question that was met, `used` the milliseconds of use. */
const state = { seed: 0, started: '', used: 0, answers: new Map(), stale: new Map(), planted: new Map(), replies: new Map() };
let plants = new Set();

function questions() {
  return Array.from(document.querySelectorAll('[data-question]'));
}

function idOf(question) {
  return question.dataset.question;
}

function answerOf(id) {
  return state.answers.get(id) || UNANSWERED;
}

function moment() {
  return `${new Date().toISOString().slice(0, 19)}Z`;
}

/** Returns the questions that are planted for a reader: another choice for each seed. */
function plantedFor(seed, ids) {
  const digests = new Map(ids.map((id) => [id, sha256(new TextEncoder().encode(`${seed}:${id}`))]));
  const byDigest = (one, other) => (digests.get(one) < digests.get(other) ? -1 : 1);
  return new Set([...ids].sort(byDigest).slice(0, REVIEW.planted));
}

function plantRules() {
  const plantable = questions().filter((one) => one.dataset.plant !== undefined);
  plants = plantedFor(state.seed, plantable.map(idOf));
}

/** Tells whether a question shows a wrong rule now. */
function isWrong(id) {
  return plants.has(id) && !state.planted.has(id);
}

/** Returns what a pick says of the rule. */
function verdictOfPick(pick, right) {
  if (pick === '') return '';
  if (pick === 'cannot-tell') return 'unsure';
  return pick === right ? 'same' : 'different';
}

/** Takes over an answer; what was answered to another version of the question goes. */
function take(id, changes) {
  state.stale.delete(id);
  state.answers.set(id, { ...answerOf(id), ...changes });
}

function takePick(question, pick) {
  const id = idOf(question);
  const { first_pick: first } = answerOf(id);
  take(id, { first_pick: first || pick, pick });
  if (question.dataset.form === 'pick') takeVerdict(question, verdictOfPick(pick, question.dataset.right), []);
}

/** Takes over a verdict; on a planted rule it reveals it, and the true one is asked. */
function takeVerdict(question, verdict, rows) {
  const id = idOf(question);
  if (isWrong(id)) {
    reveal(question, verdict, rows);
    return;
  }
  const { first_verdict: first } = answerOf(id);
  take(id, { first_verdict: first || verdict, verdict, rows: verdict === 'same' ? [] : rows });
}

function reveal(question, verdict, rows) {
  const { plant } = question.dataset;
  const hasFound = !rows.length || plant === '' || rows.includes(Number(plant));
  state.planted.set(idOf(question), verdict === 'different' && hasFound);
  drawQuestion(question);
  question.querySelector('.planted-box').scrollIntoView({ block: 'nearest' });
}

function markedRows(question) {
  return Array.from(question.querySelectorAll('.mk input:checked'), (input) => Number(input.value));
}

/** Takes over a mark on a row: marked rows are a difference, none any more is no answer. */
function takeMark(question) {
  const rows = markedRows(question);
  if (rows.length) takeVerdict(question, 'different', rows);
  else take(idOf(question), { verdict: '', rows });
}

/** Shows in a question what was answered. */
function drawQuestion(question) {
  const id = idOf(question);
  const answer = answerOf(id);
  const isRevealed = plants.has(id) && state.planted.has(id);
  for (const name of ['same', 'different', 'unsure']) question.classList.toggle(name, answer.verdict === name);
  question.classList.toggle('picked', answer.pick !== '');
  question.classList.toggle('planted', isWrong(id));
  question.classList.toggle('revealed', isRevealed);
  for (const input of question.querySelectorAll('[data-pick]')) input.checked = input.value === answer.pick;
  for (const input of question.querySelectorAll('[data-verdict]')) input.checked = input.value === answer.verdict;
  for (const input of question.querySelectorAll('.mk input')) input.checked = answer.rows.includes(Number(input.value));
  drawOutcome(question, answer);
  drawPlanted(question, isRevealed);
  drawRemark(question, answer);
  question.querySelector('.stale').hidden = !state.stale.has(id);
  const tick = document.querySelector(`.ticks a[href="#${CSS.escape(question.id)}"]`);
  if (tick) tick.className = answer.verdict;
}

/** Says what the specification makes of a pick. */
function drawOutcome(question, { pick }) {
  const out = question.querySelector('.out');
  if (!out) return;
  const outcome = verdictOfPick(pick, question.dataset.right);
  const kind = question.dataset.form === 'decision' ? 'silent' : 'pick';
  out.className = `out ${outcome}`;
  out.querySelector('.said').replaceChildren(...(outcome ? [say(`js-${kind}-${outcome}`)] : []));
}

function drawPlanted(question, isRevealed) {
  const box = question.querySelector('.planted-box');
  if (!box) return;
  const hasNoticed = state.planted.get(idOf(question));
  const outcome = isRevealed ? String(hasNoticed) : '';
  // What is told once is not told again: screen readers would.
  if ((box.dataset.told || '') === outcome) return;
  box.dataset.told = outcome;
  box.classList.toggle('good', Boolean(hasNoticed));
  const why = Array.from(question.querySelector('.why').childNodes, (node) => node.cloneNode(true));
  const told = () => [make('b', {}, say(hasNoticed ? 'js-noticed' : 'js-missed')), ' ', ...why, ' ', say('js-true-rule')];
  box.replaceChildren(...(isRevealed ? told() : []));
}

function drawRemark(question, { verdict, remark }) {
  const area = question.querySelector('textarea');
  if (area.value !== remark) area.value = remark;
  if (remark || ['different', 'unsure'].includes(verdict)) question.querySelector('.remark').open = true;
  const reply = state.replies.get(idOf(question));
  const host = question.querySelector('.reply');
  host.hidden = !reply;
  if (!reply) return;
  const signed = [reply.by, reply.date].filter(Boolean).join(', ');
  host.replaceChildren(make('b', {}, say(`js-reply-${reply.disposition}`)), ' ', make('span', {}, reply.text), ' ', make('small', {}, signed));
}

/** Shows how much is answered, and how. */
function drawCounts() {
  const all = questions();
  const verdicts = new Map(all.map((one) => [one, answerOf(idOf(one)).verdict]));
  const count = (many) => Array.from(many).filter(Boolean).length;
  const done = count(verdicts.values());
  const tell = (id, text) => withHost(id, (host) => { host.textContent = text; });
  for (const element of document.querySelectorAll('.done')) element.textContent = done;
  for (const verdict of ['same', 'different', 'unsure']) tell(`t-${verdict}`, Array.from(verdicts.values()).filter((one) => one === verdict).length);
  tell('t-open', all.length - done);
  const first = all.filter((one) => one.dataset.right !== undefined && answerOf(idOf(one)).first_pick);
  tell('t-first', `${first.filter((one) => answerOf(idOf(one)).first_pick === one.dataset.right).length} / ${first.length}`);
  tell('t-planted', `${count(state.planted.values())} / ${state.planted.size}`);
  for (const part of document.querySelectorAll('[data-chapter]')) {
    const own = Array.from(byId(part.dataset.chapter).querySelectorAll('[data-question]'));
    part.querySelector('.bar2 i').style.width = `${(100 * count(own.map((one) => verdicts.get(one)))) / own.length}%`;
  }
}

function drawAll() {
  plantRules();
  questions().forEach(drawQuestion);
  drawCounts();
}

let latest = 0;

/** Adds the time since the action before to the time of use, as far as it was not a pause. */
function noteUse() {
  const now = Date.now();
  if (latest) state.used += Math.min(now - latest, MOST_OF_SPAN);
  latest = now;
}

/** Puts what takes answers, and what is said of them, into its place: pages without a script have boxes for a pen. */
function makeControls(question, place) {
  const heading = question.querySelector('h3');
  heading.id = `h-${idOf(question)}`;
  question.setAttribute('aria-labelledby', heading.id);
  const radio = (kind, value) => make('input', { type: 'radio', name: `${kind}${place}`, value, [`data-${kind}`]: '' });
  question.querySelectorAll('.opts label').forEach((label, number) => {
    const isOption = !label.classList.contains('none');
    label.prepend(radio('pick', isOption ? number : label.classList.contains('cant') ? 'cannot-tell' : 'not-said'));
  });
  question.querySelectorAll('.verdict label').forEach((label, number) => {
    label.className = `v-${VERDICTS[number]}`;
    label.prepend(radio('verdict', VERDICTS[number]));
  });
  question.querySelectorAll('td:last-child').forEach((cell, row) => {
    const box = make('input', { type: 'checkbox', value: row, 'aria-label': `${row + 1} ≠` });
    cell.append(make('label', { class: 'mk' }, box, make('i', { 'aria-hidden': true })));
  });
  const rule = question.dataset.form === 'pick' ? make('p', { class: 'rule until' }) : '';
  question.querySelector('.opts')?.closest('fieldset').after(make('div', { class: 'out', role: 'status' }, make('p', { class: 'said' }), rule));
  question.querySelector('.why')?.before(make('div', { class: 'planted-box', role: 'status' }));
}

function startAnswers() {
  questions().forEach(makeControls);
  for (const question of questions()) question.querySelector('.spec, .foot').append(byId('after').content.cloneNode(true));
  // The rule of a pick stands in the list at the end, which paper and pages without a script show.
  for (const rule of document.querySelectorAll('[data-rule]')) {
    withHost(`q-${rule.dataset.rule}`, (question) => question.querySelector('p.until')?.replaceChildren(...rule.cloneNode(true).childNodes));
  }
  for (const kind of ['pointerdown', 'keydown', 'scroll']) document.addEventListener(kind, noteUse, { passive: true });
  document.addEventListener('input', (event) => {
    const question = event.target.matches('.remark textarea') && event.target.closest('[data-question]');
    if (question) state.answers.set(idOf(question), { ...answerOf(idOf(question)), remark: event.target.value.slice(0, MOST_OF_REMARK) });
    if (question || event.target.closest('#sign')) keepAnswers();
  });
  onClick('.next', (button) => goOn(button.closest('[data-question]')));
  onClick('[data-action=begin]', () => goOn(null));
  withHost('only-open', (box) => box.addEventListener('change', settle));
  const reader = /reader=(\d{1,9})/.exec(window.location.hash);
  state.seed = reader ? Number(reader[1]) : Math.floor(Math.random() * 1e9);
  state.started = moment();
  restoreAnswers();
  drawAll();
}

/** Hides what is answered where only open questions are shown: not at once, so that an answer can be looked at. */
function settle() {
  document.body.classList.toggle('onlyopen', byId('only-open').checked);
  for (const question of questions()) question.classList.toggle('settled', answerOf(idOf(question)).verdict !== '');
}

/** Goes to the next open question behind one, or to the signature. */
function goOn(question) {
  const all = questions();
  const at = all.indexOf(question) + 1;
  const next = [...all.slice(at), ...all.slice(0, at)].find((one) => !answerOf(idOf(one)).verdict) || byId('sign');
  settle();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches || !question;
  next.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  const input = next.querySelector('input');
  if (input) input.focus({ preventScroll: true });
}
