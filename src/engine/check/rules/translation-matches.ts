import type { PageSummary } from '../../content/document.ts';
import { didYouMean, type Use } from '../../diagnostics/finding.ts';
import { meantRoute } from './shared/addresses.ts';
import type { Rule } from '../rule.ts';
import { quote } from '../../text/messages.ts';

const hints = {
  exists: 'Write the address of the page that this one translates: "/" or "/gardens/tools".',
  language: 'Say beside "title" in which language this page is: "lang": "de".',
  original: 'Name the page that both of them translate.',
  self: 'The original names nobody. Remove the line, or name the page that this one translates.',
};

export const translationMatches: Rule = {
  id: 'translation-matches',
  severity: 'error',
  start({ site, report, suggest }) {
    const languages = new Map<string, string>();
    const originals = new Map<string, string>();
    const translations: { file: string; route: string; use: Use }[] = [];

    function note({ file, route, lang, translationOf }: PageSummary): void {
      languages.set(route, lang?.value ?? site.language);
      if (!translationOf) return;
      originals.set(route, translationOf.value);
      translations.push({ file, route, use: translationOf });
    }

    return {
      document(document) {
        if (document.kind === 'page') note(document);
      },
      end() {
        const known = new Map<string, string>();
        for (const { file, route, use } of translations) {
          const { value: original, place } = use;
          const [language, other] = [languages.get(route) ?? '', languages.get(original)];
          const further = originals.get(original);
          const key = `${language} ${original}`;
          const before = known.get(key);
          known.set(key, before ?? file);
          if (original === route)
            report(file, place, 'Unexpected address of the page itself.', {
              hint: hints.self,
              fix: { removes: true, safe: false },
            });
          else if (!site.routes.has(original)) {
            const isPage = (path: string) => site.routes.has(path);
            const meant = meantRoute(original, isPage) ?? suggest(original, [...site.routes.keys()]);
            report(file, place, didYouMean(`Unknown page ${quote(original)}.`, original, meant), {
              hint: hints.exists,
            });
          } else if (further !== undefined)
            report(file, place, didYouMean('Unexpected translation of a translation.', original, further), {
              hint: hints.original,
            });
          else if (language === other)
            report(
              file,
              place,
              `Unexpected translation: the page ${quote(original)} is in the same language, ${quote(language)}.`,
              { hint: hints.language },
            );
          else if (before !== undefined)
            report(
              file,
              place,
              `Duplicate translation of ${quote(original)} into ${quote(language)}: ${before} is one already.`,
              { hint: hints.language },
            );
        }
      },
    };
  },
};
