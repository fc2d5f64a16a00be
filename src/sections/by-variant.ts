import { type ComponentType, createElement } from 'react';

/** Returns a section component with one layout per variant. `standard` is that of a block that names none. */
export function byVariant<S extends { variant?: string }>(
  standard: NonNullable<S['variant']>,
  layouts: Record<NonNullable<S['variant']>, ComponentType<S>>,
) {
  return (section: S) => {
    const variant: NonNullable<S['variant']> = section.variant ?? standard;
    return createElement(layouts[variant], section);
  };
}
