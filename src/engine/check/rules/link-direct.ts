import { splitAddress } from '../../../shared/routes.ts';
import { didYouMean } from '../../diagnostics/finding.ts';
import { judgeAll } from '../rule.ts';
import { decodePath } from '../../text/paths.ts';
import { quote } from '../../text/messages.ts';

export const linkDirect = judgeAll('warning', ({ aliases, site, report, usesOf }) => {
  for (const { value: href, file, place } of usesOf('url')) {
    const { path } = splitAddress(href);
    // A link within its page, which no alias leads to, not even a blank one.
    if (!path.startsWith('/')) continue;
    const route = aliases.get(decodePath(path));
    if (route === undefined || site.routes.has(path) || site.assets.has(decodePath(path))) continue;
    const message = `Unexpected alias ${quote(href)}.`;
    const meant = route + href.slice(path.length);
    report(file, place, didYouMean(message, href, meant, { safe: true }), {
      hint: 'The page itself has this address.',
    });
  }
});
