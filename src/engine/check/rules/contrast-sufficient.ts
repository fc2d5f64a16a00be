import { contrastOf, nearestWithContrast } from '../../../shared/theme/colors.ts';
import { lookUpColor } from '../../../shared/theme/scheme-colors.ts';
import type { Theme } from '../../../shared/generated/site.ts';
import { paletteOf } from '../../content/roles/theme.ts';
import { type Json, valueAt } from '../../json/json.ts';
import { judgeEach } from '../rule.ts';
import {
  colorAt,
  type ColorGroup,
  isWrittenIn,
  type LocatedColor,
  type Pair,
  readColors,
} from './shared/color-groups.ts';
import { type Failure, findCauses, wordCause } from './shared/contrast-causes.ts';

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

/** How a colour fails on its backgrounds; undefined if it does not, or if that is reported where it is written. */
function judgePair(group: ColorGroup, pair: Pair): Failure | undefined {
  const [role, backgrounds, least] = pair;
  const clear = backgrounds.find((name) => colorAt(group, name).color.length > 7 && isWrittenIn(group, name));
  if (clear !== undefined) return wordClear(clear, colorAt(group, clear));
  const front = colorAt(group, role).color;
  const failing = backgrounds.find((name) => contrastOf(front, colorAt(group, name).color) < least);
  return failing === undefined ? undefined : wordFailure(group, pair, failing);
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
function wordFailure(group: ColorGroup, pair: Pair, failing: string): Failure | undefined {
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

/** The nearest colour that has the contrast: in front, or else behind. */
function adviseColor(group: ColorGroup, [role, backgrounds, least]: Pair, failing: string) {
  const color = colorAt(group, role).color;
  const backs = backgrounds.map((name) => colorAt(group, name).color);
  const front = nearestWithContrast(color, backs, least);
  if (front !== undefined) return { changed: role, color: front };
  return {
    changed: failing,
    color: nearestWithContrast(colorAt(group, failing).color, [color], least),
  };
}
