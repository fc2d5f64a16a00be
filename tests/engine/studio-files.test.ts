import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sortFiles } from '../../src/engine/files/page-files.ts';
import { OpenFiles, revisionOf } from '../../src/studio/server/open-files.ts';
import type { DevSite } from '../../src/engine/vite/dev-site.ts';
import type { Json, Operation } from '../../src/studio/protocol.ts';

const file = 'pages/index.json';
const page = {
  title: 'A page',
  sections: [
    { type: 'hero', title: 'Good soil' },
    { type: 'cardGrid', title: 'Beds', cards: [{ title: 'Beans' }, { title: 'Peas' }, { title: 'Kale' }] },
    { type: 'faq', title: 'Questions' },
  ],
};

let root: string;
let path: string;
/** One of the files of a folder, as the studio's server holds them. */
function open() {
  const texts = new Map<string, Buffer>();
  const site = { files: sortFiles('pages', ['index.json']), pages: [{ file, route: '/' }] };
  const events: string[] = [];
  const dev = { options: { root, pagesDir: 'pages' }, texts, site } as unknown as DevSite;
  const files = new OpenFiles(
    dev,
    () => () => ['type', 'title', 'lead', 'cards'],
    (_, what) => events.push(what),
  );
  const set = (at: string, value: Json, was?: Json, session = 'tab', goesOn = false) => {
    const operation: Operation = { op: 'set', at, value, was };
    return files.edit(session, { file, revision: revisionOf(files.read(file)!), operation, goesOn });
  };
  return { files, texts, events, set };
}
const onDisk = () => readFileSync(path, 'utf8');
const valueOnDisk = () => JSON.parse(onDisk()) as typeof page;
const write = (value: unknown) => writeFileSync(path, JSON.stringify(value, null, 2));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'studio-'));
  mkdirSync(join(root, 'pages'));
  path = join(root, file);
  write(page);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('saving', () => {
  test('keys are written once, after a pause, and then nothing is laid over the files', async () => {
    const { set, texts, events } = open();
    set('/title', 'A p', 'A page');
    set('/title', 'A pa', 'A p');
    set('/title', 'A pad', 'A pa');
    expect(onDisk()).toContain('"A page"');
    expect(texts.get(file)?.toString()).toContain('"A pad"');
    await expect.poll(onDisk, { timeout: 5000 }).toContain('"A pad"');
    expect(events).toEqual(['text', 'text', 'text', 'state']);
    expect(texts.size).toBe(0);
  });

  test('the same value writes nothing, and the mode of a file stays', () => {
    const { set, files } = open();
    const before = statSync(path).mtimeMs;
    set('/title', 'A page', 'A page');
    files.saveAll();
    expect(statSync(path).mtimeMs).toBe(before);
    chmodSync(path, 0o640);
    set('/title', 'Another', 'A page');
    files.saveAll();
    expect(statSync(path).mode & 0o777).toBe(0o640);
    expect(readdirSync(join(root, 'pages'))).toEqual(['index.json']);
  });

  test('a new property stands where the schema has it, and an invalid value is written like any other', () => {
    const { set, files } = open();
    set('/sections/1/lead', 'New', undefined);
    set('/sections/0/title', '', 'Good soil');
    files.saveAll();
    expect(Object.keys(valueOnDisk().sections[1]!)).toEqual(['type', 'title', 'lead', 'cards']);
    expect(valueOnDisk().sections[0]!.title).toBe('');
  });

  test.each([
    ['a read-only file', () => chmodSync(path, 0o440), () => chmodSync(path, 0o640), 'read-only'],
    [
      'a link in its place',
      () => {
        renameSync(path, `${path}.real`);
        symlinkSync(`${path}.real`, path);
      },
      () => renameSync(`${path}.real`, path),
      'It is a link',
    ],
  ])('%s is said, nothing is lost, and "Try again" writes', async (_, damage, repair, said) => {
    const { set, files } = open();
    set('/title', 'Kept', 'A page');
    damage();
    files.saveAll();
    await expect.poll(() => files.problemOf(file), { timeout: 10_000 }).toContain(said);
    expect(files.read(file)?.toString()).toContain('"Kept"');
    repair();
    files.tryAgain();
    expect(onDisk()).toContain('"Kept"');
    expect(files.problemOf(file)).toBeUndefined();
  });

  test('what a killed save has left is removed at the start', () => {
    writeFileSync(join(root, 'pages', '.index.json.0b8a6f2e-3c11-4f6e-9d43-aa51b1d0c0de'), 'half');
    open();
    expect(readdirSync(join(root, 'pages'))).toEqual(['index.json']);
  });

  test('a duplicate key is refused', () => {
    writeFileSync(path, '{ "title": "one", "title": "two" }');
    const { set } = open();
    expect(set('/title', 'three', 'two').problem).toContain('Duplicate key "title"');
  });

  test('a file that is deleted leaves its text, and one that is not listed does not open', () => {
    const { set, files } = open();
    set('/title', 'Typed last', 'A page');
    unlinkSync(path);
    files.saveAll();
    const [lost] = files.conflictsOf(file);
    expect(lost).toMatchObject({ at: '', hasPlace: false });
    expect(lost?.mine).toContain('"Typed last"');
    expect(readdirSync(join(root, 'pages'))).toEqual([]);
    writeFileSync(join(root, 'pages', 'other.json'), '{}');
    expect(files.read('pages/other.json')).toBeUndefined();
    expect(files.read('../etc/passwd')).toBeUndefined();
  });
});

