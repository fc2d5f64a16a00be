import type { FormWords, Section } from '../../shared/generated/sections.ts';
import type { PageData } from '../../shared/page.ts';
import { notFoundRoute } from '../../shared/routes.ts';
import { ownWordsOf } from '../../shared/words/words.ts';
import type { PlacedText } from '../diagnostics/finding.ts';
import type { PageFile } from '../files/page-files.ts';
import { isObject, isTooLong, type Json, type JsonObject } from '../json/json.ts';
import { ofFieldsIn } from '../schemas/field.ts';
import { decodePath } from '../text/paths.ts';
import { asGenerated } from './as-generated.ts';
import { compile } from './compile.ts';
import type { Page } from './compiled-file.ts';
import type { Site } from './site.ts';
import { changesOf, datesOf, explainState, stateOf } from './state.ts';
import { resolveFields } from './roles/index.ts';

/** Compiles a page: one read and one walk serve the check and the renderer. */
export function compilePage(site: Site, { file, route }: PageFile): Page {
  const compiled = compile(site, file, site.schemas.page);
  const value = isObject(compiled.value) ? compiled.value : {};
  const { unknown, isSound } = compiled;
  const textAt = (key: string) => toKnownText(value[key], `/${key}`, unknown);
  const aliases = Array.isArray(value.aliases) ? value.aliases : [];
  return {
    ...compiled,
    changes: [...compiled.changes, ...changesOf(compiled.dates, site.clock.zone)],
    kind: 'page',
    route,
    title: textAt('title'),
    description: textAt('description'),
    noindex: isUnlisted(value, route),
    lang: textAt('lang'),
    translationOf: textAt('translationOf'),
    aliases: aliases
      .flatMap((alias, index) => toKnownText(alias, `/aliases/${index}`, unknown) ?? [])
      .map((alias) => ({ ...alias, value: decodePath(alias.value) })),
    entry: isObject(value.entry) ? value.entry : undefined,
    data: () => (isSound ? dataOf(site, value, route) : undefined),
  };
}

function isUnlisted({ noindex }: { noindex?: unknown }, route: string): boolean {
  return noindex === true || route === notFoundRoute;
}

function toKnownText(
  value: Json | undefined,
  pointer: string,
  unknown: ReadonlySet<string>,
): PlacedText | undefined {
  const isText = typeof value === 'string' && !isTooLong(value) && !unknown.has(pointer);
  return isText ? { value, place: { at: 'value', pointer } } : undefined;
}

/** A page without its sections, as roles have resolved it. */
interface PageSettings extends Pick<
  PageData,
  'title' | 'description' | 'kind' | 'socialPicture' | 'entry' | 'translationOf'
> {
  lang?: string;
  aliases?: string[];
  noindex?: boolean;
}

/** A sound page for the renderer. */
export function dataOf(site: Site, value: JsonObject, route: string): PageData | undefined {
  const { sections, ...settings } = value;
  const resolved = resolveFields(settings, site.schemas.page.field, site, route);
  if (!resolved || !Array.isArray(sections)) return undefined;
  const page = asGenerated<PageSettings>(resolved);
  const { lang = site.language, aliases = [] } = page;
  const { blocks: words, forms: formWords, mails } = ownWordsOf(site.words, lang);
  const compiled = sections.map((block) => compileBlock(block, { site, route, formWords }));
  if (compiled.includes(undefined)) return undefined;
  const blocks = compiled.flatMap((block) => block ?? []);
  return {
    path: route,
    aliases: aliases.map(decodePath),
    title: page.title,
    description: page.description,
    ...(page.kind !== undefined && { kind: page.kind }),
    ...(page.socialPicture !== undefined && { socialPicture: page.socialPicture }),
    ...(page.entry !== undefined && { entry: page.entry }),
    noindex: isUnlisted(page, route),
    lang,
    ...(page.translationOf !== undefined && { translationOf: page.translationOf }),
    ...(Object.keys(words).length > 0 && { words }),
    ...(Object.keys(mails).length > 0 && { mailWords: mails }),
    sections: blocks.map(({ section }) => section),
    ...(site.isPreview && {
      notes: {
        page: explainState('this page', datesOf(value, site.schemas.page.field), site.clock),
        blocks: blocks.map(({ note }) => note),
      },
    }),
  };
}

/** What the blocks of a page depend on besides themselves. */
interface BlockContext {
  site: Site;
  route: string;
  formWords: FormWords;
}

/** A block for the renderer, and why visitors do not see it now. */
interface Block {
  section: Section;
  note: string;
}

/**
 * The block for the renderer: none when it is hidden; undefined when it cannot be rendered. `noteOfShared`: why visitors
 * do not see the block that places this one.
 */
function compileBlock(block: Json, context: BlockContext, noteOfShared = ''): Block[] | undefined {
  const { site, route, formWords } = context;
  if (!isObject(block) || block.hidden === true) return [];
  const field = site.schemas.types.get(String(block.type))?.field;
  const dates = field ? datesOf(block, field) : {};
  if (!site.isPreview && stateOf(dates, site.clock) !== 'live') return [];
  const note = noteOfShared || explainState('this block', dates, site.clock);
  if (block.type === 'shared') {
    const { id, use: name } = block;
    const shared = site.shared.get(String(name));
    // A block that is not live yet may place what is not sound.
    const placed = shared?.isSound && shared.value ? compileBlock(shared.value, context, note) : undefined;
    if (typeof id !== 'string') return placed;
    return placed?.map((inner) => ({ ...inner, section: { ...inner.section, id } }));
  }
  const resolved = resolveFields(block, field, site, route);
  if (!resolved) return undefined;
  const isDropped = (name: string) => name === 'hidden' || name in dates;
  const rest = Object.fromEntries(Object.entries(resolved).filter(([name]) => !isDropped(name)));
  const section = asGenerated<Section & { words?: FormWords }>(rest);
  const needsWords = Object.keys(formWords).length > 0 && holdsForms(site, section);
  return [
    { section: needsWords ? { ...section, words: { ...formWords, ...section.words } } : section, note },
  ];
}

/** True when blocks of the section's type may contain forms. */
export function holdsForms(site: Site, { type }: Section): boolean {
  const field = site.schemas.sections.get(type)?.field;
  return field !== undefined && hasFormField(field);
}

const hasFormField = ofFieldsIn((fields) => fields.some(({ role }) => role === 'form'));
