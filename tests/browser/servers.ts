/** A site that is built and served while tests run. */
export interface TestedSite {
  url: string;
  port: number;
  outDir: string;
  /** Where its receiver keeps what forms send. */
  inquiries: string;
}

const first = Number(process.env.TEST_PORT ?? 4180);

function siteAt(port: number, outDir: string): TestedSite {
  const inquiries = `.cache/inquiries-${port}.sqlite`;
  return { url: `http://localhost:${port}`, port, outDir: `.cache/${outDir}-${first}`, inquiries };
}

/** The site of `pages/`, as it is delivered. */
export const realSite = siteAt(first, 'test-site');
/** The site of `tests/site/`, with the catalogue of all section types beside its pages. */
export const fixtureSite = siteAt(first + 1, 'test-fixture');
export const fixtureFolders = { pages: 'tests/site/pages', public: `.cache/fixture-public-${first}` };
