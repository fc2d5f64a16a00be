import { draftMark } from '../../src/engine/content/draft-mark.ts';
import formWords from '../../src/shared/forms/form-words.json' with { type: 'json' };
import { firstTexts } from '../../src/shared/words/first-texts/index.ts';
import blockWords from '../../src/shared/words/block-words.json' with { type: 'json' };
import siteWords from '../../src/shared/words/site-words.json' with { type: 'json' };
import definitions from '../../section-schemas/defs.json' with { type: 'json' };
import words from '../../section-schemas/site/words.json' with { type: 'json' };

/** Properties whose texts nobody reads. */
const unread = new Set(['$schema', 'type', 'kind', 'key', 'name', 'autocomplete', 'recipient', 'src']);
const letters = /\p{L}/u;

/** Languages in which a new site is complete. */
export const spoken: readonly string[] = ['en', ...Object.keys(firstTexts)];

export type FontFiles = [string, ...string[]];

/** How the starter is said in a language, by its first subtag. `isWhole`: false for one whose texts stay English. */
export function speakerOf(language: string) {
  const isEnglish = language === 'en';
  const isWhole = spoken.includes(language);
  const { addresses, texts, letters: further } = firstTexts[language] ?? { addresses: {}, texts: {} };
  const toAddress = (text: string) =>
    text.replaceAll(/(?<=^|\()\/[a-z-]+(?=$|\))/g, (address) => addresses[address] ?? address);
  const say = (text: string) => toAddress(texts[text] ?? (isWhole ? text : markDraft(text)));
  return {
    isWhole,
    letters: further,
    /** A font's files with those that have the letters of the language. Noto has those of Arabic for all fonts. */
    fontsOf: (files: FontFiles): FontFiles => [
      ...files,
      ...(further === 'arabic' ? ['/fonts/noto-arabic.woff2'] : []),
      ...(further === 'latin-ext' ? files.map((name) => name.replace('-latin.', '-latin-ext.')) : []),
    ],
    /** The name of a page's file: `contact-us.json` → `kontakt.json`. */
    fileOf: (name: string) => `${toAddress(`/${name.replace(/\.json$/, '')}`).slice(1)}.json`,
    /** A JSON file of the starter. */
    say(text: string): string {
      if (isEnglish) return text;
      const said = JSON.parse(text, (key, value: unknown) =>
        typeof value !== 'string' || unread.has(key) ? value : say(value),
      ) as object;
      return `${JSON.stringify(said, null, 2)}\n`;
    },
    /** The site's own words; undefined in English, which they are without a file. */
    words: isEnglish ? undefined : (presetOf(language) ?? draftWords()),
  };
}

/** An English text for somebody to translate. Addresses, and placeholders alone, are the same in every language. */
function markDraft(text: string, most = Infinity): string {
  const isText = letters.test(text.replaceAll(/\{[^}]*\}/g, '')) && !text.startsWith('/');
  const marked = draftMark + text;
  return isText && !text.startsWith(draftMark) && marked.length <= most ? marked : text;
}

/** The words of a language in the examples of the schema. */
function presetOf(language: string): object | undefined {
  const examples = words.examples.flatMap(({ languages }) => Object.entries<object>(languages));
  return examples.findLast(([tag]) => tag === language)?.[1];
}

function draftWords(): object {
  const { blocks, site } = words.$defs.languageWords.properties;
  const draft = (texts: Record<string, string>, limits: Record<string, { maxLength: number }>) =>
    Object.fromEntries(
      Object.entries(texts).map(([name, word]) => [name, markDraft(word, limits[name]?.maxLength)]),
    );
  return {
    blocks: draft(blockWords, blocks.properties),
    forms: draft(formWords, definitions.$defs.formWords.properties),
    site: draft(siteWords, site.properties),
  };
}
