/** What the first screen needs of the theme's `css`: its HTML names the grounds, its `rules` use custom properties. */
export function themeOf(css: string, html: string, rules: string): string {
  const grounds = css.replaceAll(/\[data-ground=[^{}]*\{[^{}]*\}/g, (rule) => {
    const names = [...rule.matchAll(/\[data-ground=["']?([\w-]+)/g)].map(([, name]) => name!);
    return names.some((name) => html.includes(`data-ground="${name}"`)) ? rule : '';
  });
  return withoutUnused(grounds, rules);
}

/** One custom property as minified CSS declares it, with the mark that ends it. */
const declaration = /(--[\w-]+):((?:"[^"]*"|\([^)]*\)|[^;{}"(])*)(?:;|(?=\}))/g;

/** The CSS without the custom properties that neither it nor the `rules` use. Their own values may use others. */
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
  return css.replaceAll(declaration, (all, name: string) => (used.has(name) ? all : ''));
}

function namesIn(css: string): string[] {
  return [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!);
}
