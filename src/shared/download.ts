/** A file to download, as the page names it. */
export interface Download {
  href: string;
  /** The ending of its name in capital letters: `PDF`. */
  kind: string;
  bytes: number;
}
