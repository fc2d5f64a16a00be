import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { presentVersion } from '../../src/engine/content/present-version.ts';
import { findMissing } from '../../src/engine/pictures/title-painter.ts';
import { describeFont } from '../../src/engine/pictures/describe-font.ts';
import { listSome } from '../../src/engine/text/messages.ts';
import { slugOf } from '../../src/engine/text/paths.ts';
import { drawSigns, type SignColors } from './draw-signs.ts';
import { type FontFiles, speakerOf } from './speak-language.ts';

/** The presets of themes/. */
export const looks = ['plain', 'warm', 'bold', 'classic'] as const;
export type Look = (typeof looks)[number];

/** Destinations of forms that need no address. */
export const messageKinds = ['email', 'receiver', 'netlify'] as const;

/** What publishes each change of a site: its file in automation/, and its path in the clone. */
const deployFiles: Record<DeployTarget, readonly AutomationFile[]> = {
  none: [],
  pages: [['pages.yml', '.github/workflows/deploy.yml']],
  netlify: [['netlify.toml', 'netlify.toml']],
  cloudflare: [['cloudflare.yml', '.github/workflows/deploy.yml']],
};
type AutomationFile = readonly [from: string, to: string];

/** Hosts that a new site can be published to on every change. */
export const deployTargets = ['none', 'pages', 'netlify', 'cloudflare'] as const;
type DeployTarget = (typeof deployTargets)[number];

export interface SiteChoices {
  /** The company's name as visitors read it. */
  name: string;
  url?: string | undefined;
  email?: string | undefined;
  language: string;
  look: Look;
  messages: (typeof messageKinds)[number];
  deploy: DeployTarget;
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
  const { name, look, language, messages, deploy } = choices;
  const host = `${slugOf(name) ?? 'company'}.example`;
  const url = choices.url ?? `https://www.${host}`;
  const email =
    choices.email ??
    `hello@${choices.url === undefined ? host : new URL(url).hostname.replace(/^www\./, '')}`;
  const [main = ''] = language.toLowerCase().split('-');
  const speaker = speakerOf(main);
  const presetText = readFileSync(join(themes, `${look}.json`), 'utf8');
  const preset = JSON.parse(presetText) as Theme;
  for (const font of Object.values(preset.fonts)) font.files = speaker.fontsOf(font.files);
  // As it was written, unless it has other files.
  const theme = speaker.letters ? `${JSON.stringify(preset, null, 2)}\n` : presetText;
  const fonts = readFonts(preset);
  const font = fonts.get(`public${preset.fonts.headings.files[0]}`) as Buffer;
  const signs = await drawSigns(name, font, colorsOf(preset), look);
  const letters = new Set(describeFont(font).letters);
  const missing = findMissing(name, (letter) => letters.has(letter));
  const files = new Map<string, string | Buffer>([
    ...listStarter().map((file): [string, string] => {
      const text = file === 'index.json' ? homePage(heroes[look]) : readStarter(file);
      if (file.endsWith('.md')) return [`pages/${file}`, text.replace('privacy.json', speaker.fileOf)];
      const fileName = file.startsWith('_') ? file : speaker.fileOf(file);
      return [`pages/${fileName}`, speaker.say(text)];
    }),
    ...fonts,
    [
      'pages/_site/brand.json',
      siteFile('brand', { brand: name, url, programVersion: presentVersion, language, email }),
    ],
    [
      'pages/_site/forms.json',
      siteFile('forms', { default: 'inquiries', destinations: [{ name: 'inquiries', kind: messages }] }),
    ],
    ...(speaker.words ? [wordsFile(main, speaker.words)] : []),
    ['pages/_site/theme.json', theme],
    ...automation(deploy),
    ...Array.from(signs, ([file, content]): [string, string | Buffer] => [`public/${file}`, content]),
  ]);
  const advice: string[] = [];
  if (missing !== '')
    advice.push(
      `The logo shows no name, because its font lacks ${listSome(missing)}. Replace public/brand/logo.svg, logo-on-dark.svg and the icons by your own.`,
    );
  if (!speaker.isWhole)
    advice.push(
      'The texts are English and begin with "Rewrite:", those of pages/_site too, because this project has none in your language. Translate them, "Fill in this field." and the like in pages/_site/words.json.',
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
  fonts: Record<string, { files: FontFiles }> & { headings: { files: FontFiles } };
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
  const text = readStarter('index.json');
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

function readStarter(file: string): string {
  return readFileSync(resolve(import.meta.dirname, 'starter', file), 'utf8');
}

function wordsFile(language: string, words: object): [string, string] {
  return ['pages/_site/words.json', siteFile('words', { languages: { [language]: words } })];
}

function siteFile(name: string, content: object): string {
  return `${JSON.stringify({ $schema: `../../section-schemas/site/${name}.json`, ...content }, null, 2)}\n`;
}

/** What checks, builds and publishes the site on every change, by path. */
function automation(deploy: DeployTarget): [string, string][] {
  const files: AutomationFile[] = [
    ['site.yml', '.github/workflows/site.yml'],
    ['gitlab-ci.yml', '.gitlab-ci.yml'],
    ...deployFiles[deploy],
  ];
  const folder = resolve(import.meta.dirname, 'automation');
  return files.map(([from, to]) => [to, readFileSync(join(folder, from), 'utf8')]);
}

function listStarter(): string[] {
  const starter = resolve(import.meta.dirname, 'starter');
  return readdirSync(starter, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:json|md)$/.test(file))
    .toSorted();
}
