import { AuthorizationResponseError, ResponseBodyError } from 'oauth4webapi';
import { renderToStaticMarkup } from 'react-dom/server';
import { Crumbs } from '../../src/components/Crumbs.tsx';
import { Figure } from '../../src/components/Figure.tsx';
import { balancedColumns, cellsBeside, lastColumns } from '../../src/components/cells.ts';
import { Pattern } from '../../src/components/Pattern.tsx';
import { LanguageContext } from '../../src/components/use-language.ts';
import { HeadingText } from '../../src/components/Heading.tsx';
import { longestWord } from '../../src/components/longest-word.ts';
import { PictureView } from '../../src/components/PictureView.tsx';
import { Gallery } from '../../src/sections/Gallery/Gallery.tsx';
import { HeroSlider } from '../../src/sections/HeroSlider/HeroSlider.tsx';
import { StatsStrip } from '../../src/sections/StatsStrip/StatsStrip.tsx';
import { OfficeLocation } from '../../src/sections/OfficeLocation/OfficeLocation.tsx';
import type { OpeningTime } from '../../src/shared/generated/sections.ts';
import { groupsOf } from '../../src/shell/LinkList.tsx';
import { YearsOfAssociation } from '../../src/sections/YearsOfAssociation/YearsOfAssociation.tsx';
import { explainFailure } from '../../src/shell/provider/explain-failure.ts';
import { testTables } from '../shared/test-tables.ts';
import definitions from '../../section-schemas/defs.json' with { type: 'json' };
import { expectPictures } from './expect-pictures.ts';
import { compileBlock } from './site.ts';

const to = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const listOf = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found]) => found);

