import type { Diagnostic } from '../../shared/diagnostic.ts';
import { askBack, explainUnknown } from '../../shared/suggest.ts';
import { check } from '../check/check.ts';
import { applyFixes } from '../check/fix.ts';
import { hasMainHeading } from '../check/rules/heading-main-single.ts';
import { draftMark } from '../check/rules/text-rewritten.ts';
import { openSite, type SiteOptions } from '../content/open-site.ts';
import type { FileSystem } from '../files/file-system.ts';
import { explainReserved, type PageFile, routeOf, sortFiles } from '../files/page-files.ts';
import type { JsonObject } from '../json/json.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { quote } from '../text/messages.ts';
import { slugOf } from '../text/paths.ts';
import { draftBlock } from './draft-block.ts';

/** The author's choices for a page. Missing ones get defaults, except for the address. */
export interface PageChoices {
  address?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  blocks?: string[] | undefined;
}

/** What is wrong with a choice: a message for the author, with the correction. */
interface PageProblem {
  about: keyof PageChoices;
  problem: string;
}

/** A page that is ready to be written: the check has no findings for it. */
export interface PlannedPage extends PageFile {
  page: JsonObject;
  /** The type that was added first because none of the chosen ones has the main heading. */
  added: string | undefined;
  /** _site/planned-links.json without the page's address, if it was listed. */
  plannedLinks: { file: string; content: string } | undefined;
}

/** Plans pages of one site without writing anything. */
export type PagePlanner = Awaited<ReturnType<typeof createPagePlanner>>;

const usualBlocks = ['hero', 'richText'];
const usualDescription = `${draftMark}what this page offers, in one or two sentences that search results show.`;

/** @throws Error when the schemas are broken, because no page can be checked then. */
export async function createPagePlanner(disk: FileSystem, options: Omit<SiteOptions, 'fileSystem'> = {}) {
  const site = openSite({ ...options, fileSystem: disk });
  const { pagesDir, schemas } = site;
  if (schemas.problems.length > 0)
    throw new Error('The schemas in section-schemas/ have errors. Run "npm run check" to list them.');
  const types = listTypes(schemas);
  const known = new Set((await check(site)).diagnostics.map(keyOf));

  async function plan(choices: PageChoices): Promise<PlannedPage | PageProblem> {
    const address = readPageAddress(pagesDir, choices.address ?? '');
    if ('problem' in address) return { about: 'address', ...address };
    const { file, route } = address;
    const taken = site.routes.get(route);
    if (taken)
      return {
        about: 'address',
        problem: `The page ${taken.file} already has this address. Choose another one.`,
      };
    const wanted = choices.blocks ?? usualBlocks.filter((type) => schemas.sections.has(type));
    const arranged = arrangeTypes(types, wanted);
    if ('problem' in arranged) return { about: 'blocks', ...arranged };
    const page = draftPage(choices, route, arranged);
    const fileSystem = overlay(disk, pagesDir, file, JSON.stringify(page));
    const { diagnostics } = await check(openSite({ ...options, schemas, fileSystem }));
    const found = diagnostics.filter(
      (diagnostic) => diagnostic.rule !== 'text-rewritten' && !known.has(keyOf(diagnostic)),
    );
    // The address has a page now, so it is no longer a planned link.
    const outdated = found.find(({ rule }) => rule === 'planned-link-needed');
    const wrong = found.find((diagnostic) => diagnostic !== outdated);
    if (wrong) return toProblem(wrong, file);
    return {
      route,
      file,
      page,
      added: arranged[0] === wanted[0] ? undefined : arranged[0],
      plannedLinks: outdated?.fix && {
        file: outdated.file,
        content: applyFixes(disk.read(outdated.file)!, [outdated.fix]).toString(),
      },
    };
  }

  function draftPage({ title, description }: PageChoices, route: string, chosen: string[]): JsonObject {
    const drafted = title ?? `${draftMark}the title of ${route}`.slice(0, 65);
    // The heading does not need the brand: "Cloud migration | Harbour".
    const [heading] = drafted.split(' | ');
    const sections = chosen.map((type, index) => {
      const count = chosen.slice(0, index + 1).filter((other) => other === type).length;
      return draftBlock(site, schemas.sections.get(type)!, count, index === 0 ? heading : undefined);
    });
    return { title: drafted, description: description ?? usualDescription, sections };
  }

  return { choices: types, plan };
}

