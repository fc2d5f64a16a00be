import { splitAddress } from '../../../shared/routes.ts';
import { judgeAll } from '../rule.ts';
import { decodePath } from '../../text/paths.ts';
import { quote } from '../../text/messages.ts';

export const linkDirect = judgeAll('warning', ({ aliases, site, report, usesOf }) => {
  for (const use of usesOf('url')) {
    const { value: href } = use;
    const { path } = splitAddress(href);
    // A link within its page, which no alias leads to, not even a blank one.
    if (!path.startsWith('/')) continue;
    const route = aliases.get(decodePath(path));
    if (route === undefined || site.routes.has(path) || site.assets.has(decodePath(path))) continue;
    report(use, `Unexpected alias ${quote(href)}.`, {
      meant: route + href.slice(path.length),
      safe: true,
      hint: 'The page itself has this address.',
    });
  }
});
