import { createHash } from 'node:crypto';
import type { Diagnostic, Fix } from '../../shared/diagnostic.ts';
import { printable } from '../text/messages.ts';
import type { NamedRule } from './rule.ts';

interface FormatOptions {
  paint: Paint;
  describe(rule: NamedRule): { summary: string; why: string };
  /** The path of a file for code hosts, which know no project but the repository around it. */
  inRepository(file: string): string;
}

/** The formats of a report. Each gives its text without a line end after the last line. */
export const reportFormats = {
  pretty: formatPretty,
  /** `{ "diagnostics": […], "summary": { "pages", "errors", "warnings", "durationMs" } }`, for scripts. */
  json: ({ diagnostics, summary }) => JSON.stringify({ diagnostics, summary }, null, 2),
  github: ({ diagnostics }, { inRepository }) =>
    diagnostics
      .map((diagnostic) => toCommand({ ...diagnostic, file: inRepository(diagnostic.file) }))
      .join('\n'),
  gitlab: formatGitLab,
  sarif: formatSarif,
} satisfies Record<string, (report: Report, options: FormatOptions) => string>;

type Paint = (style: 'red' | 'yellow' | 'cyan' | 'dim', text: string) => string;

const severityColors = { error: 'red', warning: 'yellow' } as const;

/** The findings for people: place, source line, message, hint. */
export function formatPretty(
  { diagnostics, summary, frameOf }: Report,
  { paint }: Pick<FormatOptions, 'paint'> = { paint: (_, text) => text },
): string {
  const blocks = diagnostics.map((diagnostic) => showDiagnostic(diagnostic, frameOf(diagnostic), paint));
  return [...blocks, summarize(summary)].join('\n\n');
}

function showDiagnostic(diagnostic: Diagnostic, frame: string, paint: Paint): string {
  const { file, line, column, severity, rule, message, hint } = diagnostic;
  const head = [
    `${printable(file)}:${line}:${column}`,
    paint(severityColors[severity], severity),
    paint('dim', rule),
    nameSection(diagnostic),
  ];
  const lines = [head.filter((text) => text !== '').join('  ')];
  if (frame !== '')
    lines.push(...frame.split('\n').map((row, index) => (index === 1 ? paint('cyan', row) : row)));
  lines.push(printable(message));
  if (hint !== undefined) lines.push(paint('dim', printable(hint)));
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

/** A workflow command, which GitHub shows beside the lines of a pull request. */
function toCommand(diagnostic: Diagnostic): string {
  const { file, line, column: col, endLine, endColumn, severity, rule: title, message, hint } = diagnostic;
  const properties = { file, line, endLine, col, endColumn, title };
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

/** A report of code quality, which GitLab shows in a merge request. */
function formatGitLab({ diagnostics }: Report, { inRepository }: FormatOptions): string {
  const findings = diagnostics.map(({ rule, severity, file, line, pointer, message, hint }) => ({
    description: hint === undefined ? message : `${message}\n${hint}`,
    check_name: rule,
    // The same in the next run, so that GitLab tells new findings from old ones, also when lines above were added.
    fingerprint: createHash('sha256')
      .update(JSON.stringify([rule, file, pointer, message]))
      .digest('hex'),
    severity: severity === 'error' ? 'major' : 'minor',
    location: { path: inRepository(file), lines: { begin: line } },
  }));
  return JSON.stringify(findings, null, 2);
}

/** SARIF 2.1.0, which code hosts and editors import. */
function formatSarif({ diagnostics, rules }: Report, { describe, inRepository }: FormatOptions): string {
  const run = {
    tool: {
      driver: {
        name: 'page-config-renderer',
        rules: rules.map((rule) => {
          const { id, severity } = rule;
          const { summary, why } = describe(rule);
          return {
            id,
            shortDescription: { text: summary },
            fullDescription: { text: `${summary} ${why}` },
            defaultConfiguration: { level: severity === 'off' ? 'none' : severity },
          };
        }),
      },
    },
    columnKind: 'utf16CodeUnits',
    results: diagnostics.map((diagnostic) =>
      toResult({ ...diagnostic, file: inRepository(diagnostic.file) }, rules),
    ),
  };
  return JSON.stringify(
    { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] },
    null,
    2,
  );
}

function toResult(diagnostic: Diagnostic, rules: Report['rules']) {
  const { rule, severity, file, pointer, message, hint, fix } = diagnostic;
  const artifactLocation = { uri: file.split('/').map(encodeURIComponent).join('/') };
  const edit = fix && { deletedRegion: regionOf(fix.range), insertedContent: { text: fix.text } };
  return {
    ruleId: rule,
    ruleIndex: rules.findIndex((candidate) => candidate.id === rule),
    level: severity,
    message: { text: hint === undefined ? message : `${message}\n${hint}` },
    locations: [
      {
        physicalLocation: { artifactLocation, region: regionOf(diagnostic) },
        ...(pointer !== '' && { logicalLocations: [{ fullyQualifiedName: pointer }] }),
      },
    ],
    ...(edit && { fixes: [{ artifactChanges: [{ artifactLocation, replacements: [edit] }] }] }),
  };
}

function regionOf({ line, column, endLine, endColumn }: Fix['range']) {
  return { startLine: line, startColumn: column, endLine, endColumn };
}

/** The result of one check, for the formats. */
export interface Report {
  /** Every finding, sorted by file and position. */
  diagnostics: Diagnostic[];
  summary: Record<'pages' | 'errors' | 'warnings' | 'durationMs', number>;
  /** All rules that ran, with or without findings. */
  rules: readonly NamedRule[];
  /** The source lines of a diagnostic, marked; empty when the file has no text. */
  frameOf(diagnostic: Diagnostic): string;
}

/** Columns shown of a long line, for files written on one line. */
const width = 100;

/** The marked line of a diagnostic, from the lines of its file; empty for one about a whole file, of any format. */
export function drawFrame(lines: string[], { line, column, endLine, endColumn }: Diagnostic): string {
  const source = lines[line - 1] ?? '';
  const isWhole = endLine === 1 && endColumn === 1;
  if (isWhole || source.trim() === '') return '';
  const end = endLine === line ? endColumn : source.length + 1;
  const from =
    source.length > width ? Math.max(0, Math.min(column - 1 - width / 4, source.length - width)) : 0;
  const visible = source.slice(from, from + width);
  const lead = from > 0 ? '…' : '';
  const tail = from + width < source.length ? '…' : '';
  const number = String(line);
  const margin = ' '.repeat(number.length);
  // A tab is wider than one column; repeating it aligns the mark.
  const indent = source.slice(from, column - 1).replaceAll(/[^\t]/g, ' ');
  const marks = '^'.repeat(Math.max(1, Math.min(end, from + width + 1) - column));
  return `${number} | ${lead}${printable(visible)}${tail}\n${margin} | ${' '.repeat(lead.length)}${indent}${marks}`;
}
