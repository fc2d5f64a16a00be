import { contrastOf, nearestWithContrast } from '../../../shared/look/colors.ts';
import { lookUpColor, schemeColors, type SchemeName } from '../../../shared/look/scheme-colors.ts';
import type { Theme } from '../../../shared/generated/site.ts';
import { paletteOf } from '../../content/roles/theme.ts';
import type { Json } from '../../json/json.ts';
import { judgeEach } from '../rule.ts';

type Pair = readonly [role: string, backgrounds: readonly string[], least: number];

/** WCAG 1.4.3 and 1.4.11: small text, and large text, signs and the lines of controls. */
const [small, large] = [4.5, 3];
const behind = ['background', 'surface'];
const pairs: readonly Pair[] = [
  ['text', behind, small],
  ['soft', behind, small],
  ['muted', behind, small],
  ['link', behind, small],
  ['accent', behind, large],
  ['focus', behind, large],
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

export const contrastSufficient = judgeEach('error', ({ document, site, report, usesOf }) => {
  const palette = paletteOf(site);
  if (document.kind !== 'site' || document.name !== 'theme' || !document.isSound) return;
  // Other rules report names without a colour.
  if (usesOf('color').some(({ value }) => lookUpColor(value, palette) === undefined)) return;
  // The theme with the colours in place of their names.
  const theme = JSON.parse(JSON.stringify(document.value), (key, part: Json) =>
    typeof part === 'string' && key !== 'like' ? (lookUpColor(part, palette) ?? part) : part,
  ) as Theme;
  const all = [...colorsIn(theme, ''), ...(theme.night ? colorsIn(theme.night, '/night') : [])];
  const found = all.flatMap((one) => one.pairs.flatMap((pair) => measure(one, pair) ?? []));
  const told = new Set<string>();
  const own = found.filter(({ pointer, origin }) => pointer === origin);
  // A colour that others have from here is reported here alone.
  for (const { pointer, origin, ...words } of [...own, ...found]) {
    if (told.has(origin) || told.has(pointer)) continue;
    told.add(origin).add(pointer);
    report(pointer, words);
  }
});

/** The colours of a scheme or of the fields, and the pointers to where they are written. */
interface Colors {
  name: string;
  at: string;
  colors: Readonly<Record<string, string>>;
  origins: Readonly<Record<string, string>>;
  pairs: readonly Pair[];
}

/** The schemes, fields and drawings of the theme, or at a pointer those of its night. */
function colorsIn({ schemes, fields, drawings }: NonNullable<Theme['night']>, at: string): Colors[] {
  const written = Object.entries(schemes).map(([name, own]) => [
    name,
    pointersIn(`${at}/schemes/${name}`, own),
  ]);
  // A scheme has each colour from where it would have its pointer from.
  const origins = schemeColors(Object.fromEntries(written) as Theme['schemes']);
  const called = (name: string) => (at === '' ? name : `${name} at night`);
  const all: Colors[] = Array.from(schemeColors(schemes), ([name, colors]) => ({
    name: called(name),
    at: `${at}/schemes/${name}`,
    colors: { ...colors },
    origins: { ...origins.get(name) },
    pairs,
  }));
  const ofFields = { name: called('fields'), at: `${at}/fields`, colors: { ...fields }, pairs: fieldPairs };
  all.push({ ...ofFields, origins: pointersIn(`${at}/fields`, fields) });
  for (const [number, background] of drawnOn) {
    const index = number % drawings.length;
    const place = `${at}/drawings/${index}`;
    all.push({
      name: called('drawings'),
      at: place,
      colors: {
        color: drawings[index]!.color,
        [background]: schemeColors(schemes).get(background)!.background,
      },
      origins: { color: `${place}/color`, [background]: origins.get(background)!.background },
      pairs: [['color', [background], visible]],
    });
  }
  return all;
}

/** The pointer of each colour in its place. */
function pointersIn(at: string, own: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(own).map(([role, value]) => [role, role === 'like' ? String(value) : `${at}/${role}`]),
  );
}

/**
 * How a colour fails on its backgrounds; undefined if it does not, or if that is reported where it is written. `pointer`:
 * where the colour is written that is to be changed. `origin`: where the one in front is.
 */
function measure({ name, at, colors, origins }: Colors, [role, backgrounds, least]: Pair) {
  const isWritten = (own: string) => origins[own] === `${at}/${own}`;
  const color = colors[role]!;
  const clear = backgrounds.find((own) => colors[own]!.length > 7 && isWritten(own));
  if (clear !== undefined)
    return {
      pointer: `${at}/${clear}`,
      origin: `${at}/${clear}`,
      message: `Unexpected opacity of "${clear}" (${colors[clear]}).`,
      hint: 'Texts need an opaque background: write the colour with six digits.',
    };
  const failing = backgrounds.find((own) => contrastOf(color, colors[own]!) < least);
  if (failing === undefined) return undefined;
  const ratio = Math.floor(contrastOf(color, colors[failing]!) * 100) / 100;
  const behindIt = backgrounds.map((own) => colors[own]!);
  const front = nearestWithContrast(color, behindIt, least);
  const [changed, nearest] =
    front === undefined ? [failing, nearestWithContrast(colors[failing]!, [color], least)] : [role, front];
  const written = [changed, changed === role ? failing : role].find(isWritten);
  // What a scheme has from another one is reported there.
  if (written === undefined) return undefined;
  return {
    pointer: `${at}/${written}`,
    origin: origins[role]!,
    message: `Expected a contrast of ${least} : 1 between "${role}" (${color}) and "${failing}" (${colors[failing]}) of "${name}", found ${ratio} : 1.`,
    hint: `Write "${changed}": "${nearest}", the nearest colour that has it.`,
  };
}
