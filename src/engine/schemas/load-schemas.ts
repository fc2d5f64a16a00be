import { posix } from 'node:path';
import type { Finding, ViolationRuleId } from '../diagnostics/finding.ts';
import type { FileSystem } from '../files/file-system.ts';
import { noCache } from '../files/cache.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { readJson } from '../json/read-json.ts';
import { plainError } from '../../shared/plain-error.ts';
import { createFieldReader, proveUnused } from './field.ts';
import { findReference, resolveReference, type SchemasByName } from './find-reference.ts';
import type { SchemaViolation } from './judge-schemas.ts';
import { type CompiledSchema, schemaFolder, type SchemaSet } from './schema-set.ts';
import { compileValidators } from './validators.ts';

/** Files of section-schemas/ that describe no section type. */
const pageFile = 'page.json';
const defsFile = 'defs.json';
const collectionFile = 'collection.json';
/** Its properties belong to every block. */
const everyBlock = `${defsFile}#/$defs/everyBlock`;
/** The folder of a company's own schemas. */
const ownPrefix = 'own/';

/** The page, its blocks, and the block `{ "type": "shared" }`. */
const addressesOfPage = [pageFile, `${pageFile}#/properties/sections/items`, `${pageFile}#/$defs/shared`];

interface SchemaFiles {
  /** By path in the folder. One of `own/` has the path of the file that it replaces or extends: `hero.json`. */
  files: SchemasByName;
  findings: Finding[];
  /** The file of a schema, from the root of the project. */
  fileOf: (name: string) => string;
}

/** Reads every schema file except those in `generated/`. Those in `own/` come last, over the product's. */
function readSchemaFiles(fileSystem: FileSystem): SchemaFiles {
  const files = new Map<string, JsonObject>();
  const findings: Finding[] = [];
  const paths = fileSystem.list(schemaFolder).filter((path) => path.endsWith('.json'));
  const productPaths = paths.filter((path) => !path.startsWith('generated/') && !path.startsWith(ownPrefix));
  const companyPaths = paths.filter((path) => path.startsWith(ownPrefix));
  const fileOf = (name: string) =>
    `${schemaFolder}/${companyPaths.includes(ownPrefix + name) ? ownPrefix : ''}${name}`;
  const read = (path: string): JsonObject | undefined => {
    const file = `${schemaFolder}/${path}`;
    const { value, violations: unreadable } = readJson(fileSystem, file);
    for (const violation of unreadable) findings.push(broken({ ...violation, file }));
    if (isObject(value)) return value;
    if (value !== undefined)
      findings.push(broken({ file, message: 'Expected an object.', place: { at: 'file' } }));
    return undefined;
  };
  for (const path of productPaths) {
    const schema = read(path);
    if (schema) files.set(path, schema);
  }
  for (const path of companyPaths) {
    const schema = read(path);
    if (!schema) continue;
    const name = path.slice(ownPrefix.length);
    const { extends: isExtension, ...replacement } = schema;
    const extended = files.get(name);
    if (isExtension === undefined) files.set(name, replacement);
    else if (isExtension === true && extended) files.set(name, extendSchema(extended, replacement));
    else findings.push(broken({ file: `${schemaFolder}/${path}`, ...explainExtension(name, isExtension) }));
  }
  return { files, findings, fileOf };
}

/** A schema with the keywords of an addition: parts of the same name are extended alike, and lists are continued. */
function extendSchema(schema: JsonObject, addition: JsonObject): JsonObject {
  const merged: JsonObject = { ...schema, ...addition };
  for (const [keyword, more] of Object.entries(addition)) {
    const before = schema[keyword];
    if (isObject(before) && isObject(more)) merged[keyword] = extendSchema(before, more);
    else if (Array.isArray(before) && Array.isArray(more)) merged[keyword] = [...before, ...more];
  }
  return merged;
}

function explainExtension(name: string, value: Json): Pick<SchemaViolation, 'message' | 'place'> {
  const message =
    value === true
      ? `There is no ${schemaFolder}/${name} to extend. Remove "extends", or rename the file to that of a schema there.`
      : 'Expected "extends": true, or no "extends": then the schema replaces the one with its name.';
  return { message, place: { at: 'value', pointer: '/extends' } };
}

/** Compiles every schema in strict mode, or takes it from the cache if the files are the same. */
export function loadSchemas(fileSystem: FileSystem, cache = noCache): SchemaSet {
  const { files: sources, findings, fileOf } = readSchemaFiles(fileSystem);
  const brokenIn = ({ name, ...violation }: SchemaViolation) => broken({ ...violation, file: fileOf(name) });
  const names = [...sources.keys()];
  // Every schema directly in the folder is a section type, except these.
  const exceptions = [pageFile, defsFile, collectionFile];
  const types = names.filter((name) => !name.includes('/') && !exceptions.includes(name));
  const siteFiles = names.filter((name) => /^site\/[^/]+$/.test(name));
  const files = completeBlocks(sources, types);
  const missing = files.has(pageFile) ? types.length === 0 && '<type>.json' : pageFile;
  if (findings.length > 0) return brokenSet(findings);
  if (missing) return brokenSet([explainMissing(fileOf(missing))]);

  const collections = names.filter((name) => name === collectionFile);
  const addresses = [...addressesOfPage, ...collections, ...types, ...siteFiles];
  const { key, validators, violations } = compileValidators(files, addresses, cache);
  if (violations.length > 0) return brokenSet(violations.map(brokenIn));

  const readField = createFieldReader(files);
  const compile = (address: string): CompiledSchema[] => {
    const { name, target: schema } = resolveReference(files, '', address);
    const validate = validators[address];
    if (!validate) throw new Error(`Missing validator of the schema "${address}".`);
    const field = attempt(() => readField(name, schema));
    if (!(field instanceof Error)) return [{ name, file: fileOf(name), schema, validate, field }];
    findings.push(brokenIn(toViolation(name, field)));
    return [];
  };
  const compileAll = (wanted: readonly string[]) =>
    new Map(wanted.flatMap((name) => compile(name).map((schema) => [posix.basename(name, '.json'), schema])));

  const [page, block, shared] = addressesOfPage.flatMap(compile);
  const [collection] = collections.flatMap(compile);
  const sections = compileAll(types);
  const site = compileAll(siteFiles);
  findings.push(...compareTypes(sections).map(brokenIn));
  if (!page || !block || !shared || findings.length > 0) return brokenSet(findings);
  const all = new Map([...sections, ['shared', shared]]);
  return { sections, types: all, page, block, collection, site, key, files, findings };
}

