import { isObject, readPointer, type Json } from '../json/json.ts';
import { quote } from '../text/messages.ts';
import { canBe, type Field } from './field.ts';

/**
 * Hint for a property in the wrong object: it belongs to an object around this one, or to one of its parts.
 * Undefined when neither takes it.
 */
export function findElsewhere(root: Field, value: Json, pointer: string, key: string): string | undefined {
  const steps = readPointer(pointer);
  const path = followPath(root, value, steps);
  const own = path.at(-1);
  if (!own) return undefined;
  for (const [index, around] of [...path.entries()].slice(0, -1).toReversed()) {
    if (!around.field?.properties.has(key)) continue;
    const neighbour = quote(steps[index] ?? '');
    return isObject(around.value) && Object.hasOwn(around.value, key)
      ? `It belongs beside ${neighbour}, where there is one already. Remove this one.`
      : `It belongs further out, beside ${neighbour}. Move it there.`;
  }
  const written = isObject(own.value) ? own.value[key] : undefined;
  const takes = (field: Field | undefined) => {
    const property = field?.properties.get(key);
    return property !== undefined && (written === undefined || canBe(property, written));
  };
  const inside = [...(own.field?.properties ?? [])].flatMap(([name, field]) => {
    if (takes(field)) return [quote(name)];
    return takes(field.items) ? [`an entry of ${quote(name)}`] : [];
  });
  return inside.length === 0 ? undefined : `It belongs further in, in ${inside.join(' or ')}. Move it there.`;
}

/** The field of the value at the end of a pointer's steps. */
export function findField(root: Field, value: Json, pointer: string): Field | undefined {
  return followPath(root, value, readPointer(pointer)).at(-1)?.field;
}

interface Level {
  field: Field | undefined;
  value: Json | undefined;
}

/** The values from the root to the end of the steps, each with its field. */
function followPath(root: Field, value: Json, steps: readonly string[]): Level[] {
  const path: Level[] = [{ field: root, value }];
  for (const step of steps) {
    const { field, value: parent }: Level = path.at(-1)!;
    path.push(
      Array.isArray(parent)
        ? { field: field?.items, value: parent[Number(step)] }
        : { field: field?.properties.get(step), value: isObject(parent) ? parent[step] : undefined },
    );
  }
  return path;
}
