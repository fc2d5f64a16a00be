import { defineRule } from '../rule.ts';

export const formDestinationUnique = defineRule({
  id: 'form-destination-unique',
  severity: 'error',
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
