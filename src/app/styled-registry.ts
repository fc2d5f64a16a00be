import type { ElementType } from 'react';
import { type IStyledComponent, isStyledComponent } from 'styled-components';
import { plainError } from '../shared/plain-error.ts';
import { styledElement } from './styled-element.ts';

type Styled = IStyledComponent<'web'>;

/** Every styled component, in the order of modules: a base component precedes its extensions. */
export const styledComponents = new Map<string, { component: Styled; file: string }>();

/** Styled components by the element that replaces them. */
const styledBehind = new Map<unknown, Styled>();

/**
 * Registers a styled component for its rules, and returns the element with its class for rendering, as in the
 * browser.
 * @throws Error when components of two files share an id, which would mix their rules.
 */
export function registerStyled(
  file: string,
  component: Styled,
  target: ElementType,
  attributes?: Record<string, unknown>,
): ElementType {
  const id = component.styledComponentId;
  const other = styledComponents.get(id)?.file ?? file;
  if (other !== file)
    throw plainError(
      `The styled components of ${other} and ${file} get the same class "${id}". Rename one of the files.`,
    );
  // The development server runs a changed file and its importers again.
  styledComponents.delete(id);
  styledComponents.set(id, { component, file });
  const element = styledElement(target, id, attributes);
  styledBehind.set(element, component);
  return element;
}

/** The styled component of an element, for an extension of it. Returns other values unchanged. */
export function styledOf<Value>(value: Value): Value | Styled {
  return styledBehind.get(value) ?? value;
}

/**
 * An interpolation in a style, for the library: the styled component of an element, or the value itself.
 * @throws Error for a function, which would depend on the props of each use. `place`: its position in the
 * source.
 */
export function stylePart<Value>(value: Value, place: string): Value | Styled {
  const part = styledOf(value);
  if (holdsFunction(part))
    throw plainError(
      `${place}: This style depends on a function, such as one of props. A component has the same rules wherever it is used: let them depend on a data- attribute or a custom property instead.`,
    );
  return part;
}

function holdsFunction(part: unknown): boolean {
  if (typeof part === 'function') return true;
  if (typeof part !== 'object' || part === null || isStyledComponent(part)) return false;
  const isPlain = Array.isArray(part) || Object.getPrototypeOf(part) === Object.prototype;
  return isPlain && Object.values(part).some(holdsFunction);
}
