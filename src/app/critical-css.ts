import type { ComponentRules } from '../shared/rendered-page.ts';
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

/** Returns a function that finds the rules for the classes in some HTML, in order. */
export function ruleFinder(all: readonly ComponentRules[]): (html: string) => string {
  const orderOf = new Map(all.map((rules, order) => [rules.id, order]));
  const animations = all.filter(({ isAnimation }) => isAnimation);
  return (html) => {
    const used = [...classesOf(html)].flatMap((name) => orderOf.get(name) ?? []);
    const moving = animations.filter(({ id }) => used.some((order) => all[order]!.css.includes(id)));
    const orders = new Set([...used, ...moving.map(({ id }) => orderOf.get(id)!)]);
    return Array.from(orders)
      .toSorted((a, b) => a - b)
      .map((order) => all[order]!.firstCss)
      .join('');
  };
}

function classesOf(html: string): Set<string> {
  const attributes = new Set<string>();
  for (const match of html.matchAll(/ class="([^"]+)"/g)) attributes.add(match[1]!);
  return new Set([...attributes].flatMap((attribute) => attribute.split(' ')));
}
