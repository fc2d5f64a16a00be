import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createRenderer } from '../../src/app/entry-server.tsx';
import { cataloguePage, catalogueRoutes } from '../../src/engine/content/catalogue.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { resolveSiteData } from '../../src/engine/content/resolve-site-data.ts';
import { registry } from '../../src/sections/registry.ts';
import { fixtureFiles } from '../stage/fixture-files.ts';
import { alikePictures } from '../engine/alike-pictures.ts';

const site = openSite({
  fileSystem: fixtureFiles,
  pictures: alikePictures,
});
const types = Object.keys(registry);
// `/__catalogue/hero/0` and the like: one example each.
const examples = catalogueRoutes(site).filter((route) => route.split('/').length === 4);

let render: Awaited<ReturnType<typeof createRenderer>>;

beforeAll(async () => {
  render = await createRenderer(resolveSiteData(site));
});

afterEach(() => vi.restoreAllMocks());

test('there are sections to try, and the registry names them in alphabetical order', () => {
  expect(examples.length).toBeGreaterThanOrEqual(2 * types.length);
  expect(types).toEqual(types.toSorted());
});

test('from the third on, blocks may wait to be laid out, unless they hide something or hang it over their edge', () => {
  const found = examples.map((route) => {
    const page = cataloguePage(site, route)!;
    const [section] = page.sections;
    const { mainStart, mainRest } = render({ ...page, sections: [section!, section!, section!] });
    expect(mainStart).not.toContain(' data-far');
    const marks = mainRest.split(/<section[^>]* data-far>/).length - 1;
    if (mainRest.includes(' data-hangs')) return { hanging: marks };
    return / (?:hidden=""|data-open="false")/.test(mainRest) ? { hiding: marks } : { other: marks };
  });
  expect([...new Set(found.map((marks) => JSON.stringify(marks)))].toSorted()).toEqual([
    '{"hanging":0}',
    '{"hiding":0}',
    '{"other":1}',
  ]);
});

describe.each(examples)('the example at %s', (route) => {
  const rendering = () => {
    const complaints: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
    vi.spyOn(console, 'warn').mockImplementation((...words) => complaints.push(words));
    const page = cataloguePage(site, route)!;
    const { mainStart, mainRest, componentCss } = render(page);
    return { html: mainStart + mainRest, componentCss, complaints, page };
  };

  test('renders without a complaint, twice the same, with nothing the policy of the page refuses', () => {
    const { html, complaints } = rendering();
    expect(complaints).toEqual([]);
    expect(rendering().html).toBe(html);
    expect(html.length).toBeGreaterThan(100);
    expect(html).not.toMatch(/ style=|<script|javascript:|undefined|\[object Object\]/);
  });

  test('brings the rules of every styled component it uses', () => {
    const { html, componentCss } = rendering();
    const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap((match) => match[1]!.split(' '));
    const generated = classes.filter((name) => /^[a-zA-Z]{5,7}$/.test(name));
    expect(
      generated.filter((name) => !componentCss.includes(`"${name},"`) && !componentCss.includes(name)),
    ).toEqual([]);
  });

  test('brings no rule twice', () => {
    const { componentCss } = rendering();
    const ends = [...componentCss.matchAll(/data-styled\.g\d+\[id="[^"]+"\]/g)].map(([mark]) => mark);
    expect(ends).toEqual([...new Set(ends)]);
  });

  test('names every control and marks every picture', () => {
    const { html } = rendering();
    for (const [image] of html.matchAll(/<img[^>]*>/g)) {
      expect(image).toMatch(/ alt="/);
      expect(image).toMatch(/ width="\d+"/);
      expect(image).toMatch(/ height="\d+"/);
    }
    for (const [, attributes, content] of html.matchAll(
      /<(?:a|button)\b([^>]*)>([\s\S]*?)<\/(?:a|button)>/g,
    )) {
      const text = content!
        .replace(/<svg[\s\S]*?<\/svg>/g, '')
        .replace(/<[^>]+>/g, '')
        .trim();
      const named = /aria-label/.test(attributes!) || / alt="[^"]+"/.test(content!) || text !== '';
      expect(named, `${attributes} ${content}`).toBe(true);
    }
  });
});

test('a section that fails says which block of which page, and why', async () => {
  const page = cataloguePage(site, '/__catalogue/richText/0')!;
  const [section] = page.sections;
  const broken = { ...page, sections: [section!, { ...section!, body: undefined } as never] };
  expect(() => render(broken)).toThrow(
    /^Section type "richText" failed to render block 2 of page \/__catalogue\/richText\/0: /,
  );
});
