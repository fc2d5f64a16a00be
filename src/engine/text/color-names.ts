import { memoize } from '../../shared/memoize.ts';
import { distanceOf, layOn, withOpacity } from '../../shared/theme/colors.ts';
import { foldLetters } from '../../shared/fold-letters.ts';

/** Colours with their names in English, German, French and Spanish, without accents. */
const bases: Readonly<Record<string, readonly [hex: string, synonyms: string]>> = {
  red: ['#d62828', 'rot rote rouge rojo roja'],
  orange: ['#f28c1e', 'apricot naranja'],
  yellow: ['#f4cf2e', 'gelb gelbe jaune amarillo amarilla'],
  green: ['#3a9d4a', 'grun vert verte verde'],
  turquoise: ['#2bb3a8', 'turkis teal turquesa'],
  blue: ['#2b63c9', 'blau blaue bleu bleue azul'],
  purple: ['#7a3fb5', 'violett lila violet violette violeta morado'],
  pink: ['#e0609c', 'rosa rose'],
  brown: ['#8a5a34', 'braun braune brun brune marron'],
  grey: ['#808080', 'gray grau graue gris grise'],
  beige: ['#e8dcc4', 'sand creme cream crema'],
  white: ['#ffffff', 'weiss weisse blanc blanche blanco blanca'],
  black: ['#000000', 'schwarz schwarze noir noire negro negra'],
};

/** How much white or black is in a shade, in percent, and its other names. */
const shades: Readonly<Record<string, readonly [mixed: string, percent: number, synonyms: string]>> = {
  pale: ['#ffffff', 85, 'blass zart pastell pastel palido palida'],
  light: ['#ffffff', 65, 'hell helles heller clair claire claro clara'],
  dark: ['#000000', 55, 'dunkel dunkles dunkler fonce foncee sombre oscuro oscura deep tief'],
};

const plain = (word: string) =>
  foldLetters(word)
    .replaceAll(/[^a-z]/g, '')
    .replaceAll(/(?<=[aou])e/g, '');

const baseByWord = byWord(Object.entries(bases).map(([name, [hex, synonyms]]) => [name, synonyms, hex]));
const shadeByWord = byWord(Object.entries(shades).map(([name, [, , synonyms]]) => [name, synonyms, name]));

function byWord(rows: readonly (readonly [name: string, synonyms: string, value: string])[]) {
  return new Map(
    rows.flatMap(([name, synonyms, value]) =>
      [name, ...synonyms.split(' ')].map((word) => [plain(word), value] as const),
    ),
  );
}

function shaded(hex: string, shade: string): string {
  const [mixed, percent] = shades[shade]!;
  return layOn(hex, withOpacity(mixed, percent));
}

/** The colour that a word means: "hellgrün", "vert clair", "dark blue". `readOtherName`: reads further names of colours. */
export function readColorName(
  text: string,
  readOtherName: (word: string) => string | undefined = () => undefined,
): string | undefined {
  const word = plain(text.slice(0, 40));
  const hueOf = (name: string) => baseByWord.get(name) ?? readOtherName(name);
  const whole = hueOf(word);
  if (whole !== undefined) return whole;
  for (const [name, shade] of shadeByWord) {
    const rest = word.startsWith(name)
      ? word.slice(name.length)
      : word.endsWith(name)
        ? word.slice(0, -name.length)
        : '';
    const base = rest === '' ? undefined : hueOf(rest);
    if (base !== undefined) return shaded(base, shade);
  }
  return undefined;
}

const named = Object.entries(bases).flatMap(([name, [hex]]): [string, string][] => [
  [name, hex],
  ...(['white', 'black'].includes(name)
    ? []
    : Object.keys(shades).map((shade): [string, string] => [`${shade} ${name}`, shaded(hex, shade)])),
]);

/** What a colour looks like, in English: "pale green". Each check asks for every colour of the theme. */
export const nameColor = memoize(200, (hex) => {
  const distances = named.map(([name, sample]) => ({ name, distance: distanceOf(hex, sample) }));
  return distances.reduce((nearest, next) => (next.distance < nearest.distance ? next : nearest)).name;
});
