import type { Inspection } from '../inspect-site.ts';

/** `{ "diagnostics": […], "summary": { "pages", "errors", "warnings", "durationMs" } }`, for scripts. */
export function formatJson({ diagnostics, summary }: Inspection): string {
  return JSON.stringify({ diagnostics, summary }, null, 2);
}
