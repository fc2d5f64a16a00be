import { expect, test } from 'vitest';
import { allowedCategories, readPreferences, writePreferences } from '../../src/shell/cookie-preferences.ts';
import { isDay, toDay } from '../../src/shared/day.ts';
import { emailPattern, findFault, maxLengthOf, readAnswer } from '../../src/shared/forms/field-rules.ts';
import { completeFormWords, defaultFormWords } from '../../src/shared/forms/form-words.ts';
import { foldLetters, foldSpelledOut } from '../../src/shared/fold-letters.ts';
import { escapeHtml, scriptJson, startTag } from '../../src/shared/html.ts';
import { isolateValues } from '../../src/shared/isolate.ts';
import { directionOf, languageAttributes, languageOfSite, writeSeconds } from '../../src/shared/language.ts';
import type { FormField } from '../../src/shared/generated/sections.ts';
import { withoutSiteName } from '../../src/shared/page-name.ts';
import { dialled, isDialable } from '../../src/shared/phone.ts';
import { explainRefusal } from '../../src/shared/refusal.ts';
import { memoize } from '../../src/shared/memoize.ts';
import { trimEnd } from '../../src/shared/trim-end.ts';
import { withoutEmptyRules } from '../../src/app/critical-css.ts';
import { ownWordsOf, siteWordsOf } from '../../src/shared/words/words.ts';
import { testTables } from './test-tables.ts';

const words = {
  languages: {
    de: { blocks: { yes: 'ja', no: 'nein' }, site: { loading: 'Lädt' } },
    'de-AT': { blocks: { no: 'na' }, forms: { empty: 'Leer' }, mails: { files: 'Dateien' } },
    AT: { blocks: { yes: 'no language' } },
  },
};

testTables('tests/shared/tables/texts.txt', {
  'A day': isDay,
  'A day in other words': toDay,
  'A phone number: as it is dialled, and whether it is valid': (number: string) => [
    dialled(number),
    isDialable(number),
  ],
  'A text normalized for searching, without marks and with marks spelled out': (text: string) => [
    foldLetters(text),
    foldSpelledOut(text),
  ],
  'Text in HTML': escapeHtml,
  'HTML of a language with its values isolated': isolateValues,
  'A start tag, with attributes that have a value, have none, or are left out': startTag,
  'JSON that cannot end its script element': scriptJson,
  'The direction of a language, and its attributes within either direction': (tag: string) => [
    directionOf(tag),
    languageAttributes(tag),
    languageAttributes(tag, 'rtl'),
  ],
  'The language of a site': languageOfSite,
  'Seconds in a language': writeSeconds,
  'A page title without the name of the site': withoutSiteName,
  'A text without these characters at its end': trimEnd,
  'CSS without empty rules': withoutEmptyRules,
  'Allowed categories of stored cookie preferences': readPreferences,
  'Stored cookie preferences, by allowed categories': writePreferences,
  'Allowed categories, by acceptance and by saved preferences': (
    isAllowed: boolean,
    chosen?: Parameters<typeof writePreferences>[0],
  ) => allowedCategories(isAllowed, chosen && readPreferences(writePreferences(chosen))),
  'A valid e-mail address': (address: string) => new RegExp(`^${emailPattern}$`).test(address),
  'The longest answer': maxLengthOf,
  'A normalized answer, and its fault': (kind: FormField['kind'], typed: string) => {
    const answer = readAnswer({ kind }, typed);
    return [answer, findFault({ name: 'a', label: 'A', kind }, answer)];
  },
  'The words of a site in a language and its variants': (language: string) => ownWordsOf(words, language),
  'Messages for file system errors, by error code': (code: string, path, syscall) =>
    explainRefusal(Object.assign(new Error(code), { code, path, syscall }), 'dist'),
});

test('words that a site does not set are English', () => {
  expect(siteWordsOf(words, 'de')).toMatchObject({ loading: 'Lädt', notFoundTitle: 'Page not found' });
  expect(siteWordsOf(undefined, 'de').loading).toBe('Loading the page');
  expect(ownWordsOf(undefined, 'de')).toEqual({ blocks: {}, forms: {}, site: {}, mails: {} });
  expect(completeFormWords(undefined)).toEqual(defaultFormWords);
  expect(completeFormWords({ empty: 'Write.' })).toEqual({ ...defaultFormWords, empty: 'Write.' });
});

test('an undefined attribute is left out, but its name is validated', () => {
  expect(startTag('a', { id: undefined })).toBe('<a>');
  expect(() => startTag('a', { 'a b': undefined })).toThrow('"a b" is no name of an HTML attribute.');
});

test('a memoized value is made once, until there are too many keys', () => {
  const made: string[] = [];
  const read = memoize(2, (key) => {
    made.push(key);
    return key.toUpperCase();
  });
  expect(['a', 'b', 'a', 'b'].map(read)).toEqual(['A', 'B', 'A', 'B']);
  expect(made).toEqual(['a', 'b']);
  expect(['c', 'a', 'c'].map(read)).toEqual(['C', 'A', 'C']);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
