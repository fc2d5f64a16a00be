import { suggest } from '../../shared/suggest.ts';
import { listSome, quote } from '../text/messages.ts';
import type { ErrorObject } from 'ajv';
import { didYouMean, type Place, type Violation } from '../diagnostics/finding.ts';
import { stepInto } from '../json/json.ts';
import type { Field } from './field.ts';
import { toTime } from '../../shared/day.ts';
import { slugOf, toCamelCase, toSitePath } from '../text/paths.ts';
import { formats } from './formats.ts';
import { sameWord } from './suggest-type.ts';

type Text = Pick<Violation, 'rule' | 'message' | 'hint' | 'fix'>;

/** The violation for one error about a value. `explainProperties` handles errors about properties. */
export function explainError(error: ErrorObject, field?: Field): Violation {
  const { instancePath, propertyName } = error;
  // For a badly written key, ajv gives the object that contains it.
  const place: Place =
    propertyName === undefined
      ? { at: 'value', pointer: instancePath }
      : { at: 'key', pointer: stepInto(instancePath, propertyName) };
  return { hint: error.parentSchema?.description as string | undefined, ...wordError(error, field), place };
}

function wordError(error: ErrorObject, field?: Field): Text {
  const limit = Number(error.params.limit);
  const data: unknown = error.data;
  switch (error.keyword) {
    case 'type':
      return explainWrongType(data, [error.params.type].flat().map(String), {
        ...error.parentSchema,
        items: field?.items?.schema,
      } as PartsSchema);
    case 'enum':
      return explainEnum(data, (error.params.allowedValues as unknown[]).map(String), error.parentSchema);
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      if (data === '') return tooShort(`the text is empty.${writeOne}`);
      return tooShort(`${sizeOf(data)} where at least ${limit} ${limit === 1 ? 'is' : 'are'} expected.`);
    case 'maxLength':
    case 'maxItems':
      return tooLong(`${sizeOf(data)} where at most ${limit} fit.`);
    case 'asManyAs': {
      const why = `${sizeOf(data)} where "${String(error.schema)}" has ${limit}.`;
      return (data as unknown[]).length < limit ? tooShort(why) : tooLong(why);
    }
    case 'needsOne': {
      const names = (error.schema as string[]).map((name) => `"${name}"`).join(' or ');
      return { rule: 'schema/missing-property', message: `Missing property ${names}. Write one of them.` };
    }
    case 'minimum':
      return wrongForm(`Expected a number of at least ${limit} instead of ${nameValue(data)}.`);
    case 'maximum':
      return wrongForm(`Expected a number of at most ${limit} instead of ${nameValue(data)}.`);
    case 'pattern':
    case 'format':
      if (data === '') return tooShort(`the text is empty.${writeOne}`);
      return explainForm(data, error.parentSchema as FormSchema | undefined);
    case 'uniqueItems':
      return {
        rule: 'schema/duplicate-entry',
        message: `Duplicate entries: number ${Number(error.params.j) + 1} and number ${Number(error.params.i) + 1} are the same.`,
      };
    default:
      return wrongForm(`Expected a value that ${error.message ?? 'fits the schema'}.`);
  }
}

const tooShort = (why: string): Text => ({ rule: 'schema/too-short', message: `Too short: ${why}` });
const tooLong = (why: string): Text => ({ rule: 'schema/too-long', message: `Too long: ${why}` });
const wrongForm = (message: string): Text => ({ rule: 'schema/wrong-form', message });

/** The part of a schema that says more of a list or an object. */
interface PartsSchema {
  required?: readonly string[];
  items?: { type?: string; required?: readonly string[] };
}

function explainWrongType(data: unknown, types: string[], schema: PartsSchema): Text {
  const braces = (names: readonly string[]) => `{ ${listSome(names, (name) => `"${name}": …`)} }`;
  const { required, items: { required: entry } = {} } = schema;
  const object = required?.length ? `an object ${braces(required)}` : typeNames.object;
  const list = entry?.length ? `a list [ ${braces(entry)} ]` : typeNames.array;
  const wanted = types.map((type) => ({ ...typeNames, object, array: list })[type]).join(' or ');
  const message = `Expected ${wanted} instead of ${nameValue(data)}.`;
  return { rule: 'schema/wrong-type', message: message + adviseType(data, types, schema) };
}

/** Of what is required. */
const writeOne = ' Write one.';

/** How a value of another type becomes one of the wanted types, where that is plain. */
function adviseType(data: unknown, types: string[], schema: PartsSchema): string {
  if (data === null) return writeOne;
  const each = /[,;\n]/.test(String(data)) ? ', and double quotes around each entry' : '';
  if (types.includes('array'))
    return fits(data, [schema.items?.type], schema.items) ? ` Put square brackets around it${each}.` : '';
  if (Array.isArray(data))
    return data.length === 1 && fits(data[0], types, schema) ? ' Remove the square brackets.' : '';
  // "1.000" may be a thousand.
  const [, digits = '', unit] = /^(-?\d+(?:\.\d{1,2})?) ?(px|%)?$/.exec(String(data)) ?? [];
  if (digits !== '' && fits(Number(digits), types))
    return unit || /^-?0\d/.test(digits) ? ` Write ${Number(digits)}.` : ' Remove the quotes.';
  if (!types.includes('boolean')) return '';
  const [meant] = Object.entries(switchWords).find(([, words]) => words.test(String(data).trim())) ?? [];
  return meant === undefined ? '' : ` Write ${meant}, without quotes.`;
}

