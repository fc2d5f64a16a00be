import { foldLetters } from '../../shared/fold-letters.ts';
import type { IconDrawing, IconShape } from '../../shared/icon.ts';
import { suggest } from '../../shared/suggest.ts';
import { requirePackage } from '../files/require-package.ts';
import german from './icon-words.json' with { type: 'json' };

/** An icon of the set (https://lucide.dev), with the words by which it is found. */
export interface NamedIcon extends IconDrawing {
  name: string;
  /** Its name in German, and other words in English and German. */
  words: readonly string[];
}

/** The weaving patterns, which pages named as `icon` before there were icons: these words still mean them. */
const taken = new Set(
  'bars basket birdseye chevron diamond frame houndstooth plain rib satin twill'.split(' '),
);

interface Icons {
  all: readonly NamedIcon[];
  /** By name, and by each word that is no name, in the form of `foldWord`. */
  byWord: ReadonlyMap<string, NamedIcon>;
}

let icons: Icons | undefined;

/** Read on first use: most sites have few icons, and most commands none. */
export function readIcons(): Icons {
  return (icons ??= collect());
}

/** The icon of a name, or of a word in English or German. */
export function findIcon(word: string): NamedIcon | undefined {
  return readIcons().byWord.get(foldWord(word));
}

/** The name of the icon that a misspelt word may mean. */
export function guessIcon(word: string): string | undefined {
  return suggest(foldWord(word), [...readIcons().byWord.keys()]).meant;
}

const foldWord = (word: string) => foldLetters(word).replaceAll(/[\s_]+/g, '-');

function collect(): Icons {
  const shapes = requirePackage('lucide-static/icon-nodes.json') as Record<string, IconShape[]>;
  const tags = requirePackage('lucide-static/tags.json') as Record<string, string[] | undefined>;
  const parts = new Map(readPairs(german.parts));
  const words = readPairs(german.words);
  const drawings = Object.entries(shapes).filter(([name]) => !taken.has(name));
  const all = drawings.map(([name, ownShapes]): NamedIcon => {
    const iconWords = words.flatMap(([word, icon]) => (icon === name ? word : []));
    return {
      name,
      viewBox: '0 0 24 24',
      shapes: ownShapes,
      words: [...new Set([...iconWords, ...inGerman(name, parts), ...(tags[name] ?? [])])].filter(
        (word) => word !== name && !taken.has(word),
      ),
    };
  });
  const byWord = new Map(all.map((icon) => [icon.name, icon]));
  for (const [word, name] of words)
    if (!byWord.has(foldWord(word))) byWord.set(foldWord(word), byWord.get(name)!);
  // A word that several icons share means the one with the simplest name.
  const simplest = all.toSorted((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
  for (const icon of simplest)
    for (const word of icon.words) if (!byWord.has(foldWord(word))) byWord.set(foldWord(word), icon);
  return { all, byWord };
}

/** "heart-pulse" → "herz-puls": part by part. None for a name with a part that has no word. */
function inGerman(name: string, parts: ReadonlyMap<string, string>): string[] {
  const words = name
    .split('-')
    .map((segment) => parts.get(segment) ?? (/^(?:\d\w?|\w)$/.test(segment) ? segment : undefined));
  return words.includes(undefined) ? [] : [words.join('-')];
}

function readPairs(lines: readonly string[]): [string, string][] {
  return lines.flatMap((line) => line.split(', ')).map((pair) => pair.split(' ') as [string, string]);
}
