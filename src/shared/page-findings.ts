/** Where the development server says what is to be fixed: `?page=/company/about` names the open page. */
export const findingsPath = '/@site/findings';

/** What is to be fixed, as seen from one open page. */
export interface PageFindings {
  /** What keeps this very page from being right. */
  own: Mistakes;
  /** What is wrong elsewhere on the site. */
  others: Mistakes;
}

export interface Mistakes {
  count: number;
  /** The first of them. */
  shown: Mistake[];
}

/** One mistake, in words for whoever writes the page. */
export interface Mistake {
  message: string;
  /** What to do about it. */
  hint?: string;
  file: string;
  line: number;
  column: number;
  /** `block 3 (cardGrid)` */
  block?: string;
  /** The lines of the file, marked; empty when there is nothing to show. */
  frame: string;
}
