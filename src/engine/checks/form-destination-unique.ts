import { defineRule } from '../rules/define-rule.ts';

export const formDestinationUnique = defineRule({
  id: 'form-destination-unique',
  severity: 'error',
  summary: 'Two destinations in _site/forms.json have two names.',
  why: 'Forms could not tell them apart.',
  examples: [
    {
      bad: {
        files: {
          'pages/_site/forms.json': {
            default: 'mail',
            destinations: [
              { name: 'mail', kind: 'email' },
              { name: 'mail', kind: 'receiver' },
            ],
          },
        },
      },
      finds: [
        {
          file: 'pages/_site/forms.json',
          slice: '"mail"',
          message: 'Duplicate destination "mail".',
          hint: 'Give it another name, and name that one in the forms that mean it.',
        },
      ],
      good: {
        files: {
          'pages/_site/forms.json': { default: 'mail', destinations: [{ name: 'mail', kind: 'email' }] },
        },
      },
    },
  ],
  looksAt: 'site',
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
});
