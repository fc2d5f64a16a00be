import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { createRenderer } from '../../src/app/entry-server.tsx';
import { cataloguePage, listCatalogue } from '../../src/engine/content/catalogue.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { resolveSiteData } from '../../src/engine/content/resolve-site-data.ts';
import type { Json } from '../../src/engine/json/json.ts';
import { createPictureStore } from '../../src/engine/pictures/picture-store.ts';
import { alive } from '../../src/sections/alive.ts';
import type { SectionType } from '../../src/shared/generated/sections.ts';
import {
  findDeadControls,
  findDeadHooks,
  findStyleAttributes,
  findWrongHeadings,
} from './section-promises.ts';

const root = resolve(import.meta.dirname, '../..');
const site = openSite({
  root,
  pictures: createPictureStore({ publicDir: join(root, 'public'), variants: false }),
});
const types = listCatalogue(site);

let render: Awaited<ReturnType<typeof createRenderer>>;

beforeAll(async () => {
  render = await createRenderer(resolveSiteData(site));
});

test.each(types)('$type keeps what every section promises', ({ type, examples }) => {
  const wrong = examples.flatMap(({ index }) => {
    const page = cataloguePage(site, `/__catalogue/${type}/${index}`)!;
    const { mainStart, mainRest } = render(page);
    const html = mainStart + mainRest;
    const block = page.sections[0] as unknown as Json;
    const entry = alive[type as SectionType];
    return [
      ...findWrongHeadings(type, block, site.schemas?.sections.get(type)?.plan, html),
      ...(entry ? [] : findDeadControls(type, html)),
      ...(entry?.hydrate ? [] : findDeadHooks(type, codeOf(type))),
      ...findStyleAttributes(type, html),
    ];
  });
  expect([...new Set(wrong)]).toEqual([]);
});

const plan = {
  properties: new Map([['title', { role: 'heading' as const, headingLevel: 2, properties: new Map() }]]),
};
const block = { type: 'quote', title: 'Words of others' };

test('a heading at another level, or that is no heading, is named', () => {
  expect(findWrongHeadings('quote', block, plan, renderToStaticMarkup(<h3>{block.title}</h3>))).toEqual([
    '"quote" draws the heading /title as <h3>, and its schema says level 2. Make them agree.',
  ]);
  expect(findWrongHeadings('quote', block, plan, renderToStaticMarkup(<p>{block.title}</p>))).toEqual([
    '"quote" does not draw the heading /title as a heading. Draw it as <h2>.',
  ]);
  expect(findWrongHeadings('quote', block, plan, renderToStaticMarkup(<h2>{block.title}</h2>))).toEqual([]);
});

test('a control of a section that never comes alive, and a hook that never runs, are named', () => {
  expect(findDeadControls('quote', renderToStaticMarkup(<button type="button">More</button>))).toEqual([
    '"quote" draws a <button>, which nothing brings to life. Say in src/sections/alive.ts how it comes alive.',
  ]);
  expect(findDeadControls('quote', renderToStaticMarkup(<a href="/">Home</a>))).toEqual([]);
  const code = 'export function Quote() { const [open, setOpen] = useState(false); }';
  expect(findDeadHooks('quote', code)).toEqual([
    '"quote" uses useState, which never runs in the page that is served. Say in src/sections/alive.ts that React brings it to life ("hydrate").',
  ]);
  expect(findDeadHooks('quote', '<div onClick={more}>')).toHaveLength(1);
});

test('a style attribute is named', () => {
  expect(findStyleAttributes('quote', renderToStaticMarkup(<p style={{ color: 'red' }}>Red</p>))).toEqual([
    '"quote" draws a <p> with a style attribute, which the page\'s policy refuses. Say it in a styled component.',
  ]);
});

/** The code of a section's own folder. */
function codeOf(type: string): string {
  const folder = join(root, 'src/sections', type.charAt(0).toUpperCase() + type.slice(1));
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
