import type { Diagnostic } from '../../shared/diagnostic.ts';
import { printable } from '../text/messages.ts';
import type { Rule } from './rule.ts';

/** The result of one check, as the formats write it. */
export interface Report {
  /** Every finding, sorted by file and position. */
  diagnostics: Diagnostic[];
  summary: {
    pages: number;
    errors: number;
    warnings: number;
    durationMs: number;
  };
  /** The rules that were asked, whether they found something or not. */
  rules: readonly Rule[];
  /** The lines of the file a diagnostic is about, marked; empty when the file has no text to show. */
  frameOf(diagnostic: Diagnostic): string;
}

/** Columns shown of a long line, so that a file written on one line still gives a readable frame. */
const width = 100;

/**
 * Draws the line a diagnostic is about and marks the slice. A file is read when its first frame is drawn, and the last
 * one is cached, as diagnostics come sorted by file.
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
  // A tab is wider than one column; it is repeated, so that the mark is below its text.
  const indent = source.slice(from, column - 1).replaceAll(/[^\t]/g, ' ');
  const marks = '^'.repeat(Math.max(1, Math.min(end, from + width + 1) - column));
  return `${number} | ${lead}${printable(visible)}${tail}\n${margin} | ${' '.repeat(lead.length)}${indent}${marks}`;
}
