import { keyField } from '../../../shared/forms/form-target.ts';
import type { FormDestination } from '../../../shared/generated/site.ts';
import { quote } from '../../text/messages.ts';
import { usesOf } from '../../content/roles/index.ts';
import type { Rule } from '../rule.ts';

const hint = 'Of two answers with one name only the last arrives. Give one of them another name.';
const hintForField = 'Only the last one would count. Remove one of them.';

export const formNamesDistinct: Rule = {
  document(document, { site, report }) {
    const formsFile = site.files.site.get('forms');
    const { default: standard, destinations = [] } = site.forms ?? {};
    for (const { destination: named, fields } of usesOf(document, 'form')) {
      const destination = destinations.find(({ name }) => name === (named ?? standard));
      if (destination?.kind !== 'endpoint') continue;
      const taken = new Map(listOwn(destination).map(({ name, what }) => [name, what]));
      for (const { name: field = '' } of fields) {
        const name = newNameOf(destination, field);
        // The destination's file reports its own duplicate names.
        if (name !== undefined && !taken.has(name)) taken.set(name, nameField(field));
      }
      for (const { pointer, name = '' } of fields) {
        const other = newNameOf(destination, name) === undefined ? taken.get(name) : undefined;
        if (other !== undefined)
          report({ at: 'value', pointer: `${pointer}/name` }, explain(name, destination, other), { hint });
      }
    }
    if (document.file === formsFile) judgeDestinations();

    function judgeDestinations(): void {
      for (const [index, destination] of destinations.entries()) {
        const pointer = `/destinations/${index}`;
        const tell = (path: string, message: string, own = hint) =>
          report({ at: 'value', pointer: `${pointer}/${path}` }, message, { hint: own });
        const taken = new Map([[keyField, 'the key of each message']]);
        for (const { name, what, path } of [...listOwn(destination), ...listRenamed(destination)]) {
          const other = taken.get(name);
          taken.set(name, other ?? what);
          if (other !== undefined) tell(path, explain(name, destination, other));
        }
        for (const { field, path } of listTwice(destination))
          tell(
            path,
            `Duplicate field ${quote(field)}: the destination ${quote(destination.name)} renames it already.`,
            hintForField,
          );
      }
    }
  },
};

function explain(name: string, destination: FormDestination, other: string): string {
  return `Duplicate name ${quote(name)}: the destination ${quote(destination.name)} gets ${other} under it too.`;
}

/** A name that a destination receives. */
interface Sent {
  name: string;
  /** Description of the value, for messages. */
  what: string;
  path: string;
}

/** The names that a destination receives besides fields. */
function listOwn({ values = [], trap }: FormDestination): Sent[] {
  return [
    ...values.map(({ name }, index) => ({ name, what: 'one of its "values"', path: `values/${index}/name` })),
    ...(trap === undefined ? [] : [{ name: trap, what: 'its "trap"', path: 'trap' }]),
  ];
}

/** The fields that a destination receives under other names, each once. */
function listRenamed({ rename = [] }: FormDestination): Sent[] {
  return rename.flatMap(({ field, name }, index) =>
    isRepeated(rename, index) ? [] : [{ name, what: nameField(field), path: `rename/${index}/name` }],
  );
}

/** The fields that it renames a second time. */
function listTwice({ rename = [] }: FormDestination): { field: string; path: string }[] {
  return rename.flatMap(({ field }, index) =>
    isRepeated(rename, index) ? [{ field, path: `rename/${index}/field` }] : [],
  );
}

function isRepeated(rename: NonNullable<FormDestination['rename']>, index: number): boolean {
  return rename.findIndex(({ field }) => field === rename[index]?.field) < index;
}

/** A field's description, for messages. */
function nameField(field: string): string {
  return `the field ${quote(field)}`;
}

/** The destination's name for a field; undefined when it keeps its name. */
function newNameOf({ rename = [] }: FormDestination, field: string): string | undefined {
  return rename.findLast((entry) => entry.field === field)?.name;
}
