import type { ElementType } from 'react';
import { jsx } from 'react/jsx-runtime';

interface StyledElement {
  (props: Record<string, unknown>): React.ReactElement;
  /** What is drawn in the end, and the classes of everything it was made of. */
  made: { element: ElementType; classes: string };
}

/**
 * What a styled component is in the browser of a built site: the element, or the component, with the component's class.
 * Its rules lie in the site's style sheet. A styled component that is styled anew keeps its own class too.
 */
export function styledElement(target: ElementType | StyledElement, id: string): StyledElement {
  const base = typeof target === 'function' && 'made' in target ? target.made : undefined;
  const element = base?.element ?? (target as ElementType);
  const classes = base ? `${base.classes} ${id}` : id;
  const component = ({ as, className, ...props }: Record<string, unknown>) => {
    props.className = className ? `${classes} ${className as string}` : classes;
    // Unlike `createElement`, it takes the properties as they are: no copy for each of a page's elements.
    return jsx((as as ElementType | undefined) ?? element, props);
  };
  return Object.assign(component, { made: { element, classes } });
}
