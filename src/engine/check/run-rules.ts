import { setImmediate } from 'node:timers/promises';
import { plainError } from '../../shared/plain-error.ts';
import { createSuggester } from '../../shared/suggest.ts';
import { type CheckedPage, openPageCache, type PageCache } from '../content/checked-page.ts';
import { type CompiledFile, type FileSummary, summarize } from '../content/compiled-file.ts';
import { createUncertainty, type Uncertainty } from '../content/broken-files.ts';
import { compilePage } from '../content/page.ts';
import { followRedirects, redirectsOf } from '../content/redirects.ts';
import type { Site } from '../content/site.ts';
import { type Change, findUnpublished, listChanges, type Unpublished } from '../content/waiting.ts';
import { unfinished } from './unfinished.ts';
import { valuesOf } from '../content/role-values.ts';
import { didYouMean, type Finding } from '../diagnostics/finding.ts';
import { noCache } from '../files/cache.ts';
import { isObject } from '../json/json.ts';
import { rules } from './all-rules.ts';
import type { FileContext, InFile, NamedRule, ReportAt, SiteContext, Subject } from './rule.ts';

/** Number of pages checked in a row. Between batches, and between rules that compare pages, others have their turn. */
const batch = 20;

export interface CheckOptions {
  /** Keeps pages without findings for the next check; none unless given. */
  pageCache?: PageCache;
  onProgress?: (done: number, total: number) => void;
  /** Ends the check early: it throws the signal's reason. */
  signal?: AbortSignal;
}

export interface RuleResults {
  findings: readonly Finding[];
  /** Those that can be rendered. */
  pages: readonly CheckedPage[];
  unpublished: Unpublished;
  /** Files of drafts, which may lack what other pages must have. */
  drafts: ReadonlySet<string>;
  /** What appears or disappears later. */
  changes: readonly Change[];
}

/**
 * Compiles every file once and shows it to every rule. Only what rules compare stays in memory. Disabled rules judge
 * too: that a page has no finding is cached, and a setting may change.
 */
export async function runRules(
  site: Site,
  { pageCache = { cache: noCache, code: '' }, onProgress, signal }: CheckOptions,
): Promise<RuleResults> {
  const common = createCommonContext(site);
  const findings: Finding[] = [];
  const uncertainty = createUncertainty(site.files.misplaced);
  const contentFiles: FileSummary[] = [];
  const pages: CheckedPage[] = [];
  const pause = async () => {
    await setImmediate();
    signal?.throwIfAborted();
  };

  /** Shows a file to the rules that judge it alone. */
  function judge(contentFile: CompiledFile): Judgement {
    uncertainty.add(contentFile);
    const judgement = judgeAlone(contentFile, common);
    findings.push(...judgement.findings);
    if (judgement.summary) contentFiles.push(judgement.summary);
    return judgement;
  }

  const collectionFiles = Array.from(site.collections.values(), ({ compiled }) => compiled);
  for (const contentFile of [...site.siteFiles.values(), ...site.shared.values(), ...collectionFiles])
    if (contentFile) judge(contentFile);
  const cached = openPageCache(site, pageCache);
  for (const [index, file] of site.pages.entries()) {
    const cachedPage = cached.get(file);
    if (cachedPage) {
      contentFiles.push(cachedPage.summary);
      pages.push(cachedPage.page);
    } else {
      const page = compilePage(site, file);
      const { findings: findingsOfPage, summary } = judge(page);
      const checked = summary && cached.add(page, summary, findingsOfPage.length === 0);
      if (checked) pages.push(checked);
    }
    onProgress?.(index + 1, site.pages.length);
    if (index % batch === batch - 1) await pause();
  }
  const siteContext = createSiteContext(site, contentFiles, uncertainty);
  for (const rule of rules) {
    if (!rule.judgeSite) continue;
    await pause();
    await judgeTogether(rule, { ...common, ...siteContext, report: reportAs(rule, findings) });
  }
  const drafts = new Set(contentFiles.flatMap(({ file, dates }) => (dates.draft ? file : [])));
  return {
    findings: findings.map((finding) =>
      drafts.has(finding.file) && unfinished.has(finding.rule) ? { ...finding, isEased: true } : finding,
    ),
    pages,
    drafts,
    unpublished: findUnpublished(site, contentFiles),
    changes: listChanges(site, contentFiles),
  };
}

