import { dayAt } from '../../text/moments.ts';
import { isDay } from '../../../shared/day.ts';
import { judgeAll } from '../rule.ts';

export const entryDateNear = judgeAll('warning', ({ pages, site, report }) => {
  const { at, zone } = site.clock;
  if (!Number.isFinite(at)) return;
  const today = dayAt(at, zone);
  for (const { file, entry, dates } of pages) {
    const day = entry?.date;
    if (typeof day !== 'string' || !isDay(day) || day <= today || dates.draft || dates.from !== undefined)
      continue;
    report(
      { file, at: 'value', pointer: '/entry/date' },
      `Unexpected day in the future, "${day}": visitors see the page now.`,
      {
        hint: `If they are to see it from that day on, write "from": "${day}" beside "entry". If not, write the day on which it is published.`,
      },
    );
  }
});
