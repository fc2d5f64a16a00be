import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual as isSame } from 'node:util';
import { expect, test } from 'vitest';
import { sortFiles } from '../../src/engine/files/page-files.ts';
import { isObject, type Json, type JsonObject, stepInto, valueAt } from '../../src/engine/json/json.ts';
import { editBytes } from '../../src/engine/json/edit-json.ts';
import type { DevSite } from '../../src/engine/vite/dev-site.ts';
import type { EditAnswer, Operation } from '../../src/studio/protocol.ts';
import { OpenFiles, revisionOf } from '../../src/studio/server/open-files.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { createRandom, type Random } from '../stage/random.ts';

const file = 'pages/index.json';
const page = {
  title: 'A page',
  sections: [
    { type: 'hero', title: 'Good soil', lead: 'It takes years.' },
    {
      type: 'cardGrid',
      title: 'Beds',
      cards: [
        { title: 'Beans', text: 'They climb.' },
        { title: 'Peas', text: 'They climb.' },
        { title: 'Kale', text: 'It stays.' },
        // Twice, as people copy entries.
        { title: 'More' },
        { title: 'More' },
      ],
    },
    { type: 'faq', title: 'Questions', questions: [{ question: 'When?' }, { question: 'Where?' }] },
    { type: 'cta', title: 'Take a bed' },
  ],
};
type Page = { title: string; description?: string; sections: (JsonObject & { cards?: JsonObject[] })[] };

const marker = 'The place of the edit';
const textOf = (value: unknown) => JSON.stringify(value, null, 2);
const edited = (value: Json, operation: Operation) =>
  JSON.parse(String(editBytes(Buffer.from(textOf(value)), operation))) as Json;

/** The pointers of all texts with this value. */
function find(value: Json, wanted: string, pointer = ''): string[] {
  if (value === wanted) return [pointer];
  if (!Array.isArray(value) && !isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => find(part, wanted, stepInto(pointer, key)));
}

type Change = (value: Page) => Page;

/** What somebody else does, chosen before it is done, so that it can be done to two pages alike. */
function chooseChange({ below, pick }: Random, at: string): { name: string; change: Change } {
  const block = below(page.sections.length);
  const place = below(page.sections.length);
  const [card, other] = [below(5), below(5)];
  const sections =
    (change: (list: Page['sections']) => Page['sections']): Change =>
    (value) => ({
      ...value,
      sections: change(value.sections),
    });
  const cards = (change: (list: JsonObject[]) => JsonObject[]) =>
    sections((list) => list.map((own) => (own.cards ? { ...own, cards: change(own.cards) } : own)));
  const added = { type: 'richText', body: 'Theirs' };
  const changes: Record<string, Change> = {
    'the title of the page': (value) => ({ ...value, title: 'Theirs' }),
    'a field of any block': sections((list) =>
      list.map((own, index) => (index === block ? { ...own, lead: 'Theirs' } : own)),
    ),
    'a field of any entry': cards((list) =>
      list.map((own, index) => (index === card ? { ...own, text: 'Theirs' } : own)),
    ),
    'the same field': (value) =>
      isObject(valueAt(value, at.slice(0, at.lastIndexOf('/'))))
        ? (edited(value, { op: 'set', at, value: 'Theirs' }) as never)
        : value,
    'a block above': sections((list) => [added, ...list]),
    'a block between': sections((list) => list.toSpliced(place, 0, added)),
    'an entry above': cards((list) => [{ title: 'Theirs' }, ...list]),
    'a copy of a block': sections((list) => list.toSpliced(place, 0, list[block % list.length]!)),
    'a copy of an entry': cards((list) => list.toSpliced(other, 0, list[card % list.length]!)),
    'a block moved': sections((list) => {
      const [own] = list.slice(block);
      return own ? list.toSpliced(block, 1).toSpliced(place, 0, own) : list;
    }),
    'entries in another order': cards((list) => list.toReversed()),
    'a checkout': ({ title, sections: list }) => ({ title, sections: list }),
    'a block removed': sections((list) => list.toSpliced(block, 1)),
    'an entry removed': cards((list) => list.toSpliced(card, 1)),
  };
  const names = Object.keys(changes);
  const name = pick(names);
  if (below(5) > 0) return { name, change: changes[name]! };
  const second = pick(names);
  return { name: `${name}, ${second}`, change: (value) => changes[second]!(changes[name]!(value)) };
}

