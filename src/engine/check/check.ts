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
import { createUncertainty } from '../content/doubts.ts';
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
import type { DocumentContext, NamedRule, ReportIn, SiteContext } from './rule.ts';
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
  return check(openSite(options), options);
}

/** Checks an open site; reads its pages again. */
export async function check(site: Site, listeners: CheckListeners = {}): Promise<SiteReport> {
  const started = performance.now();
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
  const planned = new Set(site.plannedPaths);
  const given = {
    site,
    suggest: createSuggester(),
    isAddress: (path: string) => site.routes.has(path) || planned.has(path) || site.assets.has(path),
  };
  const findings: Finding[][] = [];
  const uncertainty = createUncertainty();
  const documents: DocumentSummary[] = [];

  async function pause(): Promise<void> {
    await setImmediate();
    signal?.throwIfAborted();
  }

  /** Shows a file to all rules. False when it, or a rule that judges it alone, has a finding. */
  function inspect(document: Document | undefined): boolean {
    if (!document) return false;
    const { file, formerWords, kind, value } = document;
    uncertainty.add(document);
    findings.push(
      document.findings,
      formerWords.map((violation) => ({ ...violation, file })),
    );
    if (value === undefined || (kind === 'page' && !isObject(value))) return false;
    const judged = judge(document, given);
    findings.push(judged);
    documents.push(summarize(document));
    return document.findings.length + formerWords.length + judged.length === 0;
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
  const compared = documents.filter((document) => document.kind === 'page');
  const aliases = new Map(
    compared.flatMap(({ aliases: own, route }) => own.map(({ value }) => [value, route] as const)),
  );
  for (const rule of rules) {
    if (!rule.compare || isOff(rule.id)) continue;
    await pause();
    findings.push(await compare(rule, { ...given, documents, pages: compared, aliases, uncertainty }));
  }
  return { findings: onePerValue(findings.flat()), pages };
}

/** Shows a document to each rule that judges it alone, disabled ones too: results are cached, and a setting may change. */
function judge(
  document: Document,
  given: Omit<DocumentContext, 'document' | 'usesOf' | 'report'>,
): Finding[] {
  const findings: Finding[] = [];
  const find: DocumentContext['usesOf'] = (...names) => usesOf(document, ...names);
  for (const { id, document: judgeAlone } of rules) {
    const report: DocumentContext['report'] = (...words) =>
      findings.push(toFinding(id, document.file, ...words));
    judgeAlone?.({ ...given, document, usesOf: find, report });
  }
  return findings;
}

/** Lets a rule compare all documents. */
async function compare(rule: NamedRule, given: Omit<SiteContext, 'usesOf' | 'report'>): Promise<Finding[]> {
  const findings: Finding[] = [];
  const find: SiteContext['usesOf'] = (...names) =>
    given.documents.flatMap(({ file, uses }) => usesOf({ uses }, ...names).map((use) => ({ ...use, file })));
  await rule.compare?.({
    ...given,
    usesOf: find,
    report: (...words) => findings.push(toFinding(rule.id, ...words)),
  });
  return findings;
}

function toFinding(rule: string, ...[file, at, words, more]: Parameters<ReportIn>): Finding {
  const said = typeof words === 'string' ? { message: words } : words;
  return { rule, file, place: 'place' in at ? at.place : at, ...said, ...more };
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
