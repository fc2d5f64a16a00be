/**
 * The speculation rules of every page of a site below `base`: a browser that knows them fetches the page behind a link
 * while the link is being pressed, unless it knows that the visitor saves data. They hold until the router has started,
 * which fetches pages by itself and removes them (`app/router.ts`).
 */
export function fetchAheadRules(base: string): string {
  return JSON.stringify({
    prefetch: [{ where: { href_matches: `${base}*` }, eagerness: 'conservative' }],
  });
}
