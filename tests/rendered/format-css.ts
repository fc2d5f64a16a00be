import type { ComponentRules } from '../../src/shared/rendered-page.ts';
import { styledNames } from './styled-names.ts';

/** Rules of styled components, by folder below `src/` and by name, as they are read and compared by people. */
export function writeStyleBook(rules: readonly ComponentRules[]): Map<string, string> {
  const animations = rules.filter(({ isAnimation }) => isAnimation);
  const book = new Map<string, Map<string, string>>();
  for (const { id, css } of rules) {
    const styled = styledNames.get(id);
    if (!styled) continue;
    const used = animations.filter((animation) => css.includes(animation.id));
    const text = [css, ...used.map((animation) => nameless(animation).replace('{', ` ${animation.id}{`))];
    const named = text.join('\n').replaceAll(/(?<=\.)[\w-]+/g, (name) => styledNames.get(name)?.name ?? name);
    const words = used.reduce(
      (all, animation, index) => all.replaceAll(animation.id, `motion-${index + 1}`),
      named,
    );
    const folder = book.get(styled.folder) ?? new Map<string, string>();
    book.set(styled.folder, folder.set(styled.name, css === '' ? '' : formatCss(words)));
  }
  return new Map(
    [...book].map(([folder, texts]) => [
      folder,
      [...texts]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([, css]) => css)
        .filter((css) => css !== '')
        .join('\n'),
    ]),
  );
}

/** Key frames without the name, a hash. */
function nameless({ id, css }: ComponentRules): string {
  return css.replace(` ${id}{`, '{').replace(`@-webkit-keyframes${id}`, '@-webkit-keyframes');
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