/** What is typed or pressed in the studio. `isPlaced`: the marker stands where it changes something. */
function chooseOperation({ below, pick }: Random, value: Page, round: number) {
  const all = pointersOfTexts(value as never).filter((at) => !at.endsWith('/type'));
  const at = pick(all);
  const mine = `Mine ${round}`;
  const entry = at.slice(0, at.lastIndexOf('/'));
  const kind = below(10);
  const was = valueAt(value, at);
  if (kind === 0 && entry !== '')
    return {
      mark: `${entry}/note`,
      operation: { op: 'set', at: `${entry}/note`, value: mine } satisfies Operation,
    };
  if (kind === 1) return { mark: at, operation: { op: 'remove', at, was } satisfies Operation };
  return { mark: at, operation: { op: 'set', at, value: mine, was } satisfies Operation };
}

function pointersOfTexts(value: Json, pointer = ''): string[] {
  if (typeof value === 'string') return [pointer];
  if (!Array.isArray(value) && !isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => pointersOfTexts(part, stepInto(pointer, key)));
}

test('of 200 interleavings with a second writer no edit goes elsewhere, no key is lost, and few ask', () => {
  const random = createRandom('second writer');
  const root = makeFolder();
  const path = join(root, file);
  mkdirSync(join(root, 'pages'));
  const counts = { made: 0, asked: 0, deleted: 0, alone: 0, aloneAsked: 0 };
  for (let round = 0; round < 200; round += 1) {
    // What was saved before, and what the last commit has.
    const first = page as unknown as Page;
    const saved = random.below(2) === 0 ? first : { ...first, description: 'Saved before' };
    writeFileSync(path, textOf(saved));
    const site = { files: sortFiles('pages', ['index.json']), pages: [{ file, route: '/' }] };
    const dev = { options: { root, pagesDir: 'pages' }, texts: new Map(), site } as unknown as DevSite;
    const files = new OpenFiles(
      dev,
      () => () => [],
      () => undefined,
    );
    const revision = revisionOf(files.read(file)!);
    const { operation, mark } = chooseOperation(random, saved, round);
    const { name, change } = chooseChange(random, operation.at);
    const isDeleted = random.below(12) === 0;
    const isBroken = !isDeleted && random.below(20) === 0;
    const theirs = change(saved);
    const theirText = isBroken ? textOf(theirs).slice(0, -2) : textOf(theirs);
    const write = () => (isDeleted ? rmSync(path) : writeFileSync(path, theirText));
    const where = `${round}: ${JSON.stringify(operation)}, ${name}${isBroken ? ', broken' : ''}`;

    // They write before the key reaches the server, or before it is saved.
    const isEarly = random.below(3) === 0;
    if (isEarly) write();
    const answer: EditAnswer = files.edit('tab', { file, revision, operation });
    if (!isEarly) write();
    files.saveAll();

    const mine = operation.op === 'set' ? operation.value : undefined;
    const conflicts = [...(answer.conflict ? [answer.conflict] : []), ...files.conflictsOf(file)];
    if (isDeleted) {
      counts.deleted += 1;
      const kept = answer.problem ?? files.conflictsOf(file)[0]?.mine ?? '';
      expect(kept, where).toContain(isEarly ? 'no file' : (mine ?? '"sections"'));
      continue;
    }
    const result = readFileSync(path, 'utf8');
    const places = find(change(edited(saved, { op: 'set', at: mark, value: marker }) as never), marker);
    const isMade =
      !isBroken &&
      places.some((at) => {
        const placed = { ...operation, at };
        // Theirs may have taken the property away.
        const isThere = operation.was === undefined || isSame(valueAt(theirs, at), operation.was);
        return isThere && isSame(result, String(editBytes(Buffer.from(theirText), placed)));
      });
    const isAsked = conflicts.some((one) => mine === undefined || String(one.mine).includes(mine));
    const isUnmade = result === theirText && (isAsked || (isBroken && answer.problem !== undefined));
    expect(isMade || isUnmade, `${where}\n${JSON.stringify(conflicts)}\n${result}`).toBe(true);
    if (isMade) counts.made += 1;
    else counts.asked += 1;
    const isAlone = !isBroken && places.length === 1 && isSame(valueAt(theirs, places[0]!), operation.was);
    if (!isAlone) continue;
    counts.alone += 1;
    if (!isMade) counts.aloneAsked += 1;
  }
  console.log(counts);
  expect(counts.aloneAsked / counts.alone).toBeLessThanOrEqual(0.1);
});
