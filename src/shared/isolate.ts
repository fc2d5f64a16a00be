import { directionOf } from './language.ts';

/** A number with what belongs to it, or a word in Latin letters. After a letter, "-" is a hyphen. */
const word = String.raw`(?:\(\+?\d+\)|(?:(?<![\p{L}\p{M}])[+−-])?[\p{Script=Latin}\d$€£¥₹₪%°_@]+)`;
/** Between the words of one value. A comma before a space begins the next one. */
const joint = String.raw`(?: ?[–—×] ?| - |[./:,'’+=?#~-]+|&(?:amp;|(?!\w+;))|[ \u00a0\u202f])`;
/** A phone number in the digits of Arabic and Persian. */
const phone = String.raw`\+?[٠-٩۰-۹](?:[ ()/-]{0,2}[٠-٩۰-۹]){6,}`;
/** A character reference, or words in a row that run left to right in every language. */
const values = new RegExp(String.raw`&#?\w+;|${phone}|${word}(?:${joint}${word})*\/?`, 'gu');

/** A word or a number by itself has one direction anyway. */
const isPlain = (value: string) =>
  /^&#?\w+;$/.test(value) || !/[\d@٠-٩۰-۹]|:\/\/|\/$/.test(value) || /^\d+(?:[.,:]\d+)*%?$/.test(value);

/**
 * Splits a text at the values whose direction is known, which are the odd entries: numbers of phones, ranges, prices,
 * dates and addresses. In a text from right to left the parts of "+91 20 1234" would change places.
 */
export function splitValues(text: string): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: value, index } of text.matchAll(values)) {
    if (isPlain(value)) continue;
    parts.push(text.slice(end, index), value);
    end = index + value.length;
  }
  return [...parts, text.slice(end)];
}

/** Elements that hold no other elements, or no words, and values that are isolated. */
const closed = 'bdi|option|script|style|svg|textarea|title';
const pieces = new RegExp(String.raw`<(${closed})\b[^>]*>[^]*?</\1>|<[^>]*>|[^<]+`, 'g');

/**
 * Isolates the values in HTML of a language. Only here: plain text, such as titles, alternative texts and mails, would
 * need invisible characters, which are copied along with a number and then cannot be dialled.
 */
export function isolateValues(html: string, language: string): string {
  if (directionOf(language) === 'ltr') return html;
  const isolate = (text: string) =>
    splitValues(text)
      .map((segment, index) => (index % 2 === 1 ? `<bdi dir="ltr">${segment}</bdi>` : segment))
      .join('');
  return html.replace(pieces, (piece) => (piece.startsWith('<') ? piece : isolate(piece)));
}
