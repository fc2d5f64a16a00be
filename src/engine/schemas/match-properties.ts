import { suggest } from '../../shared/suggest.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { quote } from '../text/messages.ts';
import { canBe, type Field, type Properties } from './field.ts';
import { sameWord } from './suggest-type.ts';

/** A value on the way from the root to the violation, with its field, and its key or index. */
export interface Level {
  field: Field | undefined;
  value: Json | undefined;
  step: string;
}

/** An object with unknown properties, or without required ones. */
export interface Subject {
  object: JsonObject;
  properties: Properties;
  /** End with the object. */
  levels: readonly Level[];
  /** The field of the file, when the root is a block. */
  outer: Field | undefined;
  /** True for a block without a type. It may have any property: one that may mean the type is unknown. */
  isOpen: boolean;
  unknown: readonly string[];
  missing: ReadonlySet<string>;
}

/** What an unknown property is taken for. */
export type Match = { key: string } & (
  | { kind: 'nameless' | 'leftOut' | 'typeAsKey' | 'wrapper' | 'unlike' }
  /** A schema has a hint for it. `isOwn`: that of the object itself. */
  | { kind: 'advised'; hint: string; isOwn: boolean }
  | { kind: 'renamed'; name: string; how: 'slip' | 'synonym' | 'similar' }
  /** It means a property that the object has already. */
  | { kind: 'second'; name: string }
  | { kind: 'elsewhere'; hint: string }
  /** Key and value are exchanged. */
  | { kind: 'exchanged'; name: string }
  /** It belongs into the property `name` of the object, as `inner`. */
  | { kind: 'inside'; name: string; inner: string; isEntry: boolean }
);

/** The properties that no match has explained yet. */
interface Open {
  /** Required ones that the object lacks. */
  missing: ReadonlySet<string>;
  /** All that the object lacks. */
  free: ReadonlySet<string>;
}

/** Matches each unknown property, in their order. `missing`: the required properties that no match explains. */
export function matchProperties(subject: Subject): { matches: Match[]; missing: string[] } {
  const { object, properties, unknown } = subject;
  const lacks = [...properties.keys()].filter((key) => !Object.hasOwn(object, key));
  let open: Open = { missing: subject.missing, free: new Set(lacks) };
  const matches = unknown.map((key) => {
    const match = matchProperty(key, subject, open);
    open = withoutExplained(open, match);
    return match;
  });
  const isInside = (name: string) => unknown.some((key) => properties.get(name)?.properties.has(key));
  // What belongs further in names the missing object.
  return { matches, missing: [...open.missing].filter((name) => !isInside(name)) };
}

function withoutExplained({ missing, free }: Open, match: Match): Open {
  const without = (names: ReadonlySet<string>, name: string) =>
    new Set([...names].filter((candidate) => candidate !== name));
  switch (match.kind) {
    case 'leftOut':
    case 'typeAsKey':
    case 'wrapper':
      return { missing: new Set(), free };
    case 'renamed':
      return { missing: without(missing, match.name), free: without(free, match.name) };
    case 'exchanged':
    case 'inside':
      return { missing: without(missing, match.name), free };
    default:
      return { missing, free };
  }
}

type Finder = (key: string, subject: Subject, open: Open) => Match | undefined;

/** The first that finds something decides. */
const finders: readonly Finder[] = [
  (key) => (key.trim() === '' ? { key, kind: 'nameless' } : undefined),
  (key) => (/^(?:\.{3}|…)$/.test(key) ? { key, kind: 'leftOut' } : undefined),
  (key, { isOpen, object }) => (isOpen && isObject(object[key]) ? { key, kind: 'typeAsKey' } : undefined),
  (key, { levels }) => adviseOn(key, [levels.at(-1)?.field], true),
  findSlip,
  findWrapper,
  findSynonym,
  // An exact match in another object beats a similar name in this one.
  findElsewhere,
  findExchanged,
  findInside,
  (key, { properties }) => adviseOn(key, properties.values(), false),
  findSimilar,
];

