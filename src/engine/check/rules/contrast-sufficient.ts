import { contrastOf, nearestWithContrast } from '../../../shared/look/colors.ts';
import { lookUpColor, schemeColors } from '../../../shared/look/scheme-colors.ts';
import type { Theme } from '../../../shared/generated/site.ts';
import { paletteOf } from '../../content/roles/theme.ts';
import type { Json } from '../../json/json.ts';
import { judgeEach, type Words } from '../rule.ts';

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
  const { schemes, fields } = JSON.parse(JSON.stringify(document.value), (key, part: Json) =>
    typeof part === 'string' && key !== 'like' ? (lookUpColor(part, palette) ?? part) : part,
  ) as Theme;
  const places: Places = { ...schemes, fields };
  const measure = (place: string, colors: Record<string, string>, measured: readonly Pair[]) =>
    measured.flatMap((pair) => measurePair(places, place, colors, pair) ?? []);
  const found = [
    ...Array.from(schemeColors(schemes), ([name, colors]) => measure(name, { ...colors }, pairs)),
    measure('fields', { ...fields }, fieldPairs),
  ].flat();
  const told = new Set<string>();
  // A colour that others have from here is reported here alone.
  for (const { place, origin, role, ...words } of found.toSorted(
    (a, b) => Number(b.isOwn) - Number(a.isOwn),
  )) {
    const own = `${place} ${role}`;
    if (told.has(origin) || told.has(own)) continue;
    told.add(origin).add(own);
    const pointer = place === 'fields' ? `/fields/${role}` : `/schemes/${place}/${role}`;
    report(pointer, words);
  }
});

/** The written colours, by the scheme or the fields. */
type Places = Readonly<Record<string, object>>;

interface Failure extends Words {
  place: string;
  /** What is written at the place and is to be changed. */
  role: string;
  /** Where the colour in front is written. */
  origin: string;
  isOwn: boolean;
}

function measurePair(
  places: Places,
  place: string,
  colors: Readonly<Record<string, string>>,
  [role, backgrounds, least]: Pair,
): Failure | undefined {
  const own = places[place]!;
  const color = colors[role]!;
  const clear = backgrounds.find((name) => colors[name]!.length > 7 && Object.hasOwn(own, name));
  if (clear !== undefined)
    return {
      place,
      role: clear,
      origin: `${place} ${clear}`,
      isOwn: true,
      message: `Unexpected opacity of "${clear}" (${colors[clear]}).`,
      hint: 'Texts need an opaque background: write the colour with six digits.',
    };
  const failing = backgrounds.find((name) => contrastOf(color, colors[name]!) < least);
  if (failing === undefined) return undefined;
  const ratio = Math.floor(contrastOf(color, colors[failing]!) * 100) / 100;
  const behindIt = backgrounds.map((name) => colors[name]!);
  const front = nearestWithContrast(color, behindIt, least);
  const [changed, nearest] =
    front === undefined ? [failing, nearestWithContrast(colors[failing]!, [color], least)] : [role, front];
  const written = [changed, changed === role ? failing : role].find((name) => Object.hasOwn(own, name));
  // What a scheme has from another one is reported there.
  if (written === undefined) return undefined;
  return {
    place,
    role: written,
    origin: originOf(places, place, role),
    isOwn: written === role,
    message: `Expected a contrast of ${least} : 1 between "${role}" (${color}) and "${failing}" (${colors[failing]}) of "${place}", found ${ratio} : 1.`,
    hint: `Write "${changed}": "${nearest}", the nearest colour that has it.`,
  };
}

/** The place that a colour comes from. */
function originOf(places: Places, place: string, role: string): string {
  const own = places[place] as { like?: string };
  if (Object.hasOwn(own, role)) return `${place} ${role}`;
  if ((role === 'soft' || role === 'muted') && Object.hasOwn(own, 'text')) return `${place} text`;
  return originOf(places, own.like ?? 'page', role);
}
