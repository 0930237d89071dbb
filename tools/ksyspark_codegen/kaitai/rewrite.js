// Makes a parser that the official compiler wrote in JavaScript fit for a page: the same program with exact arithmetic,
// without its module wrapper, its comments and its blanks.
//
// Replaced are, by calls of functions that the page's script defines:
//   arithmetic and bit operations    doubles and 32 bits become whole numbers of any size ($add ... $shr, $div, $not)
//   a[i], a.length, substring        an item that is not there is an error; texts count characters ($at, $length, ...)
//   the debug notes                  $begin, $end, $list, $beginItem, $endItem, $invalid
// Loops count as those of the parsers in Python.
'use strict';

const acorn = require('acorn');

const OPTIONS = { ecmaVersion: 2020 };
const OPERATIONS = {
  '+': '$add', '-': '$subtract', '*': '$multiply', '/': '$quotient', '%': '$remainder',
  '&': '$and', '|': '$or', '^': '$xor', '<<': '$shiftLeft', '>>': '$shiftRight', '>>>': '$shiftRight',
};

/** Returns `$parsers` filled by one file's class. Throws SyntaxError for a text that is no JavaScript. */
function rewrittenParser(source) {
  const factory = acorn.parse(source, OPTIONS).body[0].expression.arguments[1];
  const names = factory.params.map((parameter) => parameter.name);
  const modules = names.map((name) => (name === 'KaitaiStream' ? name : moduleOf(name.slice(0, -1))));
  const body = new Rewriting(source).of(factory.body);
  return compact(`(function(${names.join(',')})${body})(${modules.join(',')});`);
}

/** Returns the runtime's class as `KaitaiStream`, behind the notices of others that it holds. */
function rewrittenRuntime(source) {
  const notices = [];
  const program = acorn.parse(source, {
    ...OPTIONS,
    onComment: (isBlock, text) => notices.push(...(text.includes('Copyright') ? [text] : [])),
  });
  const factory = program.body[0].expression.arguments[1];
  const text = compact(`var KaitaiStream=(${source.slice(factory.start, factory.end)})();`);
  return [...notices.map((notice) => `/*${notice}*/`), text].join('\n');
}

function moduleOf(name) {
  return `$parsers.${name}||($parsers.${name}={})`;
}

class Rewriting {
  constructor(source) {
    this.source = source;
  }

  /** Returns the text of a node with all rewriting inside it done. */
  of(node) {
    const rewrite = REWRITES[node.type];
    const text = rewrite ? rewrite(this, node) : null;
    return text === null ? this.withParts(node) : text;
  }

  withParts(node) {
    let text = '';
    let position = node.start;
    for (const part of partsOf(node)) {
      text += this.source.slice(position, part.start) + this.of(part);
      position = part.end;
    }
    return text + this.source.slice(position, node.end);
  }

  call(name, ...nodes) {
    return `${name}(${nodes.map((node) => (typeof node === 'string' ? node : this.of(node))).join(',')})`;
  }
}

function partsOf(node) {
  const parts = Object.values(node).flat().filter((value) => value && typeof value.type === 'string');
  return parts.sort((one, other) => one.start - other.start);
}

