import type { ErrorObject } from 'ajv';
import { didYouMean, type FindingWords, type Violation } from '../diagnostics/finding.ts';
import { type JsonObject, stepInto } from '../json/json.ts';
import { listSome, quote } from '../text/messages.ts';
import { canBe, type Field, type Properties } from './field.ts';
import { findMeaning, type Level, type Match, matchProperties, type Subject } from './match-properties.ts';

/**
 * Explains the errors about the properties of one object. An unknown property that means a missing one gives one
 * violation. `levels` end with the object. `outer`: the field of the file, when the root is a block.
 */
export function explainProperties(
  errors: readonly ErrorObject[],
  levels: readonly Level[],
  outer: Field | undefined,
): Violation[] {
  const [error] = errors;
  if (!error) return [];
  const subject = readSubject(errors, error.data as JsonObject, levels, outer);
  const { matches, missing } = matchProperties(subject);
  const path = error.instancePath;
  const violations = matches.map((match): Violation => {
    const place = { at: 'key', pointer: stepInto(path, match.key) } as const;
    return { rule: 'schema/unknown-property', place, ...wordMatch(match, subject) };
  });
  if (isBlockAlone(subject)) return violations;
  for (const key of missing)
    violations.push({
      rule: 'schema/missing-property',
      place: { at: 'type', pointer: path },
      message: `Missing property "${key}".`,
      hint: subject.properties.get(key)?.description,
    });
  return violations;
}

function readSubject(
  errors: readonly ErrorObject[],
  object: JsonObject,
  levels: readonly Level[],
  outer: Field | undefined,
): Subject {
  const namesBy = (param: string) =>
    errors.flatMap(({ params }) => (params[param] as string | undefined) ?? []);
  const missing = new Set(namesBy('missingProperty'));
  const field = levels.at(-1)?.field;
  const properties: Properties = field?.properties ?? new Map();
  const isOpen = field?.schema.additionalProperties === true;
  const unknown = isOpen
    ? [...missing].flatMap((name) => findMeaning(name, { object, properties }))
    : namesBy('additionalProperty');
  const subject = { object, properties, levels, outer, isOpen, missing, unknown };
  return isBlockAlone(subject) ? { ...subject, unknown: ['type'] } : subject;
}

/** True for a page that is written as one block. */
function isBlockAlone({ missing, unknown }: Pick<Subject, 'missing' | 'unknown'>): boolean {
  return missing.has('sections') && unknown.includes('type');
}

const removal = { removes: true, safe: false } as const;

/** The words for an unknown property. */
function wordMatch(match: Match, subject: Subject): FindingWords {
  const { key } = match;
  const message = `Unknown property ${quote(key)}.`;
  switch (match.kind) {
    case 'nameless':
      return { message: 'Missing name of this property.', hint: listKnown(subject.properties) };
    case 'leftOut':
      return { message, hint: 'Something was left out here. Write it, or remove this.' };
    case 'typeAsKey': {
      const hint = `Write "type": ${quote(key)}, and beside it what is in these curly brackets.`;
      return { message, hint };
    }
    case 'advised':
      return { message, hint: match.hint, ...(match.isOwn && { fix: removal }) };
    case 'renamed':
      return wordRenamed(match, message, subject);
    case 'second':
      return wordSecond(match, message, subject);
    case 'wrapper':
      return { message, hint: 'What it contains belongs here. Remove this name and its curly brackets.' };
    case 'elsewhere':
      return { message: `Unknown property ${quote(key)} in this place.`, hint: match.hint };
    case 'exchanged':
      return { message, hint: `Key and value are exchanged: write "${match.name}": ${quote(key)}.` };
    case 'inside': {
      const place = `${match.isEntry ? 'an entry of ' : ''}${quote(match.name)}`;
      return { message, hint: `It belongs in ${place}, as ${quote(match.inner)}.` };
    }
    case 'unlike':
      return { message, hint: listKnown(subject.properties), fix: removal };
  }
}

type MatchOf<Kind extends Match['kind']> = Extract<Match, { kind: Kind }>;

const calledHere = (name: string) => `It is called ${quote(name)} here`;

function wordRenamed(
  { key, name, how }: MatchOf<'renamed'>,
  message: string,
  { object, properties }: Subject,
): FindingWords {
  const property = properties.get(name);
  const hint = property?.description;
  const isOfOtherKind = property && !canBe(property, object[key]!);
  if (how === 'synonym' && isOfOtherKind)
    return { message, hint: [`${calledHere(name)}.`, hint].filter(Boolean).join(' ') };
  return { ...didYouMean(message, key, name, { safe: how === 'slip' }), hint };
}

function wordSecond({ key, name }: MatchOf<'second'>, message: string, { object }: Subject): FindingWords {
  const isSame = JSON.stringify(object[name]) === JSON.stringify(object[key]);
  if (isSame)
    return {
      message,
      hint: `${calledHere(name)}, and there is one already. Remove this one.`,
      fix: removal,
    };
  return {
    message,
    hint: `The nearest is ${quote(name)}, which is there already. What this one says has no property of its own here: write it into another, or remove it.`,
  };
}

function listKnown(properties: Properties): string {
  const names = [...properties.keys()].filter((name) => name !== '$schema');
  return names.length === 0 ? 'No property is allowed here. Remove it.' : `Known here: ${listSome(names)}.`;
}
