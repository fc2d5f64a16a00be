import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../../src/shared/generated/site.ts';
import { changeJson } from '../build-fixture.ts';

/** Leaves out of the fixture site all that its pages do not need. */
export function leaveOut(pages: string): void {
  const write = (name: string, value: object) =>
    changeJson(join(pages, `_site/${name}.json`), value, { anew: true });
  const { facts, ...texts } = JSON.parse(readFileSync(join(pages, '_site/brand.json'), 'utf8')) as Brand;
  const values = Object.entries({ ...texts, ...facts });
  for (const name of ['sign-in', 'consent', 'planned-links']) rmSync(join(pages, `_site/${name}.json`));
  write('brand', { brand: 'Greenplot', url: 'https://greenplot.example' });
  changeJson(join(pages, '_site/theme.json'), { edges: 'plain', decoration: [] });
  write('footer', { headline: 'Bring a spade.', copyright: 'A site for tests.', newTabNote: 'in a new tab' });
  write('navigation', {
    label: 'Main menu',
    skipLabel: 'Skip to content',
    openLabel: 'Open menu',
    closeLabel: 'Close menu',
    items: [
      { label: 'Growing vegetables', link: '/growing/beans' },
      { label: 'All about the plot', link: '/people/plot' },
      { label: 'Visits and opening hours', children: [{ label: 'Write to Us', link: '/write-to-us' }] },
    ],
  });
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    let text = readFileSync(join(pages, file), 'utf8');
    for (const [name, value] of values)
      text = text.replaceAll(`{${name}}`, value).replaceAll(`{facts.${name}}`, value);
    writeFileSync(join(pages, file), text);
  }
}
