import { judgeAll } from '../rule.ts';

export const consentCategoryDescribed = judgeAll('error', ({ site, report }) => {
  const file = site.files.site.get('consent');
  if (file === undefined || !site.consent) return;
  const { dialog, scripts } = site.consent;
  for (const [index, { category }] of scripts.entries()) {
    if (category === 'essential' || dialog.categories[category]) continue;
    report(
      { file, at: 'value', pointer: `/scripts/${index}/category` },
      `Missing category "${category}" in "categories" of the dialog: visitors could not choose it.`,
      { hint: `Describe it there: "${category}": { "name": "…", "description": "…" }.` },
    );
  }
});
