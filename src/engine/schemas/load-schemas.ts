import type { Finding, Place, ProblemId } from '../diagnostics/finding.ts';
import type { FileSystem } from '../files/file-system.ts';
import { noCache } from '../files/cache.ts';
import { isObject } from '../json/json.ts';
import { readJson } from '../json/read-json.ts';
import { plainError } from '../../shared/plain-error.ts';
import { createFieldReader } from './field.ts';
import { findReference, type SchemasByName } from './find-reference.ts';
import {
  type CompiledSchema,
  type LoadedSchemas,
  type SchemaFile,
  schemaFolder,
  type SchemaSet,
} from './schema-set.ts';
import { openValidators } from './validators.ts';

/** Files of section-schemas/ that describe no section type. */
const pageFile = 'page.json';
const defsFile = 'defs.json';

/** Reads every schema file except those in `generated/`. */
function readSchemaFiles(fileSystem: FileSystem): { files: SchemaFile[]; problems: Finding[] } {
  const files: SchemaFile[] = [];
  const problems: Finding[] = [];
  for (const name of fileSystem.list(schemaFolder)) {
    if (!name.endsWith('.json') || name.startsWith('generated/')) continue;
    const file = `${schemaFolder}/${name}`;
    const read = readJson(fileSystem, file);
    if ('problem' in read) problems.push(broken(file, read.problem.message, read.problem.place));
    else if (isObject(read.value)) files.push({ file, name, schema: read.value });
    else problems.push(broken(file, 'Expected an object.'));
  }
  return { files, problems };
}

/** Section types are every schema directly in the folder, except the page's and the shared definitions. */
function isSectionSchema({ name }: SchemaFile): boolean {
  return !name.includes('/') && name !== pageFile && name !== defsFile;
}

function isSiteSchema({ name }: SchemaFile): boolean {
  return /^site\/[^/]+$/.test(name);
}

/** Compiles every schema in strict mode, or takes it from the cache if the files are the same. */
export function loadSchemas(fileSystem: FileSystem, cache = noCache): LoadedSchemas {
  const { files, problems } = readSchemaFiles(fileSystem);
  const pageSchema = files.find(({ name }) => name === pageFile);
  if (problems.length === 0 && !(pageSchema && files.some(isSectionSchema)))
    problems.push(schemasMissing(`${schemaFolder}/${pageSchema ? '<type>.json' : pageFile}`));
  if (!pageSchema || problems.length > 0) return { schemas: undefined, problems };

  const byName: SchemasByName = new Map(files.map(({ name, schema }) => [name, schema]));
  const readField = createFieldReader(byName);
  const validators = openValidators(files, cache);

  function attempt<T>({ file }: SchemaFile, action: () => T): T | undefined {
    try {
      return action();
    } catch (error) {
      problems.push(broken(file, error instanceof Error ? error.message : String(error)));
      return undefined;
    }
  }

  function compile(file: SchemaFile, pointer = ''): CompiledSchema | undefined {
    return attempt(file, () => {
      const validate = validators.get(file.name, pointer);
      const { target: schema } = findReference(byName, file.name, `#${pointer}`);
      return { file: file.file, schema, validate, field: readField(file.name, schema) };
    });
  }

  function compileAll(wanted: readonly SchemaFile[]): Map<string, CompiledSchema> {
    const compiled = wanted.map((file) => [baseName(file), compile(file)] as const);
    return new Map(compiled.flatMap(([name, schema]) => (schema ? [[name, schema]] : [])));
  }

  for (const file of files) attempt(file, () => validators.add(file));
  if (problems.length > 0) return { schemas: undefined, problems };
  const page = compile(pageSchema);
  const shared = compile(pageSchema, '/$defs/shared');
  const sections = compileAll(files.filter(isSectionSchema));
  const site = compileAll(files.filter(isSiteSchema));
  problems.push(...findTypeProblems(sections));
  if (!page || !shared || problems.length > 0) return { schemas: undefined, problems };
  validators.cacheCode();
  return { schemas: { sections, page, shared, site, key: validators.key, files: byName }, problems: [] };
}

/**
 * The schemas of a program that cannot go on without them.
 * @throws Error that names each mistake in them.
 */
export function loadValidSchemas(fileSystem: FileSystem, cache = noCache): SchemaSet {
  const { schemas, problems } = loadSchemas(fileSystem, cache);
  if (schemas) return schemas;
  throw plainError(problems.map(({ file, message }) => `${file}: ${message}`).join('\n'));
}

/** A section type is the name of its file, and no other section has or had it. */
function findTypeProblems(sections: ReadonlyMap<string, CompiledSchema>): Finding[] {
  const types = [...sections].flatMap(([type, { field }]) => [type, ...field.formerNames]);
  return [...sections].flatMap(([type, { file, field }]) => {
    const { const: own } = field.properties.get('type')?.schema ?? {};
    const twice = field.formerNames.filter((name) => types.indexOf(name) !== types.lastIndexOf(name));
    const reasons = twice.map(
      (name) => `Expected a type in "formerly" that no other section has or had, instead of "${name}".`,
    );
    if (own !== type)
      reasons.push(
        `Expected the file name and the "const" of its property "type" to agree. The "const" is ${JSON.stringify(own)}.`,
      );
    return reasons.map((reason) => broken(file, reason));
  });
}

/** A mistake in the project's own schemas. */
function broken(file: string, reason: string, place: Place = { at: 'file' }): Finding {
  return {
    rule: 'setup/schema-broken' satisfies ProblemId,
    file,
    place,
    message: `Broken schema: ${reason.replace(/\.?$/, '.')}`,
    hint: 'This file belongs to the program. A developer has to fix it before pages can be checked.',
  };
}

function schemasMissing(file: string): Finding {
  return {
    rule: 'setup/schemas-missing' satisfies ProblemId,
    file,
    place: { at: 'file' },
    message: `Missing schema "${file}".`,
    hint: 'No page was checked. Run the command from the root of the project.',
  };
}

function baseName({ name }: SchemaFile): string {
  return name.slice(name.lastIndexOf('/') + 1, -'.json'.length);
}
