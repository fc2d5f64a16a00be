import type { SiteData } from '../shared/generated/site.ts';

/** Props of the parts of the shell. */
export interface ShellProps {
  site: SiteData;
  /** The current page, whose links are marked. */
  path: string;
}