function matchProperty(key: string, subject: Subject, open: Open): Match {
  for (const find of finders) {
    const match = find(key, subject, open);
    if (match) return match;
  }
  return { key, kind: 'unlike' };
}

/** The keys that may mean a missing property. A single one may be the type of the block that it holds. */
export function findMeaning(name: string, subject: Pick<Subject, 'object' | 'properties'>): string[] {
  const { object } = subject;
  const keys = Object.keys(object);
  const meant =
    suggest(name, keys).meant ??
    keys.find((key) => isOtherWord(name, key, subject) && accepts(name, key, subject));
  return meant === undefined ? keys.filter((key) => keys.length === 1 && isObject(object[key])) : [meant];
}

type Owner = Pick<Subject, 'object' | 'properties'>;

/** True when the value of an unknown property may be that of a known one. */
function accepts(name: string, key: string, { object, properties }: Owner): boolean {
  const property = properties.get(name);
  return property !== undefined && canBe(property, object[key]!);
}

function isOtherWord(name: string, key: string, { properties }: Owner): boolean {
  return properties.get(name)?.alsoCalled?.some((word) => sameWord(word, key)) ?? false;
}

function rename(key: string, name: string, how: 'slip' | 'synonym' | 'similar', { object }: Owner): Match {
  return Object.hasOwn(object, name) ? { key, kind: 'second', name } : { key, kind: 'renamed', name, how };
}

function findSlip(key: string, subject: Subject, { free }: Open): Match | undefined {
  const { meant, safe } = suggest(key, free);
  const isSlip = safe && meant !== undefined && accepts(meant, key, subject);
  return isSlip ? rename(key, meant, 'slip', subject) : undefined;
}

/** The property for which the schema lists this word. The object may have the property already. */
function findByOtherWord(key: string, subject: Subject, { missing, free }: Open): string | undefined {
  if (suggest(key, free).safe) return undefined;
  const names = [...missing, ...free, ...subject.properties.keys()];
  const called = names.filter((name) => isOtherWord(name, key, subject));
  return called.find((name) => free.has(name) && accepts(name, key, subject)) ?? called[0];
}

function findSynonym(key: string, subject: Subject, open: Open): Match | undefined {
  const name = findByOtherWord(key, subject, open);
  return name === undefined ? undefined : rename(key, name, 'synonym', subject);
}

/** An object that wraps all that is missing here, as exports of other programs have it. */
function findWrapper(key: string, subject: Subject, open: Open): Match | undefined {
  const { missing } = open;
  if (missing.size === 0 || !holdsAll(subject.object[key], missing)) return undefined;
  const name = findByOtherWord(key, subject, open);
  const isProperty = name !== undefined && accepts(name, key, subject);
  return isProperty ? undefined : { key, kind: 'wrapper' };
}

function holdsAll(value: Json | undefined, names: ReadonlySet<string>): boolean {
  if (!isObject(value)) return false;
  const isHere = [...names].every((name) => Object.hasOwn(value, name));
  return isHere || Object.values(value).some((inner) => holdsAll(inner, names));
}

/** `"Our harbour": "title"`: the value is a name, and the key is none or the name is missing. */
function findExchanged(key: string, { object, properties }: Subject, { missing }: Open): Match | undefined {
  const name = object[key];
  const property = typeof name === 'string' ? properties.get(name) : undefined;
  if (typeof name !== 'string' || !property || Object.hasOwn(object, name)) return undefined;
  const isNoName = missing.has(name) || /[^\w$-]/.test(key);
  return isNoName && canBe(property, key) ? { key, kind: 'exchanged', name } : undefined;
}

