import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { changeContent } from '../stage/build-fixture.ts';
import { fixturePages } from '../stage/fixture-files.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { type ScratchProject, startScratchProject } from '../stage/scratch-project.ts';
import { writeFiles } from '../stage/write-files.ts';
import { askHost } from './ask-host.ts';
import addresses from './servers/dev-addresses.json' with { type: 'json' };

const scratch = makeFolder(afterAll);
/** Characters with a meaning in addresses, patterns or shells. A "#" is refused. */
const folder = join(scratch, `a %20 [b] {c} (d) & ö's`);
/** Outside the project, where the server watches nothing else. */
const pages = join(scratch, 'content');
/** What an owner may have in the project: exports of messages, stores, backups, keys. */
const privateFiles =
  '.data/inquiries.sqlite list.csv messages.jsonl saved/12-cv-a.pdf copy.sqlite.bak inquiries.db .env .npmrc .htpasswd key.PEM notes.ts notes.json .cache/site/a.txt'.split(
    ' ',
  );
let project: ScratchProject;

beforeAll(async () => {
  mkdirSync(join(folder, 'public'), { recursive: true });
  writeFiles(scratch, { 'secret.txt': 'secret' });
  writeFiles(folder, Object.fromEntries(privateFiles.map((name) => [name, 'secret'])));
  symlinkSync(join(scratch, 'secret.txt'), join(folder, 'public/linked.txt'));
  symlinkSync(scratch, join(folder, 'public/out'));
  cpSync(fixturePages, pages, { recursive: true });
  project = await startScratchProject([], { NO_COLOR: '1', PAGES_DIR: pages }, folder);
});

afterAll(() => project.stop());

/** No request stops the server. */
afterEach(() => expect(project.isRunning()).toBe(true));

const ask = (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  askHost(Number(new URL(project.url).port), { path, headers }, 'localhost');

function save(page: string, title: string): void {
  const content = JSON.parse(readFileSync(join(pages, `${page}.json`), 'utf8')) as object;
  writeFiles(pages, { [`${page}.json`]: { ...content, title } });
}

test('pages and their modules are served from a folder with spaces and special characters', async () => {
  expect((await ask('/write?from=mail')).headers.location).toBe('/write-to-us?from=mail');
  expect((await ask('/no-such-page')).status).toBe(404);
  const page = await ask('/people/plot');
  expect(page.status).toBe(200);
  expect(page.body.toString()).toContain('<main');
  for (const path of ['/src/browser/entry-client.ts', '/src/styles/base.css?inline', '/favicon.svg'])
    expect((await ask(path)).status, path).toBe(200);
});

test('unknown addresses show the page of the site for them, once it has one', async () => {
  changeContent(pages, 'not-found');
  const shown = await vi.waitFor(async () => {
    const answer = await ask('/no/such/page');
    expect(answer.body.toString()).toContain('Nothing grows at this address');
    return answer;
  }, 10_000);
  expect(shown.status).toBe(404);
  expect((await ask('/sitemap.xml')).body.toString()).not.toContain('404');
  rmSync(join(pages, '404.json'));
  await vi.waitFor(
    async () => expect((await ask('/no/such/page')).body.toString()).not.toContain('Nothing grows'),
    10_000,
  );
});

test('the catalogue shows the pictures of its examples, and says on the page why one cannot be shown', async () => {
  const shown = await ask('/__catalogue/imageTiles/0');
  expect(shown.status).toBe(200);
  const [, picture = ''] = /src="(\/examples\/[^"]+)"/.exec(shown.body.toString()) ?? [];
  expect((await ask(picture, { accept: 'image/*' })).headers['content-type']).toContain('image/svg+xml');

  rmSync(join(folder, 'section-schemas', picture));
  await vi.waitFor(
    async () => {
      const failed = await ask('/__catalogue/imageTiles/0');
      expect(failed.status).toBe(200);
      expect(failed.body.toString()).toContain('This example cannot be shown');
      expect(failed.body.toString()).toContain(`There is no picture section-schemas${picture}.`);
    },
    { timeout: 60_000 },
  );
  expect((await ask('/__catalogue')).status).toBe(200);
});

