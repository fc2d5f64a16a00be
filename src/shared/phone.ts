/**
 * A phone number as it is dialled: `+49 (0)89 123-45` → `+498912345`, `+49 (089) 123` → `+4989123`. After a country code
 * the zero at the beginning of brackets is dropped: it is dialled only inside the country. Italy dials the one of an area.
 */
export function dialled(number: string): string {
  const zero = /^\s*(?:\+|00)39/.test(number) ? /\(\s*0\s*\)/g : /\(\s*0(?=[\d\s]{0,9}\))/g;
  const international = /^\s*(?:\+|00)/.test(number) ? number.replaceAll(zero, '') : number;
  return international.replaceAll(/[^+\d]/g, '');
}

/** Digits, and the usual separators: spaces, hyphens, brackets, slashes and dots. */
const readable = /^(?:\s*\+)?[\d\s()/.\u002d\u2010-\u2015]+$/;

/** True for a number that can be dialled as it is written. */
export function isDialable(number: string): boolean {
  return readable.test(number) && dialled(number).length >= 3;
}

/** The digits of Arabic and Persian keyboards as 0 to 9: "٠٩" → "09". */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/** A number that can be dialled, without the words before it. Wide signs, no-break spaces and dashes become usual ones. */
export function toDialable(text: string): string {
  return toLatinDigits(text)
    .normalize('NFKC')
    .replaceAll(/\p{C}/gu, '')
    .replace(/^[^+(\d]+/, '')
    .replaceAll(/(?<=\d)[./·\u2010-\u2015](?=\d)/g, '-')
    .trim();
}
