import { expect, test } from 'vitest';
import { describePage } from '../../src/app/describe-page.ts';
import { structuredData } from '../../src/engine/documents/head.ts';
import { scriptJson } from '../../src/shared/html.ts';
import type { JobPosting, Section } from '../../src/shared/generated/sections.ts';
import type { PageData } from '../../src/shared/page.ts';
import { expectPictures } from './expect-pictures.ts';
import { siteData } from './site.ts';

const site = { ...siteData, brand: { ...siteData.brand, brand: 'Plots', url: 'https://plots.example' } };
const identity = { name: 'Plots', url: 'https://plots.example/site', language: 'en' };
const posting: JobPosting = { posted: '2026-03-31', country: 'IN', text: 'Dig, sow, water.' };
const opening = { title: 'Gardener', place: 'Pune', href: '#', posting };

function graphOf(sections: Section[], own: Partial<PageData> = {}) {
  const page: PageData = {
    path: '/growing/beans',
    aliases: [],
    title: 'Beans | Plots',
    description: 'How beans are grown.',
    lang: 'en',
    noindex: false,
    sections,
    ...own,
  };
  const things = describePage(page, site, '/site/');
  return structuredData(page, things, identity, '/logo.png')['@graph'];
}
const jobs = (openings: object[]) => ({ type: 'jobOpenings', title: 'Jobs', openings }) as Section;

const { posting: _, ...bare } = opening;
const full = { ...posting, until: '2026-05-31', region: 'Maharashtra', hours: 'part-time' };
const crumbs = [
  { label: 'Home', href: '/site/' },
  { label: 'Growing' },
  { label: 'Later', href: '#' },
  { label: 'Beans' },
];
const office = {
  type: 'officeLocation' as const,
  title: 'Shed',
  address: ['Bean Lane 2', 'Pune'],
  directions: { label: 'Map', href: '#' },
};
const hero = { type: 'hero' as const, title: 'Beans' };

/**
 * The structured data of pages with these blocks, or of these kinds. The required properties are documented below
 * https://developers.google.com/search/docs/appearance/structured-data/ (breadcrumb, job-posting, logo).
 */
const graphs = {
  'crumbs, without steps that have no page': graphOf([{ ...hero, crumbs }]),
  'crumbs of one step, omitted': graphOf([{ ...hero, crumbs: [crumbs[1]!, crumbs[3]!] }]),
  'a single position with all required properties': graphOf([jobs([{ ...opening, posting: full }])]),
  'a position without date and text': graphOf([jobs([bare])]),
  'a list of positions': graphOf([jobs([opening, opening])]),
  'an office with opening hours': graphOf([
    { ...office, hours: [{ days: ['monday', 'saturday'], opens: '09:30', closes: '18:30' }] },
  ]),
  'an office without opening hours': graphOf([office]),
  'a contact page': graphOf([], { kind: 'contact' }),
  'a page about the site': graphOf([], { kind: 'about' }),
  'a service, named by its page without the name of the site': graphOf([], { kind: 'service' }),
};
const written = Object.entries(graphs).map(
  ([name, graph]) => `## ${name}\n${JSON.stringify(graph, null, 2)}\n`,
);
expectPictures('structured-data', new Map([['graphs.txt', written.join('\n')]]));

test('no text can end the script element around it', () => {
  const text = '</script><script>alert(1)</script><!--';
  const script = scriptJson(graphOf([jobs([{ ...opening, posting: { ...posting, text } }])]));
  expect(script).not.toContain('<');
  expect(JSON.parse(script)).toContainEqual(expect.objectContaining({ description: text }));
});