test('the social picture of a page has its current title', async () => {
  const findCard = async () => {
    const html = (await ask('/growing/beans')).body.toString();
    return /property="og:image" content="(?:https?:\/\/[^/]+)?([^"]+)"/.exec(html)![1]!;
  };
  const address = await findCard();
  expect(address).toMatch(/^\/_social\/growing\/beans\.jpg\?v=/);
  const { headers, body } = await ask(address);
  expect(headers['content-type']).toBe('image/jpeg');
  save('growing/beans', 'Beans that were saved just now');
  await vi.waitFor(async () => expect(await findCard()).not.toBe(address), { timeout: 60_000 });
  expect((await ask(await findCard())).body).not.toEqual(body);
  // Unknown pages and pages excluded from search engines have no card.
  for (const other of ['growing/none', 'cookies'])
    expect((await ask(`/_social/${other}.jpg`)).status).toBe(404);
});

test.each(addresses.invalid)('the invalid address %s is refused', async (path) => {
  expect((await ask(path)).status).toBe(400);
});

test.each(addresses.outside)('%s outside the project is not served', async (path) => {
  const { status, body } = await ask(path.replace('FOLDER', encodeURI(folder)));
  expect([400, 403, 404]).toContain(status);
  expect(body.toString()).not.toMatch(/^secret$|root:/);
});

test('a content folder that is moved away and back is still watched, and so is each later save in it', async () => {
  const shows = (text: string) =>
    vi.waitFor(async () => expect((await ask('/people/plot')).body.toString()).toContain(text), {
      timeout: 60_000,
    });
  renameSync(pages, `${pages}-aside`);
  await vi.waitFor(async () => expect((await ask('/people/plot')).status).not.toBe(200), { timeout: 60_000 });
  renameSync(`${pages}-aside`, pages);
  await shows('<main');
  save('people/plot', 'A plot that was saved after that');
  await shows('<title>A plot that was saved after that');
});

test('a folder of pages that is removed and made anew at once is still watched', async () => {
  const growing = join(pages, 'growing');
  cpSync(growing, `${growing}-copy`, { recursive: true });
  rmSync(growing, { recursive: true });
  renameSync(`${growing}-copy`, growing);
  save('growing/beans', 'Beans in a folder that was made anew');
  const answers = (path: string, text: string) =>
    vi.waitFor(async () => expect((await ask(path)).body.toString()).toContain(text), { timeout: 30_000 });
  await answers('/growing/beans', '<title>Beans in a folder that was made anew');
  // What comes later is no part of the same change.
  await pause(500);
  cpSync(join(growing, 'beans.json'), join(growing, 'peas.json'));
  save('growing/peas', 'Peas that came later');
  await answers('/growing/peas', '<title>Peas that came later');
});

test('a collection whose file is renamed, broken or deleted says so on its page, and is back with the file', async () => {
  const file = join(pages, 'news/_collection.json');
  const settings = readFileSync(file);
  const findings = async () => (await ask('/@site/findings?page=/news')).body.toString();
  const becomes = (read: () => Promise<string>, text: string) =>
    vi.waitFor(async () => expect(await read()).toContain(text), { timeout: 60_000 });
  const page = async () => (await ask('/news')).body.toString();
  await becomes(page, 'Apple scab');
  const mistakes: [change: () => void, sentence: string][] = [
    [() => renameSync(file, join(pages, 'news/collection.json')), 'Unknown collection'],
    [() => writeFiles(pages, { 'news/_collection.json': '{ "name": ' }), 'news/_collection.json'],
    [() => rmSync(file), 'Unknown collection'],
  ];
  for (const [change, sentence] of mistakes) {
    change();
    await becomes(findings, sentence);
    rmSync(join(pages, 'news/collection.json'), { force: true });
    writeFiles(pages, { 'news/_collection.json': settings });
    await vi.waitFor(async () => expect(await findings()).not.toContain(sentence), { timeout: 60_000 });
    await becomes(page, 'Apple scab');
  }
});

