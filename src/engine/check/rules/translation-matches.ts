import { meantRoute } from './shared/addresses.ts';
import { judgeAll, type Words } from '../rule.ts';
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
    const { value } = translationOf;
    const language = languages.get(route) ?? '';
    const key = `${language} ${value}`;
    const words = explain(route, language, value, known.get(key));
    if (words) report({ file, ...translationOf }, words);
    if (!known.has(key)) known.set(key, file);
  }

  function explain(route: string, language: string, original: string, before?: string): Words | undefined {
    if (original === route)
      return {
        message: 'Unexpected address of the page itself.',
        hint: hints.self,
        fix: { removes: true, safe: false },
      };
    if (!site.routes.has(original)) {
      const isPage = (path: string) => site.routes.has(path);
      const meant = meantRoute(original, isPage) ?? suggest(original, [...site.routes.keys()]).meant;
      return { message: `Unknown page ${quote(original)}.`, meant, hint: hints.exists };
    }
    const further = originals.get(original);
    if (further !== undefined)
      return { message: 'Unexpected translation of a translation.', meant: further, hint: hints.original };
    const hint = hints.language;
    if (language === languages.get(original))
      return {
        message: `Unexpected translation: the page ${quote(original)} is in the same language, ${quote(language)}.`,
        hint,
      };
    if (before === undefined) return undefined;
    return {
      message: `Duplicate translation of ${quote(original)} into ${quote(language)}: ${before} is one already.`,
      hint,
    };
  }
});
