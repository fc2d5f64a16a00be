import { plainError } from '../../shared/plain-error.ts';
import { violationRuleIds } from '../diagnostics/finding.ts';
import type { FileSystem } from '../files/file-system.ts';
import * as ownRules from '../../own/rules/index.ts';
import type { NamedRule, Rule } from './rule.ts';
import * as productRules from './rules/index.ts';

/** The folder of a company's own rules, each with its page. */
export const ownRulesFolder = 'src/own/rules';
const productPagesFolder = 'docs/rules';

/** The rules without code of their own: reading and validating files finds what breaks them. */
const violationRules = violationRuleIds.map(
  (id) => ({ id, page: pageOf(productPagesFolder, id), severity: 'error', isFixed: true }) as const,
);

/** Every rule that a diagnostic can name. A company's own one replaces the product's of the same name. */
export const rules: readonly NamedRule[] = [
  ...violationRules,
  // Comparing the findings with the recorded ones finds its violations: see baseline.ts.
  {
    id: 'baseline-current',
    page: pageOf(productPagesFolder, 'baseline-current'),
    severity: 'warning',
    isFixed: true,
  },
  ...[
    ...new Map<string, Rule>([...Object.entries<Rule>(productRules), ...Object.entries<Rule>(ownRules)]),
  ].map(([name, { weight, ...rule }]) => {
    const id = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return {
      ...rule,
      id,
      page: pageOf(name in ownRules ? ownRulesFolder : productPagesFolder, id),
      severity: weight === 'fixed' ? ('error' as const) : weight,
      isFixed: weight === 'fixed',
    };
  }),
];

function pageOf(folder: string, id: string): string {
  return `${folder}/${id}.md`;
}

const fixedNote = 'No setting changes this rule: without it pages could not be rendered, or not safely.';

/** Reads the first two paragraphs of a rule's page: its requirement, and the reason. */
export function describeRule(fileSystem: FileSystem, { page }: NamedRule): { summary: string; why: string } {
  const [, summary = '', why = ''] = readPage(fileSystem, page);
  return { summary, why };
}

/** The page of a rule, with its examples, for a terminal. */
export function explainRule(fileSystem: FileSystem, { id, page, severity, isFixed }: NamedRule): string {
  const [, summary, why, ...examples] = readPage(fileSystem, page);
  const notes = isFixed ? [fixedNote] : [];
  return [`${id} (${severity})`, summary, why, ...notes, ...examples].join('\n\n').concat('\n');
}

/** The heading, paragraphs and examples of a rule's page: a paragraph on one line, examples indented. */
function readPage(fileSystem: FileSystem, file: string): string[] {
  const text = fileSystem.read(file)?.toString('utf8');
  if (text === undefined) throw plainError(`Missing ${file}, the page of the rule.`);
  const paragraphs = text.matchAll(/^```text\n(?<example>[^]*?)\n```$|^.+(?:\n.+)*/gm);
  return [...paragraphs].map(
    ({ 0: paragraph, groups }) =>
      groups?.example?.replaceAll(/^(?=.)/gm, '  ') ?? paragraph.replaceAll('\n', ' '),
  );
}
