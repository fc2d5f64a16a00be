import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { editJson, type Operation } from '../../src/engine/json/edit-json.ts';
import { isObject, type Json, readPointer, stepInto } from '../../src/engine/json/json.ts';
import { splice, type Splice } from '../../src/engine/json/splice.ts';
import { fixturePages, projectFiles } from '../stage/fixture-files.ts';
import { spellings } from '../stage/spellings.ts';
import { createRandom, type Random } from '../stage/random.ts';

const parse = (text: string) => JSON.parse(text.replace(/^\ufeff/, '')) as Json;

/** All JSON files of the shipped site and of the fixture site. */
const files = ['pages', fixturePages].flatMap((folder) =>
  projectFiles
    .list(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => String(projectFiles.read(`${folder}/${name}`))),
);

/** The edits that take these back: applied to the edited text, they give the first one. */
function invert(text: string, edits: readonly Splice[]): Splice[] {
  let moved = 0;
  return edits
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, text: written }) => {
      const at = start + moved;
      moved += written.length - (end - start);
      return { start: at, end: at + written.length, text: text.slice(start, end) };
    });
}

/** The pointers of all values, the whole one first. */
function pointersIn(value: Json, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  return [
    pointer,
    ...Object.entries(value).flatMap(([key, part]) => pointersIn(part, stepInto(pointer, key))),
  ];
}

function valueAt(value: Json, pointer: string): Json {
  return readPointer(pointer).reduce<Json>((part, step) => (part as Record<string, Json>)[step]!, value);
}

const values: Json[] = ['', 'A word', 'say "hi" \\ / 😀', '/gärten#tor', 7, true, null, [], {}, ['a', 'b']];
const objects: Json[] = [
  { label: 'Read', url: '/' },
  [{ a: 1, b: [1, 2] }],
  { type: 'hero', list: [{ x: {} }] },
];

function changed(text: string, { pick, below }: Random): string {
  const at = below(text.length + 1);
  return text.slice(0, at) + pick(['x', '😁', '"', '\n', '']) + text.slice(at + below(3));
}

function makeOperation(random: Random, value: Json): Operation {
  const { below, pick } = random;
  const pointers = pointersIn(value).slice(1);
  const at = pick(pointers);
  const now = valueAt(value, at);
  const written =
    typeof now === 'string' && below(3) > 0 ? changed(now, random) : pick([...values, ...objects]);
  const parent = valueAt(value, at.slice(0, at.lastIndexOf('/')));
  const kind = below(4);
  if (kind === 0) return { op: 'remove', at };
  if (kind === 1 && Array.isArray(parent)) return { op: 'move', at, to: below(parent.length) };
  if (kind === 2 && Array.isArray(parent)) return { op: 'insert', at, value: written };
  if (kind === 2 && Array.isArray(now)) return { op: 'insert', at: `${at}/-`, value: written };
  if (kind === 3 && isObject(now)) return { op: 'set', at: `${at}/new key`, value: written };
  return { op: 'set', at, value: written };
}

/** The same change of the value. */
function apply(value: Json, operation: Operation): Json {
  const copy = structuredClone(value);
  const steps = readPointer(operation.at);
  const last = steps.pop()!;
  const parent = steps.reduce<Json>((part, step) => (part as Record<string, Json>)[step]!, copy);
  if (Array.isArray(parent)) {
    const index = last === '-' ? parent.length : Number(last);
    if (operation.op === 'insert') parent.splice(index, 0, operation.value);
    else if (operation.op === 'set') parent[index] = operation.value;
    else {
      const [entry] = parent.splice(index, 1);
      if (operation.op === 'move') parent.splice(operation.to, 0, entry!);
    }
  } else if (isObject(parent)) {
    if (operation.op === 'remove') delete parent[last];
    else if (operation.op === 'set') parent[last] = operation.value;
  }
  return copy;
}

/** The operation that takes another one back, where every spelling of it is the same. */
function opposite(operation: Operation, before: Json): Operation | undefined {
  const { op, at } = operation;
  const folder = at.slice(0, at.lastIndexOf('/'));
  if (op === 'move') return { op, at: `${folder}/${operation.to}`, to: Number(at.slice(folder.length + 1)) };
  const around = op === 'remove' ? undefined : valueAt(before, folder);
  const isFirst = typeof around === 'object' && around !== null && Object.keys(around).length === 0;
  if (isFirst) return undefined;
  if (op === 'insert')
    return { op: 'remove', at: at.endsWith('/-') ? `${folder}/${(around as Json[]).length}` : at };
  return op === 'set' && at.endsWith('/new key') ? { op: 'remove', at } : undefined;
}

