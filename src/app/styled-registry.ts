import type { ElementType } from 'react';
import type { IStyledComponent } from 'styled-components';
import { styledElement } from './styled-element.ts';

type Styled = IStyledComponent<'web'>;

/** Every styled component of a built site, by its id. The build notes each where it is made. */
export const styledComponents = new Map<string, Styled>();

/** By what is drawn in its place. */
const styledBehind = new Map<unknown, Styled>();

/**
 * Notes a styled component for its rules, and gives what pages are drawn with: the element with its class, as in the
 * browser. styled-components would look through the rules of each of thousands of elements to find that they are known.
 * @throws Error when two components share an id: one would look like the other.
 */
export function registerStyled(component: Styled, target: ElementType): ElementType {
  const id = component.styledComponentId;
  if (styledComponents.has(id))
    throw new Error(`Two styled components have the id "${id}": one would look like the other.`);
  styledComponents.set(id, component);
  const element = styledElement(target, id);
  styledBehind.set(element, component);
  return element;
}

/** The styled component behind what is drawn, for rules that name it or build on it. Anything else stays as it is. */
export function styledOf<Value>(value: Value): Value | Styled {
  return styledBehind.get(value) ?? value;
}
