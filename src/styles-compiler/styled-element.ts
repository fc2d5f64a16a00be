import type { ElementType } from 'react';
import { jsx } from 'react/jsx-runtime';

interface Attributes {
  className?: string;
  [name: string]: unknown;
}

/** The rendered element, with the classes and attributes of all its base components. */
interface Made {
  element: ElementType;
  classes: string;
  attributes: object;
}

interface StyledElement {
  (props: Attributes): React.ReactElement;
  made: Made;
  displayName?: string | undefined;
}

/** Cached by class, so that a module that runs again keeps its components (development only). */
const elements = new Map<string, StyledElement>();

/**
 * A styled component for rendering: the element, or the component, with the component's class and its fixed
 * attributes. Its styles are in the site's style sheet. A component that extends another keeps that one's
 * class too. `displayName`: for React's developer tools (development only).
 */
export function styledElement(
  target: ElementType | StyledElement,
  id: string,
  { className = '', ...attributes }: Attributes = {},
  displayName?: string,
): StyledElement {
  const base = typeof target === 'function' && 'made' in target ? target.made : undefined;
  const made: Made = {
    element: base?.element ?? (target as ElementType),
    classes: [base?.classes, id, className].filter(Boolean).join(' '),
    attributes: { ...base?.attributes, ...attributes },
  };
  if (import.meta.hot) {
    // When a file runs again, a new component would make React remount the elements and lose their input.
    const earlier = elements.get(made.classes);
    if (earlier?.made.element === made.element) return Object.assign(earlier, { made });
  }
  const component = ({ as, className: given, ...props }: Attributes) => {
    const { element, classes, attributes: fixed } = component.made;
    Object.assign(props, fixed);
    props.className = given ? `${classes} ${given}` : classes;
    // Unlike `createElement`, it uses the props as they are: no copy for each of a page's elements.
    return jsx((as as ElementType | undefined) ?? element, props);
  };
  component.made = made;
  component.displayName = displayName;
  if (import.meta.hot) elements.set(made.classes, component);
  return component;
}
