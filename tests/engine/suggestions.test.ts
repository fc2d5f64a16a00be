import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from '../../src/engine/check/all-rules.ts';
import { applyFixes } from '../../src/engine/check/fix.ts';
import type { FileSystem } from '../../src/engine/files/file-system.ts';
import type { Json } from '../../src/engine/json/json.ts';
import type { Diagnostic } from '../../src/shared/diagnostic.ts';
import { projectFiles } from '../stage/fixture-files.ts';
import { createExampleFiles, inspectExampleFiles } from './example-site.ts';
import { createTestFiles } from './test-site.ts';

/** Values of other programs, languages and habits, for any place. */
const wrong = [
  [
    'currentColor',
    'Pantone 186 C',
    'var:preset|color|red',
    'Weiß',
    'c63d1e',
    '#ffffff;',
    'rgb(11, 26, 43)',
    'Navy',
  ],
  [
    'http://localhost:4173',
    'localhost',
    'www.example.com',
    'HTTPS://Example.com/',
    'http://example.com',
    '//a.b',
  ],
  ['{email}', 'a b@c.de', 'mailto:{email}', 'hello@example', '{phone}', '030/12345', '+49 30 12345', 'tel:'],
  [
    'C:\\img\\a.png',
    './img/orchard.SVG',
    'public/img/orchard.svg',
    '/Img/Orchard.svg',
    'orchard',
    '/index.html',
  ],
  ['31.3.2026', '9.30', '5 pm', 'Deutsch', 'english', 'EU', 'UK', 'Germany', 'yes', '12 px', ' ', 'Über uns'],
  [
    '<script src="https://a.example/b.js"></script>',
    '<iframe src="https://youtu.be/abcdefghijk">',
    '**a**',
    'a&nbsp;b',
  ],
].flat();

/** Replaces all texts but those that name a kind of block or a schema. */
function fill(value: Json, text: string): Json {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((part) => fill(part, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      ['type', 'kind', 'variant', '$schema'].includes(key) ? part : fill(part, text),
    ]),
  );
}

const refusing = new Set(rules.filter(({ isFixed }) => isFixed).map(({ id }) => id));

/** Suggestions whose file, with only them in place, has the same finding about them, or one that cannot be switched off. */
async function findRefused(files: FileSystem, found: readonly Diagnostic[]): Promise<string[]> {
  const refused: string[] = [];
  for (const { rule, file, message, fix, line, column } of found) {
    if (!fix || !message.includes('Did you mean')) continue;
    const after = applyFixes(files.read(file)!, [fix]);
    const fileSystem = {
      ...files,
      read: (path: string, limit?: number) =>
        path === file ? after.subarray(0, limit) : files.read(path, limit),
    };
    const { diagnostics } = await inspectExampleFiles(fileSystem);
    const again = diagnostics.filter(
      (other) =>
        (other.rule === rule || refusing.has(other.rule) || other.rule.startsWith('schema/')) &&
        other.file === file &&
        other.line === line &&
        other.column === column &&
        other.message.includes(JSON.stringify(fix.value)),
    );
    for (const { rule: next, message: other } of again) refused.push(`${message} Then ${next}: ${other}`);
  }
  return refused;
}

test.each(wrong)('no suggestion for %j in any place is refused by the same check', async (text) => {
  const files = createExampleFiles({
    blocks: [
      {
        type: 'jobOpenings',
        title: 'Work',
        openings: [{ title: 'A', href: '#', posting: { posted: '', until: '', country: '', text: 'A' } }],
      },
      {
        type: 'officeLocation',
        title: 'A',
        address: ['A'],
        hours: [{ days: [''], opens: '', closes: '' }],
        directions: { label: 'A', href: '' },
      },
    ],
  });
  for (const name of ['index', '_site/theme', '_site/consent', '_site/sign-in']) {
    const file = `pages/${name}.json`;
    const broken = Buffer.from(JSON.stringify(fill(JSON.parse(files.read(file)!.toString()) as Json, text)));
    const fileSystem = {
      ...files,
      read: (path: string, limit?: number) =>
        path === file ? broken.subarray(0, limit) : files.read(path, limit),
    };
    const { diagnostics } = await inspectExampleFiles(fileSystem);
    expect(diagnostics).not.toEqual([]);
    expect(await findRefused(fileSystem, diagnostics)).toEqual([]);
  }
});

test.each(readdirSync('tests/engine/advice'))(
  'no suggestion for %s is refused by the same check',
  async (name) => {
    const folder = `tests/engine/advice/${name}/wrong`;
    const files = createTestFiles(
      Object.fromEntries(
        projectFiles
          .list(folder)
          .map((path) => [
            decodeURIComponent(path),
            Buffer.from(projectFiles.read(`${folder}/${path}`) ?? ''),
          ]),
      ),
    );
    const { diagnostics } = await inspectExampleFiles(files);
    expect(await findRefused(files, diagnostics)).toEqual([]);
  },
);
