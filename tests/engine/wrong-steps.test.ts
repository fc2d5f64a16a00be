import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { warnOfDelivery } from '../../src/engine/build/warn-of-delivery.ts';
import { callIn } from '../stage/call-command.ts';
import { makeFolder } from '../stage/make-folder.ts';

/** What a command of the engine prints in an empty folder, where it must end with this exit code. */
async function refusal(code: number, env: Record<string, string>, name: string, ...args: string[]) {
  const given = await callIn({ cwd: makeFolder(), env }, `src/engine/cli/${name}.ts`, ...args);
  expect([given.code, given.stdout]).toEqual([code, '']);
  return given.stderr.trimEnd();
}

test.each([
  [{ SITE_HOST: 'ngix' }, [], 1, 'Unknown SITE_HOST "ngix". Did you mean "nginx"?'],
  [
    { SITE_HOST: 'www.example.com' },
    [],
    1,
    'Unknown SITE_HOST "www.example.com". Known: nginx, apache, caddy, netlify, cloudflare, github-pages, s3.',
  ],
  [
    {},
    ['--base', 'https://www.example.com/site'],
    2,
    'Expected a base such as "/" or "/site/" instead of "https://www.example.com/site": the path of the site on its host.',
  ],
  [{ PAGES_DIR: 'nope' }, [], 1, 'There is no folder "nope". Look at how it is spelt in PAGES_DIR.'],
])(
  'a build with %o %o says so in a sentence, before it reads anything',
  async (env, args, code, sentence) => {
    expect(await refusal(code, env, 'build', ...args)).toBe(sentence);
  },
);

test('npm start says that its port is in use before it builds', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await refusal(2, {}, 'start', '--port', String(port))).toBe(
    `Port ${port} is in use. Choose another: npm start -- --port ${port + 1}`,
  );
  expect(await refusal(2, {}, 'start', '--host', '192.0.2.1')).toBe(
    'This computer has no address "192.0.2.1". Write one of its own after --host, such as 127.0.0.1.',
  );
});

test.each([
  [undefined, 'https://www.beanlane.example', false, []],
  ['nginx', 'https://www.beanlane.com', true, []],
  ['nginx', 'https://example.com', true, []],
  [
    'nginx',
    'https://www.beanlane.example',
    true,
    [/^Unexpected address "https:\/\/www\.beanlane\.example":/],
  ],
  ['s3', 'https://site.test', true, [/^Unexpected address/]],
  ['netlify', 'https://www.beanlane.com', false, [/^Missing dates in sitemap\.xml/]],
  ['caddy', 'https://shop.localhost', false, [/^Unexpected address/, /^Missing dates/]],
])('a build for %s of %s, dates known: %s, warns of what nobody notices', (host, url, hasDates, expected) => {
  expect(warnOfDelivery(host, url, hasDates)).toEqual(expected.map((words) => expect.stringMatching(words)));
});
