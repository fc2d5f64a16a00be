import { splitAddress } from '../../../shared/routes.ts';
import { quote } from '../../text/messages.ts';
import { decodePath } from '../../text/paths.ts';
import { judgeAll } from '../rule.ts';

export const redirectTargetLive = judgeAll('error', ({ aliases, pages, site, report }) => {
  const nextOf = new Map(
    pages.map(({ route, dates: { afterwards } }) => {
      const path = afterwards === undefined ? undefined : decodePath(splitAddress(afterwards).path);
      return [route, path === undefined ? undefined : (aliases.get(path) ?? path)] as const;
    }),
  );
  for (const { file, route, dates } of pages) {
    const passed = new Set<string>();
    let next = nextOf.get(route);
    for (; next !== undefined && !passed.has(next); next = nextOf.get(next)) passed.add(next);
    if (passed.has(route))
      report(
        { file, at: 'value', pointer: '/afterwards' },
        `Unexpected circle: ${quote(String(dates.afterwards))} leads back to this page.`,
        { hint: 'Nobody would arrive once it is over. Write the address of another page.' },
      );
  }
  const file = site.files.site.get('redirects');
  if (file === undefined) return;
  const planned = new Set(site.plannedPaths);
  for (const [index, { from, to }] of (site.redirects?.redirects ?? []).entries()) {
    const where = { file, at: 'value', pointer: `/redirects/${index}/to` } as const;
    const { path } = splitAddress(to);
    // Where the way ends is known of every other one.
    if (!aliases.has(decodePath(from)))
      report(where, `Unexpected circle: ${quote(from)} leads back to itself.`, {
        hint: 'Browsers give up there. Write the address of a page.',
      });
    else if (planned.has(path) && !site.routes.has(path))
      report(where, `Unexpected redirect to the planned link ${quote(to)}.`, {
        hint: 'There is no page yet, so visitors would be sent on to the home page. Write the address of a page that exists, or add this redirect once its page is there.',
      });
  }
});
