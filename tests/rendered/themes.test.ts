import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Theme } from '../../src/shared/generated/site.ts';
import { themeStyles } from '../../src/shared/theme/theme-styles.ts';
import { expectPictures } from './expect-pictures.ts';
import { schemasByName } from '../stage/project-schemas.ts';
import { siteData, siteStyles } from './site.ts';

const used =
  siteStyles.map(({ css }) => css).join('') +
  ['base', 'rest', 'print', 'tokens'].map((name) => readFileSync(`src/styles/${name}.css`, 'utf8')).join('');

/** One rule or property per line. */
function draw(theme: Theme): string {
  const { faces, properties } = themeStyles(theme, used, '/site/');
  return (faces + properties).replaceAll(/[{;]/g, '$&\n  ').replaceAll(/\s*\}/g, '\n}\n');
}

/** The lines of a text that another one lacks. */
function differencesOf(text: string, other: string): string {
  const known = new Set(other.split('\n'));
  return text
    .split('\n')
    .filter((line) => !known.has(line))
    .join('\n');
}

/** The theme without the parts that it may leave out. */
const { required } = schemasByName.get('site/theme.json')!;
const least = Object.fromEntries(
  Object.entries(siteData.theme).filter(([name]) => Array.isArray(required) && required.includes(name)),
) as unknown as Theme;

/** The theme with the night of a site in the tests. */
const { night } = (
  JSON.parse(readFileSync('tests/stage/variants/night.json', 'utf8')) as {
    change: { '_site/theme.json': Pick<Theme, 'night'> };
  }
).change['_site/theme.json'];

test('a theme without a night has no byte of one', () => {
  expect(draw(siteData.theme)).not.toMatch(/prefers-color-scheme|color-scheme/);
});

expectPictures(
  'themes',
  new Map([
    ['full.css', draw(siteData.theme)],
    ['night.css', differencesOf(draw({ ...siteData.theme, ...(night && { night }) }), draw(siteData.theme))],
    ['least-differences.txt', differencesOf(draw(least), draw(siteData.theme))],
  ]),
);
