import type { FormDestination } from '../../../../shared/generated/site.ts';
import { quote } from '../../../text/messages.ts';

export const distinctHint =
  'Of two answers with one name only the last arrives. Give one of them another name.';

export function wordDuplicate(name: string, destination: FormDestination, owner: string): string {
  return `Duplicate name ${quote(name)}: the destination ${quote(destination.name)} gets ${owner} under it too.`;
}

/** A name under which a destination gets something. */
export interface Claim {
  name: string;
  /** What it gets under it, as messages name it. */
  source: string;
  path: string;
  /** The field that it renames. */
  field?: string;
}

export function claimsOf({ values = [], trap, rename = [] }: FormDestination): Claim[] {
  return [
    ...values.map(({ name }, at) => ({ name, source: 'one of its "values"', path: `values/${at}/name` })),
    ...(trap === undefined ? [] : [{ name: trap, source: 'its "trap"', path: 'trap' }]),
    ...rename.map(({ field, name }, at) => ({
      name,
      source: `the field ${quote(field)}`,
      path: `rename/${at}/name`,
      field,
    })),
  ];
}
