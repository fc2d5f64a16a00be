import { renderToStaticMarkup } from 'react-dom/server';
import { Figure } from '../../src/components/Figure.tsx';
import { balancedColumns, cellsBeside, lastColumns } from '../../src/components/cells.ts';
import { Pattern } from '../../src/components/Pattern.tsx';
import { LanguageContext } from '../../src/components/use-language.ts';
import { HeadingText } from '../../src/components/HeadingText.tsx';
import { longestWord } from '../../src/components/longest-word.ts';
import { PictureView } from '../../src/components/PictureView.tsx';
import { distanceOf } from '../../src/components/run-slider.ts';
import { HeroSlider } from '../../src/sections/HeroSlider/HeroSlider.tsx';
import { StatsStrip } from '../../src/sections/StatsStrip/StatsStrip.tsx';
import { YearsOfAssociation } from '../../src/sections/YearsOfAssociation/YearsOfAssociation.tsx';
import { expectPictures } from './expect-pictures.ts';
import definitions from '../../section-schemas/defs.json' with { type: 'json' };

const to = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const markOf = (letters: number) =>
  / data-word="(\d+)"/.exec(renderToStaticMarkup(<HeadingText text={`A ${'a'.repeat(letters)}`} />))?.[1];
const cellsOf = (count: number) => cellsBeside(count).map(({ columns, rows }) => `${columns}x${rows}`);

const listOf = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, found]) => found).join(' | ');

/** The separators of a list of three in a language. */
function separatorsIn(lang: string): string {
  const stats = ['12', '30', '40'].map((value) => ({ value, label: '' }));
  const html = renderToStaticMarkup(
    <LanguageContext value={{ lang }}>
      <StatsStrip type="statsStrip" variant="sentence" stats={stats} />
    </LanguageContext>,
  );
  return `${lang}: ${listOf(html, /data-behind="([^"]*)"/g)}`;
}

function slideInArabic(): string {
  const image = { src: '/a.webp', alt: '', width: 10, height: 10, sources: [] };
  const slides = ['A', 'B'].map((title) => ({ title, image }));
  const html = renderToStaticMarkup(
    <LanguageContext value={{ lang: 'ar-EG', words: { position: '{number} من {count}' } }}>
      <HeroSlider type="heroSlider" slides={slides} />
    </LanguageContext>,
  );
  return listOf(html, /(aria-(?:label|roledescription)="[^"]*")/g);
}

/** The `sizes` attribute of a picture. Phones with three pixels per point request less than the full width. */
function sizesOf(sizes?: string): string {
  const picture = {
    src: '/img/loom.svg',
    alt: 'A loom',
    width: 1200,
    height: 900,
    sources: [{ type: 'image/avif', srcset: '/_img/loom-768.avif 768w, /img/loom.svg 1200w' }],
  };
  const html = renderToStaticMarkup(
    <PictureView picture={picture} {...(sizes !== undefined && { sizes })} />,
  );
  return `${sizes ?? 'nothing'}: ${listOf(html, /<source[^>]* sizes="([^"]*)"/g)}`;
}

function threadsOf(years: number[]): string {
  const people = years.map((count, index) => ({ position: `Role ${index}`, years: count }));
  const html = renderToStaticMarkup(
    <YearsOfAssociation type="yearsOfAssociation" title="The long threads" people={people} />,
  );
  const marks = listOf(html, /<span>([^<]+)<\/span>/g);
  return `${years.join()}: ${listOf(html, /<svg width="([\d.]+%)"/g)} on ${marks}`;
}

/** How components render numbers, texts and backgrounds. */
const figures: Record<string, (number | string | undefined)[]> = {
  'columns of 1 to 12 equal cells, four at most': to(12).map((count) => balancedColumns(count, 4)),
  'columns of 1 to 9 equal cells, three at most': to(9).map((count) => balancedColumns(count, 3)),
  'cells beside a large one, 1 to 9, fill four columns without a hole': to(9).map((count) =>
    cellsOf(count).join(' '),
  ),
  'columns of the last of 1 to 6 cells, three in a row': to(6).map((count) => lastColumns(count, 3)),
  'longest word of "A sort-out" and "of two"': [longestWord('A sort-out', 'of two')],
  'data-word of words of 12, 13, 14, 29, 30 and 31 letters': [12, 13, 14, 29, 30, 31].map(markOf),
  'distance of slider bars from the second, at most three': [0, 1, 2, 3, 4, 5].map((bar) =>
    distanceOf(bar, 1),
  ),
  'data-letters of a figure in Latin, Japanese and Arabic script': ['4200+', '98%', '3億件', '١٢٣٪'].map(
    lettersIn,
  ),
  'separators of a list of figures': ['en', 'en-GB', 'de', 'ja'].map(separatorsIn),
  'label of a slide on a page in Arabic': [slideInArabic()],
  'sizes attribute of a picture, by its sizes property': [
    undefined,
    '(max-width: 767px) 100vw, 58vw',
    '64px',
    '(max-width: 1023px) 50vw, 25vw',
  ].map(sizesOf),
  'lengths of threads of years, on a scale that ends with the longest': [[20, 10, 5], [2], [40, 38]].map(
    threadsOf,
  ),
};

function lettersIn(value: string): string | undefined {
  const html = renderToStaticMarkup(<Figure stat={{ value, label: '' }} />);
  return /data-letters="(\d+)"/.exec(html)?.[1];
}

/** A pattern as text: a line on top is a "#". */
function readPattern(html: string): string {
  const rows = Array.from({ length: 8 }, () => Array.from({ length: 8 }, () => '.'));
  const [, path = ''] = /<path d="([^"]*)"/.exec(html) ?? [];
  for (const [, x, y, end] of path.matchAll(/M([\d.]+) ([\d.]+)H([\d.]+)/g)) {
    const [first, row, last] = [(Number(x) - 3.2) / 6, (Number(y) - 3) / 6, (Number(end) + 3.2) / 6];
    rows[row]?.fill('#', Math.round(first), Math.round(last));
  }
  return rows.map((row) => row.join('')).join('\n');
}

const names = definitions.$defs.pattern.enum as Parameters<typeof Pattern>[0]['name'][];
const drawn = names.map((name) => ({ name, html: renderToStaticMarkup(<Pattern name={name} color={7} />) }));

const written = Object.entries(figures).map(
  ([name, values]) => `${name}\n${values.map((value) => `  ${value ?? 'none'}\n`).join('')}`,
);

expectPictures(
  'parts',
  new Map([
    ['figures.txt', written.join('\n')],
    ['patterns.txt', drawn.map(({ name, html }) => `${name}\n${readPattern(html)}\n`).join('\n')],
  ]),
);
