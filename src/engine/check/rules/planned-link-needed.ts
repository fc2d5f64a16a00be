import { stateOf } from '../../content/state.ts';
import { judgeAll } from '../rule.ts';

export const plannedLinkNeeded = judgeAll('error', ({ site, pages, report }) => {
  const file = site.files.site.get('planned-links');
  if (file === undefined) return;
  for (const [index, path] of site.plannedPaths.entries()) {
    const page = pages.find(({ route }) => route === path);
    // Until the page is live, its address leads home, and when that day comes, nothing must fail.
    if (page && stateOf(page.dates, site.clock) === 'live')
      report(
        { file, at: 'value', pointer: `/paths/${index}` },
        `Unexpected planned link "${path}": the page exists.`,
        {
          hint: `Remove the entry. ${page.file} is shown there.`,
          fix: { removes: true, safe: true },
          isEased: page.dates.from !== undefined,
        },
      );
  }
});
