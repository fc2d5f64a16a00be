import { defaultFormWords } from '../../../shared/forms/form-words.ts';
import { isEnglish } from '../../../shared/language.ts';
import { ownWordsOf } from '../../../shared/words/words.ts';
import blockWords from '../../../shared/words/block-words.json' with { type: 'json' };
import siteWords from '../../../shared/words/site-words.json' with { type: 'json' };
import { stepInto } from '../../json/json.ts';
import { groupBy } from '../../text/group-by.ts';
import { isLanguage } from '../../text/languages.ts';
import { listSome } from '../../text/messages.ts';
import { judgeAll } from '../rule.ts';

export const wordsTranslated = judgeAll('warning', ({ site, pages, documents, report }) => {
  const file = site.files.site.get('words');
  // An unsound file is reported, and its words are unknown.
  if (file !== undefined && !site.words) return;
  // A page of any language may show a shared block.
  const areFormsShared = documents.some(({ kind, hasForms }) => kind === 'shared' && hasForms);
  const languages = groupBy(pages, ({ lang }) => lang?.value ?? site.language);
  for (const [language, spoken] of languages) {
    if (isEnglish(language) || !isLanguage(language)) continue;
    const own = ownWordsOf(site.words, language);
    const asked = {
      blocks: blockWords,
      forms: areFormsShared || spoken.some(({ hasForms }) => hasForms) ? defaultFormWords : {},
      site: language === site.language ? siteWords : {},
    };
    const missing = (['blocks', 'forms', 'site'] as const).flatMap((group) =>
      Object.keys(asked[group]).flatMap((name) => (name in own[group] ? [] : [`${group}.${name}`])),
    );
    if (missing.length === 0) continue;
    const [first] = spoken;
    const isListed = file !== undefined && site.words?.languages[language] !== undefined;
    const where = isListed
      ? ({ file, at: 'key', pointer: stepInto('/languages', language) } as const)
      : first.lang
        ? { ...first.lang, file: first.file }
        : ({ file: file ?? first.file, at: 'file' } as const);
    report(where, `Missing words in "${language}": ${listSome(missing)}.`, {
      hint: `Visitors read and hear them in English. Add them to "${language}" in ${site.pagesDir}/_site/words.json: the last example of section-schemas/site/words.json has them all.`,
    });
  }
});
