import { judgeAll } from '../rule.ts';

export const plannedLinkNeeded = judgeAll('error', ({ site, report }) => {
  const file = site.files.site.get('planned-links');
  if (file === undefined) return;
  for (const [index, path] of site.plannedPaths.entries()) {
    const page = site.routes.get(path);
    if (page)
      report(
        { file, at: 'value', pointer: `/paths/${index}` },
        `Unexpected planned link "${path}": the page exists.`,
        { hint: `Remove the entry. ${page.file} is shown there.`, fix: { removes: true, safe: true } },
      );
  }
});
