import type { Finding } from '../diagnostics/finding.ts';
import { isObject, isTooLong, type Json, stepInto } from '../json/json.ts';
import { findKeyProblems } from '../json/read-json.ts';
import { type Field, ofFieldsIn } from '../schemas/field.ts';
import type { Usage } from '../schemas/used-in.ts';
import type { CompiledSchema, SchemaSet } from '../schemas/schema-set.ts';
import { validateValue } from '../schemas/validate-value.ts';
import type { Compiled, ContentText, UnusedValue } from './document.ts';
import { createIsKnown } from './doubts.ts';
import type { ContentFile, WrittenText } from './read-content.ts';
import { type AnyUse, findRole, roles } from './roles/index.ts';
import type { Site } from './site.ts';
import type { FieldValue, Role } from './role.ts';

/** The state of a walk through a file. */
export interface Reading {
  site: Site;
  schemas: SchemaSet;
  file: string;
  /** Pointers of values that are unknown without a finding in this file. */
  unknown: Set<string>;
  uses: AnyUse[];
  unused: UnusedValue[];
  findings: Finding[];
  /** Files of the shared blocks placed so far, also within other ones. */
  shared: Set<string>;
  placed: number;
}

/** Walks a parsed file once: fits it to its schema, and collects what rules learn from its values. */
export function compile(
  site: Site,
  schemas: SchemaSet,
  file: string,
  { problem, texts, ...content }: ContentFile,
  walk: (reading: Reading, value: Json) => void,
): Compiled {
  const { text, value, longTexts } = content;
  const unknown = new Set(content.unknown);
  const reading: Reading = {
    site,
    schemas,
    file,
    unknown,
    uses: [],
    unused: [],
    findings: problem ? [{ ...problem, file }] : [],
    shared: new Set(),
    placed: 0,
  };
  if (value !== undefined) walk(reading, value);
  const { uses, unused, shared } = reading;
  const keyFindings = value === undefined ? [] : findKeyProblems(text ?? '');
  const findings = mergeFindings(
    keyFindings.map((found) => ({ ...found, file })),
    reading.findings,
  );
  return {
    ...content,
    file,
    findings,
    // A heading stays, as its level is known.
    uses: uses.filter((use) => use.role === 'heading' || !unknown.has(pointerOf(use))),
    unused,
    shared,
    texts: markPlain(texts, uses, findings),
    unknown,
    isKnown: createIsKnown(findings, unknown),
    isSound: findings.length + longTexts.length + unknown.size === 0,
  };
}

/** Adds a finding for each value that does not fit its schema. */
export function addViolations(
  { file, findings, schemas, unknown }: Reading,
  schema: CompiledSchema,
  value: Json,
  pointer: string,
): void {
  const outer = pointer === '' ? undefined : schemas.page;
  for (const violation of validateValue(schema, value, pointer, outer))
    if (!unknown.has(pointerOf(violation))) findings.push({ ...violation, file });
}

/** Adds what rules learn from a value and its parts. `pointer` is the value's own. */
export function collectUses(
  { uses, unused }: Reading,
  root: Json,
  rootField: Field | undefined,
  pointer: string,
  isHidden = false,
): void {
  const seen = new Set<Field>();
  const variant = variantOf(root, rootField);
  for (const found of listMarked(root, rootField, pointer)) {
    const { field, value } = found;
    const unshown = variant && findUnused(found, variant);
    if (unshown) unused.push(unshown);
    // A length limit protects the parsers.
    if (!field.role || (typeof value === 'string' && isTooLong(value))) continue;
    uses.push(...roles[field.role].read({ ...found, isHidden, isFirst: !seen.has(field) }));
    seen.add(field);
  }
}

/** The variant of a block. */
type Variant = Pick<UnusedValue, 'variant' | 'isDefault'>;

/** Undefined for a block without variants, or with an unknown one. */
function variantOf(block: Json, field: Field | undefined): Variant | undefined {
  if (!field?.variants || !isObject(block)) return undefined;
  const { variant } = block;
  if (variant === undefined) return { variant: field.variants.default, isDefault: true };
  return typeof variant === 'string' && field.variants.all.includes(variant)
    ? { variant, isDefault: false }
    : undefined;
}

/** The part of a property that the variant does not show; undefined when it shows everything. */
function findUnused(found: FieldValue, chosen: Variant): UnusedValue | undefined {
  const { pointer, key } = found;
  const { usedIn } = found.field;
  if (!usedIn) return undefined;
  const use = { ...chosen, property: String(key), usedIn: Object.keys(usedIn) };
  const usage = usedIn[chosen.variant];
  if (!usage) return { ...use, place: { at: 'key', pointer }, unmet: undefined };
  const unmet = findUnmet(usage, found);
  if (!unmet) return undefined;
  const at = unmet.most === undefined ? undefined : stepInto(pointer, unmet.most);
  return { ...use, unmet, place: at === undefined ? { at: 'key', pointer } : { at: 'value', pointer: at } };
}

