import { setImmediate } from 'node:timers/promises';
import type { Diagnostic } from '../../shared/diagnostic.ts';
import { createSuggester } from '../../shared/suggest.ts';
import { compileShared } from '../content/block.ts';
import { type CheckedPage, noPageStore, openPageCache, type PageStore } from '../content/checked-page.ts';
import { type Document, type DocumentSummary, summarize } from '../content/document.ts';
import { openSite, type SiteOptions } from '../content/open-site.ts';
import { compilePage } from '../content/page.ts';
import { createWrittenOffsets } from '../content/placeholders.ts';
import type { Site } from '../content/site.ts';
import { createUncertainty, type Uncertainty } from '../content/doubts.ts';
import { compileSiteFile } from '../content/site-files.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { type FormerWords, toWrittenPlace } from '../schemas/former-words.ts';
import { routeOf } from '../files/page-files.ts';
import { isObject } from '../json/json.ts';
import { readForDisplay } from '../json/read-json.ts';
import { groupBy } from '../text/group-by.ts';
import { locateFindings, type Weighed } from './locate.ts';
import { createFrames, type Report } from './report.ts';
import type { ReportIn, SiteVisitor } from './rule.ts';
import { rules } from './rules/index.ts';
import { readSeverities, type Severities } from './severities.ts';

/** Number of pages checked in a row. Between batches, progress is drawn and signals are handled. */
const batch = 200;

export interface CheckListeners {
  /** Pages in which earlier checks found nothing; none unless given. */
  pageStore?: PageStore;
  /** Called after each page. */
  onProgress?: (done: number, total: number) => void;
}

/** A report, and the pages that can be rendered. */
export interface SiteReport extends Report {
  pages: readonly CheckedPage[];
}

export interface CheckOptions extends SiteOptions, CheckListeners {}

/** Opens a site and checks it, for the command line, the build and the development server. */
export async function checkSite(options: CheckOptions = {}): Promise<SiteReport> {
  const started = performance.now();
  return check(openSite(options), { ...options, started });
}

/** Checks an open site; reads its pages again. */
export async function check(
  site: Site,
  { started = performance.now(), ...listeners }: CheckListeners & { started?: number } = {},
): Promise<SiteReport> {
  const severities = readSeverities(site.fileSystem);
  const { findings, pages, formerKeys } = await findAll(site, severities, listeners);
  const diagnostics = locateAll(site, severities.weigh(findings), formerKeys);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return {
    diagnostics,
    summary: {
      pages: site.pages.length,
      errors,
      warnings: diagnostics.length - errors,
      durationMs: Math.round(performance.now() - started),
    },
    pages,
    rules,
    frameOf: createFrames((file) => readForDisplay(site.fileSystem, file)),
  };
}

/** Compiles every file once and shows it to every rule. Only the rules' notes stay in memory. */
async function findAll(
  site: Site,
  { problems, isOff }: Severities,
  { pageStore = noPageStore, onProgress }: CheckListeners,
): Promise<{ findings: readonly Finding[]; pages: CheckedPage[]; formerKeys: FormerKeys }> {
  const { schemas } = site;
  const formerKeys: FormerKeys = new Map();
  if (!schemas) return { findings: site.problems, pages: [], formerKeys };
  if (problems.length > 0) return { findings: problems, pages: [], formerKeys };
  const findings: Finding[] = [];
  const uncertainty = createUncertainty();
  const visitors = createVisitors(site, { uncertainty, isOff, findings });
  const inspect = createInspector(visitors, { findings, formerKeys, uncertainty });

  for (const name of site.files.site.keys()) inspect.now(compileSiteFile(site, schemas, name));
  for (const name of site.files.shared.keys()) inspect.now(compileShared(site, schemas, name));
  const cached = openPageCache(site, schemas, pageStore);
  const pages: CheckedPage[] = [];
  for (const [index, page] of site.pages.entries()) {
    const known = cached.get(page);
    if (known) {
      inspect.known(known.summary);
      pages.push(known.page);
    } else {
      const before = visitors.flaws();
      const compiled = compilePage(site, schemas, page);
      inspect.now(compiled);
      const isFlawless = visitors.flaws() === before && compiled.formerWords.findings.length === 0;
      const checked = cached.add(compiled, isFlawless);
      if (checked) pages.push(checked);
    }
    onProgress?.(index + 1, site.pages.length);
    if (index % batch === batch - 1) await setImmediate();
  }
  for (const stray of site.files.strays)
    uncertainty.addAddress(routeOf(stray.toLowerCase().replace(/\.[^./]*$/, '.json')));
  for (const visitor of visitors.ofSite) await visitor.end?.();
  return { findings: onePerValue(findings), pages, formerKeys };
}

/** The renamed keys of each file that has some: see `FormerWords`. */
type FormerKeys = Map<string, FormerWords['keys']>;

interface Visitors {
  ofDocument: ((document: Document) => void)[];
  ofSite: SiteVisitor[];
  /** Number of reports so far by rules about single documents, disabled ones included. */
  flaws(): number;
}

/**
 * Starts all rules. Runs a disabled rule about single documents too: its setting may change while a page's
 * result is cached.
 */
