import { splitAddress } from '../../../shared/routes.ts';
import { judgeAll } from '../rule.ts';
import { quote } from '../../text/messages.ts';
import { followFormer } from './shared/addresses.ts';

export const linkDirect = judgeAll('warning', ({ aliases, site, report, valuesOf }) => {
  for (const link of valuesOf('url')) {
    const { value: href } = link;
    const { path } = splitAddress(href);
    // A link within its page, which no alias leads to, not even a blank one.
    if (!path.startsWith('/')) continue;
    const meant = followFormer(path, href.slice(path.length), { site, aliases });
    if (meant === undefined) continue;
    report(link, `Unexpected alias ${quote(href)}.`, {
      meant,
      safe: true,
      hint: meant.startsWith('/') ? 'The page itself has this address.' : 'Visitors are sent there.',
    });
  }
});
