import { quote } from '../../text/messages.ts';
import type { JsonObject } from '../../json/json.ts';
import { judgeEach } from '../rule.ts';

/** The kinds of fields that use a property. */
const usedBy: Readonly<Record<string, readonly string[]>> = {
  options: ['select', 'choice'],
  placeholder: ['select'],
  statement: ['checkbox'],
  several: ['choice', 'file'],
  least: ['number', 'choice', 'file'],
  most: ['number', 'choice', 'file'],
  decimals: ['number'],
  earliest: ['date', 'time'],
  latest: ['date', 'time'],
  accept: ['file'],
};

const needs: Readonly<Record<string, readonly [property: string, hint: string]>> = {
  select: ['options', 'Say what can be chosen: "options": ["India", "Germany"].'],
  choice: ['options', 'Say what can be chosen: "options": ["Yes", "No"].'],
  checkbox: [
    'statement',
    'Say what a visitor agrees to: "statement": "I have read the [privacy notice](/privacy-policy)."',
  ],
};

export const formFieldAnswerable = judgeEach('error', ({ contentFile, report, valuesOf }) => {
  for (const { fields } of valuesOf('form'))
    for (const { pointer, value } of fields) {
      const { name, kind } = value;
      if (typeof kind !== 'string' || !contentFile.isKnown(`${pointer}/kind`)) continue;
      const [needed, hint] = needs[kind] ?? [];
      if (needed !== undefined && value[needed] === undefined && contentFile.isKnown(pointer))
        report(`${pointer}/kind`, `Missing ${quote(needed)} of the field ${quote(String(name))}.`, {
          hint,
        });
      for (const [property, kinds] of Object.entries(usedBy)) {
        const why = value[property] === undefined ? undefined : findUnused(property, kinds, value);
        if (why === undefined) continue;
        report(
          { at: 'key', pointer: `${pointer}/${property}` },
          `Unexpected ${quote(property)}: ${why.message}`,
          { hint: why.hint, fix: { removes: true, safe: false } },
        );
      }
    }
});

/** Why a field does not use a property. */
function findUnused(property: string, kinds: readonly string[], { kind, several }: JsonObject) {
  if (!kinds.includes(String(kind)))
    return {
      message: `a field of the kind ${quote(String(kind))} does not use it.`,
      hint: `Remove it, or make the field ${kinds.map((name) => `a ${quote(name)}`).join(' or ')}.`,
    };
  if ((property === 'least' || property === 'most') && kind !== 'number' && several !== true)
    return {
      message: 'the field takes one answer.',
      hint: 'Remove it, or add "several": true, so that it counts the answers.',
    };
  return undefined;
}
