import { isDay, toDay, toTime } from '../../shared/day.ts';
import { memoize } from '../../shared/memoize.ts';

/**
 * An instant in milliseconds, or why a written time is none; for one of an hour that clocks skip or show twice, the texts
 * that say which is meant.
 */
export type Moment =
  | { at: number }
  | { reason: 'form' }
  | { reason: 'zone' }
  | { reason: 'skipped' | 'twice'; choices: string[] };

/** A day, a day with a time of the site's clock, or a time of RFC 3339 with its offset. */
const form =
  /^(?<day>[12]\d{3}-\d\d-\d\d)(?:T(?<time>(?:[01]\d|2[0-3]):[0-5]\d)(?<second>:[0-5]\d(?:\.\d{1,3})?)?(?<offset>Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/;

/** True for a text that `readMoment` reads in some zone. */
export function isMoment(text: string): boolean {
  const { day } = form.exec(text)?.groups ?? {};
  return day !== undefined && isDay(day);
}

/** A time in other words, such as `1.3.2027 9 Uhr` or `2027-03-01 09:00`. Undefined for another text. */
export function toMoment(text: string): string | undefined {
  const [, day = '', time] =
    /^(.*?\d)(?:(?:T|,? +| um )(\d\d?[:.h]\d\d.*|\d\d? ?(?:uhr|h|[ap]\.?m\.?)))?$/i.exec(text.trim()) ?? [];
  const dayText = toDay(day);
  const clock = time === undefined ? undefined : toTime(time);
  if (time === undefined) return dayText;
  const [, exact] = /^(\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)?)$/.exec(time.toUpperCase()) ?? [];
  return dayText && (exact ?? clock) && `${dayText}T${exact ?? clock}`;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Reads a written time. `zone`: that of times without an offset. A day is its first instant there. */
export function readMoment(text: string, zone: string | undefined): Moment {
  const { day, time, second = '', offset } = form.exec(text)?.groups ?? {};
  if (day === undefined || !isDay(day)) return { reason: 'form' };
  if (offset !== undefined) return { at: Date.parse(text) };
  if (zone === undefined) return { reason: 'zone' };
  const wall = Date.parse(`${day}T${time ?? '00:00'}${second}Z`);
  const before = offsetAt(zone, wall - dayMs);
  const after = offsetAt(zone, wall + dayMs);
  // Of these two, those count at which clocks show what is written.
  const instants = [...new Set([wall - before, wall - after])].filter(
    (at) => at + offsetAt(zone, at) === wall,
  );
  const [earlier = 0, later] = instants.toSorted((a, b) => a - b);
  if (instants.length === 1) return { at: earlier };
  if (time === undefined) return { at: later === undefined ? findChange(zone, wall, after) : earlier };
  const choices = [before, after].map((ahead) => `${text}${nameOffset(ahead)}`);
  return { reason: later === undefined ? 'skipped' : 'twice', choices };
}

/** The instant around this one at which the zone begins to be so far ahead of UTC. */
function findChange(zone: string, around: number, offset: number): number {
  let before = around - dayMs;
  let since = around + dayMs;
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2);
    if (offsetAt(zone, middle) === offset) since = middle;
    else before = middle;
  }
  return since;
}

/** `+02:00` */
function nameOffset(ahead: number): string {
  const minutes = Math.round(Math.abs(ahead) / 60_000);
  const parts = [Math.floor(minutes / 60), minutes % 60].map((count) => String(count).padStart(2, '0'));
  return `${ahead < 0 ? '-' : '+'}${parts.join(':')}`;
}

/** Making one takes much longer than asking it. */
const clockOf = memoize(
  Infinity,
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(zone: string, at: number): number {
  const parts = clockOf(zone).formatToParts(at);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return wall - Math.floor(at / 1000) * 1000;
}

/** The first instant of a day, as `2027-03-01T00:00:00+01:00`. `zone`: UTC unless given. */
export function startOfDay(day: string, zone = 'UTC'): string {
  const moment = readMoment(day, zone);
  const at = 'at' in moment ? moment.at : Date.parse(day);
  const ahead = offsetAt(zone, at);
  return new Date(at + ahead).toISOString().replace('.000Z', ahead === 0 ? 'Z' : nameOffset(ahead));
}

/** The day that clocks of a zone show at an instant: `2027-03-01`. */
export function dayAt(at: number, zone = 'UTC'): string {
  return new Date(at + offsetAt(zone, at)).toISOString().slice(0, 10);
}

/** `2027-03-01T08:00:00Z` */
export function nameInstant(at: number): string {
  return new Date(at).toISOString().replace('.000Z', 'Z');
}
