import type { Diagnostic } from '../../shared/diagnostic.ts';
import type { Finding, ViolationRuleId } from '../diagnostics/finding.ts';
import { hashOf } from '../files/hash-of.ts';
import type { FileSystem } from '../files/file-system.ts';
import { ignoreFileErrors } from '../files/node-file-system.ts';
import { stepInto } from '../json/json.ts';
import { readJson, readLeniently } from '../json/read-json.ts';
import { compareText } from '../text/compare-text.ts';
import { createLineIndex } from '../text/line-index.ts';
import { groupBy } from '../text/group-by.ts';
import { rules } from './all-rules.ts';

/** The findings that a site had when it was taken over: a list of texts, one a line. The file is optional. */
export const baselineFile = 'check.baseline.json';

/** The recorded findings; undefined when there is no such file. */
export function readBaseline(fileSystem: FileSystem): { findings: Finding[]; entries: string[] | undefined } {
  // Reading it again reports why it cannot be read.
  const isMissing = ignoreFileErrors(() => fileSystem.read(baselineFile, 1) === undefined);
  if (isMissing) return { findings: [], entries: undefined };
  const { value, violations } = readJson(fileSystem, baselineFile);
  const isList = Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  const rule: ViolationRuleId = 'setup/config-broken';
  const findings: Finding[] = violations.map((violation) => ({ ...violation, rule, file: baselineFile }));
  const wrongForm: Finding = {
    rule,
    file: baselineFile,
    place: { at: 'file' },
    message: 'Expected a list of texts.',
    hint: 'Write the file again with "npm run check -- --baseline".',
  };
  return {
    findings: value === undefined || isList ? findings : [...findings, wrongForm],
    entries: isList ? value : [],
  };
}

/**
 * Takes the recorded findings out of those of a check. `outdated`: findings about entries of the baseline that do not
 * occur any more.
 */
export function subtractBaseline(
  fileSystem: FileSystem,
  diagnostics: readonly Diagnostic[],
  entries: readonly string[],
): { unrecorded: Diagnostic[]; outdated: Finding[] } {
  const indexes = new Map<string, number[]>();
  for (const [index, entry] of entries.entries()) indexes.set(entry, [...(indexes.get(entry) ?? []), index]);
  const unrecorded = nameFindings(fileSystem, diagnostics).flatMap(({ diagnostic, entry }) =>
    // One entry stands for one finding.
    entry !== undefined && indexes.get(entry)?.shift() !== undefined ? [] : [diagnostic],
  );
  const outdated = [...indexes.values()].flat().map((index): Finding => ({
    rule: 'baseline-current',
    file: baselineFile,
    place: { at: 'value', pointer: stepInto('', index) },
    message: 'Unexpected entry: the finding does not occur any more.',
    hint: 'Remove it with "npm run check -- --prune", so that the same mistake is not overlooked later.',
  }));
  return { unrecorded, outdated };
}

/**
 * The entries for these findings, without errors that stop a page from being drawn. `undrawn`: the files of the pages that
 * cannot be.
 */
export function entriesOf(
  fileSystem: FileSystem,
  diagnostics: readonly Diagnostic[],
  undrawn: ReadonlySet<string>,
  isPage: (file: string) => boolean,
): string[] {
  // A part of all pages may be the reason.
  const stops = ({ file, severity }: Diagnostic) =>
    severity === 'error' && (isPage(file) ? undrawn.has(file) : undrawn.size > 0);
  return nameFindings(fileSystem, diagnostics).flatMap(({ diagnostic, entry }) =>
    entry === undefined || stops(diagnostic) ? [] : entry,
  );
}

/** The files as if nothing were recorded. */
export function withoutBaseline(fileSystem: FileSystem): FileSystem {
  const { read } = fileSystem;
  return {
    ...fileSystem,
    read: (path, limit) => (path === baselineFile ? undefined : read(path, limit)),
  };
}

/** Sorted, and one a line, so that changes of two people can be merged. */
export function formatBaseline(entries: readonly string[]): string {
  const lines = entries.toSorted(compareText).map((entry) => `  ${JSON.stringify(entry)}`);
  return lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`;
}

/**
 * The baseline with the new names of files, and without the entries of files that are gone (undefined). Undefined when
 * nothing changes.
 */
export function moveBaseline(
  fileSystem: FileSystem,
  names: ReadonlyMap<string, string | undefined>,
): Buffer | undefined {
  const { entries = [] } = readBaseline(fileSystem);
  const moved = entries.flatMap((entry) => {
    const [, rule = '', file = '', rest = ''] = /^(\S+) (.*?)(#.*)$/.exec(entry) ?? [];
    if (!names.has(file)) return entry;
    const name = names.get(file);
    return name === undefined ? [] : `${rule} ${name}${rest}`;
  });
  return moved.join('\n') === entries.join('\n') ? undefined : Buffer.from(formatBaseline(moved));
}

const recordable = new Set(rules.flatMap(({ id, isFixed }) => (isFixed ? [] : id)));

/**
 * Each finding with its entry: rule, file, pointer without indexes, and a hash of the marked text. Eased ones have none:
 * they never fail, and would be missed once a date has passed or a draft is finished.
 */
function nameFindings(fileSystem: FileSystem, diagnostics: readonly Diagnostic[]) {
  return [...groupBy(diagnostics, ({ file }) => file)].flatMap(([file, group]) => {
    const text = readLeniently(fileSystem, file);
    const { offsetAt } = createLineIndex(text);
    return group.map((diagnostic) => {
      const { rule, isEased, pointer, endLine: line, endColumn: column } = diagnostic;
      if (isEased || !recordable.has(rule)) return { diagnostic, entry: undefined };
      const marked = text.slice(offsetAt(diagnostic), offsetAt({ line, column }));
      const place = pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
      return { diagnostic, entry: `${rule} ${file}#${place} ${hashOf(marked).slice(0, 12)}` };
    });
  });
}
