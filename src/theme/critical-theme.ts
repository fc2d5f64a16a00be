import { withoutEmptyRules } from '../shared/without-empty-rules.ts';

/**
 * Returns the critical part of the theme's `css`. Its rules are chosen by the first screen's `html` (backgrounds, word
 * lengths, text direction), its custom properties by `rules`.
 */
export function criticalTheme(css: string, html: string, rules: string): string {
  const named = css.replaceAll(/\[data-(?:background|word)=[^{}]*\{[^{}]*\}/g, (rule) => {
    const names = [...rule.matchAll(/\[(data-(?:background|word))=["']?([\w-]+)/g)];
    return names.some(([, attribute, name]) => html.includes(`${attribute}="${name}"`)) ? rule : '';
  });
  const oriented = html.includes('dir="rtl"') ? named : named.replaceAll(rightToLeftRule, '');
  return withoutUnused(oriented, rules);
}

/** A rule for right-to-left text only. */
const rightToLeftRule = /(?<=^|[{}])\[dir=["']?rtl["']?\][^{},]*\{[^{}]*\}/g;

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
