import { projectFiles } from '../stage/fixture-files.ts';
import { writeFiles } from '../stage/write-files.ts';

/** Makes small sites, with the project's schemas, in the folder of the running test. */
export function createSiteMaker(folder: () => string) {
  const hero = { type: 'hero', title: 'A heading' };
  let pages = 0;
  const page = (more: object = {}, ...sections: object[]) => ({
    title: `Page number ${(pages += 1)} of this site`,
    description: `What page number ${pages} offers, in a sentence that is long enough for search results.`,
    ...more,
    sections: [hero, ...sections],
  });
  const text = (body: string) => ({ type: 'richText', body });

  /** A site with some pages, and what all sites need. */
  function makeSite(files: Record<string, unknown>): void {
    for (const name of projectFiles.list('tests/site/pages/_site'))
      if (!['navigation.json', 'footer.json', 'redirects.json', 'planned-links.json'].includes(name))
        writeFiles(folder(), {
          [`pages/_site/${name}`]: projectFiles.read(`tests/site/pages/_site/${name}`)!,
        });
    const indented = Object.entries(files).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`,
    ]);
    const made = pages;
    // The same titles, whenever it is called.
    pages = 900;
    writeFiles(folder(), { 'pages/index.json': page(), 'pages/cookies.json': page() });
    pages = made;
    writeFiles(folder(), Object.fromEntries(indented) as Record<string, unknown>);
  }

  return { makeSite, page, text };
}
