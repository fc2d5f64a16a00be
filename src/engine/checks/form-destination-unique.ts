import type { Check } from './check.ts';

export const formDestinationUnique: Check = {
  meta: {
    rule: 'form-destination-unique',
    severity: 'error',
    description:
      'Two destinations in _site/forms.json must not have one name: forms could not tell them apart.',
    bad: '{ "name": "mail", "kind": "email" }, { "name": "mail", "kind": "receiver" }',
    good: '{ "name": "mail", "kind": "email" }, { "name": "inquiries", "kind": "receiver" }',
  },
  create: ({ site, report }) => ({
    end() {
      const file = site.files.site.get('forms');
      if (file === undefined) return;
      const seen = new Set<string>();
      for (const [index, { name }] of site.forms?.destinations.entries() ?? []) {
        if (seen.has(name))
          report({
            file,
            place: { at: 'value', pointer: `/destinations/${index}/name` },
            message: `Duplicate destination "${name}".`,
            hint: 'Give it another name, and name that one in the forms that mean it.',
          });
        seen.add(name);
      }
    },
  }),
};