/** The schemas with what every block may have in each section type, and in the block that places a shared one. */
function completeBlocks(files: SchemasByName, types: readonly string[]): SchemasByName {
  const common = findReference(files, '', everyBlock)?.target.properties;
  if (!isObject(common)) return files;
  const completed = new Map(files);
  for (const [name, schema] of files)
    if (types.includes(name)) completed.set(name, completeBlock(schema, common));
  const page = files.get(pageFile);
  if (isObject(page?.$defs) && isObject(page.$defs.shared)) {
    const shared = completeBlock(page.$defs.shared, common);
    completed.set(pageFile, { ...page, $defs: { ...page.$defs, shared } });
  }
  return completed;
}

/** The schema of a block with the common properties that it does not have itself, behind "type", "id" and "hidden". */
function completeBlock(schema: JsonObject, common: JsonObject): JsonObject {
  if (!isObject(schema.properties)) return schema;
  const { type, id, hidden, ...otherProperties } = schema.properties;
  const first: JsonObject = {
    ...(type !== undefined && { type }),
    ...(id !== undefined && { id }),
    ...(hidden !== undefined && { hidden }),
  };
  const added = Object.fromEntries(
    Object.entries(common).filter(([name]) => !Object.hasOwn(otherProperties, name)),
  );
  return { ...schema, properties: { ...first, ...added, ...otherProperties } };
}

function explainMissing(file: string): Finding {
  return {
    rule: 'setup/schemas-missing' satisfies ViolationRuleId,
    file,
    place: { at: 'file' },
    message: `Missing schema "${file}".`,
    hint: 'No page was checked. Run the command from the root of the project.',
  };
}

/** The mistakes that show when section types are compared with their files, and with each other. */
function compareTypes(sections: ReadonlyMap<string, CompiledSchema>): SchemaViolation[] {
  const used = [...sections].flatMap(([type, { field }]) => [type, ...field.formerNames]);
  return [...sections].flatMap(([type, { field }]) => {
    const name = `${type}.json`;
    const message = `Expected "type": { "const": "${type}" } in "properties", as the file is called.`;
    const isNamed = field.properties.get('type')?.schema.const === type;
    const unnamed: SchemaViolation = { name, message, place: { at: 'value', pointer: '/properties' } };
    const reused = attempt(() => proveUnused(field.formerNames, used, 'section type'));
    return [...(isNamed ? [] : [unnamed]), ...(reused instanceof Error ? [toViolation(name, reused)] : [])];
  });
}

/** The result, or the error that says what is wrong with a schema. */
function attempt<Result>(action: () => Result): Result | Error {
  try {
    return action();
  } catch (error) {
    return error as Error;
  }
}

function toViolation(name: string, { message }: Error): SchemaViolation {
  return { name, message, place: { at: 'file' } };
}

function brokenSet(findings: readonly Finding[]): SchemaSet {
  const none = new Map<string, never>();
  const acceptsAll = {
    name: '',
    file: '',
    schema: {},
    validate: () => true,
    field: createFieldReader(none)('', {}),
  };
  return {
    sections: none,
    types: none,
    page: acceptsAll,
    block: acceptsAll,
    collection: undefined,
    site: none,
    key: '',
    files: none,
    findings,
  };
}

/**
 * The schemas of a program that cannot go on without them.
 * @throws Error that names each mistake in them.
 */
export function loadValidSchemas(fileSystem: FileSystem, cache = noCache): SchemaSet {
  const schemas = loadSchemas(fileSystem, cache);
  if (schemas.findings.length === 0) return schemas;
  const lines = schemas.findings.map(
    ({ file, place, message }) => `${file}${'pointer' in place ? `#${place.pointer}` : ''}: ${message}`,
  );
  throw plainError(lines.join('\n'));
}

/** A mistake in the project's own schemas. */
function broken({ file, message, hint, place }: Omit<SchemaViolation, 'name'> & { file: string }): Finding {
  return {
    rule: 'setup/schema-broken' satisfies ViolationRuleId,
    file,
    place,
    message: ['Broken schema:', message.replace(/[^.?]$/, '$&.'), hint].filter(Boolean).join(' '),
    hint: 'This file belongs to the program. A developer has to fix it before pages can be checked.',
  };
}