describe('somebody else writes', () => {
  const moved = { ...page, sections: [{ type: 'richText', text: 'New' }, ...page.sections] };

  test('a change is made in its entry, wherever that is now', () => {
    const { set, files } = open();
    set('/sections/1/title', 'Our beds', 'Beds');
    write(moved);
    files.saveAll();
    expect(valueOnDisk().sections.map((section) => section.title)).toEqual([
      undefined,
      'Good soil',
      'Our beds',
      'Questions',
    ]);
    expect(files.conflictsOf(file)).toEqual([]);
  });

  test('another field is kept, and the same field asks', () => {
    const { set, files } = open();
    set('/title', 'Mine', 'A page');
    write({ ...page, sections: page.sections.toSpliced(0, 1, { type: 'hero', title: 'Theirs' }) });
    files.saveAll();
    expect([valueOnDisk().title, valueOnDisk().sections[0]!.title]).toEqual(['Mine', 'Theirs']);
    set('/title', 'Mine again', 'Mine');
    write({ ...valueOnDisk(), title: 'Theirs again' });
    files.saveAll();
    expect(valueOnDisk().title).toBe('Theirs again');
    expect(files.conflictsOf(file)).toMatchObject([
      { at: '/title', mine: 'Mine again', theirs: 'Theirs again' },
    ]);
  });

  test('who makes the same change is not asked', () => {
    const { set, files } = open();
    set('/title', 'Both', 'A page');
    write({ ...page, title: 'Both', description: 'Theirs' });
    files.saveAll();
    expect(files.conflictsOf(file)).toEqual([]);
    expect(valueOnDisk()).toMatchObject({ title: 'Both', description: 'Theirs' });
    const revision = revisionOf(files.read(file)!);
    const { description: _, ...without } = valueOnDisk() as typeof page & { description: string };
    write(without);
    const operation: Operation = { op: 'remove', at: '/description', was: 'Theirs' };
    expect(files.edit('tab', { file, revision, operation }).conflict).toBeUndefined();
  });

  test('an entry is moved by as many places as it was to be, and taken back, wherever it is now', () => {
    const { files } = open();
    const names = () => {
      files.saveAll();
      return valueOnDisk().sections.map(({ title }) => title);
    };
    const above = (title: string) =>
      write({ ...valueOnDisk(), sections: [{ type: 'richText', title }, ...valueOnDisk().sections] });
    const revision = revisionOf(files.read(file)!);
    above('First');
    const operation: Operation = { op: 'move', at: '/sections/2', to: 1, was: page.sections[2]! };
    files.edit('tab', { file, revision, operation });
    expect(names()).toEqual(['First', 'Good soil', 'Questions', 'Beds']);
    above('Second');
    expect(files.takeStep('tab', 'undo')?.isSkipped).toBe(false);
    expect(names()).toEqual(['Second', 'First', 'Good soil', 'Beds', 'Questions']);
  });

  test('what is typed into a file that is gone, or no JSON, can be copied', () => {
    const { set, files } = open();
    write(page);
    writeFileSync(path, '{ "title": ');
    expect(set('/title', 'Typed', 'A page').problem).toBeDefined();
    expect(files.conflictsOf(file)).toMatchObject([{ at: '/title', mine: 'Typed', hasPlace: false }]);
    files.settle(file, '/title');
    unlinkSync(path);
    const edit = { file, revision: '', operation: { op: 'set', at: '/title', value: 'More' } } as const;
    expect(files.edit('tab', edit).problem).toContain('There is no file');
    expect(files.conflictsOf(file)).toMatchObject([{ at: '/title', mine: 'More', hasPlace: false }]);
  });

  test('an edit of a page as it was before meets the page as it is now', () => {
    const { files } = open();
    const revision = revisionOf(files.read(file)!);
    write(moved);
    const edit = (operation: Operation) => files.edit('tab', { file, revision, operation });
    expect(edit({ op: 'set', at: '/sections/2/title', value: 'Why', was: 'Questions' })).toMatchObject({
      movedTo: '/sections/3/title',
    });
    expect(edit({ op: 'set', at: '/title', value: 'Mine', was: 'Not what is there' })).toMatchObject({
      conflict: { theirs: 'A page' },
    });
    // It stays until a person decides, with what was typed last.
    edit({ op: 'set', at: '/title', value: 'Mine too', was: 'Not what is there' });
    expect(files.conflictsOf(file)).toMatchObject([{ at: '/title', mine: 'Mine too', theirs: 'A page' }]);
    files.settle(file, '/title');
    expect(files.conflictsOf(file)).toEqual([]);
  });
});

