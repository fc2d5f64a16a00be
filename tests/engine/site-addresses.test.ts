import { expect, test } from 'vitest';
import { isScriptAddress, isSiteAddress } from '../../src/shared/web-address.ts';
import { check, goodSite } from './test-site.ts';

const brand = goodSite['pages/_site/brand.json'];

function checkBrand(changes: object) {
  return check({ 'pages/_site/brand.json': { ...brand, ...changes } });
}

test('a site address with a space and an impossible port', async () => {
  expect(await checkBrand({ url: 'https://exa mple.com:99999' })).toMatchInlineSnapshot(`
    "pages/_site/brand.json:4:10 error schema/wrong-form «"https://exa mple.com:99999"»
    Expected the address of the site from https:// to its name, such as "https://www.example.com", instead of "https://exa mple.com:99999".
    The address the site is served at, from https:// to the name, in small letters and without a slash at the end: "https://www.example.com"."
  `);
});

test.each([
  'https://exa mple.com:99999',
  'https://example.com:99999',
  'https://example.com\nDisallow: /',
  'https://example.com/',
  'https://example.com?x',
  'https://example.com#x',
  'https://user:pass@example.com',
  'https://Example.com',
  'https://example.com:443',
  'https://a";b.example',
  "https://a';b.example",
  'https://a,b.example',
  'https://ä.example',
  'https://%41.example',
  'http://example.com',
  'https://',
  'https:example.com',
])('the site cannot be served at %j', async (url) => {
  expect(isSiteAddress(url)).toBe(false);
  expect(await checkBrand({ url })).toMatch(
    /^pages\/_site\/brand\.json:4:10 error schema\/wrong-form «[^»]*»\n[^\n]*\n[^\n]*$/,
  );
});

test.each([
  'https://example.com',
  'https://www.example.com:8443',
  'https://localhost',
  'https://xn--4ca.example',
  'https://192.0.2.1',
])('the site may be served at %s', (url) => expect(isSiteAddress(url)).toBe(true));

test.each([
  'https://stats.example/a"b.js',
  'https://stats".example/a.js',
  'https://stats;x.example/a.js',
  'https://stats.example/a b.js',
  'https://stats.example',
  'https://exa mple.com/a.js',
  'https://a.example:99999/a.js',
  'https://u:p@a.example/a.js',
  'http://a.example/a.js',
  '//a.example/a.js',
  '/\\a.example/a.js',
  '/a"b.js',
  '/../a.js',
  '/a\n.js',
  'a.js',
  'javascript:alert(1)',
  'data:text/javascript,1',
])('a script cannot be loaded from %j', (src) => expect(isScriptAddress(src)).toBe(false));

test.each([
  'https://stats.example/',
  'https://stats.example/a.js?id=1&x=2#y',
  '/scripts/statistics.js',
  '/a%22b.js',
])('a script may be loaded from %s', (src) => expect(isScriptAddress(src)).toBe(true));

test('the name of a figure that is markup', async () => {
  expect(await checkBrand({ facts: { experts: '650+', '"><script src=/evil.js></script><a x="': '1' } }))
    .toMatchInlineSnapshot(`
    "pages/_site/brand.json:10:5 error schema/wrong-form «"\\"><script src=/evil.js></script><a x=\\""»
    Expected a name of letters and digits that begins with a small letter, such as "longClients", instead of ""><script src=/evil.js></script><a x="".
    A figure's name begins with a small letter and holds letters and digits only: "longClients"."
  `);
});

test.each(['a/b', 'a~b', 'a b', 'a\nb', 'A', '1', '', 'constructor ', 'x'.repeat(41)])(
  'the name of a figure cannot be %j, which is one finding at the name',
  async (name) => {
    expect(await checkBrand({ facts: { experts: '650+', [name]: '1' } })).toMatch(
      /^pages\/_site\/brand\.json:(?:9|10):5 error schema\/(?:wrong-form|too-long) «"[^»]*»\n[^\n]*\n[^\n]*$/,
    );
  },
);
