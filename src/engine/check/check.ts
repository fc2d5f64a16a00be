import { setImmediate } from 'node:timers/promises';
import type { Diagnostic } from '../../shared/diagnostic.ts';
import { memoize } from '../../shared/memoize.ts';
import { createSuggester } from '../../shared/suggest.ts';
import { type CheckedPage, openPageCache, type PageCache } from '../content/checked-page.ts';
import { type Document, type DocumentSummary, summarize } from '../content/document.ts';
import { usesOf } from '../content/uses.ts';
import { compilePage } from '../content/page.ts';
import { createWrittenOffsets } from '../content/placeholders.ts';
import { openSite } from '../content/open-site.ts';
import type { Site } from '../content/site.ts';
import { createUncertainty } from '../content/doubts.ts';
import { didYouMean, type Finding, type Place } from '../diagnostics/finding.ts';
import { toWrittenPlaces } from '../schemas/former-words.ts';
import { noCache } from '../files/cache.ts';
import type { FileSystem } from '../files/file-system.ts';
import { isObject, stepInto } from '../json/json.ts';
import { readLeniently } from '../json/read-json.ts';
import { compareText } from '../text/compare-text.ts';
import { groupBy } from '../text/group-by.ts';
import { lineEnd } from '../text/line-index.ts';
import { applyFixes } from './fix.ts';
import { locateFindings } from './locate.ts';
import { drawFrame, type Report } from './report.ts';
import type { DocumentContext, Found, ReportAt, SiteContext } from './rule.ts';
import { rules } from './all-rules.ts';
import { readSettings, type Severities } from './severities.ts';

/** Number of pages checked in a row. Between batches, and between rules that compare pages, others have their turn. */
const batch = 20;

export interface CheckOptions {
  /** Keeps pages without findings for the next check; none unless given. */
  pageCache?: PageCache;
  onProgress?: (done: number, total: number) => void;
  /** Ends the check early: it throws the signal's reason. */
  signal?: AbortSignal;
}

export interface SiteReport extends Report {
  /** Those that can be rendered. */
  pages: readonly CheckedPage[];
}

/** Checks a site; reads its pages again. */
export async function check(site: Site, options: CheckOptions = {}): Promise<SiteReport> {
  const started = performance.now();
  const settings = readSettings(site.fileSystem);
  const problems = [...site.schemas.problems, ...settings.problems];
  const { findings, pages } =
    problems.length === 0 ? await findAll(site, options) : { findings: problems, pages: [] };
  const tried = await trySuggestions(site, dropSecondFindings(findings), settings.severities, options);
  const diagnostics = locateAll(site, tried, settings.severities);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const linesOf = memoize(1, (file) => readLeniently(site.fileSystem, file).split(lineEnd));
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
    frameOf: (diagnostic) => drawFrame(linesOf(diagnostic.file), diagnostic),
  };
}

/**
 * Compiles every file once and shows it to every rule. Only what rules compare stays in memory. Disabled rules judge
 * too: that a page has no finding is cached, and a setting may change.
 */
