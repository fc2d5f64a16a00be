import type { PageData } from '../../shared/page.ts';
import type { NamedCard } from '../../shared/social-card.ts';
import type { PageFile } from '../files/page-files.ts';
import { ownWordsOf } from '../../shared/words/words.ts';
import { isObject, type Json } from '../json/json.ts';
import { isTooLong } from '../json/limits.ts';
import { decodePath } from '../text/paths.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { isLanguage } from '../text/languages.ts';
import { collectFacts } from './collect-facts.ts';
import { compile } from './compile.ts';
import type { CompiledPage } from './compiled.ts';
import { findSharedOf } from './compile-shared.ts';
import type { BlockUse, PageDocument } from './document.ts';
import type { Use } from './facts.ts';
import { finishBlock, readBlock } from './read-block.ts';
import { putResults } from './put-results.ts';
import { readContent } from './read-content.ts';
import { addViolations, type Reading, unjudged } from './reading.ts';
import { routeForms } from './route-forms.ts';
import type { Site } from './site.ts';

/**
 * Compiles a page: one read and one walk serve the check and the renderer. Fills placeholders in, fits blocks
 * to their schemas and parses rich text. The finished page has its shared blocks inlined, no hidden blocks,
 * measured pictures, and forms with their targets.
 */
export function compilePage(site: Site, schemas: SchemaSet, { file, route }: PageFile): CompiledPage {
  const read = readContent(site.fileSystem, file, site.placeholders);
  return compile({ site, schemas, findShared: findSharedOf(site, schemas) }, file, read, {
    walk: (reading, value) => readPage(reading, route, value),
    finish: (reading, value) => finishPage(reading, route, value),
  });
}

function readPage(reading: Reading, route: string, value: Json): PageDocument | undefined {
  const { file, facts, schemas, unknown } = reading;
  const blocks = readBlocks(reading, value);
  collectFacts(reading, { holder: [value], key: 0 }, schemas.page.field, '');
  addViolations(reading, schemas.page, value, '');
  if (!isObject(value)) return undefined;
  return {
    kind: 'page',
    file,
    route,
    ...unjudged,
    facts,
    title: toKnownUse(value.title, '/title', unknown),
    description: toKnownUse(value.description, '/description', unknown),
    noindex: value.noindex === true,
    lang: toKnownUse(value.lang, '/lang', unknown),
    translationOf: toKnownUse(value.translationOf, '/translationOf', unknown),
    aliases: Array.isArray(value.aliases)
      ? value.aliases
          .flatMap((alias, index) => toKnownUse(alias, `/aliases/${index}`, unknown) ?? [])
          .map((use) => ({ ...use, value: decodePath(use.value) }))
      : [],
    blocks,
  };
}

/** Reads a page's blocks, each with the schema of its type. */
function readBlocks(reading: Reading, value: Json): BlockUse[] {
  if (!isObject(value) || !Array.isArray(value.sections)) return [];
  const { sections } = value;
  return sections.map((_, index) =>
    readBlock(reading, { holder: sections, key: index }, `/sections/${index}`),
  );
}

function toKnownUse(value: Json | undefined, pointer: string, unknown: ReadonlySet<string>): Use | undefined {
  const isText = typeof value === 'string' && !isTooLong(value) && !unknown.has(pointer);
  return isText ? { value, place: { at: 'value', pointer } } : undefined;
}

function finishPage(reading: Reading, route: string, value: Json): PageData | undefined {
  if (!isObject(value) || !Array.isArray(value.sections) || !putResults(reading)) return undefined;
  const sections = value.sections.map((block) => finishBlock(reading, block));
  if (sections.includes(undefined)) return undefined;
  const lang = languageOf(value.lang) ?? reading.site.language;
  const { blocks: words, forms } = ownWordsOf(reading.site.words, lang);
  return {
    path: route,
    aliases: Array.isArray(value.aliases) ? value.aliases.map((alias) => decodePath(String(alias))) : [],
    title: String(value.title),
    description: String(value.description),
    // The schema allows no other kind.
    ...(value.kind !== undefined && { kind: value.kind as NonNullable<PageData['kind']> }),
    // The role has replaced the value by its result.
    ...(value.socialPicture !== undefined && { socialPicture: value.socialPicture as unknown as NamedCard }),
    noindex: value.noindex === true,
    lang,
    ...(typeof value.translationOf === 'string' && { translationOf: value.translationOf }),
    ...(Object.keys(words).length > 0 && { words }),
    sections: sections
      .flatMap((found) => found ?? [])
      .map((block) => routeForms(reading.site, block, { route, words: forms })),
  };
}

/** The page's own language. An unknown language is reported, and would make browsers and formats fail. */
function languageOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && isLanguage(value) ? value : undefined;
}
