import { headingLevelsOf } from '../../../content/roles/index.ts';
import type { CompiledSchema } from '../../../schemas/schema-set.ts';

/** True for a type whose blocks always have a main heading. */
export function hasMainHeading(schema: CompiledSchema): boolean {
  return headingLevelsOf(schema.field).has(1) && findOptional(schema) === undefined;
}

/** The property of a block for a main heading, if it is optional. */
export function findOptional({ field, schema }: CompiledSchema): string | undefined {
  const { required } = schema;
  return [...field.properties].find(
    ([name, { role, headingLevel }]) =>
      role === 'heading' && headingLevel === 1 && !(Array.isArray(required) && required.includes(name)),
  )?.[0];
}