async function findAll(
  site: Site,
  { pageCache = { cache: noCache, code: '' }, onProgress, signal }: CheckOptions,
): Promise<{ findings: readonly Finding[]; pages: readonly CheckedPage[] }> {
  const planned = new Set(site.plannedPaths);
  const given = {
    site,
    suggest: createSuggester(),
    isAddress: (path: string) => site.routes.has(path) || planned.has(path) || site.assets.has(path),
  };
  const findings: Finding[] = [];
  const uncertainty = createUncertainty(site.files.strays);
  const documents: DocumentSummary[] = [];

  let rule = '';

  const report: ReportAt<Found & { file: string }> = (where, words, advice) => {
    const { place, value = '' } = 'at' in where ? { place: where } : where;
    const said = typeof words === 'string' ? { message: words } : words;
    const { message, meant, shown, safe, ...others } = { ...said, ...advice };
    const asked = didYouMean(message, place.at === 'text' ? place.text : value, meant, { shown, safe });
    findings.push({ ...others, rule, file: where.file, place, ...asked });
  };

  async function pause(): Promise<void> {
    await setImmediate();
    signal?.throwIfAborted();
  }

  /** Shows a file to the rules that judge it alone. Undefined when it cannot be understood. */
  function inspect(document: Document): DocumentSummary | undefined {
    const { file, formerWords, kind, value } = document;
    uncertainty.add(document);
    for (const violation of [...document.findings, ...formerWords]) findings.push({ ...violation, file });
    if (value === undefined || (kind === 'page' && !isObject(value))) return undefined;
    const context: DocumentContext = {
      ...given,
      document,
      usesOf: (...names) => usesOf(document.uses, ...names),
      report(where, ...words) {
        const place = typeof where === 'string' ? ({ at: 'value', pointer: where } as const) : where;
        report({ ...place, file }, ...words);
      },
    };
    for (const { id, document: judge } of rules) {
      rule = id;
      judge?.(context);
    }
    const summary = summarize(document);
    documents.push(summary);
    return summary;
  }

  for (const part of [...site.siteFiles.values(), ...site.shared.values()]) if (part) inspect(part);
  const cached = openPageCache(site, pageCache);
  const pages: CheckedPage[] = [];
  for (const [index, page] of site.pages.entries()) {
    const known = cached.get(page);
    if (known) {
      documents.push(known.summary);
      pages.push(known.page);
    } else {
      const compiled = compilePage(site, page);
      const before = findings.length;
      const summary = inspect(compiled);
      const checked = summary && cached.add(compiled, summary, findings.length === before);
      if (checked) pages.push(checked);
    }
    onProgress?.(index + 1, site.pages.length);
    if (index % batch === batch - 1) await pause();
  }
  const compared = documents.filter((document) => document.kind === 'page');
  const aliases = new Map(
    compared.flatMap(({ aliases: own, route }) => own.map(({ value }) => [value, route] as const)),
  );
  const siteContext: SiteContext = {
    ...given,
    documents,
    pages: compared,
    aliases,
    uncertainty,
    usesOf: (...names) =>
      documents.flatMap(({ file, uses }) => usesOf(uses, ...names).map((use) => ({ ...use, file }))),
    report,
  };
  for (const { id, compare } of rules) {
    if (!compare) continue;
    await pause();
    rule = id;
    await compare(siteContext);
  }
  return { findings, pages };
}

/**
 * A value that breaks its schema, or has an unknown placeholder, gets no second finding from its role. What is in a value
 * that is empty, or in a file of another kind, gets none. Three rules explain more than the schema, which judges the text
 * that an unknown placeholder left, and knows no files and no colours.
 */
