import { contrastOf, nearestWithContrast } from '../../../shared/theme/colors.ts';
import { lookUpColor, schemeColors, type SchemeName } from '../../../shared/theme/scheme-colors.ts';
import type { Theme, ThemeScheme } from '../../../shared/generated/site.ts';
import { paletteOf } from '../../content/roles/theme.ts';
import { isObject, type Json } from '../../json/json.ts';
import { groupBy } from '../../text/group-by.ts';
import { listSome } from '../../text/messages.ts';
import { judgeEach, type ReportWords } from '../rule.ts';

type Pair = readonly [role: string, backgrounds: readonly string[], least: number];

/** WCAG 1.4.3: small text. */
const small = 4.5;
/** WCAG 1.4.3 and 1.4.11: large text, signs and the lines of controls. */
const large = 3;
const grounds = ['background', 'surface'];
const pairs: readonly Pair[] = [
  ['text', grounds, small],
  ['soft', grounds, small],
  ['muted', grounds, small],
  ['link', grounds, small],
  ['accent', grounds, large],
  ['focus', grounds, large],
  ['buttonText', ['button', 'buttonHover'], small],
  ['secondButtonText', ['secondButton', 'secondButtonHover'], small],
];
/** Enough for a decoration to be seen at all. */
const visible = 1.5;
/** The drawn colours that lie on a background: the bars of years and the thread of steps. */
const drawnOn: readonly [drawing: number, background: SchemeName][] = [
  [0, 'soft'],
  [1, 'soft'],
  [3, 'soft'],
  [4, 'soft'],
  [6, 'dark'],
];
const fieldPairs: readonly Pair[] = [
  ['text', ['background'], small],
  ['line', ['background'], large],
  ['error', ['background'], small],
];

export const contrastSufficient = judgeEach('error', ({ contentFile, site, report, valuesOf }) => {
  const palette = paletteOf(site);
  if (contentFile.kind !== 'site' || contentFile.name !== 'theme' || !contentFile.isSound) return;
  // Other rules report names without a colour.
  if (valuesOf('color').some(({ value }) => lookUpColor(value, palette) === undefined)) return;
  // The theme with the colours in place of their names.
  const theme = JSON.parse(JSON.stringify(contentFile.value), (key, value: Json) =>
    typeof value === 'string' && key !== 'like' ? (lookUpColor(value, palette) ?? value) : value,
  ) as Theme;
  const groups = [...readColors(theme, ''), ...(theme.night ? readColors(theme.night, '/night') : [])];
  const failures = groups.flatMap((group) => group.pairs.flatMap((pair) => judgePair(group, pair) ?? []));
  const reported = new Set<string>();
  const nameAt = ({ pointer }: LocatedColor) => {
    const name = valueAt(contentFile.value, pointer);
    return typeof name === 'string' && Object.hasOwn(palette, name) ? name : undefined;
  };
  // A colour of the palette that fails in many places is their cause.
  for (const cause of findCauses(failures, nameAt)) {
    for (const { failure } of cause.sides) reported.add(failure.origin).add(failure.pointer);
    report(`/colors/${cause.name}`, wordCause(cause));
  }
  const atOrigin = failures.filter(({ pointer, origin }) => pointer === origin);
  // A colour that others have from here is reported here alone.
  for (const { pointer, origin, message, hint } of [...atOrigin, ...failures]) {
    if (reported.has(origin) || reported.has(pointer)) continue;
    reported.add(origin).add(pointer);
    report(pointer, { message, hint });
  }
});

/** A colour, and the pointer to where it is written: a scheme may have it from another one. */
interface LocatedColor {
  color: string;
  pointer: string;
}

/** The colours of a scheme, of the fields or of a drawing. */
interface Group {
  name: string;
  /** The pointer of the group. */
  at: string;
  colors: Readonly<Record<string, LocatedColor>>;
  pairs: readonly Pair[];
}

