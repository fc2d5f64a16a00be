import { alternateLinks, findAlternates } from '../../src/engine/documents/alternates.ts';
import { sitemapXml } from '../../src/engine/documents/host-files.ts';
import { testTables } from '../shared/test-tables.ts';

const site = { name: 'A', url: 'https://a.example/site', language: 'en' };
type Pages = Parameters<typeof findAlternates>[0];

testTables('tests/engine/tables/alternates.txt', {
  'The languages in which there is each of these pages': (pages: Pages) => [...findAlternates(pages)],
  'What the documents of these pages say of them': (pages: Pages) =>
    Array.from(findAlternates(pages), ([route, found]) => `${route}: ${alternateLinks(found, site)}`),
  'What the sitemap says of them': (pages: Pages) => {
    const found = findAlternates(pages);
    const listed = pages.map(({ route }) => {
      const alternates = found.get(route);
      return { path: route, changed: undefined, ...(alternates && { alternates }) };
    });
    return sitemapXml(site, listed).split('\n');
  },
});
