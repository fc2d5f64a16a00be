import { compile, serialize, stringify } from 'stylis';
import { directionOf } from '../shared/language.ts';
import type { ComponentRules, WrittenRules } from '../shared/rendered-page.ts';
import { compileStyle, registeredStyles, withoutBrackets, writtenStyle } from './styled-registry.ts';

/** The rules of all loaded components, rendered or not, in the order of their modules. */
export function compileRules(): WrittenRules[] {
  return Array.from(registeredStyles, ([id, styles]) => {
    const { file, kind } = styles;
    const css = compileStyle(id, styles);
    const firstCss = stylesAtRest(css);
    return { id, file, written: writtenStyle(id, styles), css, firstCss, isAnimation: kind === 'keyframes' };
  });
}

/** The rules for the classes in some HTML, in order, with the animations that these name. */
export function rulesFor(html: string, all: readonly ComponentRules[]): string {
  const classes = new Set(valuesIn(html, 'class').flatMap((names) => names.split(' ')));
  const textOf = (rules: readonly ComponentRules[]) => rules.map(({ firstCss }) => firstCss).join('');
  const used = textOf(all.filter(({ id }) => classes.has(id)));
  return textOf(all.filter(({ id, isAnimation }) => classes.has(id) || (isAnimation && used.includes(id))));
}

/**
 * CSS without rules for print and for hovered, pressed, open and playing elements, and without transitions. The first
 * screen does not need them: the site's style sheet has them, and it loads before a visitor acts.
 */
export function stylesAtRest(css: string): string {
  return serialize(compile(css), (element, ...position) => {
    const { type, props, value } = element;
    if (value === '@media print' || (type === 'decl' && /^transition\b/.test(String(props)))) return '';
    if (type === 'rule' && Array.isArray(props)) element.props = props.filter((part) => !isActive(part));
    // A rule without selectors or declarations is left out.
    return stringify(element, ...position);
  });
}

/** States of elements that were opened or have the focus, of sliders that play, and of those that Swiper has started. */
const laterStates = /:focus-within|\[(?:aria-expanded|data-playing)=["']true|\.swiper-(?:initialized|fade)/;

/** True for a selector with a hover or press state outside brackets, or with a later state. */
function isActive(selector: string): boolean {
  const positive = selector.replaceAll(/:not\([^()]*\)/g, '');
  return /:(?:hover|active)\b/.test(withoutBrackets(positive)) || laterStates.test(positive);
}

/** The values of an attribute in some HTML, each once, sorted. */
export function valuesIn(html: string, attribute: string): string[] {
  const found = html.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'));
  return [...new Set(Array.from(found, ([, value]) => value!))].toSorted();
}

/** What the first screen of a page contains. */
interface Shown {
  backgrounds: readonly string[];
  languages: readonly string[];
  /** The rules of its components. */
  rules: string;
}

/** Returns the rules of the theme's `css` and the custom properties that the first screen needs. */
export function criticalTheme(css: string, { backgrounds, languages, rules }: Shown): string {
  const shown = css
    .replaceAll(/(?<=^|[{}])\[data-background=[^{}]*\{[^{}]*\}/g, (rule) => {
      const names = [...rule.matchAll(/\[data-background=["']?([\w-]+)/g)];
      return names.some(([, name]) => backgrounds.includes(name!)) ? rule : '';
    })
    .replaceAll(flatRule, (rule) => (isFor(languages, rule) ? rule : ''));
  return withoutUnused(shown, rules);
}

/** A rule without at-rule in minified CSS, from the end of the one before. */
const flatRule = /(?<=^|[{}])[^{}]*\{[^{}]*\}/g;

/** False for a rule that applies only to other languages, or to text from right to left where there is none. */
function isFor(languages: readonly string[], rule: string): boolean {
  if (rule.includes('[dir=rtl]')) return languages.some((language) => directionOf(language) === 'rtl');
  if (!rule.includes(':lang(')) return true;
  return languages.some((language) => rule.includes(`:lang(${language.split('-', 1)[0]})`));
}

/** A custom property in minified CSS, with the `;` that ends it. */
const declaration = /(?<![\w-])(--[\w-]+):((?:"[^"]*"|\([^)]*\)|[^;{}"(])*)(?:;|(?=\}))/g;

/** Removes custom properties that nothing uses, then those that only these used, and rules left empty. */
function withoutUnused(css: string, rules: string): string {
  const used = new Set((css + rules).match(/(?<=var\()--[\w-]+/g));
  const left = css.replaceAll(declaration, (all, name: string) => (used.has(name) ? all : ''));
  return left === css ? withoutEmptyRules(css) : withoutUnused(left, rules);
}

const emptyRule = /(?<=^|[{};])[^{};]+\{\}/g;

/** Removes empty rules from minified CSS, and at-rules that contain no others. */
export function withoutEmptyRules(css: string): string {
  const left = css.replaceAll(emptyRule, '');
  return left === css ? css : withoutEmptyRules(left);
}
