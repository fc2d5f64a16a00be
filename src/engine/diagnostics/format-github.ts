import type { Diagnostic } from '../../shared/diagnostic.ts';
import type { Report } from './report.ts';

/** Workflow commands, which GitHub shows beside the lines of a pull request. Empty when there is nothing to show. */
export function formatGithub({ diagnostics }: Report): string {
  return diagnostics.map(formatOne).join('\n');
}

function formatOne({
  file,
  line,
  column,
  endLine,
  endColumn,
  severity,
  rule,
  message,
  hint,
}: Diagnostic): string {
  const properties = { file, line, endLine, col: column, endColumn, title: rule };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const text = hint === undefined ? message : `${message}\n${hint}`;
  return `::${severity} ${list.join(',')}::${escapeText(text)}`;
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
