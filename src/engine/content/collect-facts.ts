import type { Field } from '../schemas/field.ts';
import type { HeadingLevel } from '../schemas/schema-file.ts';
import type { RichText } from '../../shared/rich-text.ts';
import type { Facts, Use } from './facts.ts';
import { isObject, type Json } from '../json/json.ts';
import { isTooLong } from '../json/limits.ts';
import { parseRichText } from '../rich-text/parse-rich-text.ts';
import { linkAt, richTextAt } from './put-base.ts';
import { describeCard, measure } from './put-results.ts';
import type { Reading } from './reading.ts';
import { findUndrawn, variantOf } from './find-undrawn.ts';
import { valueIn, walkFields, type Slot } from './walk-fields.ts';

/**
 * Goes through a value: adds what it holds to the facts, and notes what will take the place of its rich text, pictures
 * and addresses. `pointer` is the value's own. Headings and anchors of a hidden block are not on the page.
 */
export function collectFacts(
  { site, facts, results, unknown }: Reading,
  slot: Slot,
  root: Field | undefined,
  pointer: string,
  isHidden = false,
): void {
  // "First heading" of a field is counted per field and block.
  const seen = new Set<Field>();
  const variant = variantOf(valueIn(slot), root);
  walkFields(slot, root, pointer, (field, value, at, own) => {
    const { holder: owner } = own;
    const undrawn = variant && findUndrawn(field, variant, value, at, own);
    if (undrawn) facts.undrawn.push(undrawn);
    // Lengths are measured before anything is parsed.
    if (typeof value === 'string' && isTooLong(value)) return;
    if (field.role === 'picture') {
      addPicture(facts, value, at, owner, field.shownWide);
      results.push({ slot: own, make: () => measure(site, value) });
    } else if (field.role === 'socialPicture') {
      addPicture(facts, value, at);
      results.push({ slot: own, make: () => describeCard(site, value) });
    } else if (field.role === 'form') addForm(facts, value, at, unknown);
    else if (field.role === 'key') addKey(facts, field, value, at, owner);
    else if (field.role === 'richText' && typeof value === 'string') {
      const blocks = addRichText(facts, value, at, isHidden);
      results.push({ slot: own, make: () => richTextAt(site.base, blocks) });
    } else if (typeof value === 'string') {
      if (field.role === 'url' && !isHidden) addLinkLabel(facts, at, owner);
      addText(facts, field, value, at, isHidden, !seen.has(field));
    }
    if ((field.role === 'url' || field.role === 'file') && typeof value === 'string') {
      const href = linkAt(site.base, value);
      if (href !== value) results.push({ slot: own, make: () => href });
    }
    if (typeof field.headingLevel === 'object') seen.add(field);
  });
}

function addText(
  facts: Facts,
  field: Field,
  value: string,
  pointer: string,
  isHidden: boolean,
  isFirst: boolean,
): void {
  switch (field.role) {
    case 'url':
      facts.links.push({ value, place: { at: 'value', pointer } });
      return;
    case 'file':
      facts.files.push({ value, place: { at: 'value', pointer } });
      return;
    case 'anchor':
      (isHidden ? facts.hiddenAnchors : facts.anchors).push({ value, place: { at: 'value', pointer } });
      return;
    case 'heading':
      if (!isHidden)
        facts.headings.push({
          value,
          level: levelOf(field.headingLevel, isFirst),
          place: { at: 'value', pointer },
        });
  }
}

function addLinkLabel(facts: Facts, pointer: string, owner: Slot['holder']): void {
  if (!isObject(owner) || typeof owner.label !== 'string' || owner.about !== undefined) return;
  const place = { at: 'value', pointer: `${pointer.slice(0, pointer.lastIndexOf('/'))}/label` } as const;
  if (!isTooLong(owner.label)) facts.linkLabels.push({ value: owner.label, place });
}