function createVisitors(
  site: Site,
  {
    uncertainty,
    isOff,
    findings,
  }: { uncertainty: Uncertainty; isOff: Severities['isOff']; findings: Finding[] },
): Visitors {
  const suggest = createSuggester();
  const planned = new Set(site.plannedPaths);
  const isAddress = (path: string) => site.routes.has(path) || planned.has(path) || site.assets.has(path);
  let flaws = 0;
  const visitors: Visitors = { ofDocument: [], ofSite: [], flaws: () => flaws };
  for (const { id, document: judge, start } of rules) {
    const report: ReportIn = (file, at, words, more) => {
      if (judge) flaws += 1;
      const place = 'place' in at ? at.place : at;
      const said = typeof words === 'string' ? { message: words } : words;
      findings.push({ rule: id, file, place, ...said, ...more });
    };
    if (judge)
      visitors.ofDocument.push((document) =>
        judge(document, {
          site,
          suggest,
          isAddress,
          report: (...finding) => report(document.file, ...finding),
        }),
      );
    if (start && !isOff(id)) visitors.ofSite.push(start({ site, suggest, uncertainty, report }));
  }
  return visitors;
}

/** Shows compiled files to the rules, and notes uncertain names. */
function createInspector(
  { ofDocument, ofSite }: Visitors,
  {
    findings,
    formerKeys,
    uncertainty,
  }: { findings: Finding[]; formerKeys: FormerKeys; uncertainty: ReturnType<typeof createUncertainty> },
) {
  function showSummary(summary: DocumentSummary): void {
    for (const visitor of ofSite) visitor.document?.(summary);
  }

  return {
    /** Shows the cached summary of a page without findings. */
    known: showSummary,
    now(document: Document | undefined): void {
      if (!document) return;
      const { file, formerWords } = document;
      for (const finding of document.findings) findings.push(finding);
      for (const violation of formerWords.findings) findings.push({ ...violation, file });
      if (formerWords.keys.size > 0) formerKeys.set(file, formerWords.keys);
      noteUncertain(document, uncertainty);
      if (document.value === undefined || (document.kind === 'page' && !isObject(document.value))) return;
      for (const judge of ofDocument) judge(document);
      showSummary(summarize(document));
    },
  };
}

function noteUncertain(document: Document, uncertainty: ReturnType<typeof createUncertainty>): void {
  const { findings, unknown } = document;
  if (findings.length > 0) uncertainty.add(document);
  if ([...unknown].some((pointer) => pointer.endsWith('/use'))) uncertainty.addAnyName();
  if (document.kind === 'page') {
    if (findings.some(isAboutAlias) || [...unknown].some((pointer) => pointer.startsWith('/aliases/')))
      uncertainty.addAnyAddress();
    if (!document.isWhole || findings.some(mayConcernAnchors)) uncertainty.addRoute(document.route);
  }
  // In a broken list of planned links, any address may be planned.
  else if (document.name === 'planned-links' && findings.length + unknown.size > 0)
    uncertainty.addAnyAddress();
}

function isAboutAlias({ place }: Finding): boolean {
  return place.at === 'value' && place.pointer.startsWith('/aliases');
}

/** A misspelt or duplicate key may be an "id"; a value may be one, or decide whether its block is visible. */
function mayConcernAnchors({ rule, place }: Finding): boolean {
  if (rule === 'schema/unknown-property' || rule === 'file/duplicate-key') return true;
  return 'pointer' in place && /\/(?:id|hidden)$|^\/sections(?:\/\d+)?$|^$/.test(place.pointer);
}

/** A value that breaks its schema gets no second finding from its role. */
function onePerValue(findings: Finding[]): Finding[] {
  const broken = new Set(
    findings.filter((finding) => isAboutSchema(finding) && finding.place.at === 'value').map(placeKey),
  );
  return findings.filter((finding) => isAboutSchema(finding) || !broken.has(placeKey(finding)));
}

function isAboutSchema({ rule }: Finding): boolean {
  return rule.startsWith('schema/');
}

function placeKey({ file, place }: Finding): string {
  return `${file}\n${'pointer' in place ? place.pointer : place.at}`;
}

function locateAll(site: Site, findings: readonly Weighed[], formerKeys: FormerKeys): Diagnostic[] {
  const written = findings.map((finding) => toWrittenPlaces(finding, formerKeys.get(finding.file)));
  const byFile = [...groupBy(written, ({ file }) => file)].toSorted(([a], [b]) => compare(a, b));
  const brandFile = site.files.site.get('brand');
  const writtenOffset = site.placeholders && createWrittenOffsets(site.placeholders);
  const toWritten = (file: string) => (file === brandFile ? undefined : writtenOffset);
  return byFile.flatMap(([file, group]) =>
    locateFindings(readForDisplay(site.fileSystem, file), group, toWritten(file)).toSorted(comparePositions),
  );
}

/** The finding with its places as the file writes them. */
function toWrittenPlaces(finding: Weighed, keys: FormerWords['keys'] | undefined): Weighed {
  if (!keys) return finding;
  const { place, hint } = finding;
  const written = { ...finding, place: toWrittenPlace(place, keys) };
  return typeof hint === 'object'
    ? { ...written, hint: { ...hint, at: toWrittenPlace(hint.at, keys) } }
    : written;
}

function comparePositions(a: Diagnostic, b: Diagnostic): number {
  return a.line - b.line || a.column - b.column || compare(a.rule, b.rule) || compare(a.message, b.message);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
