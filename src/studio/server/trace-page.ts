/* Tracing: which text of a page comes from which field. */
import type { Compiled, WrittenText } from '../../engine/content/compiled-file.ts';
import { collectionOf } from '../../engine/content/collections.ts';
import { compilePage, dataOf } from '../../engine/content/page.ts';
import { createWrittenOffsets, fillPlaceholders } from '../../engine/content/placeholders.ts';
import type { Site } from '../../engine/content/site.ts';
import type { PageFile } from '../../engine/files/page-files.ts';
import { isObject, type Json, stepInto } from '../../engine/json/json.ts';
import type { DevSite } from '../../engine/vite/dev-site.ts';
import type { Entry } from '../../shared/generated/entry.ts';
import type { Section } from '../../shared/generated/sections.ts';
import type { ListedPage } from '../../shared/listing.ts';
import { fillPage, type ListContent } from '../../shared/lists.ts';
import type { PageData } from '../../shared/page.ts';
import type { RenderedPage } from '../../shared/rendered-page.ts';
import type { TraceAnswer, TracedField } from '../protocol.ts';
import { pictureMark, privateLetters } from '../../shared/studio.ts';
import { listContentOn } from './list-content.ts';
import { revisionOf } from './open-files.ts';

/** Roles whose texts components only show. Others, they may read. */
const shownRoles = new Set<string | undefined>([undefined, 'heading', 'richText']);
const pictureRoles = new Set<string | undefined>(['picture', 'icon']);

/**
 * Renders a page a second time, with one private letter for all letters and digits of a field. So each text of the page
 * says by itself which field it is from, and no component has to say it.
 */
export async function tracePage(dev: DevSite, page: PageFile): Promise<TraceAnswer | undefined> {
  const { site } = dev;
  const compiled = compilePage(site, page);
  const real = compiled.data();
  if (!real || !isObject(compiled.value)) return undefined;
  const fields: TracedField[] = [];
  const marked = markTexts(site, compiled, fields);
  const shared = new Map(
    [...site.shared].map(([name, block]) => [
      name,
      block && compiled.shared.has(block.file) ? { ...block, value: markTexts(site, block, fields) } : block,
    ]),
  );
  const { pictures } = site;
  const traced: Site = {
    ...site,
    shared,
    pictures: pictures && {
      ...pictures,
      describe: (src) => pictures.describe(src.replace(pictureMark, '')),
      measure: (src) => pictures.measure(src.replace(pictureMark, '')),
      readIcon: (src) => pictures.readIcon(src.replace(pictureMark, '')),
    },
  };
  const data = dataOf(traced, isObject(marked) ? marked : compiled.value, page.route);
  const { render } = await dev.loadRenderer();
  const content = listContentOn(dev, compiled);
  const listed = data && content && markListed(site, content, { ...page, data, fields });
  const html = data ? renderBlocks(render, fillPage(data, listed), fillPage(real, content)) : '';
  return { revision: revisionOf(site.fileSystem.read(page.file)!), html, fields };
}

/** A block that cannot be rendered with these letters is rendered as it is. */
function renderBlocks(render: (page: PageData) => RenderedPage, marked: PageData, real: PageData): string {
  const htmlOf = (page: PageData) => {
    const { mainStart, mainRest } = render(page);
    return mainStart + mainRest;
  };
  const fails = (section: Section) => {
    try {
      render({ ...real, sections: [section] });
      return false;
    } catch {
      // What a component says about private letters concerns nobody.
      return true;
    }
  };
  try {
    return htmlOf(marked);
  } catch {
    const sections = marked.sections.map((section, index) => {
      const unmarked = real.sections[index];
      return unmarked && fails(section) ? unmarked : section;
    });
    return htmlOf({ ...marked, sections });
  }
}

/** The value of a file with marked texts. Adds its fields to the list. */
function markTexts(site: Site, { file, value, texts }: Compiled, fields: TracedField[]): Json {
  const { placeholders } = site;
  const writtenOffset = placeholders && createWrittenOffsets(placeholders);
  const marks = new Map(
    texts.flatMap((text): [string, (filled: string) => string][] => {
      const mark = fields.length < privateLetters.count ? markOf(text, fields.length) : undefined;
      if (!mark) return [];
      const filled = placeholders ? fillPlaceholders(text.value, placeholders) : text.value;
      const written =
        filled === text.value || !writtenOffset
          ? undefined
          : Array.from({ length: filled.length + 1 }, (_, offset) => writtenOffset(text.value, offset));
      fields.push({ file, pointer: text.pointer, text: filled, ...(written && { written }) });
      return [[text.pointer, mark]];
    }),
  );
  return value === undefined
    ? null
    : mapTexts(value, '', (text, pointer) => marks.get(pointer)?.(text) ?? text);
}

