import { styledNames } from './styled-names.ts';

/** A group of rules in the output of styled-components, with its end marker. */
const group = /([\s\S]*?)data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}(?:\/\*!sc\*\/\s*)?/g;

/** Collects the rules of styled components by folder below `src/` and by name, formatted for diffs. */
export function createStyleBook() {
  const folders = new Map<string, Map<string, string>>();
  const animations = new Map<string, string>();
  const raw = new Map<string, { css: string; names: string[] }>();

  return {
    /** Adds the rules of a page. */
    add(css: string): void {
      for (const [, rules = '', id = '', names = ''] of css.matchAll(group))
        raw.set(id, { css: rules, names: names.split(',').filter(Boolean) });
    },
    /** Returns one text per folder. */
    write(): Map<string, string> {
      const classes = new Map<string, string>();
      for (const [id, { css, names }] of raw) {
        const styled = styledNames.get(id);
        if (styled) for (const name of [id, ...names]) classes.set(name, styled.name);
        else for (const name of names) animations.set(name, nameless(css, name));
      }
      for (const [id, { css, names }] of raw) {
        const styled = styledNames.get(id);
        if (!styled) continue;
        // A component whose styles depend on props has several classes, with the same rules and other values.
        const used = [...animations].filter(([name]) => css.includes(name));
        const text = [css, ...used.map(([name, rules]) => rules.replace('{', ` ${name}{`))].join('\n');
        const named = text.replaceAll(/(?<=\.)[\w-]+/g, (name) => classes.get(name) ?? name);
        const words = used.reduce((all, [name], index) => all.replaceAll(name, `motion-${index + 1}`), named);
        const book = folders.get(styled.folder) ?? new Map<string, string>();
        folders.set(styled.folder, book.set(styled.name, names.length === 0 ? '' : formatCss(words)));
      }
      return new Map(
        [...folders].map(([folder, book]) => [
          folder,
          [...book]
            .toSorted(([one], [other]) => (one < other ? -1 : 1))
            .map(([, css]) => css)
            .filter((css) => css !== '')
            .join('\n'),
        ]),
      );
    },
  };
}

/** Key frames without their name, which is a hash. */
function nameless(css: string, name: string): string {
  return css.replace(` ${name}{`, '{').replace(`@-webkit-keyframes${name}`, '@-webkit-keyframes');
}

/** One declaration per line. */
function formatCss(css: string): string {
  const lines: string[] = [];
  let depth = 0;
  let line = '';
  let brackets = 0;
  let quote = '';
  const end = (sign: string) => {
    if (line.trim() !== '') lines.push('  '.repeat(depth) + line.trim() + sign);
    line = '';
  };
  for (const sign of css.replaceAll(/\/\*[\s\S]*?\*\//g, '')) {
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') brackets += 1;
    else if (sign === ')') brackets -= 1;
    else if (brackets === 0 && (sign === '{' || sign === ';' || sign === '}')) {
      end(sign === '{' ? ' {' : ';');
      if (sign === '{') depth += 1;
      if (sign === '}') lines.push('  '.repeat((depth -= 1)) + '}');
      continue;
    }
    line += sign === '\n' ? ' ' : sign;
  }
  return `${lines.join('\n')}\n`;
}
