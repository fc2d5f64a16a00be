import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { copyContent } from '../stage/copy-project.ts';
import { hashFiles } from '../stage/hash-files.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { command, runNode } from '../stage/run-node.ts';
import { startProcess } from '../stage/start-process.ts';
import { receiverCommand } from '../receiver/receiver-process.ts';

const folder = makeFolder(afterAll);
const content = copyContent(join(folder, 'content'));
const { PAGES_DIR, PUBLIC_DIR } = content;
const cacheOff = ['--no-cache', '--host', 'nginx', '--compress'];

function edit(file: string, change: (value: Record<string, unknown>) => unknown): void {
  const path = join(PAGES_DIR, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, JSON.stringify(change(JSON.parse(text) as Record<string, unknown>)));
}

const [picture = ''] = readdirSync(join(PUBLIC_DIR, 'img')).filter((name) => /\.(?:jpg|png)$/.test(name));

const [form] = (
  JSON.parse(readFileSync(resolve('section-schemas/contactForm.json'), 'utf8')) as {
    examples: { tabs: object[] }[];
  }
).examples;
const [tab] = form!.tabs;

/** A page with its word in every text and name that a build could publish. */
function writePage(name: string, word: string, dates: object): void {
  const src = `/img/${word.toLowerCase()}${picture.slice(picture.lastIndexOf('.'))}`;
  cpSync(join(PUBLIC_DIR, 'img', picture), join(PUBLIC_DIR, src));
  const page = {
    title: `The page of ${word}`,
    description: `What the page of ${word} offers, at a length that search results show in full.`,
    ...dates,
    aliases: [`/old-${word.toLowerCase()}`],
    sections: [
      { type: 'hero', title: `About ${word}`, picture: { src, alt: `A garden of ${word}` } },
      { type: 'richText', body: `Texts about ${word}.` },
      {
        ...form,
        title: `Write to ${word}`,
        tabs: [{ ...tab, title: `Ask ${word}`, key: word.toLowerCase() }],
      },
    ],
  };
  writeFileSync(join(PAGES_DIR, `${name}.json`), JSON.stringify(page));
}

const dated = (word: string) => ({ type: 'richText', id: word.toLowerCase(), body: `A block of ${word}.` });
const words = ['Draftword', 'Aheadword', 'Overword', 'Blockword', 'Sharedword', 'Placedword', 'Noticeword'];

writePage('later-1', 'Draftword', { draft: true });
writePage('later-2', 'Aheadword', { from: '2027-03-01' });
writePage('later-3', 'Overword', { until: '2027-02-01', afterwards: '/gardeners' });
edit('_site/brand.json', (brand) => ({ ...brand, timeZone: 'Europe/Berlin' }));
writeFileSync(
  join(PAGES_DIR, '_shared/dated.json'),
  JSON.stringify({ ...dated('Sharedword'), from: '2027-03-01' }),
);
writeFileSync(join(PAGES_DIR, '_shared/placed.json'), JSON.stringify(dated('Placedword')));
writeFileSync(
  join(PAGES_DIR, '_site/announcement.json'),
  JSON.stringify({ text: 'Closed for Noticeword.', from: '2027-02-15', until: '2027-02-20' }),
);
edit('gardeners.json', ({ sections, ...page }) => ({
  ...page,
  sections: [
    ...(sections as object[]),
    { ...dated('Blockword'), from: '2027-03-01T00:00' },
    { type: 'shared', use: 'dated' },
    { type: 'shared', use: 'placed', from: '2027-03-01' },
    { type: 'richText', body: 'To [a draft](/later-1), [a page](/later-2) and [another](/later-3).' },
  ],
}));

/** The texts of all files, compressed ones unpacked, and their names. */
function readAll(site: string): string {
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map(({ parentPath, name }) => {
      const bytes = readFileSync(join(parentPath, name));
      const text = name.endsWith('.br')
        ? brotliDecompressSync(bytes)
        : name.endsWith('.gz')
          ? gunzipSync(bytes)
          : bytes;
      return `${join(parentPath, name)}\n${text.toString('latin1')}`;
    })
    .join('\n');
}

async function build(site: string, env: Record<string, string>, ...args: string[]): Promise<string> {
  const { end, output } = await runNode(command('build', ...args), undefined, {
    ...content,
    OUT_DIR: join(folder, site),
    ...env,
  });
  expect(end, output).toBe(0);
  return output;
}

