/** Formats a date as the value of a date field, `2026-03-09`, in the visitor's time zone. */
export function formatDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
