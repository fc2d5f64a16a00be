import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { check } from '../test-site.ts';

const schema = readFileSync('section-schemas/site/sign-in.json');
const words = JSON.parse(readFileSync('pages/_site/sign-in.json', 'utf8')) as object;

/** Checks a site with this provider. */
function checkProvider(provider: object): Promise<string> {
  return check({
    'section-schemas/site/sign-in.json': schema,
    'pages/_site/sign-in.json': { ...words, provider },
  });
}

const good = { issuer: 'https://accounts.example.com', clientId: 'marketing-site' };

test.each([
  'https://accounts.example.com',
  'https://accounts.example.com/',
  'https://login.example.com/realms/site',
  'https://login.example.com:8443',
  'http://localhost:4000',
  'http://127.0.0.1:4000',
])('%s is an issuer', async (issuer) => {
  expect(await checkProvider({ ...good, issuer })).toBe('');
});

test.each([
  [
    'http://accounts.example.com',
    'Unsafe address "http://accounts.example.com".\nBegin with "https:": over "http:" others can read and change what is sent. Only "http://localhost" may be used, for trying things out.',
  ],
  [
    'http://localhost.example.com',
    'Unsafe address "http://localhost.example.com".\nBegin with "https:": over "http:" others can read and change what is sent. Only "http://localhost" may be used, for trying things out.',
  ],
  [
    'accounts.example.com',
    'Expected the address of a sign-in service instead of "accounts.example.com".\nBegin with "https://", as in "https://accounts.example.com".',
  ],
  [
    'javascript:alert(1)',
    'Expected the address of a sign-in service instead of "javascript:alert(1)".\nBegin with "https://", as in "https://accounts.example.com".',
  ],
  [
    'https://a.example;script-src',
    'Expected the address of a sign-in service instead of "https://a.example;script-src".\nWhat stands behind "//" is no name of a host. Write it as in "https://accounts.example.com".',
  ],
  [
    'https://*',
    'Expected the address of a sign-in service instead of "https://*".\nWhat stands behind "//" is no name of a host. Write it as in "https://accounts.example.com".',
  ],
  [
    'https://a.example https://b.example',
    'Unexpected space in the address "https://a.example https://b.example".\nAn address holds no spaces. Take it out.',
  ],
  [
    'https://me:secret@accounts.example.com/realm?x=1',
    'Unexpected parts in the address "https://me:secret@accounts.example.com/realm?x=1".\nLeave out names, passwords and whatever follows "?" or "#". Write "https://accounts.example.com/realm".',
  ],
  [
    'https://accounts.example.com/.well-known/openid-configuration',
    'Unexpected "/.well-known/openid-configuration" in the issuer.\nThat is where its description lies. Write "https://accounts.example.com".',
  ],
])('%s is no issuer', async (issuer, text) => {
  const line = await checkProvider({ ...good, issuer });
  expect(line.slice(line.indexOf('\n') + 1)).toBe(text);
  expect(line).toContain(` error sign-in-provider-usable «${JSON.stringify(issuer)}»\n`);
});

test('a further host is an address without a path', async () => {
  const hosts = ['https://login.example.com', 'https://login.example.com/token', 'http://login.example.com'];
  expect(await checkProvider({ ...good, hosts })).toMatchInlineSnapshot(`
    "pages/_site/sign-in.json:55:7 error sign-in-provider-usable «"https://login.example.com/token"»
    Unexpected path in the host "https://login.example.com/token".
    Write "https://login.example.com".

    pages/_site/sign-in.json:56:7 error sign-in-provider-usable «"http://login.example.com"»
    Unsafe address "http://login.example.com".
    Begin with "https:": over "http:" others can read and change what is sent. Only "http://localhost" may be used, for trying things out."
  `);
});

test('a client id is there, and is one word', async () => {
  expect(await checkProvider({ ...good, clientId: '' })).toMatchInlineSnapshot(`
    "pages/_site/sign-in.json:52:17 error schema/too-short «""»
    Too short: the text is empty.
    The name under which the service knows this site. It is given out there, and it is no secret."
  `);
  expect(await checkProvider({ ...good, clientId: '  ' })).toMatchInlineSnapshot(`
    "pages/_site/sign-in.json:52:17 error sign-in-provider-usable «"  "»
    Missing client id: there are only spaces.
    Copy it once more from the service: it is one word."
  `);
  expect(await checkProvider({ ...good, clientId: 'marketing site' })).toMatchInlineSnapshot(`
    "pages/_site/sign-in.json:52:17 error sign-in-provider-usable «"marketing site"»
    Unexpected space in the client id "marketing site".
    Copy it once more from the service: it is one word."
  `);
});

test('a provider needs an issuer, a client id and the words that go with it', async () => {
  expect(await checkProvider({})).toMatchInlineSnapshot(`
    "pages/_site/sign-in.json:50:3 error schema/missing-property «"provider"»
    Missing property "clientId".
    The name under which the service knows this site. It is given out there, and it is no secret.

    pages/_site/sign-in.json:50:3 error schema/missing-property «"provider"»
    Missing property "issuer".
    The address of the service, exactly as it calls itself: "https://accounts.example.com"."
  `);
  const { account: _, ...bare } = words as { account?: object };
  expect(
    await check({
      'section-schemas/site/sign-in.json': schema,
      'pages/_site/sign-in.json': { ...bare, provider: good },
    }),
  ).toMatchInlineSnapshot(`
    "pages/_site/sign-in.json:1:1 error schema/missing-property «{»
    Missing property "account".
    Words around logging in. A site with a provider needs them; docs/sign-in.md has them to copy."
  `);
});

test('without a provider the words around accounts may be left out', async () => {
  const { account: _, ...bare } = words as { account?: object };
  expect(
    await check({
      'section-schemas/site/sign-in.json': schema,
      'pages/_site/sign-in.json': bare,
    }),
  ).toBe('');
});
