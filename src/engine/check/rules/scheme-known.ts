import { distanceOf } from '../../../shared/theme/colors.ts';
import { backgroundsOf, schemesOf } from '../../content/roles/theme.ts';
import { nameColor, readColorName } from '../../text/color-names.ts';
import { listSome, quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';
import { toHex } from './shared/to-hex.ts';

export const schemeKnown = judgeEach('error', ({ site, report, valuesOf }) => {
  const schemes = schemesOf(site);
  if (!schemes) return;
  const names = Object.keys(schemes);
  const backgrounds = backgroundsOf(site);
  const described = listSome(names, (name) => {
    const color = backgrounds.get(name);
    return color === undefined ? name : `${name} (${nameColor(color)})`;
  });
  for (const scheme of valuesOf('scheme')) {
    const { value } = scheme;
    if (names.includes(value)) continue;
    // A typo of a name is near to it, as the schema says.
    const color = toHex(value) ?? readColorName(value, toHex);
    const distanceTo = (background: string) => distanceOf(color ?? background, background);
    const [nearest] = [...backgrounds].toSorted(([, a], [, b]) => distanceTo(a) - distanceTo(b));
    if (color !== undefined && nearest)
      report(scheme, `Unexpected colour ${quote(value)} as a background.`, {
        meant: nearest[0],
        hint: `A background is a scheme of the theme, and this one is nearest to it here. ${site.pagesDir}/_site/theme.json has ${described}.`,
      });
    else
      report(scheme, `Missing scheme ${quote(value)} in the theme of this site.`, {
        hint: `${site.pagesDir}/_site/theme.json has ${described}. Choose one of them, or add the scheme.`,
      });
  }
});
