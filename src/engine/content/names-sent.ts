import type { FormDestination } from '../../shared/generated/site.ts';
import { quote } from '../text/messages.ts';

/** A name that a destination receives. */
export interface Sent {
  name: string;
  /** Description of the value, for messages. */
  what: string;
  /** Pointer of the name in the destination. */
  path: string;
}

/** The names that a destination receives besides fields. */
export function listOwn({ values = [], trap }: FormDestination): Sent[] {
  return [
    ...values.map(({ name }, index) => ({ name, what: 'one of its "values"', path: `values/${index}/name` })),
    ...(trap === undefined ? [] : [{ name: trap, what: 'its "trap"', path: 'trap' }]),
  ];
}

/** The fields that a destination receives under other names, each once. */
export function listRenamed({ rename = [] }: FormDestination): Sent[] {
  return rename.flatMap(({ field, name }, index) =>
    isRepeated(rename, index) ? [] : [{ name, what: nameField(field), path: `rename/${index}/name` }],
  );
}

/** The fields that it renames a second time. */
export function listTwice({ rename = [] }: FormDestination): { field: string; path: string }[] {
  return rename.flatMap(({ field }, index) =>
    isRepeated(rename, index) ? [{ field, path: `rename/${index}/field` }] : [],
  );
}

function isRepeated(rename: NonNullable<FormDestination['rename']>, index: number): boolean {
  return rename.findIndex(({ field }) => field === rename[index]?.field) < index;
}

/** A field's description, for messages. */
export function nameField(field: string): string {
  return `the field ${quote(field)}`;
}

/** The destination's name for a field; undefined when it keeps its name. */
export function newNameOf({ rename = [] }: FormDestination, field: string): string | undefined {
  return rename.findLast((entry) => entry.field === field)?.name;
}
