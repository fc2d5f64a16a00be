import { isObject } from '../../json/json.ts';
import type { Rule } from '../rule.ts';

export const consentCategoryDescribed: Rule = {
  id: 'consent-category-described',
  severity: 'error',
  start: ({ site, report }) => ({
    end() {
      const read = site.siteFiles.get('consent');
      if (!read || !isObject(read.value)) return;
      const { dialog, scripts } = read.value;
      if (!isObject(dialog) || !isObject(dialog.categories) || !Array.isArray(scripts)) return;
      const { categories } = dialog;
      for (const [index, script] of scripts.entries()) {
        if (!isObject(script) || typeof script.category !== 'string') continue;
        const { category } = script;
        if (category === 'essential' || Object.hasOwn(categories, category)) continue;
        report(
          site.files.site.get('consent')!,
          { at: 'value', pointer: `/scripts/${index}/category` },
          `Missing category "${category}" in "categories" of the dialog: visitors could not choose it.`,
          { hint: `Describe it there: "${category}": { "name": "…", "description": "…" }.` },
        );
      }
    },
  }),
};
