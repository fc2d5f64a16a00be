import { lookUpColor, schemeColors } from '../../../shared/theme/scheme-colors.ts';
import type { PageContext } from '../../content/site.ts';
import { paletteOf, schemesOf } from '../../content/roles/theme.ts';
import { isObject, type Json, type JsonObject } from '../../json/json.ts';
import { quote } from '../../text/messages.ts';
import { type FileContext, judgeEach } from '../rule.ts';

export const cardVisible = judgeEach('warning', (context) => {
  const { contentFile, site } = context;
  const schemes = readSchemes(site);
  if (!('page' in schemes && 'soft' in schemes)) return;
  const colors = readCardColors(site, schemes);
  if (contentFile.kind !== 'site' || contentFile.name !== 'theme') judgeCards(context, colors);
  else if (contentFile.isSound) judgeSurfaces(context, schemes, colors);
});

/** The schemes as they are written. Other rules report a theme that cannot be read. */
function readSchemes(site: PageContext): Readonly<Record<string, JsonObject>> {
  return Object.fromEntries(
    Object.entries(schemesOf(site) ?? {}).flatMap(([name, scheme]) =>
      isObject(scheme) ? [[name, scheme]] : [],
    ),
  );
}

/** The colours of a card and of its ground in a scheme; undefined for what is no colour. */
interface CardColors {
  surface: string | undefined;
  background: string | undefined;
}

/** By scheme. Any value of a theme may be of any kind. */
function readCardColors(
  site: PageContext,
  schemes: Readonly<Record<string, JsonObject>>,
): ReadonlyMap<string, CardColors> {
  const palette = paletteOf(site);
  const colorOf = (value: Json) =>
    typeof value === 'string' ? lookUpColor(value, palette)?.toLowerCase() : undefined;
  const colors = schemeColors(schemes as Parameters<typeof schemeColors<Json>>[0]);
  return new Map(
    Array.from(colors, ([name, { surface, background }]) => [
      name,
      { surface: colorOf(surface), background: colorOf(background) },
    ]),
  );
}

/** Judges the cards that have the "surface" of a scheme. */
function judgeSurfaces(
  { report }: FileContext,
  schemes: Readonly<Record<string, JsonObject>>,
  colors: ReadonlyMap<string, CardColors>,
): void {
  for (const [name, { surface, background }] of colors) {
    const scheme = schemes[name] ?? {};
    // What a scheme has from another one is reported there.
    if (!('surface' in scheme || 'background' in scheme) || surface !== background) continue;
    report(`/schemes/${name}/${'surface' in scheme ? 'surface' : 'background'}`, {
      message: `Unexpected "surface" of ${quote(name)}: it has the colour of its "background".`,
      hint: 'Cards on this background would have no edge. Write a "surface" that is a little lighter or darker.',
    });
  }
}

/** Judges the cards of a block that name a background of their own. */
function judgeCards(context: FileContext, colors: ReadonlyMap<string, CardColors>): void {
  const { report, valuesOf } = context;
  const backgrounds = valuesOf('scheme').map(({ value, place }) => ({
    value,
    place,
    owner: place.pointer.slice(0, place.pointer.lastIndexOf('/') + 1),
  }));
  for (const { value, place, owner } of backgrounds) {
    const block = backgrounds.findLast(
      (candidate) => candidate.owner !== owner && owner.startsWith(candidate.owner),
    );
    const blockBackground = block?.value ?? defaultBackgroundOf(context, place.pointer);
    const color = colors.get(value)?.background;
    const blockColor = blockBackground === undefined ? undefined : colors.get(blockBackground)?.background;
    if (color === undefined || color !== blockColor) continue;
    report(place, {
      message: `Unexpected background ${quote(value)} of a card: its block has the same colour.`,
      hint: 'Nothing sets the card apart. Choose another background, or leave it out for the one of its place.',
    });
  }
}

/** The background of a variant whose block names none. */
function defaultBackgroundOf(
  { contentFile, site, valuesOf }: FileContext,
  pointer: string,
): string | undefined {
  const variant = valuesOf('limited').find(({ place }) => place.pointer === pointer)?.value;
  const block = contentFile.blocks.find((candidate) => pointer.startsWith(`${candidate.pointer}/`));
  const { field } = site.schemas.sections.get(block?.type ?? '') ?? {};
  return variant === undefined ? undefined : field?.properties.get('background')?.defaultIn?.[variant];
}
