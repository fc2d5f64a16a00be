import type { SiteData } from '../shared/generated/site.ts';

/** What every part of the shell is drawn from. */
export interface ShellProps {
  site: SiteData;
  /** The page the shell stands around; its links are marked. */
  path: string;
}
