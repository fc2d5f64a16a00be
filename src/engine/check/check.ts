import { setImmediate } from 'node:timers/promises';
import type { Diagnostic } from '../../shared/diagnostic.ts';
import { createSuggester } from '../../shared/suggest.ts';
import { type CheckedPage, openPageCache, type PageCache } from '../content/checked-page.ts';
import { type Document, type DocumentSummary, summarize } from '../content/document.ts';
import { usesOf } from '../content/roles/index.ts';
import { openSite, type SiteOptions } from '../content/open-site.ts';
import { compilePage, compileShared } from '../content/page.ts';
import { createWrittenOffsets } from '../content/placeholders.ts';
import type { Site } from '../content/site.ts';
import { createUncertainty, type Uncertainty } from '../content/doubts.ts';
import { compileSiteFile } from '../content/site-files.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { toWrittenPlaces } from '../schemas/former-words.ts';
import { noCache } from '../files/cache.ts';
import { routeOf } from '../files/page-files.ts';
import { isObject } from '../json/json.ts';
import { readForDisplay } from '../json/read-json.ts';
import { compareText } from '../text/compare-text.ts';
import { groupBy } from '../text/group-by.ts';
import { locateFindings, type Weighed } from './locate.ts';
import { createFrames, type Report } from './report.ts';
import type { ReportIn, SiteContext } from './rule.ts';
import { rules } from './all-rules.ts';
import { readSeverities, type Severities } from './severities.ts';

/** Number of pages checked in a row. Between batches, and between rules that compare pages, others have their turn. */
const batch = 20;

