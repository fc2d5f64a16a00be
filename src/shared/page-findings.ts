import type { Diagnostic } from './diagnostic.ts';

/** Endpoint of the development server for findings: `?page=/company/about` names the open page. */
export const findingsPath = '/@site/findings';

/** All findings, sorted by whether they concern the open page. */
export interface PageFindings {
  /** Findings about the open page. */
  here: FindingList;
  /** Findings about the rest of the site. */
  elsewhere: FindingList;
  /** True where the studio opens the page. */
  isEditable: boolean;
}

export interface FindingList {
  count: number;
  /** The first few of them. */
  findings: ShownFinding[];
}

/** One finding. */
export interface ShownFinding extends Diagnostic {
  /** The lines of the file with the finding marked; empty when there is nothing to show. */
  frame: string;
}
