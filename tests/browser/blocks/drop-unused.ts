import type { UsedIn } from '../../../src/engine/schemas/used-in.ts';
import { isObject, type Json, type JsonObject } from '../../../src/engine/json/json.ts';
import { schemasByName } from '../../stage/project-schemas.ts';
import { openReference } from './sample-value.ts';

/** Removes the properties that the variant does not render, as the check asks for. */
export function dropUnused(name: string, block: JsonObject, variant: string): void {
  walk(name, schemasByName.get(name)!, block, true);

  function walk(file: string, part: JsonObject, value: Json, isFirst: boolean): void {
    const { name: at, schema } = openReference(file, part);
    if (Array.isArray(value) && isObject(schema.items)) {
      const { items } = schema;
      value.forEach((item, index) => walk(at, items, item, index === 0));
    }
    if (!isObject(value) || !isObject(schema.properties)) return;
    for (const [key, property] of Object.entries(schema.properties)) {
      const own = value[key];
      if (own === undefined || !isObject(property)) continue;
      const usedIn = property.usedIn as UsedIn | undefined;
      const usage = usedIn ? usedIn[variant] : {};
      const isMissing = usage?.with !== undefined && value[usage.with] === undefined;
      const isReplaced = typeof property.replacedBy === 'string' && value[property.replacedBy] !== undefined;
      if (!usage || isMissing || isReplaced || (usage.first && !isFirst)) delete value[key];
      else {
        if (usage.most !== undefined && Array.isArray(own)) own.length = Math.min(own.length, usage.most);
        walk(at, property, own, isFirst);
      }
    }
  }
}
