import formWords from '../../shared/forms/form-words.json' with { type: 'json' };
import blockWords from '../../shared/words/block-words.json' with { type: 'json' };
import { firstTexts } from '../../shared/words/first-texts/index.ts';
import siteWords from '../../shared/words/site-words.json' with { type: 'json' };
import contactForm from '../../../section-schemas/contactForm.json' with { type: 'json' };
import announcement from '../../../section-schemas/site/announcement.json' with { type: 'json' };
import consent from '../../../section-schemas/site/consent.json' with { type: 'json' };
import signIn from '../../../section-schemas/site/sign-in.json' with { type: 'json' };
import words from '../../../section-schemas/site/words.json' with { type: 'json' };
import { draftMark } from './draft-mark.ts';
import { groupBy } from '../text/group-by.ts';

/** A text that comes with the program, by the tag of each language that it comes in. */
export type ShippedText = Readonly<Record<string, string>>;

/** The last example of words.json has the words of each language. */
const { languages: wordsByLanguage = {} } = words.examples.at(-1) ?? {};

/** True for a language in which everything comes that comes in English. */
export function isShippedIn(language: string): boolean {
  return language === 'en' || Object.hasOwn(wordsByLanguage, language);
}

const placeholder = /\{[^{}]*\}/g;
const word = /^\p{L}+[.,:;!?]?$/u;

/** What fewer words say may be right in several languages: "Menu", "Web Design". */
const saysMuch = (text: string, least: number) =>
  text
    .replaceAll(placeholder, '')
    .split(/\s+/)
    .filter((token) => word.test(token)).length >= least;

let shipped: ReadonlyMap<string, readonly ShippedText[]> | undefined;

/** What a text is in the program's languages, if it comes with the program and can only be of some of them. */
export function findShipped(text: string): readonly ShippedText[] | undefined {
  shipped ??= groupTexts();
  return shipped.get(text);
}

function groupTexts(): ReadonlyMap<string, readonly ShippedText[]> {
  const translated = [...listWords(), ...listFirstTexts()];
  // Of examples only what nobody can mean as a name.
  const english = listStrings([contactForm, announcement, consent, signIn].map(({ examples }) => examples));
  const pairs = [
    ...translated.flatMap((texts) =>
      [...new Set(Object.values(texts))].filter((text) => saysMuch(text, 2)).map((text) => ({ text, texts })),
    ),
    ...english.filter((text) => saysMuch(text, 3)).map((text) => ({ text, texts: { en: text } })),
  ];
  const groups = [...groupBy(pairs, ({ text }) => text)];
  return new Map(groups.map(([text, all]) => [text, all.map(({ texts }) => texts)]));
}

type WordGroups = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The words of the interface, and of the receiver's e-mails. */
function listWords(): ShippedText[] {
  const byLanguage = Object.entries<WordGroups>(wordsByLanguage);
  const mailFields = Object.entries(words.$defs.languageWords.properties.mails.properties);
  const mails = Object.fromEntries(mailFields.map(([name, field]) => [name, field.default]));
  const english: WordGroups = { blocks: blockWords, forms: formWords, site: siteWords, mails };
  return Object.entries(english).flatMap(([group, ofGroup]) =>
    Object.entries(ofGroup).map(([name, en]) => {
      const translations = byLanguage.map(([tag, texts]) => [tag, texts[group]?.[name]] as const);
      return Object.fromEntries<string>([
        ['en', en],
        ...translations.flatMap(([tag, text]) => (text === undefined ? [] : [[tag, text] as const])),
      ]);
    }),
  );
}

/** The texts of the pages and files that a new site begins with. Addresses in them differ by language. */
function listFirstTexts(): ShippedText[] {
  const languages = Object.entries(firstTexts);
  const english = new Set(languages.flatMap(([, { texts }]) => Object.keys(texts)));
  return [...english]
    .filter((text) => !text.startsWith(draftMark) && !text.includes(']('))
    .map((en) => ({
      en,
      ...Object.fromEntries(languages.map(([tag, { texts }]) => [tag, texts[en] ?? en])),
    }));
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}
