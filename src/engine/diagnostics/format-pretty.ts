import type { Diagnostic } from '../../shared/diagnostic.ts';
import type { Report } from './report.ts';
import { printable } from '../text/printable.ts';

export interface PrettyOptions {
  /** Colours for a terminal. */
  color?: boolean;
}

type Paint = (text: string, style: keyof typeof styles) => string;

const styles = { error: 31, warning: 33, mark: 36, quiet: 2 };

/** The findings as a person reads them: place, the line in question, what is wrong, what to do. */
export function formatPretty(
  { diagnostics, summary, frameOf }: Report,
  { color = false }: PrettyOptions = {},
): string {
  const paint: Paint = color ? (text, style) => `\u001b[${styles[style]}m${text}\u001b[0m` : (text) => text;
  const blocks = diagnostics.map((diagnostic) => formatOne(diagnostic, frameOf(diagnostic), paint));
  return [...blocks, summarize(summary)].join('\n\n');
}

function formatOne(diagnostic: Diagnostic, frame: string, paint: Paint): string {
  const { file, line, column, severity, rule, message, hint } = diagnostic;
  const head = [
    `${printable(file)}:${line}:${column}`,
    paint(severity, severity),
    paint(rule, 'quiet'),
    nameSection(diagnostic),
  ];
  const lines = [head.filter((part) => part !== '').join('  ')];
  if (frame !== '')
    lines.push(...frame.split('\n').map((row, index) => (index === 1 ? paint(row, 'mark') : row)));
  lines.push(printable(message));
  if (hint !== undefined) lines.push(paint(printable(hint), 'quiet'));
  return lines.map((text, index) => (index === 0 ? text : `  ${text}`)).join('\n');
}

/** `sections[2] cardGrid "plans"` */
function nameSection({ section }: Diagnostic): string {
  if (!section) return '';
  const id = section.id === undefined ? '' : ` "${section.id}"`;
  return printable(`sections[${section.index}] ${section.type}${id}`.trimEnd());
}

function summarize({ pages, errors, warnings }: Report['summary']): string {
  const checked = `${count(pages, 'page')} checked`;
  if (errors + warnings === 0) return `${checked}, nothing to fix.`;
  return `${checked}: ${count(errors, 'error')}, ${count(warnings, 'warning')}.`;
}

function count(number: number, name: string): string {
  return `${number} ${name}${number === 1 ? '' : 's'}`;
}
