import { expect, test } from 'vitest';
import { openPublic } from '../../src/engine/build/site-code.ts';
import { check } from '../../src/engine/check/check.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { formatPretty } from '../../src/engine/check/report.ts';
import { noCache } from '../../src/engine/files/cache.ts';
import { loadSchemas } from '../../src/engine/schemas/load-schemas.ts';
import { defaultFormWords } from '../../src/shared/forms/form-words.ts';
import blockWords from '../../src/shared/words/block-words.json' with { type: 'json' };
import siteWords from '../../src/shared/words/site-words.json' with { type: 'json' };
import { spoken } from '../../tools/new-site/speak-language.ts';
import { type Look, looks, planSite } from '../../tools/new-site/plan-site.ts';
import schema from '../../section-schemas/site/words.json' with { type: 'json' };
import { projectFiles } from '../stage/fixture-files.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { writeFiles } from '../stage/write-files.ts';

const schemas = loadSchemas(projectFiles);

/** A name of the length that the texts around it must leave room for. */
const longName = 'Bean Lane Bakery and Mill of the Harbour';

async function planFor(language: string, name = 'Bean Lane Bakery', look: Look = 'plain') {
  const { files, advice } = await planSite({
    name,
    language,
    look,
    messages: 'email',
    deploy: 'none',
  });
  const root = makeFolder();
  writeFiles(root, Object.fromEntries(files));
  const site = openSite({ root, schemas, ...openPublic(root, 'public', { cache: noCache }) });
  return { files, advice, site, report: await check(site) };
}

const pagesOf = (files: ReadonlyMap<string, unknown>) =>
  [...files.keys()]
    .filter((file) => /^pages\/[^_].*\.json$/.test(file))
    .map((file) => file.slice('pages/'.length));

test.each([...spoken, 'de-AT', 'ja'])(
  'a new site in "%s" has no findings but of texts to rewrite',
  async (language) => {
    for (const name of ['Bo', longName]) {
      const { report, site } = await planFor(language, name);
      const others = report.diagnostics.filter(({ rule }) => rule !== 'text-rewritten');
      expect(formatPretty({ ...report, diagnostics: others })).toMatch(/^4 pages checked/);
      expect(others).toEqual([]);
      expect(report.pages.map(({ lang }) => lang)).toEqual([language, language, language, language]);
      expect(site.routes.has('/')).toBe(true);
    }
  },
);

test.each(looks)('a new site in the look "%s" has no findings but of texts to rewrite', async (look) => {
  const { report } = await planFor('en', longName, look);
  expect(report.diagnostics.filter(({ rule }) => rule !== 'text-rewritten')).toEqual([]);
});

test.each(spoken.filter((language) => language !== 'en'))(
  'nothing of a new site in "%s" is English',
  async (language) => {
    const [english, own] = [await planFor('en'), await planFor(language)];
    const textsOf = ({ site }: typeof own) =>
      new Set(
        textsIn(
          Array.from(
            site.pages,
            ({ file }) => JSON.parse(String(site.fileSystem.read(file))) as unknown,
          ).concat(
            ...['navigation', 'footer'].map(
              (name) => JSON.parse(String(site.fileSystem.read(`pages/_site/${name}.json`))) as unknown,
            ),
          ),
        ),
      );
    const left = [...textsOf(english)].filter((text) => textsOf(own).has(text));
    // Words that both languages have.
    expect(left.filter((text) => / /.test(text) && !text.startsWith('©'))).toEqual([]);
  },
);

test('its pages, their names and the links to them are in its language', async () => {
  const { files, site } = await planFor('de');
  expect(pagesOf(files).toSorted()).toEqual([
    'datenschutz.json',
    'impressum.json',
    'index.json',
    'kontakt.json',
  ]);
  expect(String(files.get('pages/_site/footer.json'))).toContain('/datenschutz');
  expect(String(files.get('pages/README.md'))).toContain('`datenschutz.json`');
  expect(site.language).toBe('de');
});

test('in another language its texts are English ones to rewrite, and so are the words of the site', async () => {
  const { files, advice } = await planFor('ja');
  expect(pagesOf(files)).toContain('contact-us.json');
  expect(String(files.get('pages/contact-us.json'))).toContain('"label": "Rewrite: Your name"');
  expect(String(files.get('pages/_site/navigation.json'))).toContain('"Rewrite: Skip to content"');
  expect(String(files.get('pages/_site/words.json'))).toContain('"Rewrite: Fill in this field."');
  expect(advice.join()).toContain('Translate them');
});

test('the words of the site are complete in each of these languages', () => {
  const { languages } = schema.examples.at(-1) as { languages: Record<string, Record<string, object>> };
  const mails = Object.keys(schema.$defs.languageWords.properties.mails.properties);
  const complete = Object.entries({ blocks: blockWords, forms: defaultFormWords, site: siteWords }).map(
    ([group, words]) => [group, Object.keys(words).toSorted()] as const,
  );
  const expected = Object.fromEntries([...complete, ['mails', mails.toSorted()]]);
  for (const language of spoken) {
    if (language === 'en') continue;
    const own = languages[language] ?? {};
    const found = Object.fromEntries(
      Object.entries(own).map(([group, words]) => [group, Object.keys(words).toSorted()]),
    );
    expect(found, language).toEqual(expected);
  }
});

/** The texts in JSON that are read: with a letter, and no addresses. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\p{L}/u.test(value) && !/^[/.{]/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
