import { expect, test } from 'vitest';
import { describePage } from '../../src/render/describe-page.ts';
import { inlineScripts } from '../../src/render/entry-server.tsx';
import { structuredData } from '../../src/engine/documents/head.ts';
import { describeSite } from '../../src/engine/documents/document-site.ts';
import { scriptJson } from '../../src/shared/html.ts';
import type { PageData } from '../../src/shared/page.ts';
import { testCases } from '../engine/written-cases.ts';
import { siteData } from './site.ts';

const site = { ...siteData, brand: { ...siteData.brand, brand: 'Plots', url: 'https://plots.example' } };
const shared = { ...describeSite(site, '/site/'), scripts: inlineScripts };

function graphOf(own: Partial<PageData>) {
  const page: PageData = {
    path: '/growing/beans',
    aliases: [],
    title: 'Beans | Plots',
    description: 'How beans are grown.',
    lang: 'en',
    noindex: false,
    sections: [],
    ...own,
  };
  return structuredData(page, describePage(page, site, '/site/'), shared)['@graph'];
}

testCases(['tests/rendered/structured-data.md'], (own: Partial<PageData>) =>
  JSON.stringify(graphOf(own), null, 2),
);

test('no text can end the script element around it', () => {
  const text = '</script><script>alert(1)</script><!--';
  const posting = { posted: '2026-03-31', country: 'IN', text };
  const openings = [{ title: 'Gardener', place: 'Pune', href: '#', posting }];
  const script = scriptJson(
    graphOf({ sections: [{ type: 'jobOpenings', title: 'Jobs', openings }] as never }),
  );
  expect(script).not.toContain('<');
  expect(JSON.parse(script)).toContainEqual(expect.objectContaining({ description: text }));
});
