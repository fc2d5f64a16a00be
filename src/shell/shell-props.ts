import { createContext } from 'react';
import type { SiteData } from '../shared/generated/site.ts';

/** Props of the parts of the shell. */
export interface ShellProps {
  site: SiteData;
}

/** The address of the page that is rendered: lists mark their links to it. */
export const CurrentAddress = createContext('');

/** True while only what visitors see before they open a menu is rendered, to find its styles. */
export const FirstScreen = createContext(false);
