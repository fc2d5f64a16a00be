import { init, parse } from 'es-module-lexer';

/**
 * The code of a bundled module as that of a function, `async ($import, $meta) => { … return { exports }; }`: `$import`
 * stands for `import()`, `$meta` for `import.meta`. What V8 has compiled of a function Node can keep for later runs; of a
 * module it can from version 22 on. Exports are those that the module has when it has run.
 * @throws Error for a module that imports or exports in a form that bundlers do not write.
 */
export async function asFunction(code) {
  await init;
  const [imports, exports] = parse(code);
  const patterns = [];
  const calls = [];
  const pieces = [];
  let from = 0;
  for (const { ss: start, se: end, s: name, e: nameEnd, d: kind } of imports) {
    pieces.push(code.slice(from, start));
    if (kind === staticImport) {
      patterns.push(patternOf(code.slice(start, name - 1)));
      calls.push(`$import(${code.slice(name - 1, nameEnd + 1)})`);
      from = end;
    } else {
      pieces.push(kind === importMeta ? '$meta' : '$import');
      from = kind === importMeta ? end : kind;
    }
  }
  const last = exports.length === 0 ? code.length : code.lastIndexOf('export {');
  if (last < from || exports.some(({ s: name }) => name < last))
    throw new Error('Exports are not listed at the end of the code.');
  pieces.push(code.slice(from, last));
  const imported = `const [${patterns.join(', ')}] = await Promise.all([${calls.join(', ')}]);`;
  const exported = exports.map(({ n: name, ln: localName }) => `${JSON.stringify(name)}: ${localName}`);
  return `(async ($import, $meta) => {'use strict';${imported}${pieces.join('')}\nreturn { ${exported.join(', ')} };})`;
}

/** How es-module-lexer marks what is no `import()`; of that it tells where its bracket opens. */
const staticImport = -1;
const importMeta = -2;

/** What takes the same names from the object of a module: `{ a, b: c }` for `import { a, b as c } from`. */
function patternOf(statement) {
  const clause = statement.slice('import'.length, statement.lastIndexOf('from')).trim();
  if (clause.startsWith('* as ')) return clause.slice('* as '.length);
  const brace = clause.indexOf('{');
  const named = brace === -1 ? [] : [clause.slice(brace + 1, -1).replaceAll(' as ', ': ')];
  const first = (brace === -1 ? clause : clause.slice(0, brace)).replace(',', '').trim();
  if (!statement.startsWith('import') || first.includes(' '))
    throw new Error(`Unknown form of an import: ${statement}`);
  return `{ ${[...(first ? [`default: ${first}`] : []), ...named].join(', ')} }`;
}
