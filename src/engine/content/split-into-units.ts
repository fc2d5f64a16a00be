import type { PlacedText } from '../diagnostics/finding.ts';
import { isObject, type Json, stepInto } from '../json/json.ts';
import type { Field } from '../schemas/field.ts';
import type { CompiledSchema, SchemaSet } from '../schemas/schema-set.ts';
import { childrenOf, type FieldValue, hasMarks, isMarked } from '../schemas/walk-fields.ts';
import { type Clock, type Dates, datesOf, type State, stateOf } from './state.ts';

/** A value with a schema of its own: a file, or one of its blocks. */
export interface Unit {
  kind: 'file' | 'block';
  pointer: string;
  value: Json;
  /** Undefined for a file without a schema, and for a block of an unknown type. */
  schema: CompiledSchema | undefined;
  /** Why a block is not on its page; undefined when it is. */
  unshown: PlacedText['unshown'];
  isHidden: boolean;
  dates: Dates;
  /** Values with a role or a `usedIn`, in the order of the schema, each behind what it contains; not those of blocks in a file. */
  marks: readonly FieldValue[];
}

/** The blocks of a file, and the file without them. */
export function splitIntoUnits(
  file: Json,
  schema: CompiledSchema | undefined,
  { block, types }: SchemaSet,
  clock: Clock,
): { blocks: Unit[]; whole: Unit } {
  function toUnit(kind: Unit['kind'], pointer: string, value: Json, unitSchema: Unit['schema']): Unit {
    const dates = unitSchema ? datesOf(value, unitSchema.field) : {};
    const unshown = kind === 'block' ? unshownOf(value, stateOf(dates, clock)) : undefined;
    const marks = unitSchema ? collectMarks(value, unitSchema.field, pointer, block.field) : [];
    return {
      kind,
      pointer,
      value,
      schema: unitSchema,
      unshown,
      isHidden: unshown !== undefined,
      dates,
      marks,
    };
  }
  const blocks = listBlocks(file, schema?.field, block.field).map(({ pointer, value }) => {
    const type = isObject(value) && typeof value.type === 'string' ? value.type : '';
    return toUnit('block', pointer, value, types.get(type));
  });
  return { blocks, whole: toUnit('file', '', file, schema) };
}

function unshownOf(block: Json, state: State): Unit['unshown'] {
  if (isObject(block) && block.hidden === true) return 'hidden';
  return state === 'ahead' || state === 'over' ? state : undefined;
}

/** The blocks in the lists of a page. A file of `_shared/` is a block as a whole. */
function listBlocks(
  file: Json,
  field: Field | undefined,
  blockField: Field,
): { pointer: string; value: Json }[] {
  if (field === blockField) return [{ pointer: '', value: file }];
  if (!field || !isObject(file)) return [];
  return childrenOf(file, field).flatMap(({ key, value: list, field: listField }) =>
    Array.isArray(list) && listField?.items === blockField
      ? list.map((value, index) => ({ pointer: stepInto(stepInto('', key), index), value }))
      : [],
  );
}

function collectMarks(holder: Json, of: Field, pointer: string, blockField: Field): FieldValue[] {
  if (of === blockField || !hasMarks(of) || typeof holder !== 'object' || holder === null) return [];
  return childrenOf(holder, of).flatMap(({ key, value, field }) => {
    if (!field) return [];
    const at = stepInto(pointer, key);
    const inside = collectMarks(value, field, at, blockField);
    return isMarked(field) ? [...inside, { field, value, pointer: at, holder, key }] : inside;
  });
}
