import { schemesOf } from '../../content/roles/theme.ts';
import { listSome, quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';

export const schemeKnown = judgeEach('error', ({ site, report, usesOf }) => {
  const schemes = schemesOf(site);
  if (!schemes) return;
  const names = Object.keys(schemes);
  for (const { value, place } of usesOf('scheme'))
    if (!names.includes(value))
      report(place, `Missing scheme ${quote(value)} in the theme of this site.`, {
        hint: `${site.pagesDir}/_site/theme.json has ${listSome(names)}. Choose one of them, or add the scheme.`,
      });
});
