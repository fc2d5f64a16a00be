import { siteFile } from '../../content/document.ts';
import type { Use } from '../../diagnostics/finding.ts';
import { isObject, stepInto } from '../../json/json.ts';
import { isLanguage, meantLanguage } from '../../text/languages.ts';
import { quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';

const hint =
  'Write the language in small letters, and its country in capitals where that matters: "en-GB", "de", "ar".';

export const languageKnown = judgeEach('fixed', ({ document, report }) => {
  const { language } = siteFile(document, 'brand');
  const { languages } = siteFile(document, 'words');
  const uses: Use[] = isObject(languages)
    ? Object.keys(languages).map((value) => ({
        value,
        place: { at: 'key', pointer: stepInto('/languages', value) },
      }))
    : [];
  if (document.kind === 'page' && document.lang) uses.push(document.lang);
  if (typeof language === 'string')
    uses.push({ value: language, place: { at: 'value', pointer: '/language' } });
  for (const use of uses)
    if (!isLanguage(use.value))
      report(use, `Unknown language ${quote(use.value)}.`, { meant: meantLanguage(use.value), hint });
});
