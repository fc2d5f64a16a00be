import type { FormDestination } from '../../shared/generated/site.ts';
import { quote } from '../text/messages.ts';

/** A name under which a destination is sent something. */
export interface Sent {
  name: string;
  /** What it is, in words. */
  what: string;
  /** Where the destination says so. */
  path: string;
}

/** What a destination is sent besides fields. */
export function listOwn({ values = [], trap }: FormDestination): Sent[] {
  return [
    ...values.map(({ name }, index) => ({ name, what: 'one of its "values"', path: `values/${index}/name` })),
    ...(trap === undefined ? [] : [{ name: trap, what: 'its "trap"', path: 'trap' }]),
  ];
}

/** The fields that a destination is sent under other names, each once. */
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

/** A field, in words. */
export function nameField(field: string): string {
  return `the field ${quote(field)}`;
}

/** What a destination calls a field; undefined when it keeps its name. */
export function newNameOf({ rename = [] }: FormDestination, field: string): string | undefined {
  return rename.findLast((entry) => entry.field === field)?.name;
}