function findUnmet(
  { with: needed, most, first }: Usage,
  { value, pointer, holder }: FieldValue,
): Usage | undefined {
  if (needed !== undefined && isObject(holder) && !Object.hasOwn(holder, needed)) return { with: needed };
  if (first && !/\/0\/[^/]+$/.test(pointer)) return { first };
  if (most !== undefined && Array.isArray(value) && value.length > most) return { most };
  return undefined;
}

/** Marks the plain texts. A text in an unknown property may be of any kind. */
function markPlain(
  texts: readonly WrittenText[],
  uses: readonly AnyUse[],
  findings: readonly Finding[],
): ContentText[] {
  const isOther = (role: Role | undefined) => role !== undefined && role.shows !== 'text';
  const others = new Set(uses.filter(({ role }) => isOther(findRole(role))).map(pointerOf));
  const misplaced = new Set(findings.filter(({ rule }) => rule === 'schema/unknown-property').map(pointerOf));
  return texts.map((text) => {
    const isMisplaced = isWithin(misplaced, text.pointer);
    return { ...text, isMisplaced, isPlain: !isMisplaced && !others.has(text.pointer) };
  });
}

function isWithin(outer: ReadonlySet<string>, pointer: string): boolean {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1))
    if (outer.has(pointer.slice(0, end))) return true;
  return false;
}

/** An unsafe key is also an unknown property; one mistake, one finding. */
function mergeFindings(keyFindings: Finding[], others: Finding[]): Finding[] {
  const pointers = new Set(keyFindings.map(pointerOf));
  return [...keyFindings, ...others.filter((finding) => !pointers.has(pointerOf(finding)))];
}

/** `-` for a place outside of the value, which is no pointer. */
function pointerOf({ place }: Pick<Finding, 'place'>): string {
  return 'pointer' in place ? place.pointer : '-';
}

/**
 * The parts of a value that have a role or a `usedIn`, in the order of the schema, each behind its own parts. `pointer`
 * is the value's own. Recursive: `readContent` has limited the depth of the value.
 */
export function listMarked(root: Json, rootField: Field | undefined, rootPointer: string): FieldValue[] {
  const found: FieldValue[] = [];
  function visit(place: FieldValue): void {
    const { field, value, pointer } = place;
    if (!isVisited(field)) return;
    for (const part of partsOf(value, field)) visit({ ...part, pointer: stepInto(pointer, part.key) });
    if (isMarked(field)) found.push(place);
  }
  if (rootField) visit({ field: rootField, value: root, pointer: rootPointer, holder: [root], key: 0 });
  return found;
}

/** The parts of a value with their fields, in the order of the schema; those without a field are left out. */
function partsOf(holder: Json, { properties, items, values }: Field): Omit<FieldValue, 'pointer'>[] {
  const further = items ?? values;
  if (Array.isArray(holder))
    return further ? holder.map((value, key) => ({ field: further, value, holder, key })) : [];
  if (!isObject(holder)) return [];
  const keys = [...properties.keys()].filter((key) => Object.hasOwn(holder, key));
  const others = further ? Object.keys(holder).filter((key) => !properties.has(key)) : [];
  return [...keys, ...others].map((key) => {
    const field = properties.get(key) ?? further!;
    return { field, value: holder[key]!, holder, key };
  });
}

/** A copy of a sound value with the results of roles; undefined when one of them cannot be made. */
export function resolveFields<Value extends Json>(
  root: Value,
  rootField: Field | undefined,
  site: Site,
  route: string,
): Value | undefined {
  let isComplete = true;
  function resolve(value: Json, field: Field): Json {
    if (!isVisited(field)) return value;
    const copy = Array.isArray(value) ? [...value] : isObject(value) ? { ...value } : value;
    for (const part of partsOf(value, field))
      Object.assign(copy!, { [part.key]: resolve(part.value, part.field) });
    const { resolve: make } = (field.role && findRole(field.role)) ?? {};
    const made = make ? make(copy, site, route) : copy;
    if (made === undefined) isComplete = false;
    // The results of roles are plain data.
    return made as Json;
  }
  const resolved = rootField ? (resolve(root, rootField) as Value) : root;
  return isComplete ? resolved : undefined;
}

function isMarked({ role, usedIn }: Field): boolean {
  return role !== undefined || usedIn !== undefined;
}

/** False for a field without marks, which skips most of a page. */
const isVisited = ofFieldsIn((fields) => fields.some(isMarked));
