import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formats } from '../../src/engine/schemas/formats.ts';
import { readMoment } from '../../src/engine/text/moments.ts';
import { compareTimes, zones } from './written-times.ts';

test('days and times of all zones are the instants that Temporal gives, skipped and doubled hours among them', () => {
  // 20,000 written times in all; the thorough tests try as many in each zone.
  const { wrong, seen } = compareTimes(Math.ceil(20_000 / zones.length));
  expect(wrong).toEqual([]);
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(300);
});

test.each([
  // Midnight is skipped, doubled, or a whole day is.
  ['Africa/Cairo', '2027-04-30', '2027-04-29T22:00:00.000Z'],
  ['America/Havana', '2027-11-07', '2027-11-07T04:00:00.000Z'],
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
  // Half an hour before midnight, clocks went to half an hour after it.
  ['America/Toronto', '1919-03-31', '1919-03-31T04:30:00.000Z'],
])('in %s, %s begins with its first instant', (zone, day, expected) => {
  const moment = readMoment(day, zone);
  expect('at' in moment && new Date(moment.at).toISOString()).toBe(expected);
});

test.each([
  ['2027-03-28T02:30', 'skipped', ['2027-03-28T02:30+01:00', '2027-03-28T02:30+02:00']],
  ['2027-10-31T02:30', 'twice', ['2027-10-31T02:30+02:00', '2027-10-31T02:30+01:00']],
])('of %s in Berlin, both offsets are named', (text, reason, choices) => {
  expect(readMoment(text, 'Europe/Berlin')).toEqual({ reason, choices });
});

test.each([
  ['2027-03-01T09:00:30.5+05:45', '2027-03-01T03:15:30.500Z'],
  ['2027-03-01T09:00Z', '2027-03-01T09:00:00.000Z'],
])('%s needs no zone', (text, expected) => {
  const moment = readMoment(text, undefined);
  expect('at' in moment && new Date(moment.at).toISOString()).toBe(expected);
  expect(readMoment('2027-03-01T09:00', undefined)).toEqual({ reason: 'zone' });
});

test.each([
  ['1.3.2027', '2027-03-01'],
  ['1. März 2027 9:00', '2027-03-01T09:00'],
  ['2027-03-01 09:00', '2027-03-01T09:00'],
  ['1.3.2027, 9 Uhr', '2027-03-01T09:00'],
  ['2027-03-01t09:00z', '2027-03-01T09:00Z'],
  ['31.2.2027', undefined],
  ['2027-02-31', undefined],
  ['tomorrow', undefined],
  ['2027-03-01T25:00', undefined],
])('a written time %s is corrected to %s', (text, expected) => {
  const { validate, correct } = formats.moment!;
  expect(validate(text)).toBe(false);
  const meant = correct?.(text);
  expect(meant !== undefined && validate(meant) ? meant : undefined).toBe(expected);
});

test.each([
  ['Berlin', 'Europe/Berlin'],
  ['CET+1', 'Europe/Berlin'],
  ['Europe/Munich', 'Europe/Berlin'],
  ['Pune', 'Asia/Kolkata'],
])('the zone %s is taken for %s', (text, expected) => {
  expect(formats['time-zone']!.validate(text)).toBe(false);
  expect(formats['time-zone']!.correct!(text)).toBe(expected);
});

test('one file of the engine asks for the time', () => {
  const files = readdirSync('src/engine', { recursive: true, encoding: 'utf8' });
  const asking = files.filter((file) => {
    const code = file.endsWith('.ts') ? readFileSync(join('src/engine', file), 'utf8') : '';
    // Text for a browser stands in quotes.
    return /^[^'"`\n]*(?:Date\.now\(|new Date\(\)|\bDate\(\)|Temporal\.Now)/m.test(code);
  });
  expect(asking).toEqual([join('cli', 'clock.ts')]);
});
