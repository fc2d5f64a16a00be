import type { FormDestination } from '../../shared/generated/site.ts';
import { quote } from '../text/quote.ts';
import { defineRule } from '../rules/define-rule.ts';

const hint = 'Of two answers with one name only the last arrives. Give one of them another name.';

function siteWith(destination: object, ...fields: string[]) {
  const tab = {
    key: 'write',
    title: 'Write',
    recipient: 'hello@example.com',
    subject: 'Hello',
    submit: 'Send',
    fields: fields.map((name) => ({ name, label: 'Your answer', kind: 'text' })),
  };
  const service = {
    name: 'service',
    kind: 'endpoint',
    url: 'https://forms.example.com/f/abcdwxyz',
    ...destination,
  };
  return {
    blocks: [{ type: 'contactForm', tabs: [tab] }],
    files: { 'pages/_site/forms.json': { default: 'service', destinations: [service] } },
  };
}

export const formNamesDistinct = defineRule({
  id: 'form-names-distinct',
  severity: 'error',
  summary:
    'What a form sends has a name each: its fields, as "rename" of the destination calls them, its "values" and its "trap".',
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
  ],
  create({ site, report }) {
    const formsFile = site.files.site.get('forms');
    const { default: standard, destinations = [] } = site.forms ?? {};
    return {
      document({ file, facts }) {
        for (const { destination: named, fields } of facts.forms) {
          const destination = destinations.find(({ name }) => name === (named?.value ?? standard));
          if (destination?.kind !== 'endpoint') continue;
          const taken = new Map(listOwn(destination).map(({ name, what }) => [name, what]));
          // A field that keeps its name gives way to one that was given it.
          const renamed = fields.filter(({ value }) => newNameOf(destination, value) !== undefined);
          for (const { value, place } of [
            ...renamed,
            ...fields.filter((field) => !renamed.includes(field)),
          ]) {
            const name = newNameOf(destination, value) ?? value;
            const other = taken.get(name);
            const what = `the field ${quote(value)}`;
            taken.set(name, other ?? what);
            // Two fields that are called the same are another rule's matter.
            if (other !== undefined && other !== what)
              report({ file, place, message: explain(name, destination, other), hint });
          }
        }
      },
      end() {
        if (formsFile === undefined) return;
        for (const [index, destination] of destinations.entries()) {
          const taken = new Map<string, string>();
          for (const { name, what, path } of listOwn(destination)) {
            const other = taken.get(name);
            taken.set(name, other ?? what);
            if (other === undefined) continue;
            const place = { at: 'value', pointer: `/destinations/${index}/${path}` } as const;
            report({ file: formsFile, place, message: explain(name, destination, other), hint });
          }
        }
      },
    };
  },
});

/** What a destination is sent besides fields, with its place in the destination. */
function listOwn({ values = [], trap }: FormDestination): { name: string; what: string; path: string }[] {
  return [
    ...values.map(({ name }, index) => ({ name, what: 'one of its "values"', path: `values/${index}/name` })),
    ...(trap === undefined ? [] : [{ name: trap, what: 'its "trap"', path: 'trap' }]),
  ];
}

function newNameOf({ rename = [] }: FormDestination, field: string): string | undefined {
  return rename.findLast((entry) => entry.field === field)?.name;
}

function explain(name: string, destination: FormDestination, other: string): string {
  return `Duplicate name ${quote(name)}: the destination ${quote(destination.name)} gets ${other} under it too.`;
}