export interface CheckListeners {
  /** Keeps pages without findings for the next check; none unless given. */
  pageCache?: PageCache;
  onProgress?: (done: number, total: number) => void;
  /** Ends the check early: it throws the signal's reason. */
  signal?: AbortSignal;
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
  const { findings, pages } = await findAll(site, severities, listeners);
  const diagnostics = locateAll(site, severities.weigh(findings));
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

/** Compiles every file once and shows it to every rule. Only what rules compare stays in memory. */
async function findAll(
  site: Site,
  { problems, isOff }: Severities,
  { pageCache = { cache: noCache, code: '' }, onProgress, signal }: CheckListeners,
): Promise<{ findings: readonly Finding[]; pages: CheckedPage[] }> {
  const { schemas } = site;
  if (!schemas) return { findings: site.problems, pages: [] };
  if (problems.length > 0) return { findings: problems, pages: [] };
  const findings: Finding[] = [];
  const uncertainty = createUncertainty();
  const documents: DocumentSummary[] = [];
  const { ofDocument, ofSite } = startRules(site, { uncertainty, isOff, findings, documents });

  async function pause(): Promise<void> {
    await setImmediate();
    signal?.throwIfAborted();
  }

  /** Shows a file to all rules. False when it, or a rule that judges it alone, has a finding. */
  function inspect(document: Document | undefined): boolean {
    if (!document) return false;
    const { file, formerWords } = document;
    const before = findings.length;
    for (const finding of document.findings) findings.push(finding);
    for (const violation of formerWords) findings.push({ ...violation, file });
    uncertainty.add(document);
    if (document.value === undefined || (document.kind === 'page' && !isObject(document.value))) return false;
    for (const judge of ofDocument) judge(document);
    const isFlawless = findings.length === before;
    documents.push(summarize(document));
    return isFlawless;
  }

  for (const name of site.files.site.keys()) inspect(compileSiteFile(site, schemas, name));
  for (const name of site.files.shared.keys()) inspect(compileShared(site, schemas, name));
  const cached = openPageCache(site, schemas, pageCache);
  const pages: CheckedPage[] = [];
  for (const [index, page] of site.pages.entries()) {
    const known = cached.get(page);
    if (known) {
      documents.push(known.summary);
      pages.push(known.page);
    } else {
      const compiled = compilePage(site, schemas, page);
      const checked = cached.add(compiled, inspect(compiled));
      if (checked) pages.push(checked);
    }
    onProgress?.(index + 1, site.pages.length);
    if (index % batch === batch - 1) await pause();
  }
  for (const stray of site.files.strays)
    uncertainty.addAddress(routeOf(stray.toLowerCase().replace(/\.[^./]*$/, '.json')));
  for (const compare of ofSite) {
    await pause();
    await compare();
  }
  return { findings: onePerValue(findings), pages };
}

/** Starts all rules, disabled ones about single documents too: their results are cached, and a setting may change. */
function startRules(
  site: Site,
  {
    uncertainty,
    isOff,
    findings,
    documents,
  }: {
    uncertainty: Uncertainty;
    isOff: Severities['isOff'];
    findings: Finding[];
    documents: readonly DocumentSummary[];
  },
): { ofDocument: ((document: Document) => void)[]; ofSite: (() => void | Promise<void>)[] } {
  const suggest = createSuggester();
  const planned = new Set(site.plannedPaths);
  const isAddress = (path: string) => site.routes.has(path) || planned.has(path) || site.assets.has(path);
  const allUses: SiteContext['usesOf'] = (...names) =>
    documents.flatMap((document) =>
      usesOf(document, ...names).map((use) => ({ ...use, file: document.file })),
    );
  const ofDocument: ((document: Document) => void)[] = [];
  const ofSite: (() => void | Promise<void>)[] = [];
  for (const { id, document: judge, compare } of rules) {
    const report: ReportIn = (file, at, words, more) => {
      const place = 'place' in at ? at.place : at;
      const said = typeof words === 'string' ? { message: words } : words;
      findings.push({ rule: id, file, place, ...said, ...more });
    };
    if (judge)
      ofDocument.push((document) =>
        judge({
          document,
          usesOf: (...names) => usesOf(document, ...names),
          site,
          suggest,
          isAddress,
          report: (...finding) => report(document.file, ...finding),
        }),
      );
    if (compare && !isOff(id))
      ofSite.push(() => compare({ documents, usesOf: allUses, site, suggest, uncertainty, report }));
  }
  return { ofDocument, ofSite };
}

/**
 * A value that breaks its schema gets no second finding from its role. Only an unknown placeholder explains more than the
 * schema, which judges the text that was left.
 */
function onePerValue(findings: Finding[]): Finding[] {
  const isOfPlaceholder = ({ rule }: Finding) => rule === 'placeholder-known';
  const isOfValue = (finding: Finding) => isAboutSchema(finding) && finding.place.at === 'value';
  const unfilled = new Set(findings.filter(isOfPlaceholder).map(placeKey));
  const broken = new Set(findings.filter(isOfValue).map(placeKey));
  return findings.filter((finding) => {
    if (isOfValue(finding)) return !unfilled.has(placeKey(finding));
    return isAboutSchema(finding) || isOfPlaceholder(finding) || !broken.has(placeKey(finding));
  });
}

function isAboutSchema({ rule }: Finding): boolean {
  return rule.startsWith('schema/');
}

function placeKey({ file, place }: Finding): string {
  return `${file}\n${'pointer' in place ? place.pointer : place.at}`;
}

function locateAll(site: Site, findings: readonly Weighed[]): Diagnostic[] {
  const byFile = [...groupBy(findings, ({ file }) => file)].toSorted(([a], [b]) => compareText(a, b));
  const brandFile = site.files.site.get('brand');
  const writtenOffset = site.placeholders && createWrittenOffsets(site.placeholders);
  const toWritten = (file: string) => (file === brandFile ? undefined : writtenOffset);
  return byFile.flatMap(([file, group]) =>
    locateFindings(readForDisplay(site.fileSystem, file), toWrittenPlaces(group), toWritten(file)).toSorted(
      comparePositions,
    ),
  );
}

function comparePositions(a: Diagnostic, b: Diagnostic): number {
  return (
    a.line - b.line || a.column - b.column || compareText(a.rule, b.rule) || compareText(a.message, b.message)
  );
}
