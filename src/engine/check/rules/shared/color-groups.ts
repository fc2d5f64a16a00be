import { schemeColors, type SchemeName } from '../../../../shared/theme/scheme-colors.ts';
import type { Theme, ThemeScheme } from '../../../../shared/generated/site.ts';

/** A colour, the ones behind it, and the least contrast between them. */
export type Pair = readonly [role: string, backgrounds: readonly string[], least: number];

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

/** A colour, and the pointer to where it is written: a scheme may have it from another one. */
export interface LocatedColor {
  color: string;
  pointer: string;
}

/** The colours of a scheme, of the fields or of a drawing. */
export interface ColorGroup {
  name: string;
  /** The pointer of the group. */
  at: string;
  colors: Readonly<Record<string, LocatedColor>>;
  pairs: readonly Pair[];
}

/** The schemes, fields and drawings of the theme, or at a pointer those of its night. */
export function readColors(
  { schemes, fields, drawings }: NonNullable<Theme['night']>,
  at: string,
): ColorGroup[] {
  const located = Object.entries(schemes).map(([name, scheme]) => {
    const { like, ...colors } = scheme as ThemeScheme;
    return [name, { ...locateColors(colors, `${at}/schemes/${name}`), ...(like && { like }) }];
  });
  // The entries are those of the schemes.
  const byScheme = schemeColors(Object.fromEntries(located) as LocatedSchemes);
  const called = (name: string) => (at === '' ? name : `${name} at night`);
  const ofSchemes = Array.from(byScheme, ([name, colors]): ColorGroup => ({
    name: called(name),
    at: `${at}/schemes/${name}`,
    colors: { ...colors },
    pairs,
  }));
  const atFields = `${at}/fields`;
  const ofFields: ColorGroup = {
    name: called('fields'),
    at: atFields,
    colors: locateColors({ ...fields }, atFields),
    pairs: fieldPairs,
  };
  const ofDrawings = drawnOn.map(([number, background]): ColorGroup => {
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

/** @throws Error for a role that a pair names and its group lacks. */
export function colorAt({ name, colors }: ColorGroup, role: string): LocatedColor {
  const color = colors[role];
  if (!color) throw new Error(`The colours of "${name}" have no "${role}".`);
  return color;
}

export function isWrittenIn({ at, colors }: ColorGroup, role: string): boolean {
  return colors[role]?.pointer === `${at}/${role}`;
}
