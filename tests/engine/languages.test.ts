import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openSite } from '../../src/engine/content/open-site.ts';
import { check, compileRoute, createTestFiles, goodPage } from './test-site.ts';

const wordsSchemas = Object.fromEntries(
  ['site/words.json', 'contactForm.json'].map((name) => [
    `section-schemas/${name}`,
    readFileSync(`section-schemas/${name}`),
  ]),
);

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