interface Judgement {
  findings: readonly Finding[];
  /** Undefined when the file cannot be understood. */
  summary: FileSummary | undefined;
}

/** What every rule gets. */
type CommonContext = Pick<SiteContext & FileContext, 'suggest' | 'isAddress'> & { site: Site };

function createCommonContext(site: Site): CommonContext {
  const planned = new Set(site.plannedPaths);
  return {
    site,
    suggest: createSuggester(),
    isAddress: (path) => site.routes.has(path) || planned.has(path) || site.assets.has(path),
  };
}

function judgeAlone(contentFile: CompiledFile, common: CommonContext): Judgement {
  const { file, formerWords, kind, roleValues, value } = contentFile;
  const findings: Finding[] = [...contentFile.findings, ...formerWords].map((violation) => ({
    ...violation,
    file,
  }));
  if (value === undefined || (kind === 'page' && !isObject(value))) return { findings, summary: undefined };
  const context: Omit<FileContext, 'report'> = {
    ...common,
    contentFile,
    valuesOf: (...names) => valuesOf(roleValues, ...names),
  };
  for (const rule of rules) {
    const report = reportAs(rule, findings);
    try {
      rule.judgeFile?.({
        ...context,
        report(where, ...words) {
          const place = typeof where === 'string' ? ({ at: 'value', pointer: where } as const) : where;
          report({ ...place, file }, ...words);
        },
      });
    } catch (error) {
      throw explainCrash(rule, error);
    }
  }
  return { findings, summary: summarize(contentFile) };
}

async function judgeTogether(rule: NamedRule, context: SiteContext): Promise<void> {
  try {
    await rule.judgeSite?.(context);
  } catch (error) {
    throw explainCrash(rule, error);
  }
}

/** Names a rule of the company that ended with an error: after an update it may read what rules got before. */
function explainCrash({ id, page }: NamedRule, error: unknown): unknown {
  if (!page.startsWith('src/own/') || !(error instanceof Error)) return error;
  return plainError(
    `The rule "${id}" ended with "${error.message}". Does it read what rules of this version get? "npm run typecheck" marks the places, and "Breaking" in CHANGELOG.md has the names.`,
  );
}

/** What rules get that compare files. */
function createSiteContext(
  site: Site,
  contentFiles: readonly FileSummary[],
  uncertainty: Uncertainty,
): Omit<SiteContext, 'report' | 'suggest'> {
  const pages = contentFiles.filter((contentFile) => contentFile.kind === 'page');
  const routes = pages.flatMap(({ aliases, route }) => aliases.map(({ value }) => [value, route] as const));
  return {
    site,
    contentFiles,
    pages,
    aliases: followRedirects(new Map(routes), redirectsOf(site.redirects)),
    uncertainty,
    valuesOf: (...names) =>
      contentFiles.flatMap(({ file, roleValues }) =>
        valuesOf(roleValues, ...names).map((roleValue) => ({ ...roleValue, file })),
      ),
  };
}

/** Adds what a rule reports to the findings, under its id. */
function reportAs({ id }: NamedRule, findings: Finding[]): ReportAt<InFile<Subject>> {
  return (where, words, advice) => {
    const { place, value = '' } = 'at' in where ? { place: where } : where;
    const reported = typeof words === 'string' ? { message: words } : words;
    const { message, meant, shownAs, safe, ...rest } = { ...reported, ...advice };
    const asked = didYouMean(message, place.at === 'text' ? place.text : value, meant, { shownAs, safe });
    findings.push({ ...rest, rule: id, file: where.file, place, ...asked });
  };
}
