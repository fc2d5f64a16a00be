import type { ComponentType, ReactNode } from 'react';
import type { Router } from './router.ts';

interface RouterSlot {
  /** Gives sections the address of the page. Set by `section-router.tsx`, which few sections need. */
  SectionRouter?: ComponentType<SectionRouterProps>;
  /** The router, once it has started. */
  started?: Router;
}

export interface SectionRouterProps {
  /** The path of the page with the site's base; known on the server only. */
  path?: string | undefined;
  children?: ReactNode;
}

/** Connects code that loads separately. */
export const routerSlot: RouterSlot = {};
