import { homeRoute, splitAddress } from '../../shared/routes.ts';
import { compareText } from '../text/compare-text.ts';
import { readMoment } from '../text/moments.ts';
import { decodePath } from '../text/paths.ts';
import type { FileSummary } from './compiled-file.ts';
import type { Site } from './site.ts';
import { type State, stateOf } from './state.ts';
import { namingRoles, type ValueOf, valuesOf } from './role-values.ts';

type PageSummary = Extract<FileSummary, { kind: 'page' }>;

/** A link that visitors see to a page that they do not. */
export interface WaitingLink {
  file: string;
  link: ValueOf<'url'>;
  /** As it is written, without query and anchor. */
  path: string;
  page: PageSummary;
  state: State;
}

/** The links to pages that are not live at an instant, from what is live now. */
export function findWaitingLinks(
  { clock }: Pick<Site, 'clock'>,
  files: readonly FileSummary[],
  at = clock.at,
): WaitingLink[] {
  const waiting = new Map<string, { page: PageSummary; state: State }>();
  for (const page of files) {
    if (page.kind !== 'page') continue;
    const state = stateOf(page.dates, { ...clock, at });
    if (state === 'live') continue;
    for (const address of [page.route, ...page.aliases.map(({ value }) => value)])
      waiting.set(address, { page, state });
  }
  if (waiting.size === 0) return [];
  return files.flatMap(({ file, roleValues, dates }) => {
    const isLive = stateOf(dates, clock) === 'live';
    const isOver = stateOf(dates, { ...clock, at }) === 'over';
    return valuesOf(roleValues, 'url').flatMap((link) => {
      const { path } = splitAddress(link.value);
      // Visitors are led there once the page is over.
      const isFollowed = link.place.pointer === '/afterwards' ? isOver : isLive && !link.unshown;
      const target = isFollowed ? (waiting.get(path) ?? waiting.get(decodePath(path))) : undefined;
      return target ? [{ file, link, path: path.replaceAll(/[^\0-~]+/g, encodeURI), ...target }] : [];
    });
  });
}

/** Where visitors of a page are led that is over, past others that are over, too: home where no page is there for them. */
export function leadOn(
  { clock }: Pick<Site, 'clock'>,
  start: PageSummary,
  pages: readonly PageSummary[],
): string {
  const byAddress = new Map(
    pages.flatMap((page) =>
      [page.route, ...page.aliases.map(({ value }) => value)].map((address) => [address, page]),
    ),
  );
  const passed = new Set<PageSummary>();
  let page = start;
  while (!passed.has(page)) {
    passed.add(page);
    const { afterwards } = page.dates;
    if (afterwards === undefined || stateOf(page.dates, clock) !== 'over') break;
    const next = byAddress.get(decodePath(splitAddress(afterwards).path));
    if (!next || stateOf(next.dates, clock) === 'live') return afterwards;
    page = next;
  }
  return homeRoute;
}

/** What a build leaves out, and where addresses without a page lead. */
export interface Unpublished {
  /** Files of pages that are not live. */
  pages: ReadonlySet<string>;
  /** Files of public/ that only what is not live names, by address. */
  assets: ReadonlySet<string>;
  /** Where the addresses of pages that are not live lead for now. */
  redirects: ReadonlyMap<string, string>;
}

const all: Unpublished = { pages: new Set(), assets: new Set(), redirects: new Map() };

export function findUnpublished(site: Site, files: readonly FileSummary[]): Unpublished {
  const isTimeless = files.every(
    ({ dates, roleValues }) => !dates.draft && valuesOf(roleValues, 'moment').length === 0,
  );
  if (isTimeless || site.isPreview) return all;
  const isLive = ({ dates }: FileSummary) => stateOf(dates, site.clock) === 'live';
  const pages = files.filter((file) => file.kind === 'page');
  const live = pages.filter(isLive);
  const visibleShared = findPlaced(site, files, live, ({ unshown }) => !unshown);
  const placed = findPlaced(site, files, pages, ({ unshown }) => unshown !== 'hidden');
  const isAway = (file: FileSummary) =>
    file.kind !== 'shared' ? !isLive(file) : placed.has(file.file) && !visibleShared.has(file.file);
  const named = new Set<string>();
  const withheld = new Set<string>();
  for (const file of files)
    for (const { value, unshown } of valuesOf(file.roleValues, ...namingRoles)) {
      const asset = decodePath(splitAddress(value).path);
      const isLeft = unshown === 'ahead' || unshown === 'over' || isAway(file);
      if (site.assets.has(asset)) (isLeft ? withheld : named).add(asset);
    }
  const visible = files.filter(({ kind, file }) => kind !== 'shared' || visibleShared.has(file));
  const redirects = new Map(findWaitingLinks(site, visible).map(({ path }) => [path, homeRoute]));
  for (const page of pages)
    if (page.dates.afterwards !== undefined && stateOf(page.dates, site.clock) === 'over')
      redirects.set(page.route, leadOn(site, page, pages));
  return {
    pages: new Set(pages.filter((page) => !isLive(page)).map(({ file }) => file)),
    assets: new Set([...withheld].filter((asset) => !named.has(asset))),
    redirects,
  };
}

/** The files of shared blocks that files place, by what `isFollowed`, also through other ones. */
function findPlaced(
  { files }: Pick<Site, 'files'>,
  summaries: readonly FileSummary[],
  start: readonly FileSummary[],
  isFollowed: (placement: ValueOf<'sharedBlock'>) => boolean,
): ReadonlySet<string> {
  const byFile = new Map(summaries.map((summary) => [summary.file, summary]));
  const placed = new Set<string>();
  const follow = (summary: FileSummary | undefined) => {
    for (const placement of valuesOf(summary?.roleValues ?? {}, 'sharedBlock').filter(isFollowed)) {
      const file = files.shared.get(placement.value);
      if (file === undefined || placed.has(file)) continue;
      placed.add(file);
      follow(byFile.get(file));
    }
  };
  for (const summary of start) follow(summary);
  return placed;
}

/** When something next appears or disappears, and where that is written. */
export interface Change {
  at: number;
  file: string;
  pointer: string;
  /** What happens: the name of the property. */
  kind: 'from' | 'until';
}

/** The changes after the site's instant, the next one first. */
export function listChanges({ clock }: Pick<Site, 'clock'>, files: readonly FileSummary[]): Change[] {
  return files
    .filter(({ dates }) => !dates.draft)
    .flatMap(({ file, roleValues }) =>
      valuesOf(roleValues, 'moment').flatMap(({ value, place: { pointer }, unshown }) => {
        const moment = readMoment(value, clock.zone);
        if (unshown === 'hidden' || !('at' in moment) || moment.at <= clock.at) return [];
        const kind = pointer.endsWith('/from') ? ('from' as const) : ('until' as const);
        return [{ at: moment.at, file, pointer: pointer.slice(0, pointer.lastIndexOf('/')), kind }];
      }),
    )
    .toSorted((a, b) => a.at - b.at || compareText(a.file + a.pointer, b.file + b.pointer));
}
