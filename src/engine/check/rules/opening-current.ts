import { judgeAll } from '../rule.ts';

/** A position ends with its last day in all time zones. */
const latestZone = 12 * 60 * 60 * 1000;

// It compares with today, so it must judge unchanged pages too.
export const openingCurrent = judgeAll('warning', ({ site, valuesOf, report }) => {
  if (!Number.isFinite(site.clock.at)) return;
  const today = new Date(site.clock.at - latestZone).toISOString().slice(0, 10);
  for (const lastDay of valuesOf('lastDay'))
    // Of a day before that of posting, another rule says more.
    if (lastDay.value < today && lastDay.value >= (lastDay.posted ?? ''))
      report(lastDay, `Unexpected position whose last day has passed: "${lastDay.value}".`, {
        hint: 'Remove it, set "hidden": true in its block, or write a later day. Search engines mark sites down for positions that are taken.',
        isEased: true,
      });
});