function mapTexts(value: Json, pointer: string, change: (text: string, pointer: string) => string): Json {
  if (typeof value === 'string') return change(value, pointer);
  if (Array.isArray(value))
    return value.map((entry, index) => mapTexts(entry, stepInto(pointer, index), change));
  if (!isObject(value)) return value;
  const changed = Object.entries(value).map(([key, property]) => [
    key,
    mapTexts(property, stepInto(pointer, key), change),
  ]);
  return Object.fromEntries(changed) as Json;
}

/** How the text of a field is marked; undefined where a component, or the schema, may read it. */
function markOf({ field, pointer, value }: WrittenText, number: number) {
  if (!field) return undefined;
  const { role, schema } = field;
  const isPath = pictureRoles.has(role) || (role === undefined && pointer.endsWith('/src'));
  if (isPath) return value.startsWith('/') ? (path: string) => `/field-${number}${path}` : undefined;
  const isRead =
    !shownRoles.has(role) ||
    schema.enum !== undefined ||
    schema.const !== undefined ||
    schema.format !== undefined;
  if (isRead || (schema.pattern !== undefined && role === undefined)) return undefined;
  const letter = String.fromCharCode(privateLetters.first + number);
  if (role === 'richText') return (text: string) => markMarkdown(text, letter);
  return (text: string) => markLetters(text, letter);
}

/** Marks letters and digits; the signs of a text that has neither; and letters that would be the mark of another field. */
function markLetters(text: string, letter: string): string {
  const marked = /[\p{L}\p{N}]/u.test(text) ? /[\p{L}\p{N}\ue000-\uf8ff]/gu : /\S/gu;
  return text.replaceAll(marked, (sign) => letter.repeat(sign.length));
}

interface TracedPage extends PageFile {
  /** With marked texts. */
  data: PageData;
  fields: TracedField[];
}

/** What lists show of other pages, and the head of this one, with marks of the files where that is written. */
function markListed(
  site: Site,
  content: ListContent,
  { file: ownFile, route, data, fields }: TracedPage,
): ListContent {
  const mark = (file: string | undefined, pointer: string, text: string): string => {
    if (file === undefined) return text;
    const known = fields.findIndex((field) => field.file === file && field.pointer === pointer);
    const number = known < 0 ? fields.length : known;
    if (number >= privateLetters.count) return text;
    if (known < 0) fields.push({ file, pointer, text });
    return markLetters(text, String.fromCharCode(privateLetters.first + number));
  };
  const markEntry = (file: string | undefined, entry: Entry): Entry => {
    const { summary, author, tags } = entry;
    return {
      ...entry,
      ...(summary !== undefined && { summary: mark(file, '/entry/summary', summary) }),
      ...(author !== undefined && { author: mark(file, '/entry/author', author) }),
      ...(tags && { tags: tags.map((tag, index) => mark(file, `/entry/tags/${index}`, tag)) }),
    };
  };
  const markPage = (page: ListedPage): ListedPage => {
    const file = site.routes.get(page.path)?.file;
    return { ...page, title: mark(file, '/title', page.title), entry: markEntry(file, page.entry) };
  };
  const { listings, facts, neighbours } = content;
  const { previous, next } = neighbours ?? {};
  const title = mark(ownFile, '/title', facts.title);
  const collection = collectionOf(site.collections, route);
  const markCrumb = (label: string) => {
    if (label === facts.title) return title;
    return label === collection?.settings?.name ? mark(collection.compiled.file, '/name', label) : label;
  };
  return {
    ...content,
    listings: listings.map((listing) => ({ ...listing, pages: listing.pages.map(markPage) })),
    facts: {
      ...facts,
      title,
      ...(facts.entry && {
        entry: {
          ...markEntry(ownFile, facts.entry),
          ...(data.entry?.picture && { picture: data.entry.picture }),
        },
      }),
      ...(facts.crumbs && {
        crumbs: facts.crumbs.map((crumb) => ({ ...crumb, label: markCrumb(crumb.label) })),
      }),
    },
    ...(neighbours && {
      neighbours: {
        ...(previous && { previous: markPage(previous) }),
        ...(next && { next: markPage(next) }),
      },
    }),
  };
}

/** Addresses of links and pictures, and what begins a list or an escape, stay. */
function markMarkdown(text: string, letter: string): string {
  return text.replaceAll(
    /\]\([^)\n]*\)|^\s*\d+[.)](?=\s)|\\.|([\p{L}\p{N}\ue000-\uf8ff])/gmu,
    (whole: string, sign: string | undefined) => (sign === undefined ? whole : letter.repeat(sign.length)),
  );
}
