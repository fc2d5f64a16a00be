/** True for a calendar day such as `2026-03-31`, false for `2026-02-30`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return text.length === 10 && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A day in other words, where the order of its parts is certain: `2026/03/31` and `31.03.2026`, not `31/03/2026`. */
export function toDay(text: string): string {
  return text
    .replace(/^(\d{4})[./](\d\d)[./](\d\d)$/, '$1-$2-$3')
    .replace(/^(\d\d)\.(\d\d)\.(\d{4})$/, '$3-$2-$1');
}