function dropSecondFindings(findings: readonly Finding[]): readonly Finding[] {
  const isAboutSchema = ({ rule }: Finding) => rule.startsWith('schema/');
  const isUnfilled = ({ rule }: Finding) => rule === 'placeholder-known';
  const placeOf = ({ file, place }: Finding) => file + ('pointer' in place ? place.pointer : `\n${place.at}`);
  const isWhole = ({ rule, place, fix }: Finding) =>
    (rule === 'schema/too-short' && fix) ||
    (rule === 'schema/wrong-form' && 'pointer' in place && place.pointer === '');
  const whole = new Set(findings.filter(isWhole).map(placeOf));
  const isInWhole = ({ file, place }: Finding) =>
    'pointer' in place &&
    [...place.pointer.matchAll(/\//g)].some(({ index }) => whole.has(file + place.pointer.slice(0, index)));
  const said = findings.filter((finding) => whole.size === 0 || !isInWhole(finding));
  return [...groupBy(said, placeOf).values()].flatMap((group) => {
    const broken = group.filter((finding) => isAboutSchema(finding) && finding.place.at === 'value');
    if (broken.length === 0)
      return group.some(isUnfilled) ? group.filter(({ place }) => place.at !== 'value') : group;
    const isForm = broken.every(({ rule }) => rule === 'schema/wrong-form');
    const explained = group.filter((one) => isUnfilled(one) || (isForm && explainsForm.has(one.rule)));
    const others = group.filter((finding) => isAboutSchema(finding) && finding.place.at !== 'value');
    return [...others, ...(explained.length > 0 ? explained : broken)];
  });
}

/**
 * Leaves out each suggestion that the same check refuses. For that, the files with suggestions are judged once more, with
 * all of these in place. What rules suggest that compare files is known to exist.
 */
async function trySuggestions(
  site: Site,
  findings: readonly Finding[],
  severities: Severities,
  { signal }: CheckOptions,
): Promise<readonly Finding[]> {
  const asked = findings.filter(({ fix }) => fix && 'unasked' in fix);
  if (asked.length === 0) return findings;
  const { read } = site.fileSystem;
  const written = new Map<string, Buffer>();
  const applied = new Set<string>();
  const files = new Set(asked.map(({ file }) => file));
  const inFiles = findings.filter(({ file }) => files.has(file));
  for (const [file, found] of groupBy(locateAll(site, inFiles, severities), ({ file: name }) => name)) {
    // Former words are replaced, too: places are in the words of today.
    const fixes = found.flatMap(({ fix }) => (fix && fix.kind !== 'remove' ? fix : []));
    for (const { pointer, value } of fixes) applied.add(JSON.stringify([file, pointer, value]));
    written.set(file, applyFixes(read(file) ?? Buffer.alloc(0), fixes));
  }
  const fileSystem: FileSystem = {
    ...site.fileSystem,
    read: (path, limit) => written.get(path)?.subarray(0, limit) ?? read(path, limit),
  };
  const { pictures, ...options } = site;
  const again = openSite({ ...options, fileSystem, ...(pictures && { pictures }) });
  const pages = again.pages.filter(({ file }) => written.has(file));
  const found = await findAll({ ...again, pages }, { ...(signal && { signal }) });
  const compares = new Set(rules.flatMap(({ id, compare }) => (compare ? id : [])));
  const isFixed = new Set(rules.flatMap((rule) => (rule.isFixed ? rule.id : [])));
  // Any rule may refuse its own suggestion; that of another one, schemas and fixed rules only.
  const refused = new Set(
    found.findings.flatMap(({ rule, file, place }) => {
      if (compares.has(rule) || !('pointer' in place)) return [];
      const own = namePlace(file, place, rule);
      return isFixed.has(rule) || rule.startsWith('schema/') ? [own, namePlace(file, place)] : own;
    }),
  );
  return findings.map((finding) => {
    const { rule, file, place, fix, ...others } = finding;
    if (!fix || !('unasked' in fix) || !('pointer' in place)) return finding;
    const { value, unasked = others.message } = fix;
    // A value of a placeholder is not in the file.
    if (!applied.has(JSON.stringify([file, place.pointer, value]))) return finding;
    const parent = place.pointer.slice(0, place.pointer.lastIndexOf('/'));
    const now =
      place.at === 'key'
        ? { ...place, pointer: stepInto(parent, value) }
        : place.at === 'text'
          ? { ...place, text: value }
          : place;
    return refused.has(namePlace(file, now)) ? { ...others, rule, file, place, message: unasked } : finding;
  });
}

function namePlace(file: string, place: Extract<Place, { pointer: string }>, rule = ''): string {
  return JSON.stringify([rule, file, place.at, place.pointer, place.at === 'text' && place.text]);
}

const explainsForm = new Set(['asset-exists', 'color-known']);

/** The findings of enabled rules in their files, sorted by file and position. */
function locateAll(site: Site, findings: readonly Finding[], severities: Severities): Diagnostic[] {
  const weighed = findings.flatMap((finding) => {
    const severity = severities.get(finding.rule)!;
    return severity === 'off' ? [] : [{ ...finding, severity }];
  });
  const byFile = [...groupBy(weighed, ({ file }) => file)].toSorted(([a], [b]) => compareText(a, b));
  const brandFile = site.files.site.get('brand');
  const writtenOffset = site.placeholders && createWrittenOffsets(site.placeholders);
  const toWritten = (file: string) => (file === brandFile ? undefined : writtenOffset);
  return byFile.flatMap(([file, group]) =>
    locateFindings(readLeniently(site.fileSystem, file), toWrittenPlaces(group), toWritten(file)).toSorted(
      comparePositions,
    ),
  );
}

function comparePositions(a: Diagnostic, b: Diagnostic): number {
  return (
    a.line - b.line || a.column - b.column || compareText(a.rule, b.rule) || compareText(a.message, b.message)
  );
}
