import { posix } from 'node:path';
import type { Finding, ProblemId } from '../diagnostics/finding.ts';
import type { FileSystem } from '../files/file-system.ts';
import { noCache } from '../files/cache.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { readJson } from '../json/read-json.ts';
import { plainError } from '../../shared/plain-error.ts';
import { createFieldReader, proveUnused } from './field.ts';
import { findReference, type SchemasByName } from './find-reference.ts';
import type { Mistake } from './judge-schemas.ts';
import { type CompiledSchema, schemaFolder, type SchemaSet } from './schema-set.ts';
import { compileValidators } from './validators.ts';

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
    for (const problem of own) problems.push(broken({ ...problem, name }));
    if (isObject(value)) files.set(name, value);
    else if (value !== undefined)
      problems.push(broken({ name, message: 'Expected an object.', place: { at: 'file' } }));
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
  const missing = files.has(pageFile) ? types.length === 0 && '<type>.json' : pageFile;
  if (problems.length === 0 && missing)
    problems.push({
      rule: 'setup/schemas-missing' satisfies ProblemId,
      file: fileOf(missing),
      place: { at: 'file' },
      message: `Missing schema "${fileOf(missing)}".`,
      hint: 'No page was checked. Run the command from the root of the project.',
    });
  if (problems.length > 0) return brokenSet(problems);

  const addresses = [...addressesOfPage, ...types, ...siteFiles];
  const { key, validators, mistakes } = compileValidators(files, addresses, cache);
  if (mistakes.length > 0) return brokenSet(mistakes.map(broken));

  function attempt<Result>(name: string, action: () => Result): Result | undefined {
    try {
      return action();
    } catch (error) {
      problems.push(broken({ name, message: (error as Error).message, place: { at: 'file' } }));
      return undefined;
    }
  }
  const readField = createFieldReader(files);
  const compile = (address: string): CompiledSchema[] => {
    const { name, target: schema } = findReference(files, '', address)!;
    const field = attempt(name, () => readField(name, schema));
    return field ? [{ file: fileOf(name), schema, validate: validators[address]!, field }] : [];
  };
  const compileAll = (wanted: readonly string[]) =>
    new Map(wanted.flatMap((name) => compile(name).map((schema) => [posix.basename(name, '.json'), schema])));

  const [page, block, shared] = addressesOfPage.flatMap(compile);
  const sections = compileAll(types);
  const site = compileAll(siteFiles);
  const used = [...sections].flatMap(([type, { field }]) => [type, ...field.formerNames]);
  for (const [type, { field }] of sections) {
    const name = `${type}.json`;
    const message = `Expected "type": { "const": "${type}" } in "properties", as the file is called.`;
    const place = { at: 'value', pointer: '/properties' } as const;
    if (field.properties.get('type')?.schema.const !== type) problems.push(broken({ name, message, place }));
    attempt(name, () => proveUnused(field.formerNames, used, 'section type'));
  }
  if (!page || !block || !shared || problems.length > 0) return brokenSet(problems);
  const all = new Map([...sections, ['shared', shared]]);
  return { sections, types: all, page, block, site, key, files, problems };
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
  const lines = schemas.problems.map(
    ({ file, place, message }) => `${file}${'pointer' in place ? `#${place.pointer}` : ''}: ${message}`,
  );
  throw plainError(lines.join('\n'));
}

/** A mistake in the project's own schemas. */
function broken({ name, message, hint, place }: Mistake): Finding {
  return {
    rule: 'setup/schema-broken' satisfies ProblemId,
    file: fileOf(name),
    place,
    message: ['Broken schema:', message.replace(/[^.?]$/, '$&.'), hint].filter(Boolean).join(' '),
    hint: 'This file belongs to the program. A developer has to fix it before pages can be checked.',
  };
}

function fileOf(name: string): string {
  return `${schemaFolder}/${name}`;
}
