import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findMissing } from '../../src/engine/pictures/card-title.ts';
import { describeFont } from '../../src/engine/pictures/describe-font.ts';
import { listSome } from '../../src/engine/text/messages.ts';
import { slugOf } from '../../src/engine/text/paths.ts';
import formWords from '../../src/shared/forms/form-words.json' with { type: 'json' };
import blockWords from '../../src/shared/words/block-words.json' with { type: 'json' };
import siteWords from '../../src/shared/words/site-words.json' with { type: 'json' };
import words from '../../section-schemas/site/words.json' with { type: 'json' };
import { drawSigns, type SignColors } from './draw-signs.ts';

/** The presets of themes/. */
export const looks = ['plain', 'warm', 'bold', 'classic'] as const;
export type Look = (typeof looks)[number];

export interface SiteChoices {
  /** The company's name as visitors read it. */
  name: string;
  url?: string | undefined;
  email?: string | undefined;
  language: string;
  look: Look;
}

interface SitePlan {
  /** The files of an empty site, by their paths from the project's root. */
  files: Map<string, string | Buffer>;
  /** Sentences about what to replace besides the texts that begin with "Rewrite:". */
  advice: string[];
}

/** The opening of the home page, in the form that suits each look. */
const heroes: Record<Look, object> = {
  plain: {},
  // The ground of the picture is that of the page.
  warm: { variant: 'tinted', background: 'page' },
  bold: { variant: 'overlap' },
  classic: { variant: 'large', picture: undefined },
};

const themes = resolve(import.meta.dirname, 'themes');

export async function planSite(choices: SiteChoices): Promise<SitePlan> {
  const { name, look, language } = choices;
  const host = `${slugOf(name) ?? 'company'}.example`;
  const url = choices.url ?? `https://www.${host}`;
  const email =
    choices.email ??
    `hello@${choices.url === undefined ? host : new URL(url).hostname.replace(/^www\./, '')}`;
  const theme = readFileSync(join(themes, `${look}.json`), 'utf8');
  const preset = JSON.parse(theme) as Theme;
  const fonts = readFonts(preset);
  const font = fonts.get(`public${preset.fonts.headings.files[0]}`) as Buffer;
  const signs = await drawSigns(name, font, colorsOf(preset), look);
  const letters = new Set(describeFont(font).letters);
  const missing = findMissing(name, (letter) => letters.has(letter));
  const [main = ''] = language.toLowerCase().split('-');
  const translated = translatedWords(main);
  const files = new Map<string, string | Buffer>([
    ...listStarter().map((file): [string, string] => [
      `pages/${file}`,
      readFileSync(resolve(import.meta.dirname, 'starter', file), 'utf8'),
    ]),
    ['pages/index.json', homePage(heroes[look])],
    ...fonts,
    ['pages/_site/brand.json', siteFile('brand', { brand: name, url, language, email })],
    ...(main === 'en' ? [] : [wordsFile(main, translated ?? englishWords)]),
    ['pages/_site/theme.json', theme],
    ...Array.from(signs, ([file, content]): [string, string | Buffer] => [`public/${file}`, content]),
  ]);
  const advice: string[] = [];
  if (missing !== '')
    advice.push(
      `The logo shows no name, because its font lacks ${listSome(missing)}. Replace public/brand/logo.svg, logo-on-dark.svg and the icons by your own.`,
    );
  if (main !== 'en' && !translated)
    advice.push(
      'The words of the site itself, such as "Fill in this field.", are English. Translate them in pages/_site/words.json.',
    );
  return { files, advice };
}

interface Scheme {
  background: string;
  text: string;
}

/** What is read of a preset. A colour is `#rrggbb` or a name in `colors`. */
interface Theme {
  colors: Record<string, string>;
  schemes: Record<'page' | 'dark' | 'brand', Scheme>;
  fonts: Record<string, { files: string[] }> & { headings: { files: [string] } };
}

/** The fonts of a look and their licences, by their paths in the new site. */
function readFonts({ fonts }: Theme): Map<string, Buffer> {
  const addresses = new Set(Object.values(fonts).flatMap(({ files }) => files));
  return new Map(
    [...addresses].flatMap((address) => {
      const name = address.slice('/fonts/'.length);
      const licence = `LICENSE-${name.split('-', 1)[0]}.txt`;
      return [
        [`public${address}`, readFileSync(join(themes, 'fonts', name))] as const,
        [`public/licenses/${licence}`, readFileSync(join(themes, 'fonts', licence))] as const,
      ];
    }),
  );
}

/** The home page with another form of its opening. */
function homePage(hero: object): string {
  const text = readFileSync(resolve(import.meta.dirname, 'starter/index.json'), 'utf8');
  if (Object.keys(hero).length === 0) return text;
  const page = JSON.parse(text) as { sections: object[] };
  page.sections[0] = { ...page.sections[0], ...hero };
  return `${JSON.stringify(page, null, 2)}\n`;
}

function colorsOf({ colors, schemes: { page, dark, brand } }: Theme): SignColors {
  const of = (color: string) => colors[color] ?? color;
  return {
    page: of(page.background),
    text: of(page.text),
    dark: of(dark.background),
    textOnDark: of(dark.text),
    brand: of(brand.background),
    textOnBrand: of(brand.text),
  };
}

const englishWords = { blocks: blockWords, forms: formWords, site: siteWords };

/** The site's own words in a language, from the examples of the schema; undefined when they have none. */
function translatedWords(language: string): object | undefined {
  const examples = words.examples.flatMap(({ languages }) => Object.entries<object>(languages));
  return examples.findLast(([tag]) => tag === language)?.[1];
}

function wordsFile(language: string, own: object): [string, string] {
  return ['pages/_site/words.json', siteFile('words', { languages: { [language]: own } })];
}

function siteFile(name: string, content: object): string {
  return `${JSON.stringify({ $schema: `../../section-schemas/site/${name}.json`, ...content }, null, 2)}\n`;
}

function listStarter(): string[] {
  const starter = resolve(import.meta.dirname, 'starter');
  return readdirSync(starter, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:json|md)$/.test(file))
    .toSorted();
}