/** Words and signs of other languages and programs for the two values of a switch. */
const switchWords = {
  true: /^(?:true|yes|y|on|1|ja|oui|s[ií]|sim|wahr|vrai|да|是|はい)$/i,
  false: /^(?:false|no|n|off|0|nein|nee|non|n[aã]o|falsch|faux|нет|否|いいえ)$/i,
};

/** True for a value of one of the types, an unknown one included, that has the required properties. */
function fits(data: unknown, types: readonly (string | undefined)[], { required = [] }: PartsSchema = {}) {
  const type = Number.isInteger(data) && types.includes('integer') ? 'integer' : typeof data;
  if (data === null || !types.some((candidate) => candidate === undefined || candidate === type))
    return false;
  return typeof data !== 'object' || required.every((name) => Object.hasOwn(data, name));
}

function explainEnum(data: unknown, allowed: readonly string[], schema: ErrorObject['parentSchema']): Text {
  const choices = `Allowed: ${listSome(allowed, (value) => `"${value}"`)}.`;
  const [, instead] =
    Object.entries((schema?.instead ?? {}) as Record<string, string>).find(([words]) =>
      words.split(' ').some((word) => sameWord(word, String(data))),
    ) ?? [];
  const hint = instead ?? choices;
  if (typeof data !== 'string')
    return { rule: 'schema/wrong-type', message: `Expected a text instead of ${nameValue(data)}.`, hint };
  const same = allowed.find((value) => sameWord(value, data));
  const { meant, safe } = same === undefined ? suggest(data, allowed) : { meant: same, safe: true };
  const message = `Unknown value ${quote(data)}.`;
  if (instead !== undefined) return { rule: 'schema/unknown-value', message, hint };
  const words = didYouMean(message, data, meant, { safe });
  return { rule: 'schema/unknown-value', ...words, hint };
}

interface FormSchema {
  /** The pattern in words. */
  expects?: string;
  pattern?: string;
  format?: string;
}

/** Message for a text that breaks its pattern, with a suggestion. */
function explainForm(data: unknown, schema: FormSchema = {}): Text {
  const text = String(data);
  const message = `Expected ${schema.expects ?? 'another form'}, instead of ${nameValue(data)}.`;
  const hint = formats[schema.format ?? '']?.advise?.(text);
  return {
    rule: 'schema/wrong-form',
    ...didYouMean(message, text, suggestForm(text, schema)),
    ...(hint !== undefined && { hint }),
  };
}

const typeNames: Record<string, string> = {
  string: 'a text in double quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object { … }',
  array: 'a list [ … ]',
};

/** Quotes a value in a message: short ones in full. */
function nameValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  // The program rounds it; the file says something else.
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) return 'such a large number';
  return typeof value === 'string' ? quote(value) : String(value);
}

function sizeOf(data: unknown): string {
  const { length } = typeof data === 'string' ? data : Object.keys(data as object);
  const unit = typeof data === 'string' ? 'character' : Array.isArray(data) ? 'entry' : 'property';
  return `${length} ${length === 1 ? unit : `${unit.replace(/y$/, 'ie')}s`}`;
}

/** Usual corrections of a text that breaks its pattern. */
const corrections: readonly ((text: string) => string | undefined)[] = [
  (text) => text.trim(),
  // Keyboards for Chinese and Japanese write wide signs.
  (text) => text.normalize('NFKC'),
  (text) => toSitePath(text.replaceAll(' ', '%20')),
  (text) => `https://${text}`,
  (text) => text.replace(/^http:/, 'https:').replace(/\/$/, ''),
  (text) => text.replace(/^https?:\/\/[^/]*/, '').replace(/\/$/, ''),
  (text) => text.toUpperCase(),
  toTime,
];

/** Corrections of a name, for properties without capital letters. */
const names: typeof corrections = [
  slugOf,
  (text) =>
    `/${text
      .split('/')
      .flatMap((segment) => slugOf(segment.replace(/\.(?:json|html?)$/, '')) ?? [])
      .join('/')}`,
  (text) => toCamelCase(slugOf(text) ?? text),
];

/** Longer texts are not names. */
const maxLetters = 200;
const maxSnippet = 2000;

/** The text corrected to fit its form; undefined when no usual correction fits. */
function suggestForm(text: string, { pattern = '', format = '' }: FormSchema): string | undefined {
  const wanted = new RegExp(pattern, 'u');
  const definition = formats[format];
  // A snippet of HTML is longer than a name.
  if (text.length > (definition ? maxSnippet : maxLetters)) return undefined;
  const corrected = definition?.correct?.(text);
  if (corrected !== undefined && definition?.validate(corrected) && wanted.test(corrected)) return corrected;
  // The rule color-known says which colour is meant.
  if (definition || pattern === '' || text.includes('<') || wanted.test('#000')) return undefined;
  // An old address or a font with other letters would be a different one.
  const mayNotChange = ['/A', 'A a'].some((sample) => wanted.test(sample));
  for (const write of mayNotChange ? corrections : [...corrections, ...names]) {
    const meant = write(text);
    if (meant !== undefined && meant !== text && wanted.test(meant)) return meant;
  }
  return undefined;
}
