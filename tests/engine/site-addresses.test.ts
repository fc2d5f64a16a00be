import { expect, test } from 'vitest';
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
  'https://example.com\nDisallow: /',
  'https://example.com/',
  'http://example.com',
  'https://a";b.example',
])('the site cannot be served at %j, which is one finding', async (url) => {
  expect(await checkBrand({ url })).toMatch(
    /^pages\/_site\/brand\.json:4:10 error schema\/wrong-form «[^»]*»\n[^\n]*\n[^\n]*$/,
  );
});

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
