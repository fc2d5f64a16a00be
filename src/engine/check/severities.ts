import { didYouMean, type Finding, type ViolationRuleId, type FindingWords } from '../diagnostics/finding.ts';
import type { FileSystem } from '../files/file-system.ts';
import { ignoreFileErrors } from '../files/node-file-system.ts';
import { isObject, type Json, stepInto } from '../json/json.ts';
import { readJson } from '../json/read-json.ts';
import { quote } from '../text/messages.ts';
import { suggest } from '../../shared/suggest.ts';
import { rules } from './all-rules.ts';
import { type Setting, settings } from './rule.ts';

/** The project's severities: `{ "rules": { "alt-text-plain": "off" } }`. The file is optional. */
export const configFile = 'check.config.json';

/** What the findings of each rule are, by its id. */
export type Severities = ReadonlyMap<string, Setting>;

/** @throws Error for the id of no rule, under which nothing may be reported. */
export function severityOf(severities: Severities, rule: string): Setting {
  const severity = severities.get(rule);
  if (severity === undefined) throw new Error(`No rule has the id "${rule}".`);
  return severity;
}

/** What is wrong with the settings, before rule and file are named. */
type SettingViolation = FindingWords & Pick<Finding, 'place'>;

/** Reads the project's settings, if it has any. While there are findings, no page is checked. */
export function readSettings(fileSystem: FileSystem): { findings: Finding[]; severities: Severities } {
  const severities = new Map<string, Setting>(rules.map(({ id, severity }) => [id, severity]));
  // Reading it again reports why it cannot be read.
  const isMissing = ignoreFileErrors(() => fileSystem.read(configFile, 1) === undefined);
  if (isMissing) return { findings: [], severities };
  const rule: ViolationRuleId = 'setup/config-broken';
  const read = readJson(fileSystem, configFile);
  const violations = [
    ...read.violations,
    ...(read.value === undefined ? [] : readRules(read.value, severities)),
  ];
  return { findings: violations.map((violation) => ({ ...violation, rule, file: configFile })), severities };
}

const form = 'Write { "rules": { "alt-text-plain": "off" } }.';
const allowed = `Allowed: ${settings.map((setting) => `"${setting}"`).join(', ')}.`;

/** Adds the settings to `severities`. Returns what is wrong with them. */
function readRules(value: Json, severities: Map<string, Setting>): SettingViolation[] {
  const expectObject = (pointer: string) =>
    ({ place: { at: 'value', pointer }, message: 'Expected an object.', hint: form }) as const;
  if (!isObject(value)) return [expectObject('')];
  const { rules: chosen = {}, $schema: _, ...unknown } = value;
  const violations: SettingViolation[] = Object.keys(unknown).map((key) => ({
    place: { at: 'key', pointer: stepInto('', key) },
    ...didYouMean(`Unknown property ${quote(key)}.`, key, suggest(key, ['rules']).meant),
    hint: form,
  }));
  if (!isObject(chosen)) return [...violations, expectObject('/rules')];
  for (const [id, setting] of Object.entries(chosen)) {
    const pointer = stepInto('/rules', id);
    const refusal = explainRefusedRule(id);
    const severity = settings.find((name) => name === setting);
    if (refusal) violations.push({ place: { at: 'key', pointer }, ...refusal });
    else if (severity) severities.set(id, severity);
    else violations.push({ place: { at: 'value', pointer }, ...explainSetting(setting), hint: allowed });
  }
  return violations;
}

/** Why a rule cannot be set; undefined for one that can. */
function explainRefusedRule(id: string): FindingWords | undefined {
  const rule = rules.find((candidate) => candidate.id === id);
  if (rule?.isFixed)
    return {
      message: `Unexpected setting of the rule "${id}".`,
      hint: 'It is always an error: without it pages could not be rendered, or not safely. Remove the entry.',
      fix: { removes: true, safe: false },
    };
  if (rule) return undefined;
  const ids = rules.filter(({ isFixed }) => !isFixed).map((candidate) => candidate.id);
  const words = didYouMean(`Unknown rule ${quote(id)}.`, id, suggest(id, ids).meant);
  return { ...words, hint: 'docs/diagnostics.md lists the rules.' };
}

function explainSetting(setting: Json): FindingWords {
  if (typeof setting !== 'string') return { message: 'Expected a text in double quotes.' };
  return didYouMean(`Unknown value ${quote(setting)}.`, setting, suggest(setting, settings).meant);
}
