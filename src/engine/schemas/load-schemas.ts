import type { Finding, Place, ProblemId } from '../diagnostics/finding.ts';
import type { FileSystem } from '../files/file-system.ts';
import { noCache } from '../files/cache.ts';
import { isObject } from '../json/json.ts';
import { readJson } from '../json/read-json.ts';
import { createFieldReader } from './field.ts';
import { findReference } from './find-reference.ts';
import type { CompiledSchema, LoadedSchemas, SchemaFile } from './schema-set.ts';
import { openValidators, type Validators } from './validators.ts';

/** Files of section-schemas/ that describe no section type. */
const pageFile = 'page.json';
const defsFile = 'defs.json';

/** Reads every schema file except those in `generated/`. */
export function readSchemaFiles(
  fileSystem: FileSystem,
  folder: string,
): { files: SchemaFile[]; problems: Finding[] } {
  const files: SchemaFile[] = [];
  const problems: Finding[] = [];
  for (const name of fileSystem.list(folder)) {
    if (!name.endsWith('.json') || name.startsWith('generated/')) continue;
    const file = `${folder}/${name}`;
    const read = readJson(fileSystem, file);
    if ('problem' in read) problems.push(broken(file, read.problem.message, read.problem.place));
    else if (isObject(read.value)) files.push({ file, name, schema: read.value });
    else problems.push(broken(file, 'Expected an object.'));
  }
  return { files, problems };
}

/** Section types are every schema directly in the folder, except the page's and the shared definitions. */
export function isSectionSchema({ name }: SchemaFile): boolean {
  return !name.includes('/') && name !== pageFile && name !== defsFile;
}

export function isSiteSchema({ name }: SchemaFile): boolean {
  return /^site\/[^/]+$/.test(name);
}

/** Compiles every schema in strict mode, or takes it from the cache if the files are the same. */
export function loadSchemas(fileSystem: FileSystem, folder: string, cache = noCache): LoadedSchemas {
  const { files, problems } = readSchemaFiles(fileSystem, folder);
  if (problems.length > 0) return { schemas: undefined, problems };
  const pageSchema = files.find((file) => file.name === pageFile);
  const sectionSchemas = files.filter(isSectionSchema);
  if (!pageSchema) return { schemas: undefined, problems: [schemasMissing(`${folder}/${pageFile}`)] };
  if (sectionSchemas.length === 0)
    return { schemas: undefined, problems: [schemasMissing(`${folder}/<type>.json`)] };

  const report = (file: string, reason: string) => problems.push(broken(file, reason));
  const validators = openValidators(files, cache);
  const compile = createCompiler(files, validators, problems);
  const page = compile(pageSchema);
  const shared = compile(pageSchema, '/$defs/shared');
  const sections = new Map<string, CompiledSchema>();
  for (const file of sectionSchemas) {
    const compiled = compile(file);
    const type = typeOf(file);
    if (type !== baseName(file))
      report(
        file.file,
        `Expected the file name and the "const" of its property "type" to agree. The "const" is ${JSON.stringify(type)}.`,
      );
    else if (compiled) sections.set(type, compiled);
  }
  const types = [...sections].flatMap(([type, { field }]) => [type, ...(field.formerNames ?? [])]);
  for (const { file, field } of sections.values())
    for (const former of field.formerNames ?? [])
      if (types.indexOf(former) !== types.lastIndexOf(former))
        report(
          file,
          `Expected a type in "formerly" that no other section has or had, instead of "${former}".`,
        );
  const site = new Map<string, CompiledSchema>();
  for (const file of files.filter(isSiteSchema)) {
    const compiled = compile(file);
    if (compiled) site.set(baseName(file), compiled);
  }
  if (!page || !shared || problems.length > 0) return { schemas: undefined, problems };
  validators.cacheCode();
  return { schemas: { sections, page, shared, site, key: validators.key }, problems: [] };
}

/** Compiles a schema, or a part of it; adds errors to the problems. */
function createCompiler(files: SchemaFile[], validators: Validators, problems: Finding[]) {
  const byName = new Map(files.map(({ name, schema }) => [name, schema]));
  const readField = createFieldReader(byName);
  const added = files.filter((file) => attempt(file.file, problems, () => validators.add(file)));

  return (file: SchemaFile, pointer = ''): CompiledSchema | undefined => {
    if (!added.includes(file)) return undefined;
    return attempt(file.file, problems, () => {
      const validate = validators.get(file.name, pointer);
      const { target: schema } = findReference(byName, file.name, `#${pointer}`);
      return { file: file.file, schema, validate, field: readField(file.name, schema) };
    });
  };
}

function attempt<T>(file: string, problems: Finding[], action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    problems.push(broken(file, error instanceof Error ? error.message : String(error)));
    return undefined;
  }
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

function typeOf({ schema }: SchemaFile): string | undefined {
  const type = isObject(schema.properties) ? schema.properties.type : undefined;
  return isObject(type) && typeof type.const === 'string' ? type.const : undefined;
}

function baseName({ name }: SchemaFile): string {
  return name.slice(name.lastIndexOf('/') + 1, -'.json'.length);
}
