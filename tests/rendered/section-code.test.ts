import { afterEach, expect, test, vi } from 'vitest';
import { formatDay } from '../../src/sections/JourneySearch/format-day.ts';
import { suggestAtFirst, suggestCities } from '../../src/sections/JourneySearch/suggest-cities.ts';
import { startPlayback } from '../../src/sections/VideoHero/start-playback.ts';
import type { City } from '../../src/shared/generated/sections.ts';

afterEach(() => void vi.restoreAllMocks());

const cities: City[] = 'Oak,Elm,Ash,Beech,Birch,Alder,Maple,Willow,Poplar,Hazel,Rowan,Larch'
  .split(',')
  .map((name) => ({ name }));
const names = (found: City[]) => found.map(({ name }) => name);

test('the first ten cities are offered on focus', () => {
  expect(suggestAtFirst(cities)).toEqual(cities.slice(0, 10));
});

test('on input the first five that match are offered; the first five when nothing is typed', () => {
  expect(suggestCities(cities, ' ')).toEqual(cities.slice(0, 5));
  expect(names(suggestCities(cities, 'CH'))).toEqual(['Beech', 'Birch', 'Larch']);
  expect(names(suggestCities(cities, ' l'))).toEqual(['Elm', 'Alder', 'Maple', 'Willow', 'Poplar']);
  expect(suggestCities(cities, 'zz')).toEqual([]);
});

test('the day is that of the visitor, not of Greenwich', () => {
  expect(formatDay(new Date(2026, 2, 9, 0, 5))).toBe('2026-03-09');
  expect(formatDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});

test('a refused autoplay is logged and told to the caller', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const refusal = new DOMException('The user has not interacted with the page.', 'NotAllowedError');
  expect(await startPlayback({ muted: false, play: () => Promise.reject(refusal) })).toBe(false);
  expect(warn.mock.calls).toEqual([['Autoplay failed', refusal]]);
});

test('a film that is stopped before it began did not fail', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const stopped = new DOMException('Interrupted.', 'AbortError');
  expect(await startPlayback({ muted: false, play: () => Promise.reject(stopped) })).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

test('a missing play function is an error in the log', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(await startPlayback({ muted: false })).toBe(false);
  expect(error.mock.calls).toEqual([['The background video has no play function.']]);
});

test('the film is muted before it plays', async () => {
  const film = {
    muted: false,
    play: () => (film.muted ? Promise.resolve() : Promise.reject(new Error('loud'))),
  };
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await startPlayback(film)).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});
