import { defaultFormWords } from '../../../shared/forms/form-words.ts';
import { isEnglish } from '../../../shared/language.ts';
import { ownWordsOf } from '../../../shared/words/words.ts';
import blockWords from '../../../shared/words/block-words.json' with { type: 'json' };
import siteWords from '../../../shared/words/site-words.json' with { type: 'json' };
import { readPointer, stepInto } from '../../json/json.ts';
import { groupBy } from '../../text/group-by.ts';
import type { FileSummary } from '../../content/compiled-file.ts';
import { findShipped, isShippedIn } from '../../content/shipped-texts.ts';
import { isLanguage, nameLanguage } from '../../text/languages.ts';
import { listSome, quote } from '../../text/messages.ts';
import { judgeAll, type SiteContext } from '../rule.ts';

export const wordsTranslated = judgeAll('warning', (context) => {
  findUntranslated(context);
  findForeign(context);
});

/** Words that no file translates. */
function findUntranslated({ site, pages, contentFiles, report }: SiteContext): void {
  const file = site.files.site.get('words');
  // An unsound file is reported, and its words are unknown.
  if (file !== undefined && !site.words) return;
  // A page of any language may show a shared block.
  const areFormsShared = contentFiles.some(({ kind, hasForms }) => kind === 'shared' && hasForms);
  const languages = groupBy(pages, ({ lang }) => lang?.value ?? site.language);
  for (const [language, spoken] of languages) {
    if (isEnglish(language) || !isLanguage(language)) continue;
    const translated = ownWordsOf(site.words, language);
    const needed = {
      blocks: blockWords,
      forms: areFormsShared || spoken.some(({ hasForms }) => hasForms) ? defaultFormWords : {},
      site: language === site.language ? siteWords : {},
    };
    const missing = (['blocks', 'forms', 'site'] as const).flatMap((group) =>
      Object.keys(needed[group]).flatMap((name) => (name in translated[group] ? [] : [`${group}.${name}`])),
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
}

/** Texts that come with the program and that visitors read among others of another language. */
function findForeign({ site, pages, contentFiles, report }: SiteContext): void {
  const pageLanguages = [...new Set(pages.map(({ lang }) => lang?.value ?? site.language))];
  for (const contentFile of contentFiles) {
    const foreign = contentFile.shipped.flatMap(({ pointer, value }) => {
      const around = languagesAround(contentFile, pointer, site.language, pageLanguages).filter(isLanguage);
      const match = findForeignLanguage(value, around);
      return match ? [{ ...match, pointer, value, wanted: around.map(nameLanguage).join(' or ') }] : [];
    });
    for (const [wanted, [first, ...others]] of groupBy(foreign, ({ wanted: language }) => language)) {
      const { pointer, value, language } = first;
      const place = { at: 'value', pointer } as const;
      const moreInFile = others.length > 0 ? ` This file has ${others.length} more.` : '';
      const corrections = [first, ...others].flatMap(({ value: text, meant }) =>
        meant === undefined ? [] : [`${quote(text)} is ${quote(meant)}`],
      );
      const list = others.length > 0 && corrections.length > 0 ? `: ${listSome(corrections)}` : '';
      report(
        { file: contentFile.file, place, value },
        `Unexpected ${nameLanguage(language)} among texts in ${wanted}: ${quote(value)}.${moreInFile}`,
        {
          meant: others.length > 0 ? undefined : first.meant,
          hint: `Not every visitor understands it, and screen readers say it as if it were ${wanted}. Write it in ${wanted}${list}.`,
        },
      );
    }
  }
}

/** The language of a text of the program's, and what it is in the one of the texts around it, if it can be none of these. */
function findForeignLanguage(
  value: string,
  around: string[],
): { language: string; meant: string | undefined } | undefined {
  const texts = findShipped(value) ?? [];
  const languages = texts.flatMap((text) => Object.keys(text).filter((tag) => text[tag] === value));
  const language = languages.includes('en') ? 'en' : languages[0];
  const [first, ...others] = around.map((tag) => new Intl.Locale(tag).language);
  if (language === undefined || first === undefined) return undefined;
  // A related language may have the same text, but none has an English sentence.
  const isForeign = (tag: string) => !languages.includes(tag) && (language === 'en' || isShippedIn(tag));
  if (![first, ...others].every(isForeign)) return undefined;
  return { language, meant: others.length > 0 ? undefined : texts.flatMap((text) => text[first] ?? [])[0] };
}

/** The languages of the texts around one: a shared block may be on any page. */
function languagesAround(
  contentFile: FileSummary,
  pointer: string,
  siteLanguage: string,
  pageLanguages: string[],
): string[] {
  if (contentFile.kind === 'page') return [contentFile.lang?.value ?? siteLanguage];
  if (contentFile.kind === 'shared') return pageLanguages;
  const [list, tag] = readPointer(pointer);
  return [contentFile.name === 'words' && list === 'languages' && tag !== undefined ? tag : siteLanguage];
}
