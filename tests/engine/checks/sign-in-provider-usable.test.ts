import { expect, test } from 'vitest';
import { inspectExample } from '../example-site.ts';

const good = { issuer: 'https://accounts.example.com', clientId: 'marketing-site' };

/** What is said of a site with this provider: the marked text, the message and the hint. */
async function find(provider: object, changes: object = {}): Promise<string[]> {
  const found = await inspectExample({ files: { 'pages/_site/sign-in.json': { provider, ...changes } } });
  return found.map(({ finding }) => [finding.slice, finding.message, finding.hint].join('\n'));
}

test.each([
  'https://accounts.example.com',
  'https://accounts.example.com/',
  'https://login.example.com/realms/site',
  'https://login.example.com:8443',
  'http://localhost:4000',
  'http://127.0.0.1:4000',
])('%s is an issuer', async (issuer) => {
  expect(await find({ ...good, issuer })).toEqual([]);
});

const unsafe =
  'Begin with "https:": over "http:" others can read and change what is sent. Only "http://localhost" may be used, for trying things out.';
const noHost = 'What stands behind "//" is no name of a host. Write it as in "https://accounts.example.com".';
const expected = 'Expected the address of a sign-in service instead of';
const begin = 'Begin with "https://", as in "https://accounts.example.com".';

test.each([
  ['http://accounts.example.com', 'Unsafe address "http://accounts.example.com".', unsafe],
  ['http://localhost.example.com', 'Unsafe address "http://localhost.example.com".', unsafe],
  ['accounts.example.com', `${expected} "accounts.example.com".`, begin],
  ['javascript:alert(1)', `${expected} "javascript:alert(1)".`, begin],
  ['https://a.example;script-src', `${expected} "https://a.example;script-src".`, noHost],
  ['https://*', `${expected} "https://*".`, noHost],
  [
    'https://a.example b',
    'Unexpected space in the address "https://a.example b".',
    'An address holds no spaces. Take it out.',
  ],
  [
    'https://me:secret@a.example/realm?x=1',
    'Unexpected parts in the address "https://me:secret@a.example/realm?x=1".',
    'Leave out names, passwords and whatever follows "?" or "#". Write "https://a.example/realm".',
  ],
  [
    'https://a.example/#x',
    'Unexpected parts in the address "https://a.example/#x".',
    'Leave out names, passwords and whatever follows "?" or "#". Write "https://a.example".',
  ],
  [
    'https://a.example/.well-known/openid-configuration',
    'Unexpected "/.well-known/openid-configuration" in the issuer.',
    'That is where its description lies. Write "https://a.example".',
  ],
])('%s is no issuer', async (issuer, message, hint) => {
  expect(await find({ ...good, issuer })).toEqual([`"${issuer}"\n${message}\n${hint}`]);
});

test('a further host is an address without a path', async () => {
  const hosts = ['https://login.example.com', 'https://login.example.com/token', 'http://login.example.com'];
  expect(await find({ ...good, hosts })).toEqual([
    '"https://login.example.com/token"\nUnexpected path in the host "https://login.example.com/token".\nWrite "https://login.example.com".',
    `"http://login.example.com"\nUnsafe address "http://login.example.com".\n${unsafe}`,
  ]);
});

test('a client id is there, and is one word', async () => {
  const copy = 'Copy it once more from the service: it is one word.';
  expect(await find({ ...good, clientId: '  ' })).toEqual([
    `"  "\nMissing client id: there are only spaces.\n${copy}`,
  ]);
  expect(await find({ ...good, clientId: 'a b' })).toEqual([
    `"a b"\nUnexpected space in the client id "a b".\n${copy}`,
  ]);
  expect((await find({ ...good, clientId: '' }))[0]).toContain('Too short: the text is empty.');
});

test('a provider needs an issuer, a client id and the words that go with it; without one these may be left out', async () => {
  const messages = async (...site: Parameters<typeof find>) =>
    (await find(...site)).map((text) => text.split('\n')[1]);
  expect(await messages({})).toEqual(['Missing property "clientId".', 'Missing property "issuer".']);
  expect(await messages(good, { account: undefined })).toEqual(['Missing property "account".']);
  expect(await messages(good, { account: undefined, provider: undefined })).toEqual([]);
});
