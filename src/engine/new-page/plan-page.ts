import type { Diagnostic } from '../../shared/diagnostic.ts';
import { askBack, explainUnknown } from '../../shared/suggest.ts';
import { check } from '../check/check.ts';
import { hasMainHeading } from '../check/rules/shared/main-heading.ts';
import { draftMark } from '../content/draft-mark.ts';
import { openSite, type SiteOptions } from '../content/open-site.ts';
import type { Site } from '../content/site.ts';
import { type FileSystem, layOver } from '../files/file-system.ts';
import { explainReserved, type PageFile, routeOf, sortFiles } from '../files/page-files.ts';
import type { JsonObject } from '../json/json.ts';
import type { CompiledSchema, SchemaSet } from '../schemas/schema-set.ts';
import { quote } from '../text/messages.ts';
import { slugOf } from '../text/paths.ts';
import { type ChangedFile, clearAddresses } from './clear-addresses.ts';
import { draftBlock } from './draft-block.ts';
import { draftEntry, requiredOf } from './draft-entry.ts';

/** The author's choices for a page. Missing ones get defaults, except for the address. */
export interface PageChoices {
  address?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  blocks?: string[] | undefined;
  /** What the collection requires of its entries, by the name of the property. */
  entry?: Readonly<Record<string, string>> | undefined;
}

/** A choice that cannot be taken. `refusal`: why, a message for the author with the correction. */
interface RefusedChoice {
  about: keyof PageChoices;
  refusal: string;
}

/** A page that is ready to be written: the check has no findings for it. */
export interface PlannedPage extends PageFile {
  page: JsonObject;
  /** The type that was added first because none of the chosen ones has the main heading. */
  added: string | undefined;
  /** The files of _site/ that listed the page's address as planned or gone, without it. */
  cleared: ChangedFile[];
}

/** Plans pages of one site without writing anything. */
export type PagePlanner = Awaited<ReturnType<typeof createPagePlanner>>;

/** What the author does next: writes the texts, and links to the page. */
const laterRules = ['text-rewritten', 'page-linked'];

const usualBlocks = ['hero', 'richText'];
const usualBlocksOfEntry = ['pageHead', 'richText'];
const usualDescription = `${draftMark}what this page offers, in one or two sentences that search results show.`;

type PlannerOptions = Omit<SiteOptions, 'fileSystem'>;

/** The site before the page is written. */
interface Project {
  disk: FileSystem;
  options: PlannerOptions;
  site: Site;
  choices: TypeChoice[];
  /** The findings that the site has already. */
  earlier: ReadonlySet<string>;
}

/** @throws Error when the schemas are broken, because no page can be checked then. */
export async function createPagePlanner(disk: FileSystem, options: PlannerOptions = {}) {
  const site = openSite({ ...options, fileSystem: disk });
  if (site.schemas.findings.length > 0)
    throw new Error('The schemas in section-schemas/ have errors. Run "npm run check" to list them.');
  const { diagnostics } = await check(site);
  const choices = listTypes(site.schemas);
  const project = { disk, options, site, choices, earlier: new Set(diagnostics.map(keyOf)) };
  return {
    choices,
    plan: (page: PageChoices) => planPage(project, page),
    /** What the author of a page at this address is asked about its entry. */
    questionsFor: (address: string) => listQuestions(site, address),
  };
}

async function planPage(project: Project, choices: PageChoices): Promise<PlannedPage | RefusedChoice> {
  const { site } = project;
  const address = readPageAddress(site.pagesDir, choices.address ?? '');
  if ('refusal' in address) return { about: 'address', ...address };
  const { file, route } = address;
  const taken = site.routes.get(route);
  if (taken)
    return {
      about: 'address',
      refusal: `The page ${taken.file} already has this address. Choose another one.`,
    };
  const usual = requiredOf(site, route) ? usualBlocksOfEntry : usualBlocks;
  const wanted = choices.blocks ?? usual.filter((type) => site.schemas.sections.has(type));
  const arranged = arrangeTypes(project.choices, wanted);
  if ('refusal' in arranged) return { about: 'blocks', ...arranged };
  const page = draftPage(site, choices, route, arranged);
  const cleared = clearAddresses(site, [route]);
  const refused = await refusePage(project, file, page, cleared);
  if (refused) return refused;
  const opening = arranged[0]?.type;
  return { route, file, page, added: opening === wanted[0] ? undefined : opening, cleared };
}

/** The first finding that the page would bring. */
async function refusePage(
  { disk, options, site, earlier }: Project,
  file: string,
  page: JsonObject,
  cleared: readonly ChangedFile[],
): Promise<RefusedChoice | undefined> {
  const texts = new Map(cleared.map((change) => [change.file, change.after]));
  const fileSystem = addFile(disk, site.pagesDir, file, texts.set(file, Buffer.from(JSON.stringify(page))));
  const { diagnostics } = await check(openSite({ ...options, schemas: site.schemas, fileSystem }));
  const first = diagnostics.find(
    (diagnostic) => !laterRules.includes(diagnostic.rule) && !earlier.has(keyOf(diagnostic)),
  );
  return first && toRefusal(first, file);
}