describe('undo and redo', () => {
  test('give the first and the second bytes', () => {
    const { set, files } = open();
    const first = onDisk();
    set('/title', 'Longer', 'A page');
    const edit = (operation: Operation) =>
      files.edit('tab', { file, revision: revisionOf(files.read(file)!), operation });
    edit({ op: 'move', at: '/sections/1/cards/0', to: 2, was: { title: 'Beans' } });
    edit({ op: 'remove', at: '/sections/2', was: page.sections[2]! });
    files.saveAll();
    const second = onDisk();
    expect(files.history.names('tab').undo).toBe('removal in sections of questions');
    for (let step = 0; step < 3; step++) expect(files.takeStep('tab', 'undo')?.isSkipped).toBe(false);
    files.saveAll();
    expect(onDisk()).toBe(first);
    expect(files.takeStep('tab', 'undo')).toBeUndefined();
    for (let step = 0; step < 3; step++) files.takeStep('tab', 'redo');
    files.saveAll();
    expect(onDisk()).toBe(second);
  });

  test('a change that goes on with the last one is one step with it, and another tab has its own', () => {
    const { set, files } = open();
    set('/title', 'A', 'A page');
    set('/title', 'Al', 'A', 'tab', true);
    set('/title', 'All', 'Al');
    set('/sections/0/title', 'Other', 'Good soil', 'other tab');
    expect(files.takeStep('other tab', 'undo')?.step.at).toBe('/sections/0/title');
    files.takeStep('tab', 'undo');
    expect(files.read(file)?.toString()).toContain('"Al"');
    files.takeStep('tab', 'undo');
    files.saveAll();
    expect(onDisk()).toBe(JSON.stringify(page, null, 2));
  });

  test('leave out a step whose place somebody else has changed, and keep the rest of their text', () => {
    const { set, files } = open();
    set('/title', 'Mine', 'A page');
    set('/sections/0/title', 'My soil', 'Good soil');
    files.saveAll();
    write({ ...valueOnDisk(), title: 'Theirs' });
    expect(files.takeStep('tab', 'undo')?.isSkipped).toBe(false);
    expect(files.takeStep('tab', 'undo')?.isSkipped).toBe(true);
    files.saveAll();
    expect(valueOnDisk()).toMatchObject({ title: 'Theirs', sections: [{ title: 'Good soil' }, {}, {}] });
  });

  test('follow an entry that somebody else moves between undo and redo, under the same name', () => {
    const { set, files } = open();
    const above = (text: string) => {
      files.saveAll();
      write({ ...valueOnDisk(), sections: [{ type: 'richText', text }, ...valueOnDisk().sections] });
    };
    set('/sections/2/title', 'Answers', 'Questions');
    above('First');
    expect(files.takeStep('tab', 'undo')).toMatchObject({
      isSkipped: false,
      step: { at: '/sections/3/title' },
    });
    above('Second');
    expect(files.history.names('tab').redo).toBe('title of questions');
    expect(files.takeStep('tab', 'redo')).toMatchObject({
      isSkipped: false,
      step: { at: '/sections/4/title' },
    });
    files.saveAll();
    expect(valueOnDisk().sections.map(({ title }) => title)).toEqual([
      undefined,
      undefined,
      'Good soil',
      'Beds',
      'Answers',
    ]);
  });
});
