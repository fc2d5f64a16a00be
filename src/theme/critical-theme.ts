import { withoutEmptyRules } from '../shared/without-empty-rules.ts';

/**
 * Returns the critical part of the theme's `css`. Its rules for backgrounds are chosen by the first screen's `html`, its
 * custom properties by `rules`.
 */
export function criticalTheme(css: string, html: string, rules: string): string {
  const shown = css.replaceAll(/\[data-background=[^{}]*\{[^{}]*\}/g, (rule) => {
    const names = [...rule.matchAll(/\[data-background=["']?([\w-]+)/g)];
    return names.some(([, name]) => html.includes(`data-background="${name}"`)) ? rule : '';
  });
  return withoutUnused(shown, rules);
}

/** A custom property in minified CSS, with the `;` that ends it. */
const declaration = /(--[\w-]+):((?:"[^"]*"|\([^)]*\)|[^;{}"(])*)(?:;|(?=\}))/g;

/** Removes unused custom properties, and rules left empty. Values of properties may use other properties. */
function withoutUnused(css: string, rules: string): string {
  const values = new Map<string, string[]>();
  for (const [, name, value] of css.matchAll(declaration))
    values.set(name!, [...(values.get(name!) ?? []), value!]);
  const used = new Set<string>();
  const queue = namesIn(css.replaceAll(declaration, '') + rules);
  for (const name of queue) {
    if (used.has(name)) continue;
    used.add(name);
    queue.push(...namesIn((values.get(name) ?? []).join(' ')));
  }
  return withoutEmptyRules(css.replaceAll(declaration, (all, name: string) => (used.has(name) ? all : '')));
}

function namesIn(css: string): string[] {
  return [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!);
}