function addKey(facts: Facts, { keyOf }: Field, value: Json, pointer: string, owner: Slot['holder']): void {
  const list = isObject(owner) && keyOf !== undefined ? owner[keyOf] : undefined;
  if (typeof value !== 'string' || !Array.isArray(list)) return;
  const known = list.flatMap((item) => (isObject(item) && typeof item.key === 'string' ? [item.key] : []));
  // An item without a key breaks the schema, and may be the one that is meant.
  if (known.length === list.length) facts.keys.push({ value, known, place: { at: 'value', pointer } });
}

function addForm(facts: Facts, form: Json, pointer: string, unknown: ReadonlySet<string>): void {
  if (!isObject(form)) return;
  const textsOf = (key: string): Use[] =>
    (Array.isArray(form.fields) ? form.fields : []).flatMap((field, index) => {
      const value = isObject(field) ? field[key] : undefined;
      const place = { at: 'value', pointer: `${pointer}/fields/${index}/${key}` } as const;
      return typeof value === 'string' ? [{ value, place }] : [];
    });
  const controls = (Array.isArray(form.fields) ? form.fields : []).flatMap((field, index) => {
    if (!isObject(field) || typeof field.kind !== 'string') return [];
    const has = ['options', 'placeholder'].filter((key) => Object.hasOwn(field, key));
    return [{ name: String(field.name), kind: field.kind, pointer: `${pointer}/fields/${index}`, has }];
  });
  const { destination, recipient } = form;
  const recipientPointer = `${pointer}/recipient`;
  facts.forms.push({
    destination:
      typeof destination === 'string'
        ? { value: destination, place: { at: 'value', pointer: `${pointer}/destination` } }
        : undefined,
    recipient:
      typeof recipient === 'string' && recipient !== '' && !unknown.has(recipientPointer)
        ? { value: recipient, place: { at: 'value', pointer: recipientPointer } }
        : undefined,
    controls,
    fields: textsOf('name'),
    files: textsOf('kind').filter(({ value }) => value === 'file'),
  });
}

function levelOf(level: HeadingLevel | undefined, isFirst: boolean): number {
  if (typeof level === 'object') return isFirst ? level[0] : level[1];
  return level ?? 2;
}

/** `owner`: what the picture stands in, on a page. */
function addPicture(
  facts: Facts,
  value: Json,
  pointer: string,
  owner?: Slot['holder'],
  shownWide?: number,
): void {
  const shown = { shownIn: owner ? 'page' : 'card', shownWide } as const;
  if (typeof value === 'string')
    facts.pictures.push({ value, place: { at: 'value', pointer }, ...shown, alt: undefined, beside: [] });
  if (!isObject(value) || typeof value.src !== 'string' || isTooLong(value.src)) return;
  const alt =
    typeof value.alt === 'string'
      ? ({ value: value.alt, place: { at: 'value', pointer: `${pointer}/alt` } } as const)
      : undefined;
  const beside =
    alt && owner && isObject(owner) ? Object.values(owner).filter((text) => typeof text === 'string') : [];
  const place = { at: 'value', pointer: `${pointer}/src` } as const;
  facts.pictures.push({ value: value.src, place, ...shown, alt, beside });
}

function addRichText(facts: Facts, value: string, pointer: string, isHidden: boolean): RichText {
  const { blocks, links, headings, problems } = parseRichText(value);
  facts.richTexts.push({ place: { at: 'value', pointer }, problems });
  for (const { href, start } of links)
    facts.links.push({ value: href, place: { at: 'text', pointer, text: href, start } });
  for (const { label } of isHidden ? [] : links)
    facts.linkLabels.push({
      value: label.words,
      place: { at: 'text', pointer, text: label.text, start: label.start },
    });
  for (const { level, text, start } of isHidden ? [] : headings)
    facts.headings.push({ value: text, level, place: { at: 'text', pointer, text, start } });
  return blocks;
}