/** The schemes, fields and drawings of the theme, or at a pointer those of its night. */
function readColors({ schemes, fields, drawings }: NonNullable<Theme['night']>, at: string): Group[] {
  const located = Object.entries(schemes).map(([name, scheme]) => {
    const { like, ...colors } = scheme as ThemeScheme;
    return [name, { ...locateColors(colors, `${at}/schemes/${name}`), ...(like && { like }) }];
  });
  // The entries are those of the schemes.
  const byScheme = schemeColors(Object.fromEntries(located) as LocatedSchemes);
  const called = (name: string) => (at === '' ? name : `${name} at night`);
  const ofSchemes = Array.from(byScheme, ([name, colors]): Group => ({
    name: called(name),
    at: `${at}/schemes/${name}`,
    colors: { ...colors },
    pairs,
  }));
  const atFields = `${at}/fields`;
  const ofFields: Group = {
    name: called('fields'),
    at: atFields,
    colors: locateColors({ ...fields }, atFields),
    pairs: fieldPairs,
  };
  const ofDrawings = drawnOn.map(([number, background]): Group => {
    const index = number % drawings.length;
    const place = `${at}/drawings/${index}`;
    return {
      name: called('drawings'),
      at: place,
      colors: {
        // The schema requires drawings and these schemes.
        color: { color: drawings[index]!.color, pointer: `${place}/color` },
        [background]: byScheme.get(background)!.background,
      },
      pairs: [['color', [background], visible]],
    };
  });
  return [...ofSchemes, ofFields, ...ofDrawings];
}

type LocatedSchemes = Parameters<typeof schemeColors<LocatedColor>>[0];

function locateColors(
  colors: Readonly<Record<string, string | undefined>>,
  at: string,
): Record<string, LocatedColor> {
  return Object.fromEntries(
    Object.entries(colors).flatMap(([role, color]) =>
      color === undefined ? [] : [[role, { color, pointer: `${at}/${role}` }]],
    ),
  );
}

interface Failure {
  /** Where the colour is written that is to be changed. */
  pointer: string;
  /** Where the colour in front is written. */
  origin: string;
  message: string;
  hint: string;
  /** What lacks contrast, and how much it needs; undefined for an opacity. */
  pair?: FailedPair;
}

interface FailedPair {
  front: LocatedColor;
  back: LocatedColor;
  least: number;
  words: string;
}

/** How a colour fails on its backgrounds; undefined if it does not, or if that is reported where it is written. */
function judgePair(group: Group, pair: Pair): Failure | undefined {
  const [role, backgrounds, least] = pair;
  const clear = backgrounds.find((name) => colorAt(group, name).color.length > 7 && isWrittenIn(group, name));
  if (clear !== undefined) return wordClear(clear, colorAt(group, clear));
  const front = colorAt(group, role).color;
  const failing = backgrounds.find((name) => contrastOf(front, colorAt(group, name).color) < least);
  return failing === undefined ? undefined : wordFailure(group, pair, failing);
}

/** @throws Error for a role that a pair names and its group lacks. */
function colorAt({ name, colors }: Group, role: string): LocatedColor {
  const color = colors[role];
  if (!color) throw new Error(`The colours of "${name}" have no "${role}".`);
  return color;
}

function isWrittenIn({ at, colors }: Group, role: string): boolean {
  return colors[role]?.pointer === `${at}/${role}`;
}

function wordClear(role: string, { color, pointer }: LocatedColor): Failure {
  return {
    pointer,
    origin: pointer,
    message: `Unexpected opacity of "${role}" (${color}).`,
    hint: 'Texts need an opaque background: write the colour with six digits.',
  };
}

