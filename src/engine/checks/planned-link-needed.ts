import type { Check } from './check.ts';

export const plannedLinkNeeded: Check = {
  meta: {
    rule: 'planned-link-needed',
    severity: 'error',
    description:
      'An address in _site/planned-links.json has no page yet. Once the page is there, the entry has to go.',
    bad: '"paths": ["/services/branding"] beside pages/services/branding.json',
    good: '"paths": []',
  },
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
};
