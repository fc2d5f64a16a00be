import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openSite } from '../../src/engine/content/open-site.ts';
import type { Brand } from '../../src/shared/generated/site.ts';
import { documentHead } from '../../src/theme/document-head.ts';
import { fixturePages } from '../stage/fixture-files.ts';

/*
 * The tool knows no word of the site it ships with, so that nobody who edits pages turns a test red. The words are read
 * from the site as it is now.
 */

const { brand, staff, url, email } = JSON.parse(readFileSync('pages/_site/brand.json', 'utf8')) as Brand;
const names = [brand, staff, new URL(url).host, email];

const { icons, manifest, fonts, socialPicture, logo, themeColor } = documentHead;
const looks = [...icons, ...fonts].map(({ href }) => href).concat(manifest, socialPicture, logo, themeColor);

const fixture = openSite({ pagesDir: fixturePages });
const own = new Set([...fixture.routes.keys(), ...fixture.plannedPaths]);
const site = openSite();
const addresses = [...site.routes.keys(), ...site.plannedPaths].filter((route) => !own.has(route));
const pictures = site.assets.addresses.filter((address) => address.startsWith('/img/'));

const engine = ['src/engine', 'src/receiver'];
/** These read the examples of the schemas, or try layouts with pictures of all shapes that the site has. */
const shownBySchemas = /^tests\/(?:sections|browser\/blocks)\//;

function textsOf(folders: string[]): [file: string, text: string][] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|json|txt|md)$/.test(entry.name))
      .map((entry): [string, string] => {
        const file = `${entry.parentPath}/${entry.name}`;
        return [file, readFileSync(file, 'utf8')];
      }),
  );
}

/** Files that hold one of these words as a word of its own. */
function findWords(folders: string[], words: string[]): string[] {
  const patterns = words.map((word) => {
    const literal = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return [word, new RegExp(String.raw`(?<![\w-])${literal}(?![\w-])`, 'i')] as const;
  });
  return textsOf(folders).flatMap(([file, text]) =>
    patterns
      .filter(([, pattern]) => pattern.test(text))
      .map(([word]) => `${file} holds "${word}", which is a word of the site in pages/.`),
  );
}

test('engine, receiver and tests hold no name of the site', () => {
  expect(findWords([...engine, 'tests'], names)).toEqual([]);
});

test('the engine holds nothing of how the site looks', () => {
  expect(looks.length).toBeGreaterThan(5);
  expect(findWords(engine, looks)).toEqual([]);
});

test('engine, receiver and tests name no page of the site', () => {
  expect(addresses.length).toBeGreaterThan(0);
  expect(findWords([...engine, 'tests'], addresses).filter(isOurs)).toEqual([]);
});

test('they name no picture of it either', () => {
  expect(pictures.length).toBeGreaterThan(0);
  expect(findWords([...engine, 'tests'], pictures).filter(isOurs)).toEqual([]);
});

/** Messages quote what schemas say of addresses and paths, as tests of sections do with their examples. */
function isOurs(sentence: string): boolean {
  return !sentence.includes('/expected.txt ') && !shownBySchemas.test(sentence);
}

test('a word is found wherever it stands', () => {
  const [file] = textsOf(['tests/site/pages/_site']).find(([, text]) => text.includes('Greenplot'))!;
  expect(findWords(['tests/site/pages/_site'], ['greenplot'])).toContain(
    `${file} holds "greenplot", which is a word of the site in pages/.`,
  );
  expect(findWords(['tests/site/pages'], ['eenplot', '/growing/bea'])).toEqual([]);
  expect(findWords(['tests/site/pages'], ['/growing/beans']).length).toBeGreaterThan(1);
});
