import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { callIn } from '../stage/call-command.ts';
import { copyPart } from '../stage/copy-project.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { writeFiles } from '../stage/write-files.ts';
import { createSiteMaker } from './make-site.ts';

let folder: string;
beforeEach(() => {
  folder = makeFolder();
  copyPart('section-schemas', folder);
  cpSync('docs/rules', join(folder, 'docs/rules'), { recursive: true });
  cpSync('tests/site/public', join(folder, 'public'), { recursive: true });
  for (const name of ['navigation', 'footer'])
    cpSync(`tests/site/pages/_site/${name}.json`, join(folder, `pages/_site/${name}.json`));
});

const { makeSite, page, text } = createSiteMaker(() => folder);
const check = (...args: string[]) =>
  callIn(
    { cwd: folder, env: { PAGES_DIR: 'pages', PUBLIC_DIR: 'public' } },
    'src/engine/cli/check.ts',
    ...args,
  );
const move = (...args: string[]) =>
  callIn(
    { cwd: folder, env: { PAGES_DIR: 'pages', PUBLIC_DIR: 'public' } },
    'src/engine/cli/move-page.ts',
    ...args,
  );
const baseline = () => readFileSync(join(folder, 'check.baseline.json'), 'utf8');
const edit = (file: string, from: string, to: string) => {
  const whole = readFileSync(join(folder, file), 'utf8');
  expect(whole).toContain(from);
  writeFileSync(join(folder, file), whole.replace(from, to));
};

/** A site with 400 dead links, and a link that tells nothing. */
const links = Array.from({ length: 40 }, (_, block) =>
  text(
    Array.from({ length: 10 }, (_link, index) => `[Number ${block}-${index}](/dead-${block}-${index})`).join(
      ' ',
    ),
  ),
);
const makeOld = () =>
  makeSite({ 'pages/old.json': page({}, ...links), 'pages/other.json': page({}, text('[here](/old)')) });

test('records what a site has, and fails for everything else', async () => {
  makeOld();
  expect((await check()).code).toBe(1);
  expect(await check('--baseline')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('nothing') as string,
  });
  const recorded = baseline();
  const lines = recorded.split('\n').slice(1, -2);
  expect(lines.length).toBeGreaterThan(400);
  expect(lines).toEqual(lines.toSorted());
  expect(lines[0]).toMatch(/^ {2}"[\w/-]+ pages\/[\w/.]+#[^ ]* [0-9a-f]{12}",$/);
  const quiet = await check();
  expect([quiet.code, quiet.stderr]).toEqual([
    0,
    `${lines.length} findings of before: see check.baseline.json.\n`,
  ]);

  // A block in front of all others changes no line.
  edit('pages/old.json', '"sections": [', '"sections": [{ "type": "richText", "body": "Before." },');
  expect((await check()).code).toBe(0);
  await check('--baseline');
  expect(baseline()).toBe(recorded);

  // A new error, the same mistake once more, and a warning.
  for (const [body, rule] of [
    ['[New](/new-dead)', 'link-target-exists'],
    ['[Number 0-0](/dead-0-0)', 'link-target-exists'],
    ['[click here](/)', 'link-words-telling'],
  ] as const) {
    edit('pages/old.json', 'Before.', body);
    const failed = await check();
    expect([failed.code, failed.stdout.match(/(?:error|warning) {2}([\w/-]+)/)?.[1]]).toEqual([1, rule]);
    edit('pages/old.json', body, 'Before.');
  }
});

test('an entry without its finding fails until it is pruned, and a moved page takes its entries along', async () => {
  makeOld();
  await check('--baseline');
  const before = baseline();
  edit('pages/old.json', '/dead-0-0)', '/)');
  const outdated = await check();
  expect(outdated.code).toBe(1);
  expect(outdated.stdout).toContain('baseline-current');
  expect((await check('--prune')).code).toBe(0);
  expect(before.split('\n').length - baseline().split('\n').length).toBe(1);
  expect((await check()).code).toBe(0);

  expect((await move('/old', '/new')).code).toBe(0);
  expect(baseline()).not.toContain('pages/old.json');
  expect((await check()).code).toBe(0);
  expect((await move('/new', '/old')).code).toBe(0);
  expect((await check()).code).toBe(0);
});

test('errors that stop a page from being drawn are never recorded', async () => {
  makeSite({
    'pages/old.json': page({ unknown: true }, text('[Dead](/dead)')),
    'pages/picture.json': page({ socialPicture: { src: '/img/lost.png', alt: 'Nothing' } }),
    'pages/fine.json': page({}, text('[Dead](/dead)')),
  });
  expect((await check('--baseline')).code).toBe(1);
  const files = baseline().match(/pages\/\w+\.json#/g);
  expect(files).toContain('pages/fine.json#');
  expect(baseline()).not.toMatch(/link-target-exists pages\/old\.json|asset-exists|schema\//);
});

test('what is unfinished in a draft is not recorded: it counts once the draft is finished', async () => {
  const draft = { ...page({}, text('[Dead](/dead)')), draft: true };
  makeSite({ 'pages/draft.json': draft });
  const { stdout } = await check();
  expect(stdout).toContain('link-target-exists');
  expect((await check('--baseline')).code).toBe(0);
  expect(baseline()).not.toContain('pages/draft.json');
  makeSite({ 'pages/draft.json': { ...draft, draft: undefined } });
  expect((await check()).code).toBe(1);
});

test('a baseline that cannot be read stops the check, and without one nothing changes', async () => {
  makeSite({});
  await check();
  expect(existsSync(join(folder, 'check.baseline.json'))).toBe(false);
  writeFiles(folder, { 'check.baseline.json': '[<<<<<<< ours' });
  const stopped = await check();
  expect([stopped.code, stopped.stdout.includes('setup/config-broken')]).toEqual([2, true]);
  writeFiles(folder, { 'check.baseline.json': { rules: [] } });
  expect((await check()).stdout).toContain('Expected a list of texts.');
  expect((await check('--baseline', '--prune')).stderr).toContain('Expected --baseline or --prune');
});

test('what time alone brings fails no check', async () => {
  makeSite({ 'pages/old.json': page(), 'pages/other.json': page({}, text('[here](/old)')) });
  const [until, before, after] = ['2030-03-01T00:00Z', '2029-03-01T00:00Z', '2031-03-01T00:00Z'];
  writeFiles(folder, {
    'pages/offer.json': JSON.stringify({ ...page(), until }),
    'pages/dated.json': JSON.stringify({
      ...page(),
      sections: [
        { type: 'hero', title: 'A heading', until },
        text('See [our offer](/offer) and [the next one](/next).'),
      ],
    }),
    'pages/next.json': JSON.stringify({ ...page(), from: until }),
  });
  expect((await check('--at', before)).stdout).toContain('Unexpected link to "/next"');
  expect((await check('--baseline', '--at', before)).code).toBe(0);
  const { code, stdout } = await check('--at', after);
  expect(stdout).toContain('heading-main-single');
  expect(stdout).toContain('Unexpected link to "/offer"');
  // What has ended with the day was not recorded.
  expect(stdout).not.toMatch(/"\/next"|baseline-current/);
  expect(code).toBe(0);
});
