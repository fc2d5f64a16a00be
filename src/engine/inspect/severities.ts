import type { Severity } from '../../shared/diagnostic.ts';
import { fileFinding } from '../diagnostics/file-rules.ts';
import { didYouMean, type Edit } from '../diagnostics/edit.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { RuleMeta } from '../diagnostics/rule.ts';
import type { FileSystem } from '../files/file-system.ts';
import { escapeStep, isObject, type Json } from '../json/json.ts';
import { readJson } from '../json/read-json.ts';
import { configBroken, type SetupRuleId } from '../schemas/setup-rules.ts';
import { quote } from '../text/quote.ts';
import { suggest } from '../../shared/suggest.ts';
import { allRules } from './all-rules.ts';

/** Where a project says how much its rules weigh: `{ "rules": { "alt-text-plain": "off" } }`. It may be missing. */
export const configFile = 'check.config.json';

export const settings = ['off', 'warning', 'error'] as const;
type Setting = (typeof settings)[number];

export interface Severities {
  /** How much the findings of a rule weigh; undefined for a rule that is switched off. */
  of(rule: Pick<RuleMeta, 'id' | 'severity'>): Severity | undefined;
  /** What is wrong with the settings. While there is something, no page is checked. */
  problems: Finding<SetupRuleId>[];
}

/** Reads the project's settings, if it has any. */
export function readSeverities(fileSystem: FileSystem): Severities {
  const chosen = new Map<string, Setting>();
  const problems: Finding<SetupRuleId>[] = [];
  const of: Severities['of'] = ({ id, severity }) => {
    const setting = chosen.get(id) ?? severity;
    return setting === 'off' ? undefined : setting;
  };
  if (isMissing(fileSystem)) return { of, problems };
  const read = readJson(fileSystem, configFile);
  if ('problem' in read) {
    const { rule: _, severity: __, file, ...words } = fileFinding(configFile, read.problem);
    problems.push(configBroken(file, words));
    return { of, problems };
  }
  const report: Report = (words) => problems.push(configBroken(configFile, words));
  if (!isObject(read.value)) report({ place: { at: 'value', pointer: '' }, ...noObject });
  else readRules(read.value, chosen, report);
  return { of, problems };
}

function isMissing(fileSystem: FileSystem): boolean {
  try {
    return fileSystem.read(configFile, 1) === undefined;
  } catch {
    // It is there; why it cannot be read is said when it is read whole.
    return false;
  }
}

type Report = (words: Parameters<typeof configBroken>[1]) => void;

const form = 'Write { "rules": { "alt-text-plain": "off" } }.';
const noObject = { message: 'Expected an object.', hint: form };
const allowed = `Allowed: ${settings.map((setting) => `"${setting}"`).join(', ')}.`;

function readRules(value: Record<string, Json>, chosen: Map<string, Setting>, report: Report): void {
  for (const key of Object.keys(value))
    if (key !== 'rules' && key !== '$schema')
      report({
        place: { at: 'key', pointer: `/${escapeStep(key)}` },
        ...didYouMean(`Unknown property ${quote(key)}.`, key, suggest(key, ['rules'])),
        hint: form,
      });
  const { rules = {} } = value;
  if (!isObject(rules)) return report({ place: { at: 'value', pointer: '/rules' }, ...noObject });
  for (const [id, setting] of Object.entries(rules)) {
    const pointer = `/rules/${escapeStep(id)}`;
    const problem = judge(id, setting);
    if (problem) report({ ...problem, place: { at: problem.at, pointer } });
    else chosen.set(id, setting as Setting);
  }
}

function judge(
  id: string,
  setting: Json,
): { at: 'key' | 'value'; message: string; hint: string; fix?: Edit } | undefined {
  const rules: readonly RuleMeta[] = allRules;
  const rule = rules.find((known) => known.id === id);
  if (!rule) {
    const ids = rules.filter(({ isFixed }) => !isFixed).map((known) => known.id);
    const words = didYouMean(`Unknown rule ${quote(id)}.`, id, suggest(id, ids));
    return { at: 'key', ...words, hint: 'docs/diagnostics.md lists the rules.' };
  }
  if (rule.isFixed)
    return {
      at: 'key',
      message: `Unexpected setting of the rule "${id}".`,
      hint: 'It is always an error: without it pages could not be rendered, or not safely. Remove the entry.',
      fix: { removes: true, safe: false },
    };
  if (settings.some((known) => known === setting)) return undefined;
  if (typeof setting !== 'string')
    return { at: 'value', message: 'Expected a text in double quotes.', hint: allowed };
  const words = didYouMean(`Unknown value ${quote(setting)}.`, setting, suggest(setting, settings));
  return { at: 'value', ...words, hint: allowed };
}
