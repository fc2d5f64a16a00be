import { expect, test } from 'vitest';
import { check, pageBelowHero, pageWith } from '../test-site.ts';

test('javascript: is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        action: { label: 'Go', href: 'javascript:alert(1)' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:10:17 error link-address-safe «"javascript:alert(1)"»
    Unsafe link "javascript:alert(1)".
    Only https:, mailto: and tel: may be used."
  `);
});

test('data: is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        action: { label: 'Go', href: 'data:text/html,x' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:10:17 error link-address-safe «"data:text/html,x"»
    Unsafe link "data:text/html,x".
    Only https:, mailto: and tel: may be used."
  `);
});

test('http: is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        action: { label: 'Go', href: 'http://harbour.example' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:10:17 error link-address-safe «"http://harbour.example"»
    Unsafe link "http://harbour.example".
    Begin with "https:": "http:" can be read and changed on its way."
  `);
});

test('//host is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        action: { label: 'Go', href: '//evil.example/x' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:10:17 error link-address-safe «"//evil.example/x"»
    Unsafe link "//evil.example/x".
    Begin with "/" for a page of this site, or with "https://"."
  `);
});

test('backslashes is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        action: { label: 'Go', href: '/\\evil.example' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:10:17 error link-address-safe «"/\\\\evil.example"»
    Unsafe link "/\\evil.example".
    Write "/" instead of "\\"."
  `);
});

test('a hidden line break is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        action: { label: 'Go', href: 'java\nscript:alert(1)' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:10:17 error link-address-safe «"java\\nscript:alert(1)"»
    Unsafe link "java\\nscript:alert(1)".
    It holds a control character that cannot be seen. Write the address anew."
  `);
});

test('HTTPS: is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        action: { label: 'Go', href: 'HTTPS://harbour.example' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:10:17 error link-address-safe «"HTTPS://harbour.example"»
    Unsafe link "HTTPS://harbour.example". Did you mean "https://harbour.example"?
    Write "https:" in small letters."
  `);
});

test('a bare name is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        action: { label: 'Go', href: 'our-garden' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:10:17 error link-address-safe «"our-garden"»
    Unknown kind of link "our-garden".
    Begin with "/" for a page of this site ("/our-garden"), with "#" for a place on this page, or with https:, mailto: or tel:."
  `);
});

test('a name without scheme is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        action: { label: 'Go', href: 'www.harbour.example' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:10:17 error link-address-safe «"www.harbour.example"»
    Unknown kind of link "www.harbour.example". Did you mean "https://www.harbour.example"?
    The address of another site begins with "https://"."
  `);
});

test('spaces is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        action: { label: 'Go', href: '/our garden' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:10:17 error link-address-safe «"/our garden"»
    Unknown kind of link "/our garden".
    An address holds no spaces. Write %20 where one is meant."
  `);
});

test('https without a name is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        action: { label: 'Go', href: 'https://' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:10:17 error link-address-safe «"https://"»
    Unsafe link "https://".
    The name of the site is missing behind "https://"."
  `);
});

test('pages, anchors, https, mail and phone pass', async () => {
  expect(
    await check({
      'pages/index.json': pageBelowHero({
        type: 'cardGrid',
        id: 'a',
        title: 'Cards',
        cards: ['/', '#', '#a', 'https://lighthouse.example/x?y=1#z', 'mailto:{email}', 'tel:{phone}'].map(
          (href) => ({ title: 'A card', href }),
        ),
      }),
    }),
  ).toMatchInlineSnapshot(`""`);
});

test('links in rich text are looked at too', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        text: 'See [maps](javascript:alert(1)).',
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:8:27 error link-address-safe «javascript:alert(1)»
    Unsafe link "javascript:alert(1)".
    Only https:, mailto: and tel: may be used."
  `);
});
