import { expect, test } from 'vitest';
import { isDay, toDay } from '../../src/shared/day.ts';
import {
  type Circumstances,
  emailPattern,
  explainViolation,
  explainLimits,
  findViolation,
  maxLengthOf,
  readAnswer,
} from '../../src/shared/forms/judge-answers.ts';
import { limitOn, todayAnywhere } from '../../src/shared/forms/limits.ts';
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
import { ownWordsOf, siteWordsOf } from '../../src/shared/words/words.ts';
import { testTables } from './test-tables.ts';

const words = {
  languages: {
    de: { blocks: { yes: 'ja', no: 'nein' }, site: { loading: 'Lädt' } },
    'de-AT': { blocks: { no: 'na' }, forms: { empty: 'Leer' }, mails: { files: 'Dateien' } },
    AT: { blocks: { yes: 'no language' } },
  },
};

/** A form in English on this day of March 2026, in one time zone. */
function march(day: number): Circumstances {
  return { lang: 'en', words: defaultFormWords, today: [`2026-03-${day}`, `2026-03-${day}`] };
}

test('where a message is taken, today is any day that it is for a visitor', () => {
  const first = { name: 'a', label: 'A', kind: 'date', earliest: 'today', latest: 'today' } as const;
  // Noon in Greenwich is midnight at both ends of the day.
  const today = todayAnywhere(Date.parse('2026-03-15T11:00Z'));
  const days = ['2026-03-13', '2026-03-14', '2026-03-15', '2026-03-16', '2026-03-17'];
  expect(days.filter((day) => !findViolation(first, day, { ...march(1), today }))).toEqual(days.slice(1, 4));
});

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
  'A valid e-mail address': (address: string) => new RegExp(`^${emailPattern}$`).test(address),
  'The longest answer': maxLengthOf,
  'A normalized answer, and its fault': (kind: FormField['kind'], typed: string) => {
    const answer = readAnswer({ kind }, typed);
    return [answer, findViolation({ name: 'a', label: 'A', kind }, answer, march(15))];
  },
  'The words of a site in a language and its variants': (language: string) => ownWordsOf(words, language),
  'Messages for file system errors, by error code': (code: string, path, syscall) =>
    explainRefusal(Object.assign(new Error(code), { code, path, syscall }), 'dist'),
  'An answer in a language to a field, and its error on 15 March 2026': (
    field: Partial<FormField> & Pick<FormField, 'kind'>,
    lang: string,
    typed: string,
  ) => {
    const asked = { name: 'a', label: 'A', ...field };
    const circumstances = { ...march(15), lang };
    const answer = readAnswer(asked, typed, circumstances);
    expect(readAnswer(asked, answer, circumstances), 'read again').toBe(answer);
    const fault = findViolation(asked, answer, circumstances);
    return [answer, fault && explainViolation(fault, asked, answer, circumstances)];
  },
  'A limit of a date, on a day': limitOn,
  'What a field says of its limits': (field: FormField, lang: string) =>
    explainLimits(field, { words: defaultFormWords, lang }).map(([, text]) => text),
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
