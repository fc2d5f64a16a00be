import { keyField } from '../../../shared/forms/form-target.ts';
import type { FormDestination } from '../../../shared/generated/site.ts';
import { quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';

const hint = 'Of two answers with one name only the last arrives. Give one of them another name.';
const hintForField = 'Only the last one would count. Remove one of them.';

export const formNamesDistinct = judgeEach('error', ({ document, site, report, usesOf }) => {
  const { default: standard, destinations = [] } = site.forms ?? {};
  for (const { destination: named, fields } of usesOf('form')) {
    const destination = destinations.find(({ name }) => name === (named ?? standard));
    if (destination?.kind !== 'endpoint') continue;
    const own = new Set(fields.map(({ value }) => value.name));
    const claims = claimsOf(destination).filter(({ field }) => field === undefined || own.has(field));
    // The destination's file reports its own duplicate names.
    const taken = new Map(claims.toReversed().map(({ name, what }) => [name, what]));
    const renamed = new Set(claims.map(({ field }) => field));
    for (const { pointer, value } of fields) {
      const name = typeof value.name === 'string' ? value.name : '';
      const other = renamed.has(name) ? undefined : taken.get(name);
      if (other !== undefined) report(`${pointer}/name`, wordDuplicate(name, destination, other), { hint });
    }
  }
  if (document.file !== site.files.site.get('forms')) return;
  for (const [index, destination] of destinations.entries()) {
    const taken = new Map([[keyField, 'the key of each message']]);
    const renamed = new Set<string>();
    for (const { name, what, path, field } of claimsOf(destination)) {
      const pointer = `/destinations/${index}/${path}`;
      const other = taken.get(name);
      if (field !== undefined && renamed.has(field))
        report(
          pointer.replace(/name$/, 'field'),
          `Duplicate field ${quote(field)}: the destination ${quote(destination.name)} renames it already.`,
          { hint: hintForField },
        );
      else if (other !== undefined) report(pointer, wordDuplicate(name, destination, other), { hint });
      else taken.set(name, what);
      if (field !== undefined) renamed.add(field);
    }
  }
});

function wordDuplicate(name: string, destination: FormDestination, other: string): string {
  return `Duplicate name ${quote(name)}: the destination ${quote(destination.name)} gets ${other} under it too.`;
}

/** A name under which a destination gets something. */
interface Claim {
  name: string;
  /** What it gets, for messages. */
  what: string;
  path: string;
  /** The field that it renames. */
  field?: string;
}

function claimsOf({ values = [], trap, rename = [] }: FormDestination): Claim[] {
  return [
    ...values.map(({ name }, at) => ({ name, what: 'one of its "values"', path: `values/${at}/name` })),
    ...(trap === undefined ? [] : [{ name: trap, what: 'its "trap"', path: 'trap' }]),
    ...rename.map(({ field, name }, at) => ({
      name,
      what: `the field ${quote(field)}`,
      path: `rename/${at}/name`,
      field,
    })),
  ];
}
