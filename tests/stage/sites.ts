/** A site that is built once per test run and served while all specs run. */
export type TestedSite = ReturnType<typeof siteAt>;
/** One whose visitors sign in with the provider at `provider`, which a test starts. */
export type SignInSite = TestedSite & { provider: TestedSite };

const first = Number(process.env.TEST_PORT ?? 4180);

/** The URL has the base, and no trailing slash. */
function siteAt(index: number, base = '') {
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
export const englishPage = '/growing/tools';
/**
 * The fixture with services of others: two scripts that need consent, one for analytics and one for advertising, a form
 * for each of two services, and a provider.
 */
export const servicesSite: SignInSite = { ...siteAt(2), provider: siteAt(5) };
/** Its output folder. */
export const servicesFolder = `.cache/services-${first}`;
/** The service of one of its forms, which a test starts. */
export const formService = siteAt(6);
/**
 * The fixture below a base, without a form service, so that its forms use the visitor's e-mail program. It has a script
 * that loads others after consent, a page for unknown addresses, and a provider.
 */
export const mailSite: SignInSite = { ...siteAt(3, '/site'), provider: siteAt(7) };
/** The fixture without anything that a site may leave out. */
export const leastSite = siteAt(4);
