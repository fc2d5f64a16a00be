import { plainError } from '../../shared/plain-error.ts';
import { problemIds } from '../diagnostics/finding.ts';
import type { FileSystem } from '../files/file-system.ts';
import type { NamedRule } from './rule.ts';
import * as own from './rules/index.ts';

/** The rules without code of their own: reading and validating files finds their violations. */
const problems = problemIds.map((id) => ({ id, severity: 'error', isFixed: true }) as const);

/** Every rule that a diagnostic can name. */
export const rules: readonly NamedRule[] = [
  ...problems,
  ...Object.entries(own).map(([name, { weight, ...rule }]) => ({
    ...rule,
    id: name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    severity: weight === 'fixed' ? 'error' : weight,
    isFixed: weight === 'fixed',
  })),
];

const fixedNote = 'No setting changes this rule: without it pages could not be rendered, or not safely.';

/** Reads the first two paragraphs of a rule's page: its requirement, and the reason. */
export function describeRule(fileSystem: FileSystem, id: string): { summary: string; why: string } {
  const [, summary = '', why = ''] = readPage(fileSystem, id);
  return { summary, why };
}

/** The page of a rule, with its examples, for a terminal. */
export function explainRule(fileSystem: FileSystem, { id, severity, isFixed }: NamedRule): string {
  const [, summary, why, ...examples] = readPage(fileSystem, id);
  const notes = isFixed ? [fixedNote] : [];
  return [`${id} (${severity})`, summary, why, ...notes, ...examples].join('\n\n').concat('\n');
}

/** The heading, paragraphs and examples of docs/rules/<id>.md: a paragraph on one line, examples indented. */
function readPage(fileSystem: FileSystem, id: string): string[] {
  const file = `docs/rules/${id}.md`;
  const text = fileSystem.read(file)?.toString('utf8');
  if (text === undefined) throw plainError(`Missing ${file}, the page of the rule.`);
  const parts = text.matchAll(/^```text\n(?<example>[^]*?)\n```$|^.+(?:\n.+)*/gm);
  return [...parts].map(
    ({ 0: paragraph, groups }) =>
      groups?.example?.replaceAll(/^(?=.)/gm, '  ') ?? paragraph.replaceAll('\n', ' '),
  );
}