/** `failing`: the background on which the colour has too little contrast. */
function wordFailure(group: Group, pair: Pair, failing: string): Failure | undefined {
  const { name, at } = group;
  const [role, , least] = pair;
  const front = colorAt(group, role);
  const back = colorAt(group, failing);
  const ratio = Math.floor(contrastOf(front.color, back.color) * 100) / 100;
  const { changed, color } = adviseColor(group, pair, failing);
  const editable = [changed, changed === role ? failing : role].find((candidate) =>
    isWrittenIn(group, candidate),
  );
  // What a scheme has from another one is reported there.
  if (editable === undefined) return undefined;
  return {
    pointer: `${at}/${editable}`,
    origin: front.pointer,
    message: `Expected a contrast of ${least} : 1 between "${role}" (${front.color}) and "${failing}" (${back.color}) of "${name}", found ${ratio} : 1.`,
    hint: `Write "${changed}": "${color}", the nearest colour that has it.`,
    pair: {
      front,
      back,
      least,
      words: `"${role}" on "${failing}" of "${name}" (${ratio} : 1)`,
    },
  };
}

/** One colour of a pair that fails, and the colour on the other side. */
interface Side {
  failure: Failure;
  pair: FailedPair;
  color: LocatedColor;
  opposite: LocatedColor;
}

/** A colour of the palette, and the failures that it is part of. */
interface Cause {
  name: string;
  color: string;
  sides: readonly Side[];
}

/** The fewest places that have one cause instead of each its own. */
const many = 4;

/** The colours of the palette that are part of many failures, those of most first. */
function findCauses(
  failures: readonly Failure[],
  nameAt: (color: LocatedColor) => string | undefined,
): Cause[] {
  // Of two colours that fail together, the one in front is named: the order stays.
  const allSides = [true, false].flatMap((isFront) =>
    failures.flatMap((failure) => {
      if (!failure.pair) return [];
      const { pair } = failure;
      const color = isFront ? pair.front : pair.back;
      const opposite = isFront ? pair.back : pair.front;
      return { name: nameAt(color), failure, pair, color, opposite };
    }),
  );
  const groups = [...groupBy(allSides, ({ name }) => name)].toSorted(([, a], [, b]) => b.length - a.length);
  const explained = new Set<Failure>();
  return groups.flatMap(([name, group]) => {
    const sides = group.filter(({ failure }) => !explained.has(failure));
    const [first] = sides;
    if (name === undefined || !first || sides.length < many) return [];
    for (const { failure } of sides) explained.add(failure);
    return [{ name, color: first.color.color, sides }];
  });
}

function wordCause({ name, color, sides }: Cause): ReportWords {
  const opposites = sides.map(({ opposite }) => opposite.color);
  const nearest = nearestWithContrast(color, opposites, Math.max(...sides.map(({ pair }) => pair.least)));
  const some = sides.slice(0, 3).map(({ pair }) => pair.words);
  return {
    message: `Expected more contrast of the colour "${name}" (${color}), which has too little in ${sides.length} places, such as ${listSome(some)}.`,
    hint:
      nearest === undefined
        ? 'Choose another colour, or other ones in these places.'
        : `Write "${name}": "${nearest}", the nearest colour that has enough in all of them.`,
  };
}

/** The value at a pointer whose names have no signs to unescape. */
function valueAt(value: Json | undefined, pointer: string): Json | undefined {
  return pointer
    .split('/')
    .slice(1)
    .reduce<Json | undefined>((parent, key) => {
      if (Array.isArray(parent)) return parent[Number(key)];
      return isObject(parent) ? parent[key] : undefined;
    }, value);
}

/** The nearest colour that has the contrast: in front, or else behind. */
function adviseColor(group: Group, [role, backgrounds, least]: Pair, failing: string) {
  const color = colorAt(group, role).color;
  const backs = backgrounds.map((name) => colorAt(group, name).color);
  const front = nearestWithContrast(color, backs, least);
  if (front !== undefined) return { changed: role, color: front };
  return {
    changed: failing,
    color: nearestWithContrast(colorAt(group, failing).color, [color], least),
  };
}
