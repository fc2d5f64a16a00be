import { meantRoute } from './shared/addresses.ts';
import { judgeAll } from '../rule.ts';
import { quote } from '../../text/messages.ts';

const hints = {
  exists: 'Write the address of the page that this one translates: "/" or "/gardens/tools".',
  language: 'Say beside "title" in which language this page is: "lang": "de".',
  original: 'Name the page that both of them translate.',
  self: 'The original names nobody. Remove the line, or name the page that this one translates.',
};

const removal = { removes: true, safe: false } as const;

export const translationMatches = judgeAll('error', ({ pages, site, report, suggest }) => {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const known = new Map<string, string>();
  for (const { file, route, lang, translationOf } of pages) {
    if (!translationOf) continue;
    const where = { ...translationOf, file };
    const address = translationOf.value;
    const original = byRoute.get(address);
    const language = lang?.value ?? site.language;
    const key = `${language} ${address}`;
    const before = known.get(key);
    known.set(key, before ?? file);
    if (address === route)
      report(where, 'Unexpected address of the page itself.', { hint: hints.self, fix: removal });
    else if (!site.routes.has(address)) {
      const isPage = (path: string) => site.routes.has(path);
      const meant = meantRoute(address, isPage) ?? suggest(address, site.routes.keys()).meant;
      report(where, `Unknown page ${quote(address)}.`, { meant, hint: hints.exists });
    } else if (original?.translationOf)
      report(where, 'Unexpected translation of a translation.', {
        meant: original.translationOf.value,
        hint: hints.original,
      });
    else if (original && language === (original.lang?.value ?? site.language)) {
      const same = `the page ${quote(address)} is in the same language, ${quote(language)}`;
      report(where, `Unexpected translation: ${same}.`, { hint: hints.language });
    } else if (before !== undefined) {
      const what = `translation of ${quote(address)} into ${quote(language)}`;
      report(where, `Duplicate ${what}: ${before} is one already.`, { hint: hints.language });
    }
  }
});
