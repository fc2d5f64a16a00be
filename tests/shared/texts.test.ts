import { describe, expect, test } from 'vitest';
import {
  allowedCategories,
  allowing,
  cookieCategories,
  parsePreferences,
} from '../../src/shared/cookie-preferences.ts';
import { isDay } from '../../src/shared/day.ts';
import { acceptedFiles, emailPattern, maxFileSize, maxLengthOf } from '../../src/shared/forms/field-rules.ts';
import { completeFormWords, defaultFormWords } from '../../src/shared/forms/form-words.ts';
import { escapeHtml, htmlAttributes, scriptJson, startTag } from '../../src/shared/html.ts';
import { directionOf, languageAttributes, languageOfSite, writeSeconds } from '../../src/shared/language.ts';
import { withoutSiteName } from '../../src/shared/page-name.ts';
import { remember } from '../../src/shared/remember.ts';
import { trimEnd } from '../../src/shared/trim-end.ts';
import { withoutEmptyRules } from '../../src/shared/without-empty-rules.ts';
import { ownWordsOf, siteWordsOf } from '../../src/shared/words/words.ts';

describe('a day', () => {
  test.each(['2026-03-31', '2024-02-29', '1999-12-01', '2026-01-01'])('%s is one', (text) => {
    expect(isDay(text)).toBe(true);
  });
  test.each([
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '31.03.2026',
    '2026-3-1',
    '2026-03',
    '',
    '2026-03-31T10',
    '+02026-03-',
    '2026-03-3a',
  ])('%j is none', (text) => expect(isDay(text)).toBe(false));
});

describe('HTML', () => {
  test('has its signs in texts escaped, a single quote not among them', () => {
    expect(escapeHtml(`<a href="x">'&'</a>`)).toBe(`&lt;a href=&quot;x&quot;&gt;'&amp;'&lt;/a&gt;`);
  });

  test('has attributes with a value, without one, and none', () => {
    expect(startTag('link')).toBe('<link>');
    expect(startTag('a', { href: '/?a&b', hidden: true, id: undefined, 'data-a1': '' })).toBe(
      '<a href="/?a&amp;b" hidden data-a1="">',
    );
  });

  test.each(['', 'a b', 'A', '1a', 'a"', '-a', 'a=', 'ä'])('has no attribute called %j', (name) => {
    for (const value of ['x', undefined] as const)
      expect(() => htmlAttributes({ [name]: value })).toThrow(`"${name}" is no name of an HTML attribute.`);
  });

  test('has JSON in a script that cannot end it', () => {
    expect(scriptJson({ a: '</script><!--' })).toBe('{"a":"\\u003c/script>\\u003c!--"}');
  });
});

describe('a language', () => {
  test.each(['ar', 'he', 'fa', 'ur', 'ps', 'yi', 'dv', 'ku-Arab', 'nqo', 'syr'])(
    '%s runs from right to left, and says so where what is around it does not',
    (tag) => {
      expect(directionOf(tag)).toBe('rtl');
      expect(languageAttributes(tag)).toEqual({ lang: tag, dir: 'rtl' });
      expect(languageAttributes(tag, 'rtl')).toEqual({ lang: tag, dir: undefined });
    },
  );
  test.each(['en', 'de', 'ja', 'ku', 'tlh', 'ar-Latn', 'no such language'])(
    '%s runs the other way',
    (tag) => {
      expect(directionOf(tag)).toBe('ltr');
      expect(languageAttributes(tag)).toEqual({ lang: tag, dir: undefined });
      expect(languageAttributes(tag, 'rtl')).toEqual({ lang: tag, dir: 'ltr' });
    },
  );

  test('of a site is English unless it says another that there is', () => {
    expect(languageOfSite({})).toBe('en');
    expect(languageOfSite({ language: 'de-AT' })).toBe('de-AT');
    expect(languageOfSite({ language: 'no such language' })).toBe('en');
  });

  test('writes seconds its own way, in short', () => {
    expect([writeSeconds(9, 'en'), writeSeconds(1.5, 'de')]).toEqual(['9 sec', '1,5 Sek.']);
  });
});

test.each([
  ['Beans | Plots', 'Beans'],
  ['Plots – Beans', 'Beans'],
  ['Beans — Plots', 'Beans'],
  ['Plots - Beans', 'Beans'],
  ['Beans · Plots', 'Beans'],
  ['Beans|Plots', 'Beans|Plots'],
  ['Beans | Plots | Seeds', 'Beans | Plots | Seeds'],
  ['Beans: Plots', 'Beans: Plots'],
  ['Plots', 'Plots'],
])('the page "%s" of the site Plots is called "%s"', (title, name) => {
  expect(withoutSiteName(title, 'Plots')).toBe(name);
});

