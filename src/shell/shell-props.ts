import { createContext } from 'react';
import type { SiteData } from '../shared/generated/site.ts';

/** Props of the parts of the shell. */
export interface ShellProps {
  site: SiteData;
}

/** True while only what visitors see before they open a menu is rendered, to find its styles. */
export const FirstScreen = createContext(false);
