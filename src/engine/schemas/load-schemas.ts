import { posix } from 'node:path';
import type { Finding, Place, ProblemId } from '../diagnostics/finding.ts';
import type { FileSystem } from '../files/file-system.ts';
import { noCache } from '../files/cache.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { readJson } from '../json/read-json.ts';
import { plainError } from '../../shared/plain-error.ts';
import { listSome } from '../text/messages.ts';
import { createFieldReader, type Field, proveUnused, roleNames } from './field.ts';
import { findReference, type SchemasByName } from './find-reference.ts';
import { formats } from './formats.ts';
import { type CompiledSchema, schemaFolder, type SchemaSet } from './schema-set.ts';
import { type Attempt, compileValidators } from './validators.ts';

/** Files of section-schemas/ that describe no section type. */
const pageFile = 'page.json';
const defsFile = 'defs.json';

/** The page, its blocks, and the block `{ "type": "shared" }`. */
const addressesOfPage = [pageFile, `${pageFile}#/properties/sections/items`, `${pageFile}#/$defs/shared`];

/** Reads every schema file except those in `generated/`. */
function readSchemaFiles(fileSystem: FileSystem): { files: SchemasByName; problems: Finding[] } {
  const files = new Map<string, JsonObject>();
  const problems: Finding[] = [];
  for (const name of fileSystem.list(schemaFolder)) {
    if (!name.endsWith('.json') || name.startsWith('generated/')) continue;
    const { value, problems: own } = readJson(fileSystem, fileOf(name));
    for (const { message, place } of own) problems.push(broken(name, message, place));
    if (isObject(value)) files.set(name, value);
    else if (value !== undefined) problems.push(broken(name, 'Expected an object.'));
  }
  return { files, problems };
}

/** Compiles every schema in strict mode, or takes it from the cache if the files are the same. */
export function loadSchemas(fileSystem: FileSystem, cache = noCache): SchemaSet {
  const { files, problems } = readSchemaFiles(fileSystem);
  const names = [...files.keys()];
  // Every schema directly in the folder is a section type, except the page's and the shared definitions.
  const types = names.filter((name) => !name.includes('/') && name !== pageFile && name !== defsFile);
  const siteFiles = names.filter((name) => /^site\/[^/]+$/.test(name));
  if (problems.length === 0 && !(files.has(pageFile) && types.length > 0))
    problems.push(schemasMissing(files.has(pageFile) ? '<type>.json' : pageFile));
  if (problems.length > 0) return brokenSet(problems);

  const attempt: Attempt = (name, action) => {
    try {
      return action();
    } catch (error) {
      problems.push(broken(name, explainBroken((error as Error).message)));
      return undefined;
    }
  };
  const addresses = [...addressesOfPage, ...types, ...siteFiles];
  const { key, validators } = compileValidators(files, addresses, cache, attempt);
  const readField = createFieldReader(files);
  const compile = (address: string): CompiledSchema[] => {
    const validate = validators[address];
    const { name, target: schema } = findReference(files, '', address);
    const field = attempt(name, () => readField(name, schema));
    return validate && field ? [{ file: fileOf(name), schema, validate, field }] : [];
  };
  const compileAll = (wanted: readonly string[]) =>
    new Map(wanted.flatMap((name) => compile(name).map((schema) => [posix.basename(name, '.json'), schema])));

  const [page, block, shared] = addressesOfPage.flatMap(compile);
  const sections = compileAll(types);
  const site = compileAll(siteFiles);
  const used = [...sections].flatMap(([type, { field }]) => [type, ...field.formerNames]);
  for (const [type, { field }] of sections) attempt(`${type}.json`, () => proveType(type, field, used));
  if (!page || !block || !shared || problems.length > 0) return brokenSet(problems);
  const all = new Map([...sections, ['shared', shared]]);
  return { sections, types: all, page, block, site, key, files, problems };
}

/** @throws Error for a section type that is not the name of its file, or has the former name of another one. */
function proveType(type: string, { properties, formerNames }: Field, used: readonly string[]): void {
  const { const: own } = properties.get('type')?.schema ?? {};
  if (own !== type)
    throw new Error(
      `Expected the file name and the "const" of its property "type" to agree. The "const" is ${JSON.stringify(own)}.`,
    );
  proveUnused(formerNames, used, 'type', 'section');
}

function brokenSet(problems: readonly Finding[]): SchemaSet {
  const none = new Map<string, never>();
  const any = { file: '', schema: {}, validate: () => true, field: createFieldReader(none)('', {}) };
  return { sections: none, types: none, page: any, block: any, site: none, key: '', files: none, problems };
}

/**
 * The schemas of a program that cannot go on without them.
 * @throws Error that names each mistake in them.
 */
export function loadValidSchemas(fileSystem: FileSystem, cache = noCache): SchemaSet {
  const schemas = loadSchemas(fileSystem, cache);
  if (schemas.problems.length === 0) return schemas;
  throw plainError(schemas.problems.map(({ file, message }) => `${file}: ${message}`).join('\n'));
}

/** Messages of ajv that do not say what to write. */
const explained: readonly [RegExp, (found: string[]) => string][] = [
  [
    /^keyword "role" value is invalid at path "([^"]*)"/,
    ([, place]) => `Unknown role at ${place}. Known: ${listSome(roleNames)}.`,
  ],
  [
    /^unknown format "([^"]*)" ignored in schema at path "([^"]*)"/,
    ([, name, place]) => `Unknown format "${name}" at ${place}. Known: ${listSome(Object.keys(formats))}.`,
  ],
  [
    /^strict mode: missing type "(\w+)" for keyword "(\w+)" at "[^#"]*([^"]*)"/,
    ([, type, keyword, place]) =>
      `Missing "type" beside "${keyword}" at ${place}. Write "type": "${type}", also where there is a "$ref".`,
  ],
];

function explainBroken(message: string): string {
  for (const [pattern, explain] of explained) {
    const found = pattern.exec(message);
    if (found) return explain(found);
  }
  return message;
}

/** A mistake in the project's own schemas. */
function broken(name: string, reason: string, place: Place = { at: 'file' }): Finding {
  return {
    rule: 'setup/schema-broken' satisfies ProblemId,
    file: fileOf(name),
    place,
    message: `Broken schema: ${reason.replace(/\.?$/, '.')}`,
    hint: 'This file belongs to the program. A developer has to fix it before pages can be checked.',
  };
}

function schemasMissing(name: string): Finding {
  const file = fileOf(name);
  return {
    rule: 'setup/schemas-missing' satisfies ProblemId,
    file,
    place: { at: 'file' },
    message: `Missing schema "${file}".`,
    hint: 'No page was checked. Run the command from the root of the project.',
  };
}

function fileOf(name: string): string {
  return `${schemaFolder}/${name}`;
}
