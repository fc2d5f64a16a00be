import { keyField } from '../../../shared/forms/form-target.ts';
import type { FormDestination } from '../../../shared/generated/site.ts';
import { quote } from '../../text/messages.ts';
import type { Rule } from '../rule.ts';

const hint = 'Of two answers with one name only the last arrives. Give one of them another name.';
const hintForField = 'Only the last one would count. Remove one of them.';

export const formNamesDistinct: Rule = {
  document({ document, site, report, usesOf }) {
    const formsFile = site.files.site.get('forms');
    const { default: standard, destinations = [] } = site.forms ?? {};
    for (const { destination: named, fields } of usesOf('form')) {
      const destination = destinations.find(({ name }) => name === (named ?? standard));
      if (destination?.kind !== 'endpoint') continue;
      const taken = new Map(namesBeside(destination).map(([name, what]) => [name, what]));
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
        const tell = (path: string, message: string, own = hint) =>
          report({ at: 'value', pointer: `/destinations/${index}/${path}` }, message, { hint: own });
        const taken = new Map([[keyField, 'the key of each message']]);
        const claim = (path: string, name: string, what: string) => {
          const other = taken.get(name);
          taken.set(name, other ?? what);
          if (other !== undefined) tell(path, explain(name, destination, other));
        };
        for (const [name, what, path] of namesBeside(destination)) claim(path, name, what);
        const renamed = new Set<string>();
        for (const [at, { field, name }] of destination.rename?.entries() ?? []) {
          if (renamed.has(field))
            tell(
              `rename/${at}/field`,
              `Duplicate field ${quote(field)}: the destination ${quote(destination.name)} renames it already.`,
              hintForField,
            );
          else claim(`rename/${at}/name`, name, nameField(field));
          renamed.add(field);
        }
      }
    }
  },
};

function explain(name: string, destination: FormDestination, other: string): string {
  return `Duplicate name ${quote(name)}: the destination ${quote(destination.name)} gets ${other} under it too.`;
}

/** The names that a destination receives besides fields, each with what it stands for and its place. */
function namesBeside({ values = [], trap }: FormDestination): [name: string, what: string, path: string][] {
  const names = values.map(({ name }, index): [string, string, string] => [
    name,
    'one of its "values"',
    `values/${index}/name`,
  ]);
  return trap === undefined ? names : [...names, [trap, 'its "trap"', 'trap']];
}

/** A field's description, for messages. */
function nameField(field: string): string {
  return `the field ${quote(field)}`;
}

/** The destination's name for a field; undefined when it keeps its name. */
function newNameOf({ rename = [] }: FormDestination, field: string): string | undefined {
  return rename.findLast((entry) => entry.field === field)?.name;
}
