import type { FormWords, Section } from '../../shared/generated/sections.ts';
import type { PageData } from '../../shared/page.ts';
import type { NamedCard } from '../../shared/social-card.ts';
import { ownWordsOf } from '../../shared/words/words.ts';
import type { Use } from '../diagnostics/finding.ts';
import type { PageFile } from '../files/page-files.ts';
import { isObject, isTooLong, type Json, type JsonObject } from '../json/json.ts';
import { ofFieldsIn } from '../schemas/field.ts';
import { decodePath } from '../text/paths.ts';
import { compile } from './compile.ts';
import type { Page } from './document.ts';
import type { Site } from './site.ts';
import { resolveFields } from './roles/index.ts';

/** Compiles a page: one read and one walk serve the check and the renderer. */
export function compilePage(site: Site, { file, route }: PageFile): Page {
  const compiled = compile(site, file, site.schemas.page);
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
    data: () => (isSound ? dataOf(site, value, route) : undefined),
  };
}

function toKnownUse(value: Json | undefined, pointer: string, unknown: ReadonlySet<string>): Use | undefined {
  const isText = typeof value === 'string' && !isTooLong(value) && !unknown.has(pointer);
  return isText ? { value, place: { at: 'value', pointer } } : undefined;
}

/** A sound page for the renderer. */
function dataOf(site: Site, value: JsonObject, route: string): PageData | undefined {
  const { sections, ...own } = value;
  const page = resolveFields(own, site.schemas.page.field, site, route);
  if (!page || !Array.isArray(sections)) return undefined;
  const lang = typeof page.lang === 'string' ? page.lang : site.language;
  const { blocks: words, forms, mails } = ownWordsOf(site.words, lang);

  /** The block for the renderer: none when it is hidden; undefined when it cannot be rendered. */
  function compileBlock(block: Json): Section[] | undefined {
    if (!isObject(block) || block.hidden === true) return [];
    if (block.type === 'shared') {
      const { id, use } = block;
      // A page that places an unsound block is not sound.
      const placed = compileBlock(site.shared.get(String(use))!.value!);
      return typeof id === 'string' ? placed?.map((section) => ({ ...section, id })) : placed;
    }
    const resolved = resolveFields(block, site.schemas.types.get(String(block.type))?.field, site, route);
    if (!resolved) return undefined;
    const { hidden: _, ...rest } = resolved;
    // Checked JSON becomes a typed section only here.
    const section = rest as unknown as Section & { words?: FormWords };
    if (Object.keys(forms).length === 0 || !holdsForms(site, section)) return [section];
    return [{ ...section, words: { ...forms, ...section.words } } as Section];
  }

  const compiled = sections.map(compileBlock);
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
    ...(Object.keys(mails).length > 0 && { mailWords: mails }),
    sections: compiled.flatMap((block): Section[] => block ?? []),
  };
}

/** True when blocks of the section's type may contain forms. */
export function holdsForms(site: Site, { type }: Section): boolean {
  const field = site.schemas.sections.get(type)?.field;
  return field !== undefined && hasFormField(field);
}

const hasFormField = ofFieldsIn((fields) => fields.some(({ role }) => role === 'form'));
