import { Temporal } from 'temporal-polyfill';
import { readMoment } from '../../src/engine/text/moments.ts';
import { isTimeZone } from '../../src/engine/text/time-zones.ts';

export const zones = Intl.supportedValuesOf('timeZone').filter(isTimeZone);
const start = Temporal.PlainDateTime.from('1975-01-01T00:00');

/** The same numbers in each run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** Minutes of 1975 to 2040, every third one within two hours of a change of the clock, if the zone has some. */
function* listTimes(
  zone: string,
  count: number,
  random: (below: number) => number,
): Generator<Temporal.PlainDateTime> {
  for (let index = 0; index < count; index += 1) {
    const any = start.add({ minutes: random(65 * 365 * 24 * 60) });
    const change = index % 3 === 0 ? any.toZonedDateTime(zone).getTimeZoneTransition('next') : null;
    yield change && change.year < 2040
      ? change
          .toPlainDateTime()
          .subtract({ minutes: 120 - random(240) })
          .with({ second: 0 })
      : any;
  }
}

/** What the library says of a time: its instants, and for none, those that clocks show around the gap. */
function read(zone: string, time: Temporal.PlainDateTime) {
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    time.toZonedDateTime(zone, { disambiguation }),
  );
  if (earlier!.epochMilliseconds === later!.epochMilliseconds) return { at: earlier!.epochMilliseconds };
  return { reason: earlier!.toPlainDateTime().equals(time) ? 'twice' : 'skipped' };
}

/**
 * Compares so many written times and days of each zone with the instants that Temporal gives. Returns the differences, and
 * how many times were those of one instant, of two and of none.
 */
export function compareTimes(perZone: number) {
  const random = createRandom(7);
  const seen = { at: 0, twice: 0, skipped: 0 };
  const wrong: string[] = [];
  for (const zone of zones)
    for (const time of listTimes(zone, perZone, random)) {
      const text = time.toString().slice(0, '2027-03-01T09:00'.length);
      const expected = read(zone, time);
      const moment = readMoment(text, zone);
      const found = 'at' in moment ? moment.at : moment.reason;
      if (found !== (expected.at ?? expected.reason)) wrong.push(`${zone} ${text}: ${found}`);
      seen[(expected.reason ?? 'at') as keyof typeof seen] += 1;
      const day = time.toPlainDate();
      const begins = readMoment(day.toString(), zone);
      const first = day.toZonedDateTime(zone).epochMilliseconds;
      if (!('at' in begins) || begins.at !== first) wrong.push(`${zone} ${day.toString()}`);
    }
  return { wrong, seen };
}
