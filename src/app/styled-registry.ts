import type { ElementType } from 'react';
import { type IStyledComponent, isStyledComponent } from 'styled-components';
import { plainError } from '../shared/plain-error.ts';
import { styledElement } from './styled-element.ts';

type Styled = IStyledComponent<'web'>;

/** Every styled component, in the order in which modules were run: what a component builds on comes before it. */
export const styledComponents = new Map<string, { component: Styled; file: string }>();

/** By the element that is rendered in its place. */
const styledBehind = new Map<unknown, Styled>();

/**
 * Registers a styled component for its rules, and gives what pages are rendered with: the element with its class, as in
 * the browser.
 * @throws Error when components of two files share an id: one would look like the other.
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
  // The development server runs a file again when it, or one that it imports, has changed.
  styledComponents.delete(id);
  styledComponents.set(id, { component, file });
  const element = styledElement(target, id, attributes);
  styledBehind.set(element, component);
  return element;
}

/** The styled component behind an element, for one that builds on it. Anything else is returned as it is. */
export function styledOf<Value>(value: Value): Value | Styled {
  return styledBehind.get(value) ?? value;
}

/**
 * What stands between the words of a style, for the library: for an element, the styled component behind it.
 * @throws Error for a function, which would be called with the props of each use. `place`: where it stands.
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