/** Reads an address such as `gardens/tools`, with or without a leading slash. A problem is a message for the author. */
export function readPageAddress(pagesDir: string, typed: string): PageFile | { problem: string } {
  const path = typed.trim().replace(/^\//, '') || 'index';
  const name = `${path}.json`;
  const [page] = sortFiles(pagesDir, [name]).pages;
  if (page) return page;
  const message = `${quote(typed)} cannot be the address of a page.`;
  const reserved = explainReserved(routeOf(name));
  if (reserved !== undefined) return { problem: `${message} ${reserved}` };
  // File names and whole URLs are often pasted.
  const bare = path.replace(/^https?:\/\/[^/]*|^pages\/|[?#].*$/gis, '').replace(/\.(?:json|html?)$/i, '');
  const meant = bare.split(/[/\\]/).flatMap((part) => slugOf(part) ?? []);
  const form =
    'An address has lower-case letters, digits and single hyphens, with "/" between a folder and a page.';
  return { problem: askBack(`${message} ${form}`, meant.length > 0 ? `"${meant.join('/')}"` : undefined) };
}

/** A file system in which this file of a folder is already written: the last one, which gets the finding of a repetition. */
function overlay(disk: FileSystem, folder: string, file: string, text: string): FileSystem {
  return {
    ...disk,
    list: (asked) => [...disk.list(asked), ...(asked === folder ? [file.slice(folder.length + 1)] : [])],
    read: (path, limit) => (path === file ? Buffer.from(text).subarray(0, limit) : disk.read(path, limit)),
  };
}

function toProblem({ file, pointer, message, hint }: Diagnostic, page: string): PageProblem {
  const problem = [message, hint].filter(Boolean).join(' ');
  if (file !== page) return { about: 'address', problem: `${file}: ${problem}` };
  if (pointer === '/title') return { about: 'title', problem };
  if (pointer === '/description') return { about: 'description', problem };
  return { about: 'blocks', problem: `${pointer}: ${problem}` };
}

function keyOf({ file, rule, message }: Diagnostic): string {
  return JSON.stringify([file, rule, message]);
}

/** A section type as offered to the author of a page. */
export type TypeChoice = ReturnType<typeof listTypes>[number];

/** All section types, starting with the ones that can open a page. */
function listTypes(schemas: SchemaSet) {
  const choices = [...schemas.sections].map(([type, compiled]) => ({
    type,
    // The first sentence.
    what: compiled.field.description?.replace(/(?<=\.) .*$/s, '') ?? '',
    opens: hasMainHeading(compiled),
  }));
  return choices.toSorted((one, other) => Number(other.opens) - Number(one.opens));
}

/** The types with the main heading first and only there: it is added when none has it. Another order is a problem. */
function arrangeTypes(choices: TypeChoice[], wanted: string[]): string[] | { problem: string } {
  const names = choices.map(({ type }) => type);
  const unknown = wanted.find((type) => !names.includes(type));
  if (unknown !== undefined) return { problem: explainUnknown('block', unknown, names) };
  const openings = choices.filter(({ opens }) => opens).map(({ type }) => type);
  const chosen = wanted.filter((type) => openings.includes(type));
  const others = wanted.filter((type) => !openings.includes(type));
  const arranged = [...(chosen.length > 0 ? chosen : openings).slice(0, 1), ...others];
  if (chosen.length === 0 || arranged.join() === wanted.join()) return arranged;
  const known = openings.map((type) => `"${type}"`).join(' or ');
  const message = `A page has one main heading, in its first block: ${known}.`;
  return { problem: askBack(message, `"${arranged.join()}"`) };
}
