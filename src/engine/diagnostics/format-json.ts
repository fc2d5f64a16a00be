import type { Report } from './report.ts';

/** `{ "diagnostics": […], "summary": { "pages", "errors", "warnings", "durationMs" } }`, for scripts. */
export function formatJson({ diagnostics, summary }: Report): string {
  return JSON.stringify({ diagnostics, summary }, null, 2);
}
