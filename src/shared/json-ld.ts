/** An entity in schema.org's vocabulary (JSON-LD), for search engines. Its addresses are absolute. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** What a block needs to know about its page for structured data. */
export interface DescribedPage {
  /** The page's absolute address. */
  url: string;
  /** Makes an address of this site absolute: `/company` → `https://www.example.com/company`. */
  toUrl(href: string): string;
  /** The owner of the site. */
  organization: Thing;
}
