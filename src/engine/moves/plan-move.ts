import { homeRoute, notFoundRoute } from '../../shared/routes.ts';
import { baselineFile, moveBaseline } from '../check/baseline.ts';
import { applyFixes } from '../check/fix.ts';
import { findUnfreePaths } from '../check/rules/shared/unfree-paths.ts';
import type { CompiledFile, Page } from '../content/compiled-file.ts';
import { compilePage } from '../content/page.ts';
import type { Site } from '../content/site.ts';
import { readListed } from '../new-page/read-listed.ts';
import type { PageFile } from '../files/page-files.ts';
import { clearAddresses } from '../new-page/clear-addresses.ts';
import { groupBy } from '../text/group-by.ts';
import { listSome } from '../text/messages.ts';
import { decodePath } from '../text/paths.ts';
import { addAliases, withoutAlias } from './aliases.ts';
import { keepEntryId, moveCollections } from './collections.ts';
import { findLinks, type Link, readMentioning, type RewritableLink } from './find-links.ts';
import { explainMissing, readAddress } from './read-address.ts';
import { refuse } from './refuse.ts';
import { collectSteps, type Step } from './steps.ts';

export interface MovePlan {
  /** The pages that get another address, in the order of their files. */
  moved: { from: PageFile; to: PageFile }[];
  /** The links that are rewritten. */
  links: RewritableLink[];
  /** Those that cannot be rewritten in place: they lead to the page through its alias. */
  left: Link[];
  /** Each leaves a whole site. When some of them were taken, the same call plans the rest. */
  steps: Step[];
}

/** A page on its way. `isCopy`: an earlier call was ended between writing the new file and removing the old one. */
interface Move {
  page: Page;
  from: PageFile;
  to: PageFile;
  isCopy: boolean;
}

/**
 * Plans to give a page, and all pages below it, another address.
 * @throws Error, with a sentence for the author, when that cannot be.
 */
export function planMove(site: Site, typed: { from: string; to: string }, keepsAliases: boolean): MovePlan {
  const [from, to] = readAddresses(site, typed);
  const pages = site.pages.filter(({ route }) => isBelow(route, from) || isBelow(route, to));
  const compiled = pages.map((page) => compilePage(site, page));
  const formerOf = (route: string) => from + route.slice(to.length);
  /** What an earlier call has moved already: an alias says so. */
  const done = compiled.filter(({ route, aliases }) => {
    const former = formerOf(route);
    return !isBelow(route, from) && !site.routes.has(former) && aliases.some(({ value }) => value === former);
  });
  const moves = compiled
    .filter(({ route }) => isBelow(route, from))
    .map((page) => planPageMove(site, page, from, to));
  if (moves.length + done.length === 0) throw refuse(explainMissing(site, from));

  const collections = moveCollections(site, from, to);
  const targets = listTargets(site, { from, to }, moves, done);
  const contentFiles = readMentioning(site, [...targets.keys(), to]);
  proveReadable(site, contentFiles, [from, to]);
  proveFree(site, moves, contentFiles);

  const copies = new Set(moves.flatMap(({ to: { file }, isCopy }) => (isCopy ? file : [])));
  const links = findLinks(site, contentFiles, targets).filter(({ file }) => !copies.has(file));
  const left = links.filter((link) => !isRewritable(link));
  if (!keepsAliases && left.length > 0) throw refuse(explainLeft(left));
  const arrived = [...moves.map((move) => move.to), ...done];
  const steps = planSteps(site, { from, to, moves, arrived, links, keepsAliases, collections });
  const moveOf = new Map(moves.map((move) => [move.from.file, move]));
  const renameFile = <L extends Link>(link: L): L => ({
    ...link,
    file: moveOf.get(link.file)?.to.file ?? link.file,
  });
  return {
    moved: moves,
    links: links.filter(isRewritable).map(renameFile),
    left: left.map(renameFile),
    steps,
  };
}

function isRewritable(link: Link): link is RewritableLink {
  return link.fix !== undefined;
}

/** What takes the place of each address of these pages and of the collections among them. */
function listTargets(
  site: Site,
  { from, to }: { from: string; to: string },
  moves: readonly Move[],
  done: readonly Page[],
): Map<string, string> {
  // A collection may lack its page.
  const collections = [...site.collections.keys()].filter((route) => isBelow(route, from));
  const pages = [
    ...moves.map(({ page, to: { route } }) => ({ page, route })),
    ...done.map((page) => ({ page, route: page.route })),
  ];
  return new Map([
    ...collections.map((route) => [route, to + route.slice(from.length)] as const),
    ...pages.flatMap(({ page, route }) =>
      [page.route, ...page.aliases.map(({ value }) => value)].map((address) => [address, route] as const),
    ),
  ]);
}

/** A move as its steps are made of it. */
interface Arrangement {
  /** The addresses of the command. */
  from: string;
  to: string;
  moves: readonly Move[];
  /** The pages at their new addresses, those that an earlier call has moved too. */
  arrived: readonly PageFile[];
  /** The links to them. */
  links: readonly Link[];
  keepsAliases: boolean;
  collections: ReturnType<typeof moveCollections>;
}

