import type { FieldPlan } from '../schemas/plan-fields.ts';
import type { HeadingLevel } from '../schemas/schema-file.ts';
import type { Facts } from './facts.ts';
import { isObject, toPointer, type Json, type JsonPath } from './json.ts';
import { maxStringLength } from './limits.ts';
import { parseRichText } from './parse-rich-text.ts';
import { fillPlaceholders, type Placeholders } from './placeholders.ts';
import { walkValue, type Slot } from './walk-value.ts';

export interface CollectOptions {
  /** Undefined for the file that defines them. */
  placeholders: Placeholders | undefined;
  /** True for a hidden block, whose headings and anchors are not on the page. */
  isHidden?: boolean;
  /** Called for every key of every object. */
  onKey?: (key: string, path: JsonPath) => void;
}

/** Worth a look by a check: braces, control characters, and characters that turn the direction of writing. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const notable = /[{\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** Adds what a value holds to the facts, and fills its placeholders in, in place. `path` is where it stands in its file. */
export function collectFacts(slot: Slot, plan: FieldPlan | undefined, path: JsonPath, facts: Facts, options: CollectOptions): void {
  // "First heading" of a field is counted per field and block.
  const seen = new Set<FieldPlan>();
  const { placeholders, onKey } = options;
  walkValue(slot.holder, slot.key, plan, [...path], {
    ...(onKey && { key: onKey }),
    text(value, at) {
      if (value.length > maxStringLength || notable.test(value)) facts.texts.push({ value, place: { at: 'value', pointer: toPointer(at) } });
      return placeholders ? fillPlaceholders(value, placeholders) : value;
    },
    role(field, value, { holder }, at) {
      const pointer = toPointer(at);
      if (field.role === 'picture') return addPicture(facts, value, pointer, isObject(holder) ? holder : undefined);
      if (typeof value !== 'string') return;
      if (field.role === 'richText') return addRichText(facts, value, pointer, options.isHidden === true);
      const use = { value, place: { at: 'value', pointer } } as const;
      if (field.role === 'url') facts.links.push(use);
      else if (field.role === 'file') facts.files.push(use);
      else if (options.isHidden) return;
      else if (field.role === 'anchor') facts.anchors.push(use);
      else if (field.role === 'heading') facts.headings.push({ ...use, level: levelOf(field.headingLevel, !seen.has(field)) });
      seen.add(field);
    },
  });
}

function levelOf(level: HeadingLevel | undefined, isFirst: boolean): number {
  if (typeof level === 'object') return isFirst ? level[0] : level[1];
  return level ?? 2;
}

function addPicture(facts: Facts, value: Json, pointer: string, owner: Facts['pictures'][number]['owner']): void {
  if (typeof value === 'string') facts.pictures.push({ value, place: { at: 'value', pointer }, alt: undefined, owner });
  if (!isObject(value) || typeof value.src !== 'string') return;
  const alt = typeof value.alt === 'string' ? ({ value: value.alt, place: { at: 'value', pointer: `${pointer}/alt` } } as const) : undefined;
  facts.pictures.push({ value: value.src, place: { at: 'value', pointer: `${pointer}/src` }, alt, owner });
}

function addRichText(facts: Facts, value: string, pointer: string, isHidden: boolean): void {
  const { links, headings, problems } = parseRichText(value);
  facts.richTexts.push({ value, place: { at: 'value', pointer }, problems });
  for (const { href, start } of links) facts.links.push({ value: href, place: { at: 'text', pointer, text: href, start } });
  if (isHidden) return;
  for (const { level, text, start } of headings) facts.headings.push({ value: text, level, place: { at: 'text', pointer, text, start } });
}
