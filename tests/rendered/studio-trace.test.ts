import { expect, test } from 'vitest';
import { recordPage } from '../../src/engine/content/checked-page.ts';
import { listPages } from '../../src/engine/content/list-pages.ts';
import { compilePage } from '../../src/engine/content/page.ts';
import { layOver } from '../../src/engine/files/file-system.ts';
import type { JsonObject } from '../../src/engine/json/json.ts';
import type { DevSite } from '../../src/engine/vite/dev-site.ts';
import { privateLetters } from '../../src/shared/studio.ts';
import { fillPage } from '../../src/shared/lists.ts';
import { listContentOn } from '../../src/studio/server/list-content.ts';
import { tracePage } from '../../src/studio/server/trace-page.ts';
import { renderPage, sectionSchemas, site } from './site.ts';

const letters = /[\ue000-\uf8ff]/;

/** The texts of a page, as a browser has them, between tags. */
const textsOf = (html: string) =>
  html
    .replaceAll(/<(?:script|style)[^]*?<\/(?:script|style)>/g, '')
    .split(/<[^>]*>/)
    .map((text) =>
      text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? ''),
    );
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const calm = (text: string) =>
  text
    .replaceAll(/[*_\\[\]\u2066-\u2069\u200b\u00ad]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What tracing needs of a development server. */
function devSiteOf(opened: typeof site, render: typeof renderPage): DevSite {
  const lists = listPages(opened, records);
  const server = { config: { base: '/' } };
  return {
    site: opened,
    lists,
    server,
    loadRenderer: () => Promise.resolve({ render }),
  } as unknown as DevSite;
}
const records = site.pages.flatMap((page) => recordPage(site, compilePage(site, page), '') ?? []);

/** How the texts of a page are led back to fields. */
async function study(blocks: JsonObject[] | undefined, file = 'pages/traced.json') {
  const route = `/${file.slice('pages/'.length, -'.json'.length)}`;
  const made =
    blocks && Buffer.from(JSON.stringify({ title: 'Traced', description: 'Traced', sections: blocks }));
  const traced = {
    ...site,
    isPreview: true,
    fileSystem: made ? layOver(site.fileSystem, new Map([[file, made]])) : site.fileSystem,
  };
  const dev = devSiteOf(traced, renderPage);
  const page = { file, route };
  const answer = await tracePage(dev, page);
  const compiled = compilePage(traced, page);
  const data = compiled.data();
  if (!answer || !data) throw new Error(`${file} is not sound.`);
  const { mainStart, mainRest } = renderPage(fillPage(data, listContentOn(dev, compiled)));
  const blocksOf = (html: string) => html.split(/(?=<section)/).map(textsOf);
  const [shown, marked] = [blocksOf(mainStart + mainRest), blocksOf(answer.html)];
  const found = {
    right: 0,
    wrong: [] as string[],
    lost: [] as string[],
    otherTrees: 0,
    blocks: shown.length,
  };
  const whole = new Set(answer.fields.map(({ text }) => calm(text)));
  shown.forEach((texts, block) => {
    if (texts.length !== marked[block]!.length) found.otherTrees++;
    else texts.forEach((text, index) => compare(text, marked[block]![index]!));
  });
  function compare(text: string, trace: string): void {
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    const letter = letters.exec(trace)?.[0];
    if (letter === undefined) {
      if (whole.has(calm(text))) found.lost.push(text);
      return;
    }
    const field = answer!.fields[letter.charCodeAt(0) - privateLetters.first]!;
    // A component may add signs around the words of a field.
    const words = calm(text).match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.some((word) => calm(field.text).includes(word))) found.right++;
    else found.wrong.push(`${text} <- ${field.pointer}`);
  }
  return found;
}

/** At least 99 % lead to their field, and none to another. */
function expectFound(all: Awaited<ReturnType<typeof study>>[], least: number): void {
  const sum = (of: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + of(one), 0);
  const right = sum((one) => one.right);
  expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(right).toBeGreaterThan(least);
  expect(sum(({ lost }) => lost.length)).toBeLessThanOrEqual(right / 100);
  // Such a block is selected as a whole, or by what its texts read.
  expect(sum(({ otherTrees }) => otherTrees)).toBeLessThanOrEqual(sum(({ blocks }) => blocks) / 50);
}

test('the texts of all pages lead to their fields', async () => {
  const pages = site.pages.filter(({ file }) => file !== 'pages/sample.json');
  expectFound(await Promise.all(pages.map(({ file }) => study(undefined, file))), 200);
});

test('the texts of all examples lead to their fields', async () => {
  const all: Awaited<ReturnType<typeof study>>[] = [];
  for (const { examples } of sectionSchemas) for (const example of examples) all.push(await study([example]));
  expectFound(all, 700);
});

test('a block whose component throws on private letters costs only itself', async () => {
  const file = 'pages/growing/beans.json';
  const render = (page: Parameters<typeof renderPage>[0]) => {
    if (page.sections.some((section) => section.type === 'tabbedText' && letters.test(section.title ?? '')))
      throw new Error('This component reads its title.');
    return renderPage(page);
  };
  const dev = devSiteOf(site, render);
  const answer = await tracePage(dev, { file, route: '/growing/beans' });
  const blocks = answer!.html.split(/(?=<section)/).slice(1);
  expect(blocks.map((block) => letters.test(block))).toEqual(
    blocks.map((block) => !block.includes('data-section="tabbedText"')),
  );
});
