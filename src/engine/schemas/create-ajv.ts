import type { FormatDefinition, KeywordDefinition, Options } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { requirePackage } from '../files/require-package.ts';
import { isDay } from '../../shared/day.ts';
import { isEndpointAddress, isScriptAddress, isSiteAddress } from '../../shared/web-address.ts';
import { roleNames } from './schema-file.ts';

/** A misspelt keyword in a schema is an error, never ignored. */
const options: Options = {
  strict: true,
  allErrors: true,
  verbose: true,
  logger: false,
  unicode: false,
};

const level = { type: 'integer', minimum: 1, maximum: 4 };

/** This project's own keywords. */
const keywords: KeywordDefinition[] = [
  {
    keyword: 'role',
    schemaType: 'string',
    metaSchema: { enum: roleNames },
  },
  { keyword: 'keyOf', schemaType: 'string' },
  { keyword: 'shownWide', schemaType: 'number' },
  { keyword: 'alsoCalled', schemaType: 'array' },
  { keyword: 'instead', schemaType: 'object' },
  { keyword: 'drawnIn', schemaType: 'object' },
  { keyword: 'expects', schemaType: 'string' },
  { keyword: 'mayBeMissing', schemaType: 'boolean' },
  {
    keyword: 'headingLevel',
    metaSchema: { anyOf: [level, { type: 'array', items: level, minItems: 2, maxItems: 2 }] },
  },
];

/** Keywords for editors. */
const vocabulary = ['tsType', 'markdownDescription', 'enumDescriptions', 'defaultSnippets'];

/** This project's own formats. */
export const formats: Record<string, FormatDefinition<string>> = {
  'site-address': { type: 'string', validate: isSiteAddress },
  'script-address': { type: 'string', validate: isScriptAddress },
  'endpoint-address': { type: 'string', validate: isEndpointAddress },
  day: { type: 'string', validate: isDay },
};

/** Everything that a validator's code depends on besides its schemas, as a text. */
export function describeAjv(): string {
  const { version } = requirePackage('ajv/package.json') as { version: string };
  return JSON.stringify([version, options, keywords, vocabulary, Object.keys(formats)]);
}

/**
 * Returns a strict validator. `isCached`: keeps the source of its functions, which refers to a variable
 * named `formats`.
 */
export function createAjv({ isCached }: { isCached: boolean }): Ajv2020 {
  const ajvPackage = requirePackage('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  const code = isCached ? { source: true, formats: new ajvPackage.Name('formats') } : {};
  const ajv = new ajvPackage.Ajv2020({ ...options, code: { optimize: false, ...code } });
  for (const keyword of keywords) ajv.addKeyword(keyword);
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  ajv.addVocabulary(vocabulary);
  return ajv;
}
