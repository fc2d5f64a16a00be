import { compile, serialize, stringify } from 'stylis';
import type { ComponentRules } from '../shared/rendered-page.ts';
import { compileStyle, registeredStyles } from './styled-registry.ts';

/** The rules of all loaded components, rendered or not, in the order of their modules. */
export function compileRules(): ComponentRules[] {
  return Array.from(registeredStyles, ([id, styles]) => {
    const css = compileStyle(id, styles);
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

/**
 * CSS without rules for hovered, pressed and open elements, and without transitions. The first screen does
 * not need them: the site's style sheet has them, and it loads before a visitor acts.
 */
export function stylesAtRest(css: string): string {
  return serialize(compile(css), (element, ...position) => {
    const { type, props } = element;
    if (type === 'decl' && /^transition\b/.test(String(props))) return '';
    if (type === 'rule' && Array.isArray(props)) element.props = props.filter((part) => !isActive(part));
    // A rule without selectors or declarations is left out.
    return stringify(element, ...position);
  });
}

/** True for a selector with a hover or press state outside brackets, or with an open state. */
function isActive(selector: string): boolean {
  const positive = selector.replaceAll(/:not\([^()]*\)/g, '');
  return /:(?:hover|active)\b/.test(outsideBrackets(positive)) || /\[aria-expanded=["']true/.test(positive);
}

function outsideBrackets(text: string): string {
  const outer = text.replaceAll(/\([^()]*\)/g, '');
  return outer === text ? text : outsideBrackets(outer);
}

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
  const queue = usedProperties(css.replaceAll(declaration, '') + rules);
  for (const name of queue) {
    if (used.has(name)) continue;
    used.add(name);
    queue.push(...usedProperties((values.get(name) ?? []).join(' ')));
  }
  return withoutEmptyRules(css.replaceAll(declaration, (all, name: string) => (used.has(name) ? all : '')));
}

function usedProperties(css: string): string[] {
  return [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!);
}

const emptyRule = /(?<=^|[{};])[^{};]+\{\}/g;

/** Removes empty rules from minified CSS, and at-rules that contain no others. */
export function withoutEmptyRules(css: string): string {
  const left = css.replaceAll(emptyRule, '');
  return left === css ? css : withoutEmptyRules(left);
}