function draftPage(
  site: Site,
  { title, description, entry }: PageChoices,
  route: string,
  arranged: readonly TypeChoice[],
): JsonObject {
  const draftedTitle = title ?? `${draftMark}the title of ${route}`.slice(0, 65);
  // The heading does not need the brand: "Cloud migration | Harbour".
  const [heading] = draftedTitle.split(' | ');
  const sections = arranged.map(({ type, compiled }, index) => {
    const count = arranged.slice(0, index + 1).filter((choice) => choice.type === type).length;
    return draftBlock(site, compiled, count, index === 0 ? heading : undefined);
  });
  const draftedEntry = draftEntry(site, route, entry);
  return {
    title: draftedTitle,
    description: description ?? usualDescription,
    ...(draftedEntry && { entry: draftedEntry }),
    sections,
  };
}

/** The properties that an entry at this address must have, with what each one is. */
function listQuestions(site: Site, address: string): { name: string; description: string }[] {
  const read = readPageAddress(site.pagesDir, address);
  const { properties } = site.schemas.page.field.properties.get('entry') ?? {};
  const required = 'refusal' in read ? [] : (requiredOf(site, read.route) ?? []);
  return required.map((name) => ({ name, description: properties?.get(name)?.description ?? '' }));
}

/** Reads an address such as `gardens/tools`, with or without a leading slash. A refusal is a message for the author. */
export function readPageAddress(pagesDir: string, typed: string): PageFile | { refusal: string } {
  const path = typed.trim().replace(/^\//, '') || 'index';
  const name = `${path}.json`;
  const [page] = sortFiles(pagesDir, [name]).pages;
  if (page) return page;
  const message = `${quote(typed)} cannot be the address of a page.`;
  const reserved = explainReserved(routeOf(name));
  if (reserved !== undefined) return { refusal: `${message} ${reserved}` };
  // File names and whole URLs are often pasted.
  const bare = path.replace(/^https?:\/\/[^/]*|^pages\/|[?#].*$/gis, '').replace(/\.(?:json|html?)$/i, '');
  const meant = bare.split(/[/\\]/).flatMap((segment) => slugOf(segment) ?? []);
  const form =
    'An address has lower-case letters, digits and single hyphens, with "/" between a folder and a page.';
  return { refusal: askBack(`${message} ${form}`, meant.length > 0 ? `"${meant.join('/')}"` : undefined) };
}

/**
 * A file system with these texts, one of which is of a new file: the last one of its folder, which gets the finding of a
 * repetition.
 */
function addFile(
  disk: FileSystem,
  folder: string,
  file: string,
  texts: ReadonlyMap<string, Buffer>,
): FileSystem {
  return {
    ...layOver(disk, texts),
    list: (asked) => [...disk.list(asked), ...(asked === folder ? [file.slice(folder.length + 1)] : [])],
  };
}

function toRefusal({ file, pointer, message, hint }: Diagnostic, page: string): RefusedChoice {
  const refusal = [message, hint].filter(Boolean).join(' ');
  if (file !== page) return { about: 'address', refusal: `${file}: ${refusal}` };
  if (pointer === '/title') return { about: 'title', refusal };
  if (pointer === '/description') return { about: 'description', refusal };
  if (pointer?.startsWith('/entry')) return { about: 'entry', refusal };
  return { about: 'blocks', refusal: `${pointer}: ${refusal}` };
}

function keyOf({ file, rule, message }: Diagnostic): string {
  return JSON.stringify([file, rule, message]);
}

/** A section type as offered to the author of a page. */
export interface TypeChoice {
  type: string;
  compiled: CompiledSchema;
  /** The first sentence of its description. */
  summary: string;
  /** True for a type that can open a page. */
  hasMainHeading: boolean;
}

/** All section types, starting with the ones that can open a page. */
function listTypes({ sections }: SchemaSet): TypeChoice[] {
  const choices = Array.from(sections, ([type, compiled]) => ({
    type,
    compiled,
    summary: compiled.field.description?.replace(/(?<=\.) .*$/s, '') ?? '',
    hasMainHeading: hasMainHeading(compiled),
  }));
  return choices.toSorted((a, b) => Number(b.hasMainHeading) - Number(a.hasMainHeading));
}

/** The types with the main heading first and only there: it is added when none has it. Another order is refused. */
function arrangeTypes(choices: TypeChoice[], wanted: string[]): TypeChoice[] | { refusal: string } {
  const byType = new Map(choices.map((choice) => [choice.type, choice]));
  const unknown = wanted.find((type) => !byType.has(type));
  if (unknown !== undefined) return { refusal: explainUnknown('block', unknown, [...byType.keys()]) };
  const wantedTypes = wanted.flatMap((type) => byType.get(type) ?? []);
  const openings = choices.filter((choice) => choice.hasMainHeading);
  const chosen = wantedTypes.filter((choice) => choice.hasMainHeading);
  const later = wantedTypes.filter((choice) => !choice.hasMainHeading);
  const arranged = [...(chosen.length > 0 ? chosen : openings).slice(0, 1), ...later];
  const order = arranged.map(({ type }) => type).join();
  if (chosen.length === 0 || order === wanted.join()) return arranged;
  const names = openings.map(({ type }) => `"${type}"`).join(' or ');
  const message = `A page has one main heading, in its first block: ${names}.`;
  return { refusal: askBack(message, `"${order}"`) };
}
