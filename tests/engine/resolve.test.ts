import { expect, test } from 'vitest';
import { openSite } from '../../src/engine/content/open-site.ts';
import { resolveSiteData } from '../../src/engine/content/resolve-site-data.ts';
import { compileRoute, createTestFiles, goodPage, pageBelowHero, pageWith } from './test-site.ts';

const pictures = {
  describe: (src: string) => ({
    width: 800,
    height: 600,
    sources: [{ type: 'image/avif', srcset: `${src}.avif 800w` }],
  }),
  describeCard: () => ({ width: 800, height: 600, isFit: false, version: 'abc' }),
};

function resolveHome(files: Record<string, unknown>) {
  return compileRoute(openSite({ fileSystem: createTestFiles(files), pictures }), '/');
}

test('placeholders are filled in everywhere, in titles too', () => {
  const page = resolveHome({
    'pages/index.json': {
      ...pageWith({ type: 'hero', title: '{facts.experts} people' }),
      title: 'About {brand}',
    },
  });
  expect(page).toEqual({
    path: '/',
    aliases: [],
    title: 'About Harbour',
    description: goodPage.description,
    noindex: false,
    lang: 'en',
    sections: [{ type: 'hero', title: '650+ people' }],
  });
});

test('two braces become one', () => {
  const page = resolveHome({
    'pages/index.json': pageWith({ type: 'hero', title: '{{brand} and {brand}' }),
  });
  expect(page?.sections).toEqual([{ type: 'hero', title: '{brand} and Harbour' }]);
});

test('hidden blocks are gone, and so is the property', () => {
  const page = resolveHome({
    'pages/index.json': pageWith(
      { type: 'hero', hidden: false, title: 'Shown' },
      { type: 'hero', hidden: true, title: 'Not shown' },
    ),
  });
  expect(page?.sections).toEqual([{ type: 'hero', title: 'Shown' }]);
});

test('a shared block stands in the place of its placing, with the id of the placing', () => {
  const page = resolveHome({
    'pages/_shared/inner.json': {
      type: 'cardGrid',
      id: 'own',
      title: 'Cards of {brand}',
      cards: [{ title: 'A' }],
    },
    'pages/_shared/outer.json': { type: 'shared', use: 'inner' },
    'pages/index.json': pageBelowHero(
      { type: 'shared', use: 'outer' },
      { type: 'shared', id: 'other', use: 'inner' },
    ),
  });
  const cards = { type: 'cardGrid', title: 'Cards of Harbour', cards: [{ title: 'A' }] };
  expect(page?.sections.slice(1)).toEqual([
    { ...cards, id: 'own' },
    { ...cards, id: 'other' },
  ]);
});

test('pictures come with their size and sources, with or without an alternative text of their own', () => {
  const page = resolveHome({
    'pages/index.json': pageBelowHero(
      { type: 'cardGrid', title: 'Cards', cards: [{ title: 'A', picture: '/img/orchard.svg' }] },
      { type: 'hero', title: 'B', picture: { src: '/img/orchard.svg', alt: 'A loom at {brand}' } },
    ),
  });
  const picture = {
    src: '/img/orchard.svg',
    width: 800,
    height: 600,
    sources: [{ type: 'image/avif', srcset: '/img/orchard.svg.avif 800w' }],
  };
  expect(page?.sections[1]).toMatchObject({ cards: [{ picture: { ...picture, alt: '' } }] });
  expect(page?.sections[2]).toMatchObject({ picture: { ...picture, alt: 'A loom at Harbour' } });
});

test('rich text becomes nodes', () => {
  const page = resolveHome({
    'pages/index.json': pageWith({ type: 'hero', title: 'Text', text: 'From **{brand}**.' }),
  });
  expect(page?.sections).toEqual([
    {
      type: 'hero',
      title: 'Text',
      text: [
        {
          kind: 'paragraph',
          children: ['From ', { kind: 'strong', children: ['Harbour'] }, '.'],
        },
      ],
    },
  ]);
});

test('a phone number is written with spaces and dialled without', () => {
  const page = resolveHome({
    'pages/index.json': pageWith({
      type: 'hero',
      title: 'Call',
      action: { label: '{phone}', href: 'tel:{phone}' },
    }),
  });
  expect(page?.sections).toMatchObject([{ action: { label: '+91 00000 00000', href: 'tel:+910000000000' } }]);
});

test('the same page compiles the same twice: nothing is changed in passing', () => {
  const site = openSite({
    fileSystem: createTestFiles({ 'pages/index.json': pageWith({ type: 'hero', title: '{{brand}' }) }),
    pictures,
  });
  expect(compileRoute(site, '/')).toBeDefined();
  expect(compileRoute(site, '/')).toEqual(compileRoute(site, '/'));
});

test('what the check would refuse becomes no page', () => {
  expect(resolveHome({ 'pages/index.json': '{' })).toBeUndefined();
  expect(resolveHome({ 'pages/index.json': pageWith({ type: 'heroo' }) })).toBeUndefined();
  expect(resolveHome({ 'pages/index.json': pageWith({ type: 'shared', use: 'x' }) })).toBeUndefined();
  expect(
    resolveHome({ 'pages/index.json': pageWith({ type: 'hero', title: 'x'.repeat(20_001) }) }),
  ).toBeUndefined();
  const noPicture = { problem: 'unmeasurable', message: 'No picture.' } as const;
  const damaged = { describe: () => noPicture, describeCard: () => noPicture };
  const files = {
    'pages/index.json': pageWith({ type: 'hero', title: 'A', picture: { src: '/a.png', alt: 'A' } }),
  };
  const named = { 'pages/index.json': { ...goodPage, socialPicture: { src: '/a.png', alt: 'A' } } };
  for (const content of [files, named])
    expect(
      compileRoute(openSite({ fileSystem: createTestFiles(content), pictures: damaged }), '/'),
    ).toBeUndefined();
});

test('the picture that a page names for social networks is judged, and keeps its address in public/', () => {
  const page = resolveHome({
    'pages/index.json': { ...goodPage, socialPicture: { src: '/img/a.png', alt: '{brand} at work' } },
  });
  expect(page?.socialPicture).toEqual({
    src: '/img/a.png',
    alt: 'Harbour at work',
    isFit: false,
    version: 'abc',
  });
});

test('a page with a shared block that contains itself becomes no page', () => {
  expect(
    resolveHome({
      'pages/_shared/a.json': { type: 'shared', use: 'b' },
      'pages/_shared/b.json': { type: 'shared', use: 'a' },
      'pages/index.json': pageBelowHero({ type: 'shared', use: 'a' }),
    }),
  ).toBeUndefined();
});

test('site files are named in camelCase, filled in, and without notes to editors', () => {
  const data = resolveSiteData(
    openSite({
      fileSystem: createTestFiles({ 'pages/_site/planned-links.json': { $schema: 'x', paths: ['/a'] } }),
      pictures,
    }),
  );
  expect(data.plannedLinks).toEqual({ paths: ['/a'] });
  expect(data.brand.brand).toBe('Harbour');
});
