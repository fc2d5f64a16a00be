import type { PageData } from '../../shared/page.ts';
import type { Section } from '../../shared/generated/sections.ts';
import type { NamedCard } from '../../shared/social-card.ts';
import { ownWordsOf } from '../../shared/words/words.ts';
import { hashOf } from '../files/hash-of.ts';
import type { PageFile } from '../files/page-files.ts';
import { isObject, isTooLong, type Json, type JsonObject } from '../json/json.ts';
import { renameInPage } from '../schemas/former-words.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { isLanguage } from '../text/languages.ts';
import { decodePath } from '../text/paths.ts';
import { compileBlock, readBlock } from './block.ts';
import { addViolations, collectUses, compile } from './compile.ts';
import type { BlockUse, Page } from './document.ts';
import { type ContentFile, readContent } from './read-content.ts';
import type { Use } from '../diagnostics/finding.ts';
import type { Site } from './site.ts';
import { resolveFields } from './walk.ts';

/** Compiles a page: one read and one walk serve the check and the renderer. */
export function compilePage(site: Site, schemas: SchemaSet, { file, route }: PageFile): Page {
  const blocks: BlockUse[] = [];
  const compiled = compile(site, schemas, file, readPage(site, schemas, file), (reading, value) => {
    if (isObject(value) && Array.isArray(value.sections))
      for (const [index, block] of value.sections.entries())
        blocks.push(readBlock(reading, block, `/sections/${index}`));
    collectUses(reading, value, schemas.page.field, '');
    addViolations(reading, schemas.page, value, '');
  });
  for (const block of blocks) block.isKnown = compiled.isKnown(block.pointer);
  const value = isObject(compiled.value) ? compiled.value : {};
  const { unknown, isSound } = compiled;
  const textAt = (key: string) => toKnownUse(value[key], `/${key}`, unknown);
  const aliases = Array.isArray(value.aliases) ? value.aliases : [];
  return {
    ...compiled,
    kind: 'page',
    route,
    title: textAt('title'),
    description: textAt('description'),
    noindex: value.noindex === true,
    lang: textAt('lang'),
    translationOf: textAt('translationOf'),
    aliases: aliases
      .flatMap((alias, index) => toKnownUse(alias, `/aliases/${index}`, unknown) ?? [])
      .map((alias) => ({ ...alias, value: decodePath(alias.value) })),
    blocks,
    data: () => (isSound ? dataOf(site, schemas, value, route) : undefined),
  };
}

/** Reads the data of a page that the check found sound; undefined when its file is another one now. */
export function readSoundPage(
  site: Site,
  schemas: SchemaSet,
  { file, route, hash }: PageFile & { hash: string },
): PageData | undefined {
  const { text, value } = readPage(site, schemas, file);
  const isSame = text !== undefined && hashOf(text) === hash;
  return isSame && isObject(value) ? dataOf(site, schemas, value, route) : undefined;
}

function readPage(site: Site, schemas: SchemaSet, file: string): ContentFile {
  return readContent(site.fileSystem, file, site.placeholders, (value) => renameInPage(value, schemas));
}

function toKnownUse(value: Json | undefined, pointer: string, unknown: ReadonlySet<string>): Use | undefined {
  const isText = typeof value === 'string' && !isTooLong(value) && !unknown.has(pointer);
  return isText ? { value, place: { at: 'value', pointer } } : undefined;
}

/** A sound page for the renderer. */
function dataOf(site: Site, schemas: SchemaSet, value: JsonObject, route: string): PageData | undefined {
  const page = resolveFields(value, schemas.page.field, site, route);
  if (!page || !Array.isArray(page.sections)) return undefined;
  const lang = languageOf(page.lang) ?? site.language;
  const { blocks: words, forms } = ownWordsOf(site.words, lang);
  const compiled = page.sections.map((block) => compileBlock(site, schemas, block, { route, words: forms }));
  if (compiled.includes(undefined)) return undefined;
  return {
    path: route,
    aliases: Array.isArray(page.aliases) ? page.aliases.map((alias) => decodePath(String(alias))) : [],
    title: String(page.title),
    description: String(page.description),
    // The schema allows no other kind.
    ...(page.kind !== undefined && { kind: page.kind as NonNullable<PageData['kind']> }),
    // The role has replaced the value by its result.
    ...(page.socialPicture !== undefined && { socialPicture: page.socialPicture as unknown as NamedCard }),
    noindex: page.noindex === true,
    lang,
    ...(typeof page.translationOf === 'string' && { translationOf: page.translationOf }),
    ...(Object.keys(words).length > 0 && { words }),
    sections: compiled.flatMap((block): Section[] => block ?? []),
  };
}

/** The page's own language. An unknown language is reported, and would make browsers and formats fail. */
function languageOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && isLanguage(value) ? value : undefined;
}
