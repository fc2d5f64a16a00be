import { expect, test } from 'vitest';
import { allowedCategories, allowing, parsePreferences } from '../../src/shared/cookie-preferences.ts';
import { isDay } from '../../src/shared/day.ts';
import {
  acceptedFiles,
  emailPattern,
  findFault,
  maxFileSize,
  maxLengthOf,
  readAnswer,
} from '../../src/shared/forms/field-rules.ts';
import { completeFormWords, defaultFormWords } from '../../src/shared/forms/form-words.ts';
import { foldLetters, foldSpelledOut } from '../../src/shared/fold-letters.ts';
import { escapeHtml, scriptJson, startTag } from '../../src/shared/html.ts';
import { directionOf, languageAttributes, languageOfSite, writeSeconds } from '../../src/shared/language.ts';
import type { FormField } from '../../src/shared/generated/sections.ts';
import { withoutSiteName } from '../../src/shared/page-name.ts';
import { dialled, isDialable } from '../../src/shared/phone.ts';
import { explainRefusal } from '../../src/shared/refusal.ts';
import { remember } from '../../src/shared/remember.ts';
import { trimEnd } from '../../src/shared/trim-end.ts';
import { withoutEmptyRules } from '../../src/shared/without-empty-rules.ts';
import { ownWordsOf, siteWordsOf } from '../../src/shared/words/words.ts';
import { testTables } from './test-tables.ts';

const words = {
  languages: {
    de: { blocks: { yes: 'ja', no: 'nein' }, site: { loading: 'Lädt' } },
    'de-AT': { blocks: { no: 'na' }, forms: { empty: 'Leer' } },
    AT: { blocks: { yes: 'no language' } },
  },
};

testTables('tests/shared/tables/texts.txt', {
  'A day': isDay,
  'A phone number: as it is dialled, and whether it can be': (number: string) => [
    dialled(number),
    isDialable(number),
  ],
  'A text as it is searched for, without marks and with marks spelled out': (text: string) => [
    foldLetters(text),
    foldSpelledOut(text),
  ],
  'Text in HTML': escapeHtml,
  'The start of an element, with attributes that have a value, none, or are not there': startTag,
  'JSON in a script, which cannot end it': scriptJson,
  'How a language says that it runs: in itself, and within one from right to left': (tag: string) => [
    directionOf(tag),
    languageAttributes(tag),
    languageAttributes(tag, 'rtl'),
  ],
  'The language of a site': languageOfSite,
  'Seconds in a language': writeSeconds,
  'The name of a page, without that of the site': withoutSiteName,
  'A text without these signs at its end': trimEnd,
  'The rules that declare something': withoutEmptyRules,
  'A choice of cookies that a browser has kept': parsePreferences,
  'What runs, by whether all is allowed at first, and by the kinds that were chosen': (
    isAllowed: boolean,
    chosen?: Parameters<typeof allowing>[0],
  ) => allowedCategories(isAllowed, chosen && allowing(chosen)),
  'An e-mail address that a form takes': (address: string) => new RegExp(`^${emailPattern}$`).test(address),
  'How long an answer may be': maxLengthOf,
  'What was meant by what stands in a field, and what is wrong with it': (
    kind: FormField['kind'],
    typed: string,
  ) => {
    const answer = readAnswer({ kind }, typed);
    return [answer, findFault({ name: 'a', label: 'A', kind }, answer)];
  },
  'The words of a site in a language: its own, those of the language it belongs to, and none': (
    language: string,
  ) => ownWordsOf(words, language),
  'What is said where a system refuses a file, by the code of its error': (code: string, path, syscall) =>
    explainRefusal(Object.assign(new Error(code), { code, path, syscall }), 'dist'),
});

test('what a site does not say in its words is English', () => {
  expect(siteWordsOf(words, 'de')).toMatchObject({ loading: 'Lädt', notFoundTitle: 'Page not found' });
  expect(siteWordsOf(undefined, 'de').loading).toBe('Loading the page');
  expect(ownWordsOf(undefined, 'de')).toEqual({ blocks: {}, forms: {}, site: {} });
  expect(completeFormWords(undefined)).toEqual(defaultFormWords);
  expect(completeFormWords({ empty: 'Write.' })).toEqual({ ...defaultFormWords, empty: 'Write.' });
});

test('an attribute without a value is left out, and its name is looked at all the same', () => {
  expect(startTag('a', { id: undefined })).toBe('<a>');
  expect(() => startTag('a', { 'a b': undefined })).toThrow('"a b" is no name of an HTML attribute.');
});

test('a form takes two kinds of files, of 5 MiB at most', () => {
  expect(maxFileSize).toBe(5_242_880);
  expect(acceptedFiles).toBe(
    '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  );
});

test('what was made for a key is made once, until there are too many keys', () => {
  const made: string[] = [];
  const read = remember(2, (key) => {
    made.push(key);
    return key.toUpperCase();
  });
  expect(['a', 'b', 'a', 'b'].map(read)).toEqual(['A', 'B', 'A', 'B']);
  expect(made).toEqual(['a', 'b']);
  expect(['c', 'a', 'c'].map(read)).toEqual(['C', 'A', 'C']);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
