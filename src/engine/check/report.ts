import type { Diagnostic } from '../../shared/diagnostic.ts';
import { printable } from '../text/messages.ts';
import type { Rule } from './rule.ts';

/** The result of one check, for the formats. */
export interface Report {
  /** Every finding, sorted by file and position. */
  diagnostics: Diagnostic[];
  summary: {
    pages: number;
    errors: number;
    warnings: number;
    durationMs: number;
  };
  /** All rules that ran, with or without findings. */
  rules: readonly Rule[];
  /** The source lines of a diagnostic, marked; empty when the file has no text. */
  frameOf(diagnostic: Diagnostic): string;
}

/** Columns shown of a long line, for files written on one line. */
const width = 100;

/**
 * Draws the line of a diagnostic and marks the slice. Reads a file for its first frame, and caches the last
 * file, as diagnostics are sorted by file.
 */
export function createFrames(read: (file: string) => string): (diagnostic: Diagnostic) => string {
  let last: { file: string; lines: string[] } | undefined;
  return (diagnostic) => {
    if (last?.file !== diagnostic.file)
      last = { file: diagnostic.file, lines: read(diagnostic.file).split(/\r?\n/) };
    return drawFrame(last.lines, diagnostic);
  };
}

function drawFrame(lines: string[], { line, column, endLine, endColumn }: Diagnostic): string {
  const source = lines[line - 1] ?? '';
  if (source.trim() === '') return '';
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
