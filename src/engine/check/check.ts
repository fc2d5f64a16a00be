import { memoize } from '../../shared/memoize.ts';
import type { Site } from '../content/site.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { readLeniently } from '../json/read-json.ts';
import { lineEnd } from '../text/line-index.ts';
import { rules } from './all-rules.ts';
import { readBaseline, subtractBaseline } from './baseline.ts';
import { type CheckOptions, runRules, type RuleResults } from './run-rules.ts';
import { joinCauses } from './join-causes.ts';
import { keepBest } from './keep-best.ts';
import { locateAll } from './locate-all.ts';
import { drawFrame, type Report } from './report.ts';
import { readSettings } from './severities.ts';
import { trySuggestions } from './try-suggestions.ts';

export interface SiteReport extends Report, Omit<RuleResults, 'findings'> {
  /** How many findings are left out, because the baseline lists them. */
  recorded: number;
}

/** When no page is checked. */
const resultsWithoutPages = (findings: readonly Finding[]): RuleResults => ({
  findings,
  pages: [],
  drafts: new Set(),
  unpublished: { pages: new Set(), assets: new Set(), redirects: new Map() },
  changes: [],
});

/** Checks a site; reads its pages again. */
export async function check(site: Site, options: CheckOptions = {}): Promise<SiteReport> {
  const started = performance.now();
  const settings = readSettings(site.fileSystem);
  const baseline = readBaseline(site.fileSystem);
  const setupFindings = [...site.schemas.findings, ...settings.findings, ...baseline.findings];
  const { findings, ...results } =
    setupFindings.length === 0 ? await runRules(site, options) : resultsWithoutPages(setupFindings);
  const tried = await trySuggestions(site, keepBest(findings), settings.severities, options.signal);
  const located = locateAll(site, joinCauses(tried), settings.severities);
  const { unrecorded, outdated } = subtractBaseline(site.fileSystem, located, baseline.entries ?? []);
  const diagnostics = [...unrecorded, ...locateAll(site, outdated, settings.severities)];
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
    ...results,
    recorded: located.length - unrecorded.length,
    rules,
    frameOf: (diagnostic) => drawFrame(linesOf(diagnostic.file), diagnostic),
  };
}
