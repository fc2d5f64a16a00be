import type { ComponentRules } from '../shared/rendered-page.ts';
import { memoize } from '../shared/memoize.ts';
import { stylesAtRest } from './first-screen.ts';
import { compileStyle, registeredStyles } from './styled-registry.ts';

/** The rules of all loaded components, rendered or not, in the order of their modules. */
export function compileRules(): ComponentRules[] {
  return Array.from(registeredStyles, ([id, styles]) => {
    // The last declaration of a rule needs no semicolon.
    const css = compileStyle(id, styles).replaceAll(';}', '}');
    const isAnimation = styles.kind === 'keyframes';
    return { id, css, firstCss: isAnimation ? css : stylesAtRest(css), isAnimation };
  });
}

/**
 * Returns a function that finds the rules for the classes in some HTML, in order. Pages with the same
 * components get the same string. Caches the result for the shared parts.
 */
export function ruleFinder(all: readonly ComponentRules[]): (shared: string, own: string) => string {
  const orderOf = new Map(all.map((rules, order) => [rules.id, order]));
  const animations = all.filter(({ isAnimation }) => isAnimation);

  function ordersIn(html: string): number[] {
    const used = [...classesOf(html)].flatMap((name) => orderOf.get(name) ?? []);
    const moving = animations.filter(({ id }) => used.some((order) => all[order]!.css.includes(id)));
    return [...used, ...moving.map(({ id }) => orderOf.get(id)!)];
  }

  const ordersInShared = memoize(50, ordersIn);
  const join = memoize(200, (orders) =>
    orders
      .split(',')
      .map((order) => all[Number(order)]?.firstCss)
      .join(''),
  );
  return (shared, own) =>
    join([...new Set([...ordersInShared(shared), ...ordersIn(own)])].toSorted((a, b) => a - b).join());
}

function classesOf(html: string): Set<string> {
  const attributes = new Set<string>();
  for (const match of html.matchAll(/ class="([^"]+)"/g)) attributes.add(match[1]!);
  return new Set([...attributes].flatMap((attribute) => attribute.split(' ')));
}