/** In an order in which the site is whole after each step: a page is there before a link to it. */
function planSteps(
  site: Site,
  { from, to, moves, arrived, links, keepsAliases, collections }: Arrangement,
): Step[] {
  const { steps, bytesOf, add } = collectSteps(site);
  // Entries are in a collection at both addresses, until all have arrived.
  for (const collection of collections) add(collection.to, collection.after);
  for (const { page, from: old, to: next } of moves) {
    add(next.file, arrive(site, page, next.route));
    add(old.file, undefined);
  }
  for (const collection of collections) add(collection.from, undefined);
  const moveOf = new Map(moves.map((move) => [move.from.file, move]));
  for (const [file, linksOfFile] of groupBy(links, (link) => link.file)) {
    const fixes = linksOfFile.flatMap(({ fix }) => fix ?? []);
    // Places are those of the file without its new alias.
    const fixed = applyFixes(readListed(site.fileSystem, file), fixes);
    const move = moveOf.get(file);
    if (move) add(move.to.file, arrive(site, move.page, move.to.route, fixed));
    else add(file, fixed);
  }
  const routes = arrived.map(({ route }) => route);
  for (const { file, after } of clearAddresses(site, routes, bytesOf)) add(file, after);
  const formerFile = (file: string) => site.pagesDir + from + file.slice(site.pagesDir.length + to.length);
  const files = new Map(arrived.map(({ file }) => [formerFile(file), file]));
  const baseline = moveBaseline(site.fileSystem, files);
  if (baseline) add(baselineFile, baseline);
  if (!keepsAliases)
    for (const page of arrived)
      add(page.file, withoutAlias(site, page, bytesOf(page.file), from + page.route.slice(to.length)));
  return steps;
}

/** The file of a page at its new address. `bytes`: its file so far. */
function arrive(site: Site, page: Page, route: string, bytes?: Buffer): Buffer {
  return keepEntryId(site, page, addAliases(site, page, [page.route], route, bytes));
}

function explainLeft(left: readonly Link[]): string {
  const places = listSome(left.map(({ file, line }) => `${file}:${line}`));
  return `${places}: without an alias, these links would lead nowhere, because they take the address from a placeholder. Write it into them first, or move without --no-alias.`;
}

function isBelow(route: string, top: string): boolean {
  return route === top || route.startsWith(`${top}/`);
}

/** The two addresses as routes. */
function readAddresses(site: Site, typed: { from: string; to: string }): [string, string] {
  const from = readAddress(site, typed.from).route;
  const to = readAddress(site, typed.to).route;
  if (from === homeRoute) throw refuse('The home page stays at "/": every site has one there.');
  if ([from, to].includes(notFoundRoute))
    throw refuse(`"${notFoundRoute}" is the page for unknown addresses, and stays where it is.`);
  if (to === homeRoute) throw refuse('"/" is the address of the home page. Choose another one.');
  if (from === to) throw refuse(`Both addresses are "${from}". Name the new one second.`);
  if (isBelow(to, from)) throw refuse(`"${from}" cannot be moved below itself, to "${to}".`);
  return [from, to];
}

/** `from`, `to`: the addresses of the command. The page may be below. */
function planPageMove(site: Site, page: Page, from: string, to: string): Move {
  const { pagesDir, routes, fileSystem } = site;
  const route = to + page.route.slice(from.length);
  // `a.json` and `a/index.json` keep their forms.
  const file = pagesDir + to + page.file.slice(pagesDir.length + from.length);
  const there = routes.get(route);
  const after = arrive(site, page, route);
  const isCopy = there?.file === file && fileSystem.read(file)?.equals(after) === true;
  if (there && !isCopy) throw refuse(`${there.file} has the address "${route}" already. Choose another one.`);
  return { page, from: page, to: { file, route }, isCopy };
}

/** A file that cannot be read may hold links that nobody sees. */
function proveReadable(
  site: Site,
  contentFiles: readonly CompiledFile[],
  addresses: readonly string[],
): void {
  for (const { file, value } of contentFiles) {
    const text = value === undefined ? String(site.fileSystem.read(file) ?? '') : '';
    const named = addresses.find((address) => text.includes(address));
    if (named !== undefined)
      throw refuse(
        `${file} names "${named}" and cannot be read. Correct what "npm run check" says of it first.`,
      );
  }
}

/** @throws Error when something else has one of the new addresses. */
function proveFree(site: Site, moves: readonly Move[], contentFiles: readonly CompiledFile[]): void {
  const advice = 'Remove it there, or choose another address.';
  // Some hosts ignore the case of letters.
  const fold = (address: string) => decodePath(address).toLowerCase();
  const byRoute = new Map(moves.map((move) => [fold(move.to.route), move]));
  for (const contentFile of contentFiles)
    for (const { value } of contentFile.kind === 'page' ? contentFile.aliases : []) {
      const move = byRoute.get(fold(value));
      if (move && ![move.from.file, move.to.file].includes(contentFile.file))
        throw refuse(`"${value}" is an alias of ${contentFile.file}. ${advice}`);
    }
  const redirect = site.redirects?.redirects?.find(({ from }) => byRoute.has(fold(from)));
  if (redirect) throw refuse(`${site.files.site.get('redirects')} redirects "${redirect.from}". ${advice}`);
  const gone = new Set(moves.map(({ from: { file } }) => file));
  const pages = [...site.pages.filter(({ file }) => !gone.has(file)), ...moves.map(({ to }) => to)];
  const routes = new Map(pages.map((page) => [page.route, page]));
  const unfree = findUnfreePaths(site);
  for (const address of findUnfreePaths({ ...site, pages, routes }).keys())
    if (!unfree.has(address))
      throw refuse(
        `${site.assets.fileOf(address)} is a file at this address. Rename it, or choose another address.`,
      );
}
