import { cssRule } from './css.ts';
import { schemeOf } from './scheme-colors.ts';

/** Not for paper, on which a dark scheme would print light texts. */
export const prefersNight = 'screen and (prefers-color-scheme: dark)';

/** The custom properties of a theme's colours, by day or by night. */
export interface ColorProperties {
  root: Readonly<Record<string, string>>;
  page: Readonly<Record<string, string>>;
  schemes: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

/** The styles for visitors who prefer a dark scheme. They follow those of the day, and replace all of their colours. */
export function nightStyles(day: ColorProperties, night: ColorProperties): string {
  const { '--bg': ground = '' } = schemeOf(day.schemes, 'white');
  const cssRules = [
    cssRule(':root', {
      'color-scheme': 'dark',
      // The ground of a picture stays as it was drawn: it ends with an edge, and fades into no dark one.
      '--fade': '#000',
      '--fade-room': '2.5rem',
      ...differences(night.root, day.root),
    }),
    cssRule(':root,[data-background]', night.page),
    ...Array.from(night.schemes, ([name, colors]) =>
      cssRule(`[data-background="${name}"]`, differences(colors, night.page)),
    ),
    // Marks of others are drawn for light grounds: they keep one.
    cssRule('[data-section="technologies"] li img', {
      background: ground,
      'box-shadow': `0 0 0 6px ${ground}`,
      'border-radius': '2px',
      'margin-inline': '6px',
    }),
  ];
  return `@media ${prefersNight}{${cssRules.join('')}}`;
}

/** What the properties change of others. */
export function differences(
  properties: Readonly<Record<string, string>>,
  common: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(properties).filter(([name, value]) => common[name] !== value));
}
