import { expect, test } from 'vitest';
import { describePage } from '../../src/app/describe-page.ts';
import { structuredData } from '../../src/engine/documents/structured-data.ts';
import { scriptJson } from '../../src/shared/html.ts';
import type { JobPosting, Section } from '../../src/shared/generated/sections.ts';
import type { PageData } from '../../src/shared/page.ts';
import { missingProperties } from '../missing-properties.ts';
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
  const graph = structuredData(page, things, identity, '/logo.png');
  expect(missingProperties(graph)).toEqual([]);
  return graph['@graph'];
}
const typesOf = (graph: object[]) => graph.map((thing) => (thing as { '@type': string })['@type']);
const jobs = (openings: object[]) => ({ type: 'jobOpenings', title: 'Jobs', openings }) as Section;

test('crumbs become the way to the page, without steps that are no pages', () => {
  const crumbs = [
    { label: 'Home', href: '/site/' },
    { label: 'Growing' },
    { label: 'Later', href: '#' },
    { label: 'Beans' },
  ];
  expect(graphOf([{ type: 'hero', title: 'Beans', crumbs }]).at(-1)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://plots.example/site/' },
      { '@type': 'ListItem', position: 2, name: 'Beans', item: 'https://plots.example/site/growing/beans' },
    ],
  });
});

test('a way of one step says nothing', () => {
  const graph = graphOf([
    { type: 'hero', title: 'Beans', crumbs: [{ label: 'Growing' }, { label: 'Beans' }] },
  ]);
  expect(typesOf(graph)).toEqual(['Organization', 'WebPage']);
});

test('a position that stands alone and says all that is asked for is told to search engines', () => {
  const full = { ...posting, until: '2026-05-31', region: 'Maharashtra', hours: 'part-time' };
  expect(graphOf([jobs([{ ...opening, posting: full }])]).at(-1)).toEqual({
    '@type': 'JobPosting',
    title: 'Gardener',
    description: 'Dig, sow, water.',
    datePosted: '2026-03-31',
    validThrough: '2026-05-31T23:59:59',
    employmentType: 'PART_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Plots', sameAs: 'https://plots.example/site/' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Pune',
        addressRegion: 'Maharashtra',
        addressCountry: 'IN',
      },
    },
    url: 'https://plots.example/site/growing/beans',
  });
});

test('of a list of positions, and of one without its day and text, nothing is told', () => {
  const { posting: _, ...bare } = opening;
  expect(typesOf(graphOf([jobs([bare])]))).not.toContain('JobPosting');
  expect(typesOf(graphOf([jobs([opening, opening])]))).not.toContain('JobPosting');
});

test.each([
  ['contact', ['Organization', 'ContactPage']],
  ['about', ['Organization', 'AboutPage']],
  ['service', ['Organization', 'WebPage', 'Service']],
  [undefined, ['Organization', 'WebPage']],
] as const)('a page of the kind %s is %j', (kind, types) => {
  expect(typesOf(graphOf([], kind && { kind }))).toEqual(types);
});

test('a service is named by its page, without the name of the site', () => {
  const service = graphOf([], { kind: 'service' }).at(-1);
  expect(service).toMatchObject({ name: 'Beans', provider: { '@id': `${identity.url}/#organization` } });
});

test('what a text says cannot leave the script it stands in', () => {
  const text = '</script><script>alert(1)</script><!--';
  const script = scriptJson(graphOf([jobs([{ ...opening, posting: { ...posting, text } }])]));
  expect(script).not.toContain('<');
  expect(JSON.parse(script)).toContainEqual(expect.objectContaining({ description: text }));
});
