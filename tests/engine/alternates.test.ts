import { expect, test } from 'vitest';
import { alternateLinks, findAlternates } from '../../src/engine/documents/alternates.ts';
import { sitemapXml } from '../../src/engine/documents/host-files.ts';

const site = { name: 'A', url: 'https://a.example/site', language: 'en' };
const page = (route: string, lang: string, translationOf?: string, noindex = false) => ({
  route,
  lang,
  noindex,
  ...(translationOf !== undefined && { translationOf }),
});

test('every page of a group names all of it, itself too, and the original for other readers', () => {
  const alternates = findAlternates([
    page('/de/about', 'de', '/about'),
    page('/about', 'en'),
    page('/fr/about', 'fr-CA', '/about'),
    page('/alone', 'en'),
  ]);
  const group = [
    { language: 'de', path: '/de/about' },
    { language: 'en', path: '/about' },
    { language: 'fr-CA', path: '/fr/about' },
    { language: 'x-default', path: '/about' },
  ];
  expect([...alternates]).toEqual([
    ['/de/about', group],
    ['/about', group],
    ['/fr/about', group],
  ]);
});

test('pages that search engines are to leave out are in no group', () => {
  expect(findAlternates([page('/', 'en'), page('/de', 'de', '/', true)]).size).toBe(0);
  const withoutOriginal = findAlternates([
    page('/', 'en', undefined, true),
    page('/de', 'de', '/'),
    page('/fr', 'fr', '/'),
  ]);
  expect(withoutOriginal.get('/de')).toEqual([
    { language: 'de', path: '/de' },
    { language: 'fr', path: '/fr' },
  ]);
});

test('documents and the sitemap name the languages of a page with whole addresses', () => {
  const alternates = [
    { language: 'en', path: '/' },
    { language: 'de', path: '/de' },
  ];
  expect(alternateLinks(alternates, site)).toBe(
    '<link rel="alternate" hreflang="en" href="https://a.example/site/"><link rel="alternate" hreflang="de" href="https://a.example/site/de">',
  );
  const xml = sitemapXml(site, [
    { path: '/', changed: undefined, alternates },
    { path: '/b', changed: undefined },
  ]);
  expect(xml).toContain(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
  );
  expect(xml).toContain(
    '<url><loc>https://a.example/site/</loc><xhtml:link rel="alternate" hreflang="en" href="https://a.example/site/"/><xhtml:link rel="alternate" hreflang="de" href="https://a.example/site/de"/></url>',
  );
  expect(xml).toContain('<url><loc>https://a.example/site/b</loc></url>');
});
