import type { Violation } from '../diagnostics/finding.ts';
import { isObject, type Json, type JsonObject, maxBlocks } from '../json/json.ts';
import { type JsonFile, readJson } from '../json/read-json.ts';
import { explainWhole } from '../schemas/explain-whole.ts';
import { renameFormerWords } from '../schemas/former-words.ts';
import type { CompiledSchema } from '../schemas/schema-set.ts';
import { explainUnknownType } from '../schemas/suggest-type.ts';
import { explainWrongKind, validateValue } from '../schemas/validate-value.ts';
import { groupBy } from '../text/group-by.ts';
import type { CompiledBlock, Compiled, CommonFile } from './compiled-file.ts';
import { createIsKnown } from './broken-files.ts';
import { fillTexts, typeOf } from './fill-texts.ts';
import { learn } from './learn.ts';
import { headingLevelsOf } from './roles/index.ts';
import type { Site } from './site.ts';
import { changesOf } from './state.ts';
import { splitIntoUnits, type Unit } from './split-into-units.ts';
import { type RoleValue, valuesOf } from './role-values.ts';

export interface Source extends Pick<Site, 'fileSystem' | 'files' | 'placeholders' | 'schemas' | 'clock'> {
  /** Compiled files of `_shared/` by name. */
  shared: { get(name: string): CommonFile | undefined };
}

/**
 * Reads a file, fits it and its blocks to their schemas, and collects what rules learn from its values. `schema`: that of
 * the file, if it has one. Each step makes a new value from that of the step before.
 */
export function compile(source: Source, file: string, schema: CompiledSchema | undefined): Compiled {
  const { fileSystem, placeholders, schemas } = source;
  const { violations: unreadable, ...read } = readJson(fileSystem, file);
  if (read.value === undefined)
    return assemble(source, { file, ...read, ...nothing, violations: unreadable, findings: unreadable });
  const renamed = renameFormerWords(read.value, schema?.field, schemas, (block) =>
    typeOf(block, placeholders),
  );
  const filled = fillTexts(renamed.value, schema?.field, schemas, placeholders);
  const { blocks, whole } = splitIntoUnits(filled.value, schema, schemas, source.clock);
  const units = [...blocks, whole];
  const placed = blocks.map((block, index) => placeShared(source, block, index));
  const unknown = new Set([...filled.unknown, ...placed.flatMap(({ unknown: pointers }) => pointers)]);
  const violations = [
    ...unreadable,
    ...filled.violations,
    ...units.flatMap((unit) => validateUnit(source, unit, unknown)),
  ];
  return assemble(source, {
    file,
    text: read.text,
    value: filled.value,
    formerWords: renamed.formerWords,
    texts: filled.texts,
    unknown,
    blocks: blocks.map(describeBlock),
    dates: whole.dates,
    changes: [
      ...blocks.flatMap(({ dates }) => changesOf(dates, source.clock.zone)),
      ...placed.flatMap(({ changes }) => changes),
    ],
    shared: new Set(placed.flatMap(({ files }) => files)),
    // Those that a shared block brings stand behind those of the block that places it.
    roleValues: units.flatMap((unit, index) => [
      ...learn(unit, filled.unknown),
      ...(placed[index]?.roleValues ?? []),
    ]),
    violations,
    findings: explain(source, schema, filled.value, violations),
  });
}

/** Compiles the files of `_shared/`. Undefined for one that contains itself. */
export function compileShared(source: Omit<Source, 'shared'>): Map<string, CommonFile | undefined> {
  const { files, schemas } = source;
  const compiled = new Map<string, CommonFile | undefined>();
  const shared = {
    get(name: string): CommonFile | undefined {
      const file = files.shared.get(name);
      if (file !== undefined && !compiled.has(name)) {
        // Set before reading, which ends a cycle.
        compiled.set(name, undefined);
        compiled.set(name, { ...compile({ ...source, shared }, file, schemas.block), kind: 'shared', name });
      }
      return compiled.get(name);
    },
  };
  for (const name of files.shared.keys()) shared.get(name);
  return compiled;
}

