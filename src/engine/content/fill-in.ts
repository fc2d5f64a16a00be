import type { LongText, OddText, Use } from './facts.ts';
import { mayBeGarbled } from '../text/find-garbled.ts';
import { invisible } from '../text/invisible.ts';
import { escapeStep, type Json } from '../json/json.ts';
import { isTooLong, maxDepth, maxKeyLength } from '../json/limits.ts';
import { fillPlaceholders, findPlaceholders, type Placeholders } from './placeholders.ts';

export interface FillOptions {
  /** `'none'`: braces are left as they are. `undefined`: the values are unknown, as brand.json is broken. */
  placeholders: Placeholders | 'none' | undefined;
  /** False when the text of the whole file proves that none of its strings has an invisible character. */
  mayHideCharacters: boolean;
}

/** The value's texts, collected on the way. */
export interface FilledIn {
  value: Json;
  /** Number of keys and text values. */
  strings: number;
  isTooDeep: boolean;
  hasLongKey: boolean;
  /** As `Facts.texts`. */
  texts: Use[];
  /** As `Facts.oddTexts`, but with texts of every kind: only their fields tell which ones are plain. */
  oddTexts: OddText[];
  /** As `Facts.longTexts`. */
  longTexts: LongText[];
  /** Pointers of texts that cannot be judged: they name a placeholder whose value is unknown. */
  unknown: Set<string>;
}

/** Matches a character that a rule about plain texts looks for; most texts have none. */
const odd = /[<&*_`~]|\]\(|^\s*[#+–—•‣▪◦●○■□▶►➔➜➢➤✓✔✗✘❖⁃∙·-]/m;

/**
 * Fills in the placeholders in every text of a value, in place. Check and renderer both use the result, so
 * the check judges the texts that visitors see.
 */
export function fillIn(root: Json, { placeholders, mayHideCharacters }: FillOptions): FilledIn {
  const result: FilledIn = {
    value: root,
    strings: 0,
    isTooDeep: false,
    hasLongKey: false,
    texts: [],
    oddTexts: [],
    longTexts: [],
    unknown: new Set(),
  };
  // One key or index per level; joined to a pointer only on use.
  const path: (string | number)[] = [];
  const pointerAt = (depth: number) =>
    path
      .slice(0, depth)
      .map((step) => `/${escapeStep(String(step))}`)
      .join('');

  function visitText(value: string, depth: number): string {
    result.strings++;
    // A text over the length limit must not grow.
    const isOpened = !isTooLong(value) && value.includes('{');
    const isUnknown = isOpened && placeholders === undefined && findPlaceholders(value).length > 0;
    if (isUnknown) result.unknown.add(pointerAt(depth));
    const filled = isOpened && placeholders instanceof Map ? fillPlaceholders(value, placeholders) : value;
    if (isTooLong(filled)) {
      result.longTexts.push({ length: filled.length, place: { at: 'value', pointer: pointerAt(depth) } });
      return filled;
    }
    // A remaining brace is a literal one, or belongs to an unknown placeholder.
    const hasBrace = (isOpened && filled.includes('{')) || filled.includes('}');
    const isNotable = (hasBrace && !isUnknown) || (mayHideCharacters && invisible.test(value));
    if (odd.test(value) || mayBeGarbled(value))
      result.oddTexts.push({ value, isPlain: true, place: { at: 'value', pointer: pointerAt(depth) } });
    if (isNotable) result.texts.push({ value, place: { at: 'value', pointer: pointerAt(depth) } });
    return filled;
  }

  /** Returns the value, or its replacement if it is a text. */
  function visit(value: Json, depth: number): Json {
    if (typeof value === 'string') return visitText(value, depth);
    if (typeof value !== 'object' || value === null) return value;
    if (depth >= maxDepth) {
      result.isTooDeep = true;
      return value;
    }
    if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) {
        path[depth] = index;
        value[index] = visit(value[index]!, depth + 1);
      }
      return value;
    }
    const keys = Object.keys(value);
    result.strings += keys.length;
    for (const key of keys) {
      if (key.length > maxKeyLength) result.hasLongKey = true;
      path[depth] = key;
      const before = value[key]!;
      const after = visit(before, depth + 1);
      if (after !== before) value[key] = after;
    }
    return value;
  }

  result.value = visit(root, 0);
  return result;
}
