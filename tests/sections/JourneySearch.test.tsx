import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import schema from '../../section-schemas/journeySearch.json' with { type: 'json' };
import { formatDay } from '../../src/sections/JourneySearch/format-day.ts';
import { JourneySearch } from '../../src/sections/JourneySearch/JourneySearch.tsx';
import { suggestAtFirst, suggestCities } from '../../src/sections/JourneySearch/suggest-cities.ts';
import type { City } from '../../src/shared/generated/sections.ts';

const cities: City[] = schema.examples.at(-1)?.cities ?? [];
const names = (found: City[]) => found.map(({ name }) => name);

test('the full example knows twenty cities, some with their state', () => {
  expect(cities).toHaveLength(20);
  expect(cities).toContainEqual({ name: 'Pune', state: 'Maharashtra' });
  expect(cities).toContainEqual({ name: 'Delhi' });
});

test('the first ten on focus', () => {
  expect(suggestAtFirst(cities)).toEqual(cities.slice(0, 10));
});

test('on input the first five that match; the first five when nothing is typed', () => {
  expect(suggestCities(cities, ' ')).toEqual(cities.slice(0, 5));
  expect(names(suggestCities(cities, 'PU'))).toEqual(['Pune', 'Jaipur', 'Kanpur', 'Nagpur']);
  expect(names(suggestCities(cities, 'a'))).toHaveLength(5);
  expect(suggestCities(cities, 'zz')).toEqual([]);
});

test('the day is that of the visitor, not of Greenwich', () => {
  expect(formatDay(new Date(2026, 2, 9, 0, 5))).toBe('2026-03-09');
  expect(formatDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});

test('the served page names no day and no city: what it shows does not depend on when it was built', () => {
  const html = renderToStaticMarkup(
    <JourneySearch
      type="journeySearch"
      title="Where to next?"
      from={{ label: 'From', error: 'Enter the city you start from.' }}
      to={{ label: 'To', error: 'Enter the city you travel to.' }}
      journeyDate={{ label: 'Journey date', error: 'Choose the day of your journey.' }}
      isForWomen={{ label: 'Booking for women' }}
      submit="Search"
      cities={cities}
    />,
  );
  expect(html).toMatch(/<input[^>]*type="date"[^>]*>/);
  expect(html).not.toMatch(/value="\d/);
  expect(html.match(/role="combobox"/g)).toHaveLength(2);
  expect(html).not.toContain('Mumbai');
  expect(html.match(/required=""/g)).toHaveLength(3);
});
