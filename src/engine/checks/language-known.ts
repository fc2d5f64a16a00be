import { didYouMean } from '../diagnostics/edit.ts';
import type { Place } from '../diagnostics/place.ts';
import { isObject } from '../json/json.ts';
import { isLanguage, meantLanguage } from '../text/languages.ts';
import { quote } from '../text/quote.ts';
import { defineRule } from '../rules/define-rule.ts';

const hint =
  'Write the language in small letters, and its country in capitals where that matters: "en-GB", "de", "ar".';

export const languageKnown = defineRule({
  id: 'language-known',
  severity: 'error',
  isFixed: true,
  summary:
    'The language of the site ("language" in _site/brand.json) and that of a page ("lang") are languages that browsers know, such as "en-GB".',
  why: 'Screen readers choose their voice by it, browsers hyphenate and translate by it, and figures and lists are written by it.',
  examples: [
    {
      bad: { page: { lang: 'en-UK' } },
      finds: [{ slice: '"en-UK"', message: 'Unknown language "en-UK". Did you mean "en-GB"?', hint }],
      good: { page: { lang: 'en-GB' } },
    },
    {
      bad: { page: { lang: 'German' } },
      finds: [{ slice: '"German"', message: 'Unknown language "German". Did you mean "de"?', hint }],
      good: { page: { lang: 'de' } },
    },
    {
      bad: { page: { lang: 'klingon' } },
      finds: [{ slice: '"klingon"', message: 'Unknown language "klingon".', hint }],
      good: { page: { lang: 'tlh' } },
    },
    {
      bad: { files: { 'pages/_site/brand.json': { language: 'jp' } } },
      finds: [
        {
          file: 'pages/_site/brand.json',
          slice: '"jp"',
          message: 'Unknown language "jp". Did you mean "ja"?',
          hint,
        },
      ],
      good: { files: { 'pages/_site/brand.json': { language: 'ja' } } },
    },
  ],
  create({ site, report }) {
    function judge(file: string, place: Place, language: string): void {
      if (isLanguage(language)) return;
      const message = `Unknown language ${quote(language)}.`;
      report({ file, place, ...didYouMean(message, language, meantLanguage(language)), hint });
    }

    return {
      document(document) {
        if (document.kind !== 'page' || !document.lang) return;
        judge(document.file, document.lang.place, document.lang.value);
      },
      end() {
        const brand = site.siteFiles.get('brand');
        const file = site.files.site.get('brand');
        const value = brand && 'value' in brand && isObject(brand.value) ? brand.value.language : undefined;
        if (file !== undefined && typeof value === 'string')
          judge(file, { at: 'value', pointer: '/language' }, value);
      },
    };
  },
});
