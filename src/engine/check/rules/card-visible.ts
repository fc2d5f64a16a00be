import { lookUpColor, schemeColors, type SchemeName } from '../../../shared/look/scheme-colors.ts';
import type { Theme } from '../../../shared/generated/site.ts';
import { paletteOf, schemesOf } from '../../content/roles/theme.ts';
import type { JsonObject } from '../../json/json.ts';
import { quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';

export const cardVisible = judgeEach('warning', ({ document, site, report, usesOf }) => {
  const theme = site.siteFiles.get('theme')?.value;
  const schemes = schemesOf(site);
  // Other rules report a theme that cannot be read.
  if (!schemes || !(['page', 'soft'] as const).every((name) => name in schemes)) return;
  const colors = schemeColors(schemes as unknown as Theme['schemes']);
  const colorOf = (written: string) => lookUpColor(written, paletteOf(site))?.toLowerCase();
  if (document.kind === 'site' && document.name === 'theme') {
    if (!document.isSound || theme === undefined) return;
    for (const [name, { surface, background }] of colors) {
      const own = schemes[name] as JsonObject;
      // What a scheme has from another one is reported there.
      if (!('surface' in own || 'background' in own) || colorOf(surface) !== colorOf(background)) continue;
      report(`/schemes/${name}/${'surface' in own ? 'surface' : 'background'}`, {
        message: `Unexpected "surface" of ${quote(name)}: it has the colour of its "background".`,
        hint: 'Cards on this background would have no edge. Write a "surface" that is a little lighter or darker.',
      });
    }
    return;
  }
  const groundOf = (name: string) => {
    const found = colors.get(name as SchemeName)?.background;
    return found === undefined ? undefined : colorOf(found);
  };
  const uses = usesOf('scheme').flatMap(({ value, place }) =>
    'pointer' in place
      ? [{ value, place, owner: place.pointer.slice(0, place.pointer.lastIndexOf('/') + 1) }]
      : [],
  );
  for (const { value, place, owner } of uses) {
    const block = uses.findLast((other) => other.owner !== owner && owner.startsWith(other.owner));
    const color = groundOf(value);
    if (!block || color === undefined || color !== groundOf(block.value)) continue;
    report(place, {
      message: `Unexpected background ${quote(value)} of a card: its block has the same colour.`,
      hint: 'Nothing sets the card apart. Choose another background, or leave it out for the one of its place.',
    });
  }
});
