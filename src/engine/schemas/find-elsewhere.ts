import { isObject, readPointer, type Json } from '../json/json.ts';
import { quote } from '../text/messages.ts';
import { canBe, type Field } from './field.ts';

/**
 * Where a property would be known that is not in its place: around the object it stands in, or in one of its parts.
 * Says what to do about it; undefined when it is known in neither.
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

/** What is known of the value that the steps of a pointer lead to. */
export function findField(root: Field, value: Json, pointer: string): Field | undefined {
  return followPath(root, value, readPointer(pointer)).at(-1)?.field;
}

interface Level {
  field: Field | undefined;
  value: Json | undefined;
}

/** The values from the root to the one the steps lead to, each with its field. */
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
