import { followFormer, meantRoute } from './shared/addresses.ts';
import { judgeAll } from '../rule.ts';
import { notFoundRoute } from '../../../shared/routes.ts';
import { quote } from '../../text/messages.ts';

const hints = {
  alias: 'The page itself has this address, and search engines are told only that one.',
  exists: 'Write the address of the page that this one translates: "/" or "/gardens/tools".',
  language: 'Say beside "title" in which language this page is: "lang": "de".',
  original: 'Name the page that both of them translate.',
  notFound:
    'Hosts show the page 404 at every address without a page, in one language: it translates none, and none translates it. Remove the line.',
  self: 'The original names nobody. Remove the line, or name the page that this one translates.',
};

const removal = { removes: true, safe: false } as const;

export const translationMatches = judgeAll('error', ({ aliases, pages, site, report, suggest }) => {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const translations = new Map<string, string>();
  for (const { file, route, lang, translationOf } of pages) {
    if (!translationOf) continue;
    const where = { ...translationOf, file };
    const address = translationOf.value;
    const original = byRoute.get(address);
    const language = lang?.value ?? site.language;
    const key = `${language} ${address}`;
    const earlier = translations.get(key);
    translations.set(key, earlier ?? file);
    if ([address, route].includes(notFoundRoute))
      report(where, 'Unexpected translation of the page 404.', { hint: hints.notFound, fix: removal });
    else if (address === route)
      report(where, 'Unexpected address of the page itself.', { hint: hints.self, fix: removal });
    else if (!site.routes.has(address)) {
      const aliased = followFormer(address, '', { site, aliases }) ?? '';
      if (site.routes.has(aliased)) {
        report(where, `Unexpected alias ${quote(address)}.`, {
          meant: aliased,
          safe: true,
          hint: hints.alias,
        });
        continue;
      }
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
    } else if (earlier !== undefined) {
      const duplicate = `translation of ${quote(address)} into ${quote(language)}`;
      report(where, `Duplicate ${duplicate}: ${earlier} is one already.`, { hint: hints.language });
    }
  }
});
