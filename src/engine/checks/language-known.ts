import { didYouMean } from '../diagnostics/edit.ts';
import type { Place } from '../diagnostics/place.ts';
import { isObject, type JsonObject, stepInto } from '../json/json.ts';
import type { Site } from '../content/site.ts';
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
    'The language of the site ("language" in _site/brand.json), that of a page ("lang") and those in _site/words.json are languages that browsers know, such as "en-GB".',
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
    {
      bad: { files: { 'pages/_site/words.json': { languages: { 'de-de': { blocks: { yes: 'ja' } } } } } },
      finds: [
        {
          file: 'pages/_site/words.json',
          slice: '"de-de"',
          message: 'Unknown language "de-de". Did you mean "de-DE"?',
          hint,
        },
      ],
      good: { files: { 'pages/_site/words.json': { languages: { 'de-DE': { blocks: { yes: 'ja' } } } } } },
    },
  ],
  looksAt: 'site',
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
        const { language } = valueOf(site, 'brand');
        if (typeof language === 'string')
          judge(fileOf(site, 'brand'), { at: 'value', pointer: '/language' }, language);
        const { languages } = valueOf(site, 'words');
        for (const key of isObject(languages) ? Object.keys(languages) : [])
          judge(fileOf(site, 'words'), { at: 'key', pointer: stepInto('/languages', key) }, key);
      },
    };
  },
});

/** What a file of `_site/` holds; nothing when it is missing or broken. */
function valueOf(site: Site, name: string): JsonObject {
  const read = site.siteFiles.get(name);
  return read && 'value' in read && isObject(read.value) ? read.value : {};
}

function fileOf(site: Site, name: string): string {
  return site.files.site.get(name) ?? '';
}
