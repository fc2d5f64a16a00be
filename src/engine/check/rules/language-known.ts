import { didYouMean, type Place } from '../../diagnostics/finding.ts';
import { isObject, type JsonObject, stepInto } from '../../json/json.ts';
import type { Site } from '../../content/site.ts';
import { isLanguage, meantLanguage } from '../../text/languages.ts';
import { quote } from '../../text/messages.ts';
import type { Rule } from '../rule.ts';

const hint =
  'Write the language in small letters, and its country in capitals where that matters: "en-GB", "de", "ar".';

export const languageKnown: Rule = {
  isFixed: true,
  compare({ pages, site, report }) {
    function judge(file: string, place: Place, language: string): void {
      if (isLanguage(language)) return;
      const message = `Unknown language ${quote(language)}.`;
      report(file, place, didYouMean(message, language, meantLanguage(language)), { hint });
    }

    for (const { file, lang } of pages) if (lang) judge(file, lang.place, lang.value);
    const { language } = valueOf(site, 'brand');
    if (typeof language === 'string')
      judge(fileOf(site, 'brand'), { at: 'value', pointer: '/language' }, language);
    const { languages } = valueOf(site, 'words');
    for (const key of isObject(languages) ? Object.keys(languages) : [])
      judge(fileOf(site, 'words'), { at: 'key', pointer: stepInto('/languages', key) }, key);
  },
};

/** The value of a file in `_site/`; empty when it is missing or broken. */
function valueOf(site: Site, name: string): JsonObject {
  const value = site.siteFiles.get(name)?.value;
  return isObject(value) ? value : {};
}

function fileOf(site: Site, name: string): string {
  return site.files.site.get(name) ?? '';
}
