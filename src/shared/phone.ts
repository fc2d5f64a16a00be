/**
 * A phone number as it is dialled: `+49 (0)89 123-45` → `+498912345`. After a country code the zero in
 * brackets is dropped: it is dialled only inside the country.
 */
export function dialled(number: string): string {
  const international = /^\s*(?:\+|00)/.test(number) ? number.replaceAll(/\(\s*0\s*\)/g, '') : number;
  return international.replaceAll(/[^+\d]/g, '');
}

/** Digits, and the usual separators: spaces, hyphens, brackets, slashes and dots. */
const readable = /^(?:\s*\+)?[\d\s()/.\u002d\u2010-\u2015]+$/;

/** True for a number that can be dialled as it is written. */
export function isDialable(number: string): boolean {
  return readable.test(number) && dialled(number).length >= 3;
}