test('the findings of a page whose file is a link say so', async () => {
  const file = join(pages, 'growing/tools.json');
  cpSync(file, join(scratch, 'tools.json'));
  rmSync(file);
  symlinkSync(join(scratch, 'tools.json'), file);
  const findings = async () => (await ask('/@site/findings?page=/growing/tools')).body.toString();
  await vi.waitFor(async () => expect(await findings()).toContain('it is a symbolic link'), {
    timeout: 30_000,
  });
  rmSync(file);
  cpSync(join(scratch, 'tools.json'), file);
});

test.each(privateFiles)('the file %s of the project is not served, whatever is asked of it', async (name) => {
  const encoded = name.replaceAll('.', '%2e');
  for (const path of [`/${name}`, `/${encoded}`, `/@fs${encodeURI(folder)}/${name}`, `/./${name}`])
    for (const query of [
      '',
      '?raw',
      '?url',
      '?import',
      '?import&raw',
      '?import&url&inline',
      '?t=1',
      '.map',
    ]) {
      const { status, body } = await ask(path + query, { accept: '*/*' });
      expect(body.toString(), path + query).not.toContain('secret');
      // An address that is none, or a page that does not exist.
      expect([200, 400, 403, 404], path + query).toContain(status);
    }
});

test('another site may link to a page, and neither loads files nor opens an editor', async () => {
  const script = '/src/browser/entry-client.ts';
  const editor = '/__open-in-editor?file=src/none.ts';
  const from = (site: string, mode = 'no-cors', dest = 'image') => ({
    'sec-fetch-site': site,
    'sec-fetch-mode': mode,
    'sec-fetch-dest': dest,
  });
  const status = async (path: string, headers: Record<string, string>) => (await ask(path, headers)).status;
  for (const site of ['cross-site', 'same-site']) {
    expect(await status('/', { ...from(site, 'navigate', 'document'), accept: 'text/html' })).toBe(200);
    expect(await status('/', from(site, 'navigate', 'iframe'))).toBe(403);
    expect(await status(script, from(site))).toBe(403);
    expect(await status(editor, from(site))).toBe(403);
    expect(await status(editor, from(site, 'navigate', 'document'))).toBe(403);
  }
  expect(await status(script, from('same-origin'))).toBe(200);
  for (const path of [editor, editor.toUpperCase(), `/.${editor}`, `/${editor}`])
    expect([400, 403, 404], path).toContain(await status(path, { accept: '*/*' }));
  expect(await status(editor, from('same-origin', 'cors', 'empty'))).toBe(200);
});

test('a name of another site that leads to this computer gets nothing', async () => {
  const port = Number(new URL(project.url).port);
  for (const path of ['/', '/src/browser/entry-client.ts', '/__open-in-editor?file=a'])
    expect((await askHost(port, { path, headers: { host: 'evil.example' } }, 'localhost')).status).toBe(403);
});

test('no page of another origin may read the responses of the server', async () => {
  const { headers } = await ask('/src/browser/entry-client.ts', { origin: 'http://localhost:9' });
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('a socket without an address does no harm', async () => {
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-protocol': 'vite-hmr' };
  await Promise.race([ask('http://[', upgrade).catch(() => undefined), pause(1000)]);
});

test('a checkout of other code gets its generated files from that code, not from the one before it', async () => {
  const file = 'src/shared/generated/sections.ts';
  const before = project.read(file);
  project.edit('section-schemas/faq.json', '"Questions with answers that', '"Answers that');
  project.edit('src/engine/generate/generate-types.ts', 'Do not edit', 'Never edit');
  await vi.waitFor(
    async () => {
      const { status, body } = await ask('/__catalogue/faq');
      expect(status).toBe(200);
      expect(body.toString()).toContain('Answers that open');
    },
    { timeout: 60_000 },
  );
  await vi.waitFor(() => expect(project.read(file)).not.toBe(before), 10_000);
  await pause(1500);
  expect(project.read(file)).toContain('Never edit');
});
