import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openSite } from '../../src/engine/content/open-site.ts';
import { isLanguage, meantLanguage } from '../../src/engine/text/languages.ts';
import { check, compileRoute, createTestFiles, goodPage, goodSite } from './test-site.ts';

const wordsSchemas = Object.fromEntries(
  ['site/words.json', 'contactForm.json'].map((name) => [
    `section-schemas/${name}`,
    readFileSync(`section-schemas/${name}`),
  ]),
);

test.each(['en', 'en-GB', 'de-AT', 'zh-Hans', 'sr-Latn-RS', 'es-419', 'tlh'])('%s is a language', (tag) => {
  expect(isLanguage(tag)).toBe(true);
});

test.each([
  ['en-UK', 'en-GB'],
  ['en_us', 'en-US'],
  ['EN', 'en'],
  ['en-USA', 'en'],
  ['jp', 'ja'],
  ['iw', 'he'],
  ['deu', 'de'],
  ['German', 'de'],
  ['français', 'fr'],
  ['العربية', 'ar'],
  ['xx', undefined],
  ['', undefined],
  ['klingon', undefined],
  ['e'.repeat(10_000), undefined],
])('%s is none, and means %s', (tag, meant) => {
  expect(isLanguage(tag)).toBe(false);
  expect(meantLanguage(tag)).toBe(meant);
});

describe('the language of a page', () => {
  const compile = (page: object, brand: object) => {
    const files = {
      'pages/index.json': { ...goodPage, ...page },
      'pages/_site/brand.json': { ...goodSite['pages/_site/brand.json'], ...brand },
    };
    return compileRoute(openSite({ fileSystem: createTestFiles(files) }), '/')?.lang;
  };

  test('is its own, else that of the site, else English', () => {
    expect(compile({ lang: 'de' }, { language: 'fr' })).toBe('de');
    expect(compile({}, { language: 'fr' })).toBe('fr');
    expect(compile({}, {})).toBe('en');
  });

  test('is never one that would make a browser fail, also while the check complains', () => {
    expect(compile({ lang: 'no such language' }, { language: 'fr' })).toBe('fr');
    expect(compile({}, { language: 'no such language' })).toBe('en');
  });
});

describe('the words a site says by itself', () => {
  test('go along with a page when they are not the default ones, and an English page carries none', () => {
    const site = siteOf({ languages: { de: { blocks: { yes: 'ja' } } } });
    expect(compileRoute(site, '/')?.words).toEqual({ yes: 'ja' });
    expect(compileRoute(site, '/english')).not.toHaveProperty('words');
  });

  test('of forms stand in the block, behind those it sets itself', () => {
    const site = siteOf({ languages: { de: { forms: { empty: 'Bitte ausfüllen.', back: 'Zurück' } } } });
    const [, form] = compileRoute(site, '/')?.sections ?? [];
    expect(form).toMatchObject({ words: { empty: 'Bitte ausfüllen.', back: 'Heim' } });
  });

  test('need their figures', async () => {
    const report = await check({
      ...wordsSchemas,
      'pages/_site/words.json': { languages: { de: { blocks: { position: '{number} von vielen' } } } },
    });
    expect(report).toBe(
      [
        'pages/_site/words.json:5:21 error schema/wrong-form «"{number} von vielen"»',
        'Expected words with {number} and {count} in them, such as "{number} of {count}", instead of "{number} von vielen".',
        'Which slide is shown. {number} and {count} are filled in.',
      ].join('\n'),
    );
  });

  function siteOf(own: object) {
    const form = {
      type: 'contactForm',
      words: { back: 'Heim' },
      tabs: [
        {
          key: 'write',
          title: 'Schreiben',
          recipient: 'hello@example.com',
          subject: 'Hallo',
          submit: 'Senden',
          fields: [{ name: 'message', label: 'Nachricht', kind: 'paragraph' }],
        },
      ],
    };
    const files = {
      ...wordsSchemas,
      'pages/index.json': { ...goodPage, lang: 'de', sections: [...goodPage.sections, form] },
      'pages/english.json': { ...goodPage, title: 'A page in English' },
      'pages/_site/words.json': own,
    };
    return openSite({ fileSystem: createTestFiles(files) });
  }
});