const wordsIn = (text: string) => words.filter((word) => text.toLowerCase().includes(word.toLowerCase()));

test('what is not live is in no file of a build, and links to it lead on for now', async () => {
  const output = await build('before', {}, ...cacheOff, '--at', '2027-02-28T22:59:59Z');
  expect(output).toContain('as of 2027-02-28T22:59:59Z');
  expect(output.match(/link-target-live/g)).toHaveLength(3);
  expect(wordsIn(readAll(join(folder, 'before')))).toEqual([]);
  const redirects = readFileSync(join(folder, 'before/_redirects'), 'utf8');
  expect(redirects).toMatch(/^\/later-1 \/ 302$/m);
  expect(redirects).toMatch(/^\/later-2 \/ 302$/m);
  expect(redirects).toMatch(/^\/later-3 \/gardeners 302$/m);
});

test('a warm build after a date has the bytes of a cold one in any time zone', async () => {
  const options = ['--host', 'nginx', '--compress'];
  const at = (instant: string) => [...options, '--at', instant];
  await build('warm', {}, ...at('2027-02-28T22:59:59Z'));
  expect(hashFiles(join(folder, 'warm'))).toEqual(hashFiles(join(folder, 'before')));
  await build('warm', { TZ: 'Pacific/Auckland' }, ...at('2027-02-28T23:00:00Z'));
  await build('cold', { TZ: 'UTC' }, ...cacheOff, '--at', '2027-02-28T23:00:00Z');
  expect(hashFiles(join(folder, 'warm'))).toEqual(hashFiles(join(folder, 'cold')));
  expect(wordsIn(readAll(join(folder, 'cold')))).toEqual([
    'Aheadword',
    'Blockword',
    'Sharedword',
    'Placedword',
  ]);
});

test('the check names the next change', async () => {
  const ask = (at: string, ...args: string[]) =>
    runNode(command('check', '--next-change', '--at', at, ...args), undefined, content);
  const first = await ask('2027-01-31T00:00:00Z');
  expect(first).toEqual({
    end: 0,
    output: '2027-01-31T23:00:00Z pages/later-3.json ends\n'.replace('pages', PAGES_DIR),
  });
  const all = JSON.parse((await ask('2027-01-31T00:00:00Z', '--format', 'json')).output) as object[];
  expect(all).toHaveLength(7);
  expect(await ask('2027-03-01T00:00:00Z')).toEqual({ end: 0, output: '' });
});

test('a preview shows everything with a note, and asks search engines to list nothing', async () => {
  await build('preview', {}, ...cacheOff, '--preview', '--at', '2027-02-28T22:59:59Z');
  const site = join(folder, 'preview');
  const read = (file: string) => readFileSync(join(site, file), 'utf8');
  expect(wordsIn(readAll(site))).toEqual(words);
  expect(readdirSync(site)).not.toContain('sitemap.xml');
  expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
  expect(read('_headers')).toContain('X-Robots-Tag: noindex');
  const html = read('later-2.html');
  const ofSite =
    'Preview of 2027-02-28T22:59:59Z. Visitors do not see the announcement: it ended on 2027-02-20.';
  expect(html).toContain(`${ofSite} Visitors do not see this page: it begins on 2027-03-01.</mark>`);
  expect(read('later-1.html')).toContain(`${ofSite} Visitors do not see this page: it is a draft.</mark>`);
  const notes = [...read('gardeners.html').matchAll(/<mark>(.*?)<\/mark>/g)].map(([, note]) => note);
  expect(notes).toEqual([
    ofSite,
    'Visitors do not see this block: it begins on 2027-03-01T00:00.',
    'Visitors do not see this block: it begins on 2027-03-01.',
    'Visitors do not see this block: it begins on 2027-03-01.',
  ]);
  expect(html).toMatch(/<meta name="?robots"? content="?noindex/);
  expect(html).not.toMatch(/rel="?(?:canonical|alternate)/);
  const mark = 'This is a preview, which shows drafts and what is not live. It is of 2027-02-28T22:59:59Z.';
  const env = { ...process.env, OUT_DIR: site, PORT: '0', INQUIRIES_FILE: join(folder, 'messages.sqlite') };
  for (const call of [command('preview'), receiverCommand()]) {
    const { process: server, said, ended } = startProcess(process.execPath, call, /^(This is .*)$/m, { env });
    expect(await said).toBe(mark);
    server.kill();
    await ended;
  }
  expect(read('.page-config-renderer')).toContain(mark);
});
