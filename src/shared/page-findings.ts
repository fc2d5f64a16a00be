import type { Diagnostic } from './diagnostic.ts';

/** Endpoint of the development server for findings: `?page=/company/about` names the open page. */
export const findingsPath = '/@site/findings';

/** All findings, sorted by whether they concern the open page. */
export interface PageFindings {
  /** Findings about the open page. */
  own: Mistakes;
  /** Findings about the rest of the site. */
  others: Mistakes;
}

export interface Mistakes {
  count: number;
  /** The first few of them. */
  shown: Mistake[];
}

/** One finding. */
export interface Mistake extends Diagnostic {
  /** The lines of the file with the finding marked; empty when there is nothing to show. */
  frame: string;
}
