import type { Diagnostic } from '../../shared/diagnostic.ts';
import { createWrittenOffsets } from '../content/placeholders.ts';
import type { Site } from '../content/site.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { readLeniently } from '../json/read-json.ts';
import { toWrittenPlaces } from '../schemas/former-words.ts';
import { compareText } from '../text/compare-text.ts';
import { groupBy } from '../text/group-by.ts';
import { locateFindings } from './locate.ts';
import { type Severities, severityOf } from './severities.ts';

/** The findings of enabled rules in their files, sorted by file and position. */
export function locateAll(site: Site, findings: readonly Finding[], severities: Severities): Diagnostic[] {
  const rated = findings.flatMap((finding) => {
    const severity = severityOf(severities, finding.rule);
    if (severity === 'off') return [];
    return [{ ...finding, severity: finding.isEased ? ('warning' as const) : severity }];
  });
  const byFile = [...groupBy(rated, ({ file }) => file)].toSorted(([a], [b]) => compareText(a, b));
  const brandFile = site.files.site.get('brand');
  const toSourceOffset = site.placeholders && createWrittenOffsets(site.placeholders);
  // brand.json defines the placeholders, and has none.
  const toSourceOffsetIn = (file: string) => (file === brandFile ? undefined : toSourceOffset);
  return byFile.flatMap(([file, group]) =>
    locateFindings(
      readLeniently(site.fileSystem, file),
      toWrittenPlaces(group),
      toSourceOffsetIn(file),
    ).toSorted(comparePositions),
  );
}

function comparePositions(a: Diagnostic, b: Diagnostic): number {
  return (
    a.line - b.line || a.column - b.column || compareText(a.rule, b.rule) || compareText(a.message, b.message)
  );
}
