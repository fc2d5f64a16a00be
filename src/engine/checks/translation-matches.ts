import type { PageSummary } from '../content/document.ts';
import type { Use } from '../content/facts.ts';
import { didYouMean } from '../diagnostics/edit.ts';
import { meantRoute } from '../rules/meant-route.ts';
import { defineRule } from '../rules/define-rule.ts';
import { quote } from '../text/quote.ts';

const hints = {
  exists: 'Write the address of the page that this one translates: "/" or "/gardens/tools".',
  language: 'Say beside "title" in which language this page is: "lang": "de".',
  original: 'Name the page that both of them translate.',
  self: 'The original names nobody. Remove the line, or name the page that this one translates.',
};

const german = { lang: 'de', translationOf: '/' };

export const translationMatches = defineRule({
  id: 'translation-matches',
  severity: 'error',
  summary:
    'A page that says which one it translates ("translationOf") names a page of this site in another language, which translates none itself; two translations of one page are in two languages.',
  why: 'Search engines show each visitor the page in their language, and believe it only when all pages agree.',
  examples: [
    {
      bad: {
        files: { 'pages/de/about.json': { ...german, translationOf: '/abuot' }, 'pages/about.json': {} },
      },
      finds: [
        {
          file: 'pages/de/about.json',
          slice: '"/abuot"',
          message: 'Unknown page "/abuot". Did you mean "/about"?',
          hint: hints.exists,
        },
      ],
      good: {
        files: { 'pages/de/about.json': { ...german, translationOf: '/about' }, 'pages/about.json': {} },
      },
    },
    {
      bad: { files: { 'pages/de.json': { translationOf: '/' } } },
      finds: [
        {
          file: 'pages/de.json',
          slice: '"/"',
          message: 'Unexpected translation: the page "/" is in the same language, "en".',
          hint: hints.language,
        },
      ],
      good: { files: { 'pages/de.json': german } },
    },
    {
      bad: {
        files: { 'pages/de.json': german, 'pages/fr.json': { lang: 'fr', translationOf: '/de' } },
      },
      finds: [
        {
          file: 'pages/fr.json',
          slice: '"/de"',
          message: 'Unexpected translation of a translation. Did you mean "/"?',
          hint: hints.original,
        },
      ],
      good: { files: { 'pages/de.json': german, 'pages/fr.json': { lang: 'fr', translationOf: '/' } } },
    },
    {
      bad: { files: { 'pages/de.json': german, 'pages/deutsch.json': german } },
      finds: [
        {
          file: 'pages/deutsch.json',
          slice: '"/"',
          message: 'Duplicate translation of "/" into "de": pages/de.json is one already.',
          hint: hints.language,
        },
      ],
      good: { files: { 'pages/de.json': german, 'pages/de-at.json': { ...german, lang: 'de-AT' } } },
    },
    {
      bad: { page: { translationOf: '/' } },
      finds: [{ slice: '"/"', message: 'Unexpected address of the page itself.', hint: hints.self }],
      good: { page: {} },
    },
  ],
  looksAt: 'site',
  create({ site, report, suggest }) {
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
            report({
              file,
              place,
              message: 'Unexpected address of the page itself.',
              hint: hints.self,
              fix: { removes: true, safe: false },
            });
          else if (!site.routes.has(original)) {
            const isPage = (path: string) => site.routes.has(path);
            const meant = meantRoute(original, isPage) ?? suggest(original, [...site.routes.keys()]);
            report({
              file,
              place,
              ...didYouMean(`Unknown page ${quote(original)}.`, original, meant),
              hint: hints.exists,
            });
          } else if (further !== undefined)
            report({
              file,
              place,
              ...didYouMean('Unexpected translation of a translation.', original, further),
              hint: hints.original,
            });
          else if (language === other)
            report({
              file,
              place,
              message: `Unexpected translation: the page ${quote(original)} is in the same language, ${quote(language)}.`,
              hint: hints.language,
            });
          else if (before !== undefined)
            report({
              file,
              place,
              message: `Duplicate translation of ${quote(original)} into ${quote(language)}: ${before} is one already.`,
              hint: hints.language,
            });
        }
      },
    };
  },
});
