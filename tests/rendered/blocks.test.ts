import { expect, test } from 'vitest';
import type { Section } from '../../src/shared/generated/sections.ts';
import type { JsonObject } from '../../src/engine/json/json.ts';
import { renderedBlocks } from './rendered-blocks.ts';
import { expectPictures, joinPictures } from './expect-pictures.ts';
import { formatHtml } from './format-html.ts';
import { countedBlock, mostBlock } from './sample-blocks.ts';
import { schemasByName } from '../stage/project-schemas.ts';
import { compileBlock, compileBlocks, renderPage, sectionSchemas } from './site.ts';

/** An attribute that styles may select. */
const attribute = / data-(?!section|island|props|index)([\w-]+)="([^"]{0,12})"/g;

expectPictures(
  'blocks',
  new Map(
    renderedBlocks.map(({ type, blocks }) => [
      `${type}.html`,
      joinPictures(blocks.map(({ name, html }) => ({ name, text: formatHtml(html) }))),
    ]),
  ),
);

// The layout of a block depends on its number of items, which attributes pass to the styles. What a browser loads of a
// photograph depends on its drawn width.
expectPictures(
  'counts',
  new Map([
    ['counts.txt', sectionSchemas.map(writeCounts).join('')],
    ['sizes.txt', sectionSchemas.flatMap(listSizes).join('\n').concat('\n')],
  ]),
);

test('there are variants, and properties that only some of them render', () => {
  expect(sectionSchemas.flatMap(({ variants }) => variants).length).toBeGreaterThan(40);
  expect(JSON.stringify([...schemasByName.values()])).toContain('"usedIn"');
});

test('from the third on, blocks may have deferred layout, unless they hide elements or overlap others', () => {
  const found = renderedBlocks.map(({ blocks }) => {
    const [section] = compileBlocks(blocks.at(-1)!.block).sections as [Section];
    const page = { ...compileBlocks(blocks[0]!.block), sections: [section, section, section] };
    const { mainStart, mainRest } = renderPage(page);
    expect(mainStart).not.toContain(' data-deferred');
    const marks =
      mainRest.split(/<section[^>]* data-deferred style="--phone:\d+rem;--tablet:\d+rem;--laptop:\d+rem">/)
        .length - 1;
    if (mainRest.includes(' data-hangs')) return `hanging: ${marks}`;
    return / (?:hidden=""|data-open="false")|<(?:dialog|details)/.test(mainRest)
      ? `hiding: ${marks}`
      : `other: ${marks}`;
  });
  expect([...new Set(found)].toSorted()).toEqual(['hanging: 0', 'hiding: 0', 'other: 1']);
});

/** The drawn widths of photographs in the fullest block of each variant. */
function listSizes({ type, variants }: (typeof sectionSchemas)[number]): string[] {
  return variants.flatMap((variant) => {
    const text = JSON.stringify(mostBlock(type, variant));
    const photo = '"/pictures/small-photo.webp"';
    const block = JSON.parse(text.replaceAll(/"\/(?:pictures|tools)\/[^"]+"/g, photo)) as JsonObject;
    const sizes = new Set(
      Array.from(compileBlock(block).html.matchAll(/ sizes="([^"]*)"/g), ([, list]) => list),
    );
    return [...sizes].map((list) => `${[type, variant].filter(Boolean).join(' ')}: ${list}`);
  });
}

function writeCounts({ type, variants }: (typeof sectionSchemas)[number]): string {
  return variants
    .map((variant) => {
      const counts = Array.from({ length: 9 }, (_, index) => index + 1);
      const lines = counts.map((count) =>
        listAttributes(compileBlock(countedBlock(type, variant, count)).html),
      );
      // Counts outside the schema's limits are clamped.
      const rows = lines.flatMap((line, index) =>
        line === lines[index - 1] ? [] : `  ${counts[index]}: ${line}\n`,
      );
      return `${`${type} ${variant}`.trim()}\n${rows.join('')}`;
    })
    .join('');
}

/** Lists the attributes that styles may select, element by element. Repetitions are shown as a number. */
function listAttributes(html: string): string {
  const found = Array.from(html.matchAll(/<\w[^>]*>/g)).flatMap(([tag]) => {
    const own = Array.from(tag.matchAll(attribute), ([, name, value]) =>
      value === '' ? name : `${name}=${value}`,
    );
    return own.length === 0 ? [] : [own.join(' ')];
  });
  const runs: { text: string; times: number }[] = [];
  for (const text of found) {
    const last = runs.at(-1);
    if (last?.text === text) last.times += 1;
    else runs.push({ text, times: 1 });
  }
  return runs.map(({ text, times }) => (times === 1 ? text : `${times} x ${text}`)).join(', ');
}