test.each([
  ['a//', '/', 'a'],
  ['a /\t', '/ \t', 'a'],
  ['//', '/', ''],
  ['', '/', ''],
  ['a/b', '/', 'a/b'],
  ['/a', '/', '/a'],
])('%j without %j at its end is %j', (text, signs, rest) => expect(trimEnd(text, signs)).toBe(rest));

test.each([
  ['a{}b{c:d}', 'b{c:d}'],
  ['@media x{a{}}b{c:d}', 'b{c:d}'],
  ['@media x{a{}b{c:d}}', '@media x{b{c:d}}'],
  ['@import "a";b{}', '@import "a";'],
  ['@media x{@media y{a{}}}', ''],
  ['a{b:c}', 'a{b:c}'],
])('of the rules %s those that declare something are %s', (css, left) => {
  expect(withoutEmptyRules(css)).toBe(left);
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

describe('cookies', () => {
  const none = allowing([]);

  test('of the essential kind are always allowed', () => {
    expect(none).toEqual({
      essential: true,
      performance: false,
      analytics: false,
      advertising: false,
      social: false,
      unclassified: false,
    });
    expect(Object.keys(none)).toEqual([...cookieCategories]);
  });

  test.each(cookieCategories.slice(1))('of the kind %s are allowed by themselves', (category) => {
    expect(allowing([category])).toEqual({ ...none, [category]: true });
    const text = JSON.stringify({ [category]: true });
    expect(parsePreferences(text)).toEqual({ ...none, [category]: true });
    expect(allowedCategories(false, allowing([category]))).toEqual(['essential', category]);
  });

  test.each([
    [null, undefined],
    ['', undefined],
    ['{', undefined],
    ['null', undefined],
    ['[true]', undefined],
    ['5', undefined],
    ['{}', none],
    ['{"analytics":1,"social":"true","other":true,"essential":false}', none],
  ])('a kept choice %j is %j', (text, preferences) => {
    expect(parsePreferences(text)).toEqual(preferences);
  });

  test('run as was chosen, and without a choice all of them or the essential one', () => {
    expect(allowedCategories(true, undefined)).toEqual([...cookieCategories]);
    expect(allowedCategories(false, undefined)).toEqual(['essential']);
    expect(allowedCategories(true, none)).toEqual(['essential']);
  });
});

describe('a form', () => {
  test.each(['a@b.example', 'a.b+c@d.e.f', "o'x@b.co"])('takes the e-mail address %s', (address) => {
    expect(address).toMatch(new RegExp(`^${emailPattern}$`));
  });
  test.each(['a', 'a@b', '@b.example', 'a@.example', 'a@b.', 'a@b..c', 'a b@c.example', 'a@b@c.example'])(
    'takes no e-mail address %s',
    (address) => expect(address).not.toMatch(new RegExp(`^${emailPattern}$`)),
  );

  test('takes so many characters and bytes, and two kinds of files', () => {
    expect((['paragraph', 'text', 'email', 'phone'] as const).map((kind) => maxLengthOf({ kind }))).toEqual([
      1500, 200, 200, 200,
    ]);
    expect(maxFileSize).toBe(5_242_880);
    expect(acceptedFiles).toBe(
      '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    );
  });

  test('says what its block sets, and the rest as by default', () => {
    expect(completeFormWords(undefined)).toEqual(defaultFormWords);
    expect(completeFormWords({ empty: 'Write.' })).toEqual({ ...defaultFormWords, empty: 'Write.' });
  });
});

test('the words of a site are those of the language, of the one it belongs to, and English for the rest', () => {
  const words = {
    languages: {
      de: { blocks: { yes: 'ja', no: 'nein' }, site: { loading: 'Lädt' } },
      'de-AT': { blocks: { no: 'na' }, forms: { empty: 'Leer' } },
      AT: { blocks: { yes: 'no language' } },
    },
  };
  expect(ownWordsOf(words, 'de-AT')).toEqual({
    blocks: { yes: 'ja', no: 'na' },
    forms: { empty: 'Leer' },
    site: { loading: 'Lädt' },
  });
  expect(ownWordsOf(words, 'fr')).toEqual({ blocks: {}, forms: {}, site: {} });
  expect(ownWordsOf(undefined, 'de')).toEqual({ blocks: {}, forms: {}, site: {} });
  expect(siteWordsOf(words, 'de')).toMatchObject({ loading: 'Lädt', notFoundTitle: 'Page not found' });
  expect(siteWordsOf(undefined, 'de').loading).toBe('Loading the page');
});
