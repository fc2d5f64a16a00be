/** Something that search engines are told of, in schema.org's vocabulary (JSON-LD). Addresses in it are whole ones. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** What a block has to know of its page to describe itself. */
export interface DescribedPage {
  /** The page's whole address. */
  url: string;
  /** Makes an address of this site whole: `/company` → `https://www.example.com/company`. */
  toUrl(href: string): string;
  /** Whose site this is. */
  organization: Thing;
}
