/* Answers by mouse and by keyboard: arrow keys only walk through the answers, Enter or the space bar gives one. */

const CHOICE = '[data-question] [data-pick], [data-question] [data-verdict]';
let isWalking = false;
let isGiven = false;

function isChoice(element) {
  return element instanceof Element && element.matches(CHOICE);
}

function give(input) {
  const question = input.closest('[data-question]');
  for (const hint of question.querySelectorAll('.hint')) hint.remove();
  if (input.dataset.pick !== undefined) takePick(question, input.value);
  else if (input.dataset.verdict !== undefined) takeVerdict(question, input.value, markedRows(question));
  else takeMark(question);
  drawQuestion(question);
  drawCounts();
  keepAnswers();
}

function tellKeys(input) {
  const field = input.closest('fieldset');
  if (!field.querySelector('.hint')) field.append(make('p', { class: 'hint', role: 'status' }, say('js-enter')));
}

function startKeys() {
  document.addEventListener('keydown', (event) => {
    isWalking = event.key.startsWith('Arrow') && isChoice(event.target);
    if (!['Enter', ' '].includes(event.key) || !isChoice(event.target)) return;
    event.preventDefault();
    isGiven = true;
    event.target.checked = true;
    give(event.target);
  });
  // The space bar would choose once more when it is let go.
  document.addEventListener('keyup', (event) => {
    if (isGiven && ['Enter', ' '].includes(event.key)) event.preventDefault();
    isWalking = false;
    isGiven = false;
  });
  // Who walks away without an answer has given none.
  document.addEventListener('focusout', (event) => {
    const field = isChoice(event.target) && event.target.closest('fieldset');
    if (!field || field.contains(event.relatedTarget) || !field.querySelector('.hint')) return;
    field.querySelector('.hint').remove();
    drawQuestion(field.closest('[data-question]'));
  });
  document.addEventListener('change', (event) => {
    if (isChoice(event.target) && isWalking) tellKeys(event.target);
    else if (isChoice(event.target) || event.target.matches('.mk input')) give(event.target);
    else if (event.target.closest('#sign')) keepAnswers();
  });
}
