import type { IStyledComponent } from 'styled-components';

/** Every styled component of a built site, by its id. The build notes each where it is made. */
export const styledComponents = new Map<string, IStyledComponent<'web'>>();

/** @throws Error when two components share an id: one would look like the other. */
export function registerStyled<Styled extends IStyledComponent<'web'>>(component: Styled): Styled {
  const id = component.styledComponentId;
  if (styledComponents.has(id))
    throw new Error(`Two styled components have the id "${id}". Rename the file of one of them.`);
  styledComponents.set(id, component);
  return component;
}