/** How a file or a block breaks its schema. What is not known breaks none. */
function validateUnit({ schemas, files }: Source, unit: Unit, unknown: ReadonlySet<string>): Violation[] {
  const { kind, schema, value, pointer } = unit;
  const isUnknown = (at: string) => unknown.has(at);
  if (schema) {
    const broken = validateValue(schema, value, pointer, pointer === '' ? undefined : schemas.page);
    return broken.filter(({ place }) => !('pointer' in place && isUnknown(place.pointer)));
  }
  const type = typeIn(unit);
  const place = { at: 'value', pointer: `${pointer}/type` } as const;
  // The schema of the file reports a block that is no object, or has no type.
  if (kind === 'file' || type === undefined || isUnknown(place.pointer)) return [];
  return [{ rule: 'schema/unknown-type', place, ...explainUnknownType(type, schemas, files.shared) }];
}

function describeBlock(block: Unit): CompiledBlock {
  const { pointer, isHidden, unshown, dates, schema } = block;
  const type = typeIn(block);
  return {
    pointer,
    type,
    isHidden,
    unshown,
    dates,
    levels: schema && type !== 'shared' ? headingLevelsOf(schema.field) : undefined,
  };
}

function typeIn({ value }: Unit): string | undefined {
  return isObject(value) && typeof value.type === 'string' ? value.type : undefined;
}

/** What a shared block brings to the file that places it. */
interface Placed {
  /** At the name of the shared block. */
  roleValues: readonly RoleValue[];
  files: readonly string[];
  /** The pointer of the block, if it places what cannot be understood. */
  unknown: readonly string[];
  changes: readonly number[];
}

const nothingPlaced: Placed = { roleValues: [], files: [], unknown: [], changes: [] };

/** `index`: the place of the block in its file. */
function placeShared({ shared }: Source, block: Unit, index: number): Placed {
  const { use: name, id }: Partial<JsonObject> = isObject(block.value) ? block.value : {};
  if (typeIn(block) !== 'shared' || block.isHidden || typeof name !== 'string') return nothingPlaced;
  // The schema allows no more blocks.
  const placed = index < maxBlocks ? shared.get(name) : undefined;
  if (!placed?.isSound) return { ...nothingPlaced, unknown: [block.pointer] };
  const place = { at: 'value', pointer: `${block.pointer}/use` } as const;
  const brought = valuesOf(placed.roleValues, 'heading', 'url', 'anchor').filter(
    ({ role, value, place: { pointer } }) => {
      if (role === 'url') return value.startsWith('#');
      const isId = role === 'anchor' && pointer === '/id';
      return !(isId && typeof id === 'string');
    },
  );
  return {
    roleValues: brought.map((roleValue) => ({ ...roleValue, place })),
    files: [placed.file, ...placed.shared],
    unknown: [],
    changes: placed.changes,
  };
}

/** The violations of a file, or one that says more about the file as a whole. */
function explain(
  { schemas }: Source,
  schema: CompiledSchema | undefined,
  value: Json,
  violations: readonly Violation[],
): readonly Violation[] {
  const wrongKind = schema && explainWrongKind(schemas, schema, value);
  if (wrongKind) return [wrongKind];
  return schema === schemas.page ? explainWhole(schemas, value, violations) : violations;
}

/** What is collected from a file that cannot be read. */
const nothing = {
  formerWords: [],
  texts: [],
  unknown: new Set<string>(),
  blocks: [],
  dates: {},
  changes: [],
  shared: new Set<string>(),
  roleValues: [],
} as const;

interface Collected
  extends
    Pick<JsonFile, 'text' | 'value'>,
    Pick<
      Compiled,
      'file' | 'formerWords' | 'findings' | 'texts' | 'unknown' | 'blocks' | 'dates' | 'changes' | 'shared'
    > {
  roleValues: readonly RoleValue[];
  /** All of them. Those that one of the findings explains make their places unknown, too. */
  violations: readonly Violation[];
}

function assemble({ schemas }: Source, { roleValues, violations, ...collected }: Collected): Compiled {
  return {
    ...collected,
    roleValues: Object.fromEntries(groupBy(roleValues, ({ role }) => role)),
    isKnown: createIsKnown(violations, collected.unknown),
    isSound: schemas.findings.length + collected.findings.length + collected.unknown.size === 0,
  };
}
