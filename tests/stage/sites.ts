/** A site that is built once per run and served while all specs run. */
export interface TestedSite {
  /** Address with the base, without a slash at the end. */
  url: string;
  port: number;
}

const first = Number(process.env.TEST_PORT ?? 4180);

function siteAt(index: number, base = ''): TestedSite {
  return { url: `http://localhost:${first + index}${base}`, port: first + index };
}

/** The site of `tests/site/`, with the catalogue of all section types beside its pages, and a receiver for its forms. */
export const fixtureSite = siteAt(0);
/** Where it is built. */
export const fixtureFolder = `.cache/fixture-${first}`;
/** Where that receiver stores what forms send. */
export const fixtureInquiries = `.cache/inquiries-${first}.sqlite`;
/** The fixture in Arabic, with the catalogue, and with one page in English. */
export const arabicSite = siteAt(1);
/** The fixture with two scripts that wait for consent: one for analytics, one for advertising. */
export const consentSite = siteAt(2);
/**
 * The fixture without a service for its forms, which then go through the visitor's e-mail program, below a base, and with a
 * script that loads others once it is allowed.
 */
export const mailSite = siteAt(3, '/site');
