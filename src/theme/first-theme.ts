import { withoutEmptyRules } from '../shared/without-empty-rules.ts';

/**
 * What the first screen needs of the theme's `css`: its HTML names the grounds, the lengths of words and whether anything
 * is read from right to left, its `rules` use custom properties.
 */
export function themeOf(css: string, html: string, rules: string): string {
  const named = css.replaceAll(/\[data-(?:ground|word)=[^{}]*\{[^{}]*\}/g, (rule) => {
    const names = [...rule.matchAll(/\[(data-(?:ground|word))=["']?([\w-]+)/g)];
    return names.some(([, attribute, name]) => html.includes(`${attribute}="${name}"`)) ? rule : '';
  });
  const turned = html.includes('dir="rtl"') ? named : named.replaceAll(rightToLeftRule, '');
  return withoutUnused(turned, rules);
}

/** A rule for what is read from right to left, and for nothing else. */
const rightToLeftRule = /(?<=^|[{}])\[dir=["']?rtl["']?\][^{},]*\{[^{}]*\}/g;

/** One custom property as minified CSS declares it, with the mark that ends it. */
const declaration = /(--[\w-]+):((?:"[^"]*"|\([^)]*\)|[^;{}"(])*)(?:;|(?=\}))/g;

/**
 * The CSS without the custom properties that neither it nor the `rules` use, and without rules that declared no others.
 * Their own values may use others.
 */
function withoutUnused(css: string, rules: string): string {
  const values = new Map<string, string[]>();
  for (const [, name, value] of css.matchAll(declaration))
    values.set(name!, [...(values.get(name!) ?? []), value!]);
  const used = new Set<string>();
  const waiting = namesIn(css.replaceAll(declaration, '') + rules);
  for (const name of waiting) {
    if (used.has(name)) continue;
    used.add(name);
    waiting.push(...namesIn((values.get(name) ?? []).join(' ')));
  }
  return withoutEmptyRules(css.replaceAll(declaration, (all, name: string) => (used.has(name) ? all : '')));
}

function namesIn(css: string): string[] {
  return [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!);
}
