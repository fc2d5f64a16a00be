import { didYouMean, type Finding, type ProblemId, type FindingWords } from '../diagnostics/finding.ts';
import type { FileSystem } from '../files/file-system.ts';
import { ignoreFileErrors } from '../files/node-file-system.ts';
import { isObject, type Json, stepInto } from '../json/json.ts';
import { readJson } from '../json/read-json.ts';
import { quote } from '../text/messages.ts';
import { suggest } from '../../shared/suggest.ts';
import { rules } from './all-rules.ts';

/** The project's severities: `{ "rules": { "alt-text-plain": "off" } }`. The file is optional. */
export const configFile = 'check.config.json';

export const settings = ['off', 'warning', 'error'] as const;
type Setting = (typeof settings)[number];

/** What the findings of each rule are, by its id. */
export type Severities = ReadonlyMap<string, Setting>;

type Problem = FindingWords & Pick<Finding, 'place'>;

/** Reads the project's settings, if it has any. While they have problems, no page is checked. */
export function readSettings(fileSystem: FileSystem): { problems: Finding[]; severities: Severities } {
  const severities = new Map<string, Setting>(rules.map(({ id, severity }) => [id, severity]));
  // Reading it again reports why it cannot be read.
  const isMissing = ignoreFileErrors(() => fileSystem.read(configFile, 1) === undefined);
  if (isMissing) return { problems: [], severities };
  const rule: ProblemId = 'setup/config-broken';
  const read = readJson(fileSystem, configFile);
  const problems = [...read.problems, ...(read.value === undefined ? [] : readRules(read.value, severities))];
  return { problems: problems.map((problem) => ({ ...problem, rule, file: configFile })), severities };
}

const form = 'Write { "rules": { "alt-text-plain": "off" } }.';
const allowed = `Allowed: ${settings.map((setting) => `"${setting}"`).join(', ')}.`;

/** Adds the settings to `severities`. Returns their mistakes. */
function readRules(value: Json, severities: Map<string, Setting>): Problem[] {
  const expectObject = (pointer: string) =>
    ({ place: { at: 'value', pointer }, message: 'Expected an object.', hint: form }) as const;
  if (!isObject(value)) return [expectObject('')];
  const { rules: chosen = {}, $schema: _, ...others } = value;
  const problems: Problem[] = Object.keys(others).map((key) => ({
    place: { at: 'key', pointer: stepInto('', key) },
    ...didYouMean(`Unknown property ${quote(key)}.`, key, suggest(key, ['rules']).meant),
    hint: form,
  }));
  if (!isObject(chosen)) return [...problems, expectObject('/rules')];
  for (const [id, setting] of Object.entries(chosen)) {
    const pointer = stepInto('/rules', id);
    const unsettable = explainRefusedRule(id);
    const known = settings.find((name) => name === setting);
    if (unsettable) problems.push({ place: { at: 'key', pointer }, ...unsettable });
    else if (known) severities.set(id, known);
    else problems.push({ place: { at: 'value', pointer }, ...explainSetting(setting), hint: allowed });
  }
  return problems;
}

/** Why a rule cannot be set; undefined for one that can. */
function explainRefusedRule(id: string): FindingWords | undefined {
  const rule = rules.find((known) => known.id === id);
  if (rule?.isFixed)
    return {
      message: `Unexpected setting of the rule "${id}".`,
      hint: 'It is always an error: without it pages could not be rendered, or not safely. Remove the entry.',
      fix: { removes: true, safe: false },
    };
  if (rule) return undefined;
  const ids = rules.filter(({ isFixed }) => !isFixed).map((known) => known.id);
  const words = didYouMean(`Unknown rule ${quote(id)}.`, id, suggest(id, ids).meant);
  return { ...words, hint: 'docs/diagnostics.md lists the rules.' };
}

function explainSetting(setting: Json): FindingWords {
  if (typeof setting !== 'string') return { message: 'Expected a text in double quotes.' };
  return didYouMean(`Unknown value ${quote(setting)}.`, setting, suggest(setting, settings).meant);
}