/** The place of "buttonText", which is the "label" of "action". */
function findInside(key: string, { properties }: Subject): Match | undefined {
  const [first = '', ...rest] = key.split(/(?=[A-Z])|[-_]/);
  if (rest.length === 0) return undefined;
  const isNamed = (words: readonly string[], word: string) => words.some((name) => sameWord(name, word));
  for (const [name, { alsoCalled = [], items, properties: children }] of properties) {
    if (!isNamed([name, ...alsoCalled, ...(items?.alsoCalled ?? [])], first)) continue;
    const places = [...(items?.properties ?? children)];
    const [inner] =
      places.find(([child, field]) => isNamed([child, ...(field.alsoCalled ?? [])], rest.join(''))) ?? [];
    if (inner !== undefined) return { key, kind: 'inside', name, inner, isEntry: items !== undefined };
  }
  return undefined;
}

function findSimilar(key: string, subject: Subject, { missing, free }: Open): Match | undefined {
  // A single "card" may be an item of "cards".
  const fitting = [...free].filter((name) => accepts(name, key, subject) || sameWord(name, key));
  const near = suggest(key, missing).meant ?? suggest(key, fitting).meant ?? findNeeded(key, subject);
  return near === undefined ? undefined : rename(key, near, 'similar', subject);
}

/** One unknown and one missing property of the same kind: probably the same property under another name. */
function findNeeded(key: string, subject: Subject): string | undefined {
  const [needed] = subject.missing;
  if (needed === undefined || subject.missing.size !== 1 || subject.unknown.length !== 1) return undefined;
  const isOfKind = subject.properties.get(needed)?.kind !== undefined && accepts(needed, key, subject);
  return isOfKind ? needed : undefined;
}

/** The hint of one of the schemas for a property that people expect. */
function findAdvice(key: string, fields: Iterable<Field | undefined>): string | undefined {
  const hints = [...fields].flatMap((field) => Object.entries(field?.instead ?? {}));
  return hints.find(([names]) => names.split(' ').some((name) => sameWord(name, key)))?.[1];
}

function adviseOn(key: string, fields: Iterable<Field | undefined>, isOwn: boolean): Match | undefined {
  const hint = findAdvice(key, fields);
  return hint === undefined ? undefined : { key, kind: 'advised', hint, isOwn };
}

/** An object around this one, one of its parts, or the page takes the property. */
function findElsewhere(key: string, { levels, outer }: Subject): Match | undefined {
  const hint = findFurtherOut(key, levels) ?? findFurtherIn(key, levels.at(-1)!) ?? findInPage(key, outer);
  return hint === undefined ? undefined : { key, kind: 'elsewhere', hint };
}

const nestedIn = (key: string) => `It is inside ${quote(key)} already. Move what it contains there.`;

function findFurtherOut(key: string, levels: readonly Level[]): string | undefined {
  for (const [index, { field, value }] of [...levels.entries()].slice(0, -1).toReversed()) {
    const property = field?.properties.get(key);
    if (!property) continue;
    const advice = findAdvice(key, [property]);
    if (advice !== undefined) return advice;
    const neighbour = quote(levels[index + 1]!.step);
    if (neighbour === quote(key)) return nestedIn(key);
    return isObject(value) && Object.hasOwn(value, key)
      ? `It belongs beside ${neighbour}, where there is one already. Remove this one.`
      : `It belongs further out, beside ${neighbour}. Move it there.`;
  }
  return undefined;
}

function findFurtherIn(key: string, { field, value }: Level): string | undefined {
  const isTakenBy = (parent: Field | undefined) => {
    const property = parent?.properties.get(key);
    return property !== undefined && isObject(value) && canBe(property, value[key]!);
  };
  const places = [...(field?.properties ?? [])].flatMap(([name, child]) => {
    if (isTakenBy(child)) return [quote(name)];
    return isTakenBy(child.items) ? [`an entry of ${quote(name)}`] : [];
  });
  return places.length > 0 ? `It belongs further in, in ${places.join(' or ')}. Move it there.` : undefined;
}

function findInPage(key: string, page: Field | undefined): string | undefined {
  const property = page?.properties.get(key);
  if (property?.items?.kind === 'object') return nestedIn(key);
  const isThere = (page?.schema.required as string[] | undefined)?.includes(key);
  return property && !isThere ? 'It belongs to the page, beside "sections". Move it there.' : undefined;
}
