import { splitAddress } from '../../shared/routes.ts';
import type { Redirects } from '../../shared/generated/site.ts';
import { decodePath } from '../text/paths.ts';

/** The old addresses of _site/redirects.json as hosts compare them, and where each leads next. */
export function redirectsOf(file: Redirects | undefined): Map<string, string> {
  return new Map((file?.redirects ?? []).map(({ from, to }) => [decodePath(from), to]));
}

/**
 * Where former addresses lead in the end: the aliases of pages, and the redirects. Those that lead in a circle are left
 * out. `aliases`: the route of each one's page.
 */
export function followRedirects(
  aliases: ReadonlyMap<string, string>,
  redirects: ReadonlyMap<string, string>,
): Map<string, string> {
  const stepFrom = (address: string) => {
    const path = decodePath(splitAddress(address).path);
    return aliases.get(path) ?? redirects.get(path);
  };
  const ends = new Map(aliases);
  for (const [from, first] of redirects) {
    let to: string | undefined = first;
    const passed = new Set([from]);
    for (let next = stepFrom(to); next !== undefined && to !== undefined; next = to && stepFrom(to)) {
      const path = decodePath(splitAddress(to).path);
      to = passed.has(path) ? undefined : next;
      passed.add(path);
    }
    if (to !== undefined) ends.set(from, to);
  }
  return ends;
}
