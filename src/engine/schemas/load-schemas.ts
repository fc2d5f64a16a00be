import { posix } from 'node:path';
import type { Finding, Place, ProblemId } from '../diagnostics/finding.ts';
import type { FileSystem } from '../files/file-system.ts';
import { noCache } from '../files/cache.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { readJson } from '../json/read-json.ts';
import { plainError } from '../../shared/plain-error.ts';
import { createFieldReader } from './field.ts';
import { findReference, type SchemasByName } from './find-reference.ts';
import { type CompiledSchema, schemaFolder, type SchemaSet } from './schema-set.ts';
import { openValidators } from './validators.ts';

/** Files of section-schemas/ that describe no section type. */
const pageFile = 'page.json';
const defsFile = 'defs.json';

/** Reads every schema file except those in `generated/`. */
function readSchemaFiles(fileSystem: FileSystem): { files: SchemasByName; problems: Finding[] } {
  const files = new Map<string, JsonObject>();
  const problems: Finding[] = [];
  for (const name of fileSystem.list(schemaFolder)) {
    if (!name.endsWith('.json') || name.startsWith('generated/')) continue;
    const read = readJson(fileSystem, fileOf(name));
    if ('problem' in read) problems.push(broken(name, read.problem.message, read.problem.place));
    else if (isObject(read.value)) files.set(name, read.value);
    else problems.push(broken(name, 'Expected an object.'));
  }
  return { files, problems };
}

/** Section types are every schema directly in the folder, except the page's and the shared definitions. */
function isSectionSchema(name: string): boolean {
  return !name.includes('/') && name !== pageFile && name !== defsFile;
}

function isSiteSchema(name: string): boolean {
  return /^site\/[^/]+$/.test(name);
}

/** Compiles every schema in strict mode, or takes it from the cache if the files are the same. */
export function loadSchemas(fileSystem: FileSystem, cache = noCache): SchemaSet {
  const { files, problems } = readSchemaFiles(fileSystem);
  const names = [...files.keys()];
  if (problems.length === 0 && !(files.has(pageFile) && names.some(isSectionSchema)))
    problems.push(schemasMissing(files.has(pageFile) ? '<type>.json' : pageFile));
  if (problems.length > 0) return brokenSet(problems);

  const readField = createFieldReader(files);
  const validators = openValidators(files, cache);

  function attempt<T>(name: string, action: () => T): T | undefined {
    try {
      return action();
    } catch (error) {
      problems.push(broken(name, error instanceof Error ? error.message : String(error)));
      return undefined;
    }
  }

  function compile(name: string, pointer = ''): CompiledSchema | undefined {
    return attempt(name, () => {
      const validate = validators.get(name, pointer);
      const { target: schema } = findReference(files, name, `#${pointer}`);
      return { file: fileOf(name), schema, validate, field: readField(name, schema) };
    });
  }

  function compileAll(wanted: readonly string[]): Map<string, CompiledSchema> {
    const compiled = wanted.map((name) => [posix.basename(name, '.json'), compile(name)] as const);
    return new Map(compiled.flatMap(([name, schema]) => (schema ? [[name, schema]] : [])));
  }

  for (const name of names) attempt(name, () => validators.add(name));
  if (problems.length > 0) return brokenSet(problems);
  const page = compile(pageFile);
  const block = compile(pageFile, '/properties/sections/items');
  const shared = compile(pageFile, '/$defs/shared');
  const sections = compileAll(names.filter(isSectionSchema));
  const site = compileAll(names.filter(isSiteSchema));
  problems.push(...findTypeProblems(sections));
  if (!page || !block || !shared || problems.length > 0) return brokenSet(problems);
  validators.cacheCode();
  return { sections, page, block, shared, site, key: validators.key, files, problems };
}

function brokenSet(problems: readonly Finding[]): SchemaSet {
  const none = new Map<string, never>();
  const any = { file: '', schema: {}, validate: () => true, field: createFieldReader(none)('', {}) };
  return { sections: none, page: any, block: any, shared: any, site: none, key: '', files: none, problems };
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

/** A section type is the name of its file, and no other section has or had it. */
function findTypeProblems(sections: ReadonlyMap<string, CompiledSchema>): Finding[] {
  const types = [...sections].flatMap(([type, { field }]) => [type, ...field.formerNames]);
  return [...sections].flatMap(([type, { field }]) => {
    const { const: own } = field.properties.get('type')?.schema ?? {};
    const twice = field.formerNames.filter((name) => types.indexOf(name) !== types.lastIndexOf(name));
    const reasons = twice.map(
      (name) => `Expected a type in "formerly" that no other section has or had, instead of "${name}".`,
    );
    if (own !== type)
      reasons.push(
        `Expected the file name and the "const" of its property "type" to agree. The "const" is ${JSON.stringify(own)}.`,
      );
    return reasons.map((reason) => broken(`${type}.json`, reason));
  });
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
