import { foldLetters, foldSpelledOut } from '../../shared/fold-letters.ts';
import type { City } from '../../shared/generated/sections.ts';

const onFocus = 10;
const onInput = 5;

/** The suggestions when the field takes the focus. */
export function suggestPopular(cities: City[]): City[] {
  return cities.slice(0, onFocus);
}

/** The suggestions for the typed text; the most popular cities for an empty one. */
export function suggestCities(cities: City[], typed: string): City[] {
  const wanted = foldLetters(typed);
  return cities
    .filter(({ name }) => foldLetters(name).includes(wanted) || foldSpelledOut(name).includes(wanted))
    .slice(0, onInput);
}
