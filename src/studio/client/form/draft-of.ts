import type { FormField, Json } from '../../protocol.ts';

/** The value of a new entry: empty, with the properties that it must have. */
export function draftOf(field: FormField, fields: readonly FormField[]): Json {
  if (field.choices?.[0]) return field.choices[0].value;
  switch (field.kind) {
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'number':
      return field.minimum ?? 0;
    case 'object':
      return Object.fromEntries(
        (field.properties ?? [])
          .filter(([name]) => field.required?.includes(name))
          .map(([name, index]) => [name, draftOf(fields[index]!, fields)]),
      );
    default:
      return '';
  }
}
