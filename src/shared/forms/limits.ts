import { isDay } from '../day.ts';

/** True for a time of 24 hours: `08:30`. */
export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

const fromToday = /^(?:today|([+-]\d{1,3}) (day|week|month|year)s?)$/;

/** True for a day that is counted from today: `today`, `+3 months`, `-18 years`. */
export function isFromToday(text: string): boolean {
  return fromToday.test(text);
}

/** True for a limit of a date or a time, as content has it. */
export function isLimit(text: string): boolean {
  return isDay(text) || isTime(text) || isFromToday(text);
}

/** The day or time that a limit means on a day. A month later is at most the last day of that month. */
export function limitOn(limit: string, today: string): string {
  const [whole, count = '0', unit] = fromToday.exec(limit) ?? [];
  if (whole === undefined) return limit;
  const date = new Date(`${today}T00:00:00Z`);
  if (unit === 'month' || unit === 'year') {
    const day = date.getUTCDate();
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + Number(count) * (unit === 'year' ? 12 : 1));
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
    date.setUTCDate(Math.min(day, last.getUTCDate()));
  } else date.setUTCDate(date.getUTCDate() + Number(count) * (unit === 'week' ? 7 : 1));
  return date.toISOString().slice(0, 10);
}

/** The earliest and the latest day that may be today for a visitor. */
export type Today = readonly [first: string, last: string];

/** Today by the clock and the time zone of this computer. */
export function todayHere(): Today {
  const now = new Date();
  const day = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  return [day, day];
}

/** Today in all time zones: whoever takes a message does not know where it was written. */
export function todayAnywhere(now = Date.now()): Today {
  const day = (hours: number) => new Date(now + hours * 3_600_000).toISOString().slice(0, 10);
  return [day(-12), day(14)];
}

/** A day or time in the words of a language. The calendar is that of the fields of browsers. */
export function writeLimit(limit: string, language: string): string {
  const style = isTime(limit) ? { timeStyle: 'short' as const } : { dateStyle: 'long' as const };
  const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC', calendar: 'gregory' });
  return format.format(new Date(isTime(limit) ? `2000-01-01T${limit}Z` : `${limit}T00:00Z`));
}

/** The zeros of decimal digits that keyboards have: Arabic, Persian, Hindi, Bengali, Thai, and wide ones. */
const zeros = ['٠', '۰', '०', '০', '๐', '０'];

/**
 * A number that somebody typed in a language, in the notation of JSON: `1.234,5` in German and `1,234.5` in English are
 * `1234.5`. A text that is no number, or one of more than two decimals, stays. Reading the result again changes nothing.
 */
export function readNumber(typed: string, language: string): string {
  const text = Array.from(typed, toAscii)
    .join('')
    .replaceAll(/[\s'’٬]/g, '')
    .replace(/^[−–]/, '-');
  const comma = new Intl.NumberFormat(language, { numberingSystem: 'latn' })
    .format(1.5)
    .replaceAll(/\d/g, '');
  const [point, group] = comma === '.' ? ['\\.', ','] : [',', '\\.'];
  const grouped = new RegExp(`^-?[1-9]\\d{0,2}(?:${group}\\d{2,3})*${group}\\d{3}(?:${point}\\d+)?$`);
  const plain = grouped.test(text) ? text.replaceAll(new RegExp(group, 'g'), '') : text;
  const number = plain.replace(/[,٫]/, '.');
  if (!/^-?(?:\d{1,12}(?:\.\d{0,6})?|\.\d{1,6})$/.test(number)) return typed;
  const normalized = String(Number(number));
  // With three decimals, a second reading could take the point for the sign of thousands.
  return /\.\d{3}|e/.test(normalized) ? typed : normalized;
}

function toAscii(sign: string): string {
  const digit = zeros
    .map((zero) => sign.codePointAt(0)! - zero.codePointAt(0)!)
    .find((n) => n >= 0 && n < 10);
  return digit === undefined ? sign : String(digit);
}
