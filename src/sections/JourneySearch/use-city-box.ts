import { useRef, useState, type KeyboardEvent } from 'react';
import { foldLetters, foldSpelledOut } from '../../shared/fold-letters.ts';
import type { City } from '../../shared/generated/sections.ts';

/** Delay in ms between the field's loss of focus and the closing of the list. */
const closeDelay = 200;
/** How many cities are suggested when the field takes the focus, and for a typed text. */
const mostOnFocus = 10;
const mostOnInput = 5;

/** State of a combobox as the ARIA Authoring Practices describe it. */
export function useCityBox(cities: City[], onChange: () => void) {
  const input = useRef<HTMLInputElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [suggestions, setSuggestions] = useState<City[]>([]);
  const [highlighted, setHighlighted] = useState(-1);

  function showSuggestions(matches: City[]) {
    clearTimeout(closing.current);
    setSuggestions(matches);
    setHighlighted(-1);
  }

  function choose(city: City) {
    if (input.current) input.current.value = city.name;
    showSuggestions([]);
    onChange();
  }

  function move(step: 1 | -1) {
    if (suggestions.length === 0) return showSuggestions(suggestCities(cities, input.current?.value ?? ''));
    // -1 (no highlight) counts as the position between last and first.
    const from = highlighted === -1 && step === -1 ? 0 : highlighted;
    setHighlighted((from + step + suggestions.length) % suggestions.length);
  }

  function press(event: KeyboardEvent) {
    // The keys belong to the list of an input method, such as for Japanese.
    if (event.nativeEvent.isComposing) return;
    const city = suggestions[highlighted];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape' && suggestions.length > 0) showSuggestions([]);
    else if (event.key === 'Enter' && city) choose(city);
    else return;
    event.preventDefault();
  }

  return {
    input,
    suggestions,
    highlighted,
    choose,
    handlers: {
      onFocus: () => showSuggestions(cities.slice(0, mostOnFocus)),
      onInput: () => showSuggestions(suggestCities(cities, input.current?.value ?? '')),
      onKeyDown: press,
      onBlur: () => {
        closing.current = setTimeout(() => showSuggestions([]), closeDelay);
      },
    },
  };
}

/** The suggestions for the typed text; the most popular cities for an empty one. */
function suggestCities(cities: City[], typed: string): City[] {
  const wanted = foldLetters(typed);
  return cities
    .filter(({ name }) => foldLetters(name).includes(wanted) || foldSpelledOut(name).includes(wanted))
    .slice(0, mostOnInput);
}
