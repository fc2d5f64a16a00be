/**
 * HTML without dialogs and without what stands in elements marked `data-closed`: visitors see it once they have asked for
 * it, so its styles need not be in the document.
 */
export function withoutClosed(html: string): string {
  const shown = html.replaceAll(/<dialog\b.*?<\/dialog>/gs, '');
  let result = '';
  let from = 0;
  for (const start of shown.matchAll(/<(\w+)[^>]* data-closed=""[^>]*>/g)) {
    if (start.index < from) continue;
    const inner = start.index + start[0].length;
    result += shown.slice(from, inner);
    from = endOfContent(shown, inner, start[1]!);
  }
  return result + shown.slice(from);
}

/** Where the end tag of an element stands whose content begins at `from`. */
function endOfContent(html: string, from: number, name: string): number {
  const tags = new RegExp(`<(/?)${name}\\b`, 'g');
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  throw new Error(`An element <${name}> has no end.`);
}

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
