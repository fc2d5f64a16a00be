import { rule } from './css.ts';

/** Not for paper, on which a dark scheme would print light texts. */
export const prefersNight = 'screen and (prefers-color-scheme: dark)';

/** The custom properties of a theme's colours, by day or by night. */
export interface ColorProperties {
  root: Readonly<Record<string, string>>;
  page: Readonly<Record<string, string>>;
  schemes: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

/** The rules for visitors who prefer a dark scheme. They follow those of the day, and replace all of their colours. */
export function nightRules(day: ColorProperties, night: ColorProperties): string {
  const rules = [
    rule(':root', { 'color-scheme': 'dark', ...differences(night.root, day.root) }),
    rule(':root,[data-background]', night.page),
    ...Array.from(night.schemes, ([name, own]) =>
      rule(`[data-background="${name}"]`, differences(own, night.page)),
    ),
    // Marks of others are drawn for light grounds: they keep one.
    rule('[data-section="technologies"] li img', {
      background: day.schemes.get('white')!['--bg']!,
      'box-shadow': `0 0 0 8px ${day.schemes.get('white')!['--bg']}`,
      'border-radius': '2px',
    }),
  ];
  return `@media ${prefersNight}{${rules.join('')}}`;
}

/** What the properties change of others. */
export function differences(
  own: Readonly<Record<string, string>>,
  common: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(own).filter(([name, value]) => common[name] !== value));
}
