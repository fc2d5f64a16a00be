import type { LongText, OddText, Use } from './facts.ts';
import { mayBeGarbled } from '../text/find-garbled.ts';
import { invisible } from '../text/invisible.ts';
import { escapeStep, type Json } from '../json/json.ts';
import { isTooLong, maxDepth, maxKeyLength } from '../json/limits.ts';
import { fillPlaceholders, findPlaceholders, type Placeholders } from './placeholders.ts';

export interface FillOptions {
  /** `'none'`: braces are left as they are. `undefined`: nobody knows what placeholders stand for, as brand.json is broken. */
  placeholders: Placeholders | 'none' | undefined;
  /** False when the text of the whole file shows that no string in it holds an invisible character. */
  mayHideCharacters: boolean;
}

/** What was met on the way through a value. */
export interface FilledIn {
  value: Json;
  /** How many keys and text values. */
  strings: number;
  isTooDeep: boolean;
  hasLongKey: boolean;
  /** As `Facts.texts`. */
  texts: Use[];
  /** As `Facts.oddTexts`; which of them are plain is known once their fields are. */
  oddTexts: OddText[];
  /** As `Facts.longTexts`. */
  longTexts: LongText[];
  /** Pointers of the texts that cannot be judged, as they name a placeholder and nobody knows what it stands for. */
  unknown: Set<string>;
}

/** One sign of what rules about plain texts look for; most texts have none. */
const odd = /[<&*_`~]|\]\(|^\s*[#+–—•‣▪◦●○■□▶►➔➜➢➤✓✔✗✘❖⁃∙·-]/m;

/**
 * Fills the placeholders in, in every text of a value, in place. Check and renderer both take what comes out of here, so
 * what is judged is what is shown.
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
  // The step into each level; a pointer is made of them only where one is needed.
  const path: (string | number)[] = [];
  const pointerAt = (depth: number) =>
    path
      .slice(0, depth)
      .map((step) => `/${escapeStep(String(step))}`)
      .join('');

  function visitText(value: string, depth: number): string {
    result.strings++;
    // A text that is too long already is not made longer.
    const isOpened = !isTooLong(value) && value.includes('{');
    const isUnknown = isOpened && placeholders === undefined && findPlaceholders(value).length > 0;
    if (isUnknown) result.unknown.add(pointerAt(depth));
    const filled = isOpened && placeholders instanceof Map ? fillPlaceholders(value, placeholders) : value;
    if (isTooLong(filled)) {
      result.longTexts.push({ length: filled.length, place: { at: 'value', pointer: pointerAt(depth) } });
      return filled;
    }
    // A brace that is left over is a literal one, or belongs to a placeholder nobody knows.
    const hasBrace = (isOpened && filled.includes('{')) || filled.includes('}');
    const isNotable = (hasBrace && !isUnknown) || (mayHideCharacters && invisible.test(value));
    if (odd.test(value) || mayBeGarbled(value))
      result.oddTexts.push({ value, isPlain: true, place: { at: 'value', pointer: pointerAt(depth) } });
    if (isNotable) result.texts.push({ value, place: { at: 'value', pointer: pointerAt(depth) } });
    return filled;
  }

  /** The value, or the text that takes its place. */
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
