import { existsSync, mkdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createBuiltForms } from '../../src/receiver/built-forms.ts';
import { mountReceiver } from '../../src/receiver/mount-receiver.ts';
import { messagesPerMinute, storeSettings } from '../../src/receiver/settings.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { writeFiles } from '../stage/write-files.ts';
import { good, inquiry, page, toReceiver } from './form-page.ts';
import { ask, refusal, serve } from './start-receiver.ts';

/** A folder for a built site, whose pages `publish` writes, and a receiver that reads it. */
async function mount(options: Parameters<typeof mountReceiver>[1] = {}) {
  const folder = makeFolder();
  const data = join(folder, 'data/inquiries.sqlite');
  const mounted = mountReceiver(createBuiltForms(folder), { data, now: () => 0, ...options });
  onTestFinished(() => mounted.close());
  const origin = await serve(mounted.receive);
  const send = (path: string, body: object) =>
    ask(`${origin}/_forms${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  function publish(path: string, changes: Partial<typeof inquiry> = {}) {
    const stem = path === '/' ? '/index' : path;
    const form = { ...inquiry, destination: toReceiver(`/_forms${stem}/inquiry`), ...changes };
    const sections = [{ type: 'contactForm', tabs: [form] }];
    writeFiles(folder, { [`_pages${stem}.json`]: { ...page, path, sections } });
  }
  return { folder, data, mounted, origin, send, publish };
}

/** What is printed about failures. */
function watchPrinted() {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => printed.mockRestore());
  return printed;
}

test.each(['/', '/site/'])(
  'a form of a page that got another address since it was opened arrives (base %s)',
  async (base) => {
    const { folder, send, publish } = await mount();
    publish('/contact/form');
    writeFiles(folder, {
      _headers: `${base}*\n  X-Frame-Options: DENY\n`,
      _redirects: [
        `${base}write ${base}contact/form 301`,
        `${base}jump ${base}contact/form#top 301`,
        `${base}soon ${base}contact/form 302`,
        `${base}away https://other.example/contact/form 301`,
        `${base}lost ${base}nowhere 301`,
        `# 410 ${base}gone`,
      ].join('\n'),
    });
    expect((await send('/write/inquiry', good)).status).toBe(201);
    // The same message again.
    expect((await send('/jump/inquiry', good)).status).toBe(200);
    expect((await send('/write/other', good)).status).toBe(404);
    for (const former of ['/soon', '/away', '/lost', '/gone', '/never'])
      expect((await send(`${former}/inquiry`, good)).status, former).toBe(404);
  },
);

test('the forms of a new build count from the next message on', async () => {
  const printed = watchPrinted();
  const { folder, send, publish } = await mount();
  expect((await send('/gardens/tools/inquiry', good)).status).toBe(404);
  // File systems do not allow so long a name.
  expect((await send(`/${'x'.repeat(300)}/inquiry`, good)).status).toBe(404);
  publish('/');
  publish('/gardens/tools');
  expect((await send('/index/inquiry', good)).status).toBe(201);
  expect((await send('/gardens/tools/inquiry', good)).status).toBe(201);
  publish('/gardens/tools', { fields: [{ name: 'question', label: 'Question', kind: 'text' }] });
  utimesSync(join(folder, '_pages/gardens/tools.json'), new Date(0), new Date(0));
  expect((await send('/gardens/tools/inquiry', good)).status).toBe(422);
  expect((await send('/gardens/tools/inquiry', { question: 'Why?' })).status).toBe(201);
  // A file in place of a folder means no page. A folder in place of a file is an error.
  writeFiles(folder, { '_pages/file': '' });
  mkdirSync(join(folder, '_pages/folder.json'));
  expect((await send('/file/page/inquiry', good)).status).toBe(404);
  expect(await send('/folder/inquiry', good)).toMatchObject({
    status: 503,
    body: refusal('The message could not be stored. Please try again.'),
  });
  // Node 26 adds the path.
  const reason = expect.stringMatching(/^POST \/_forms: EISDIR: illegal operation on a directory, read/);
  expect(printed.mock.calls).toEqual([[reason]]);
});

test('the first message opens the file of messages', async () => {
  const { data, origin, send, publish } = await mount();
  publish('/');
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect(existsSync(data)).toBe(false);
  expect((await send('/index/inquiry', good)).status).toBe(201);
  expect(existsSync(data)).toBe(true);
});

test('a file that cannot be opened makes answers a 503, and open() throws the reason', async () => {
  const printed = watchPrinted();
  const { data, folder, mounted, send, publish } = await mount();
  publish('/');
  writeFiles(folder, { data: 'no folder' });
  expect(await send('/index/inquiry', good)).toMatchObject({
    status: 503,
    body: refusal('The message could not be stored. Please try again.'),
  });
  const message = `Cannot open the messages in "${data}": `;
  expect(printed).toHaveBeenCalledWith(expect.stringContaining(message));
  await expect(mounted.open()).rejects.toThrow(message);
});

test('settings come from the call, then the environment, then the defaults', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  expect([messagesPerMinute(), messagesPerMinute(1)]).toEqual([30, 1]);
  expect([storeSettings().space, storeSettings({ space: 10 }).space]).toEqual([2 ** 30, 10 * 2 ** 20]);
  vi.stubEnv('RECEIVER_SPACE', '9');
  expect(() => storeSettings()).toThrow('Expected 10 or more megabytes in RECEIVER_SPACE instead of "9".');
  vi.stubEnv('RECEIVER_SPACE', '20');
  const folder = makeFolder();
  vi.stubEnv('RECEIVER_RATE', '1');
  vi.stubEnv('INQUIRIES_FILE', join(folder, 'named.sqlite'));
  const { send, publish } = await mount({ data: undefined as never });
  publish('/');
  expect((await send('/index/inquiry', good)).status).toBe(201);
  expect((await send('/index/inquiry', good)).status).toBe(429);
  expect(existsSync(join(folder, 'named.sqlite'))).toBe(true);
  const { send: sendToOther, publish: publishThere } = await mount({ perMinute: 2 });
  publishThere('/');
  for (const status of [201, 200, 429])
    expect((await sendToOther('/index/inquiry', good)).status).toBe(status);
  for (const rate of ['0', '0.9', 'many']) {
    vi.stubEnv('RECEIVER_RATE', rate);
    expect(() => messagesPerMinute()).toThrow(
      `Expected 1 or more messages per minute in RECEIVER_RATE instead of "${rate}".`,
    );
  }
});
