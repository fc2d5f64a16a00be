import type { Diagnostic } from '../../shared/diagnostic.ts';
import { openSite, type SiteOptions } from '../content/open-site.ts';
import type { FileSystem } from '../files/file-system.ts';
import { check } from '../check/check.ts';
import { applyFixes } from '../check/fix.ts';
import type { JsonObject } from '../json/json.ts';
import type { LoadedSchemas, SchemaSet } from '../schemas/schema-set.ts';
import { draftBlock, findMainHeading, renameAnchors, smallestExample } from './draft-block.ts';
import { readPageAddress } from './page-address.ts';
import { explainUnknown } from '../../shared/suggest.ts';

/** The author's choices for a page. Missing ones get defaults. */
export interface PageChoices {
  address: string;
  title?: string | undefined;
  description?: string | undefined;
  blocks?: string[] | undefined;
}

/** The choice that a problem refers to. */
export type PageChoice = keyof PageChoices;

interface PageProblem {
  about: PageChoice;
  /** A message for the author, with the correction. */
  problem: string;
}

/** A page that is ready to be written: the check has no findings for it. */
export interface PlannedPage {
  route: string;
  file: string;
  page: JsonObject;
  /** The type that was added first because none of the chosen ones has the main heading. */
  added: string | undefined;
  /** _site/planned-links.json without the page's address, if it was listed. */
  plannedLinks: { file: string; content: string } | undefined;
  navigation: string;
}

/** Plans pages of one site without writing anything. */
export interface PagePlanner {
  choices: TypeChoice[];
  plan(choices: PageChoices): Promise<PlannedPage | PageProblem>;
}

const usualBlocks = ['hero', 'richText'];
const usualDescription = 'Rewrite: what this page offers, in one or two sentences that search results show.';

/** @throws Error when the schemas are broken, because no page can be checked then. */
export async function createPagePlanner(
  disk: FileSystem,
  options: Omit<SiteOptions, 'fileSystem'> = {},
): Promise<PagePlanner> {
  const site = openSite({ ...options, fileSystem: disk });
  if (!site.schemas)
    throw new Error('The schemas in section-schemas/ have errors. Run "npm run check" to list them.');
  const { schemas } = site;
  const loaded: LoadedSchemas = { schemas, problems: [] };
  const types = listTypes(schemas);
  const known = new Set((await check(site)).diagnostics.map(keyOf));

  async function plan(choices: PageChoices): Promise<PlannedPage | PageProblem> {
    const address = readPageAddress(choices.address);
    if ('problem' in address) return { about: 'address', ...address };
    const { route, name } = address;
    const file = `${site.pagesDir}/${name}`;
    const taken = site.routes.get(route);
    if (taken)
      return {
        about: 'address',
        problem: `The page ${taken.file} already has this address. Choose another one.`,
      };
    const arranged = arrangeTypes(types, choices.blocks ?? usual(types));
    if ('problem' in arranged) return { about: 'blocks', ...arranged };
    const page = draftPage(choices, route, arranged.types);
    const fileSystem = overlay(disk, site.pagesDir, name, JSON.stringify(page));
    const { diagnostics } = await check(openSite({ ...options, schemas: loaded, fileSystem }));
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
      added: arranged.added,
      plannedLinks: outdated?.fix && {
        file: outdated.file,
        content: applyFixes(disk.read(outdated.file)!, [outdated.fix]).toString(),
      },
      navigation: `${site.pagesDir}/_site/navigation.json`,
    };
  }

  function draftPage(choices: PageChoices, route: string, chosen: string[]): JsonObject {
    const anchors = new Set<string>();
    const title = choices.title ?? `Rewrite: the title of ${route}`.slice(0, 65);
    return {
      title,
      description: choices.description ?? usualDescription,
      sections: chosen.map((type, index) => {
        const schema = schemas.sections.get(type)!;
        const block = draftBlock(site, schema);
        renameAnchors(block, schema, anchors);
        const heading = index === 0 ? findMainHeading(block, schema) : undefined;
        if (heading) Object.assign(heading.holder, { [heading.key]: headingOf(title) });
        return block;
      }),
    };
  }

  return { choices: types, plan };
}

/** Removes the brand name from a title, as a heading does not need it: "Cloud migration | Harbour". */
function headingOf(title: string): string {
  return title.split(' | ')[0] ?? title;
}

function usual(choices: TypeChoice[]): string[] {
  const found = usualBlocks.filter((type) => choices.some((choice) => choice.type === type));
  return found.length > 0 ? found : choices.slice(0, 1).map(({ type }) => type);
}

/** A file system in which this file of a folder is already written. */
function overlay(disk: FileSystem, folder: string, name: string, text: string): FileSystem {
  return {
    ...disk,
    list: (asked) => (asked === folder ? [...disk.list(asked), name].toSorted() : disk.list(asked)),
    read: (path, limit) =>
      path === `${folder}/${name}` ? Buffer.from(text).subarray(0, limit) : disk.read(path, limit),
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
export interface TypeChoice {
  type: string;
  what: string;
  /** True if its smallest example contains the page's main heading. */
  opens: boolean;
}

/** All section types, starting with the ones that can open a page. */
function listTypes(schemas: SchemaSet): TypeChoice[] {
  const choices = [...schemas.sections].map(([type, compiled]) => ({
    type,
    what: firstSentence(String(compiled.schema.description ?? '')),
    opens: findMainHeading(smallestExample(compiled), compiled) !== undefined,
  }));
  return [...choices.filter(({ opens }) => opens), ...choices.filter(({ opens }) => !opens)];
}

/** Orders the types so that the main heading comes first and is the only one, or returns a problem. */
function arrangeTypes(
  choices: TypeChoice[],
  wanted: string[],
): { types: string[]; added?: string } | { problem: string } {
  const names = choices.map(({ type }) => type);
  const unknown = wanted.find((type) => !names.includes(type));
  if (unknown !== undefined) return { problem: explainUnknown('block', unknown, names) };
  const openings = names.filter((type) => choices.some((choice) => choice.type === type && choice.opens));
  const [opening, ...others] = wanted.filter((type) => openings.includes(type));
  const rest = wanted.filter((type) => !openings.includes(type));
  if (opening === undefined) {
    const [added] = openings;
    return added === undefined ? { types: wanted } : { types: [added, ...wanted], added };
  }
  const meant = [opening, ...rest].join(',');
  if (others.length > 0)
    return {
      problem: `A page has one main heading, and ${[opening, ...others].map((type) => `"${type}"`).join(' and ')} have one each. Did you mean "${meant}"?`,
    };
  if (wanted[0] !== opening)
    return {
      problem: `"${opening}" has the page's main heading, so it comes first. Did you mean "${meant}"?`,
    };
  return { types: wanted };
}

function firstSentence(text: string): string {
  const end = text.indexOf('. ');
  return end === -1 ? text : text.slice(0, end + 1);
}