testTables('tests/rendered/parts.txt', {
  'Columns of 1 to 12 equal cells, with at most this many': (most: number) =>
    to(12).map((count) => balancedColumns(count, most)),
  'This many cells beside a large one fill four columns without a hole': (count: number) =>
    cellsBeside(count).map(({ columns, rows }) => `${columns}x${rows}`),
  'Columns of the last of 1 to 6 cells, with this many in a row': (columns: number) =>
    to(6).map((count) => lastColumns(count, columns)),
  'The longest word of texts': longestWord,
  'The data-word of a heading with a word of this many letters': (letters: number) =>
    renderToStaticMarkup(<HeadingText text={`A ${'a'.repeat(letters)}`} />).match(/data-word="\d+"/)?.[0],
  'The data-letters of a figure': (value: string) =>
    renderToStaticMarkup(<Figure stat={{ value, label: '' }} />).match(/data-letters="\d+"/)?.[0],
  'The links of a path with these addresses': (...addresses: string[]) => {
    const crumbs = addresses.map((href) => ({ label: `At ${href}`, href }));
    return listOf(renderToStaticMarkup(<Crumbs crumbs={crumbs} />), /href="([^"]*)"/g);
  },
  'The separators of three figures in a language': (lang: string) => {
    const stats = ['12', '30', '40'].map((value) => ({ value, label: '' }));
    const html = renderToStaticMarkup(
      <LanguageContext value={{ lang }}>
        <StatsStrip type="statsStrip" variant="sentence" stats={stats} />
      </LanguageContext>,
    );
    return listOf(html, /data-behind="([^"]*)"/g);
  },
  'The days of opening hours in a language': (lang: string) => {
    const hours = (days: OpeningTime['days']) => ({ days, opens: '09:00', closes: '17:00' });
    const html = renderToStaticMarkup(
      <LanguageContext value={{ lang }}>
        <OfficeLocation
          type="officeLocation"
          title="The gate"
          address={['Mill Lane']}
          directions={{ label: 'Directions', href: '#' }}
          hours={[hours(['monday', 'tuesday', 'wednesday']), hours(['saturday', 'monday'])]}
        />
      </LanguageContext>,
    );
    return listOf(html, /<dt>([^<]+)/g);
  },
  'The labels of two slides in a language': (lang: string, position: string) => {
    const image = { src: '/a.webp', alt: '', width: 10, height: 10, sources: [] };
    const slides = ['A', 'B'].map((title) => ({ title, image }));
    const html = renderToStaticMarkup(
      <LanguageContext value={{ lang, words: { position } }}>
        <HeroSlider type="heroSlider" slides={slides} />
      </LanguageContext>,
    );
    return listOf(html, /aria-((?:label|roledescription)="[^"]*")/g);
  },
  'The sizes of a picture. Phones with three pixels per point request less than the full width': (
    sizes?: string,
  ) => {
    const sources = [{ type: 'image/avif', srcset: '/_img/loom-768.avif 768w, /img/loom.svg 1200w' }];
    const picture = { src: '/img/loom.svg', alt: 'A loom', width: 1200, height: 900, sources };
    const html = renderToStaticMarkup(<PictureView picture={picture} {...(sizes && { sizes })} />);
    return listOf(html, /<source[^>]* sizes="([^"]*)"/g);
  },
  'What this many cards with pictures, without a lead and a link, pass to the styles of a variant': (
    variant: string,
    count: number,
  ) => {
    const cards = to(count).map((index) => ({ title: `Card ${index}`, picture: '/pictures/wide.svg' }));
    const { html } = compileBlock({ type: 'cardGrid', variant, title: 'Cards', cards });
    return listOf(html, / data-((?:threads-leave|beside-head|span)="\d*")/g);
  },
  'What tabs of technologies pass to the styles: whether only some have two rows, and whether a word is long':
    (letters: number, ...counts: number[]) => {
      const categories = counts.map((count, index) => ({
        key: `tab-${index}`,
        title: `Tab ${index}`,
        items: to(count).map(() => ({ name: 'A'.repeat(letters), iconUrl: '/pictures/wide.svg' })),
      }));
      const { html } = compileBlock({ type: 'technologies', title: 'Looms', categories });
      return listOf(html, / data-((?:uneven|long)="\w+")/g);
    },
  'The name of an enlarged picture with this alternative text and caption': (
    alt: string,
    caption?: string,
  ) => {
    const picture = { src: '/a.webp', alt, width: 10, height: 10, sources: [] };
    const shown = { picture, ...(caption !== undefined && { caption }) };
    const html = renderToStaticMarkup(<Gallery type="gallery" title="Beds" pictures={[shown]} />);
    return / popover="auto" aria-label="([^"]*)"/.exec(html)?.[1];
  },
  'The titles of the groups of links that an entry of the bar opens': (item: object) =>
    groupsOf({ label: 'More', ...item }).map(({ title }) => title ?? 'no title'),
  'The first mark of a scale of years with this unit, and the room for it': (unit: string) => {
    const people = [{ position: 'Weaver', years: 2 }];
    const html = renderToStaticMarkup(
      <YearsOfAssociation type="yearsOfAssociation" title="The long threads" unit={unit} people={people} />,
    );
    return [/<span>([^<]+)/.exec(html)?.[1], /--letters:(\d+)/.exec(html)?.[1]];
  },
  'Threads of years, on a scale that ends with the longest': (...all: number[]) => {
    const people = all.map((years, index) => ({ position: `Role ${index}`, years }));
    const html = renderToStaticMarkup(
      <YearsOfAssociation type="yearsOfAssociation" title="The long threads" people={people} />,
    );
    return [listOf(html, /<svg width="([\d.]+%)"/g), listOf(html, /<span>([^<]+)<\/span>/g)];
  },
});

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
const patterns = drawn.map(({ name, html }) => `${name}\n${readPattern(html)}\n`).join('\n');
expectPictures('parts', new Map([['patterns.txt', patterns]]));

const errors: Record<string, (name: string, status: number) => unknown> = {
  'response to the request': (error) =>
    new AuthorizationResponseError('No.', {
      cause: new URLSearchParams({ error, error_description: 'Why' }),
    }),
  'response with a token': (error, status) =>
    new ResponseBodyError('No.', { cause: { error }, response: new Response(null, { status }) }),
  TypeError: (message) => new TypeError(message),
  DOMException: (name) => new DOMException('No.', name),
  'error with a cause': (message) => new Error('Wrong', { cause: new Error(message) }),
  text: (text) => text,
};

testTables('tests/rendered/sign-in-failures.txt', {
  'An error: the failure that a visitor is told of, and the detail for developers': (
    kind: string,
    name: string,
    status: number,
  ) => explainFailure(errors[kind]!(name, status)),
});
