// Made from section-schemas/ by "npm run gen". Do not edit: change the schema instead.

/**
 * Names and figures that the whole site uses. Any text on a page may name them in braces: {brand}, {facts.experts}. Change them here and every page follows.
 */
export interface Brand {
  /**
   * The company's name as visitors read it.
   */
  brand: string;
  /**
   * What the company calls one of its people: "Weftarian".
   */
  staff: string;
  /**
   * The address the site is served at, from https:// to the name, without a slash at the end.
   */
  url: string;
  /**
   * The phone number for business inquiries, with its country code: "+91 20 1234 5678".
   */
  phone: string;
  /**
   * The e-mail address for business inquiries.
   */
  email: string;
  /**
   * Where the office is: "Pune, Maharashtra, India".
   */
  locality: string;
  facts: BrandFacts;
}
/**
 * Figures about the company. {facts.experts} on a page shows the entry "experts".
 */
export interface BrandFacts {
  /**
   * A figure as it is shown: "650+".
   */
  [k: string]: string;
}

/**
 * Addresses that menus and pages may already name although their page does not exist yet. Visitors are sent to the home page until it does. Remove an address once its page is there.
 */
export interface PlannedLinks {
  /**
   * The addresses, in the order of the alphabet.
   *
   * Items: An address such as "/services/branding": small letters, digits and hyphens, no slash at the end.
   */
  paths: string[];
}

/** What every page shares: the files of pages/_site/, with placeholders filled in. */
export interface SiteData {
  brand: Brand;
  plannedLinks: PlannedLinks;
}
