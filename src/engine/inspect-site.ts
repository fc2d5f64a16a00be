import { type CheckListeners, runChecks } from './inspect/run-checks.ts';
import { readSeverities } from './inspect/severities.ts';
import { allRules, type RuleId } from './inspect/all-rules.ts';
import type { Diagnostic } from '../shared/diagnostic.ts';
import type { Finding } from './diagnostics/finding.ts';
import type { Report } from './diagnostics/report.ts';
import { locateFindings } from './diagnostics/locate-findings.ts';
import { createFrames } from './diagnostics/code-frame.ts';
import { groupBy } from './text/group-by.ts';
import { openSite, type SiteOptions } from './content/open-site.ts';
import { createWrittenOffsets } from './content/placeholders.ts';
import { readForDisplay } from './json/read-json.ts';
import type { Site } from './content/site.ts';

export interface InspectOptions extends SiteOptions, CheckListeners {}

/** Opens a site and checks it. The command line, the build and the development server all call this one. */
export async function inspectSite(options: InspectOptions = {}): Promise<Report> {
  const started = performance.now();
  return inspectOpenedSite(openSite(options), { ...options, started });
}

/** Checks a site that is open already: its pages are read anew. */
export async function inspectOpenedSite(
  site: Site,
  { started = performance.now(), ...listeners }: CheckListeners & { started?: number } = {},
): Promise<Report> {
  const findings = await findProblems(site, listeners);
  const diagnostics = locateAll(site, findings);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return {
    diagnostics,
    summary: {
      pages: site.pages.length,
      errors,
      warnings: diagnostics.length - errors,
      durationMs: Math.round(performance.now() - started),
    },
    rules: allRules,
    frameOf: createFrames((file) => readForDisplay(site.fileSystem, file)),
  };
}

async function findProblems(site: Site, listeners: CheckListeners): Promise<Finding<RuleId>[]> {
  if (!site.schemas) return [...site.problems];
  const severities = readSeverities(site.fileSystem);
  if (severities.problems.length > 0) return severities.problems;
  return runChecks(site, site.schemas, { ...listeners, severities });
}

function locateAll(site: Site, findings: Finding<RuleId>[]): Diagnostic[] {
  const byFile = [...groupBy(findings, ({ file }) => file)].toSorted(([a], [b]) => compare(a, b));
  const brandFile = site.files.site.get('brand');
  const writtenOffset = site.placeholders && createWrittenOffsets(site.placeholders);
  const toWritten = (file: string) => (file === brandFile ? undefined : writtenOffset);
  return byFile.flatMap(([file, group]) =>
    locateFindings(readForDisplay(site.fileSystem, file), group, toWritten(file)).toSorted(comparePositions),
  );
}

function comparePositions(a: Diagnostic, b: Diagnostic): number {
  return a.line - b.line || a.column - b.column || compare(a.rule, b.rule) || compare(a.message, b.message);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
