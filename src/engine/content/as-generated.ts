/**
 * JSON of a sound file, as the type that is generated from its schema. Only here does JSON get such a type: the check has
 * proven that the value fits the schema, and roles have replaced their values by what the type says of them.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The type is what the caller says of the value.
export function asGenerated<Type>(value: unknown): Type {
  return value as Type;
}
