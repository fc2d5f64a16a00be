import { describe, expect, test } from 'vitest';
import { openSite } from '../../src/engine/content/open-site.ts';
import { languageAttributes } from '../../src/engine/documents/language-attributes.ts';
import { isLanguage, meantLanguage } from '../../src/engine/text/languages.ts';
import { directionOf } from '../../src/shared/direction.ts';
import { compileRoute, createTestFiles, goodPage, goodSite } from './test-site.ts';

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

test('languages that are written from right to left say so, and the others say nothing', () => {
  expect(['ar', 'he', 'fa', 'ur', 'ps', 'yi', 'ku-Arab'].map(directionOf)).toEqual(Array(7).fill('rtl'));
  expect(['en', 'de', 'ja', 'ku', 'tlh'].map(directionOf)).toEqual(Array(5).fill('ltr'));
  expect(languageAttributes('ar')).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(languageAttributes('de')).toEqual({ lang: 'de', dir: undefined });
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