/** True when the edits of an operation touch its entry, its comma and the white space between entries alone. */
function staysInside(text: string, { op, at }: Operation, edits: readonly Splice[]): boolean {
  const root = parseTree(text.replace(/^\ufeff/, ' '))!;
  const steps = readPointer(at).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const parent = findNodeAtLocation(root, steps.slice(0, -1))!;
  const own = findNodeAtLocation(root, steps);
  if (op === 'insert' || !own)
    return edits.every(({ start, end, text: written }) => {
      const isEmpty = parent.children!.length === 0 && /^[[{]\s*[\]}]$/.test(text.slice(start, end));
      return isEmpty || (start === end && written !== '');
    });
  if (op === 'set')
    return edits.every(({ start, end }) => start >= own.offset && end <= own.offset + own.length);
  const part = own.parent!.type === 'property' ? own.parent! : own;
  if (op === 'move')
    return edits.every(({ start, end }) =>
      parent.children!.some(({ offset, length }) => start === offset && end === offset + length),
    );
  const [{ start, end } = { start: 0, end: 0 }, ...others] = edits;
  const around = text.slice(start, part.offset) + text.slice(part.offset + part.length, end);
  return others.length === 0 && start <= part.offset && /^\s*,?\s*$/.test(around);
}

const rounds = 5_000;

test.each(Object.keys(spellings))(
  'random edits change only what they say, and can be taken back: %s',
  (name) => {
    const random = createRandom(name);
    // A file without slashes has none to escape.
    const texts = files
      .map((text) => [text, spellings[name]!(text)] as const)
      .filter(([before, spelt]) => name === 'as it is' || spelt !== before)
      .map(([, spelt]) => spelt);
    expect(texts.length).toBeGreaterThan(files.length / 2);
    for (let round = 0; round < rounds / Object.keys(spellings).length; round += 1) {
      const text = random.pick(texts);
      const value = parse(text);
      const operation = makeOperation(random, value);
      const edits = editJson(text, operation);
      const edited = splice(text, edits);
      const where = `${round}: ${JSON.stringify(operation)}`;
      expect(parse(edited), where).toEqual(apply(value, operation));
      expect(staysInside(text, operation, edits), where).toBe(true);
      expect(splice(edited, invert(text, edits)), where).toBe(text);
      const back = opposite(operation, value);
      if (back) expect(splice(edited, editJson(edited, back)), where).toBe(text);
    }
  },
);

const order = () => ['title', 'description', 'aliases', 'sections'];

/** Text, operation, result. */
const layouts: [string, Operation, string][] = [
  [
    '{\n  "title": "A",\n  "sections": []\n}\n',
    { op: 'set', at: '/aliases', value: ['/old'] },
    '{\n  "title": "A",\n  "aliases": ["/old"],\n  "sections": []\n}\n',
  ],
  ['{ "sections": [] }', { op: 'set', at: '/title', value: 'A' }, '{ "title": "A", "sections": [] }'],
  [
    '{"title":"A"}',
    { op: 'set', at: '/aliases', value: ['/a', '/b'] },
    '{"title":"A","aliases":["/a","/b"]}',
  ],
  [
    '{\n}',
    { op: 'set', at: '/list', value: [{ a: 1 }] },
    '{\n  "list": [\n    {\n      "a": 1\n    }\n  ]\n}',
  ],
  [
    '[\n\t{ "a": 1 },\n\t{ "a": 2 }\n]',
    { op: 'insert', at: '/1', value: { a: 3 } },
    '[\n\t{ "a": 1 },\n\t{ "a": 3 },\n\t{ "a": 2 }\n]',
  ],
  ['["/a"]', { op: 'insert', at: '/-', value: '/b' }, '["/a", "/b"]'],
  ['["/a", "/b"]', { op: 'insert', at: '/0', value: '/c' }, '["/c", "/a", "/b"]'],
  ['[\r\n  "/a"\r\n]', { op: 'insert', at: '/-', value: '/b' }, '[\r\n  "/a",\r\n  "/b"\r\n]'],
  ['["a",\n "b" , "c"]', { op: 'move', at: '/2', to: 0 }, '["c",\n "a" , "b"]'],
  ['["\\u00e4 b\\/c"]', { op: 'set', at: '/0', value: 'ä d/c' }, '["\\u00e4 d\\/c"]'],
  ['["\\ud83d\\ude00 😀"]', { op: 'set', at: '/0', value: '😁 😂' }, '["😁 😂"]'],
  ['[\n  "a"\n]', { op: 'remove', at: '/0' }, '[]'],
];

test.each(layouts)('takes white space from the neighbours: %j, %j', (text, operation, result) => {
  expect(splice(text, editJson(text, operation, order))).toBe(result);
});

test.each<[string, Operation, string]>([
  ['{', { op: 'remove', at: '/a' }, 'JSON'],
  ['{ "a": 1, "a": 2 }', { op: 'remove', at: '/a' }, 'Duplicate key "a"'],
  ['[1]', { op: 'remove', at: '/1' }, 'Unknown place "/1"'],
  ['[1]', { op: 'insert', at: '/2', value: 1 }, 'Unknown place "/2"'],
  ['[1]', { op: 'move', at: '/0', to: 1 }, 'Unknown place 1'],
  ['{}', { op: 'insert', at: '/a', value: 1 }, 'Expected a list'],
  ['{ "a": 1 }', { op: 'set', at: '/a/b', value: 1 }, 'Unknown place "/a/b"'],
  ['{}', { op: 'remove', at: '' }, 'Unexpected "remove"'],
])('refuses what has no meaning: %j, %j', (text, operation, reason) => {
  expect(() => editJson(text, operation)).toThrow(reason);
});
