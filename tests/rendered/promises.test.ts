import { expect, test, vi } from 'vitest';
import { createRenderer } from '../../src/render/entry-server.tsx';
import { registeredStyles } from '../../src/styles-compiler/registry.ts';
import { createDocumentStyles } from '../../src/styles-compiler/document-styles.ts';
import { sections } from '../../src/sections/index.ts';
import type { Section, SectionType } from '../../src/shared/generated/sections.ts';
import { renderedBlocks } from './rendered-blocks.ts';
import { escapeHtml } from '../../src/shared/html.ts';
import { findBroken, findWrongHeadings } from './section-promises.ts';
import { codeStyles, compileBlocks, compileBlock, renderPage, site, siteData, stylesFor } from './site.ts';
import { styledNames } from './styled-names.ts';

test.each(renderedBlocks)('$type meets the requirements for all sections', ({ type, blocks }) => {
  const { island } = sections[type as SectionType];
  const wrong = blocks.flatMap(({ block, html }) => [
    ...findWrongHeadings(block, site.schemas.sections.get(type)?.field, html),
    ...findBroken(html, island !== undefined),
  ]);
  expect([...new Set(wrong)]).toEqual([]);
});

test.each(renderedBlocks)('$type renders without warnings, and the same HTML twice', ({ blocks }) => {
  const spies = (['error', 'warn'] as const).map((name) => vi.spyOn(console, name));
  for (const { block, html } of blocks) {
    expect(compileBlock(block).html).toBe(html);
    expect(html).not.toMatch(/<script|javascript:|undefined|\[object Object\]/);
  }
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('every styled component of a block is registered, and a document brings along the rules of its first block', () => {
  const stylesOf = createDocumentStyles('', codeStyles.components, (css) => css);
  for (const { html, css } of renderedBlocks.flatMap(({ blocks }) => blocks)) {
    const lists = Array.from(html.matchAll(/ class="([^"]+)"/g), ([, names = '']) => names.split(' '));
    const used = [...new Set(lists.flat())].filter((name) => styledNames.has(name));
    expect(used.filter((name) => !registeredStyles.has(name))).toEqual([]);
    const classes = Array.from(stylesOf(html, 'en').matchAll(/\.[a-z]\w*\d\b/g), ([name]) => name);
    expect(classes.filter((name) => !css.includes(name))).toEqual([]);
  }
});

test('hydrated blocks have their props in the HTML, and others do not', () => {
  for (const { type, blocks } of renderedBlocks) {
    const { island } = sections[type as SectionType];
    // One block is enough for static section types.
    for (const { block } of island ? blocks : blocks.slice(0, 1)) {
      const page = compileBlocks(block);
      const { mainStart } = renderPage(page);
      const { lang, words } = page;
      const props = escapeHtml(JSON.stringify({ section: page.sections[0], lang, words }));
      expect(/ data-index="(\d+)"/.exec(mainStart)?.[1]).toBe(island?.hydrate ? '0' : undefined);
      expect(/ data-island="(\w+)"/.exec(mainStart)?.[1]).toBe(island?.when);
      expect(/ data-props="([^"]*)"/.exec(mainStart)?.[1]).toBe(island?.hydrate ? props : undefined);
    }
  }
});

test('an error in a section names the block, the page, the reason and the line of the component', () => {
  const page = compileBlocks({ type: 'richText', body: 'A text.' });
  const [section] = page.sections as [Section];
  const broken = { ...page, sections: [section, { ...section, body: undefined } as never] };
  const stack = expect.stringMatching(
    /^TypeError: Section type "richText" failed to render block 2 of page \/sample: .*\n +at \w+ .*\/src\/components\/RichTextView\.tsx:/,
  ) as string;
  expect(() => renderPage(broken)).toThrow(expect.objectContaining({ stack }));
});

test('an async component is an error that says so', async () => {
  const definition = sections.richText as { component: () => Promise<unknown> };
  vi.spyOn(definition, 'component').mockResolvedValue({ RichText: () => Promise.resolve('A text.') });
  const render = await createRenderer(siteData, stylesFor);
  vi.restoreAllMocks();
  expect(() => render(compileBlocks({ type: 'richText', body: 'A text.' }))).toThrow(
    /^Section type "richText" failed to render block 1 of page \/sample: A component is async/,
  );
});

test('a section type without a definition is an error that names the file', () => {
  const page = compileBlocks({ type: 'richText', body: 'A text.' });
  const broken = { ...page, sections: [{ type: 'unlisted' } as never] };
  expect(() => renderPage(broken)).toThrow('src/own/index.ts lacks its definition.');
});
