import type { Section } from '../../shared/generated/sections.ts';
import type { Json } from '../json/json.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { compile } from './compile.ts';
import type { CompiledShared } from './compiled.ts';
import type { PartDocument } from './document.ts';
import { finishBlock, readBlock } from './read-block.ts';
import { putResults } from './put-results.ts';
import { readContent } from './read-content.ts';
import { type SharedFinder, unjudged } from './reading.ts';
import type { Site } from './site.ts';

/** Compiles a shared block on first use. Undefined for one that does not exist or contains itself. */
export function compileShared(site: Site, schemas: SchemaSet, name: string): CompiledShared | undefined {
  const file = site.files.shared.get(name);
  const { shared } = site.compiled;
  if (file === undefined || shared.has(name)) return shared.get(name);
  // Set before reading, which ends a cycle.
  shared.set(name, undefined);
  const read = readContent(site.fileSystem, file, site.placeholders);
  const compiled = compile({ site, schemas, findShared: findSharedOf(site, schemas) }, file, read, {
    walk(reading, value): PartDocument {
      readBlock(reading, { holder: [value], key: 0 }, '');
      return { kind: 'shared', file, name, facts: reading.facts, ...unjudged };
    },
    finish: (reading, value: Json) => (putResults(reading) ? finishBlock(reading, value) : undefined),
  });
  // Cached, as many pages place it.
  let finished: Section[] | undefined;
  shared.set(name, { ...compiled, finish: () => (finished ??= compiled.finish()) });
  return shared.get(name);
}

/** Returns the finder of shared blocks. It finds no block with mistakes, as its content is unknown. */
export function findSharedOf(site: Site, schemas: SchemaSet): SharedFinder {
  return (name) => {
    const found = compileShared(site, schemas, name);
    return found?.document?.isSound ? { facts: found.document.facts, finish: found.finish } : undefined;
  };
}
