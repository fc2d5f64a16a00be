import { didYouMean, type Finding, type ProblemId, type Words } from '../diagnostics/finding.ts';
import type { FileSystem } from '../files/file-system.ts';
import { ignoreFileErrors } from '../files/node-file-system.ts';
import { escapeStep, isObject, type Json } from '../json/json.ts';
import { readJson } from '../json/read-json.ts';
import { quote } from '../text/messages.ts';
import { suggest } from '../../shared/suggest.ts';
import type { Weighed } from './locate.ts';
import { rules } from './all-rules.ts';

/** The project's severities: `{ "rules": { "alt-text-plain": "off" } }`. The file is optional. */
export const configFile = 'check.config.json';

export const settings = ['off', 'warning', 'error'] as const;
type Setting = (typeof settings)[number];

export type Severities = ReturnType<typeof readSeverities>;

/** Reads the project's settings, if it has any. */
export function readSeverities(fileSystem: FileSystem) {
  const chosen = new Map<string, Setting>(rules.map(({ id, severity }) => [id, severity]));
  return {
    /** Mistakes in the settings. While there are some, no page is checked. */
    problems: readSettings(fileSystem, chosen),
    isOff: (rule: string) => chosen.get(rule) === 'off',
    /** The findings of enabled rules, each with the project's severity. */
    weigh: (findings: readonly Finding[]) =>
      findings.flatMap((finding): Weighed[] => {
        const severity = chosen.get(finding.rule);
        if (severity === undefined) throw new Error(`Unknown rule ${finding.rule}.`);
        return severity === 'off' ? [] : [{ ...finding, severity }];
      }),
  };
}

/** Adds the project's settings to `chosen`. Returns their mistakes. */
function readSettings(fileSystem: FileSystem, chosen: Map<string, Setting>): Finding[] {
  // Reading it again reports why it cannot be read.
  const isMissing = ignoreFileErrors(() => fileSystem.read(configFile, 1) === undefined);
  if (isMissing) return [];
  const rule: ProblemId = 'setup/config-broken';
  const read = readJson(fileSystem, configFile);
  const problems = 'problem' in read ? [read.problem] : readRules(read.value, chosen);
  return problems.map((problem) => ({ ...problem, rule, file: configFile }));
}

type Problem = Words & Pick<Finding, 'place'>;

const form = 'Write { "rules": { "alt-text-plain": "off" } }.';
const allowed = `Allowed: ${settings.map((setting) => `"${setting}"`).join(', ')}.`;

function readRules(value: Json, chosen: Map<string, Setting>): Problem[] {
  if (!isObject(value)) return [expectObject('')];
  const { rules: chosenRules = {}, $schema: _, ...others } = value;
  const unknown = Object.keys(others).map((key) => ({
    place: { at: 'key', pointer: `/${escapeStep(key)}` } as const,
    ...didYouMean(`Unknown property ${quote(key)}.`, key, suggest(key, ['rules'])),
    hint: form,
  }));
  if (!isObject(chosenRules)) return [...unknown, expectObject('/rules')];
  const problems = Object.entries(chosenRules).flatMap(([id, setting]) => {
    const problem = judge(id, setting);
    if (!problem) chosen.set(id, setting as Setting);
    return problem ?? [];
  });
  return [...unknown, ...problems];
}

function expectObject(pointer: string): Problem {
  return { place: { at: 'value', pointer }, message: 'Expected an object.', hint: form };
}

function judge(id: string, setting: Json): Problem | undefined {
  const pointer = `/rules/${escapeStep(id)}`;
  const [key, value] = [{ at: 'key', pointer } as const, { at: 'value', pointer } as const];
  const rule = rules.find((known) => known.id === id);
  if (!rule) {
    const ids = rules.filter(({ isFixed }) => !isFixed).map((known) => known.id);
    const words = didYouMean(`Unknown rule ${quote(id)}.`, id, suggest(id, ids));
    return { place: key, ...words, hint: 'docs/diagnostics.md lists the rules.' };
  }
  if (rule.isFixed)
    return {
      place: key,
      message: `Unexpected setting of the rule "${id}".`,
      hint: 'It is always an error: without it pages could not be rendered, or not safely. Remove the entry.',
      fix: { removes: true, safe: false },
    };
  if (settings.some((known) => known === setting)) return undefined;
  if (typeof setting !== 'string')
    return { place: value, message: 'Expected a text in double quotes.', hint: allowed };
  const words = didYouMean(`Unknown value ${quote(setting)}.`, setting, suggest(setting, settings));
  return { place: value, ...words, hint: allowed };
}