const REWRITES = {
  Literal(rewriting, node) {
    // In a page `</script>` would end the script, and `<!--` keep it open.
    return typeof node.value === 'string' ? node.raw.replaceAll('<', '\\x3c') : null;
  },
  BinaryExpression(rewriting, node) {
    const name = OPERATIONS[node.operator];
    return name ? rewriting.call(name, node.left, node.right) : null;
  },
  UnaryExpression(rewriting, node) {
    return node.operator === '~' ? rewriting.call('$not', node.argument) : null;
  },
  MemberExpression(rewriting, node) {
    if (node.computed) return rewriting.call('$at', node.object, node.property);
    if (node.property.name === 'length') return rewriting.call('$length', node.object);
    // A type named `object` becomes a class Object of the parser's own.
    return isName(node.object, 'Object') ? `$Object.${node.property.name}` : null;
  },
  CallExpression(rewriting, node) {
    const { callee } = node;
    if (callee.type !== 'MemberExpression' || callee.computed) return null;
    const [first] = node.arguments;
    const name = callee.property.name;
    if (isName(callee.object, 'Math') && name === 'floor' && first.operator === '/') {
      return rewriting.call('$divide', first.left, first.right);
    }
    if (isName(callee.object, 'Number') && name === 'parseInt') return rewriting.call('$number', ...node.arguments);
    if (name === 'substring') return rewriting.call('$substring', callee.object, ...node.arguments);
    return null;
  },
  DoWhileStatement(rewriting, node) {
    // The compiler counts `i` on before it asks whether to go on; `_index` is the item that was read last.
    const statements = node.body.body;
    const last = statements[statements.length - 1].expression;
    if (!last || last.type !== 'UpdateExpression') return null;
    const body = statements.slice(0, -1).map((statement) => rewriting.of(statement));
    return `do{${body.join('\n')}}while((${rewriting.of(node.test)})&&++${last.argument.name});`;
  },
  AssignmentExpression(rewriting, node) {
    const { left, right, operator } = node;
    // What is assigned to stays as it is: a field may be named `length`.
    return `${rewriting.source.slice(left.start, left.end)}${operator}${rewriting.of(right)}`;
  },
  ExpressionStatement(rewriting, node) {
    return node.expression.type === 'AssignmentExpression' ? noteOf(rewriting, node.expression) : null;
  },
};

function isName(node, name) {
  return node.type === 'Identifier' && node.name === name;
}

/** Returns a debug note (`this._debug.name... = ...`) as a call; null for any other assignment. */
function noteOf(rewriting, { left, right }) {
  const note = noteTarget(left);
  if (!note) return null;
  const name = `"${note.name}"`;
  const place = note.index ? [name, note.index] : [name];
  if (!note.last) return beginOf(rewriting, right, place);
  if (note.last === 'end') return `${rewriting.call(note.index ? '$endItem' : '$end', 'this', right.object, ...place)};`;
  if (note.last === 'validationError') return `${rewriting.call('$invalid', 'this', name, note.index || '-1', right)};`;
  return note.last === 'arr' ? `$list(this,${name});` : null;
}

function beginOf(rewriting, right, place) {
  const start = right.properties.find((one) => one.key.name === 'start');
  // A computed instance has no place.
  if (!start) return ';';
  return `${rewriting.call(place[1] ? '$beginItem' : '$begin', 'this', start.value.object, ...place)};`;
}

/** Returns {name, index, last} of `this._debug.<name>[.arr[<index>]][.<last>]`. */
function noteTarget(node) {
  const path = [];
  let index = null;
  let inside = node;
  while (inside.type === 'MemberExpression') {
    if (inside.computed) index = inside.property;
    else path.unshift(inside.property.name);
    inside = inside.object;
  }
  if (inside.type !== 'ThisExpression' || path.shift() !== '_debug' || !path.length) return null;
  const name = path.shift();
  if (index) path.shift();
  return { name, index, last: path[0] || '' };
}

/** Returns a program without comments and needless blanks; as it was, should that change its meaning. */
function compact(program) {
  const words = [];
  let last = '';
  for (const { start, end } of acorn.tokenizer(program, OPTIONS)) {
    const word = program.slice(start, end);
    words.push(separator(last, word[0]), word);
    last = word.slice(-1);
  }
  const text = words.join('');
  return shapeOf(program) === shapeOf(text) ? text : program;
}

function separator(last, next) {
  const isWord = /[\w$]/;
  // The compiler ends no statement that is a function with a semicolon.
  if (last === '}' && isWord.test(next)) return '\n';
  return (isWord.test(last) && isWord.test(next)) || (last === next && '+-'.includes(last)) ? ' ' : '';
}

function shapeOf(program) {
  return JSON.stringify(acorn.parse(program, OPTIONS), (key, value) => (key === 'start' || key === 'end' ? 0 : value));
}

module.exports = { rewrittenParser, rewrittenRuntime };
