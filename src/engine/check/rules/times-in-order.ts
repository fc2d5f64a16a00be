import { isDay } from '../../../shared/day.ts';
import { readMoment } from '../../text/moments.ts';
import type { ValueOf } from '../../content/role-values.ts';
import { judgeEach } from '../rule.ts';

export const timesInOrder = judgeEach('error', ({ contentFile, site, valuesOf, report }) => {
  for (const { value, place, from } of valuesOf('moment')) {
    const start = readMoment(from ?? '', site.clock.zone);
    const end = readMoment(value, site.clock.zone);
    if ('at' in start && 'at' in end && end.at <= start.at)
      report(place, `Expected an "until" after "from", "${from}", instead of "${value}".`, {
        hint: 'Correct one of the two. Nobody would see it. "until" is the first moment without it: for one day, write the next one.',
      });
  }
  for (const { value, place, posted } of valuesOf('lastDay'))
    if (posted !== undefined && isDay(posted) && isDay(value) && value < posted)
      report(place, `Expected a last day that is not before "posted", "${posted}", instead of "${value}".`, {
        hint: 'Correct one of the two days. Search engines refuse such a position.',
      });
  const { date, updated } = (contentFile.kind === 'page' && contentFile.entry) || {};
  if (
    typeof date === 'string' &&
    typeof updated === 'string' &&
    isDay(date) &&
    isDay(updated) &&
    updated < date
  )
    report(
      '/entry/updated',
      `Expected a day that is not before "date", "${date}", instead of "${updated}".`,
      {
        hint: 'Correct one of the two days. Nothing is changed before it is published.',
      },
    );
  for (const { entries } of valuesOf('openingHours')) {
    for (const { pointer, from, to, label } of entries)
      if (from === to)
        report(`${pointer}/closes`, `Expected a later time than that of "opens", instead of ${label}.`, {
          hint: 'For a day that is open all day, write "00:00" and "23:59". For a closed day, remove the entry.',
        });
    for (const [first, second, day] of overlapsIn(entries))
      report(
        `${second.pointer}/opens`,
        `Duplicate hours of ${day}: ${first.label} and ${second.label} overlap.`,
        {
          hint: 'Write one entry for both, or correct the times. For a break, the first entry closes before the second opens.',
        },
      );
  }
});

type Entry = ValueOf<'openingHours'>['entries'][number];

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const minutesOfDay = 24 * 60;

/** Pairs of entries that are open at the same time, the later one in the file second. Hours may end after midnight. */
function overlapsIn(entries: readonly Entry[]): [first: Entry, second: Entry, day: string][] {
  const spans = entries.flatMap((entry, index) =>
    entry.days.map((day) => {
      const start = week.indexOf(day) * minutesOfDay + entry.from;
      const { from, to } = entry;
      return { entry, index, day, start, end: start + to - from + (to < from ? minutesOfDay : 0) };
    }),
  );
  const length = minutesOfDay * week.length;
  const nextWeek = spans.map((span) => ({ ...span, start: span.start + length, end: span.end + length }));
  const overlaps = new Map<string, [Entry, Entry, string]>();
  const sorted = [...spans, ...nextWeek].toSorted((a, b) => a.start - b.start);
  let [before] = sorted;
  for (const after of sorted.slice(1)) {
    if (before && after.start < before.end) {
      const [first, second] = after.index < before.index ? [after, before] : [before, after];
      overlaps.set(`${first.index} ${second.index}`, [first.entry, second.entry, after.day]);
    }
    if (!before || after.end > before.end) before = after;
  }
  return [...overlaps.values()];
}
