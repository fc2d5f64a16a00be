import type { Report } from './report.ts';
import { formatGithub } from './format-github.ts';
import { formatJson } from './format-json.ts';
import { formatPretty } from './format-pretty.ts';
import { formatSarif } from './format-sarif.ts';

export type ReportFormat = 'pretty' | 'json' | 'github' | 'sarif';

const formatters: Record<ReportFormat, (report: Report, options: { color: boolean }) => string> = {
  pretty: formatPretty,
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
};

export const reportFormats = Object.keys(formatters) as ReportFormat[];

/** The findings in one of the formats, without a line end behind the last line. */
export function formatReport(report: Report, format: ReportFormat, options: { color: boolean }): string {
  return formatters[format](report, options);
}
