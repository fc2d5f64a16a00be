import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentText, htmlDocument } from '../../src/engine/documents/html-document.ts';
import { cardDesign } from '../engine/card-design.ts';
import { documentHead } from '../../src/theme/document-head.ts';

test('every file that the theme puts into the head of pages lies in public/', () => {
  const { icons, manifest, fonts, socialPicture, logo, card } = documentHead;
  const drawn = [card.logo.src, card.title.font, card.scene.fallback];
  const addresses = [...icons, ...fonts].map(({ href }) => href).concat(manifest, socialPicture, logo, drawn);
  expect(addresses.filter((address) => !existsSync(`public${address}`))).toEqual([]);
});

test('the fonts that pages preload are those of the style sheet, and the colour of the frame is a token', () => {
  const css = readFileSync('src/theme/fonts.css', 'utf8');
  const used = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, href]) => href);
  expect(documentHead.fonts.map(({ href }) => href)).toEqual(used);
  expect(readFileSync('src/theme/tokens.css', 'utf8')).toContain(`: ${documentHead.themeColor};`);
});

test('a document takes its looks from the theme and its language from the page', () => {
  const page = { path: '/a', title: 'A', description: 'B', noindex: false, lang: 'fr-CA' };
  const head = {
    themeColor: '#123456',
    icons: [{ rel: 'icon', href: '/i.svg', type: 'image/svg+xml' }] as const,
    manifest: '/m.webmanifest',
    fonts: [{ href: '/f.woff2', type: 'font/woff2' }],
    socialPicture: '/s.png',
    card: cardDesign,
    logo: '/l.png',
  };
  const parts = {
    top: '',
    mainStart: '',
    mainRest: '',
    bottom: '',
    preloads: '',
    things: [],
    card: { title: 'A "card"', scene: undefined },
    themeCss: '',
    componentCss: '',
  };
  const site = { name: 'N', url: 'https://n.example', language: 'en' };
  const content = { ...parts, head, componentCssMark: {} };
  const html = documentText(htmlDocument(page, content, site, { loader: '/x.js' }));
  expect(html).toContain('<html lang="fr-CA">');
  const [, version] = /_social\/a\.jpg\?v=([0-9a-f]{8})"/.exec(html) ?? [];
  expect(html).toContain(
    [
      `<meta property="og:image" content="https://n.example/_social/a.jpg?v=${version}">`,
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="A &quot;card&quot;">',
      '<meta name="twitter:card" content="summary_large_image">',
    ].join(''),
  );
  const hidden = htmlDocument({ ...page, noindex: true }, content, site, { loader: '/x.js' });
  expect(documentText(hidden)).toContain('<meta property="og:image" content="https://n.example/s.png">');
  const named = { src: '/img/open day.png', alt: 'Two looms', isFit: true, version: '1' };
  const pictureOf = (card: typeof named, isHidden = false) => {
    const document = htmlDocument({ ...page, noindex: isHidden }, { ...content, card }, site, {
      loader: '/x.js',
    });
    return [...documentText(document).matchAll(/<meta property="og:image[^>]*>/g)]
      .join('')
      .replaceAll(/v=[0-9a-f]{8}/g, 'v=1');
  };
  const sizeAndAlt =
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="Two looms">';
  for (const isHidden of [false, true]) {
    expect(pictureOf(named, isHidden), 'the file itself').toBe(
      `<meta property="og:image" content="https://n.example/img/open%20day.png?v=1">${sizeAndAlt}`,
    );
    expect(pictureOf({ ...named, isFit: false }, isHidden), 'what is made of it').toBe(
      `<meta property="og:image" content="https://n.example/_social/a.jpg?v=1">${sizeAndAlt}`,
    );
  }
  expect(html).toContain(
    [
      '<meta name="theme-color" content="#123456">',
      '<link rel="icon" href="/i.svg" type="image/svg+xml">',
      '<link rel="manifest" href="/m.webmanifest">',
      '<link rel="preload" as="font" crossorigin href="/f.woff2" type="font/woff2">',
    ].join(''),
  );
  expect(html).toContain('"logo":"https://n.example/l.png"');
  expect(html).toContain('"inLanguage":"fr-CA"');
});
