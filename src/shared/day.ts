/** True for a calendar day such as `2026-03-31`, false for `2026-02-30`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return text.length === 10 && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
