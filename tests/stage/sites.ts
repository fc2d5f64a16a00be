/** A site that is built once per test run and served while all specs run. */
export interface TestedSite {
  /** URL with the base, without a trailing slash. */
  url: string;
  port: number;
}

const first = Number(process.env.TEST_PORT ?? 4180);

function siteAt(index: number, base = ''): TestedSite {
  return { url: `http://localhost:${first + index}${base}`, port: first + index };
}

/** The site of `tests/site/` with the catalogue, and with a receiver for its forms. */
export const fixtureSite = siteAt(0);
/** Its output folder. */
export const fixtureFolder = `.cache/fixture-${first}`;
/** The database of that receiver. */
export const fixtureInquiries = `.cache/inquiries-${first}.sqlite`;
/** The fixture in Arabic, with the catalogue, and with one page in English. */
export const arabicSite = siteAt(1);
/** The fixture with two scripts that need consent: one for analytics, one for advertising. */
export const consentSite = siteAt(2);
/**
 * The fixture below a base, without a form service, so that its forms use the visitor's e-mail program. It has a script
 * that loads others after consent.
 */
export const mailSite = siteAt(3, '/site');
/** The fixture without anything that a site may leave out. */
export const leastSite = siteAt(4);
