import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compile, middleware, type Middleware, serialize, stringify } from 'stylis';
import { plainError } from '../shared/plain-error.ts';
import type { ComponentStyles } from '../shared/rendered-page.ts';
import { styledElement } from './styled-element.ts';

/** The styles of a styled component, a global style or an animation. */
interface Registered {
  file: string;
  /** As in a template, with nesting. */
  text: string;
  kind: 'component' | 'global' | 'keyframes';
}

/** By class or name of the animation, in the order of modules: a base component precedes its extensions. */
export const registeredStyles = new Map<string, Registered>();

/** The class of each styled component. */
const classOf = new Map<unknown, string>();

/** A template whose expressions are CSS, or the CSS of an object. */
type StyleTemplate<Result> = (template: TemplateStringsArray | string, ...parts: string[]) => Result;

/** The text of a `css` template. */
export const cssText: StyleTemplate<string> = (template, ...parts) =>
  typeof template === 'string' ? template : String.raw({ raw: template }, ...parts);

/**
 * Registers styles. Returns the name of an animation, or the rendered element of a component, as in the browser. Global
 * styles apply to the whole page while their element is in it.
 */
export function defineStyle(
  kind: Registered['kind'],
  file: string,
  ...[target, id, attributes]: Parameters<typeof styledElement>
): StyleTemplate<ElementType> {
  return (...template) => {
    register(id, { file, text: cssText(...template), kind });
    if (kind === 'keyframes') return id as ElementType;
    const element = styledElement(target, id, attributes);
    if (kind === 'component') classOf.set(element, id);
    return element;
  };
}

/** @throws Error when styles of two files share an id, which would mix them. */
function register(id: string, styles: Registered): void {
  const registeredFile = registeredStyles.get(id)?.file ?? styles.file;
  if (registeredFile !== styles.file)
    throw plainError(
      `The styled components of ${registeredFile} and ${styles.file} get the same class "${id}". Rename one of the files.`,
    );
  // The development server runs a changed file and its importers again.
  registeredStyles.delete(id);
  registeredStyles.set(id, styles);
}

/** Registered styles as nested CSS. */
export function nestedCss(id: string, { text, kind }: Registered): string {
  // CSS has no comments to the end of a line. A text, and an address such as "https://", is none.
  const css = text.replaceAll(/("[^"\n]*"|'[^'\n]*')|(?<![^\s;{}])\/\/.*/g, '$1');
  if (kind === 'global') return css;
  return `${kind === 'component' ? `.${id}` : `@keyframes ${id}`}{${css}}`;
}

/** The CSS of registered styles. */
export function compileStyle(id: string, styles: Registered): string {
  const tree = compile(nestedCss(id, styles));
  if (styles.kind !== 'global') return serialize(tree, guardHover);
  const present = `:where(:root:has(.${id}),:root:has(.${id}) *)`;
  return serialize(
    tree,
    middleware([
      ({ type, parent, props }) => {
        if (type !== 'rule' || parent?.type === '@keyframes' || !Array.isArray(props)) return;
        // A type selector precedes the others of its compound.
        props.forEach((selector, index) => {
          props[index] = selector.replace(/^(?:[a-z][\w-]*|\*)?/i, `$&${present}`);
        });
      },
      guardHover,
    ]),
  );
}

/** The styles of all loaded components, rendered or not, in the order of their modules. */
export function compileComponents(): ComponentStyles[] {
  return Array.from(registeredStyles, ([id, styles]) => {
    const { file, kind } = styles;
    const css = compileStyle(id, styles);
    return { id, file, nestedCss: nestedCss(id, styles), css, isAnimation: kind === 'keyframes' };
  });
}

/** CSS whose styles for hovering apply only where something hovers: see `guardHover`. */
export function compileCss(css: string): string {
  return serialize(compile(css), guardHover);
}

/**
 * Writes a CSS rule. After a tap, touch screens match `:hover` until the next one. So there a selector with it gets what
 * never matches in its place. Where no script runs, a tap opens what hovering opens (which `:focus-within` does too).
 */
const guardHover: Middleware = (element, ...position) => {
  const { type, props } = element;
  if (type !== 'rule' || !Array.isArray(props) || !props.some(hovers)) return stringify(element, ...position);
  const write = (selectors: string[], media?: string) => {
    const css = stringify({ ...element, props: selectors }, ...position) ?? '';
    return css === '' || media === undefined ? css : `@media ${media}{${css}}`;
  };
  const hovering = props.filter(hovers);
  const opening = hovering.filter((selector) => selector.includes(':focus-within'));
  return [
    write(props.filter((selector) => !hovers(selector))),
    write(
      hovering.filter((selector) => !opening.includes(selector)),
      '(hover:hover)',
    ),
    write(opening, '(hover:hover),(scripting:none)'),
    write(hovering.map(withoutHover).filter(canMatch), '(hover:none)'),
  ].join('');
};

const hovers = (selector: string) => /:hover\b/.test(selector);
const withoutHover = (selector: string) =>
  selector.replaceAll(':not(:hover)', '').replaceAll(/:hover\b/g, ':not(*)');
/** False if `:not(*)` is outside brackets. */
const canMatch = (selector: string) => !withoutBrackets(selector.replaceAll(':not(*)', '!')).includes('!');

/** A selector without what is in brackets. */
function withoutBrackets(text: string): string {
  const outer = text.replaceAll(/\([^()]*\)/g, '');
  return outer === text ? text : withoutBrackets(outer);
}

/**
 * The CSS of an expression in a style: the selector of a component, the declarations of an object, or the
 * text itself.
 * @throws Error for a function, which would depend on the props of each use. `place`: its position in the
 * source.
 */
export function stylePart(value: unknown, place: string): string {
  if (value === undefined || value === null || value === false) return '';
  if (Array.isArray(value)) return value.map((item) => stylePart(item, place)).join('');
  const className = classOf.get(value);
  if (className !== undefined) return `.${className}`;
  if (typeof value === 'function') throw dependent(place);
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, item]: [string, unknown]) => {
      if (item === undefined || item === null || item === false || item === '') return '';
      if (typeof item === 'object' && !Array.isArray(item)) return `${name}{${stylePart(item, place)}}`;
      const property = name.startsWith('--')
        ? name
        : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${property}:${typeof item === 'number' ? withUnit(name, item) : stylePart(item, place)};`;
    })
    .join('');
}

/** @throws Error for a function of props. `place`: its position in the source. */
export function fixedAttributes<Value>(value: Value, place: string): Value {
  if (typeof value === 'function') throw dependent(place);
  return value;
}

function dependent(place: string): Error {
  return plainError(
    `${place}: This style depends on a function, such as one of props. A component has the same rules wherever it is used: let them depend on a data- attribute or a custom property instead.`,
  );
}

/** React knows which properties are lengths. */
function withUnit(name: string, value: number): string {
  const html = renderToStaticMarkup(createElement('i', { style: { [name]: value } }));
  return html.slice(html.indexOf(':') + 1, html.lastIndexOf('"'));
}
