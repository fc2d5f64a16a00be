import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectSite } from '../../src/engine/inspect-site.ts';
import { callIn } from '../stage/call-command.ts';
import { fixturePages, fixturePublic } from '../stage/fixture-files.ts';

let pagesDir: string;

beforeAll(() => {
  pagesDir = mkdtempSync(join(tmpdir(), 'new-page-'));
  cpSync(fixturePages, pagesDir, { recursive: true });
});
afterAll(() => rmSync(pagesDir, { recursive: true }));

function run(...args: string[]) {
  return callIn(
    { env: { PAGES_DIR: pagesDir, PUBLIC_DIR: fixturePublic } },
    'src/engine/cli/new-page.ts',
    ...args,
  );
}

const texts = [
  '--title',
  'A page made by its command',
  '--description',
  'How we bring your data together, keep it correct and make it useful every day.',
];

test('the command writes a page that checks clean, and says where it is and what comes next', async () => {
  const { code, stdout, stderr } = await run('made/by-command', ...texts, '--blocks', 'hero, cardGrid');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toBe(`${pagesDir}/made/by-command.json written.

Its address is /made/by-command. Next:

- "npm run dev" shows it at http://localhost:5173/made/by-command and follows every save.
- 2 texts begin with "Rewrite:" (the first in line 8): say there what the page has to say.
- docs/sections.md says what else each block can show.
- Visitors find it once a menu or a page names it: ${pagesDir}/_site/navigation.json holds the menus.
`);
  expect((await inspectSite({ pagesDir, publicDir: fixturePublic })).diagnostics).toEqual([]);
});

test('it never writes over a page', async () => {
  const file = join(pagesDir, 'write-to-us.json');
  const before = readFileSync(file);
  expect(await run('write-to-us', ...texts)).toEqual({
    code: 2,
    stdout: '',
    stderr: `address: ${file} is that page already. It is left as it is.\nNothing was written.\n`,
  });
  expect(readFileSync(file)).toEqual(before);
});

test('without a terminal it says what to give', async () => {
  expect(await run('made/untitled')).toEqual({
    code: 2,
    stdout: '',
    stderr: `Expected an address, --title and --description: there is no terminal to ask in. For example:

  npm run new:page -- services/data-engineering --title "Data engineering for growing companies" \\
    --description "How we bring your data together, keep it correct and make it useful every day." \\
    --blocks hero,statsStrip,richText

"npm run new:page -- --help" says more.
`,
  });
});

test('a title without quotes is explained', async () => {
  expect((await run('made/two', 'words')).stderr).toContain(
    'Expected one word, [ADDRESS], and found "made/two", "words". Put texts with spaces into quotes.',
  );
});
