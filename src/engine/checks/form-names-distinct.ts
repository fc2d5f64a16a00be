import { keyField } from '../../shared/forms/form-target.ts';
import type { FormDestination } from '../../shared/generated/site.ts';
import { quote } from '../text/quote.ts';
import { defineRule } from '../rules/define-rule.ts';
import { formWith } from '../rules/example-form.ts';
import { listOwn, listRenamed, listTwice, nameField, newNameOf } from '../content/names-sent.ts';

const hint = 'Of two answers with one name only the last arrives. Give one of them another name.';
const hintForField = 'Only the last one would count. Remove one of them.';

function siteWith(destination: object, ...fields: string[]) {
  const form = formWith(...fields.map((name) => ({ name, label: 'Your answer', kind: 'text' })));
  const service = {
    name: 'service',
    kind: 'endpoint',
    url: 'https://forms.example.com/f/abcdwxyz',
    ...destination,
  };
  return {
    blocks: [form],
    files: { 'pages/_site/forms.json': { default: 'service', destinations: [service] } },
  };
}

export const formNamesDistinct = defineRule({
  id: 'form-names-distinct',
  severity: 'error',
  summary:
    'What a form sends has a name each: its fields, as "rename" of the destination calls them, its "values", its "trap", and the key of the message, "_id". "rename" names a field once.',
  why: 'Of two with one name the service gets only the last, and a trap that visitors fill in takes them for robots.',
  examples: [
    {
      bad: siteWith({ rename: [{ field: 'fullName', name: 'email' }] }, 'fullName', 'email'),
      finds: [
        {
          slice: '"email"',
          message:
            'Duplicate name "email": the destination "service" gets the field "fullName" under it too.',
          hint,
        },
      ],
      good: siteWith({ rename: [{ field: 'fullName', name: 'name' }] }, 'fullName', 'email'),
    },
    {
      bad: siteWith({ values: [{ name: 'subject', value: 'From the site' }] }, 'subject'),
      finds: [
        {
          slice: '"subject"',
          message:
            'Duplicate name "subject": the destination "service" gets one of its "values" under it too.',
          hint,
        },
      ],
      good: siteWith({ values: [{ name: 'subject', value: 'From the site' }] }, 'topic'),
    },
    {
      bad: siteWith({ trap: 'website' }, 'website'),
      finds: [
        {
          slice: '"website"',
          message: 'Duplicate name "website": the destination "service" gets its "trap" under it too.',
          hint,
        },
      ],
      good: siteWith({ trap: 'website' }, 'homepage'),
    },
    {
      bad: siteWith(
        {
          values: [
            { name: 'key', value: 'a' },
            { name: 'key', value: 'b' },
          ],
        },
        'message',
      ),
      finds: [
        {
          file: 'pages/_site/forms.json',
          slice: '"key"',
          message: 'Duplicate name "key": the destination "service" gets one of its "values" under it too.',
          hint,
        },
      ],
      good: siteWith({ values: [{ name: 'key', value: 'a' }] }, 'message'),
    },
    {
      bad: siteWith(
        {
          rename: [
            { field: 'fullName', name: 'name' },
            { field: 'company', name: 'name' },
          ],
        },
        'fullName',
        'company',
      ),
      finds: [
        {
          file: 'pages/_site/forms.json',
          slice: '"name"',
          message: 'Duplicate name "name": the destination "service" gets the field "fullName" under it too.',
          hint,
        },
      ],
      good: siteWith(
        {
          rename: [
            { field: 'fullName', name: 'name' },
            { field: 'company', name: 'organisation' },
          ],
        },
        'fullName',
        'company',
      ),
    },
    {
      bad: siteWith(
        {
          rename: [
            { field: 'fullName', name: 'name' },
            { field: 'fullName', name: 'from' },
          ],
        },
        'fullName',
      ),
      finds: [
        {
          file: 'pages/_site/forms.json',
          slice: '"fullName"',
          message: 'Duplicate field "fullName": the destination "service" renames it already.',
          hint: hintForField,
        },
      ],
      good: siteWith({ rename: [{ field: 'fullName', name: 'name' }] }, 'fullName'),
    },
    {
      bad: siteWith(
        { values: [{ name: 'key', value: 'a' }], rename: [{ field: 'fullName', name: 'key' }] },
        'fullName',
      ),
      finds: [
        {
          file: 'pages/_site/forms.json',
          slice: '"key"',
          message: 'Duplicate name "key": the destination "service" gets one of its "values" under it too.',
          hint,
        },
      ],
      good: siteWith(
        { values: [{ name: 'key', value: 'a' }], rename: [{ field: 'fullName', name: 'name' }] },
        'fullName',
      ),
    },
    {
      bad: siteWith({ trap: '_id' }, 'message'),
      finds: [
        {
          file: 'pages/_site/forms.json',
          slice: '"_id"',
          message:
            'Duplicate name "_id": the destination "service" gets the key of each message under it too.',
          hint,
        },
      ],
      good: siteWith({ trap: '_gotcha' }, 'message'),
    },
  ],
  looksAt: 'document',
  create({ site, report }) {
    const formsFile = site.files.site.get('forms');
    const { default: standard, destinations = [] } = site.forms ?? {};
    return {
      document({ file, facts }) {
        for (const { destination: named, fields } of facts.forms) {
          const destination = destinations.find(({ name }) => name === (named?.value ?? standard));
          if (destination?.kind !== 'endpoint') continue;
          const taken = new Map(listOwn(destination).map(({ name, what }) => [name, what]));
          for (const { value } of fields) {
            const name = newNameOf(destination, value);
            // That names given here meet each other is said where they are given.
            if (name !== undefined && !taken.has(name)) taken.set(name, nameField(value));
          }
          for (const { value, place } of fields) {
            const other = newNameOf(destination, value) === undefined ? taken.get(value) : undefined;
            if (other !== undefined)
              report({ file, place, message: explain(value, destination, other), hint });
          }
        }
        if (file === formsFile) judgeDestinations(file);
      },
    };

    function judgeDestinations(file: string): void {
      for (const [index, destination] of destinations.entries()) {
        const pointer = `/destinations/${index}`;
        const tell = (path: string, message: string, own = hint) =>
          report({
            file,
            place: { at: 'value', pointer: `${pointer}/${path}` },
            message,
            hint: own,
          });
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
});

function explain(name: string, destination: FormDestination, other: string): string {
  return `Duplicate name ${quote(name)}: the destination ${quote(destination.name)} gets ${other} under it too.`;
}
