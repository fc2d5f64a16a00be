import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { Json } from '../../src/engine/json/json.ts';
import { defaultFormWords as formDefaults } from '../../src/shared/forms/form-words.ts';
import { isDay } from '../../src/shared/day.ts';
import type { FormWords } from '../../src/shared/generated/sections.ts';
import type { BlockWords } from '../../src/shared/generated/site.ts';
import type { PageData } from '../../src/shared/page.ts';
import blockDefaults from '../../src/shared/words/block-words.json' with { type: 'json' };
import siteDefaults from '../../src/shared/words/site-words.json' with { type: 'json' };
import definitions from '../../section-schemas/defs.json' with { type: 'json' };
import schema from '../../section-schemas/site/words.json' with { type: 'json' };
import { mostBlock } from './sample-blocks.ts';
import { compileBlocks, renderPage, sectionSchemas } from './site.ts';

const spoken = ['alt', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'title'];

test('the defaults in the schema of words.json are the rendered texts', () => {
  const promised = (properties: Record<string, { default: string }>) =>
    Object.fromEntries(Object.entries(properties).map(([name, word]) => [name, word.default]));
  const { blocks, site: around } = schema.$defs.languageWords.properties;
  expect(blockDefaults).toEqual(promised(blocks.properties));
  expect(siteDefaults).toEqual(promised(around.properties));
  expect(formDefaults).toEqual(promised(definitions.$defs.formWords.properties));
});

test.each(sectionSchemas)('only known texts are in $type', ({ type, variants, examples }) => {
  const blocks = [...examples, ...variants.map((variant) => mostBlock(type, variant))];
  const foreign = blocks.flatMap((block) => {
    const page = compileBlocks(block);
    const html = renderPage(inNumbers(page));
    const said = wordsOf(textsOf(html.mainStart + html.mainRest));
    const content = stringsIn(page.sections as unknown as Json);
    const known = new Set(wordsOf([...content, ...content.flatMap(inLanguage)]));
    return said.filter((word) => !known.has(word));
  });
  expect(foreign, `The words in ${type} must come from content or from useLanguage().`).toEqual([]);
});

/** The page in a language whose texts are numbers. */
function inNumbers(page: PageData): PageData {
  const words = (table: object) => Object.fromEntries(Object.keys(table).map((name) => [name, '0']));
  const blocks: BlockWords = words(blockDefaults);
  const forms: FormWords = words(formDefaults);
  const sections = page.sections.map((block) =>
    block.type === 'contactForm' ? { ...block, words: forms } : block,
  );
  return { ...page, words: blocks, sections };
}

/** A day and the codes of a country and a language, as readers see them. */
function inLanguage(value: string): string[] {
  if (isDay(value)) return [new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(Date.parse(value))];
  const type = /^[a-z]{2}(?:-[A-Z]{2})?$/.test(value) ? 'language' : 'region';
  return /^(?:[A-Z]{2}|[a-z]{2}(?:-[A-Z]{2})?)$/.test(value)
    ? [new Intl.DisplayNames('en', { type }).of(value) ?? '']
    : [];
}

function textsOf(html: string): string[] {
  const attributes = parse(html)
    .querySelectorAll('*')
    .flatMap((element) => spoken.flatMap((name) => element.getAttribute(name) ?? []));
  const texts = Array.from(html.matchAll(/>([^<]+)</g), ([, text = '']) => text);
  // Words may have soft hyphens.
  return [...texts, ...attributes].map((text) => text.replaceAll(/\u00ad|&\w+;/g, ''));
}

/** Words of at least three letters: shorter ones may be parts of others. */
function wordsOf(texts: string[]): string[] {
  return texts.flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
}

function stringsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((child: Json) => stringsIn(child));
}

test('words that fall back to English say so in a page of another language', () => {
  const pictures = [1, 2].map(() => ({ picture: { src: '/pictures/wide.svg', alt: 'سياج' } }));
  const blocks = compileBlocks(
    { type: 'hero', title: 'عنوان', crumbs: [{ label: 'بيت', href: '/' }, { label: 'هنا' }] },
    { type: 'gallery', title: 'صور', pictures },
  );
  const page: PageData = { ...blocks, lang: 'ar', words: { close: 'إغلاق' } };
  const root = parse(renderPage(page).mainStart + renderPage(page).mainRest);
  const english = root.querySelectorAll('[lang="en"][dir="ltr"]');
  const said = english.map((element) => element.getAttribute('aria-label') ?? element.text.trim());
  expect(new Set(said)).toEqual(
    new Set([
      blockDefaults.breadcrumb,
      'Enlarge picture 1 of 2',
      'Enlarge picture 2 of 2',
      blockDefaults.previousPicture,
      blockDefaults.nextPicture,
      '1 of 2',
      '2 of 2',
    ]),
  );
  // What an element contains is in the language of the page.
  expect(root.querySelector('nav[lang="en"] > [lang="ar"][dir="rtl"]')?.text).toContain('بيت');
  expect(root.querySelector('[aria-label="إغلاق"]')?.closest('[lang]')).toBeNull();
  expect(root.toString()).not.toMatch(/[\ue000\ue001]/);
  const englishPage = renderPage({ ...blocks, lang: 'en' });
  expect(englishPage.mainStart + englishPage.mainRest).not.toContain('lang="en"');
});

test('words of forms that fall back to English say so', () => {
  const page: PageData = { ...compileBlocks(mostBlock('contactForm', 'section')), lang: 'ar' };
  const words: FormWords = { kept: 'محفوظ' };
  page.sections = page.sections.map((block) => (block.type === 'contactForm' ? { ...block, words } : block));
  const root = parse(renderPage(page).mainStart);
  const said = root.querySelectorAll('span[lang="en"][dir="ltr"]').map(({ text }) => text);
  for (const word of ['optional', 'required', 'forget'] as const) expect(said).toContain(formDefaults[word]);
  expect(root.toString()).toMatch(/<p [^>]*>محفوظ <button/);
});
