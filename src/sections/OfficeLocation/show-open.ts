import type { OpeningTime } from '../../shared/generated/sections.ts';
import { weekdays } from './describe-office.ts';

/** Writes beside opening hours whether the office is open, each minute anew. Returns a cleanup function. */
export function showOpen(block: HTMLElement): () => void {
  const states = block.querySelectorAll<HTMLElement>('[data-zone]');
  const write = () => {
    for (const state of states) {
      const { zone = '', hours = '[]', open = '', closed = '' } = state.dataset;
      const isOpen = isOpenAt(new Date(), JSON.parse(hours) as OpeningTime[], zone);
      // An older browser may not know the zone: the hours stand without it.
      if (isOpen === undefined) continue;
      state.textContent = isOpen ? open : closed;
      state.dataset.state = isOpen ? 'open' : 'closed';
    }
  };
  write();
  const timer = setInterval(write, 60_000);
  return () => clearInterval(timer);
}

/** True for a time within the hours by the clock of their zone; undefined for an unknown zone. */
export function isOpenAt(time: Date, hours: readonly OpeningTime[], timeZone: string): boolean | undefined {
  const clock = readClock(time, timeZone);
  if (!clock) return undefined;
  const { day, now } = clock;
  const before = weekdays.at(weekdays.indexOf(day) - 1)!;
  return hours.some(({ days, opens, closes }) => {
    // "00:00" is the midnight at the end, and a bar that closes at "02:00" does so the next day.
    if (closes > opens) return days.includes(day) && now >= opens && now < closes;
    return (days.includes(day) && now >= opens) || (days.includes(before) && now < closes);
  });
}

function readClock(time: Date, timeZone: string) {
  try {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
    const day = weekdays.find((name) => name === parts.weekday?.toLowerCase());
    return day && { day, now: `${parts.hour}:${parts.minute}` };
  } catch {
    return undefined;
  }
}
