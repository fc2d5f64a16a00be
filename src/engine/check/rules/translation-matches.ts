import { meantRoute } from './shared/addresses.ts';
import { judgeAll } from '../rule.ts';
import { quote } from '../../text/messages.ts';

const hints = {
  exists: 'Write the address of the page that this one translates: "/" or "/gardens/tools".',
  language: 'Say beside "title" in which language this page is: "lang": "de".',
  original: 'Name the page that both of them translate.',
  self: 'The original names nobody. Remove the line, or name the page that this one translates.',
};

export const translationMatches = judgeAll('error', ({ pages, site, report, suggest }) => {
  const languages = new Map(pages.map(({ route, lang }) => [route, lang?.value ?? site.language]));
  const originals = new Map(
    pages.flatMap(({ route, translationOf }) =>
      translationOf ? [[route, translationOf.value] as const] : [],
    ),
  );
  const known = new Map<string, string>();
  for (const { file, route, translationOf } of pages) {
    if (!translationOf) continue;
    const where = { ...translationOf, file };
    const original = translationOf.value;
    const language = languages.get(route) ?? '';
    const further = originals.get(original);
    const key = `${language} ${original}`;
    const before = known.get(key);
    known.set(key, before ?? file);
    if (original === route)
      report(where, 'Unexpected address of the page itself.', {
        hint: hints.self,
        fix: { removes: true, safe: false },
      });
    else if (!site.routes.has(original)) {
      const isPage = (path: string) => site.routes.has(path);
      const meant = meantRoute(original, isPage) ?? suggest(original, site.routes.keys()).meant;
      report(where, `Unknown page ${quote(original)}.`, { meant, hint: hints.exists });
    } else if (further !== undefined)
      report(where, 'Unexpected translation of a translation.', { meant: further, hint: hints.original });
    else if (language === languages.get(original)) {
      const same = `the page ${quote(original)} is in the same language, ${quote(language)}`;
      report(where, `Unexpected translation: ${same}.`, { hint: hints.language });
    } else if (before !== undefined) {
      const what = `translation of ${quote(original)} into ${quote(language)}`;
      report(where, `Duplicate ${what}: ${before} is one already.`, { hint: hints.language });
    }
  }
});
