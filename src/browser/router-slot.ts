import type { ComponentType, ReactNode } from 'react';
import type { Location as RouterLocation, RouterNavigateOptions } from 'react-router-dom';
import type { ServedPage } from './fetch-document.ts';

/** Client-side navigation, for the loader script. */
export interface Router {
  /** The page in `<main>`; undefined while it is still the served one. */
  readonly shownPage: ServedPage | undefined;
  /** Fetches a page before a navigation. The path includes the site's base. */
  prefetch(path: string): Promise<unknown>;
  /** The address of the shown page. */
  readonly location: RouterLocation;
  /** Navigates to an address of this site. */
  navigate(to: Pick<Location, 'pathname' | 'search' | 'hash'>, options?: RouterNavigateOptions): void;
}

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
