import { defineRule } from '../rule.ts';

export const plannedLinkNeeded = defineRule({
  id: 'planned-link-needed',
  severity: 'error',
  looksAt: 'site',
  create: ({ site, report }) => ({
    end() {
      const file = site.files.site.get('planned-links');
      if (file === undefined) return;
      for (const [index, path] of site.plannedPaths.entries()) {
        const page = site.routes.get(path);
        if (page)
          report({
            file,
            place: { at: 'value', pointer: `/paths/${index}` },
            message: `Unexpected planned link "${path}": the page exists.`,
            hint: `Remove the entry. ${page.file} is shown there.`,
          });
      }
    },
  }),
});
