import type { Site } from '../content/site.ts';
import type { LastChanges } from './last-changes.ts';

/**
 * When a page was last changed: its own file or a shared block that it places, as `2026-03-31T08:30:00Z`. Undefined while one
 * of them has no date. `uses`: the names of the shared blocks that stand in the page's file.
 */
export function lastChangeOf(
  { routes, files, compiled, pagesDir }: Pick<Site, 'routes' | 'files' | 'compiled' | 'pagesDir'>,
  changes: LastChanges,
  route: string,
  uses: readonly string[],
): string | undefined {
  const page = routes.get(route);
  if (!page) return undefined;
  const names = new Set(uses);
  // What a shared block places joins the end of the list.
  for (const name of names)
    for (const { value } of compiled.shared.get(name)?.document?.facts.shared ?? []) names.add(value);
  const sources = [page.file, ...Array.from(names, (name) => files.shared.get(name) ?? '')];
  const times = sources.map((file) => changes.get(file.slice(pagesDir.length + 1)) ?? Number.NaN);
  const last = Math.max(...times);
  return Number.isNaN(last) ? undefined : new Date(last * 1000).toISOString().replace('.000Z', 'Z');
}
