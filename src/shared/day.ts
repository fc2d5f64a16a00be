/** True for a calendar day such as `2026-03-31`, false for `2026-02-30`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return text.length === 10 && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Ways of writing a day in which the order of its parts is certain. `31/03/2026` is none. */
const dayForms = [
  /^(?<year>\d{4})(?:[/-]|[.年년] ?)(?<month>\d\d?)(?:[/-]|[.月월] ?)(?<day>\d\d?)(?:$|[T ]\d|[.日일]$)/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<day>\d\d?)\. ?(?<month>\d\d?)\. ?(?<year>\d{4})(?: ?[rг]?\.)?$/,
  /^(?<day>\d\d?)(?:st|nd|rd|th|\.)? (?<month>[a-zä]{3})[a-z]{0,6}\.?,? (?<year>\d{4})$/i,
  /^(?<month>[a-z]{3})[a-z]{0,6}\.? (?<day>\d\d?)(?:st|nd|rd|th)?,? (?<year>\d{4})$/i,
];
const months = 'jan feb mar,mär apr may,mai jun jul aug sep oct,okt nov dec,dez'.split(' ');

/** A day in other words: `31.3.2026`, `2026-03-31T09:00Z`, `2026年3月31日`, `31. März 2026`. Undefined for another text. */
export function toDay(text: string): string | undefined {
  const groups = dayForms.map((form) => form.exec(text.trim())?.groups).find(Boolean);
  if (!groups) return undefined;
  const { year, month = '', day = '' } = groups;
  const number = months.findIndex((names) => names.includes(month.toLowerCase())) + 1 || month;
  return [year, String(number).padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** A time of 24 hours in other words: `9:00`, `9.30`, `9h30`, `9 Uhr`, `5:30 pm`. Undefined for another text. */
export function toTime(text: string): string | undefined {
  const [, hours, minutes = '00', half] =
    /^(\d\d?)(?: ?[:.h] ?(\d\d))?(?: ?(?:h|uhr|([ap])\.? ?m\.?))?$/i.exec(text.trim()) ?? [];
  if (hours === undefined) return undefined;
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
