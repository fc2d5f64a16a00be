/** What every page says about the site it belongs to. */
export interface SiteIdentity {
  name: string;
  /** Origin without a trailing slash: `https://www.example.com`. */
  url: string;
}
